// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/balance/forecast_page.h"

#include "core/game/balance/asked_battles.h"
#include "core/game/balance/battle.h"
#include "ui/balance/results_flow.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/table_box.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QElapsedTimer>

#include <algorithm>
#include <thread>

namespace corneta::ui {

namespace {

constexpr std::int64_t most_battles = 1000;
constexpr int last_turn = 99;
constexpr qint64 milliseconds_of_a_slice = 500; ///< until what was played is shown

bool can_be_forecast(const OpenGame& game)
{
    return game::can_be_counted(*game.book().ruleset) && game::sides_of(game.state()).size() > 1;
}

} // namespace

ForecastPage::ForecastPage(QWidget* parent)
    : QWidget{parent},
      m_words{new SizedLabel{Type::Plain, QFont::Normal, this, "forecast_words"}},
      m_results{new ResultsFlow{this}},
      m_back{WordButton::back(this)},
      m_job{*this}
{
    auto* title = new SizedLabel{Type::Headline, QFont::Bold, tr("What the battle may come to"), this};
    lay_out_results(*this, *title, {m_words}, *m_results, {m_back});
    setFocusProxy(m_back);
    connect(m_back, &QPushButton::clicked, this, &ForecastPage::left);
}

void ForecastPage::open(const OpenGame& game, std::vector<game::Play> declared)
{
    stop();
    m_played = {};
    m_armies.reset();
    m_declared = std::move(declared);
    m_results->clear();
    if (!can_be_forecast(game)) {
        m_words->setText(tr("The rules of this game do not say who wins, or there are no two sides."));
        return;
    }
    m_state = game.state();
    m_book = game.book();
    m_attacker = game.attacker();
    count_phase();
    say();
}

/// Before the battles: it is exact, where it can be told.
void ForecastPage::count_phase()
{
    if (!has_phase()) {
        play_on();
        return;
    }
    m_job.start([this, state = m_state, book = m_book, declared = m_declared](const std::stop_token& stop) {
        auto armies = game::chances_to_break(state, book, declared, stop);
        return [this, armies = std::move(armies)] {
            m_armies = armies;
            play_on();
        };
    });
}

void ForecastPage::play_on()
{
    game::Balance wanted;
    wanted.question.seed = 1;
    wanted.question.last_turn = last_turn;
    wanted.from_game = 1 + m_played.balance.games;
    wanted.games = most_battles - m_played.balance.games;
    m_job.start([this, wanted, state = m_state, book = m_book, attacker = m_attacker](const std::stop_token& stop) {
        QElapsedTimer time;
        time.start();
        const auto threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
        const game::Forecast part = game::forecast(state, book, attacker, wanted, threads, [&](std::int64_t /*begun*/) {
            return !stop.stop_requested() && time.elapsed() < milliseconds_of_a_slice;
        });
        return [this, part] { take(part); };
    });
}

void ForecastPage::take(const game::Forecast& part)
{
    if (m_played.balance.games == 0)
        m_played = part;
    else
        m_played.balance.add(part.balance);
    if (m_played.balance.games > 0) {
        m_results->clear();
        m_results->add_table(game::table_of(m_played));
        if (m_armies)
            m_results->add_table(game::table_of(*m_armies, m_state, m_declared.size()));
        m_results->put_behind(*m_words);
        m_results->fit_boxes();
    }
    if (m_played.balance.games < most_battles)
        play_on();
    say();
}

/// Nobody waits for it any more.
void ForecastPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    stop();
}

void ForecastPage::say()
{
    QString words =
        m_played.balance.games == 0 ? tr("The first battles are being played.") : said(game::title_of(m_played)) + QLatin1Char{'.'};
    if (m_played.balance.games > 0 && has_phase() && !m_armies)
        words += QLatin1Char{' '} + tr("What the plays of this phase come to cannot be counted exactly.");
    m_words->setText(words);
}

} // namespace corneta::ui
