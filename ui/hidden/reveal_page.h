// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/open_game.h"

#include <QPointer>
#include <QWidget>

class QBoxLayout;
class QLabel;

namespace corneta::ui {

class WordButton;

/// All orders turned up, a card a side. F5 rolls for those without one, F8 ends the phase.
class RevealPage : public QWidget {
    Q_OBJECT

public:
    explicit RevealPage(QWidget* parent);

    /// As the game stands, or what an entry turned up.
    void open(OpenGame& game, const game::Entry* entry = nullptr);
    /// For those without an order, where that is still to be done.
    void roll();

signals:
    void left();
    void end_asked();

private:
    void show_cards(const game::Entry* entry);
    void lay_out();

    QPointer<OpenGame> m_game;
    QLabel* m_title;
    QLabel* m_words;
    QLabel* m_problems;
    QWidget* m_cards;
    QBoxLayout* m_row;
    WordButton* m_roll;
    WordButton* m_end;
};

} // namespace corneta::ui
