// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scenario_names.h"

#include "app/storage/packs/scenarios.h"
#include "core/game/forces/scenario.h"
#include "ui/words/wording.h"

namespace corneta::window {

std::vector<ui::ScenarioName> scenario_names(const Ruleset& ruleset)
{
    std::vector<ui::ScenarioName> names;
    for (const std::string& key : all_scenario_keys(ruleset)) {
        const game::Scenario scenario = game::head_of(scenario_statements(ruleset, key).value_or(std::vector<Statement>{}));
        if (scenario.label.empty())
            continue; // players may have spoiled their own
        names.push_back({key, ui::translated(scenario.label), ui::translated(scenario.about), QString::fromStdString(scenario.source),
                         scenario.options});
    }
    return names;
}

} // namespace corneta::window
