// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/fields.h"

/// Initiative, activation and what keeps a turn going: 6 to 8, 10, 12.
namespace cedar_creek {

namespace {

constexpr std::array first_players{sides[0], sides[1], Option{"tie", "tie"}};

struct InitiativeState {
    std::int32_t rolled;
    std::array<std::int32_t, 2> totals; ///< the Confederate one first
    std::int32_t nothing;
};

struct InitiativeRules : RulesOf<Initiative, InitiativeState, InitiativeEnd, Charts> {
    static constexpr std::array form{fields::turn<&Inputs::turn>(), fields::tactical_retreat<&Inputs::tactical_retreat>()};
    static constexpr std::array outcomes{
        gives<&End::first_player>("first_player", "first player",
                                  {.shown = Shown::AsBars, .highlighted = these(FirstPlayer::Confederate), .options = first_players})};
    static constexpr auto reads = Charts::keys<Die, Turn, InitiativeModifier>;

    static bool takes_dice(const Inputs& inputs, const Charts& charts) { return charts.says_yes(inputs.turn, OfTurn::InitiativeDice); }

    static Step step(const Inputs& inputs, InitiativeState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (!takes_dice(inputs, charts)) {
            explanation.note(
                Op::Start, charts.turn(inputs.turn, OfTurn::Initiative),
                {"Confederates on turn {0} by the Reminders; section 6 gives them the turn without dice, and that is played", inputs.turn});
            return Step::Finished;
        }
        const bool is_union = state.rolled == 1;
        Total total = thrown({is_union ? "Union die" : "Confederate die"}, charts[Die::Initiative], dice, explanation);
        if (!is_union)
            add_of_turn(total, inputs.turn, OfTurn::Initiative, "Confederates on turn {0}", charts);
        else if (inputs.tactical_retreat)
            total.add(charts[InitiativeModifier::TacticalRetreat]);
        state.totals.at(is_union ? 1U : 0U) = total.whole();
        return state.rolled++ == 0 ? Step::Continue : Step::Finished;
    }

    static End end(const Inputs& inputs, const InitiativeState& state, const Charts& charts)
    {
        if (!takes_dice(inputs, charts) || state.totals[0] > state.totals[1])
            return {FirstPlayer::Confederate};
        return {state.totals[0] == state.totals[1] ? FirstPlayer::Tie : FirstPlayer::Union};
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        if (end.first_player == FirstPlayer::Tie)
            return {.headline = {"A tie: both roll again."},
                    .next = {{Follow::Must,
                              "both",
                              {{initiative.key,
                                {"Roll again"},
                                {{"turn", std::to_string(inputs.turn)}, {"tactical_retreat", inputs.tactical_retreat ? "yes" : "no"}}}}}}};
        const std::string_view pattern = end.first_player == FirstPlayer::Union ? "The Union has the initiative."
            : takes_dice(inputs, charts)                                        ? "The Confederates have the initiative."
                                         : "The Confederates have the initiative on turn {0}, without dice.";
        return {.headline = {pattern, {inputs.turn}}, .instructions = {{"That side is the first player of the turn."}}};
    }
};

struct ActivationRules : RulesOf<Activation, std::int64_t, ActivationEnd, Charts> {
    static constexpr std::array form{
        fields::side<&Inputs::side>(role::active),
        fields::turn<&Inputs::turn>(),
        fields::sheridan<&Inputs::sheridan>("Sheridan is there"),
        fields::tactical_retreat<&Inputs::tactical_retreat>(),
    };
    static constexpr std::array outcomes{
        gives<&End::total>("total", "total"),
        gives<&End::divisions>("divisions", "divisions", {.shown = Shown::AsBars}),
        gives<&End::in_range_only>("in_range_only", "in command range only"),
    };
    static constexpr auto reads = Charts::keys<Die, Turn, Divisions, ActivationModifier>;

    static void step(const Inputs& inputs, std::int64_t& sum, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        using enum ActivationModifier;
        Total total = thrown({"activation"}, charts[Die::Activation], dice, explanation);
        if (inputs.side == Side::Confederate)
            add_of_turn(total, inputs.turn, OfTurn::Activation, "Confederates on turn {0}", charts);
        else
            total.add(charts[inputs.sheridan ? Sheridan : NoSheridan]);
        if (inputs.tactical_retreat)
            total.add(charts[inputs.side == Side::Union ? UnionTacticalRetreat : ConfederateTacticalRetreat]);
        sum = total.whole();
    }

    static End end(const Inputs& inputs, std::int64_t sum, const Charts& charts)
    {
        return {static_cast<int>(sum), charts[charts.band<Divisions>(sum)].whole(),
                inputs.side == Side::Union && !charts.says_yes(inputs.turn, OfTurn::Tests)};
    }

    static Announcement announce(const Inputs& inputs, const End& end)
    {
        if (end.divisions == 0)
            return {.headline = {"No division may act this round."}};
        Announcement announcement{
            .headline = counted(end.divisions, "One division must be activated.", "{0} divisions must be activated."),
            .instructions = {
                {"Each brigade of an activated division acts once: less fatigue, a voluntary rout, or a move and perhaps an attack."}}};
        if (end.in_range_only)
            announcement.instruct("As far as they are in command range: no test activates one on turn {0}.", inputs.turn);
        if (inputs.tactical_retreat && inputs.side == Side::Union)
            announcement.instruct("In the tactical retreat no brigade attacks or enters an enemy zone of control, voluntary routs aside.");
        return announcement;
    }
};

constexpr RefusalSpec too_early{
    "turn", "no test activates a Union division on turn {0}; the text's +{1} for such a test never applies (10 Movement)"};
constexpr RefusalSpec no_test{"turn", "no test activates a Union division on turn {0} (10 Movement)"};

struct InitiativeTestRules : RulesOf<InitiativeTest, std::int64_t, InitiativeTestEnd, Charts> {
    static constexpr std::array form{
        fields::side<&Inputs::side>(role::division),
        fields::turn<&Inputs::turn>(),
        asks<&Inputs::cavalry>("cavalry", "Cavalry division", role::division, stat::cavalry),
        asks<&Inputs::in_contact>("in_contact", "In contact with the enemy", role::division, {}, {.fact = Fact::Measured}),
        asks<&Inputs::superior>("superior", "Superior commander", role::division, stat::superior,
                                {.help = "Wheaton, Keifer, Getty, Merritt, Custer; Ramseur, Pegram, Kershaw."}),
    };
    static constexpr std::array outcomes{
        gives<&End::total>("total", "total"),
        gives<&End::activates>("activates", "activates", {.shown = Shown::AsBars, .highlighted = these(true)}),
    };
    static constexpr std::array refusals{&too_early, &no_test};
    static constexpr auto reads = Charts::keys<Die, Turn, TestModifier, Threshold>;

    static void refuse(const Inputs& inputs, const Charts& charts, Refusals& found)
    {
        if (inputs.side != Side::Union || charts.says_yes(inputs.turn, OfTurn::Tests))
            return;
        if (const int idle = charts.turn(inputs.turn, OfTurn::Test).whole(); idle != 0)
            found.add(too_early, inputs.turn, idle);
        else
            found.add(no_test, inputs.turn);
    }

    static void step(const Inputs& inputs, std::int64_t& sum, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        Total total = thrown({"initiative test"}, charts[Die::InitiativeTest], dice, explanation);
        total.add_times(inputs.cavalry, charts[TestModifier::Cavalry]);
        total.add_times(inputs.in_contact, charts[TestModifier::InContact]);
        total.add_times(inputs.superior, charts[TestModifier::Superior]);
        if (inputs.side == Side::Union)
            add_of_turn(total, inputs.turn, OfTurn::Test, "Union on turn {0}", charts);
        sum = total.whole();
        explanation.note(Op::Start, charts[Threshold::InitiativeTest]);
    }

    static End end(std::int64_t sum, const Charts& charts)
    {
        return {static_cast<int>(sum), sum <= charts[Threshold::InitiativeTest].whole()};
    }

    static Announcement announce(const End& end)
    {
        return {.headline = end.activates ? Sentence{"{The division} acts on its own."}
                                          : Sentence{"{The division} stays where it is and counts as having moved."}};
    }
};

/// Throws a die where the rule needs only whether it shows no more than the threshold.
std::int64_t throw_up_to(Threshold threshold, const Label& label, Die die, const Charts& charts, Dice& dice, Explanation& explanation)
{
    const Cell& highest = charts[threshold];
    const int most = highest.whole();
    const int succeeds = corneta::read_thrown(dice, label, charts[die], [most](int sum) { return sum <= most ? 1 : 0; });
    explanation.note(Op::Start, corneta::shown_thrown(dice, charts[die]), label, charts[die]);
    explanation.note(Op::Start, highest);
    return succeeds;
}

struct ContinuationRules : RulesOf<Continuation, std::int64_t, ContinuationEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::after_round>("after_round", "Rounds played", {}, {},
                                   {.help = "The first three rounds are certain, and a fifth is the last.",
                                    .least = 3,
                                    .most = 4,
                                    .start = 3,
                                    .fact = Fact::Ruled}),
    };
    static constexpr std::array outcomes{
        gives<&End::another_round>("another_round", "another round", {.shown = Shown::AsBars, .highlighted = these(true)})};
    static constexpr auto reads = Charts::keys<Die, Threshold>;

    static void step(const Inputs& inputs, std::int64_t& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const Threshold threshold = inputs.after_round == form[0].least ? Threshold::Round4 : Threshold::Round5;
        state = throw_up_to(threshold, {"continuation"}, Die::Continuation, charts, dice, explanation);
    }

    static End end(std::int64_t state) { return {state != 0}; }

    static Announcement announce(const Inputs& inputs, const End& end)
    {
        return {.headline = end.another_round ? Sentence{"Round {0} is played.", {inputs.after_round + 1}}
                                              : Sentence{"The rounds of this turn are over: the Administrative Phase follows."}};
    }
};

struct SheridanRules : RulesOf<Sheridan, std::int64_t, SheridanEnd, Charts> {
    static constexpr std::array outcomes{gives<&End::arrives>("arrives", "arrives", {.shown = Shown::AsBars, .highlighted = these(true)})};
    static constexpr auto reads = Charts::keys<Die, Threshold, SheridanTurn>;

    static void step(std::int64_t& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        state = throw_up_to(Threshold::Sheridan, {"Sheridan"}, Die::Sheridan, charts, dice, explanation);
    }

    static End end(std::int64_t state) { return {state != 0}; }

    static Announcement announce(const End& end, const Charts& charts)
    {
        const int rolled = charts[SheridanTurn::Rolled].whole();
        if (end.arrives)
            return {.headline = {"Sheridan arrives on turn {0}.", {rolled}},
                    .instructions = {{Hand::PutDown, "Put him in the place of Wright, before the initiative."}}};
        return {.headline = {"Sheridan does not arrive on turn {0}: he does on turn {1}.", {rolled, charts[SheridanTurn::Comes].whole()}}};
    }
};

/// Where the phase ended without it, as soon as somebody is to play.
constexpr auto before_rounds = std::to_array<std::string_view>({phase::initiative, phase::movement});
constexpr auto in_continuation = std::to_array<std::string_view>({phase::continuation});

} // namespace

constinit const ActionOf<Initiative, InitiativeEnd> initiative =
    action_of<InitiativeRules>({"initiative", "Initiative", "Which side plays first this turn.", section::initiative, before_rounds});

constinit const ActionOf<Activation, ActivationEnd> activation = action_of<ActivationRules>(
    {"activation", "Activation", "How many divisions a side must activate this round.", section::activation, in_movement});

constinit const ActionOf<InitiativeTest, InitiativeTestEnd> initiative_test =
    action_of<InitiativeTestRules>({"initiative-test", "Initiative test", "Whether a division out of command range acts on its own.",
                                    section::initiative_test, in_movement});

constinit const ActionOf<Continuation, ContinuationEnd> continuation = action_of<ContinuationRules>(
    {"continuation", "Continuation", "Whether the turn has a 4th and a 5th round.", section::continuation, in_continuation});

constinit const ActionOf<Sheridan, SheridanEnd> sheridan =
    action_of<SheridanRules>({"sheridan", "Sheridan", "Before the initiative of turn 4: whether he arrives on it, or a turn later.",
                              section::scenario, in_initiative});

} // namespace cedar_creek
