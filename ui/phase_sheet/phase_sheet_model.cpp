// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/phase_sheet_model.h"

#include "ui/session/open_game.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace corneta::ui {

PhaseSheetModel::PhaseSheetModel(QObject* parent) : QAbstractTableModel{parent}, m_job{*this} {}

void PhaseSheetModel::clear()
{
    m_job.drop();
    beginResetModel();
    m_game = nullptr;
    m_rows.clear();
    m_plan = {};
    m_chances = {};
    endResetModel();
}

void PhaseSheetModel::show(const OpenGame& game)
{
    const bool is_other_game = m_game != &game;
    m_game = &game;
    if (is_other_game || m_plan.stage != game.state().stage || m_rows.empty()) {
        rebuild(sheet_plan(game));
    } else {
        reread();
        take_over_settled();
        take_over_units();
        say_changed();
    }
    count();
}

/// Who has acted stands among those who may still act, in the order of the units.
void PhaseSheetModel::rebuild(SheetPlan plan)
{
    beginResetModel();
    m_plan = std::move(plan);
    m_rows.clear();
    m_chances = {};
    if (m_plan.action != nullptr) {
        for (const game::EntryResult* settled : settled_in(*m_game, m_plan)) {
            add_row(game::units_in(settled->play->roles, m_plan.actor).front());
            fill_row(*m_game, m_plan, *settled, m_rows.back());
        }
        for (const std::string& unit : sheet_units(*m_game, m_plan)) {
            add_row(unit);
            read_row(*m_game, m_plan, m_rows.back());
        }
        std::ranges::stable_sort(m_rows, {}, [this](const SheetRow& row) { return m_game->state().find(row.unit); });
    }
    endResetModel();
}

void PhaseSheetModel::add_row(const std::string& unit)
{
    m_rows.push_back({.unit = unit, .typed = QStringList(static_cast<qsizetype>(m_plan.columns.size()), QString{})});
}

/// Who may act since is added, who may no longer goes; what is typed, and what is written down, stays.
void PhaseSheetModel::take_over_units()
{
    const std::vector<std::string> units = m_plan.is_of_idle ? idle_units(*m_game, m_plan) : sheet_units(*m_game, m_plan);
    for (int at = rowCount() - 1; at >= 0; --at)
        if (const SheetRow& row = this->row(at); ui::is_skipped(m_plan, row) && std::ranges::find(units, row.unit) == units.end()) {
            beginRemoveRows({}, at, at);
            m_rows.erase(m_rows.begin() + at);
            endRemoveRows();
        }
    for (const std::string& unit : units) {
        if (std::ranges::find(m_rows, unit, &SheetRow::unit) != m_rows.end())
            continue;
        beginInsertRows({}, rowCount(), rowCount());
        add_row(unit);
        read_row(*m_game, m_plan, m_rows.back());
        endInsertRows();
    }
}

/// What was written down elsewhere takes the row of its unit.
void PhaseSheetModel::take_over_settled()
{
    for (const game::EntryResult* settled : settled_in(*m_game, m_plan)) {
        const std::string& unit = game::units_in(settled->play->roles, m_plan.actor).front();
        if (std::ranges::find(m_rows, settled->entry, &SheetRow::entry) != m_rows.end())
            continue;
        const auto is_free = [&](const SheetRow& row) { return row.unit == unit && row.entry == 0 && !row.is_begun(); };
        if (const auto free = std::ranges::find_if(m_rows, is_free); free != m_rows.end())
            fill_row(*m_game, m_plan, *settled, *free);
    }
}

void PhaseSheetModel::reread()
{
    for (SheetRow& row : m_rows) {
        const game::EntryResult* result = row.entry == 0 ? nullptr : m_game->journal().in_force(row.entry);
        if (result != nullptr && result->play) {
            fill_row(*m_game, m_plan, *result, row);
        } else {
            row.entry = 0; // it was taken back
            read_row(*m_game, m_plan, row);
        }
    }
}

void PhaseSheetModel::take_usual(bool is_taken)
{
    m_plan.as_usual = is_taken;
    for (SheetRow& row : m_rows)
        row.refused.clear();
    reread();
    say_changed();
    count();
}

QString PhaseSheetModel::usual_words() const
{
    QStringList words;
    for (const SheetRow& row : m_rows)
        for (const std::size_t field : row.unsaid) {
            const Field& of = m_plan.action->form[field];
            words << tr("%1: %2").arg(with_capital(translated(of.label)), value_words(of, of.start_value()));
        }
    words.removeDuplicates();
    return words.join(QStringLiteral(" \u00b7 "));
}

void PhaseSheetModel::say_changed()
{
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit words_changed();
}

void PhaseSheetModel::name_by_codes(bool codes)
{
    m_names_by_codes = codes;
    say_changed();
}

void PhaseSheetModel::mark_written(int row, int entry)
{
    SheetRow& written = m_rows[static_cast<std::size_t>(row)];
    if (const game::EntryResult* result = m_game->journal().in_force(entry); result != nullptr && result->play)
        fill_row(*m_game, m_plan, *result, written);
    say_changed();
    count();
}

void PhaseSheetModel::refuse(int row, const QString& why)
{
    m_rows[static_cast<std::size_t>(row)].refused = why;
    say_changed();
}

void PhaseSheetModel::count()
{
    if (m_game == nullptr || m_plan.action == nullptr)
        return;
    SheetQuestions questions{m_game->state(), m_game->book(), {}, {}};
    for (const SheetRow& row : m_rows) {
        if (!row.aim.empty() && std::ranges::find(questions.targets, row.aim) == questions.targets.end())
            questions.targets.push_back(row.aim);
        if (row.entry == 0 && row.question && row.is_begun())
            questions.rows.emplace_back(SheetQuestions::Declared{*row.question, row.aim, row.is_objected || row.is_unsaid});
        else
            questions.rows.emplace_back(std::nullopt);
    }
    m_job.start([this, questions = std::move(questions)](const std::stop_token& stop) -> LatestJob::Answer {
        SheetChances chances = counted(questions, stop);
        return [this, chances = std::move(chances)] {
            m_chances = chances;
            for (std::size_t i = 0; i < m_rows.size() && i < chances.rows.size(); ++i)
                if (m_rows[i].entry == 0) { // else what it was stays
                    m_rows[i].chance = chances.rows[i].chance;
                    m_rows[i].dice = chances.rows[i].dice;
                }
            say_changed();
        };
    });
}

std::vector<TargetSum> PhaseSheetModel::sums() const
{
    return m_game == nullptr || m_plan.action == nullptr ? std::vector<TargetSum>{} : sums_of(*m_game, m_plan, m_rows, m_chances);
}

bool PhaseSheetModel::is_role(const QModelIndex& index) const
{
    return is_typed_at(index) && m_plan.columns[static_cast<std::size_t>(index.column() - 1)].kind == SheetColumn::Kind::Role;
}

bool PhaseSheetModel::is_whole_code(const QString& typed) const
{
    const QString word = typed.trimmed();
    const game::Unit* unit = m_game == nullptr ? nullptr : unit_called(m_game->state(), word);
    if (unit == nullptr)
        return false;
    const auto begins_so = [&](const game::Unit& other) {
        return QString::fromStdString(other.code).startsWith(word, Qt::CaseInsensitive);
    };
    return std::ranges::count_if(m_game->state().units, begins_so) == 1;
}

int PhaseSheetModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_plan.action == nullptr ? 0 : result_column() + 1;
}

bool PhaseSheetModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !is_typed_at(index) || (flags(index) & Qt::ItemIsEditable) == 0)
        return false;
    SheetRow& row = m_rows[static_cast<std::size_t>(index.row())];
    QString& typed = row.typed[index.column() - 1];
    if (typed == value.toString())
        return true;
    typed = value.toString();
    row.refused.clear();
    read_row(*m_game, m_plan, row);
    emit dataChanged(this->index(index.row(), 0), this->index(index.row(), result_column()));
    emit words_changed();
    count();
    return true;
}

Qt::ItemFlags PhaseSheetModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool is_open = is_typed_at(index) && row(index.row()).entry == 0;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | (is_open ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

} // namespace corneta::ui
