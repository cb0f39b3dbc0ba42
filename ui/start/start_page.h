// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/open_game.h"
#include "ui/widgets/latest_job.h"

#include <QWidget>

#include <span>
#include <vector>

class QBoxLayout;
class QGridLayout;
class QVBoxLayout;

namespace corneta::ui {

class StartCard;

/// The front door: the games that were open last, a new one of any system, one roll.
class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent);

    /// Where the recent ones stand comes a little later. `has_game`: one is open, and a roll would be written into it.
    void show_games(const std::vector<RecentGame>& recent, std::span<const Rulebook> books, const GameShelf& shelf, bool has_game = false);

signals:
    void game_chosen(const QString& path);
    void open_asked();
    void roll_asked();
    void scenario_chosen(std::size_t book, const corneta::ui::ScenarioName& scenario);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void arrange();
    StartCard* add_card(QBoxLayout& column, const QString& key, const QString& title, const QStringList& about);
    void add_recent(const std::vector<RecentGame>& recent, bool has_game);
    void look_at_standing(const std::vector<RecentGame>& recent, const GameShelf& shelf);
    void add_scenarios(std::span<const Rulebook> books, const GameShelf& shelf);

    QWidget* m_content;
    QGridLayout* m_grid;
    QWidget* m_left = nullptr;
    QWidget* m_right = nullptr;
    std::vector<StartCard*> m_cards;
    std::vector<QBoxLayout*> m_rows; ///< of the scenarios of a ruleset
    bool m_has_two_columns = true;
    LatestJob m_standings;
};

} // namespace corneta::ui
