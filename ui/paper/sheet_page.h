// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/open_game.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace corneta::ui {

class Books;
class PackChoice;
class WordButton;

/// A game typed back from its printed sheet, a line each in any order: what is wrong is said as it is typed. It begins a new game, or the one
/// that is open goes on so.
class SheetPage : public QWidget {
    Q_OBJECT

public:
    SheetPage(const Books& books, const GameShelf& shelf, QWidget* parent);

    /// What was typed stays. `game`: that may go on, null for none.
    void open(OpenGame* game);

signals:
    void left();
    void new_game_asked(const corneta::ui::GameStart& start);
    void entered(const corneta::game::Entry& entry);

private:
    void build();
    QWidget* new_reason();
    void read();
    /// Of lines that are wrong by themselves.
    void mark(const std::vector<int>& lines);
    void say(const QStringList& problems, const QString& about);
    GameStart start() const;
    void begin();
    void go_on();

    const Books& m_books;
    const GameShelf& m_shelf;
    QPointer<OpenGame> m_game{};
    QPlainTextEdit* m_typed;
    PackChoice* m_charts;
    QLabel* m_words;
    QLineEdit* m_reason;
    QWidget* m_of_game;
    WordButton* m_begin;
    WordButton* m_go_on;
    WordButton* m_back;
};

} // namespace corneta::ui
