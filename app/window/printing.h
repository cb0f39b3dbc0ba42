// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "ui/session/print_shop.h"

#include <QStringList>

#include <span>

namespace corneta::window {

/// Sets the sheets of these rulesets and of their games, in a file or by a printer.
ui::PrintShop print_shop(std::span<const Ruleset* const> rulesets);

/// Sets the sheets that `corneta-cli print` was asked for, without a display: what stands behind `corneta print`. Returns the exit code;
/// what was wrong is said on standard error.
int print_call(const QStringList& words, std::span<const Ruleset* const> rulesets);

} // namespace corneta::window
