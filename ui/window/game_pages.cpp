// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/game_pages.h"

#include "ui/game/end_phase_page.h"
#include "ui/game/game_desk.h"
#include "ui/game/other_charts_page.h"
#include "ui/game/sequence_panel.h"
#include "ui/hidden/hidden_page.h"
#include "ui/hidden/reveal_page.h"
#include "ui/hidden/revealed.h"
#include "ui/phase_sheet/hands_page.h"
#include "ui/phase_sheet/phase_sheet_page.h"
#include "ui/players/players_view.h"
#include "ui/session/books.h"
#include "ui/widgets/pages.h"

#include <QListView>

#include <initializer_list>
#include <variant>

namespace corneta::ui {

GamePages::GamePages(Pages& pages, GameDesk& desk, Books& books)
    : QObject{&pages},
      m_pages{pages},
      m_desk{desk},
      m_end{new EndPhasePage{&pages}},
      m_hidden{new HiddenPage{&pages}},
      m_reveal{new RevealPage{&pages}},
      m_phase_sheet{new PhaseSheetPage{&pages}},
      m_hands{new HandsPage{&pages}},
      m_charts{new ChartsPage{&pages}}
{
    for (QWidget* page : std::initializer_list<QWidget*>{m_end, m_charts})
        pages.middle().addWidget(page);
    for (QWidget* page : std::initializer_list<QWidget*>{m_hidden, m_reveal, m_phase_sheet, m_hands})
        pages.addWidget(page);
    connect(&desk, &GameDesk::hidden_asked, this, &GamePages::show_hidden);
    connect(&desk.sequence(), &SequencePanel::hidden_chosen, this, &GamePages::show_hidden);
    connect(&desk, &GameDesk::entered, this, [this] {
        if (m_pages.page_in_hand() == m_end || m_pages.page_in_hand() == m_hands)
            emit left(); // what it says is of the game before
    });
    connect(m_hidden, &HiddenPage::left, this, &GamePages::left);
    connect(m_hidden, &HiddenPage::turned_up, this, &GamePages::show_revealed);
    connect(m_reveal, &RevealPage::left, this, &GamePages::left);
    connect(m_reveal, &RevealPage::end_asked, this, &GamePages::end_phase);
    connect(m_end, &EndPhasePage::left, this, &GamePages::left);
    connect(m_end, &EndPhasePage::question_asked, this, &GamePages::question_asked);
    connect(&desk, &GameDesk::changed, &books, [this, &books] { books.follow_game(m_desk.game()->book()); });
    connect(&books, &Books::asked_of_game, this, [this](const QString& path) {
        m_pages.show_page(*m_charts);
        m_charts->ask(*m_desk.game(), path);
    });
    connect(m_charts, &ChartsPage::changed, this, &GamePages::left);
    connect(m_charts, &ChartsPage::refused, &pages, &Pages::say_problems);
    connect(m_end, &EndPhasePage::ended, this, &GamePages::end_now);
    connect(m_phase_sheet, &PhaseSheetPage::question_asked, this, &GamePages::question_asked);
    connect(m_phase_sheet, &PhaseSheetPage::end_asked, this, &GamePages::end_phase);
    connect(m_hands, &HandsPage::left, this, &GamePages::left);
}

void GamePages::end_phase()
{
    if (EndPhasePage::can_end_at_once(*m_desk.game())) {
        end_now({});
        return;
    }
    m_end->ask(*m_desk.game());
    m_pages.show_page(*m_end);
    m_end->focus_reason();
}

/// What the rows of its sheet leave to the hands is told once it has ended.
void GamePages::end_now(const QString& reason)
{
    const std::vector<SheetRow> settled = m_phase_sheet->settled();
    const game::State before = m_desk.game()->state();
    emit left();
    m_desk.end_phase(reason);
    const OpenGame& game = *m_desk.game();
    if (game.state().stage == before.stage || !HandsPage::has_hands(game, settled))
        return;
    m_hands->tell(game, before, settled);
    m_pages.show_page(*m_hands);
}

void GamePages::show_hidden()
{
    m_pages.show_page(*m_hidden);
    m_hidden->open(*m_desk.game());
}

void GamePages::show_revealed()
{
    OpenGame& game = *m_desk.game();
    const game::Entry* entry = m_desk.journal().hasFocus() ? game.journal().find(m_desk.journal().currentIndex().row() + 1) : nullptr;
    if (entry != nullptr && !std::holds_alternative<game::TurnUp>(entry->command))
        entry = nullptr;
    m_reveal->open(game, entry);
    m_pages.bring(*m_reveal);
}

void GamePages::show_phase_sheet()
{
    m_phase_sheet->open(*m_desk.game());
    m_pages.show_page(*m_phase_sheet);
}

void GamePages::show_players_view()
{
    if (m_players == nullptr) {
        m_players = new PlayersView{m_pages.window()};
        connect(&m_desk, &GameDesk::changed, m_players, [this] { m_players->see(seen_by_players(*m_desk.game())); });
    } else if (m_players->isVisible()) {
        m_players->close();
        return;
    }
    m_players->see(seen_by_players(*m_desk.game()));
    m_players->open();
}

bool GamePages::focus_dice()
{
    if (m_phase_sheet->isVisible())
        m_phase_sheet->focus_dice();
    return m_phase_sheet->isVisible();
}

bool GamePages::roll()
{
    if (m_reveal->isVisible()) {
        m_reveal->roll();
        return true;
    }
    if (m_hidden->isVisible())
        return m_hidden->roll();
    const bool is_there = m_phase_sheet->isVisible();
    if (is_there)
        m_phase_sheet->roll(); // which may open a form
    return is_there;
}

void GamePages::roll_all()
{
    if (m_phase_sheet->isVisible())
        m_phase_sheet->roll_all();
    else
        show_phase_sheet();
}

std::vector<game::Play> GamePages::declared() const
{
    return m_phase_sheet->declared();
}

void GamePages::close_game()
{
    m_phase_sheet->close_game();
    if (m_players != nullptr)
        m_players->close();
}

} // namespace corneta::ui
