// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/phase_sheet_model.h"

#include "ui/session/open_game.h"
#include "ui/widgets/latest_job.h"
#include "ui/words/typed_words.h"

#include <QApplication>
#include <QFont>
#include <QPalette>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr int unit_column = 0;

const game::EntryResult* result_of(const OpenGame& game, int entry)
{
    return game.journal().in_force(entry);
}

QString faces_in(const game::EntryResult& result)
{
    QStringList faces;
    for (const game::RecordedRoll& roll : result.rolls)
        for (const int face : roll.faces)
            faces << QString::number(face);
    return faces.join(QLatin1Char{' '});
}

} // namespace

PhaseSheetModel::PhaseSheetModel(QObject* parent) : QAbstractTableModel{parent}, m_job{std::make_unique<LatestJob>(*this)} {}

PhaseSheetModel::~PhaseSheetModel() = default;

void PhaseSheetModel::clear()
{
    m_job->drop();
    beginResetModel();
    m_game = nullptr;
    m_rows.clear();
    m_plan = {};
    endResetModel();
}

bool PhaseSheetModel::is_counting() const
{
    return m_job->is_running();
}

void PhaseSheetModel::show(const OpenGame& game)
{
    const bool is_other_game = m_game != &game;
    m_game = &game;
    if (is_other_game || m_plan.stage != game.state().stage || m_rows.empty()) {
        rebuild(sheet_plan(game));
    } else {
        take_over_units();
        reread();
    }
    count();
}

void PhaseSheetModel::rebuild(SheetPlan plan)
{
    beginResetModel();
    m_plan = std::move(plan);
    m_rows.clear();
    m_chances = {};
    if (m_plan.action != nullptr)
        for (const std::string& unit : sheet_units(*m_game, m_plan)) {
            m_rows.push_back({.unit = unit, .typed = QStringList(static_cast<qsizetype>(m_plan.columns.size()), QString{})});
            read_row(*m_game, m_plan, m_rows.back());
        }
    endResetModel();
}

/// Who may act since is added; what is typed, and what is written down, stays.
void PhaseSheetModel::take_over_units()
{
    for (const std::string& unit : idle_units(*m_game, m_plan)) {
        if (std::ranges::find(m_rows, unit, &SheetRow::unit) != m_rows.end())
            continue;
        const auto at = static_cast<int>(m_rows.size());
        beginInsertRows({}, at, at);
        m_rows.push_back({.unit = unit, .typed = QStringList(static_cast<qsizetype>(m_plan.columns.size()), QString{})});
        read_row(*m_game, m_plan, m_rows.back());
        endInsertRows();
    }
}

void PhaseSheetModel::reread()
{
    for (SheetRow& row : m_rows) {
        if (row.entry != 0 && result_of(*m_game, row.entry) == nullptr)
            row.entry = 0; // it was taken back
        if (row.entry == 0)
            read_row(*m_game, m_plan, row);
    }
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit words_changed();
}

void PhaseSheetModel::name_by_codes(bool codes)
{
    m_names_by_codes = codes;
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit words_changed();
}

QString PhaseSheetModel::name_of(const game::Unit& unit) const
{
    return m_names_by_codes && !unit.code.empty() ? QString::fromStdString(unit.code) : code_and_name(unit);
}

void PhaseSheetModel::mark_written(int row, int entry)
{
    SheetRow& written = m_rows[static_cast<std::size_t>(row)];
    written.entry = entry;
    if (const game::EntryResult* result = result_of(*m_game, entry); result != nullptr)
        written.typed[dice_column() - 1] = faces_in(*result);
    emit dataChanged(index(row, 0), index(row, columnCount() - 1));
    emit words_changed();
    count();
}

void PhaseSheetModel::count()
{
    if (m_game == nullptr || m_plan.action == nullptr)
        return;
    SheetQuestions questions{m_game->state(), m_game->book(), {}, {}};
    for (const SheetRow& row : m_rows) {
        const std::string at = aimed_at(m_plan, row);
        if (!at.empty() && std::ranges::find(questions.targets, at) == questions.targets.end())
            questions.targets.push_back(at);
        if (row.entry == 0 && row.question && row.is_begun())
            questions.rows.emplace_back(SheetQuestions::Declared{*row.question, at, row.is_objected});
        else
            questions.rows.emplace_back(std::nullopt);
    }
    m_job->start([this, questions = std::move(questions)](const std::stop_token& stop) -> LatestJob::Answer {
        SheetChances chances = counted(questions, stop);
        return [this, chances = std::move(chances)] {
            m_chances = chances;
            if (!m_rows.empty())
                emit dataChanged(index(0, odds_column()), index(rowCount() - 1, together_column()));
            emit words_changed();
        };
    });
}

QStringList PhaseSheetModel::words_of_row(int row) const
{
    const SheetRow& in_hand = m_rows[static_cast<std::size_t>(row)];
    const game::Unit* unit = m_game->state().find(in_hand.unit);
    const QString name = unit == nullptr ? QString{} : code_and_name(*unit);
    const QString chance = words_at(in_hand, odds_column());
    QStringList words{chance.isEmpty() ? name : tr("%1: %2").arg(name, chance)};
    if (const QString together = words_at(in_hand, together_column()); !together.isEmpty())
        words << together;
    return words;
}

QString PhaseSheetModel::dice_at(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].typed.value(dice_column() - 1).trimmed();
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

/// Whether something is typed in that column at all.
bool PhaseSheetModel::is_typed_at(const QModelIndex& index) const
{
    return index.isValid() && index.column() > unit_column && index.column() <= dice_column();
}

int PhaseSheetModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PhaseSheetModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_plan.action == nullptr ? 0 : together_column() + 1;
}

QString PhaseSheetModel::written_words(const SheetRow& row) const
{
    const game::Entry* entry = m_game->journal().find(row.entry);
    return entry == nullptr ? QString{} : m_game->sentence(*entry);
}

QString PhaseSheetModel::words_at(const SheetRow& row, int column) const
{
    const auto at = static_cast<std::size_t>(&row - m_rows.data());
    if (column == unit_column) {
        const game::Unit* unit = m_game->state().find(row.unit);
        return unit == nullptr ? QString::fromStdString(row.unit) : name_of(*unit);
    }
    if (column == odds_column()) {
        if (row.entry != 0)
            return written_words(row);
        if (!row.problem.isEmpty() && row.is_begun())
            return tr("\u25b2 %1").arg(row.problem);
        return at < m_chances.own.size() && row.is_begun() ? m_chances.own[at] : QString{};
    }
    if (column == together_column()) {
        const auto found = m_chances.together.find(aimed_at(m_plan, row));
        return found == m_chances.together.end() || !row.is_begun() ? QString{} : found->second;
    }
    const auto i = static_cast<qsizetype>(column) - 1;
    const QString typed = row.typed.value(i).trimmed();
    if (m_plan.columns[static_cast<std::size_t>(i)].kind == SheetColumn::Kind::Role)
        if (const game::Unit* unit = unit_called(m_game->state(), typed); unit != nullptr)
            return name_of(*unit);
    return typed.isEmpty() ? row.shown.value(i) : typed;
}

QVariant PhaseSheetModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SheetRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool is_default = is_typed_at(index) && row.typed.value(index.column() - 1).trimmed().isEmpty();
    if (role == Qt::DisplayRole)
        return words_at(row, index.column());
    if (role == Qt::EditRole)
        return is_typed_at(index) ? row.typed.value(index.column() - 1) : words_at(row, index.column());
    if (role == Qt::AccessibleTextRole)
        return tr("%1: %2").arg(headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(), words_at(row, index.column()));
    if (role == Qt::FontRole && (index.column() == together_column() || row.entry != 0)) {
        QFont font;
        font.setBold(index.column() == together_column());
        font.setItalic(row.entry != 0 && index.column() <= dice_column());
        return font;
    }
    if (role == Qt::ForegroundRole && is_default)
        return QApplication::palette().placeholderText();
    return {};
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
    read_row(*m_game, m_plan, row);
    emit dataChanged(this->index(index.row(), 0), this->index(index.row(), together_column()));
    emit words_changed();
    count();
    return true;
}

Qt::ItemFlags PhaseSheetModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool is_open = is_typed_at(index) && m_rows[static_cast<std::size_t>(index.row())].entry == 0;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | (is_open ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

QVariant PhaseSheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return {};
    if (section == unit_column)
        return tr("Unit");
    if (section == odds_column())
        return tr("Its chance");
    if (section == together_column())
        return tr("All together");
    return m_plan.columns[static_cast<std::size_t>(section - 1)].title;
}

} // namespace corneta::ui
