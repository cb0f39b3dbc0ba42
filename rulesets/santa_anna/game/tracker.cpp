// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"
#include "rulesets/santa_anna/game/victory.h"

#include <iterator>

namespace santa_anna {

namespace {

constexpr std::array marks{
    MarkSpec{stat::destroyed, "destroyed"},
    MarkSpec{stat::off_table, "not yet on the table"},
    MarkSpec{stat::broken, "broken"},
    MarkSpec{stat::in_melee, "in melee"},
    MarkSpec{stat::charging, "charging"},
    MarkSpec{stat::caught_forming_square, "caught forming square"},
    MarkSpec{stat::fired_this_turn, "has fired"},
    MarkSpec{stat::moved_this_turn, "has moved"},
    MarkSpec{stat::low_ammunition, "low ammunition"},
    MarkSpec{stat::leader_attached, "leader attached"},
    MarkSpec{stat::attached, "attached"},
};

/// The first word of such a stat goes without saying.
template <class Word> void mark_word(const Unit& unit, const Stat<Word>& stat, std::string_view pattern, UnitSummary& summary)
{
    mark_option(unit, stat, stat.options.front().word, stat.options, pattern, summary);
}

void summarize_unit(const Unit& unit, UnitSummary& summary)
{
    summary.parts = {
        {"effectives", unit[stat::effectives]}, {"stragglers", unit[stat::stragglers]}, {"casualties", unit[stat::casualties]}};
    summary.is_gone = unit[stat::destroyed];
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

/// As what it counts by now, or how it was built.
void summarize_section(const Unit& section, UnitSummary& summary)
{
    const bool is_fired_at = section.has(stat::level);
    mark_option(section, is_fired_at ? stat::level.key : stat::fortification.key, {}, levels, "{0}", summary);
    if (section.has(stat::points))
        summary.marks.push_back({"{0} points", {section[stat::points]}});
}

bool has_side(const State& state, std::string_view key)
{
    const Unit* const side = state.find(key);
    return side != nullptr && side->kind == "side";
}

} // namespace

UnitSummary summary(const Unit& unit)
{
    UnitSummary summary{};
    mark_word(unit, stat::order, "order {0}", summary); // what is looked for first
    std::ranges::move(marks_of(unit, marks), std::back_inserter(summary.marks));
    if (unit.kind == "unit")
        summarize_unit(unit, summary);
    else if (unit.kind == "section")
        summarize_section(unit, summary);
    else if (unit.kind == "leader") {
        mark_number(unit, stat::points, "points {0}", summary);
        mark_number(unit, stat::turns_out, "back in {0} turns", summary);
    } else
        mark_number(unit, stat::losses, "losses {0}", summary);
    return summary;
}

std::vector<Standing> standing(const State& state, const corneta::Rulebook& book)
{
    const auto reckoned = corneta::game::reckoned(state, book, action::victory.key);
    if (!reckoned || !has_side(state, role::us) || !has_side(state, role::mexican))
        return {};
    const auto [inputs, end] = *reckoned->as(action::victory);
    return {{std::string{role::us.key},
             {inputs.us_formed_infantry ? "{0} points, Mexican losses {1}; formed infantry on the table"
                                        : "{0} points, Mexican losses {1}; no formed infantry on the table",
              {end.us_points, inputs.mexican_losses}},
             end.us_points},
            {std::string{role::mexican.key}, {"{0} points, U.S. losses {1}", {end.mexican_points, inputs.us_losses}}, end.mexican_points}};
}

} // namespace santa_anna
