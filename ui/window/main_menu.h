// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <functional>
#include <span>
#include <utility>
#include <vector>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace corneta::ui {

/// The menu bar: every entry does something now, its key beside it.
class MainMenu : public QObject {
    Q_OBJECT

public:
    enum class Menu { Game, Ruleset, Action, Charts, View, Help };
    /// When an entry is of use: always, while a game is open, where its rules split or join units, where there is a pack to put away.
    enum class When { Always, InGames, UnitsSplit, UnitsJoin, PackIsOpen };

    explicit MainMenu(QMainWindow& window);

    void add(Menu menu, const QString& words, const QList<QKeySequence>& keys, std::function<void()> does, When when = When::Always);
    void add_separator(Menu menu);

    void show_books(std::span<const Rulebook> books, std::size_t current);
    /// Names the charts that the action reads.
    void show_charts(const Ruleset& ruleset, const Action& action);
    /// Whether a game is open: what is for games alone is of no use without one.
    void show_game(bool open);
    /// Whether units part and join: by the rules of the game that is open.
    void show_parting(const Ruleset& ruleset);
    /// Whether there is a pack to put away.
    void show_pack(bool open) { enable(When::PackIsOpen, open); }
    /// What the program can speak, code and name; one of them is in use.
    void offer_languages(const QList<std::pair<QString, QString>>& languages, const QString& in_use);
    /// The keys of all entries: key and words.
    QList<std::pair<QString, QString>> keys() const;

signals:
    void ruleset_asked(std::size_t book);
    void chart_asked(std::size_t chart);
    void language_asked(const QString& code);

private:
    QMenu& of(Menu menu) const { return *m_menus[static_cast<std::size_t>(menu)]; }
    void enable(When when, bool is_of_use, const QString& why_not = {});

    std::vector<QMenu*> m_menus; ///< as they are numbered
    QAction* m_first_ruleset_entry = nullptr;
    std::vector<std::pair<When, QAction*>> m_entries;
    QList<QAction*> m_charts_of_action;
    QActionGroup* m_books;
};

} // namespace corneta::ui
