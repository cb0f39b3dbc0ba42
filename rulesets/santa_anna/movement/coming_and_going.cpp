// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/table.h"

/// Who comes onto the table, appears there, takes cover there or runs off it.
namespace santa_anna {

namespace {

constexpr RefusalSpec there{"unit_off_table", "it is on the table already"};
constexpr RefusalSpec seen{"unit_hidden", "it is not hidden"};

struct ArriveRules : CalculationOf<ArriveRules, Arrive, ArriveEnd, Charts> {
    static constexpr std::string_view batch{"unit"};
    static constexpr auto form =
        one_or_several(batch, std::array{asks<&Arrive::off_table>("unit_off_table", role::unit, stat::off_table, {.start = 1})});
    static constexpr std::array outcomes{
        changes<&ArriveEnd::off_table>("off_table", "not yet on the table", role::unit, Does::Set, stat::off_table, as_bars),
    };
    static constexpr std::array refusals{&there};
    static constexpr auto reads = Charts::keys<>;

    static void refuse(const Arrive& inputs, Refusals& found)
    {
        if (!inputs.off_table)
            found.add(there);
    }
    static ArriveEnd reckon() { return {}; }
    static Announcement announce()
    {
        return {.headline = {"Comes onto the table."}, .instructions = {{Hand::PutDown, "Place it where it enters."}}};
    }
};

struct RevealRules : CalculationOf<RevealRules, Reveal, RevealEnd, Charts> {
    static constexpr std::string_view batch{"unit"};
    static constexpr auto form =
        one_or_several(batch, std::array{asks<&Reveal::hidden>("unit_hidden", role::unit, stat::hidden, {.start = 1})});
    static constexpr std::array outcomes{
        changes<&RevealEnd::hidden>("hidden", "hidden", role::unit, Does::Set, stat::hidden, as_bars),
    };
    static constexpr std::array refusals{&seen};
    static constexpr auto reads = Charts::keys<>;

    static void refuse(const Reveal& inputs, Refusals& found)
    {
        if (!inputs.hidden)
            found.add(seen);
    }
    static RevealEnd reckon() { return {}; }
    static Announcement announce()
    {
        return {.headline = {"{The hidden unit} is seen."}, .instructions = {{Hand::PutDown, "Set it on the table."}}};
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
    static constexpr auto reads = Charts::keys<>;

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
    static constexpr auto reads = Charts::keys<>;

    static TakeCoverEnd reckon(const TakeCover& inputs) { return {inputs.cover}; }
    static Announcement announce(const TakeCoverEnd& end)
    {
        if (end.cover == Cover::None)
            return {.headline = {"{The unit} stands in the open."}};
        return {{"{The unit} is in cover: {0}.", {at(covers, end.cover).label}}, {}, {}};
    }
};

} // namespace

namespace action {

constinit const ActionOf<Arrive, ArriveEnd> arrive = action_of<ArriveRules>(
    {"arrive", "Arrive", "Units and leaders who may come enter the table.", "Scenario: Buena Vista", during::orders_and_moves});

constinit const ActionOf<Reveal, RevealEnd> reveal =
    action_of<RevealRules>({"reveal", "Reveal a hidden unit", "A hidden unit comes into sight.", "Hidden units", {}});

constinit const ActionOf<LeaveTable, LeaveTableEnd> leave_table = action_of<LeaveTableRules>(
    {"leave-table", "Retreat off the table", "A broken unit crosses the edge, or goes on beyond it.", "Rallying", during::flight});

constinit const ActionOf<TakeCover, TakeCoverEnd> take_cover =
    action_of<TakeCoverRules>({"take-cover", "Take cover", "What a unit stands behind.", "Fortifications", {}});

} // namespace action

} // namespace santa_anna
