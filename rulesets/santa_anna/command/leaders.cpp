// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/command.h"
#include "rulesets/santa_anna/actions/table.h"

/// What leaders do in a turn, and what becomes of them.
namespace santa_anna {

namespace {

/// 1d4 and the leader's rating; a leader attached to a unit has one order, for that unit.
struct LeaderPointsRules : RulesOf<LeaderPoints, LeaderPointsEnd, LeaderPointsEnd, Charts> {
    static constexpr std::string_view batch{"leader"};
    static constexpr auto form = one_or_several(
        batch,
        std::array{
            fields::leader_rating<&LeaderPoints::rating>,
            asks<&LeaderPoints::attached>("leader_attached", "Attached to a unit", role::leader, stat::attached,
                                          {.help = "He gives one order, to that unit; the others of his command roll at random."}),
        });
    static constexpr std::array outcomes{
        changes<&LeaderPointsEnd::points>("points", "leader points", role::leader, Does::Set, stat::leader_points, as_bars),
    };
    static constexpr auto reads = Charts::keys<LeaderPoint>;

    static void step(const LeaderPoints& inputs, LeaderPointsEnd& end, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (inputs.attached) {
            end.points = explanation.start(charts[LeaderPoint::Attached, PointsIn::Amount], {"attached leader: one order, to his unit"});
            return;
        }
        const Cell& die = charts[LeaderPoint::Die, PointsIn::Dice];
        const int thrown = read_thrown(dice, {"leader points"}, die, [](int sum) { return sum; });
        explanation.note(Op::Start, thrown, {"die for leader points"}, die);
        explanation.note(Op::Add, inputs.rating, {"leader rating"}, "Command and Control, 4.1");
        end.points = thrown + inputs.rating;
        explanation.agrees(end.points);
    }

    static Announcement announce(const LeaderPoints& inputs, const LeaderPointsEnd& end, const Charts& charts)
    {
        Announcement announcement{end.points == 1 ? Sentence{"{The leader} has 1 point to give orders."}
                                                  : Sentence{"{The leader} has {0} points to give orders.", {end.points}}};
        if (inputs.attached) {
            announcement.instruct("The order goes to {the unit} he is attached to; the rest of his command rolls for random orders.");
            return announcement;
        }
        announcement.follow(Follow::May, role::leader,
                            choice(action::leader_distance,
                                   {"Orders to units more than {0} inches from {the leader} cost {1}: say which units",
                                    {charts[LeaderPoint::FarDistance, PointsIn::Amount].number(),
                                     charts[LeaderPoint::FarOrder, PointsIn::Amount].number()}}));
        return announcement;
    }
};

/// Without a die: as many stragglers as his rating return to their unit.
struct LeaderRallyRules : CalculationOf<LeaderRallyRules, LeaderRally, LeaderRallyEnd, Charts> {
    static constexpr std::array form{
        fields::leader_rating<&LeaderRally::rating>,
        asks<&LeaderRally::stragglers>(
            "unit_stragglers", "Stragglers near the leader", role::unit, stat::stragglers,
            {.help = "Stragglers of one unit within 3 inches of him.", .measure = Measure::Castings, .fact = Fact::Known}),
    };
    static constexpr std::array outcomes{
        changes<&LeaderRallyEnd::recovered>("recovered", "stragglers that return", role::unit, Does::Add, stat::effectives, as_bars),
    };
    static constexpr auto reads = Charts::keys<LeaderNumber>;

    static LeaderRallyEnd reckon(const LeaderRally& inputs, Explanation& explanation)
    {
        constexpr std::string_view leader_rallies = "Leader Rallies (optional)";
        Total back{explanation};
        back.start(inputs.rating, {"leader rating"}, leader_rallies);
        back.most(inputs.stragglers, {"no more stragglers near him"}, leader_rallies);
        return {back.whole()};
    }

    static Announcement announce(const LeaderRallyEnd& end, const Charts& charts)
    {
        Announcement announcement{counted(end.recovered, "{The leader} brings no stragglers back.",
                                          "{The leader} brings 1 straggler back to {the unit}, whatever its order.",
                                          "{The leader} brings {0} stragglers back to {the unit}, whatever its order.")};
        instruct(announcement, Hand::PutDown, end.recovered, "Put 1 straggler back in {the unit}'s ranks.",
                 "Put {0} stragglers back in {the unit}'s ranks.");
        announcement.instruct("The stragglers must be within {0} inches of him.", charts[LeaderNumber::RallyDistance].number());
        announcement.instruct("Leader points it cost when orders were given: {0}.", charts[LeaderNumber::RallyPoints].number());
        return announcement;
    }
};

constexpr auto leader_fates = options("unhurt", "grazed", "incapacitated", "dead");

struct LeaderCasualtyState {
    std::uint8_t links_done;
    LeaderFate fate;
    std::int16_t turns_out;
};

bool is_out(LeaderFate fate)
{
    return fate == LeaderFate::Incapacitated || fate == LeaderFate::Dead;
}

/// The rating of the leader who takes over.
int replacement_rating(int rating, const Charts& charts, Explanation& explanation)
{
    const Cell& loss = charts[LeaderNumber::RatingLoss];
    Total total{explanation};
    total.start(rating, {"leader rating"}, "Leader Casualty Table");
    total.add(-loss.whole(), {"the replacement's is lower"}, loss);
    total.least(charts[LeaderNumber::LeastRating]);
    return total.whole();
}

/// Three links: whether he is hit, how badly, and when his replacement comes.
struct LeaderCasualtyRules : RulesOf<LeaderCasualty, LeaderCasualtyState, LeaderCasualtyEnd, Charts> {
    static constexpr std::array form{
        fields::with_help("Decides how soon he is replaced.", fields::nation<"leader", &LeaderCasualty::nation>),
        fields::leader_rating<&LeaderCasualty::rating>,
        asks<&LeaderCasualty::unit_losses_this_turn>(
            "unit_losses_this_turn", "Losses of his unit this turn", role::unit, stat::losses_this_turn,
            {.help = "Stragglers and casualties from fire and melee.", .measure = Measure::Castings}),
    };
    static constexpr std::array outcomes{
        gives<&LeaderCasualtyEnd::hit>("hit", "leader hit", highlighted),
        gives<&LeaderCasualtyEnd::fate>("result", "result", {.shown = Shown::AsBars, .options = leader_fates}),
        changes<&LeaderCasualtyEnd::turns_out>("turns_out", "turns out", role::leader, Does::Set, stat::turns_out),
        changes<&LeaderCasualtyEnd::new_rating>("new_rating", "rating from now on", role::leader, Does::Set, stat::rating),
    };
    static constexpr auto reads = Charts::keys<Die, LeaderHit, Replacement, LeaderNumber>;

    static Step step(const LeaderCasualty& inputs, LeaderCasualtyState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        switch (state.links_done++) {
        case 0: return roll_hit(inputs, charts, dice, explanation);
        case 1: return roll_fate(state, charts, dice, explanation);
        default: return roll_turns(inputs, state, charts, dice, explanation);
        }
    }

    static Step roll_hit(const LeaderCasualty& inputs, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const int losses = inputs.unit_losses_this_turn;
        if (losses == 0)
            return Step::Finished;
        const Cell& die = charts[Die::LeaderHit];
        const bool is_hit = read_thrown(dice, {"leader hit"}, die, [&](int sum) { return sum <= losses ? 1 : 0; }) != 0;
        explanation.note(Op::Start, shown_thrown(dice, die), {"die for the leader, hit at {0} or less", losses}, die);
        return is_hit ? Step::Continue : Step::Finished;
    }

    static Step roll_fate(LeaderCasualtyState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const Cell& die = charts[Die::LeaderCasualty];
        const auto hit = [&](int sum) { return charts.band<LeaderHit>(std::max(*leader_casualties_chart.head.lowest, sum)); };
        const int row = read_thrown(dice, {"leader casualty"}, die, [&](int sum) { return static_cast<int>(hit(sum)); });
        explanation.note(Op::Start, shown_thrown(dice, die), {"die for his wound"}, die);
        charts.explain_band(static_cast<LeaderHit>(row), explanation);
        state.fate = static_cast<LeaderFate>(row + 1);
        return is_out(state.fate) ? Step::Continue : Step::Finished;
    }

    static Step roll_turns(const LeaderCasualty& inputs, LeaderCasualtyState& state, const Charts& charts, Dice& dice,
                           Explanation& explanation)
    {
        const Cell& turns = charts[Charts::like<Replacement>(inputs.nation)];
        const Cell& least = charts[LeaderNumber::LeastTurns];
        const int out = read_thrown(dice, {"leader replacement"}, turns, [&](int sum) { return std::max(least.whole(), sum); });
        state.turns_out = static_cast<std::int16_t>(out);
        Total total{explanation};
        total.start(shown_thrown(dice, turns), {"turns until he is replaced"}, turns);
        total.least(least);
        explanation.agrees(out);
        replacement_rating(inputs.rating, charts, explanation);
        return Step::Finished;
    }

    static LeaderCasualtyEnd end(const LeaderCasualty& inputs, const LeaderCasualtyState& state, const Charts& charts, Explanation& deaf)
    {
        const int rating = is_out(state.fate) ? replacement_rating(inputs.rating, charts, deaf) : inputs.rating;
        return {state.fate != LeaderFate::Unhurt, state.fate, state.turns_out, rating};
    }

    static Announcement announce(const LeaderCasualtyEnd& end)
    {
        Announcement announcement;
        switch (end.fate) {
        case LeaderFate::Unhurt: announcement.headline = {"{The leader} is unhurt."}; return announcement;
        case LeaderFate::Grazed: announcement.headline = {"{The leader} is grazed and stays in command."}; return announcement;
        case LeaderFate::Incapacitated: announcement.headline = {"{The leader} is wounded and leaves the field."}; break;
        case LeaderFate::Dead: announcement.headline = {"{The leader} is killed."}; break;
        }
        announcement.instruct(Hand::TakeOff, "Take {the leader} off the table.");
        if (end.turns_out <= 0)
            announcement.instruct("A leader of rating {0} takes over at once.", end.new_rating);
        else if (end.turns_out == 1)
            announcement.instruct("A leader of rating {0} takes over in 1 turn.", end.new_rating);
        else
            announcement.instruct("A leader of rating {0} takes over in {1} turns.", end.new_rating, end.turns_out);
        if (end.turns_out > 0)
            announcement.instruct("Until then his units roll for random orders, and leaders under him follow their last mission.");
        return announcement;
    }
};

constexpr std::string_view the_order_process = "Command and Control, 4.1";

struct AttachRules : CalculationOf<AttachRules, Attach, AttachEnd, Charts> {
    static constexpr std::array form{
        asks<&Attach::attached>("attached", "Goes with the unit", {}, {}, {.help = "No: he leaves it.", .start = 1, .fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        changes<&AttachEnd::attached>("attached", "attached", role::leader, Does::Set, stat::attached, as_bars),
        changes<&AttachEnd::attached>("leader_attached", "leader attached", role::unit, Does::Set, stat::leader_attached),
    };

    static AttachEnd reckon(const Attach& inputs) { return {inputs.attached}; }
    static Announcement announce(const AttachEnd& end)
    {
        if (end.attached)
            return {.headline = {"{The leader} goes with {the unit}."},
                    .instructions = {{Hand::PutDown, "Place him with it: he orders nobody else."}}};
        return {.headline = {"{The leader} leaves {the unit}."}};
    }
};

struct LeaderDistanceRules : CalculationOf<LeaderDistanceRules, LeaderDistance, LeaderDistanceEnd, Charts> {
    static constexpr std::string_view batch{"unit"};
    static constexpr auto form =
        one_or_several(batch,
                       std::array{
                           asks<&LeaderDistance::is_far>("far", "Far from its leader", role::unit, {},
                                                         {.help = "Measured when its order is given.", .fact = Fact::Measured}),
                       });
    static constexpr std::array outcomes{
        changes<&LeaderDistanceEnd::is_far>("far_from_leader", "far from its leader", role::unit, Does::Set, stat::far_from_leader,
                                            as_bars),
    };
    static constexpr auto reads = Charts::keys<LeaderPoint>;

    static LeaderDistanceEnd reckon(const LeaderDistance& inputs) { return {inputs.is_far}; }
    static Announcement announce(const LeaderDistanceEnd& end, const Charts& charts)
    {
        const auto cost = charts[end.is_far ? LeaderPoint::FarOrder : LeaderPoint::Order, PointsIn::Amount].number();
        return {{end.is_far ? "Orders to {the unit} cost {0} until it is near again." : "Orders to {the unit} cost {0}.", {cost}}};
    }
};

} // namespace

constinit const ActionOf<LeaderPoints, LeaderPointsEnd> action::leader_points = action_of<LeaderPointsRules>(
    {"leader-points", "Leader points", "How many orders a leader can give this turn.", "Command and Control, 4.1", during::orders});

constinit const ActionOf<LeaderRally, LeaderRallyEnd> action::leader_rally =
    action_of<LeaderRallyRules>({"leader-rally", "Leader rallies stragglers (optional)",
                                 "A leader who spent a point on it brings stragglers back.", "Leader Rallies (optional)", during::rally});

constinit const ActionOf<LeaderCasualty, LeaderCasualtyEnd> action::leader_casualty = action_of<LeaderCasualtyRules>(
    {"leader-casualty", "Leader casualty", "Whether a leader attached to a unit with losses this turn is hit.", "Leader Casualty Table",
     during::rally});

constinit const ActionOf<Attach, AttachEnd> action::attach = action_of<AttachRules>(
    {"attach", "Attach a leader", "A leader goes with a unit, or leaves it.", the_order_process, during::orders_and_moves});

constinit const ActionOf<LeaderDistance, LeaderDistanceEnd> action::leader_distance = action_of<LeaderDistanceRules>(
    {"leader-distance", "Distance to the leader", "Whether an order to a unit costs more.", the_order_process, during::orders});

} // namespace santa_anna
