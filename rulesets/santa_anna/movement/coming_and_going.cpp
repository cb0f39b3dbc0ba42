// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/movement.h"
#include "rulesets/santa_anna/actions/table.h"

/// Who comes onto the table, appears or is spotted there, takes cover there or runs off it.
namespace santa_anna {

namespace {

struct ArriveRules : CalculationOf<ArriveRules, Arrive, ArriveEnd, Charts> {
    static constexpr std::string_view batch{"unit"};
    static constexpr auto form =
        one_or_several(batch, std::array{asks<&Arrive::off_table>("unit_off_table", role::unit, stat::off_table, {.start = 1})});
    static constexpr std::array outcomes{
        changes<&ArriveEnd::off_table>("off_table", "not yet on the table", role::unit, Does::Set, stat::off_table, as_bars),
    };
    static constexpr std::array refusals{
        Refused{"unit_off_table", "it is on the table already", [](const Inputs& in) { return !in.off_table; }}};

    static ArriveEnd reckon() { return {}; }
    static Announcement announce()
    {
        return {.headline = {"{The unit} comes onto the table."}, .instructions = {{Hand::PutDown, "Place {the unit} where it enters."}}};
    }
};

struct RevealRules : CalculationOf<RevealRules, Reveal, RevealEnd, Charts> {
    static constexpr std::string_view batch{"unit"};
    static constexpr auto form =
        one_or_several(batch, std::array{asks<&Reveal::hidden>("unit_hidden", role::unit, stat::hidden, {.start = 1})});
    static constexpr std::array outcomes{
        changes<&RevealEnd::hidden>("hidden", "hidden", role::unit, Does::Set, stat::hidden, as_bars),
    };
    static constexpr std::array refusals{Refused{"unit_hidden", "it is not hidden", [](const Inputs& in) { return !in.hidden; }}};

    static RevealEnd reckon() { return {}; }
    static Announcement announce()
    {
        return {.headline = {"{The unit} is seen."}, .instructions = {{Hand::PutDown, "Set {the unit} on the table."}}};
    }
};

/// Untrained units do not rally: at the edge they are gone.
struct LeaveTableRules : CalculationOf<LeaveTableRules, LeaveTable, LeaveTableEnd, Charts> {
    static constexpr std::array form{
        fields::experience<"unit", &LeaveTable::experience>,
        asks<&LeaveTable::retreats>("retreats", role::unit, stat::retreats_off_table, {.help = "Counted until it rallies."}),
    };
    static constexpr std::array outcomes{
        gives<&LeaveTableEnd::gone>("gone", "gone for good", highlighted),
        changes<&LeaveTableEnd::retreats>("retreats", "retreats off the table", role::unit, Does::Set, stat::retreats_off_table, as_bars),
    };

    static LeaveTableEnd reckon(const LeaveTable& inputs)
    {
        return {inputs.experience == Experience::Untrained, std::min(inputs.retreats + 1, 99)};
    }
    static Announcement announce(const LeaveTableEnd& end)
    {
        if (end.gone)
            return {.headline = {"{The unit} runs off the table and is gone."},
                    .instructions = {{Hand::TakeOff, "Take it off the table."}}};
        return {{"Retreats off the table: {0}.", {end.retreats}},
                {{"Keep it beside the table; when it has rallied it waits as many turns before it comes back."}},
                {}};
    }
};

struct TakeCoverRules : CalculationOf<TakeCoverRules, TakeCover, TakeCoverEnd, Charts> {
    static constexpr std::array form{
        asks<&TakeCover::cover>("cover", "Cover", {}, {},
                                {.help = "Behind a section its level decides.", .options = covers, .fact = Fact::Measured}),
    };
    static constexpr std::array outcomes{
        changes<&TakeCoverEnd::cover>("cover", "cover", role::unit, Does::Set, stat::cover, as_bars),
    };

    static TakeCoverEnd reckon(const TakeCover& inputs) { return {inputs.cover}; }
    static Announcement announce(const TakeCoverEnd& end)
    {
        if (end.cover == Cover::None)
            return {.headline = {"{The unit} stands in the open."}};
        return {{"{The unit} is in cover: {0}.", {at(covers, end.cover).label}}, {}, {}};
    }
};

void subtract(int castings, const Cell& for_one_less, std::string_view reason, Total& number)
{
    const int each = for_one_less.whole();
    if (each > 0 && castings >= each)
        number.add(-(castings / each), {reason, each}, for_one_less);
}

int number_of(const SpotHidden& inputs, const Charts& charts, Explanation& explanation)
{
    const Cell& first = charts[Spotting::Number];
    Total number{explanation};
    number.start(first.number(), {"number to begin with"}, first);
    subtract(inputs.hidden_castings, charts[Spotting::HiddenCastings], "one less for every {0} hidden castings", number);
    subtract(inputs.spotting_castings, charts[Spotting::SpottingCastings], "one less for every {0} spotting castings", number);
    return number.whole();
}

/// The more castings on both sides, the lower the number that the die must exceed.
struct SpotHiddenRules : RulesOf<SpotHidden, int, SpotHiddenEnd, Charts> {
    static constexpr std::array form{
        asks<&SpotHidden::hidden_castings>(
            "hidden_castings", "Hidden castings", role::hidden, stat::effectives,
            {.help = "Of the unit that hides at the edge of its cover.", .measure = Measure::Castings, .start = 12, .fact = Fact::Known}),
        asks<&SpotHidden::spotting_castings>(
            "spotting_castings", "Spotting castings", role::spotter, stat::effectives,
            {.help = "Of all units that might see it, added up.", .measure = Measure::Castings, .start = 12, .fact = Fact::Known}),
    };
    static constexpr std::array outcomes{
        gives<&SpotHiddenEnd::number>("number", "number to exceed"),
        changes<&SpotHiddenEnd::spotted>("spotted", "spotted", role::hidden, Does::Marker, stat::spotted, highlighted),
    };
    static constexpr auto reads = Charts::keys<Spotting, Die>;

    static void step(const SpotHidden& inputs, int& spotted, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const int number = number_of(inputs, charts, explanation);
        const Cell& missed = charts[Spotting::MissedFace];
        const Cell& die = charts[Die::Spotting];
        spotted = read_thrown(dice, {"spotting"}, die, [&](int sum) { return sum > number && sum != missed.whole() ? 1 : 0; });
        const int sum = shown_thrown(dice, die);
        explanation.note(Op::Start, sum, {"roll to spot, to exceed {0}", number}, die);
        if (sum > number && spotted == 0)
            explanation.note(Op::Most, number, {"a {0} always misses", missed.whole()}, missed);
    }

    static SpotHiddenEnd end(const SpotHidden& inputs, int spotted, const Charts& charts, Explanation& deaf)
    {
        return {number_of(inputs, charts, deaf), spotted != 0};
    }

    static Announcement announce(const SpotHiddenEnd& end)
    {
        if (end.spotted)
            return {.headline = {"{The hidden unit} is spotted."}, .instructions = {{Hand::PutDown, "Set it on the table."}}};
        return {.headline = {"{The hidden unit} stays hidden."}};
    }
};

} // namespace

constinit const ActionOf<Arrive, ArriveEnd> action::arrive = action_of<ArriveRules>(
    {"arrive", "Arrive", "Units and leaders who may come enter the table.", "Scenario: Buena Vista", during::orders_and_moves});

constinit const ActionOf<Reveal, RevealEnd> action::reveal =
    action_of<RevealRules>({"reveal", "Reveal a hidden unit", "A hidden unit comes into sight.", "Hidden units", {}});

constinit const ActionOf<LeaveTable, LeaveTableEnd> action::leave_table = action_of<LeaveTableRules>(
    {"leave-table", "Retreat off the table", "A broken unit crosses the edge, or goes on beyond it.", "Rallying", during::flight});

constinit const ActionOf<TakeCover, TakeCoverEnd> action::take_cover =
    action_of<TakeCoverRules>({"take-cover", "Take cover", "What a unit stands behind.", "Fortifications", {}});

constinit const ActionOf<SpotHidden, SpotHiddenEnd> action::spot_hidden = action_of<SpotHiddenRules>(
    {"spot-hidden", "Spot a hidden unit", "Whether a hidden unit at the edge of its cover is seen.", "Hidden units", during::moves});

} // namespace santa_anna
