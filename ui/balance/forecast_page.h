// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/balance/forecast.h"
#include "core/game/chances/armies.h"
#include "ui/session/open_game.h"
#include "ui/widgets/latest_job.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace corneta::ui {

class ResultsFlow;
class WordButton;

/// What the battle that is open may come to, by battles that play themselves from where it stands: more and more of them, until the page is left.
class ForecastPage : public QWidget {
    Q_OBJECT

public:
    explicit ForecastPage(QWidget* parent);

    /// With the plays of the phase in hand that are declared and not rolled.
    void open(const OpenGame& game, std::vector<game::Play> declared);
    bool is_idle() const { return !m_job.is_running(); }
    /// Plays no more.
    void stop() { m_job.drop(); }

signals:
    void left();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    /// Whether something waits in the phase or is declared.
    bool has_phase() const { return !m_declared.empty() || !m_state.pending.empty(); }
    void count_phase();
    void play_on();
    void take(const game::Forecast& part);
    void say();

    game::State m_state;
    Rulebook m_book;
    std::string m_attacker;
    std::vector<game::Play> m_declared;
    std::optional<std::vector<game::ArmyBreaking>> m_armies; ///< by the end of the phase
    game::Forecast m_played;
    QLabel* m_words;
    ResultsFlow* m_results;
    WordButton* m_back;
    LatestJob m_job;
};

} // namespace corneta::ui
