// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/open_game.h"

#include <QObject>

class QFileDialog;
class QMainWindow;

namespace corneta::ui {

class Books;
class Finder;
class NewGamePage;
class Pages;

/// Asks which game to open, or with which scenario and in which file to begin a new one.
class GameFiles : public QObject {
    Q_OBJECT

public:
    GameFiles(QMainWindow& window, GameShelf shelf, const Books& books, Finder& finder, Pages& pages);

    /// Null where it cannot be opened, which is said.
    std::unique_ptr<OpenGame> open(const QString& path) { return opened(m_shelf.open(path), path); }
    std::unique_ptr<OpenGame> create(const QString& path, const GameStart& start);
    void choose_game();
    /// Where the open game goes on: its own file is full, or on a disk that fails.
    void choose_elsewhere(const OpenGame& game);
    void choose_report(const OpenGame& game);
    void choose_scenario();
    void choose_new_file(const GameStart& start);
    /// What a scenario leaves to the players.
    void ask(const ScenarioName& scenario);
    const GameShelf& shelf() const { return m_shelf; }
    void forget_recent();

signals:
    void left();
    void chosen(const QString& path);
    void new_game_chosen(const QString& path, const corneta::ui::GameStart& start);
    void told(const QString& words);
    void refused(const QString& title, const QString& about, const QStringList& problems);

private:
    std::unique_ptr<OpenGame> opened(GameShelf::Opened game, const QString& path);
    QString free_name(const GameStart& start) const;
    QFileDialog* new_file_dialog(const QString& title, const QString& name);

    QMainWindow& m_window;
    GameShelf m_shelf;
    const Books& m_books;
    Finder& m_finder;
    Pages& m_pages;
    NewGamePage* m_page;
};

} // namespace corneta::ui
