// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/commands.h"
#include "core/charts/statement.h"

#include <string>
#include <vector>

namespace corneta::cli {

/// What a scenario states, built in or of a file, with the choices of `--option`.
std::vector<Statement> scenario_named(const std::string& key_or_file, const CommandLine& line, const Ruleset& ruleset);

} // namespace corneta::cli
