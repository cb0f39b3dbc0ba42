// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/sheet_rows.h"

#include "core/game/play/facts.h"
#include "ui/session/open_game.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace corneta::ui {

namespace {

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

/// What only the table knows and nobody has said, or what was taken as usual instead.
void keep_unsaid(const game::FilledIn& filled, SheetRow& row)
{
    row.unsaid.clear();
    for (const std::size_t field : filled.asked)
        if (filled.answers.form()[field].fact == Fact::Seen
            && (filled.origins[field] == game::Origin::Default || filled.origins[field] == game::Origin::Usual))
            row.unsaid.push_back(field);
}

void show_measures(const SheetPlan& plan, const game::FilledIn& filled, SheetRow& row)
{
    keep_unsaid(filled, row);
    const auto measured = measured_fields(filled);
    for (std::size_t i = 0; i < plan.columns.size(); ++i)
        if (plan.columns[i].kind == SheetColumn::Kind::Field) {
            const std::size_t field = plan.columns[i].field;
            const bool is_asked = std::ranges::find(measured, field) != measured.end();
            const bool is_open = filled.origins[field] == game::Origin::Default && is_of_table(plan.action->form[field].fact);
            const QString words = is_open ? QStringLiteral("?") : value_words(plan.action->form[field], filled.answers.value(field));
            row.shown[static_cast<qsizetype>(i)] = is_asked ? words : QStringLiteral("\u2013");
        }
}

QString faces_in(const game::EntryResult& result)
{
    QStringList faces;
    for (const game::RecordedRoll& roll : result.rolls)
        for (const int face : roll.faces)
            faces << QString::number(face);
    return faces.join(QLatin1Char{' '});
}

QString codes_in(const OpenGame& game, const std::vector<std::string>& units)
{
    QStringList codes;
    for (const std::string& key : units) {
        const game::Unit* unit = game.state().find(key);
        codes << QString::fromStdString(unit == nullptr || unit->code.empty() ? key : unit->code);
    }
    return codes.join(QLatin1Char{','});
}

QString words_of(const Field& field, const game::Answer& answer)
{
    const auto value = value_from(field, answer.word, Decimal::Point);
    return value ? value_words(field, *value) : QString::fromStdString(answer.word);
}

/// The first unit in another role than the actor's.
std::string aimed_at(const SheetPlan& plan, const game::Play& play)
{
    for (const game::RoleFilled& filled : play.roles)
        if (filled.role != plan.actor && !filled.units.empty())
            return filled.units.front();
    return {};
}

} // namespace

bool SheetRow::is_begun() const
{
    return std::ranges::any_of(typed, [](const QString& words) { return !words.trimmed().isEmpty(); });
}

std::vector<const game::EntryResult*> settled_in(const OpenGame& game, const SheetPlan& plan)
{
    std::vector<const game::EntryResult*> settled;
    for (const game::EntryResult* result : game.journal().in_force()) {
        const game::Entry* entry = game.journal().find(result->entry);
        if (entry != nullptr && entry->stage == plan.stage && result->play && result->play->action == plan.action->key
            && game::units_in(result->play->roles, plan.actor).size() == 1)
            settled.push_back(result);
    }
    return settled;
}

void fill_row(const OpenGame& game, const SheetPlan& plan, const game::EntryResult& settled, SheetRow& row)
{
    row.entry = settled.entry;
    row.refused.clear();
    row.unsaid.clear();
    row.question.reset();
    row.aim = aimed_at(plan, *settled.play);
    row.shown.resize(static_cast<qsizetype>(plan.columns.size()));
    for (std::size_t i = 0; i < plan.columns.size(); ++i) {
        const SheetColumn& column = plan.columns[i];
        const auto at = static_cast<qsizetype>(i);
        if (column.kind == SheetColumn::Kind::Role) {
            row.typed[at] = codes_in(game, game::units_in(settled.play->roles, column.role));
        } else if (column.kind == SheetColumn::Kind::Dice) {
            row.typed[at] = faces_in(settled);
        } else {
            const Field& field = plan.action->form[column.field];
            if (const auto given = std::ranges::find(settled.play->typed, field.key, &Given::key); given != settled.play->typed.end())
                row.typed[at] = QString::fromStdString(given->word);
            if (const auto answer = std::ranges::find(settled.answers, field.key, &game::Answer::key); answer != settled.answers.end())
                row.shown[at] = words_of(field, *answer);
        }
    }
}

void read_row(const OpenGame& game, const SheetPlan& plan, SheetRow& row)
{
    row.question.reset();
    row.is_objected = false;
    row.is_unsaid = false;
    row.aim.clear();
    row.shown = QStringList(static_cast<qsizetype>(plan.columns.size()), QString{});
    game::Play play = plan.play_of(row.unit);
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
        for (std::size_t i = 0; i < plan.columns.size(); ++i)
            if (const QString typed = row.typed.value(static_cast<qsizetype>(i)).trimmed(); !typed.isEmpty())
                row.shown[static_cast<qsizetype>(i)] = typed;
    } else {
        show_measures(plan, ready->filled, row);
        problems << problem_words(plan.action->form, ready->refused);
        if (problems.isEmpty()) {
            row.is_objected = !ready->objected.empty();
            const Problems unsaid = game::unsaid(ready->filled);
            row.is_unsaid = !unsaid.empty();
            problems << problem_words(plan.action->form, ready->objected) << problem_words(plan.action->form, unsaid);
            row.question = Question{game.book(), plan.action, ready->filled.answers, {}, play};
            row.aim = aimed_at(plan, play);
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

bool is_skipped(const SheetPlan& plan, const SheetRow& row)
{
    return row.entry == 0 && !row.is_begun() && !has_target(plan, row);
}

std::vector<game::Play> declared_in(const std::vector<SheetRow>& rows)
{
    std::vector<game::Play> plays;
    for (const SheetRow& row : rows)
        if (row.entry == 0 && row.is_begun() && row.question && !row.is_objected && !row.is_unsaid)
            plays.push_back(*row.question->play);
    return plays;
}

bool is_left_to_roll(const SheetPlan& plan, const SheetRow& row)
{
    return row.entry == 0 && row.is_begun() && has_target(plan, row) && row.typed.back().trimmed().isEmpty();
}

} // namespace corneta::ui
