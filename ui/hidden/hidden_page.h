// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/hidden_turn.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <string>
#include <vector>

class QLabel;

namespace corneta::ui {

class DiceLines;
class HiddenCurtain;
class HiddenLaying;
class ReasonLine;

/// Where the sides lay things face down, one after the other behind a curtain, and turn them up together. What a side has chosen is
/// forgotten as soon as the curtain falls or the page goes.
class HiddenPage : public QWidget {
    Q_OBJECT

public:
    explicit HiddenPage(QWidget* parent);

    /// Lets the curtain fall in front of this game.
    void open(OpenGame& game);
    /// The program rolls what is asked for; false where no dice are.
    bool roll();

signals:
    void left();
    /// Everything that lay face down is turned up.
    void turned_up();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    enum class Step { Curtain, Means, Laying, LeftOut };

    /// Everything of a side goes from the screen.
    void forget();
    void draw_curtain();
    void show_step(Step step);
    void say(const QStringList& problems);
    /// Esc out of the reason goes back to what was in hand.
    void forget_reason();
    void ask_means();
    void take_means();
    void ask_lines();
    void lay();
    void ask_left_out();
    void turn_up(const std::string& reason = {});
    void reveal(const std::string& unit, const std::string& reason);
    void refresh();

    QPointer<OpenGame> m_game;
    const game::HiddenSpec* m_hidden = nullptr; ///< nothing may be laid in this phase: null
    Step m_step = Step::Curtain;
    std::string m_side; ///< who looks
    bool m_is_busy = false;
    QLabel* m_title;
    QLabel* m_words;
    HiddenCurtain* m_curtain;
    DiceLines* m_dice;
    HiddenLaying* m_laying;
    QLabel* m_problems;
    ReasonLine* m_reason;
};

} // namespace corneta::ui
