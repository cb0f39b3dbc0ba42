// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/end_phase_page.h"

#include "core/game/play/offered.h"
#include "core/game/play/phases.h"
#include "ui/game/sequence_panel.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/session/offer.h"
#include "ui/session/open_game.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/labelled.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QLineEdit>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr std::size_t most_ways = 9;

/// Whether something is owed that nobody may leave out.
bool owes(const OpenGame& game)
{
    const auto is_must = [](const IdleGroup& group) { return std::ranges::any_of(group.idle, &game::Idle::must); };
    return std::ranges::any_of(game::open_follow_ups(game.state(), game.book()),
                               [](const game::Owed& owed) { return owed.next.kind != Follow::May; })
        || std::ranges::any_of(idle_groups(game), is_must);
}

QString list_of(const QString& title, const QStringList& lines)
{
    if (lines.isEmpty())
        return {};
    QString text = QStringLiteral("<p><b>%1</b></p><ul>").arg(title);
    for (const QString& line : lines)
        text += QStringLiteral("<li>%1</li>").arg(line.toHtmlEscaped());
    return text + QStringLiteral("</ul>");
}

} // namespace

EndPhasePage::EndPhasePage(QWidget* parent)
    : QWidget{parent},
      m_title{new SizedLabel{Type::Headline, QFont::Bold, this}},
      m_words{new SizedLabel{Type::Plain, QFont::Normal, this, "still_to_do"}},
      m_scroll{new FormScroll{m_words, this}},
      m_reason{new QLineEdit{this}},
      m_problem{new SizedLabel{Type::Plain, QFont::Bold, this}}
{
    connect(m_scroll, &FormScroll::laid_out, this, &EndPhasePage::fit);
    auto* end = new WordButton{tr("End the phase (Enter)"), this};
    end->make_primary();
    end->setAccessibleName(tr("End the phase"));
    auto* back = WordButton::back(this);
    auto* reason = reason_row(*m_reason, "end_reason", tr("Reason to end the phase anyway"),
                              tr("The journal keeps it. Enter ends the phase, Esc goes back."));
    put_in(*new QVBoxLayout{this}, {m_title, {m_scroll, 1}, reason, m_problem, in_row(nullptr, {end, back, Part::room()}), Part::room()});
    m_words->setTextFormat(Qt::RichText);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    for (std::size_t way = 0; way < most_ways; ++way) {
        auto* key = new QShortcut{QKeySequence{Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(way))}, this};
        key->setContext(Qt::WidgetWithChildrenShortcut);
        connect(key, &QShortcut::activated, this, [this, way] { go_to(way); });
    }
    connect(m_reason, &QLineEdit::returnPressed, this, &EndPhasePage::end);
    connect(end, &QPushButton::clicked, this, &EndPhasePage::end);
    connect(back, &QPushButton::clicked, this, &EndPhasePage::left);
    call_on_keys(*this, {Qt::Key_Escape}, [this] { emit left(); });
}

/// What it asks stands right below.
void EndPhasePage::fit()
{
    m_scroll->setMaximumHeight(m_scroll->whole_height());
}

void EndPhasePage::focus_reason()
{
    m_reason->setFocus(Qt::OtherFocusReason);
}

bool EndPhasePage::can_end_at_once(const OpenGame& game)
{
    return !owes(game) && idle_groups(game).empty();
}

void EndPhasePage::ask(const OpenGame& game)
{
    m_title->setText(tr("End %1?").arg(translated(game::label_of_phase(*game.book().ruleset, game.state().stage.phase))));
    m_ways.clear();
    m_words->setText(owed_words(game) + idle_words(game));
    fit();
    m_reason->setText(owes(game) ? QString{} : tr("they hold")); // what is owed is not passed over by a habit
    m_reason->selectAll();
    m_problem->clear();
}

QString EndPhasePage::key_to(const std::optional<Question>& question)
{
    if (!question || m_ways.size() == most_ways)
        return {};
    m_ways.push_back(*question);
    return tr("Alt+%1: ").arg(m_ways.size());
}

QString EndPhasePage::owed_words(const OpenGame& game)
{
    QStringList lines;
    for (const Offer& offer : offers_of(game, 0))
        for (const Offer::Choice& choice : offer.choices)
            lines << key_to(choice.question) + tr("%1 %2").arg(offer.kind, choice.words);
    return list_of(tr("Still owed"), lines);
}

/// Who must act with the keys that lead there, the others in a row.
QString EndPhasePage::idle_words(const OpenGame& game)
{
    QString words;
    for (const IdleGroup& group : idle_groups(game)) {
        QStringList units;
        for (const game::Idle& one : group.idle)
            units << (one.must ? key_to(question_of(game, one)) : QString{}) + unit_words(game, one);
        words += QStringLiteral("<p><b>%1</b><br>%2</p>")
                     .arg(heading_of(group).toHtmlEscaped(), units.join(QStringLiteral(", ")).toHtmlEscaped());
    }
    return words;
}

void EndPhasePage::go_to(std::size_t way)
{
    if (way < m_ways.size())
        emit question_asked(Question{m_ways[way]});
}

void EndPhasePage::end()
{
    const QString reason = m_reason->text().trimmed();
    m_problem->setText(reason.isEmpty() ? tr("\u25b2 Say why: the journal keeps it.") : QString{});
    if (!reason.isEmpty())
        emit ended(reason);
}

} // namespace corneta::ui
