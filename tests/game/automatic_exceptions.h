// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

#include <set>
#include <string>

/// Actions and choices of a ruleset that battles which play themselves never or seldom play; `automatic_exceptions.cpp` says why.
std::set<std::string> not_in_automatic_games(const corneta::Ruleset& ruleset);
