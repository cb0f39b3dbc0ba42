// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/sequence_panel.h"

#include "core/game/play/offered.h"
#include "core/game/play/phases.h"
#include "core/game/play/rules.h"
#include "ui/game/hidden_turn.h"
#include "ui/look/chip_picture.h"
#include "ui/look/laid_out.h"
#include "ui/session/offer.h"
#include "ui/session/open_game.h"
#include "ui/widgets/wrapped_lines.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QKeyEvent>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr int question_role = Qt::UserRole;
constexpr int hidden_role = Qt::UserRole + 1;
constexpr int done_role = Qt::UserRole + 2; ///< unit, stat and word of who may say that it holds

/// Whether the action asks nothing and does no more than set that stat of who stands in the role.
bool says_only(const Action& action, const game::Idle& idle)
{
    return action.form.empty() && std::ranges::any_of(action.outcomes, [&](const OutcomeSpec& outcome) {
               return outcome.role == idle.role && outcome.stat == idle.done;
           });
}

} // namespace

std::optional<Question> question_of(const OpenGame& game, const game::Idle& idle)
{
    const Action* action = game.book().ruleset->find_action(idle.action);
    if (action == nullptr)
        return std::nullopt;
    game::Play play{.action = std::string{idle.action}};
    if (!idle.role.empty())
        play.roles.push_back({std::string{idle.role}, {idle.unit}});
    return Question{game.book(), action, Answers{action->form}, {}, play};
}

game::Command said_done(const OpenGame& game, const std::string& unit, const Given& stat)
{
    for (const game::Idle& idle : game::idle_units(game.state(), game.book())) {
        const Action* action = game.book().ruleset->find_action(idle.action);
        if (action != nullptr && idle.unit == unit && idle.done == stat.key && idle.word == stat.word && says_only(*action, idle))
            return game::Play{.action = std::string{idle.action}, .roles = {{std::string{idle.role}, {unit}}}};
    }
    return game::Edit{unit, {stat}, std::nullopt, SequencePanel::tr("as the players say").toStdString()};
}

QString unit_words(const OpenGame& game, const game::Idle& idle)
{
    return code_and_name(game.state(), idle.unit);
}

std::vector<IdleGroup> idle_groups(const OpenGame& game)
{
    std::vector<IdleGroup> groups;
    for (const game::Idle& one : game::idle_units(game.state(), game.book())) {
        const QString why = said(one.why);
        auto group = std::ranges::find(groups, why, &IdleGroup::why);
        if (group == groups.end())
            group = groups.insert(groups.end(), {why, {}});
        group->idle.push_back(one);
    }
    return groups;
}

QString heading_of(const IdleGroup& group)
{
    const bool must = std::ranges::any_of(group.idle, &game::Idle::must);
    return must ? SequencePanel::tr("Must: %1").arg(group.why) : with_capital(group.why);
}

QString stage_words(const OpenGame& game)
{
    const game::Stage& stage = game.state().stage;
    const QString phase = translated(game::label_of_phase(*game.book().ruleset, stage.phase));
    const QString words = stage.round > 1 ? SequencePanel::tr("Turn %1, %2, round %3").arg(stage.turn).arg(phase).arg(stage.round)
                                          : SequencePanel::tr("Turn %1, %2").arg(stage.turn).arg(phase);
    return stage.aftermath ? SequencePanel::tr("%1: what follows from it").arg(words) : words;
}

SequencePanel::SequencePanel(QWidget* parent) : QTreeWidget{parent}
{
    introduce(*this, "sequence", tr("Sequence of play: what is owed and who has not acted"),
              tr("Enter opens the form for the selected line. Space records that it is done at the table, or that the unit holds. F8 ends "
                 "the phase."));
    new WrappedLines{*this};
    setIconSize(QSize{1, 1} * fontMetrics().lineSpacing());
    connect(this, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) { choose(item); });
}

void SequencePanel::show_game(const OpenGame& game)
{
    const QModelIndex before = currentIndex();
    const int heading = before.parent().isValid() ? before.parent().row() : -1;
    clear();
    m_questions.clear();
    add_owed(game, Part::Owed);
    add_idle(game);
    add_owed(game, Part::Uncertain);
    add_hidden(game);
    if (topLevelItemCount() == 0)
        say_nothing_waits(game);
    expandAll();
    if (const QTreeWidgetItem* same = topLevelItem(heading); same != nullptr && same->childCount() > 0)
        setCurrentItem(same->child(std::min(before.row(), same->childCount() - 1)));
}

QTreeWidgetItem* SequencePanel::add_heading(const QString& words)
{
    auto* heading = new QTreeWidgetItem{this, {words}};
    QFont bold;
    bold.setBold(true);
    heading->setFont(0, bold);
    heading->setFlags(Qt::ItemIsEnabled);
    return heading;
}

QTreeWidgetItem* SequencePanel::add_line(QTreeWidgetItem& heading, const QString& words, const std::optional<Question>& question)
{
    auto* item = new QTreeWidgetItem{&heading, {words}};
    item->setToolTip(0, words);
    if (question) {
        item->setData(0, question_role, static_cast<int>(m_questions.size()));
        m_questions.push_back(*question);
    }
    return item;
}

void SequencePanel::add_owed(const OpenGame& game, Part part)
{
    std::vector<Offer> offers = offers_of(game, 0);
    std::erase_if(offers, [part](const Offer& offer) { return (offer.is_optional && offer.wants_unit) != (part == Part::Uncertain); });
    if (offers.empty())
        return;
    std::ranges::stable_sort(offers, {}, &Offer::is_optional);
    QTreeWidgetItem* heading = add_heading(part == Part::Uncertain ? tr("If it happens") : tr("Owed now"));
    for (const Offer& offer : offers)
        for (const Offer::Choice& choice : offer.choices)
            add_line(*heading, tr("%1 %2").arg(offer.kind, choice.words), choice.question);
}

void SequencePanel::add_idle(const OpenGame& game)
{
    for (const IdleGroup& group : idle_groups(game)) {
        QTreeWidgetItem* heading = add_heading(heading_of(group));
        for (const game::Idle& one : group.idle)
            add_unit(*add_line(*heading, unit_words(game, one), question_of(game, one)), game, one);
    }
}

void SequencePanel::add_unit(QTreeWidgetItem& line, const OpenGame& game, const game::Idle& idle)
{
    if (!idle.done.empty())
        line.setData(0, done_role, QStringList{as_text(idle.unit), as_text(idle.done), as_text(idle.word)});
    if (const game::Unit* const unit = game.state().find(idle.unit); unit != nullptr)
        if (const QPixmap chip = chip_picture(chip_by(*game.book().ruleset, *unit), *this); !chip.isNull())
            line.setIcon(0, QIcon{chip});
}

void SequencePanel::add_hidden(const OpenGame& game)
{
    const game::HiddenSpec* hidden = hidden_now(game);
    if (hidden == nullptr)
        return;
    QTreeWidgetItem* heading = add_heading(tr("Face down"));
    auto* item = new QTreeWidgetItem{heading, {translated(hidden->label)}};
    item->setToolTip(0, tr("%1 (F11)").arg(translated(hidden->label)));
    item->setData(0, hidden_role, true);
}

void SequencePanel::say_nothing_waits(const OpenGame& game)
{
    QTreeWidgetItem* heading = add_heading(tr("Nothing is owed."));
    add_line(*heading, tr("F8 ends %1.").arg(translated(game::label_of_phase(*game.book().ruleset, game.state().stage.phase))), {});
}

const Question* SequencePanel::question_in_hand() const
{
    const QVariant question = currentItem() == nullptr ? QVariant{} : currentItem()->data(0, question_role);
    return question.isValid() ? &m_questions[question.toUInt()] : nullptr;
}

void SequencePanel::choose(const QTreeWidgetItem* item)
{
    if (const QVariant question = item->data(0, question_role); question.isValid()) {
        const Question chosen_one = m_questions[question.toUInt()]; // the lines may be new before it is opened
        emit chosen(chosen_one);
    } else if (item->data(0, hidden_role).toBool()) {
        emit hidden_chosen();
    } else if (item->data(0, done_role).isValid()) {
        say_done(item);
    } else if (item->parent() != nullptr) {
        emit told(tr("There is nothing to fill in: do it on the table."));
    }
}

void SequencePanel::say_done(const QTreeWidgetItem* item)
{
    if (const QStringList done = item->data(0, done_role).toStringList(); !done.isEmpty())
        emit done_said(done[0].toStdString(), {done[1].toStdString(), done[2].toStdString()});
    else if (item->parent() != nullptr)
        emit told(tr("Enter opens its form."));
}

void SequencePanel::keyPressEvent(QKeyEvent* event)
{
    const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (is_enter && currentItem() != nullptr)
        choose(currentItem());
    else if (event->key() == Qt::Key_Space && currentItem() != nullptr)
        say_done(currentItem());
    else
        QTreeWidget::keyPressEvent(event);
}

} // namespace corneta::ui
