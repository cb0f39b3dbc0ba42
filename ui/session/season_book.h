// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/number_plot.h"
#include "core/text/word_table.h"
#include "ui/session/open_game.h"

namespace corneta::ui {

/// What a club's book is besides the game that it is kept as. Whatever a call returns is safe on the disk.
class SeasonBook {
public:
    SeasonBook() = default;
    virtual ~SeasonBook() = default;
    SeasonBook(const SeasonBook&) = delete;
    SeasonBook& operator=(const SeasonBook&) = delete;

    virtual std::vector<WordTable> tables() const = 0;
    virtual std::vector<NumberPlot> plots() const = 0;
    /// A sentence a battle, in the language in use.
    virtual QStringList battles() const = 0;
    /// After a battle was added, until the rest is over.
    virtual bool is_rest_due() const = 0;
    /// That its next battle can begin with.
    virtual std::vector<ScenarioName> scenarios() const = 0;

    /// Takes a finished game in, or one that is not decided for a reason.
    virtual OpenGame::Decided add(const QString& path, const std::string& reason) = 0;
    /// Rolls for all who are to be rolled for and ends the rest; how many rolls that were.
    virtual std::expected<int, Problems> rest() = 0;
    /// Begins the next battle in a new file, by a scenario with options or, without its key, with the armies alone; the names of those it does not
    /// field.
    virtual std::expected<QStringList, Problems> begin_next(const GameStart& start, const QString& path) = 0;
};

} // namespace corneta::ui
