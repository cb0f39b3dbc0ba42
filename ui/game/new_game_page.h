// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/open_game.h"

#include <QWidget>

class QLabel;

namespace corneta::ui {

class Books;
class PackChoice;
class ScenarioOptions;
class WordButton;

/// What a scenario is about and what it leaves to the players, before its game is begun.
class NewGamePage : public QWidget {
    Q_OBJECT

public:
    explicit NewGamePage(QWidget* parent);

    /// The charts in use are those of the game unless others are chosen.
    void ask(const ScenarioName& scenario, const Books& books);
    void focus_first();

signals:
    void begun(const corneta::ui::GameStart& start);
    void left();

private:
    void begin();

    std::string m_scenario;
    QLabel* m_title;
    QLabel* m_about;
    ScenarioOptions* m_options;
    PackChoice* m_charts;
    WordButton* m_begin;
};

} // namespace corneta::ui
