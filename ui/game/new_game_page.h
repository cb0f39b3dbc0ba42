// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/open_game.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace corneta::ui {

class WordButton;

/// What a scenario is about and what it leaves to the players, before its game is begun.
class NewGamePage : public QWidget {
    Q_OBJECT

public:
    explicit NewGamePage(QWidget* parent);

    /// `charts` says which charts the game will be played with.
    void ask(const ScenarioName& scenario, const QString& charts);
    void focus_first();

signals:
    /// Begin it, with these of its options.
    void begun(const std::string& scenario, const std::vector<std::string>& options);
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void add_option(const game::ScenarioOption& option);
    void take_out_beside(const game::ScenarioOption& option);
    void begin();

    struct Option {
        game::ScenarioOption says;
        QCheckBox* box = nullptr;
        QLabel* about = nullptr;
    };

    std::string m_scenario;
    QLabel* m_title;
    QLabel* m_about;
    QWidget* m_content;
    QVBoxLayout* m_column;
    std::vector<Option> m_options;
    WordButton* m_begin;
};

} // namespace corneta::ui
