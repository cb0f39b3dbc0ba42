// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/open_game.h"

#include <QDialog>

#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace corneta::ui {

class WordButton;

/// A roll that is committed to: the commitment to write down, a word of each side, then the dice. Accepted: it is to be rolled. Left with Esc it
/// stays open and comes before all else.
class OpenRollDialog : public QDialog {
    Q_OBJECT

public:
    /// A roll is open in the game.
    OpenRollDialog(OpenGame& game, QWidget* parent);

private:
    void add_side(const game::Unit& side, QGridLayout& grid);
    void say(std::size_t line);
    void throw_away();
    void show_said();
    void tell(const Problems& problems);

    struct WordOfSide {
        std::string side;
        QLineEdit* line = nullptr;
    };

    OpenGame& m_game;
    std::vector<WordOfSide> m_words; ///< the side that holds the computer first
    QLabel* m_problem;
    QLineEdit* m_reason;
    WordButton* m_roll;
};

/// Asks which side holds the computer, and lets rolls wait for words from then on; or for none any more.
void ask_for_words(OpenGame& game, QWidget& parent);

} // namespace corneta::ui
