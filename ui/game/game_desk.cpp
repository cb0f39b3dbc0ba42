// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/game_desk.h"

#include "core/game/play/prepared.h"
#include "core/game/play/rules.h"
#include "ui/action/action_sheet.h"
#include "ui/game/forces_model.h"
#include "ui/game/forces_view.h"
#include "ui/game/hidden_turn.h"
#include "ui/game/journal_model.h"
#include "ui/game/open_roll_dialog.h"
#include "ui/game/sequence_panel.h"
#include "ui/game/turn_strip.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/session/phase_actions.h"
#include "ui/words/wording.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QScrollBar>
#include <QStatusBar>

#include <algorithm>
#include <ranges>

namespace corneta::ui {

namespace {

/// The phase's own action, or another of the phase if something speaks against that by now, whoever plays it; null where nothing is left.
const Action* action_to_offer(const OpenGame& game)
{
    const Ruleset& ruleset = *game.book().ruleset;
    const std::string& phase = game.state().stage.phase;
    const auto is_free = [&](const Action& action) {
        const auto ready = game::prepared(game.state(), game.book(), {.action = std::string{action.key}});
        return !ready || ready->objected.empty();
    };
    const Action* main = main_action(ruleset, phase);
    if (main == nullptr || is_free(*main))
        return main;
    return first_action(ruleset, phase, OnlyThere::No, is_free);
}

} // namespace

GameDesk::GameDesk(QMainWindow& window, ActionSheet& sheet)
    : QObject{&window},
      m_window{window},
      m_sheet{sheet},
      m_sequence{new SequencePanel{&window}},
      m_forces{new ForcesModel{this}},
      m_journal{new JournalModel{this}},
      m_forces_view{new ForcesView{&window}},
      m_journal_view{new QListView{&window}},
      m_saved{new SizedLabel{Type::Plain, QFont::Normal, &window, "saved"}},
      m_strip{new TurnStrip{&window}}
{
    m_forces_view->setModel(m_forces);
    m_journal_view->setModel(m_journal);
    m_journal_view->setItemDelegate(new JournalDelegate{m_journal_view});
    introduce(*m_journal_view, "journal", tr("Journal, the newest last"), tr("Enter opens another ruling on the selected entry."));
    m_journal_view->setWordWrap(true);
    connect(m_journal_view->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] { // the newest line stays in sight
        if (!m_journal_view->hasFocus())
            m_journal_view->scrollToBottom();
    });
    m_journal_view->setUniformItemSizes(false);
    m_saved->setWordWrap(false);
    m_saved->setContentsMargins(2 * m_saved->fontMetrics().averageCharWidth(), 0, 0, 0); // beside the charts in use
    m_window.statusBar()->addPermanentWidget(m_saved);
    connect(m_sequence, &SequencePanel::chosen, this, &GameDesk::question_asked);
    connect(m_sequence, &SequencePanel::done_said, this,
            [this](const std::string& unit, const Given& stat) { give(said_done(*m_game, unit, stat)); });
    connect(m_forces_view, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (const game::Unit* unit = m_game ? m_game->state().find(m_forces->unit_at(index.row())) : nullptr; unit != nullptr)
            m_sheet.take_unit(*unit);
    });
    connect(m_journal_view, &QListView::activated, this, [this](const QModelIndex& index) {
        emit entry_chosen(m_game->journal().entries()[static_cast<std::size_t>(index.row())].number);
    });
    connect(&m_sheet, &ActionSheet::next_asked, this, &GameDesk::open_next);
    show_bars();
    qApp->installEventFilter(this);
}

GameDesk::~GameDesk() = default;

/// Ctrl+Z takes back what is being typed, and an entry where nothing is; Ctrl+Ins copies what is chosen, and adds a unit where nothing is.
bool GameDesk::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride || !m_game)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): its type says so
    const auto* line = qobject_cast<QLineEdit*>(watched);
    const bool is_free = line != nullptr
        && ((key->matches(QKeySequence::Undo) && !line->isUndoAvailable()) || (key->matches(QKeySequence::Redo) && !line->isRedoAvailable())
            || (key->key() == Qt::Key_Insert && key->modifiers() == Qt::ControlModifier && !line->hasSelectedText()));
    if (is_free)
        event->ignore();
    return is_free;
}

void GameDesk::take(std::unique_ptr<OpenGame> game)
{
    close();
    m_game = std::move(game);
    m_sheet.play_in(m_game.get());
    connect(m_game.get(), &OpenGame::changed, this, &GameDesk::refresh);
    show_bars();
    refresh();
}

void GameDesk::close()
{
    m_sheet.play_in(nullptr);
    m_game.reset();
    m_journal->clear();
    show_bars();
}

void GameDesk::show_bars()
{
    m_strip->setVisible(m_game != nullptr);
    m_saved->setVisible(m_game != nullptr);
}

void GameDesk::refresh()
{
    m_forces->show(m_game->book(), m_game->state());
    m_journal->show(*m_game);
    m_journal_view->scrollToBottom();
    m_sequence->show_game(*m_game);
    m_strip->show_game(*m_game);
    const auto entries = m_game->journal().entries().size();
    const QString followed = m_game->followed();
    m_saved->setText((followed.isEmpty() ? tr("saved, entry %1") : tr("followed, entry %1")).arg(entries));
    const QString seal = m_game->seal();
    m_saved->setToolTip(!followed.isEmpty() ? followed : seal.isEmpty() ? QString{} : tr("Seal to write down: %1").arg(seal));
    emit changed();
}

/// The entry it made; null where it was refused.
const game::Entry* GameDesk::give(const game::Command& command)
{
    if (!m_game)
        return nullptr;
    const auto given = m_game->give(command, {}, OpenGame::Rolls::No);
    if (given) {
        m_sheet.show_entry(**given);
        emit entered(**given);
        return *given;
    }
    emit refused(sentences_of(given.error()));
    return nullptr;
}

void GameDesk::undo()
{
    give(game::Undo{});
}

void GameDesk::redo()
{
    give(game::Redo{});
}

void GameDesk::end_phase(const QString& reason)
{
    const game::Entry* ended = give(game::EndPhase{reason.toStdString()});
    if (ended == nullptr)
        return;
    open_next();
    m_sheet.show_entry(*ended); // the form that was opened has none yet
}

void GameDesk::open_next()
{
    if (!m_game)
        return;
    if (const Question* first = m_sequence->first(); first != nullptr && first->play->follows) {
        emit question_asked(Question{*first});
        return;
    }
    if (const auto* hidden = hidden_now(*m_game);
        hidden != nullptr && m_sequence->first() != nullptr && m_sequence->first()->action->key == hidden->left_out) {
        emit hidden_asked(); // who gets no chip comes behind those who do
        return;
    }
    if (m_sequence->first() != nullptr) {
        Question proposed = *m_sequence->first();
        proposed.is_proposed = true;
        emit question_asked(proposed);
    } else if (const Action* action = action_to_offer(*m_game); action != nullptr) {
        emit question_asked(Question{m_game->book(), action, Answers{action->form}, {}, game::Play{.action = std::string{action->key}}});
        emit told(tr("Nothing is left to do in this phase: F8 ends it."));
    } else {
        emit told(tr("Nothing more is left to do in this phase: F8 ends it."));
    }
}

void GameDesk::show_last_result()
{
    const auto& entries = m_game->journal().entries();
    const auto is_play = [this](const game::Entry& entry) {
        return !entry.results.empty() && entry.results.front().play && m_game->is_in_force(entry);
    };
    if (const auto last = std::ranges::find_if(entries | std::views::reverse, is_play); last != std::ranges::rend(entries))
        m_sheet.show_entry(*last);
}

void GameDesk::ask_for_words()
{
    if (m_game)
        ui::ask_for_words(*m_game, m_window);
}

void GameDesk::show_open_roll()
{
    if (!m_game || !m_game->open_roll())
        return;
    auto* dialog = new OpenRollDialog{*m_game, &m_window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this] {
        if (const auto rolled = m_game->roll_open()) {
            open_next();
            m_sheet.show_entry(**rolled); // the form that was opened has none yet
        } else
            emit refused(sentences_of(rolled.error()));
    });
    dialog->open();
}

void GameDesk::focus_sequence()
{
    emit list_asked(*m_sequence);
    m_sequence->setFocus(Qt::ShortcutFocusReason);
    if (m_sequence->topLevelItemCount() > 0)
        m_sequence->setCurrentItem(m_sequence->topLevelItem(0)->child(0));
}

void GameDesk::focus_forces()
{
    emit list_asked(*m_forces_view);
    m_forces_view->setFocus(Qt::ShortcutFocusReason);
    if (!m_forces_view->currentIndex().isValid())
        m_forces_view->setCurrentIndex(m_forces->index(0, ForcesModel::Code));
}

std::string GameDesk::unit_in_hand() const
{
    return m_forces_view->hasFocus() ? m_forces->unit_at(m_forces_view->currentIndex().row()) : std::string{};
}

void GameDesk::focus_journal()
{
    emit list_asked(*m_journal_view);
    m_journal_view->setFocus(Qt::ShortcutFocusReason);
    m_journal_view->setCurrentIndex(m_journal->index(m_journal->rowCount() - 1));
}

} // namespace corneta::ui
