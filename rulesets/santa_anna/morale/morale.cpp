// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/morale.h"

#include "rulesets/santa_anna/actions/breaking.h"
#include "rulesets/santa_anna/actions/command.h"

namespace santa_anna {

namespace {

/// The fields of the MoraleRoll that is the member `Roll` of an action's answers, in the order of its members.
template <auto Roll> constexpr std::array<Field, 7> asks_morale_roll()
{
    return {
        fields::experience<"unit", Roll, &MoraleRoll::experience>,
        asks<Roll, &MoraleRoll::castings>(
            "unit_castings", role::unit, stat::castings,
            {.help = "Effectives, stragglers and casualties together.", .measure = Measure::Castings, .start = 12}),
        asks<Roll, &MoraleRoll::casualties>("unit_casualties", role::unit, stat::casualties,
                                            {.help = "In the whole game so far.", .measure = Measure::Castings}),
        asks<Roll, &MoraleRoll::leader_attached>("leader_attached", "Leader attached", role::leader, stat::attached),
        fields::with_help("LR, 0 to 3; it counts when he is attached.", fields::leader_rating<Roll, &MoraleRoll::leader_rating>),
        fields::enemy_near<Roll, &MoraleRoll::enemy_near>,
        fields::cover<"unit", Roll, &MoraleRoll::cover>,
    };
}

/// Full parts of the castings that are casualties.
int parts_lost(const MoraleRoll& roll, const Charts& charts, Explanation& explanation)
{
    constexpr std::string_view rallying = "Rallying";
    const Cell& part = charts[MoraleNumber::PartLost];
    const Fraction size = Fraction{roll.castings} * part.number();
    if (size == Fraction{0})
        return 0;
    const auto parts = static_cast<int>((Fraction{roll.casualties} * Fraction{size.over(), size.amount()}).rounded_down());
    if (parts == 0)
        return 0;
    Total castings{explanation};
    castings.start(roll.castings, {"castings at the start"}, rallying);
    castings.times(part);
    explanation.start(roll.casualties, {"casualties"}, rallying);
    explanation.note(Op::Floor, size, {"in full parts of the castings"}, part);
    explanation.agrees(size * Fraction{parts});
    return parts;
}

Label near_label(const Charts& charts, const Label& otherwise)
{
    const Cell& inches = charts[MoraleNumber::Near];
    return inches.number().is_whole() ? Label{"enemy within {0} inches", inches.whole()} : otherwise;
}

/// One roll with its modifiers; `Result` is the chart that the total is read on.
template <class Result> int morale_total(const MoraleRoll& roll, MoraleRollTo to, const Charts& charts, Dice& dice,
                                         Explanation& explanation)
{
    const auto modifier = [&](MoraleShift shift) -> const Cell& { return charts[shift, to]; };
    const bool is_rally = to == MoraleRollTo::Rally;
    const int parts = parts_lost(roll, charts, explanation);
    const Cell& die = charts[is_rally ? Die::Rally : Die::Rout];
    const int thrown = read_thrown(dice, is_rally ? Label{"rally"} : Label{"rout check"}, die, [](int sum) { return sum; });

    Total total{explanation};
    total.start(thrown, is_rally ? Label{"die to rally"} : Label{"die of the rout check"}, die);
    total.add(modifier(Charts::like<MoraleShift>(roll.experience)));
    if (roll.leader_attached) {
        total.add(modifier(MoraleShift::Leader));
        total.add(roll.leader_rating, {"leader rating"}, modifier(MoraleShift::Leader));
    }
    total.add_times(parts, modifier(MoraleShift::PartLost), {"full parts of the castings lost: {0}", parts});
    if (roll.enemy_near) {
        const Cell& near = modifier(MoraleShift::EnemyNear);
        total.add(near.number(), near_label(charts, {"enemy near"}), near);
    }
    if (roll.cover != Cover::None)
        total.add(modifier(MoraleShift::Cover));
    const int sum = total.whole();
    charts.explain_band(charts.band<Result>(sum), explanation);
    return sum;
}

constexpr auto rally_results = options("rallies", Option{"stays-broken", "stays broken"});
constexpr auto rout_results = options("holds", "breaks");

/// A broken unit with a Rally order rolls once; one that rallies is left with as many stragglers as effectives.
struct RallyRules : RulesOf<Rally, int, RallyEnd, Charts> {
    static constexpr std::string_view batch{"unit"};
    static constexpr auto form = [] {
        const auto [experience, castings, casualties, attached, rating, near, cover] = asks_morale_roll<&Rally::roll>();
        return one_or_several(batch,
                              std::array{experience, castings, casualties, fields::stragglers<"unit", &Rally::stragglers>,
                                         fields::effectives<"unit", &Rally::effectives>, attached, rating, near, cover});
    }();
    static constexpr std::array outcomes{
        gives<&RallyEnd::total>("total", "total"),
        gives<&RallyEnd::result>("result", "result",
                                 {.shown = Shown::AsBars, .highlighted = these(RallyResult::Rallies), .options = rally_results}),
        changes<&RallyEnd::stragglers_returned>("stragglers_returned", "stragglers that return", role::unit, Does::Add, stat::effectives),
    };
    static constexpr std::array refusals{
        Refused{"unit_experience", "untrained units may not rally: they retreat each turn until they leave the table",
                [](const Inputs& in, const Charts& charts) {
                    return charts[Charts::like<MoraleShift>(in.roll.experience), MoraleRollTo::Rally].empty();
                }}};
    static constexpr auto reads = Charts::keys<Die, MoraleShift, ToRally, MoraleNumber>;

    static void step(const Rally& inputs, int& total, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        total = morale_total<ToRally>(inputs.roll, MoraleRollTo::Rally, charts, dice, explanation);
    }

    static RallyEnd end(const Rally& inputs, int total, const Charts& charts)
    {
        if (charts.band<ToRally>(total) == ToRally::StaysBroken)
            return {total, RallyResult::StaysBroken, 0};
        const int stragglers_left = (inputs.effectives + inputs.stragglers) / 2;
        return {total, RallyResult::Rallies, std::max(0, inputs.stragglers - stragglers_left)};
    }

    static Announcement announce(const Rally& inputs, const RallyEnd& end)
    {
        Announcement announcement;
        if (end.result == RallyResult::Rallies) {
            announcement.headline =
                counted(end.stragglers_returned, "{The unit} rallies.", "{The unit} rallies and 1 straggler returns to it.",
                        "{The unit} rallies and {0} stragglers return to it.");
            announcement.instruct(Hand::Unmark, "Take the broken marker off and put {the unit} in a formation of your choice.");
            instruct(announcement, Hand::PutDown, end.stragglers_returned, "Put 1 straggler back in {the unit}'s ranks.",
                     "Put {0} stragglers back in {the unit}'s ranks.");
            announcement.instruct(
                "From the next turn it takes any order; off the table it first waits a turn for each retreat it made there.");
        } else {
            announcement.headline = {"{The unit} stays broken."};
            announcement.instruct("{The unit} stays a mob that faces away from the enemy.");
            announcement.follow(Follow::Must, role::unit,
                                choice(action::movement, {"{The unit} makes a retreat move"},
                                       {preset<&Movement::kind>(MoveKind::Retreat), preset<&Movement::effectives>(inputs.effectives),
                                        preset<&Movement::stragglers>(inputs.stragglers)}));
        }
        if (inputs.roll.leader_attached)
            announcement.follow(Follow::Must, role::leader,
                                choice(action::leader_casualty, {"Roll for {the leader} if {the unit} took losses this turn"},
                                       {preset<&LeaderCasualty::rating>(inputs.roll.leader_rating)}));
        return announcement;
    }
};

/// One roll for one friend that was seen to break or rout; untrained units roll too.
struct RoutCheckRules : RulesOf<RoutCheck, int, RoutCheckEnd, Charts> {
    static constexpr std::string_view batch{"unit"};
    static constexpr auto form = one_or_several(batch, asks_morale_roll<&RoutCheck::roll>());
    static constexpr std::array outcomes{
        gives<&RoutCheckEnd::total>("total", "total"),
        changes<&RoutCheckEnd::result>("result", "result", role::unit, Does::Marker, stat::broken,
                                       {.shown = Shown::AsBars, .highlighted = these(RoutResult::Breaks), .options = rout_results}),
    };
    static constexpr auto reads = Charts::keys<Die, MoraleShift, ToRout, MoraleNumber>;

    static void step(const RoutCheck& inputs, int& total, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        total = morale_total<ToRout>(inputs.roll, MoraleRollTo::Rout, charts, dice, explanation);
    }

    static RoutCheckEnd end(int total, const Charts& charts)
    {
        return {total, charts.band<ToRout>(total) == ToRout::Holds ? RoutResult::Holds : RoutResult::Breaks};
    }

    static Announcement announce(const RoutCheckEnd& end, const Charts& charts)
    {
        Announcement announcement;
        if (end.result == RoutResult::Holds) {
            announcement.headline = {"{The unit} holds."};
            return announcement;
        }
        announcement.headline = {"{The unit} breaks."};
        announce_broken(RoleRef{"the unit"}, announcement);
        announcement.instruct(
            "A friend sees {the unit} break within {0} inches, not more than {1} degrees off its front, with nothing in the way.",
            charts[MoraleNumber::Sight].number(), charts[MoraleNumber::SightToEachSide].number());
        announcement.follow(Follow::Must, role::unit,
                            choice(action::movement, {"{The unit} makes a retreat move"}, {preset<&Movement::kind>(MoveKind::Retreat)}));
        announce_rout_checks(role::unit, announcement);
        return announcement;
    }
};

/// What is said in the place of rout checks when no friend has to roll.
struct UnseenRules : CalculationOf<UnseenRules, Unseen, UnseenEnd, Charts> {
    static constexpr std::array form{
        asks<&Unseen::destroyed>("broke_destroyed", role::broke, stat::destroyed, {.help = "It was taken off the table."}),
    };
    static constexpr std::array outcomes{
        gives<&UnseenEnd::checks>("checks", "rout checks", as_bars),
    };

    static UnseenEnd reckon() { return {}; }
    static Announcement announce(const Unseen& inputs)
    {
        return {.headline = {inputs.destroyed ? "No friend sees {the broken unit} go." : "No friend sees {the broken unit} break."},
                .instructions = {inputs.destroyed
                                     ? Instruction{Hand::TakeOff, "Take {the broken unit} off the table; nobody rolls a rout check."}
                                     : Instruction{"Nobody rolls a rout check."}}};
    }
};

/// In Rally a unit on Hold that neither fired nor fought brings some of its stragglers back.
struct HoldRecoveryRules : RulesOf<HoldRecovery, HoldRecoveryEnd, HoldRecoveryEnd, Charts> {
    static constexpr std::string_view batch{"unit"};
    static constexpr auto form =
        one_or_several(batch,
                       std::array{
                           fields::experience<"unit", &HoldRecovery::experience>,
                           fields::stragglers<"unit", &HoldRecovery::stragglers>,
                           fields::enemy_near<&HoldRecovery::enemy_near>,
                           asks<&HoldRecovery::fired_or_fought>("fired_or_fought", "Fired or fought this turn", role::unit,
                                                                stat::fired_or_fought, {.help = "Then it was too busy to recover anyone."}),
                       });
    static constexpr std::array outcomes{
        changes<&HoldRecoveryEnd::recovered>("recovered", "stragglers that return", role::unit, Does::Add, stat::effectives, as_bars),
    };
    static constexpr std::array refusals{Refused{"fired_or_fought", "a unit that fired or fought this turn recovers no stragglers",
                                                 [](const Inputs& in) { return in.fired_or_fought; }}};
    static constexpr auto reads = Charts::keys<Recovery, MoraleNumber>;

    /// The stragglers that come back when the dice fall `sum`.
    static int returned(const HoldRecovery& inputs, int sum, const Charts& charts, Explanation& explanation)
    {
        constexpr std::string_view hold = "Command and Control, 4.2";
        const Cell& cell = charts[Charts::like<Recovery>(inputs.experience)];
        Total back{explanation};
        back.start(sum, {"die for recovery"}, cell);
        if (cell.dice().plus != 0)
            back.add(cell.dice().plus, {cell.row_spec().label}, cell);
        back.least(charts[MoraleNumber::LeastRecovery]);
        if (inputs.enemy_near) {
            const Cell& part = charts[MoraleNumber::RecoveryNear];
            back.times(part, near_label(charts, {part.row_spec().label}));
        }
        back.round_down(hold);
        back.most(inputs.stragglers, {"no more stragglers to return"}, hold);
        return back.whole();
    }

    static void step(const HoldRecovery& inputs, HoldRecoveryEnd& end, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        Explanation deaf{Listening::No};
        end.recovered = dice.read({"recovery"}, charts[Charts::like<Recovery>(inputs.experience)].dice().pool,
                                  [&](const corneta::Faces& faces) { return returned(inputs, faces.sum(), charts, deaf); });
        if (explanation.listens())
            returned(inputs, dice.shown().sum(), charts, explanation);
    }

    static Announcement announce(const HoldRecoveryEnd& end)
    {
        Announcement announcement{counted(end.recovered, "No stragglers return.", "1 straggler returns.", "{0} stragglers return.")};
        instruct(announcement, Hand::PutDown, end.recovered, "Put 1 straggler back in {the unit}'s ranks.",
                 "Put {0} stragglers back in {the unit}'s ranks.");
        return announcement;
    }
};

} // namespace

constinit const ActionOf<Rally, RallyEnd> action::rally =
    action_of<RallyRules>({"rally", "Rally", "A broken unit with a Rally order tries to form again.", "Rallying", during::rally});

constinit const ActionOf<RoutCheck, RoutCheckEnd> action::rout_check = action_of<RoutCheckRules>(
    {"rout-check", "Rout check", "A unit has seen a friend break; one roll for each of them.", "Routing", during::flight});

constinit const ActionOf<Unseen, UnseenEnd> action::unseen =
    action_of<UnseenRules>({"unseen", "Nobody sees it", "No friend sees a unit break: nobody rolls.", "Routing", during::flight});

constinit const ActionOf<HoldRecovery, HoldRecoveryEnd> action::hold_recovery = action_of<HoldRecoveryRules>(
    {"hold-recovery", "Recover stragglers", "A unit on Hold, not broken, that neither fired nor fought takes stragglers back.",
     "Command and Control, 4.2", during::rally});

} // namespace santa_anna
