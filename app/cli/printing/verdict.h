// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/question.h"
#include "core/action/verdict.h"

#include <QJsonObject>

#include <span>
#include <string>

namespace corneta::cli {

/// A result for a person at a table: the sentence, what to do with the figures, dice, working, what follows. Of a batch row by row.
std::string text_of(const Question& question, std::span<const Verdict> verdicts);
/// The object of `resolve --json`; of a batch all rows joined, and each by itself in `rows`.
QJsonObject json_of(const Question& question, std::span<const Verdict> verdicts);

} // namespace corneta::cli
