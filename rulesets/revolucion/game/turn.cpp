// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/turn.h"

#include "rulesets/revolucion/game/roster.h"

namespace revolucion {

using corneta::game::EffectsBuilder;
using corneta::game::Unit;

namespace {

/// Offers of the turn before are gone with it: most of those who were hit had acted already.
void offer_regroups(EffectsBuilder& effects)
{
    for (const Unit& unit : effects.state().units) {
        const bool needs_it = unit.kind == "unit" && unit.word("status") != word_of(Status::Ok, statuses);
        if (needs_it && !unit.is("destroyed") && !unit.is("away"))
            effects.offer({corneta::Follow::May, unit.key, {{"regroup", unit.name + " may regroup", {{"actor", {unit.key}}}, {}}}});
    }
}

} // namespace

void end_phase(EffectsBuilder& effects)
{
    if (effects.state().stage.phase == "initiative")
        offer_regroups(effects);
    if (effects.state().stage.phase != "actions")
        return;
    const auto units = effects.state().units;
    for (const Unit& unit : units) {
        if (unit.kind != "unit")
            continue;
        const UnitType type = type_of(unit);
        if (changes_formation(type))
            effects.set(unit.key, "deployed_at_start", unit.word("formation") == word_of(Formation::Deployed, formations) ? "yes" : "no");
        if (runs_on_rails(type)) {
            effects.set(unit.key, "last_move", unit.word("train_now") == "halted" ? "halt" : unit.word("train_now"));
            effects.set(unit.key, "train_now", "halted");
        }
    }
}

} // namespace revolucion
