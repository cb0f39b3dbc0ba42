// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <span>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace corneta::ui {

class Books;
class FindingDesk;
class GameDesk;
class GameFiles;
class GamePages;
class TableDesk;
class TextSize;

/// The menu bar: every entry does something now, its key beside it.
class MainMenu : public QObject {
    Q_OBJECT

public:
    explicit MainMenu(QMainWindow& window);

    /// From now on its entries do what these offer.
    void lead_to(const Books& books);
    void lead_to(GameDesk& desk);
    void lead_to(TableDesk& table);
    void lead_to(const GamePages& pages);
    void lead_to(const GameFiles& files);
    void lead_to(const FindingDesk& finding);
    void lead_to(const TextSize& size);
    void show_books(std::span<const Rulebook> books, std::size_t current);
    /// Names the charts that the action reads.
    void show_charts(const Ruleset& ruleset, const Action& action);
    /// Whether a game is open: what is for games alone is of no use without one.
    void show_game(bool open);
    /// Whether units part and join: by the rules of the game that is open.
    void show_parting(const Ruleset& ruleset);
    /// Whether there is a pack to put away.
    void show_pack(bool open);
    /// What the program can speak, code and name; one of them is in use.
    void offer_languages(const QList<std::pair<QString, QString>>& languages, const QString& in_use);
    /// The keys of all entries: key and words.
    QList<std::pair<QString, QString>> keys() const;

signals:
    void new_game_asked();
    void game_asked();
    void elsewhere_asked();
    void report_asked();
    void print_asked();
    void sheet_asked();
    void book_asked();
    void forecast_asked();
    void scenario_asked();
    void mission_asked();
    void close_game_asked();
    void start_asked();
    void forgetting_asked();
    void undo_asked();
    void redo_asked();
    void end_phase_asked();
    void next_asked();
    void set_right_asked();
    void muster_asked();
    void new_unit_asked();
    void split_asked();
    void join_asked();
    void note_asked();
    void codes_asked();
    void phase_sheet_asked();
    void players_view_asked();
    void all_rows_asked();
    void forces_file_to_write_asked();
    void forces_file_to_read_asked();
    void sequence_asked();
    void forces_asked();
    void journal_asked();
    void hidden_asked();
    void revealed_asked();
    void words_asked();
    void open_roll_asked();
    void ruleset_asked(std::size_t book);
    void pack_asked();
    void own_charts_asked();
    void balance_asked();
    void action_search_asked();
    void field_search_asked();
    void form_asked();
    void empty_form_asked();
    void parking_asked();
    void parked_asked();
    void dice_asked();
    void roll_asked();
    void result_asked();
    void charts_asked();
    void chart_asked(std::size_t chart);
    void larger_text_asked();
    void smaller_text_asked();
    void normal_text_asked();
    void session_asked();
    void full_screen_asked();
    void keys_asked();
    void language_asked(const QString& code);

private:
    QAction* add(QMenu& menu, const QString& words, const QList<QKeySequence>& keys, void (MainMenu::*asked)());

    void fill_game_menu();
    void fill_table_entries();

    QMainWindow& m_window;
    QMenu* m_game;
    QMenu* m_ruleset;
    QMenu* m_action;
    QMenu* m_charts;
    QMenu* m_view;
    QMenu* m_help;
    QAction* m_first_ruleset_entry;
    QAction* m_own_charts;
    QAction* m_split = nullptr;
    QAction* m_join = nullptr;
    QList<QAction*> m_charts_of_action;
    QList<QAction*> m_of_games; ///< that want an open game
    QActionGroup* m_books;
};

} // namespace corneta::ui
