// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/open_game.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace corneta::ui {

class ChoiceBox;
class WordButton;
class WordLines;

/// The forces as they stand become a scenario of the players' own: its name, what it is about, who attacks. Enter saves it, Esc leaves.
class ScenarioPage : public QWidget {
    Q_OBJECT

public:
    ScenarioPage(const GameShelf& shelf, QWidget* parent);

    void ask(const OpenGame& game);

signals:
    void left();
    void told(const QString& words);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void lay_out();
    void save();
    void say(const QString& words);

    const GameShelf& m_shelf;
    QPointer<const OpenGame> m_game;
    QLabel* m_title;
    QLabel* m_forces;
    WordLines* m_lines;
    QLineEdit* m_name;
    QLineEdit* m_key;
    QLineEdit* m_about;
    ChoiceBox* m_attacker;
    QLabel* m_problem;
    WordButton* m_save;
    WordButton* m_back;
    bool m_is_key_typed = false;
};

} // namespace corneta::ui
