// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game/tracker.h"

#include "rulesets/pedregal/game/halves.h"

#include <array>

namespace pedregal {

using corneta::Name;
using corneta::game::Idle;
using corneta::game::IdleSpec;
using corneta::game::MarkSpec;
using corneta::game::PlayedAction;
using corneta::game::Standing;
using corneta::game::State;
using corneta::game::Unit;
using corneta::game::UnitSummary;

namespace {

constexpr std::array marks{
    MarkSpec{"destroyed", "destroyed"},   MarkSpec{"casualty", "casualty"},          MarkSpec{"garrison", "garrison"},
    MarkSpec{"attacked", "has attacked"}, MarkSpec{"move_over", "its move is over"}, MarkSpec{"leader", "leader"},
    MarkSpec{"engineer", "engineer"},     MarkSpec{"hq_active", "HQ active"},        MarkSpec{"santa_anna_active", "Santa Anna active"},
};

void summarize_unit(const Unit& unit, UnitSummary& summary)
{
    summary.parts = {{"steps left", unit.number("steps")}, {"steps lost", unit.number("steps_lost")}};
    mark_number(unit, "arrives", "from turn {0} on", summary);
    if (unit.word("status") == "disrupted")
        summary.marks.push_back({"disrupted"});
    else if (unit.word("status") == "routed")
        summary.marks.push_back({"routed until turn {0}", {unit.number("returns")}});
}

bool is_in_turn(const State& state, const Unit& unit)
{
    return unit.side == side_in_turn(state.stage) && !unit.is("destroyed") && unit.number("arrives") <= state.stage.turn
        && !is_over(state.stage);
}

bool awaits_santa_anna(const State& state, const Unit& side)
{
    return side.key == "mexican" && side.key == side_in_turn(state.stage) && !side.is("santa_anna_active") && !side.is("tested");
}

bool may_recover(const State& state, const Unit& unit)
{
    return is_in_turn(state, unit) && unit.word("status") == "disrupted";
}

bool may_attack(const State& state, const Unit& unit)
{
    return is_in_turn(state, unit) && unit.word("status") == "good" && !unit.is("garrison") && !unit.is("attacked");
}

/// In the last phase of a turn: the next one brings it back.
bool is_due_back(const State& state, const Unit& unit)
{
    return side_in_turn(state.stage) == "mexican" && !is_over(state.stage) && state.stage.turn < last_turn
        && unit.word("status") == "routed" && !unit.is("destroyed") && unit.number("returns") <= state.stage.turn + 1;
}

bool comes_now(const State& state, const Unit& unit)
{
    return is_in_turn(state, unit) && unit.number("arrives") == state.stage.turn && !unit.is("came");
}

constexpr std::array all{
    IdleSpec{"movement", "unit", comes_now, "arrives this turn: it enters the map", {}, {}, "came"},
    IdleSpec{"command", "side", awaits_santa_anna, "Santa Anna has not been rolled for", "mexican-command", "mexican"},
    IdleSpec{"movement", "unit", may_recover, "is disrupted and may recover", "morale-check", "unit"},
    IdleSpec{"combat", "unit", may_attack, "has not attacked", "attack", "attacker", "attacked"},
    IdleSpec{"combat", "unit", is_due_back, "comes back as the next turn begins"},
};

constexpr std::string_view us_points = "{0} points: Mexican units destroyed {1}, leaders lost {2}";
constexpr std::string_view us_won = "won, {0} points: Mexican units destroyed {1}, leaders lost {2}";
constexpr std::string_view us_lost = "lost, {0} points: Mexican units destroyed {1}, leaders lost {2}";
constexpr std::string_view us_drew = "draw, {0} points: Mexican units destroyed {1}, leaders lost {2}";
constexpr std::string_view mexican_points = "{0} points: U.S. steps eliminated {1}, leaders lost {2}";
constexpr std::string_view mexican_won = "won, {0} points: U.S. steps eliminated {1}, leaders lost {2}";
constexpr std::string_view mexican_lost = "lost, {0} points: U.S. steps eliminated {1}, leaders lost {2}";
constexpr std::string_view mexican_drew = "draw, {0} points: U.S. steps eliminated {1}, leaders lost {2}";

/// How the game stands for a side, in words for each way.
struct Ways {
    std::string_view side;
    std::string_view open;
    std::string_view won;
    std::string_view lost;
    std::string_view drew;
    std::string_view counted; ///< answers of `victory` that its points come from
    std::string_view leaders;
};
constexpr std::array ways{
    Ways{"us", us_points, us_won, us_lost, us_drew, "mexican_units_destroyed", "mexican_leaders_lost"},
    Ways{"mexican", mexican_points, mexican_won, mexican_lost, mexican_drew, "us_steps_eliminated", "us_leaders_lost"},
};

Standing standing_of(const Ways& way, const PlayedAction& victory)
{
    const std::string result = victory.word("result");
    const int points = corneta::game::number_of(victory.word(way.side));
    std::string_view words = result == way.side ? way.won : way.lost;
    if (result == "open" || result == "draw")
        words = result == "open" ? way.open : way.drew;
    const auto answer = [&](std::string_view key) { return corneta::game::number_of(victory.answer(key)); };
    return {std::string{way.side}, {words, {points, answer(way.counted), answer(way.leaders)}}, points, result != "open"};
}

} // namespace

UnitSummary summary(const Unit& unit)
{
    UnitSummary summary{.marks = marks_of(unit, marks), .is_gone = unit.is("destroyed") || unit.is("casualty")};
    if (unit.kind == "unit")
        summarize_unit(unit, summary);
    else if (unit.kind == "box" && !unit.word("contents").empty())
        summary.marks.push_back({"{0}", {Name{std::string{unit.word("contents")}}}});
    return summary;
}

std::vector<Idle> idle(const State& state)
{
    return idle_by(state, all);
}

std::vector<Standing> standing(const State& state, const corneta::Rulebook& book)
{
    std::vector<Standing> both;
    if (std::ranges::none_of(state.units, [](const Unit& unit) { return unit.kind == "unit" && unit.side == "mexican"; }))
        return both; // nobody has entered them yet
    const auto victory = reckoned(state, book, "victory");
    for (const Ways& way : ways)
        if (const Unit* const side = state.find(way.side); victory && side != nullptr && side->kind == "side")
            both.push_back(standing_of(way, *victory));
    return both;
}

bool gives_way(const Unit& unit)
{
    return unit.kind == "unit" && (unit.is("destroyed") || unit.word("status") == "routed" || unit.number("steps") <= 0);
}

} // namespace pedregal
