// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/text/problem.h"

#include <QByteArray>
#include <QPageSize>

#include <expected>

namespace corneta::paper {

/// Sticks with the ranges and moves of a rulebook's charts in inches, for each size of figures; one longer than a page is in parts. Or that the
/// ruleset measures none.
std::expected<QByteArray, Problems> sticks(const Rulebook& book, QPageSize::PageSizeId paper);

/// The arcs and zones of its charts as shapes to be laid by a base, and cards of formations.
std::expected<QByteArray, Problems> templates(const Rulebook& book, QPageSize::PageSizeId paper);

} // namespace corneta::paper
