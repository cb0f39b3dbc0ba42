// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/sheet_rows.h"

#include "core/game/play/rules.h"
#include "ui/session/open_game.h"
#include "ui/session/phase_actions.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace corneta::ui {

namespace {

QString tr(const char* words)
{
    return QCoreApplication::translate("corneta", words);
}

std::vector<game::Idle> idle_in(const OpenGame& game)
{
    const auto* rules = game.book().ruleset->game;
    return rules == nullptr || rules->idle == nullptr ? std::vector<game::Idle>{} : rules->idle(game.state(), game.book());
}

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
    for (const game::Idle& one : idle_in(game))
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
    for (const game::Idle& one : idle_in(game))
        if (one.action == action.key && !one.role.empty())
            return one.role;
    return std::string{roles_of_units(game, action).front()};
}

game::Play play_for(const SheetPlan& plan, const std::string& unit)
{
    return {.action = std::string{plan.action->key}, .roles = {{plan.actor, {unit}}}};
}

/// What is measured by any of the units that may act.
std::set<std::size_t> fields_to_measure(const OpenGame& game, const SheetPlan& plan)
{
    std::set<std::size_t> fields;
    for (const std::string& unit : sheet_units(game, plan))
        if (const auto ready = game::prepared(game.state(), game.book(), play_for(plan, unit)))
            for (const std::size_t field : measured_fields(ready->filled))
                if (!plan.action->form[field].is_list())
                    fields.insert(field);
    return fields;
}

/// Puts what is typed in a role into the play.
void seat(const OpenGame& game, const SheetColumn& column, const QString& typed, game::Play& play, QStringList& problems)
{
    game::RoleFilled filled{column.role, {}};
    for (const QString& word : QString{typed}.replace(QLatin1Char{'+'}, QLatin1Char{','}).split(QLatin1Char{','}, Qt::SkipEmptyParts))
        if (const game::Unit* unit = unit_called(game.state(), word.trimmed()); unit != nullptr)
            filled.units.push_back(unit->key);
        else
            problems << tr("There is no unit %1").arg(word.trimmed());
    if (!filled.units.empty())
        play.roles.push_back(std::move(filled));
}

void show_measures(const SheetPlan& plan, const game::FilledIn& filled, SheetRow& row)
{
    const auto measured = measured_fields(filled);
    for (std::size_t i = 0; i < plan.columns.size(); ++i)
        if (plan.columns[i].kind == SheetColumn::Kind::Field) {
            const std::size_t field = plan.columns[i].field;
            const bool is_asked = std::ranges::find(measured, field) != measured.end();
            row.shown[static_cast<qsizetype>(i)] =
                is_asked ? value_words(plan.action->form[field], filled.answers.value(field)) : QStringLiteral("\u2013");
        }
}

} // namespace

bool SheetRow::is_begun() const
{
    return std::ranges::any_of(typed, [](const QString& words) { return !words.trimmed().isEmpty(); });
}

SheetPlan sheet_plan(const OpenGame& game)
{
    SheetPlan plan{.stage = game.state().stage};
    plan.action = sheet_action(game);
    if (plan.action == nullptr)
        return plan;
    plan.actor = actor_of(game, *plan.action);
    for (const std::string_view role : roles_of_units(game, *plan.action))
        if (role != plan.actor)
            plan.columns.push_back({SheetColumn::Kind::Role, std::string{role}, 0, section_title(role)});
    for (const std::size_t field : fields_to_measure(game, plan))
        plan.columns.push_back({SheetColumn::Kind::Field, {}, field, full_name(plan.action->form, field)});
    plan.columns.push_back({SheetColumn::Kind::Dice, {}, 0, tr("Dice")});
    return plan;
}

std::vector<std::string> idle_units(const OpenGame& game, const SheetPlan& plan)
{
    std::vector<std::string> units;
    for (const game::Idle& one : idle_in(game))
        if (one.action == plan.action->key && one.role == plan.actor)
            units.push_back(one.unit);
    return units;
}

std::vector<std::string> sheet_units(const OpenGame& game, const SheetPlan& plan)
{
    std::vector<std::string> units = idle_units(game, plan);
    if (!units.empty())
        return units;
    const std::string_view kind = game::kind_in_role(*game.book().ruleset, plan.actor);
    for (const game::Unit& unit : game.state().units) {
        if (unit.kind != kind || unit.side.empty() || game::is_gone(unit, game.book()))
            continue;
        const auto ready = game::prepared(game.state(), game.book(), play_for(plan, unit.key));
        const auto is_about_it = [&](const Problem& problem) { return problem.where == plan.actor; };
        if (ready && std::ranges::none_of(ready->objected, is_about_it))
            units.push_back(unit.key);
    }
    return units;
}

void read_row(const OpenGame& game, const SheetPlan& plan, SheetRow& row)
{
    row.question.reset();
    row.is_objected = false;
    row.shown = QStringList(static_cast<qsizetype>(plan.columns.size()), QString{});
    game::Play play = play_for(plan, row.unit);
    QStringList problems;
    const auto untouched = game::prepared(game.state(), game.book(), play);
    if (untouched)
        show_measures(plan, untouched->filled, row);
    for (std::size_t i = 0; i < plan.columns.size(); ++i) {
        const SheetColumn& column = plan.columns[i];
        const QString typed = row.typed.value(static_cast<qsizetype>(i)).trimmed();
        if (typed.isEmpty() || column.kind == SheetColumn::Kind::Dice)
            continue;
        if (column.kind == SheetColumn::Kind::Role) {
            seat(game, column, typed, play, problems);
        } else if (auto given = given_by(plan.action->form[column.field], typed)) {
            play.typed.push_back(std::move(*given));
        } else {
            problems << tr("%1: %2").arg(column.title, given.error());
        }
    }
    const auto ready = problems.isEmpty() ? game::prepared(game.state(), game.book(), play) : std::unexpected{Problems{}};
    if (!ready) {
        problems << problem_words(plan.action->form, ready.error());
    } else {
        show_measures(plan, ready->filled, row);
        problems << problem_words(plan.action->form, ready->refused);
        if (problems.isEmpty()) {
            row.is_objected = !ready->objected.empty();
            problems << problem_words(plan.action->form, ready->objected);
            row.question = Question{game.book(), plan.action, ready->filled.answers, {}, play};
        }
    }
    row.problem = problems.join(QStringLiteral("; "));
}

bool has_target(const SheetPlan& plan, const SheetRow& row)
{
    bool has_role = false;
    for (std::size_t i = 0; i < plan.columns.size(); ++i)
        if (plan.columns[i].kind == SheetColumn::Kind::Role) {
            has_role = true;
            if (!row.typed.value(static_cast<qsizetype>(i)).trimmed().isEmpty())
                return true;
        }
    return !has_role;
}

bool is_left_to_roll(const SheetPlan& plan, const SheetRow& row)
{
    return row.entry == 0 && row.is_begun() && has_target(plan, row) && row.typed.back().trimmed().isEmpty();
}

std::string aimed_at(const SheetPlan& plan, const SheetRow& row)
{
    if (row.question)
        for (const game::RoleFilled& filled : row.question->play->roles)
            if (filled.role != plan.actor && !filled.units.empty())
                return filled.units.front();
    return {};
}

} // namespace corneta::ui
