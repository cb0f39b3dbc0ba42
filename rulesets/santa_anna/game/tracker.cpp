// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/tracker.h"

#include "rulesets/santa_anna/charts/terms.h"
#include "rulesets/santa_anna/command/command.h"
#include "rulesets/santa_anna/fire/fire.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace santa_anna {

using corneta::Sentence;
using corneta::game::MarkSpec;
using corneta::game::PlayedAction;
using corneta::game::Standing;
using corneta::game::State;
using corneta::game::Unit;
using corneta::game::UnitSummary;

namespace {

constexpr std::array marks{
    MarkSpec{"destroyed", "destroyed"},
    MarkSpec{"off_table", "not yet on the table"},
    MarkSpec{"broken", "broken"},
    MarkSpec{"in_melee", "in melee"},
    MarkSpec{"charging", "charging"},
    MarkSpec{"caught_forming_square", "caught forming square"},
    MarkSpec{"fired_this_turn", "has fired"},
    MarkSpec{"moved_this_turn", "has moved"},
    MarkSpec{"low_ammunition", "low ammunition"},
    MarkSpec{"leader_attached", "leader attached"},
    MarkSpec{"attached", "attached"},
};

void summarize_unit(const Unit& unit, UnitSummary& summary)
{
    summary.parts = {
        {"effectives", unit.number("effectives")}, {"stragglers", unit.number("stragglers")}, {"casualties", unit.number("casualties")}};
    summary.is_gone = unit.is("destroyed");
    if (!unit.is("broken"))
        mark_option(unit, "formation", "line", formations, "{0}", summary);
    mark_option(unit, "cover", "none", covers, "in cover: {0}", summary);
    if (unit.word("arm") == "cavalry" && unit.word("mounted") == "no")
        summary.marks.push_back({"dismounted"});
    if (unit.word("arm") == "artillery" && unit.word("unlimbered") == "no")
        summary.marks.push_back({"limbered"});
    mark_number(unit, "arrives", "from turn {0} on", summary);
    mark_number(unit, "guns", "gun castings {0}", summary);
    if (unit.word("arm") == "artillery" && unit.word("guns") == "0")
        summary.marks.push_back({"without guns"});
    mark_number(unit, "guns_damaged", "damaged guns {0}", summary);
    if (unit.is("initial_volley"))
        summary.marks.push_back({"initial volley unused"});
}

/// As what it counts by now, or how it was built.
void see_section(const Unit& section, UnitSummary& summary)
{
    if (section.word("level").empty())
        mark_option(section, "fortification", "", fortifications, "{0}", summary);
    else
        mark_option(section, "level", "", levels, "{0}", summary);
    if (!section.word("points").empty())
        summary.marks.push_back({"{0} points", {section.number("points")}});
}

bool has_side(const State& state, std::string_view key)
{
    const Unit* const side = state.find(key);
    return side != nullptr && side->kind == "side";
}

Standing standing_of_us(const PlayedAction& victory)
{
    const int points = corneta::game::number_of(victory.word("us_points"));
    const int losses = corneta::game::number_of(victory.answer("mexican_losses"));
    const bool is_formed = victory.answer("us_formed_infantry") == "yes";
    return {"us",
            {is_formed ? "{0} points, Mexican losses {1}; formed infantry on the table"
                       : "{0} points, Mexican losses {1}; no formed infantry on the table",
             {points, losses}},
            points};
}

Standing standing_of_mexicans(const PlayedAction& victory)
{
    const int points = corneta::game::number_of(victory.word("mexican_points"));
    return {"mexican", {"{0} points, U.S. losses {1}", {points, corneta::game::number_of(victory.answer("us_losses"))}}, points};
}

} // namespace

UnitSummary summary(const Unit& unit)
{
    UnitSummary summary{};
    mark_option(unit, "order", "none", known_orders, "order {0}", summary); // what is looked for first
    std::ranges::move(marks_of(unit, marks), std::back_inserter(summary.marks));
    if (unit.kind == "unit")
        summarize_unit(unit, summary);
    else if (unit.kind == "section")
        see_section(unit, summary);
    else if (unit.kind == "leader") {
        mark_number(unit, "points", "points {0}", summary);
        mark_number(unit, "turns_out", "back in {0} turns", summary);
    } else
        mark_number(unit, "losses", "losses {0}", summary);
    return summary;
}

std::vector<Standing> standing(const State& state, const corneta::Rulebook& book)
{
    const auto victory = reckoned(state, book, "victory");
    if (!victory || !has_side(state, "us") || !has_side(state, "mexican"))
        return {};
    return {standing_of_us(*victory), standing_of_mexicans(*victory)};
}

bool gives_way(const Unit& unit)
{
    const int stragglers = unit.number("stragglers");
    const int effectives = unit.number("castings") - stragglers - unit.number("casualties");
    return unit.kind == "unit" && (effectives <= 0 || stragglers > effectives);
}

} // namespace santa_anna
