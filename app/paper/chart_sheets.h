// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

#include <QByteArray>
#include <QPageSize>

namespace corneta::paper {

/// The charts of a rulebook as a play sheet, which is at most two pages.
QByteArray chart_sheets(const Rulebook& book, QPageSize::PageSizeId paper);

} // namespace corneta::paper
