// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/hidden_page.h"

#include "ui/game/sequence_panel.h"
#include "ui/hidden/dice_lines.h"
#include "ui/hidden/hidden_curtain.h"
#include "ui/hidden/hidden_laying.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/reason_line.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QHideEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace corneta::ui {

HiddenPage::HiddenPage(QWidget* parent) : QWidget{parent}
{
    setAccessibleName(tr("Lay orders and boxes face down"));
    auto* content = new QWidget{this};
    m_title = new SizedLabel{Type::Headline, QFont::Bold, content, "hidden_title"};
    m_words = new SizedLabel{Type::Plain, QFont::Normal, content, "hidden_words"};
    m_curtain = new HiddenCurtain{content};
    m_dice = new DiceLines{content};
    m_problems = new SizedLabel{Type::Plain, QFont::Bold, this, "hidden_problems"}; // never out of sight
    m_reason = new ReasonLine{content};
    m_laying = new HiddenLaying{content};
    put_in(*new QVBoxLayout{content}, {m_title, m_words, m_curtain, m_dice, {m_laying, 1}, m_reason, Part::room()});
    put_in(*new QVBoxLayout{this}, {{new FormScroll{content, this}, 1}, m_problems, {&m_dice->button(), 0, Qt::AlignLeft}});
    connect(m_curtain, &HiddenCurtain::look_chosen, this, [this](const std::string& side) {
        m_side = side;
        ask_means();
    });
    connect(m_curtain, &HiddenCurtain::reveal_chosen, this, [this](const std::string& unit) { reveal(unit, {}); });
    connect(m_curtain, &HiddenCurtain::turn_up_chosen, this, &HiddenPage::ask_left_out);
    connect(m_dice, &DiceLines::finished, this, [this] { m_step == Step::Means ? take_means() : turn_up(); });
    connect(m_dice, &DiceLines::refused, this, [this](const QString& why) { say(why.isEmpty() ? QStringList{} : QStringList{why}); });
    connect(m_laying, &HiddenLaying::lay_asked, this, &HiddenPage::lay);
    connect(m_laying, &HiddenLaying::reason_asked, this, [this](const QString& refused) {
        m_reason->ask({refused}, [this](const std::string& reason) { m_laying->overrule(reason); });
    });
    show_step(Step::Curtain);
}

void HiddenPage::open(OpenGame& game)
{
    if (m_game != &game) {
        m_curtain->forget_turns();
        m_game = &game;
        connect(&game, &OpenGame::changed, this, &HiddenPage::refresh);
    }
    draw_curtain();
}

void HiddenPage::show_step(Step step)
{
    m_step = step;
    m_curtain->setVisible(step == Step::Curtain);
    m_dice->setVisible(step == Step::Means || step == Step::LeftOut);
    m_dice->button().setVisible(m_dice->isVisibleTo(this));
    m_laying->setVisible(step == Step::Laying);
    m_problems->clear();
    m_reason->clear();
}

void HiddenPage::say(const QStringList& problems)
{
    m_problems->setText(problems.isEmpty() ? QString{} : tr("\u25b2 %1").arg(problems.join(QStringLiteral("; "))));
}

void HiddenPage::forget()
{
    m_side.clear();
    m_laying->close();
    m_dice->clear();
    show_step(Step::Curtain);
}

void HiddenPage::draw_curtain()
{
    forget();
    m_hidden = hidden_now(*m_game);
    if (m_hidden == nullptr) {
        m_curtain->clear();
        m_title->setText(stage_words(*m_game));
        m_words->setText(tr("Nothing is laid face down in this phase. Esc goes back to the form."));
    } else {
        m_title->setText(tr("%1: %2").arg(translated(m_hidden->label), stage_words(*m_game)));
        m_words->setText(m_curtain->hang(*m_game, *m_hidden));
    }
    if (m_hidden == nullptr || isVisible())
        (m_curtain->first() != nullptr ? m_curtain->first() : this)->setFocus(Qt::OtherFocusReason);
}

/// Ctrl+Z and the like change what is on the screen.
void HiddenPage::refresh()
{
    if (m_is_busy || m_game.isNull() || !isVisible())
        return;
    if (m_step == Step::Laying && without_means(*m_game, *m_hidden, m_side).empty())
        m_laying->refresh(*m_game);
    else if (m_step == Step::Laying || m_step == Step::Means)
        ask_means();
    else
        draw_curtain();
}

bool HiddenPage::roll()
{
    const bool is_there = m_step == Step::Means || m_step == Step::LeftOut;
    if (is_there)
        emit m_dice->finished();
    return is_there;
}

/// Ctrl+Enter lays what is drawn here; elsewhere it parks a form.
bool HiddenPage::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): its type says so
        const bool is_enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (is_enter && key->modifiers().testFlag(Qt::ControlModifier)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void HiddenPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape) {
        if (m_step != Step::Curtain || !m_curtain->reveal_by(event->text()))
            QWidget::keyPressEvent(event);
    } else if (m_reason->isVisible())
        forget_reason();
    else if (m_step == Step::Curtain)
        emit left();
    else
        draw_curtain();
}

void HiddenPage::forget_reason()
{
    m_reason->clear();
    if (m_step == Step::Laying)
        m_laying->focus_line();
    else
        draw_curtain();
}

void HiddenPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        forget();
}

void HiddenPage::ask_means()
{
    const auto awaited = without_means(*m_game, *m_hidden, m_side);
    if (awaited.empty()) {
        ask_lines();
        return;
    }
    const Action& action = *m_game->book().ruleset->find_action(m_hidden->means);
    m_title->setText(tr("%1: %2").arg(unit_name(m_game->state(), m_side), translated(action.label)));
    m_words->setText(translated(action.help));
    m_dice->ask(*m_game, action, awaited, tr("Go on; with no die typed the program rolls (F5)"));
    show_step(Step::Means);
    m_dice->focus_button();
    m_dice->begin();
}

void HiddenPage::take_means()
{
    if (const QString problem = m_dice->problem(); !problem.isEmpty()) {
        say({problem});
        return;
    }
    m_is_busy = true;
    const QStringList problems = play_for(*m_game, m_hidden->means, m_dice->said());
    m_is_busy = false;
    if (problems.isEmpty())
        ask_lines();
    else
        say(problems);
}

void HiddenPage::ask_lines()
{
    m_dice->clear();
    m_title->setText(tr("%1: %2").arg(unit_name(m_game->state(), m_side), translated(m_hidden->label)));
    m_words->setText(m_hidden->letters.empty()
                         ? tr("Enter opens the selected box: its units by their codes, then which marker is real. Del empties it. "
                              "Ctrl+Enter lays them face down; Esc lowers the curtain and forgets what is not laid.")
                         : tr("A letter puts a chip on the selected unit and goes on. Ctrl+Enter lays them all face down; Esc hides them "
                              "and forgets what is not laid."));
    m_laying->open({*m_game, *m_hidden, m_side});
    show_step(Step::Laying);
    m_laying->begin();
}

void HiddenPage::lay()
{
    m_is_busy = true;
    const HiddenDraft draft = m_laying->draft();
    const QStringList problems = draft.lay(*m_game);
    m_is_busy = false;
    if (!problems.isEmpty()) {
        refresh();
        say(problems);
        return;
    }
    m_curtain->note_turn(m_game->state().stage, m_side, draft.count());
    draw_curtain();
}

void HiddenPage::ask_left_out()
{
    const auto awaited = left_out(*m_game, *m_hidden);
    if (awaited.empty()) {
        turn_up();
        return;
    }
    const Action& action = *m_game->book().ruleset->find_action(m_hidden->left_out);
    m_title->setText(tr("Without a chip: %1").arg(translated(action.label)));
    m_words->setText(
        tr("Type a die for each. With none typed Enter turns all up and the program rolls for these. %1").arg(translated(action.help)));
    m_dice->ask(*m_game, action, awaited, tr("Turn all up; with no die typed the program rolls (F5)"));
    show_step(Step::LeftOut);
    m_dice->begin();
}

/// The dice are there before anything is turned up, and are read after it: a die may say to do as a friend does.
void HiddenPage::turn_up(const std::string& reason)
{
    if (const QString problem = m_dice->problem(); !problem.isEmpty()) {
        say({problem});
        return;
    }
    const auto rows = m_dice->said();
    QStringList problems = problems_in(*m_game, m_hidden->left_out, rows);
    if (!problems.isEmpty()) {
        say(problems);
        return;
    }
    if (const QStringList why = why_it_stays(*m_game, {}); !why.isEmpty() && reason.empty()) {
        m_reason->ask(why, [this](const std::string& given) { turn_up(given); });
        return;
    }
    m_is_busy = true;
    if (!m_game->state().face_down.empty())
        if (const auto given = m_game->turn_up({}, reason); !given)
            problems = sentences_of(given.error());
    if (problems.isEmpty() && !rows.empty())
        problems = play_for(*m_game, m_hidden->left_out, rows);
    m_is_busy = false;
    draw_curtain();
    if (problems.isEmpty())
        emit turned_up();
    else
        say(problems);
}

void HiddenPage::reveal(const std::string& unit, const std::string& reason)
{
    if (const QStringList why = why_it_stays(*m_game, {unit}); !why.isEmpty() && reason.empty()) {
        m_reason->ask(why, [this, unit](const std::string& given) { reveal(unit, given); });
        return;
    }
    m_is_busy = true;
    const auto given = m_game->turn_up({unit}, reason);
    m_is_busy = false;
    draw_curtain();
    say(given ? QStringList{} : sentences_of(given.error()));
    if (given)
        m_words->setText(m_game->sentence(**given) + QLatin1Char{'\n'} + m_words->text());
}

} // namespace corneta::ui
