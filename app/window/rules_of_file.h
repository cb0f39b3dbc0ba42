// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

#include <QString>

#include <span>

namespace corneta::window {

/// Those that a file is kept by: a club's book by its own, everything else by the games'.
std::span<const Ruleset* const> rules_of_file(const QString& path, std::span<const Ruleset* const> rulesets);

} // namespace corneta::window
