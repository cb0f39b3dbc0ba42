// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/reply.h"
#include "core/charts/statement.h"
#include "core/game/forces/forces_csv.h"

#include <span>
#include <string>
#include <vector>

namespace corneta::cli {

/// The units of a file of comma-separated values, for a game with the units of `table`. Exit code 3 and everything that is wrong, by line.
std::vector<game::Unit> forces_of_file(const std::string& path, const Rulebook& book, std::span<const game::Unit> table = {});

/// The same as a scenario states it that begins with them, sides first.
std::vector<Statement> scenario_of_forces(const std::string& path, const Rulebook& book);

} // namespace corneta::cli
