// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

namespace bench {

/// A battle that plays itself without a file.
void print_automatic_games(const corneta::Rulebook& santa_anna);

} // namespace bench
