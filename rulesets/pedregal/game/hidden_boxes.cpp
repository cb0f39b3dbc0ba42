// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game/hidden_boxes.h"

#include "core/text/words.h"
#include "rulesets/pedregal/game/halves.h"

#include <algorithm>

namespace pedregal {

using corneta::Name;
using corneta::Sentence;
using corneta::game::PlacementTerms;
using corneta::game::Stage;
using corneta::game::State;
using corneta::game::Unit;

namespace {

/// Before anybody has moved.
bool is_set_up(const Stage& stage)
{
    return stage.turn == 1 && stage.round == 1 && stage.phase == "command";
}

} // namespace

PlacementTerms placement_terms(const State& state, const Unit& box, std::string_view contents, const corneta::RulesetCharts& /*charts*/)
{
    PlacementTerms placement_terms;
    for (const std::string_view code : corneta::split(contents.substr(0, contents.find(';')), ' '))
        if (const Unit* const unit = state.find(code); unit != nullptr && unit->word("status") == "routed")
            placement_terms.refused = Sentence{"{0} has routed and is off the map", {Name{unit->name}}};
        else if (unit != nullptr && (unit->is("destroyed") || unit->is("casualty")))
            placement_terms.refused = Sentence{"{0} is off the map for good", {Name{unit->name}}};
    if (placement_terms.refused)
        return placement_terms;
    const Unit* const army = state.find(box.side);
    if (std::ranges::find(state.face_down, box.key) != state.face_down.end())
        placement_terms.refused = Sentence{"{0} is built: it is free again when it has been turned up", {Name{box.name}}};
    else if (is_set_up(state.stage))
        return placement_terms;
    else if (state.stage.phase != "movement" || side_in_turn(state.stage) != box.side)
        placement_terms.refused = Sentence{"boxes are built at set-up or as one's own movement phase begins"};
    else if (army == nullptr || !army->is("hq_active"))
        placement_terms.refused = Sentence{"its HQ is not active: no box is built"};
    return placement_terms;
}

} // namespace pedregal
