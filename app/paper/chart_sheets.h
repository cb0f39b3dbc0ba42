// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/sheet.h"
#include "core/action/ruleset.h"

namespace corneta::paper {

/// The charts of a rulebook as a play sheet, which is at most two pages.
std::expected<Sheets, Problems> chart_sheets(const Rulebook& book, QPageSize::PageSizeId paper);

} // namespace corneta::paper
