// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/question.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace corneta::ui {

class OpenGame;

/// What a line of codes says.
struct CodesRead {
    std::optional<Question> question{}; ///< with units and typed words in its play; nothing while something cannot be read
    QString understood{};               ///< the action, who stands where, what is measured
    QString next{};                     ///< what may be typed next; empty when all is
    QStringList problems{};             ///< what is wrong, a line each
    bool is_refused = false;            ///< the problems must be put right here; otherwise a reason overrules them
};

/// Reads a line such as `k7 m3 6.5` or `rally k2 firer_castings=12`: an action by the beginning of its key or label, units in the order of
/// the roles, words for what is measured in the order of the form, `key=value` for any field. Without an action word it is `in_hand` where
/// all units find a role there, else the phase's main action.
CodesRead read_codes(const OpenGame& game, const Action* in_hand, const QString& typed);

} // namespace corneta::ui
