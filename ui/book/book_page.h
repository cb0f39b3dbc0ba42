// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/season_book.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace corneta::ui {

class Books;
class ChoiceBox;
class ResultsFlow;
class ScenarioOptions;
class WordButton;

/// A club's book: battles are added, the armies rest, the next battle begins; below stand the league, the units and how the armies fared.
class BookPage : public QWidget {
    Q_OBJECT

public:
    BookPage(const Books& books, const GameShelf& shelf, QWidget* parent);

    /// The book that is open, or none: then one is opened or begun.
    void open(OpenGame* game);
    /// Where the focus belongs: what comes next.
    void focus_first();

signals:
    void left();
    void told(const QString& words);
    /// A book, or the next battle of the one that is open.
    void chosen(const QString& path);

private:
    void build();
    void show_season();
    void show_options();
    void show_plots(ResultsFlow& flow) const;
    void say(const QString& words);
    void say_problems(const Problems& problems);
    void choose_book();
    void choose_new_book();
    void choose_game();
    void add(const QString& path);
    void rest();
    void choose_next();
    void begin_next(const QString& path);

    const Books& m_books;
    const GameShelf& m_shelf;
    SeasonBook* m_season = nullptr;
    QString m_name; ///< of the book's file
    QLabel* m_title;
    QLabel* m_words;
    QWidget* m_without;
    QWidget* m_tools;
    WordButton* m_new;
    WordButton* m_open;
    WordButton* m_add;
    QLineEdit* m_reason;
    WordButton* m_rest;
    ChoiceBox* m_scenario;
    ScenarioOptions* m_options; ///< of the scenario that is chosen
    WordButton* m_begin;
    ResultsFlow* m_results;
    WordButton* m_back;
};

} // namespace corneta::ui
