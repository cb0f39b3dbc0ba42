// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/question.h"
#include "core/action/verdict.h"

#include <QJsonObject>

#include <span>

namespace corneta::cli {

/// The object of `resolve --json`; of a batch all rows joined, and each by itself in `rows`.
QJsonObject json_of(const Question& question, std::span<const Verdict> verdicts);

} // namespace corneta::cli
