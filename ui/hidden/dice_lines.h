// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/hidden_turn.h"
#include "ui/session/open_game.h"

#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QVBoxLayout;

namespace corneta::ui {

class NumberLine;
class UnitLine;
class WordButton;

/// A line a unit, a die in each to be typed down with Enter, and a button that goes on; empty lines are rolled by the program.
class DiceLines : public QWidget {
    Q_OBJECT

public:
    explicit DiceLines(QWidget* parent);

    void ask(const OpenGame& game, const Action& action, const std::vector<Awaited>& units, const QString& go_on);
    void clear();
    /// Goes on; it stands where its page wants it, so that it never scrolls out of sight.
    QWidget& button();
    /// To the first die, where there is one.
    void begin();
    void focus_button();
    std::vector<RowSaid> said() const;
    /// Why this cannot be played; empty where it can.
    QString problem() const;

signals:
    /// Enter in the last line, or in one while no die is typed; or the button.
    void finished();
    /// Enter on something that is no face.
    void refused(const QString& why);

private:
    struct Row {
        std::string unit;
        NumberLine* die = nullptr; ///< none where nothing is thrown
        int sides = 0;
        QCheckBox* toggle = nullptr;
        UnitLine* other = nullptr;
    };

    static std::optional<QString> flaw_of(const Row& row);
    bool is_any_typed() const;
    void align_names();
    void add_row(const OpenGame& game, const Action& action, const Awaited& awaited);
    void go_on(std::size_t row);

    QVBoxLayout* m_column;
    WordButton* m_button;
    std::vector<QWidget*> m_widgets;
    std::vector<QWidget*> m_names;
    std::vector<Row> m_rows;
};

} // namespace corneta::ui
