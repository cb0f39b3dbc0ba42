// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/command.h"

#include <QObject>

#include <vector>

namespace corneta::ui {

class Books;
class ChartsPage;
class EndPhasePage;
class GameDesk;
class HandsPage;
class HiddenPage;
class Pages;
class PhaseSheetPage;
class PlayersView;
class RevealPage;
struct Question;

/// The pages on which a game goes on beside its forms: the end of a phase, what lies face down, the sheet of a phase, other
/// charts.
class GamePages : public QObject {
    Q_OBJECT

public:
    GamePages(Pages& pages, GameDesk& desk, Books& books);

    /// Ends the phase, or asks why it is to end.
    void end_phase();
    void show_hidden();
    /// The orders turned up, by the line of the journal in hand or as the game stands.
    void show_revealed();
    void show_phase_sheet();
    /// For those around the table, on the second screen; a second time closes it.
    void show_players_view();
    /// Of the phase sheet; false where it is not to be seen.
    bool focus_dice();
    bool roll();
    /// For all rows of the phase sheet that are left; where it is not to be seen it is opened.
    void roll_all();
    /// The game is closed.
    void close_game();
    /// The plays that the phase sheet declares and nobody has rolled.
    std::vector<game::Play> declared() const;

signals:
    /// Back to the form.
    void left();
    void question_asked(const corneta::ui::Question& question);

private:
    void end_now(const QString& reason);

    Pages& m_pages;
    GameDesk& m_desk;
    EndPhasePage* m_end;
    HiddenPage* m_hidden;
    RevealPage* m_reveal;
    PhaseSheetPage* m_phase_sheet;
    HandsPage* m_hands;
    ChartsPage* m_charts;
    PlayersView* m_players = nullptr; ///< once it was asked for
};

} // namespace corneta::ui
