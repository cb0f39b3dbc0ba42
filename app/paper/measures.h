// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/sheet.h"
#include "core/action/ruleset.h"
#include "core/text/problem.h"

namespace corneta::paper {

/// Sticks with the ranges and moves of a rulebook's charts in inches, for each size of figures; one longer than a page is in parts. Or that the
/// ruleset measures none.
std::expected<Sheets, Problems> sticks(const Rulebook& book, QPageSize::PageSizeId paper);

/// The arcs and zones of its charts as shapes to be laid by a base, and cards of formations.
std::expected<Sheets, Problems> templates(const Rulebook& book, QPageSize::PageSizeId paper);

} // namespace corneta::paper
