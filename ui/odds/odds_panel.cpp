// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/odds/odds_panel.h"

#include "core/action/verdict.h"
#include "core/game/chances/prospects.h"
#include "core/game/play/play.h"
#include "core/odds/odds.h"
#include "core/odds/sensitivities.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/odds/odds_block.h"
#include "ui/session/open_game.h"
#include "ui/session/question.h"
#include "ui/widgets/latest_job.h"
#include "ui/words/odds_words.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QLocale>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace corneta::ui {

namespace {

QString percent(double chance)
{
    return percent_words(Chance{std::nullopt, chance}, std::nullopt);
}

/// "Government: changes 35%, on average -0.4 points; over 2%"
QString words_of(const game::State& state, const game::Prospect& prospect)
{
    QString words = tr("%1: changes %2, on average by %3")
                        .arg(unit_name(state, prospect.side), percent(prospect.changes), QLocale{}.toString(prospect.points, 'f', 1));
    if (prospect.is_over > 0)
        words += tr("; decided %1").arg(percent(prospect.is_over));
    return words;
}

} // namespace

/// What the play in hand may do to how the sides stand: counted beside the window, hidden where it can do nothing.
class ProspectLine : public SizedLabel {
public:
    explicit ProspectLine(QWidget* parent) : SizedLabel{Type::Plain, QFont::Normal, parent, "prospects"}, m_job{*this} { hide(); }

    void count(const OpenGame& game, const game::Play& play)
    {
        m_job.start([this, state = game.state(), book = game.book(), play](const std::stop_token& stop) -> LatestJob::Answer {
            const auto ready = game::prepared(state, book, play);
            const auto all = ready ? game::prospects(state, book, *ready, stop) : std::vector<game::Prospect>{};
            QStringList words;
            for (const game::Prospect& prospect : all)
                words << words_of(state, prospect);
            return [this, words] {
                setText(tr("The score: %1").arg(words.join(QStringLiteral(". "))));
                setVisible(!words.isEmpty());
            };
        });
    }

    void clear()
    {
        m_job.drop();
        hide();
    }

    bool is_counting() const { return m_job.is_running(); }

private:
    LatestJob m_job;
};

OddsPanel::OddsPanel(QWidget* parent)
    : QWidget{parent},
      m_why{new SizedLabel{Type::Plain, QFont::Bold, this, "odds_why"}},
      m_answer{new QWidget{this}},
      m_column{new QVBoxLayout{m_answer}},
      m_prospects{new ProspectLine{this}},
      m_patience{new QTimer{this}},
      m_job{*this}
{
    constexpr int patience_ms = 80;
    setObjectName(QStringLiteral("odds"));
    in_column(this, {m_why, m_answer, m_prospects, Part::room()});
    m_column->setContentsMargins(0, 0, 0, 0);
    m_why->hide();
    m_patience->setSingleShot(true);
    m_patience->setInterval(patience_ms);
    connect(m_patience, &QTimer::timeout, this, &OddsPanel::grey);
}

void OddsPanel::count(const Question& question, const OpenGame* game, bool is_unsaid)
{
    if (game != nullptr)
        m_prospects->count(*game, *question.play);
    m_came_true.clear();
    m_why->setText(tr("As the form begins, where nothing is said yet:"));
    m_why->setVisible(is_unsaid);
    m_patience->start();
    count(question, first_effort);
}

void OddsPanel::count(const Question& question, const Effort& effort)
{
    m_job.start([this, question, effort](const std::stop_token& stop) -> LatestJob::Answer {
        std::vector<Odds> odds = corneta::odds(*question.action, question.answers, *question.book.typed_charts, Table::Rows, stop, effort);
        return [this, question, effort, odds = std::move(odds)] {
            show_odds(question, odds);
            if (effort.plays < whole_effort.plays && !std::ranges::all_of(m_odds, &Odds::exact))
                count(question, whole_effort);
            else
                count_sensitivities(question);
        };
    });
}

void OddsPanel::wait()
{
    m_prospects->clear();
    m_job.drop();
    m_patience->stop();
    m_came_true.clear();
    m_odds.clear();
    m_sensitivities.clear();
    m_why->setText(tr("The odds with the previous answers:"));
    m_why->setHidden(m_blocks.empty());
    grey();
}

void OddsPanel::wait_for_role(const QString& role)
{
    clear();
    wait();
    m_why->setText(tr("The odds stand here once you name the %1.").arg(with_small(role)));
    m_why->show();
}

void OddsPanel::mark(const std::vector<Verdict>& verdicts)
{
    m_came_true.clear();
    for (const Verdict& verdict : verdicts)
        m_came_true.push_back(verdict.outcome);
    mark_blocks();
}

void OddsPanel::mark_blocks()
{
    for (std::size_t i = 0; i < std::min({m_came_true.size(), m_blocks.size(), m_odds.size()}); ++i)
        m_blocks[i]->mark(m_odds[i], m_came_true[i]);
}

void OddsPanel::clear()
{
    m_job.drop();
    m_odds.clear();
    m_sensitivities.clear();
    for (OddsBlock* block : m_blocks)
        delete block;
    m_blocks.clear();
}

bool OddsPanel::is_counting() const
{
    return m_job.is_running() || m_prospects->is_counting();
}

void OddsPanel::grey()
{
    set_tone(*m_answer, Tone::Faded);
}

void OddsPanel::show_odds(const Question& question, std::vector<Odds> odds)
{
    m_patience->stop();
    set_tone(*m_answer, Tone::Present);
    m_odds = std::move(odds);
    m_sensitivities.clear();
    while (m_blocks.size() > m_odds.size()) {
        delete m_blocks.back();
        m_blocks.pop_back();
    }
    while (m_blocks.size() < m_odds.size()) {
        m_blocks.push_back(new OddsBlock{m_answer});
        m_column->addWidget(m_blocks.back());
    }
    for (std::size_t i = 0; i < m_odds.size(); ++i) {
        const QString title =
            question.action->numbers_rows(m_odds.size()) ? tr("%1 %2").arg(section_title(question.action->batch)).arg(i + 1) : QString{};
        m_blocks[i]->show_odds(*question.action, m_odds[i], title);
    }
    mark_blocks(); // the dice may have been there before the odds
}

void OddsPanel::count_sensitivities(const Question& question)
{
    m_job.start([this, question](const std::stop_token& stop) -> LatestJob::Answer {
        std::vector<Sensitivity> sensitivities =
            corneta::sensitivities(*question.action, question.answers, *question.book.typed_charts, stop);
        return [this, question, sensitivities = std::move(sensitivities)] { show_sensitivities(question, sensitivities); };
    });
}

void OddsPanel::show_sensitivities(const Question& question, std::vector<Sensitivity> sensitivities)
{
    m_sensitivities = std::move(sensitivities);
    if (!m_blocks.empty())
        m_blocks.front()->show_sensitivities(sensitivity_lines(question.answers.form(), m_sensitivities));
    emit counted();
}

} // namespace corneta::ui
