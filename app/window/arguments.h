// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/answers.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace corneta::window {

/// What the command line of the window asks for.
struct Arguments {
    QString shot;         ///< the file of the picture; empty: a window
    bool at_once = false; ///< the picture is the first that a user sees, with nothing counted yet
    QSize size{1024, 768};
    std::optional<int> text; ///< percent
    QString game;            ///< the file of a game to open; empty: none
    std::string ruleset;     ///< empty: the first
    std::string action;      ///< empty: the ruleset's first
    std::vector<Given> given;
    QString dice;
    QString language; ///< one that the program speaks; empty: the one chosen before, or the system's
    QString answer;   ///< help or version, to be printed and nothing else
};

/// Reads the arguments after the program's name; or says what is wrong with them.
std::expected<Arguments, QString> arguments_from(const QStringList& arguments);

} // namespace corneta::window
