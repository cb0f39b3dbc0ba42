// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/table_desk.h"

#include "ui/action/action_sheet.h"
#include "ui/corrections/forces_files.h"
#include "ui/corrections/muster_page.h"
#include "ui/corrections/new_unit_page.h"
#include "ui/corrections/ruling_page.h"
#include "ui/corrections/scenario_page.h"
#include "ui/corrections/short_pages.h"
#include "ui/game/game_desk.h"
#include "ui/widgets/finder.h"
#include "ui/widgets/pages.h"
#include "ui/widgets/unit_line.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QMainWindow>

#include <initializer_list>
#include <utility>

namespace corneta::ui {

TableDesk::TableDesk(QMainWindow& window, Pages& pages, ActionSheet& sheet, GameDesk& desk, const GameShelf& shelf)
    : QObject{&window},
      m_pages{pages},
      m_sheet{sheet},
      m_desk{desk},
      m_shelf{shelf},
      m_set_right{new SetRightPage{&pages}},
      m_muster{new MusterPage{&pages}},
      m_new_unit{new NewUnitPage{&pages}},
      m_split{new SplitPage{&pages}},
      m_join{TablePage::for_reason(tr("Join"), &pages)},
      m_ruling{new RulingPage{&pages}},
      m_note{new NotePage{&pages}},
      m_scenario{new ScenarioPage{shelf, &pages}},
      m_files{new ForcesFiles{window, desk}},
      m_finder{new Finder{&window}}
{
    m_finder->setObjectName(QStringLiteral("unit_finder"));
    for (QWidget* part : m_finder->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        part->setObjectName(QStringLiteral("unit_") + part->objectName()); // the window has another
    for (TablePage* page : std::initializer_list<TablePage*>{m_set_right, m_new_unit, m_split, m_join, m_ruling, m_note, m_scenario}) {
        pages.middle().addWidget(page);
        connect(page, &TablePage::left, this, &TableDesk::leave);
        connect(page, &TablePage::entered, this, &TableDesk::take_entry);
    }
    connect(m_scenario, &ScenarioPage::saved, this,
            [this](const QString& name) { emit told(tr("%1 is saved as a scenario: a new game (Ctrl+N) can begin with it.").arg(name)); });
    pages.addWidget(m_muster);
    connect(m_muster, &MusterPage::left, this, &TableDesk::leave);
    connect(m_muster, &MusterPage::entered, &sheet, &ActionSheet::show_entry);
    connect(m_files, &ForcesFiles::taken, this, [this] {
        m_is_of_forces = false;
        leave();
    });
    connect(&desk, &GameDesk::entered, this, [this] {
        if (qobject_cast<const TablePage*>(m_pages.page_in_hand()) != nullptr)
            emit left(); // what it says is of the game before
    });
}

void TableDesk::set_right()
{
    with_unit(tr("Correct a unit: its code, or some letters of its name; Enter opens it"), [this](const game::Unit& unit) {
        m_pages.bring(*m_set_right);
        m_set_right->ask(*m_desk.game(), unit);
    });
}

void TableDesk::muster()
{
    if (m_desk.game() == nullptr)
        return;
    m_is_of_forces = !m_desk.unit_in_hand().empty();
    std::vector<const game::Unit*> sides;
    for (const game::Unit& unit : m_desk.game()->state().units)
        if (unit.kind == "side" && !MusterPage::units_to_muster(m_desk.game()->book(), m_desk.game()->state(), unit.key).empty())
            sides.push_back(&unit);
    if (sides.empty())
        emit refused({tr("No side has units to count.")});
    else if (sides.size() == 1)
        muster_side(sides.front()->key);
    else
        find_unit(tr("Muster: which side? Enter takes it"), sides, [this](const game::Unit& side) { muster_side(side.key); });
}

void TableDesk::muster_side(const std::string& side)
{
    m_pages.bring(*m_muster);
    m_muster->begin(*m_desk.game(), side);
}

void TableDesk::add_unit()
{
    if (m_desk.game() == nullptr)
        return;
    m_is_of_forces = !m_desk.unit_in_hand().empty();
    m_pages.bring(*m_new_unit);
    const Ruleset& ruleset = *m_desk.game()->book().ruleset;
    m_new_unit->ask(*m_desk.game(), m_desk.game()->state().find(m_desk.unit_in_hand()),
                    m_shelf.typical_units ? m_shelf.typical_units(ruleset) : std::vector<game::Unit>{});
}

void TableDesk::split_unit()
{
    with_unit(tr("Split a unit: its code, or some letters of its name"), [this](const game::Unit& unit) {
        m_pages.bring(*m_split);
        m_split->ask(*m_desk.game(), unit);
    });
}

void TableDesk::rule_on(int entry)
{
    const game::Entry* past = m_desk.game() == nullptr ? nullptr : m_desk.game()->journal().find(entry);
    if (past == nullptr)
        return;
    if (const QString why_not = RulingPage::refused(*m_desk.game(), *past); !why_not.isEmpty()) {
        emit refused({why_not});
        return;
    }
    m_is_of_journal = true;
    m_pages.bring(*m_ruling);
    m_ruling->ask(*m_desk.game(), *past);
}

void TableDesk::save_scenario()
{
    if (m_desk.game() == nullptr)
        return;
    m_is_of_forces = !m_desk.unit_in_hand().empty();
    m_pages.bring(*m_scenario);
    m_scenario->ask(*m_desk.game());
}

void TableDesk::note()
{
    if (m_desk.game() == nullptr)
        return;
    m_is_of_forces = !m_desk.unit_in_hand().empty();
    m_pages.bring(*m_note);
    m_note->ask(*m_desk.game());
}

void TableDesk::join_units()
{
    with_unit(tr("Join: the unit that stays, by its code or some letters of its name"), [this](const game::Unit& unit) { join_to(unit); });
}

void TableDesk::join_to(const game::Unit& unit)
{
    std::vector<const game::Unit*> others;
    for (const game::Unit& other : m_desk.game()->state().units)
        if (other.key != unit.key && other.kind == unit.kind && other.side == unit.side)
            others.push_back(&other);
    find_unit(tr("Join: which unit goes into %1? Enter joins them").arg(QString::fromStdString(unit.name)), others,
              [this, stays = unit.key](const game::Unit& other) { join({stays, other.key, {}}); });
}

/// Where the rules are only against it, a reason is asked for.
void TableDesk::join(const game::Join& join)
{
    const auto given = m_desk.game()->give(join, {}, OpenGame::Rolls::No);
    if (given) {
        take_entry(**given);
        return;
    }
    OpenGame& game = *m_desk.game();
    const auto unit = [&](const std::string& key) -> const game::Unit& { return *game.state().find(key); };
    if (!game.book().ruleset->game->join(unit(join.unit), unit(join.other), game.book())) {
        emit refused(sentences_of(given.error()));
        return;
    }
    m_pages.bring(*m_join);
    m_join->ask_why(game,
                    tr("%1 joins %2").arg(QString::fromStdString(unit(join.other).name), QString::fromStdString(unit(join.unit).name)),
                    given.error(), [join](const std::string& reason) { return game::Join{join.unit, join.other, reason}; });
}

std::string TableDesk::unit_in_roles() const
{
    if (m_sheet.is_untouched())
        return {};
    std::string first;
    for (const UnitLine* line : m_sheet.findChildren<UnitLine*>()) {
        if (!line->isVisible() || line->keys().empty())
            continue;
        if (line->hasFocus())
            return line->keys().front();
        if (first.empty())
            first = line->keys().front();
    }
    return first;
}

void TableDesk::with_unit(const QString& purpose, const Doing& doing)
{
    if (m_desk.game() == nullptr)
        return;
    const game::State& state = m_desk.game()->state();
    const std::string in_forces = m_desk.unit_in_hand();
    m_is_of_forces = !in_forces.empty();
    if (const game::Unit* unit = state.find(m_is_of_forces ? in_forces : unit_in_roles()); unit != nullptr) {
        doing(*unit);
        return;
    }
    std::vector<const game::Unit*> units;
    units.reserve(state.units.size());
    for (const game::Unit& unit : state.units)
        units.push_back(&unit);
    find_unit(purpose, units, doing);
}

void TableDesk::find_unit(const QString& purpose, const std::vector<const game::Unit*>& units, const Doing& doing)
{
    std::vector<std::string> keys;
    std::vector<Finder::Item> items;
    for (const game::Unit* unit : units) {
        keys.push_back(unit->key);
        items.push_back({code_and_name(*unit), {}});
    }
    m_finder->open(purpose, std::move(items), [this, keys, doing](int item) {
        const game::Unit* unit = m_desk.game() == nullptr ? nullptr : m_desk.game()->state().find(keys[static_cast<std::size_t>(item)]);
        if (unit != nullptr)
            doing(*unit);
    });
}

void TableDesk::leave()
{
    emit left();
    const bool is_of_journal = std::exchange(m_is_of_journal, false);
    if (m_desk.game() != nullptr && is_of_journal)
        m_desk.focus_journal();
    else if (m_desk.game() != nullptr && m_is_of_forces)
        m_desk.focus_forces();
}

void TableDesk::take_entry(const game::Entry& entry)
{
    leave();
    m_sheet.show_entry(entry);
}

} // namespace corneta::ui
