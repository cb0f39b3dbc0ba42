// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/verdict.h"

#include <QString>

#include <vector>

namespace corneta::ui {

struct Question;

/// A result as the session tells it from others: the time, the action, its sentences, the dice, the answers that are not the defaults.
QString session_line(const Question& question, const std::vector<Verdict>& verdicts);

} // namespace corneta::ui
