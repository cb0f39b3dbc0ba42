// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/balance/balance_page.h"

#include "core/game/balance/balance_tables.h"
#include "ui/balance/balance_results.h"
#include "ui/game/scenario_options.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/session/books.h"
#include "ui/session/pack_choice.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/labelled.h"
#include "ui/widgets/number_line.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QElapsedTimer>
#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <thread>
#include <utility>

namespace corneta::ui {

namespace {

constexpr int games_at_first = 200;
constexpr int most_games = 1'000'000;
constexpr int most_seed = 999'999'999;
constexpr int last_turn = 99;
constexpr qint64 milliseconds_of_a_slice = 250; ///< until what was played is shown

/// The number in a line, or what it should be.
std::expected<int, Problem> number_in(const QLineEdit& line, int least, int most)
{
    bool is_number = false;
    const int number = line.text().trimmed().toInt(&is_number);
    if (is_number && number >= least && number <= most)
        return number;
    return std::unexpected{Problem{line.accessibleName().toStdString(), {"give a whole number from {0} to {1}", {least, most}}}};
}

} // namespace

BalancePage::BalancePage(const Books& books, const GameShelf& shelf, QWidget* parent)
    : QWidget{parent},
      m_books{books},
      m_shelf{shelf},
      m_scenario{new ChoiceBox{this}},
      m_charts{new PackChoice{this}},
      m_against{new PackChoice{this}},
      m_options{new ScenarioOptions{this}},
      m_words{new SizedLabel{Type::Plain, QFont::Normal, this, "balance_words"}},
      m_results{new BalanceResults{this}},
      m_play{new WordButton{tr("Play (Enter)"), this, "balance_play"}},
      m_back{WordButton::back(this)},
      m_job{*this}
{
    introduce(*m_scenario, "balance_scenario", {}, tr("The battle that plays itself"));
    introduce(*m_charts, "balance_charts", {}, tr("The charts that it is played by"));
    introduce(*m_against, "balance_against", {}, tr("Other charts: the same games are played by them too"));
    m_play->make_primary();
    build();
    connect(m_scenario, &QComboBox::currentIndexChanged, this, &BalancePage::choose_scenario);
    connect(m_play, &QPushButton::clicked, this, [this] { is_idle() ? play() : stop(); });
    connect(m_back, &QPushButton::clicked, this, &BalancePage::left);
}

void BalancePage::build()
{
    auto* tools = new QWidget{this};
    auto* flow = new FlowLayout{tools,
                                {labelled(tr("Scenario"), *m_scenario, this), labelled(tr("Charts"), *m_charts, this),
                                 labelled(tr("Compared with"), *m_against, this)}};
    m_games = add_number(*flow, tr("Games"), "balance_games", games_at_first);
    m_seed = add_number(*flow, tr("Seed"), "balance_seed", 1);
    auto* title = new SizedLabel{Type::Headline, QFont::Bold, tr("The balance of a battle"), this};
    lay_out_results(*this, *title, {tools, m_options, m_words}, *m_results, {m_play, m_back});
    setFocusProxy(m_scenario);
    tab_through({m_scenario, m_charts, m_against, m_games, m_seed, m_options, m_results, m_play, m_back});
}

QLineEdit* BalancePage::add_number(FlowLayout& flow, const QString& label, const char* name, int start)
{
    constexpr int digits = 11;
    auto* line = new NumberLine{this};
    line->setObjectName(QLatin1String{name});
    line->setText(QString::number(start));
    line->setFixedWidth(digits * fontMetrics().averageCharWidth());
    flow.addWidget(labelled(label, *line, this));
    return line;
}

void BalancePage::open()
{
    const Ruleset* const ruleset = m_books.in_hand().ruleset;
    const QString charts = m_charts->currentText();
    const QString against = m_against->currentText();
    m_charts->show_packs(m_books, PackChoice::Takes::Files);
    m_against->show_packs(m_books, PackChoice::Takes::Files);
    m_against->insertItem(0, tr("nothing"));
    m_against->setCurrentIndex(0);
    if (ruleset == m_ruleset) {
        m_charts->setCurrentIndex(std::max(m_charts->findText(charts), 0));
        m_against->setCurrentIndex(std::max(m_against->findText(against), 0));
        return;
    }
    stop();
    m_ruleset = ruleset;
    m_asked.reset();
    m_played = {};
    m_results->begin_anew();
    m_scenarios = game::can_be_counted(*ruleset) && m_shelf.scenarios ? m_shelf.scenarios(*ruleset) : std::vector<ScenarioName>{};
    {
        const QSignalBlocker quiet{m_scenario};
        m_scenario->clear();
        for (const ScenarioName& scenario : m_scenarios)
            m_scenario->addItem(scenario.label);
    }
    choose_scenario(m_scenario->currentIndex());
    m_play->setEnabled(!m_scenarios.empty());
    say();
}

void BalancePage::choose_scenario(int number)
{
    if (number >= 0)
        m_options->show_options(m_scenarios[static_cast<std::size_t>(number)].options);
}

std::expected<game::AskedBattles, Problems> BalancePage::battles() const
{
    const auto games = number_in(*m_games, 1, most_games);
    const auto seed = number_in(*m_seed, 0, most_seed);
    if (!games || !seed)
        return std::unexpected{Problems{games ? seed.error() : games.error()}};
    std::vector<const PackChoice*> choices{m_charts};
    if (m_against->currentIndex() > 0)
        choices.push_back(m_against);
    std::vector<Rulebook> books;
    std::vector<game::ChartsNamed> charts;
    for (const PackChoice* choice : choices) {
        const std::string path = choice->path().toStdString();
        auto book = m_books.shelf().open(*m_ruleset, path.empty() ? std::nullopt : std::optional{path});
        if (!book)
            return std::unexpected{std::move(book.error())};
        books.push_back(*std::move(book));
        charts.push_back({path.empty() ? std::string{} : choice->currentText().toStdString(), {}});
    }
    const GameStart start{.scenario = m_scenarios[static_cast<std::size_t>(m_scenario->currentIndex())].key,
                          .options = m_options->chosen()};
    const auto statements = m_shelf.statements(*m_ruleset, start);
    if (!statements)
        return std::unexpected{statements.error()};
    auto asked = game::asked_battles(books, *statements, last_turn);
    if (asked) {
        asked->wanted.games = *games;
        asked->wanted.question.seed = *seed;
        asked->wanted.question.options = start.options;
        asked->wanted.question.charts = std::move(charts);
    }
    return asked;
}

void BalancePage::play()
{
    if (m_scenarios.empty())
        return;
    auto wanted = battles();
    if (!wanted) {
        m_words->setText(sentences_with_places(wanted.error()).join(QLatin1Char{' '}));
        return;
    }
    m_asked = *std::move(wanted);
    m_played = m_asked->wanted;
    m_played.games = 0;
    m_played.tally = game::Tally{m_asked->fields.size(), m_played.question.sides.size()};
    m_results->begin_anew();
    play_on();
    say();
}

/// The next games on the workers, as many as a slice of time holds.
void BalancePage::play_on()
{
    game::Balance wanted = m_asked->wanted;
    wanted.from_game += m_played.games;
    wanted.games -= m_played.games;
    m_job.start([this, wanted, fields = m_asked->fields](const std::stop_token& stop) {
        QElapsedTimer time;
        time.start();
        const auto threads = static_cast<int>(std::min<std::int64_t>(std::max(1U, std::thread::hardware_concurrency()), wanted.games));
        const game::Balance part = game::played(wanted, fields, threads, [&](std::int64_t /*begun*/) {
            return !stop.stop_requested() && time.elapsed() < milliseconds_of_a_slice;
        });
        return [this, part] { take(part); };
    });
}

void BalancePage::take(const game::Balance& part)
{
    m_played.add(part);
    m_results->show_balance(m_played);
    if (m_played.games < m_asked->wanted.games)
        play_on();
    say();
}

/// What was played so far stays: the first games of the seed.
void BalancePage::stop()
{
    m_job.drop();
    say();
}

void BalancePage::say()
{
    QString words = tr("Both sides play by themselves, and bluntly: compare the figures with each other, and take none as a forecast.");
    if (m_scenarios.empty())
        words = tr("No scenario of this ruleset can be counted.");
    else if (m_asked && m_played.games == 0)
        words = tr("The first games are being played");
    else if (m_asked)
        words = said(title_of(m_played));
    if (!is_idle())
        words = tr("%1. Esc stops it; %2 are wanted.").arg(words).arg(m_asked->wanted.games);
    m_words->setText(words);
    m_play->setText(is_idle() ? tr("Play (Enter)") : tr("Stop (Esc)"));
    m_play->setAccessibleName(is_idle() ? tr("Play") : tr("Stop"));
}

void BalancePage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !is_idle())
        stop();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && is_idle())
        play();
    else
        QWidget::keyPressEvent(event);
}

} // namespace corneta::ui
