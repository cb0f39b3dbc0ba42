// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conformance/subject.h"

#include <span>
#include <string>

/// What every ruleset must keep, tried on each action of each.
namespace corneta::conformance {

/// Every ruleset built in and the made-up one, each with its own charts.
std::span<const corneta::Rulebook> rulebooks();
/// Their actions; random answers begin by CORNETA_SEED, or the same on every day.
std::span<const Subject> subjects();

/// In a slot ..._data: the columns `subject` and `book`, a row each.
void add_row_for_every_action();
void add_row_for_every_ruleset();

/// A line of the test's log.
void print(const std::string& line);

} // namespace corneta::conformance
