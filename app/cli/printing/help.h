// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/commands.h"

#include <string>

namespace corneta::cli {

/// Of the program, or of one command, with the words of each ruleset where it takes such.
std::string help();
std::string help(const CommandSpec& spec, Rulesets rulesets);

} // namespace corneta::cli
