// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/built_in.h"

#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"

#include <QtGlobal>

using namespace corneta;

game::Scenario built_in(const Ruleset& ruleset, const std::string& key, const std::vector<std::string>& options)
{
    const auto statements = scenario_statements(ruleset, key);
    const auto taken = statements ? game::with_options(*statements, options) : std::unexpected{statements.error()};
    auto read = taken ? game::scenario_from(*rulebook_with_pack(ruleset), *taken) : std::unexpected{taken.error()};
    for (const Problem& problem : read ? Problems{} : read.error())
        qWarning("%s", text(problem).c_str());
    return read ? *read : game::Scenario{};
}

std::string word(const game::Scenario& of, std::string_view unit, std::string_view stat)
{
    const game::Unit* const known = of.start.find(unit);
    return known == nullptr ? "no such unit" : std::string{known->word(stat)};
}
