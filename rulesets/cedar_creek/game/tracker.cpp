// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game/tracker.h"

#include "rulesets/cedar_creek/game/brigades.h"
#include "rulesets/cedar_creek/game/turn.h"

#include <algorithm>
#include <array>

namespace cedar_creek {

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
    MarkSpec{"eliminated", "eliminated"},
    MarkSpec{"routed", "routed"},
    MarkSpec{"moved", "has moved"},
    MarkSpec{"attacked", "has attacked"},
    MarkSpec{"was_attacked", "was attacked"},
    MarkSpec{"tested", "tested"},
    MarkSpec{"unable", "failed its initiative test"},
    MarkSpec{"first", "first player"},
    MarkSpec{"activated", "has rolled for activation"},
    MarkSpec{"tactical_retreat", "tactical retreat"},
    MarkSpec{"sheridan", "Sheridan"},
    MarkSpec{"superior", "superior commander"},
    MarkSpec{"star", "star"},
};

void summarize_brigade(const Unit& unit, UnitSummary& summary)
{
    summary.parts = {{"strength left", unit.number("strength")}, {"losses", unit.number("losses")}};
    mark_number(unit, "fatigue", "fatigue {0}", summary);
    if (unit.word("arm") == "cavalry")
        summary.marks.push_back({unit.is("mounted") ? "mounted" : "dismounted"});
    mark_number(unit, "artillery", "artillery {0}", summary);
    mark_number(unit, "sharpshooters", "sharpshooters {0}", summary);
}

bool is_there(const State& state, const Unit& unit)
{
    return !unit.is("eliminated") && unit.number("arrives") <= state.stage.turn;
}

bool has_not_acted(const State& state, const Unit& unit)
{
    return is_there(state, unit) && !unit.is("routed") && !unit.is("unable") && !unit.is("moved") && !unit.is("attacked");
}

/// 7.1: it was rolled for, or one of its brigades has acted.
bool has_begun(const State& state, const Unit& division)
{
    return division.is("tested") || std::ranges::any_of(state.units, [&](const Unit& unit) {
               return unit.kind == "unit" && unit.command == division.key && (unit.is("moved") || unit.is("attacked"));
           });
}

/// 7.1: whether the side's roll leaves it another division this round; before the roll none.
bool may_begin_another(const State& state, const Unit& unit)
{
    const Unit* const side = state.find(unit.side);
    const auto begun = std::ranges::count_if(
        state.units, [&](const Unit& other) { return other.kind == "division" && other.side == unit.side && has_begun(state, other); });
    return side != nullptr && side->is("activated") && begun < side->number("divisions");
}

/// Brigades of no division act when their side does.
bool may_act(const State& state, const Unit& unit)
{
    if (!has_not_acted(state, unit))
        return false;
    const Unit* const division = state.find(unit.command);
    if (division != nullptr && division->kind == "division")
        return has_begun(state, *division) || may_begin_another(state, unit);
    const Unit* const side = state.find(unit.side);
    return side != nullptr && side->is("activated");
}

bool wants_initiative(const State& state, const Unit& /*side*/)
{
    return std::ranges::none_of(state.units, [](const Unit& unit) { return unit.kind == "side" && unit.is("first"); });
}

bool wants_activation(const State& /*state*/, const Unit& side)
{
    return !side.is("activated");
}

/// A division that nobody has rolled for and whose brigades stand where they were.
bool may_be_activated(const State& state, const Unit& division)
{
    return is_there(state, division) && !has_begun(state, division) && may_begin_another(state, division)
        && std::ranges::any_of(state.units, [&](const Unit& unit) {
               return unit.kind == "unit" && unit.command == division.key && has_not_acted(state, unit);
           });
}

bool wants_continuation(const State& /*state*/, const Unit& side)
{
    return !side.is("rolled");
}

bool is_routed(const State& state, const Unit& unit)
{
    return is_there(state, unit) && unit.is("routed");
}

/// Before the phase is ended, which takes the fatigue down.
bool is_tired(const State& state, const Unit& unit)
{
    return !state.stage.aftermath && is_there(state, unit) && unit.number("fatigue") > 0;
}

bool has_rout_to_move(const State& state, const Unit& unit)
{
    return !state.stage.aftermath && is_routed(state, unit);
}

bool has_rout_to_test(const State& state, const Unit& unit)
{
    return state.stage.aftermath && !is_last_turn_over(state.stage) && is_routed(state, unit) && !unit.is("tested");
}

constexpr std::array all{
    IdleSpec{"initiative", "side", wants_initiative, "the initiative has not been rolled", "initiative"},
    IdleSpec{"movement", "side", wants_activation, "has not rolled for activation", "activation", "active"},
    IdleSpec{"movement", "division", may_be_activated, "has not been activated", "initiative-test", "division", "tested"},
    IdleSpec{"movement", "unit", may_act, "has not acted", "movement-cost", "brigade", "moved"},
    IdleSpec{"continuation", "side", wants_continuation, "the continuation has not been rolled", "continuation"},
    IdleSpec{"administrative", "unit", is_tired, "loses a level of fatigue"},
    IdleSpec{"administrative", "unit", has_rout_to_move, "makes a rout move and tests its rout", "retreat", "brigade"},
    IdleSpec{"administrative", "unit", has_rout_to_test, "has not tested its rout", "rout-recovery", "brigade", "tested"},
};

constexpr std::string_view as_it_goes = "{0} points, losses {1}; zones as last set right";
constexpr std::string_view has_won = "won with {0} points, losses {1}; zones as last set right";
constexpr std::string_view has_lost = "lost with {0} points, losses {1}; zones as last set right";

Standing standing_of(const std::string& side, const PlayedAction& victory, bool is_over)
{
    const int points = corneta::game::number_of(victory.word(side));
    const std::string_view words = !is_over ? as_it_goes : victory.word("winner") == side ? has_won : has_lost;
    return {side, {words, {points, corneta::game::number_of(victory.answer(side + "_losses"))}}, points, is_over};
}

} // namespace

UnitSummary summary(const Unit& unit)
{
    UnitSummary summary{.marks = marks_of(unit, marks), .is_gone = unit.is("eliminated")};
    if (unit.kind == "unit")
        summarize_brigade(unit, summary);
    mark_number(unit, "arrives", "from turn {0} on", summary);
    mark_number(unit, "divisions", "divisions to activate {0}", summary);
    return summary;
}

std::vector<Idle> idle(const State& state)
{
    return idle_by(state, all);
}

std::vector<Standing> standing(const State& state, const corneta::Rulebook& book)
{
    std::vector<Standing> both;
    const auto victory = reckoned(state, book, "victory");
    for (const Unit& side : state.units)
        if (victory && side.kind == "side" && (side.key == "union" || side.key == "confederate"))
            both.push_back(standing_of(side.key, *victory, is_last_turn_over(state.stage)));
    return both;
}

bool gives_way(const Unit& unit)
{
    return unit.kind == "unit" && (unit.is("routed") || unit.is("eliminated") || unit.number("losses") >= unit.number("strength_at_start"));
}

} // namespace cedar_creek
