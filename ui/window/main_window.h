// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "ui/game/parked_forms.h"
#include "ui/session/open_game.h"
#include "ui/session/pack_opening.h"

#include <QMainWindow>
#include <QStringList>

#include <map>
#include <vector>

class QDockWidget;
class QLabel;
class QStackedWidget;

namespace corneta::ui {

class ActionSheet;
class ActionTree;
class ChartPage;
class CodesLine;
class EndPhasePage;
class Finder;
class GameDesk;
class HelpLine;
class HiddenPage;
class MainMenu;
class NewGamePage;
class TableDesk;
class PhaseSheetPage;
class TextPage;
class TextSize;
struct Question;

/// The window: actions by phase, the sheet of the one in hand, charts, the session's sentences, help.
class MainWindow : public QMainWindow {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MainWindow)

public:
    /// `books` holds at least one ruleset.
    MainWindow(std::vector<Rulebook> books, PackOpening open_pack, GameShelf shelf = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    ActionSheet& sheet() { return *m_sheet; }
    TextSize& text_size() { return *m_text_size; }
    const Rulebook& book() const { return m_books[m_book]; }
    void open_ruleset(std::size_t book);
    /// With the answers it was left with.
    void open_action(const Action& action);
    void open_action(const Action& action, const Answers& answers);
    void open_question(const Question& question);
    GameDesk& desk() { return *m_desk; }
    TableDesk& table() { return *m_table; }
    /// Opens the game in the file; says why it cannot, and is false then.
    bool open_game(const QString& path);
    /// A new file of a game of the ruleset in hand; says why it cannot be made.
    void create_game(const QString& path, const GameStart& start);
    /// Uses the pack in the file; says what is wrong with it if it is refused.
    void open_pack(const QString& path);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build_pages();
    void build_bar();
    void connect_menu();
    void use_book(const Rulebook& book, const QString& pack);
    void show_session();
    void keep_draft();
    void clear_form();
    void build_desk();
    void build_plays();
    void park_form();
    void find_parked();
    void take_parked(int item);
    void connect_game_menu();
    void build_table();
    bool take_game(GameShelf::Opened opened, const QString& path);
    void close_game();
    void choose_game();
    void choose_scenario();
    void show_scenario(const ScenarioName& scenario);
    void choose_new_file(const GameStart& start);
    void ask_to_end_phase();
    void show_hidden();
    void say_problems(const QString& title, const QString& about, const QStringList& problems);
    void choose_pack();
    void close_pack();
    void find_action();
    void find_field();
    void take_found(int item);
    void show_sheet();
    void show_page(QWidget& page);
    void note(const QString& sentence, const std::vector<CellName>& cells);
    void say_help(const QWidget* focus);
    void arrange();

    enum class Finding { Action, Field, Scenario, Parked };

    std::vector<Rulebook> m_books;
    std::vector<QString> m_packs; ///< by book, its file; empty: its own charts
    PackOpening m_open_pack;
    GameShelf m_shelf;
    std::vector<ScenarioName> m_scenarios; ///< to choose from just now
    std::size_t m_book = 0;
    std::map<const Action*, Answers> m_drafts; ///< of actions that were left
    TextSize* m_text_size;
    MainMenu* m_menu;
    QStringList m_session; ///< the newest first
    QStackedWidget* m_pages;
    ActionSheet* m_sheet = nullptr;
    ChartPage* m_charts = nullptr;
    TextPage* m_session_page = nullptr;
    TextPage* m_keys_page = nullptr;
    TextPage* m_problems_page = nullptr;
    GameDesk* m_desk = nullptr;
    CodesLine* m_codes = nullptr;
    PhaseSheetPage* m_phase_sheet = nullptr;
    ParkedForms m_parked;
    EndPhasePage* m_end_page = nullptr;
    NewGamePage* m_new_game = nullptr;
    HiddenPage* m_hidden_page = nullptr;
    TableDesk* m_table = nullptr;
    QDockWidget* m_dock;
    ActionTree* m_tree;
    Finder* m_finder = nullptr;
    Finding m_finding = Finding::Action;
    std::vector<std::size_t> m_found_fields;
    HelpLine* m_help = nullptr;
    QLabel* m_pack = nullptr;
    bool m_has_room = false;
    bool m_is_arranged = false;
};

} // namespace corneta::ui
