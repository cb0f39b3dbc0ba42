// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/command.h"
#include "core/game/state/state.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <string>
#include <vector>

class QMainWindow;
class QWidget;

namespace corneta::game {
struct Entry;
}

namespace corneta::ui {

class ActionSheet;
class Finder;
class ForcesFiles;
class GameDesk;
struct GameShelf;
class MusterPage;
class NewUnitPage;
class NotePage;
class Pages;
class RulingPage;
class ScenarioPage;
class SetRightPage;
class SplitPage;
class TablePage;

/// The table wins: the pages on which players say what stands there, and which unit they are of.
class TableDesk : public QObject {
    Q_OBJECT

public:
    TableDesk(QMainWindow& window, Pages& pages, ActionSheet& sheet, GameDesk& desk, const GameShelf& shelf);

    /// Sets the numbers of the unit in hand right; where none is, asks for one.
    void set_right();
    /// Counts the units of a side; where there are several, asks which.
    void muster();
    /// Brings a new unit onto the table, on the side of the unit in hand.
    void add_unit();
    /// A part of the unit in hand becomes a unit of its own.
    void split_unit();
    /// Another unit goes up in the unit in hand.
    void join_units();
    /// Another ruling on a past entry, or why there is none.
    void rule_on(int entry);
    /// Keeps the forces as a scenario of the players' own.
    void save_scenario();
    /// Takes down a note.
    void note();
    ForcesFiles& files() { return *m_files; }

signals:
    /// Why nothing was done.
    void refused(const QStringList& problems);
    /// What was done.
    void told(const QString& words);
    /// Back to the form.
    void left();

private:
    using Doing = std::function<void(const game::Unit&)>;

    /// Of the unit in hand in the forces, of that in the line with the keys or the first filled role; else asks for one by code or name.
    void with_unit(const QString& purpose, const Doing& doing);
    std::string unit_in_roles() const;
    void find_unit(const QString& purpose, const std::vector<const game::Unit*>& units, const Doing& doing);
    void muster_side(const std::string& side);
    void join_to(const game::Unit& unit);
    void join(const game::Join& join);
    void leave();
    void take_entry(const game::Entry& entry);

    Pages& m_pages;
    ActionSheet& m_sheet;
    GameDesk& m_desk;
    const GameShelf& m_shelf;
    SetRightPage* m_set_right;
    MusterPage* m_muster;
    NewUnitPage* m_new_unit;
    SplitPage* m_split;
    TablePage* m_join;
    RulingPage* m_ruling;
    NotePage* m_note;
    ScenarioPage* m_scenario;
    ForcesFiles* m_files;
    Finder* m_finder;
    bool m_is_of_forces = false;  ///< the keys were there when the page was asked for
    bool m_is_of_journal = false; ///< or there
};

} // namespace corneta::ui
