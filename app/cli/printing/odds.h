// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/odds.h"

#include <QJsonObject>

#include <span>
#include <string>

namespace corneta::cli {

/// Odds for a person at a table: the chance that matters, a line a row with its chance, what is to be expected. Of a batch row by row.
std::string text_of(const Action& action, std::span<const Odds> odds, Table table);
/// The object of `odds --json`: one run's odds; of a batch the keys of all rows together and each row by itself in `rows`.
QJsonObject json_of(const Action& action, std::span<const Odds> odds, Table table);

} // namespace corneta::cli
