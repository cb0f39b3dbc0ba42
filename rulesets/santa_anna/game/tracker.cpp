// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"
#include "rulesets/santa_anna/game/guns_kept.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace santa_anna {

namespace {

constexpr auto marks = std::to_array<MarkSpec>({
    {stat::destroyed, "destroyed"},
    {stat::off_table, "not yet on the table"},
    {stat::hidden, "hidden"},
    {stat::broken, "broken"},
    {stat::in_melee, "in melee"},
    {stat::charging, "charging"},
    {stat::caught_forming_square, "caught forming square"},
    {stat::fired_this_turn, "has fired"},
    {stat::moved_this_turn, "has moved"},
    {stat::low_ammunition, "low ammunition"},
    {stat::leader_attached, "leader attached"},
    {stat::attached, "attached"},
});

/// The first word of such a stat goes without saying.
template <class Word> void mark_word(const Unit& unit, const Stat<Word>& stat, std::string_view pattern, UnitSummary& summary)
{
    mark_option(unit, stat, stat.options.front().word, pattern, summary);
}

void summarize_unit(const Unit& unit, UnitSummary& summary)
{
    summary.parts = {
        {"effectives", unit[stat::effectives]}, {"stragglers", unit[stat::stragglers]}, {"casualties", unit[stat::casualties]}};
    if (unit[stat::arm] == Arm::Artillery && unit[stat::helpers] > 0)
        summary.parts.insert(summary.parts.begin() + 1, {"helpers", unit[stat::helpers], true});
    if (!unit[stat::broken])
        mark_word(unit, stat::formation, "{0}", summary);
    mark_word(unit, stat::cover, "in cover: {0}", summary);
    if (unit[stat::arm] == Arm::Cavalry && unit.has(stat::mounted) && !unit[stat::mounted])
        summary.marks.push_back({"dismounted"});
    if (unit[stat::arm] == Arm::Artillery && is_limbered(unit))
        summary.marks.push_back({"limbered"});
    mark_number(unit, stat::arrives, "from turn {0} on", summary);
    mark_number(unit, stat::guns, "gun castings {0}", summary);
    if (unit[stat::arm] == Arm::Artillery && has_lost_its_guns(unit))
        summary.marks.push_back({"without guns"});
    mark_number(unit, stat::guns_damaged, "damaged guns {0}", summary);
    if (unit[stat::initial_volley])
        summary.marks.push_back({"initial volley unused"});
}

std::string_view point_word(int count)
{
    return count == 1 ? "point" : "points";
}

/// As what it counts by now, or how it was built.
void summarize_section(const Unit& section, UnitSummary& summary)
{
    const bool is_fired_at = section.has(stat::level);
    mark_option(section.word(is_fired_at ? stat::level.key : stat::fortification.key), levels, {}, "{0}", summary);
    if (section.has(stat::points))
        summary.marks.push_back({"{0} {1}", {section[stat::points], point_word(section[stat::points])}});
}

bool has_side(const State& state, std::string_view key)
{
    const Unit* const side = state.find(key);
    return side != nullptr && side->kind == kind::side;
}

/// Whether a side that had units has none left.
bool has_lost_all(const State& state, std::string_view side)
{
    bool has_any = false;
    for (const Unit& unit : state.units) {
        const bool is_its_own = are_same(unit.side, side) && unit.kind == kind::unit;
        if (is_its_own && !unit[stat::destroyed])
            return false;
        has_any = has_any || is_its_own;
    }
    return has_any;
}

} // namespace

UnitSummary summary(const Unit& unit)
{
    UnitSummary summary{};
    mark_word(unit, stat::order, "order {0}", summary); // what is looked for first
    std::ranges::move(marks_of(unit, marks), std::back_inserter(summary.marks));
    if (unit.kind == kind::unit)
        summarize_unit(unit, summary);
    else if (unit.kind == kind::section)
        summarize_section(unit, summary);
    else if (unit.kind == kind::guns)
        mark_number(unit, stat::guns, "gun castings {0}", summary);
    else if (unit.kind == kind::leader) {
        mark_number(unit, stat::leader_points, "points {0}", summary);
        mark_number(unit, stat::turns_out, unit[stat::turns_out] == 1 ? "back in {0} turn" : "back in {0} turns", summary);
    }
    return summary;
}

bool is_over(const State& state)
{
    const std::array sides{state.find(role::us), state.find(role::mexican)};
    const auto is_side = [](const Unit* unit) { return unit != nullptr && unit->kind == kind::side; };
    const auto ends_it = [&](const Unit* side) {
        const int turns = (*side)[stat::turns];
        return (turns != 0 && turns < state.stage.turn) || has_lost_all(state, side->key);
    };
    return std::ranges::all_of(sides, is_side) && std::ranges::any_of(sides, ends_it);
}

std::vector<Standing> standing(const State& state, const corneta::Rulebook& book)
{
    const auto reckoned = corneta::game::reckoned(state, book, action::victory.key);
    if (!reckoned || !has_side(state, role::us) || !has_side(state, role::mexican))
        return {};
    const auto [inputs, end] = *reckoned->as(action::victory);
    const bool with = stragglers_count(state);
    const std::string_view formed = with ? "{0} {1}, Mexican losses with stragglers {2}; formed infantry on the table"
                                         : "{0} {1}, Mexican losses {2}; formed infantry on the table";
    const std::string_view unformed = with ? "{0} {1}, Mexican losses with stragglers {2}; no formed infantry on the table"
                                           : "{0} {1}, Mexican losses {2}; no formed infantry on the table";
    const bool ended = is_over(state);
    const auto is_said = [&](Role side) { return (*state.find(side))[stat::has_won]; };
    const auto wins = [&, &end = end](Role side, Winner by_points) {
        return ended && (is_said(role::us) || is_said(role::mexican) ? is_said(side) : end.points_result == by_points);
    };
    return {{std::string{role::us.key},
             {inputs.us_formed_infantry ? formed : unformed, {end.us_points, point_word(end.us_points), inputs.mexican_losses}},
             end.us_points,
             ended,
             wins(role::us, Winner::Us),
             has_lost_all(state, role::us)},
            {std::string{role::mexican.key},
             {with ? "{0} {1}, U.S. losses with stragglers {2}" : "{0} {1}, U.S. losses {2}",
              {end.mexican_points, point_word(end.mexican_points), inputs.us_losses}},
             end.mexican_points,
             ended,
             wins(role::mexican, Winner::Mexican),
             has_lost_all(state, role::mexican)}};
}

} // namespace santa_anna
