// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/open_game.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QLineEdit;
class QVBoxLayout;

namespace corneta::ui {

class SizedLabel;
class WordLines;

/// A page on which the players say how things stand on the table: what is asked, why, and what is wrong. Enter writes one entry, Esc leaves.
class TablePage : public QWidget {
    Q_OBJECT

public:
    enum class Why { Asked, AskedIfRefused, NotAsked };
    /// `does` stands on the button that writes.
    TablePage(const QString& does, Why why, QWidget* parent);

    /// A page that asks for nothing but a reason.
    static TablePage* for_reason(const QString& does, QWidget* parent);

    /// Asks why what is objected to is done all the same; `command` is what is done for that reason.
    void ask_why(OpenGame& game, const QString& title, const Problems& objections,
                 std::function<game::Command(const std::string& reason)> command);
    /// Takes what is typed: writes the entry, or says what is wrong.
    void write();

signals:
    void entered(const corneta::game::Entry& entry);
    void left();

protected:
    /// Lines for words, on which Enter goes on and what is wrong with them is said: made when they are first asked for.
    WordLines& words();
    /// What the page asks for; once, when it is made.
    void put(QWidget* content);
    /// It asks for words alone.
    void put_words();
    void begin(OpenGame& game, const QString& title, const QString& reason);
    /// Writes what could stand in a line while nobody has typed anything else there.
    static void propose(QLineEdit& line, const std::string& words);
    /// A key made from a name, that nobody in the game has.
    void propose_key(QLineEdit& line, const QString& name) const;
    /// The Tab key goes through these and on to the reason.
    void order_tabs(std::vector<QWidget*> widgets);
    OpenGame* game() const { return m_game; }
    void say_here(const QString& words);
    /// To the reason; where none is asked as yet it writes.
    void go_on();
    /// Does what the page is for; without another way it gives the game its command.
    virtual void take(const std::string& reason);
    /// What is typed as a command; nothing where it is not fit for one, which is said.
    virtual std::optional<game::Command> command(const std::string& reason);
    /// Says beside its line what is wrong; returns what has no line.
    virtual Problems say(const Problems& problems);
    /// What is typed of dice, where a page asks for any, and whether the program rolls those that are not.
    virtual game::DiceAtHand dice() const { return {}; }
    virtual OpenGame::Rolls rolls() const { return OpenGame::Rolls::No; }

private:
    QWidget* new_bottom(const QString& does);
    void place_title();

    QPointer<OpenGame> m_game;
    WordLines* m_words = nullptr;
    std::function<game::Command(const std::string& reason)> m_command{}; ///< of a page that asks for nothing but a reason
    Why m_why;
    SizedLabel* m_title;
    QVBoxLayout* m_column;
    QVBoxLayout* m_scrolled = nullptr;
    QLineEdit* m_reason = nullptr;
    SizedLabel* m_problem;
    std::vector<QWidget*> m_bottom; ///< in the order of the Tab key
};

} // namespace corneta::ui
