// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/command.h"
#include "ui/session/open_game.h"

#include <QObject>
#include <QPointer>

#include <memory>

class QLabel;
class QListView;
class QMainWindow;
class QTableView;

namespace corneta::ui {

class ActionSheet;
class ForcesModel;
class JournalModel;
class SequencePanel;
class TurnStrip;
struct Question;

/// A game at the table: its docks around the sheet, and what a player asks of it there.
class GameDesk : public QObject {
    Q_OBJECT

public:
    GameDesk(QMainWindow& window, ActionSheet& sheet);
    ~GameDesk() override;

    OpenGame* game() const { return m_game.get(); }
    SequencePanel& sequence() { return *m_sequence; }
    void take(std::unique_ptr<OpenGame> game);
    void close();
    void undo();
    void redo();
    void end_phase(const QString& reason);
    /// Opens the form of what comes first in this phase, with the unit that may act next.
    void open_next();
    /// What the last play that holds came to.
    void show_last_result();
    /// Asks who holds the computer, or for no words before the dice any more.
    void ask_for_words();
    /// The roll that is open, if one is: it comes before all else.
    void show_open_roll();
    void focus_sequence();
    void focus_forces();
    void focus_journal();
    /// By key: the unit in hand in the forces while the keys go there; else empty.
    std::string unit_in_hand() const;
    QTableView& forces() { return *m_forces_view; }
    TurnStrip& strip() { return *m_strip; }
    QListView& journal() { return *m_journal_view; }

signals:
    /// A list is to be seen.
    void list_asked(const QWidget& list);
    void question_asked(const corneta::ui::Question& question);
    /// A command was refused: why, a line each.
    void refused(const QStringList& problems);
    void told(const QString& words);
    /// What is laid face down comes first.
    void hidden_asked();
    /// The past entry in hand in the journal: Enter.
    void entry_chosen(int entry);
    /// The game has got another entry.
    void changed();
    /// The entry that was made.
    void entered(const corneta::game::Entry& entry);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const game::Entry* give(const game::Command& command);
    void refresh();
    void show_bars();

    QMainWindow& m_window;
    ActionSheet& m_sheet;
    std::unique_ptr<OpenGame> m_game;
    SequencePanel* m_sequence;
    ForcesModel* m_forces;
    JournalModel* m_journal;
    QTableView* m_forces_view;
    QListView* m_journal_view;
    QLabel* m_saved;
    TurnStrip* m_strip;
};

} // namespace corneta::ui
