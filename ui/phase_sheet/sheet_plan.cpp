// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/sheet_plan.h"

#include "core/game/play/offered.h"
#include "core/game/play/rules.h"
#include "ui/session/open_game.h"
#include "ui/session/phase_actions.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <algorithm>
#include <set>

namespace corneta::ui {

namespace {

std::vector<std::string_view> roles_of_units(const OpenGame& game, const Action& action)
{
    const Ruleset& ruleset = *game.book().ruleset;
    auto roles = roles_to_fill(ruleset, action, game.state());
    std::erase_if(roles, [&](std::string_view role) { return game::kind_in_role(ruleset, role) == "side"; });
    return roles;
}

/// Whether an action has an actor and a target, both units.
bool is_aimed(const OpenGame& game, const Action& action)
{
    const auto roles = roles_of_units(game, action);
    return std::ranges::count_if(roles, [&](std::string_view role) { return game::kind_in_role(*game.book().ruleset, role) == "unit"; })
        >= 2;
}

const Action* sheet_action(const OpenGame& game)
{
    const Ruleset& ruleset = *game.book().ruleset;
    const std::string& phase = game.state().stage.phase;
    const auto aims = [&](const Action& action) { return is_aimed(game, action); };
    const auto is_by_unit = [&](const Action& action) { return !roles_of_units(game, action).empty(); };
    for (const game::Idle& one : game::idle_units(game.state(), game.book()))
        if (const Action* action = ruleset.find_action(one.action); action != nullptr && aims(*action))
            return action;
    if (const Action* own = first_action(ruleset, phase, OnlyThere::Yes, aims); own != nullptr)
        return own;
    if (const Action* own = first_action(ruleset, phase, OnlyThere::Yes, is_by_unit); own != nullptr)
        return own;
    const Action* aimed = first_action(ruleset, phase, OnlyThere::No, aims);
    return aimed != nullptr ? aimed : first_action(ruleset, phase, OnlyThere::No, is_by_unit);
}

std::string actor_of(const OpenGame& game, const Action& action)
{
    for (const game::Idle& one : game::idle_units(game.state(), game.book()))
        if (one.action == action.key && !one.role.empty())
            return std::string{one.role};
    return std::string{roles_of_units(game, action).front()};
}

/// What is measured by any of the units that may act.
std::set<std::size_t> fields_to_measure(const OpenGame& game, const SheetPlan& plan)
{
    std::set<std::size_t> fields;
    for (const std::string& unit : sheet_units(game, plan))
        if (const auto ready = game::prepared(game.state(), game.book(), plan.play_of(unit)))
            for (const std::size_t field : measured_fields(ready->filled))
                if (!plan.action->form[field].is_list())
                    fields.insert(field);
    return fields;
}

/// The field without the role that has a column of its own, "Hit in" of "target hit in"; with it where another column is called so too.
QString title_of(const SheetPlan& plan, std::size_t field)
{
    QString label = with_capital(translated(plan.action->form[field].label));
    const QString whole = full_name(plan.action->form, field);
    for (const SheetColumn& column : plan.columns)
        if (column.kind == SheetColumn::Kind::Role && label.startsWith(column.title + QLatin1Char{' '}))
            label = with_capital(label.mid(column.title.size() + 1));
    const auto is_called_so = [&](const SheetColumn& column) { return column.title.compare(label, Qt::CaseInsensitive) == 0; };
    return std::ranges::any_of(plan.columns, is_called_so) ? whole : label;
}

} // namespace

game::Play SheetPlan::play_of(const std::string& unit) const
{
    return {.action = std::string{action->key}, .roles = {{actor, {unit}}}, .as_usual = as_usual};
}

SheetPlan sheet_plan(const OpenGame& game)
{
    SheetPlan plan{.stage = game.state().stage};
    plan.action = sheet_action(game);
    if (plan.action == nullptr)
        return plan;
    plan.actor = actor_of(game, *plan.action);
    plan.is_of_idle = !idle_units(game, plan).empty();
    for (const std::string_view role : roles_of_units(game, *plan.action))
        if (role != plan.actor)
            plan.columns.push_back({SheetColumn::Kind::Role, std::string{role}, 0, role_title(*game.book().ruleset, role)});
    for (const std::size_t field : fields_to_measure(game, plan))
        plan.columns.push_back({SheetColumn::Kind::Field, {}, field, title_of(plan, field)});
    plan.columns.push_back({SheetColumn::Kind::Dice, {}, 0, tr("Dice")});
    return plan;
}

std::vector<std::string> idle_units(const OpenGame& game, const SheetPlan& plan)
{
    std::vector<std::string> units;
    for (const game::Idle& one : game::idle_units(game.state(), game.book()))
        if (one.action == plan.action->key && one.role == plan.actor)
            units.push_back(one.unit);
    return units;
}

std::vector<std::string> sheet_units(const OpenGame& game, const SheetPlan& plan)
{
    std::vector<std::string> units = idle_units(game, plan);
    if (!units.empty() || plan.is_of_idle)
        return units;
    const std::string_view kind = game::kind_in_role(*game.book().ruleset, plan.actor);
    for (const game::Unit& unit : game.state().units) {
        if (unit.kind != kind || unit.side.empty() || game::is_gone(unit, game.book()))
            continue;
        const auto ready = game::prepared(game.state(), game.book(), plan.play_of(unit.key));
        const auto is_about_it = [&](const Problem& problem) { return problem.where == plan.actor; };
        if (ready && std::ranges::none_of(ready->objected, is_about_it))
            units.push_back(unit.key);
    }
    return units;
}

} // namespace corneta::ui
