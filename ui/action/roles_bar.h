// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/state/state.h"

#include <QWidget>

#include <string>
#include <vector>

class QGridLayout;

namespace corneta::ui {

class UnitCard;
class UnitLine;

/// Who stands in the roles of an action: a card each. The form below is filled from their numbers.
class RolesBar : public QWidget {
    Q_OBJECT

public:
    explicit RolesBar(QWidget* parent);

    /// Asks for the roles of another action; sides that stand in the role of their own name are not asked for.
    void ask(const Rulebook& book, const Action& action, const game::State& state, const game::Roles& roles);
    /// The forces have changed.
    void refresh(const game::State& state);
    game::Roles roles() const;
    /// What is typed and no unit: "firer: there is no unit K9"; empty when all are.
    QStringList unknown() const;
    bool is_empty() const { return m_rows.empty(); }
    /// Without a unit in these roles the play in hand cannot be made: to them alone Enter goes.
    void show_wanted(const Problems& nobody);
    /// The first role that wants a unit, else the first.
    void focus_first();
    void focus(std::string_view role);
    /// The first role, whoever stands in it.
    void focus_top();
    /// Whether the play lacks somebody, or has nobody at all.
    bool wants_units() const;
    /// The first role in which somebody must stand and nobody does, as it is headed; empty where none is.
    QString lacking() const;
    /// The roles that are asked for.
    std::vector<std::string> asked() const;
    /// In the order of the Tab key.
    std::vector<QWidget*> key_widgets() const;
    /// Puts a unit in the first free role that takes its kind; false where none does.
    bool take(const game::Unit& unit);

signals:
    void roles_changed();
    /// Nobody is wanted in the roles below that of the unit just named.
    void completed();

private:
    struct Row {
        std::string role;
        std::string kind;
        UnitLine* line = nullptr;
        UnitCard* card = nullptr;
        bool is_wanted = false; ///< otherwise Enter goes past it; Tab does not
        bool is_past = false;   ///< those who are gone are offered too
    };

    void clear();
    void arrange();
    void go_on(std::size_t row);
    void show_names();
    void offer_beside(std::size_t changed);
    std::vector<const game::Unit*> units_for(const Row& row, const game::Roles& roles) const;

    Rulebook m_book;
    std::string m_action;
    game::State m_state;
    std::vector<Row> m_rows;
    QGridLayout* m_grid;
    int m_columns = 0;
};

} // namespace corneta::ui
