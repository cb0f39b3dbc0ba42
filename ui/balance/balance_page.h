// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/balance/asked_battles.h"
#include "ui/session/open_game.h"
#include "ui/widgets/latest_job.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;

namespace corneta::ui {

class BalanceResults;
class Books;
class ChoiceBox;
class FlowLayout;
class PackChoice;
class ScenarioOptions;
class WordButton;

/// Whole battles of a scenario that play themselves, counted as they come: who wins, how long it takes, what it costs, by one set of charts or
/// by two on the same dice.
class BalancePage : public QWidget {
    Q_OBJECT

public:
    BalancePage(const Books& books, const GameShelf& shelf, QWidget* parent);

    /// For the ruleset in hand; what was counted of it stays.
    void open();
    /// Nothing is being played.
    bool is_idle() const { return !m_job.is_running(); }

signals:
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    QLineEdit* add_number(FlowLayout& flow, const QString& label, const char* name, int start);
    void choose_scenario(int number);
    void play();
    std::expected<game::AskedBattles, Problems> battles() const;
    void play_on();
    void take(const game::Balance& part);
    void stop();
    void say();

    const Books& m_books;
    const GameShelf& m_shelf;
    const Ruleset* m_ruleset = nullptr;
    std::vector<ScenarioName> m_scenarios;
    ChoiceBox* m_scenario;
    PackChoice* m_charts;
    PackChoice* m_against;
    QLineEdit* m_games = nullptr;
    QLineEdit* m_seed = nullptr;
    ScenarioOptions* m_options;
    QLabel* m_words;
    BalanceResults* m_results;
    WordButton* m_play;
    WordButton* m_back;
    std::optional<game::AskedBattles> m_asked; ///< of which these are played so far
    game::Balance m_played;
    LatestJob m_job;
};

} // namespace corneta::ui
