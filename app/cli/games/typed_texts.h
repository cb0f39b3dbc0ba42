// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/commands.h"

#include <span>
#include <string>

namespace corneta::cli {

/// What a game's file cannot keep of the texts typed for it, and keys that stand there twice. Names of files may be as they are.
Problems problems_with_texts(const CommandSpec& spec, std::span<const std::string> operands, const CommandLine& line);

/// A problem for each key of `k=v` that stands there once more.
Problems problems_with_repeated(std::span<const Given> given);

} // namespace corneta::cli
