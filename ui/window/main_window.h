// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "ui/session/books.h"
#include "ui/session/open_game.h"
#include "ui/session/print_shop.h"

#include <QMainWindow>

#include <vector>

class QLabel;

namespace corneta::ui {

class ActionSheet;
class ActionTree;
class BalancePage;
class BookPage;
class ChartPage;
class Columns;
class FindingDesk;
class ForecastPage;
class FreeTable;
class GameDesk;
class GameFiles;
class GamePages;
class HelpLine;
class MainMenu;
class ManualPage;
class Pages;
class PrintPage;
class SheetPage;
class StartPage;
class TableDesk;
class TextSize;
struct Question;

/// The window: actions by phase, the sheet of the one in hand, charts, the session's sentences, help.
class MainWindow : public QMainWindow {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MainWindow)

public:
    /// `books` holds at least one ruleset.
    MainWindow(std::vector<Rulebook> books, PackShelf packs, GameShelf shelf = {}, PrintShop shop = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    ActionSheet& sheet() { return *m_sheet; }
    TextSize& text_size() { return *m_text_size; }
    const Rulebook& book() const { return m_books->in_hand(); }
    void open_ruleset(std::size_t book);
    /// With the answers it was left with.
    void open_action(const Action& action);
    void open_action(const Action& action, const Answers& answers);
    void open_question(const Question& question);
    GameDesk& desk() { return *m_desk; }
    TableDesk& table() { return *m_table; }
    MainMenu& menu() { return *m_menu; }
    /// Opens the game in the file; says why it cannot, and is false then.
    bool open_game(const QString& path);
    /// A new file of a game of the ruleset in hand; says why it cannot be made.
    /// The games to go on with and to begin.
    void show_start();
    void create_game(const QString& path, const GameStart& start);
    /// Uses the pack in the file; says what is wrong with it if it is refused.
    void open_pack(const QString& path) { m_books->open_pack(path); }
    /// Of the game that is open; empty without one.
    QString game_path() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build_desk(GameShelf shelf);
    void fill_game_menu();
    void fill_table_entries();
    void fill_other_menus();
    void fill_view_menu();
    void show_print();
    void show_charts_in_use();
    void keep_draft();
    bool take_game(std::unique_ptr<OpenGame> game, const QString& path);
    void close_game();
    void show_sheet();
    void go_back();
    void note(const QString& sentence, const std::vector<CellName>& cells);
    void build_pages();
    void build_paper(PrintShop shop);
    void build_book();
    void show_book();

    Books* m_books;
    TextSize* m_text_size;
    MainMenu* m_menu;
    ActionTree* m_actions;
    Pages* m_pages;
    ActionSheet* m_sheet;
    ChartPage* m_charts;
    FreeTable* m_free_table;
    StartPage* m_start;
    BookPage* m_book = nullptr;
    BalancePage* m_balance = nullptr;
    ForecastPage* m_forecast = nullptr;
    ManualPage* m_manual = nullptr;
    SheetPage* m_typed_sheet = nullptr;
    PrintPage* m_print = nullptr; ///< where there is something to print
    HelpLine* m_help;
    QLabel* m_pack;
    GameDesk* m_desk = nullptr;
    GamePages* m_game_pages = nullptr;
    FindingDesk* m_finding = nullptr;
    GameFiles* m_files = nullptr;
    TableDesk* m_table = nullptr;
    Columns* m_columns = nullptr;
    QString m_path; ///< of the game that was opened last
    bool m_is_start_behind = false;
};

} // namespace corneta::ui
