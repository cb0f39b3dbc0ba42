// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/sequence_panel.h"
#include "ui/hidden/chip_legend.h"
#include "ui/hidden/dice_lines.h"
#include "ui/hidden/hidden_model.h"
#include "ui/hidden/hidden_page.h"
#include "ui/hidden/hidden_table.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace corneta::ui {

namespace {

QString name_of(const game::State& state, const std::string& unit)
{
    const game::Unit* found = state.find(unit);
    return QString::fromStdString(found == nullptr ? unit : found->name);
}

} // namespace

void HiddenPage::clear_buttons()
{
    for (WordButton* button : std::exchange(m_buttons, {})) {
        button->hide();
        button->deleteLater(); // it may be the one that is pressed
    }
}

void HiddenPage::add_button(const QString& words, const char* name, std::function<void()> pressed)
{
    auto* button = new WordButton{words, m_button_box};
    button->setObjectName(QString::fromLatin1(name));
    button->setAccessibleName(words);
    m_button_column->addWidget(button);
    m_buttons.push_back(button);
    connect(button, &QPushButton::clicked, this, std::move(pressed));
}

bool HiddenPage::is_done(const game::Unit& side) const
{
    const auto units = layers_of(m_game->state(), *m_hidden, side.key);
    const auto lies = [this](const game::Unit* unit) { return lies_face_down(m_game->state(), unit->key); };
    const bool may_lay_none = m_hidden->phase.empty() && std::ranges::all_of(units, [this](const game::Unit* unit) {
                                  const Rulebook& book = m_game->book();
                                  return book.ruleset->game->placement_terms(m_game->state(), *unit, {}, book).refused.has_value();
                              });
    return may_lay_none || std::ranges::any_of(units, lies) || (m_stage == m_game->state().stage && m_passed.contains(side.key));
}

QString HiddenPage::side_words(const game::Unit& side) const
{
    const auto units = layers_of(m_game->state(), *m_hidden, side.key);
    const auto lies = [this](const game::Unit* unit) { return lies_face_down(m_game->state(), unit->key); };
    return tr("%1: %2 of %3 lie face down.")
        .arg(QString::fromStdString(side.name))
        .arg(std::ranges::count_if(units, lies))
        .arg(units.size());
}

/// Whose turn it is to look comes first; once all are done everything is turned up.
void HiddenPage::fill_curtain()
{
    clear_buttons();
    m_hidden = hidden_now(*m_game);
    if (m_hidden == nullptr) {
        m_title->setText(stage_words(*m_game));
        m_words->setText(tr("Nothing is laid face down in this phase. Esc goes back to the form."));
        setFocus(Qt::OtherFocusReason);
        return;
    }
    m_title->setText(tr("%1: %2").arg(translated(m_hidden->label), stage_words(*m_game)));
    QStringList words;
    const game::Unit* next = nullptr;
    const auto sides = sides_that_lay(*m_game, *m_hidden);
    for (const game::Unit* side : sides) {
        words << side_words(*side);
        if (next == nullptr && !is_done(*side))
            next = side;
        const QString name = QString::fromStdString(side->name);
        add_button(tr("%1: we look, and only we (Enter)").arg(name), "curtain_look", [this, key = side->key] { look(key); });
    }
    const bool is_all_laid = next == nullptr && (!m_game->state().face_down.empty() || !left_out(*m_game, *m_hidden).empty());
    if (m_hidden->phase.empty())
        add_reveals();
    else if (is_all_laid)
        add_button(tr("Turn all up together (Enter)"), "curtain_turn_up", [this] { ask_left_out(); });
    if (next != nullptr)
        words.prepend(tr("Hand the screen to %1. Only they look now.").arg(QString::fromStdString(next->name)));
    m_words->setText(words.join(QLatin1Char{'\n'}));
    QWidget* first = this;
    if (next != nullptr)
        first = m_buttons[static_cast<std::size_t>(std::ranges::find(sides, next) - sides.begin())];
    else if (is_all_laid && !m_hidden->phase.empty())
        first = m_buttons.back();
    if (isVisible())
        first->setFocus(Qt::OtherFocusReason);
}

void HiddenPage::look(const std::string& side)
{
    m_side = side;
    ask_means();
}

void HiddenPage::ask_means()
{
    const auto awaited = without_means(*m_game, *m_hidden, m_side);
    if (awaited.empty()) {
        ask_lines();
        return;
    }
    const Action& action = *m_game->book().ruleset->find_action(m_hidden->means);
    m_title->setText(tr("%1: %2").arg(name_of(m_game->state(), m_side), translated(action.label)));
    m_words->setText(translated(action.help));
    m_dice->ask(m_game->state(), action, awaited);
    m_roll->setText(tr("Go on; what is not typed is rolled (Enter)"));
    m_roll->setAccessibleName(m_roll->text());
    show_step(Step::Means);
    m_roll->setFocus(Qt::OtherFocusReason);
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
    HiddenDraft draft{*m_game, *m_hidden, m_side};
    m_dice->clear();
    m_title->setText(tr("%1: %2").arg(name_of(m_game->state(), m_side), translated(m_hidden->label)));
    m_words->setText(
        m_hidden->letters.empty()
            ? tr("Enter opens the box in hand: its units by their codes, then which marker is real. Del empties it. Ctrl+Enter lays them "
                 "face down; Esc lets the "
                 "curtain fall and forgets what is not laid.")
            : tr("A letter puts a chip on the unit in hand and goes on. Ctrl+Enter lays them all face down; Esc lets the curtain fall and "
                 "forgets what is not laid."));
    m_legend->setVisible(!m_hidden->letters.empty());
    m_legend->show_chips(draft);
    m_table->lines().open(std::move(draft));
    show_step(Step::Laying);
    m_table->begin();
    say_line();
}

void HiddenPage::lay()
{
    m_is_busy = true;
    const HiddenDraft draft = m_table->lines().draft();
    const QStringList problems = draft.lay(*m_game);
    m_is_busy = false;
    if (!problems.isEmpty()) {
        refresh();
        say(problems);
        return;
    }
    if (m_stage != m_game->state().stage)
        m_passed.clear();
    m_stage = m_game->state().stage;
    if (draft.count() == 0)
        m_passed.insert(m_side);
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
    m_words->setText(tr("Enter on the last line turns all up together and rolls for these. %1").arg(translated(action.help)));
    m_dice->ask(m_game->state(), action, awaited);
    m_roll->setText(tr("Turn all up; what is not typed is rolled (Enter)"));
    m_roll->setAccessibleName(m_roll->text());
    show_step(Step::LeftOut);
    m_dice->begin();
}

/// The dice are there before anything is turned up, and are read after it: a die may say to do as a friend does.
void HiddenPage::turn_up()
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
    m_is_busy = true;
    if (!m_game->state().face_down.empty())
        if (const auto given = m_game->turn_up({}); !given)
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

} // namespace corneta::ui
