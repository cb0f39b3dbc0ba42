// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/facts.h"
#include "ui/look/colours.h"
#include "ui/phase_sheet/phase_sheet_model.h"
#include "ui/session/open_game.h"
#include "ui/words/typed_words.h"
#include "ui/words/unit_names.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace corneta::ui {

/// The unit that stands in a cell; null where none does.
const game::Unit* PhaseSheetModel::unit_in(const SheetRow& row, int column) const
{
    if (column == 0)
        return m_game->state().find(row.unit);
    return is_of_units(column) ? unit_called(m_game->state(), row.typed.value(column - 1).trimmed()) : nullptr;
}

namespace {

/// Sentences with the codes of units in the place of their names.
Speech by_codes(const game::State& state)
{
    Speech speech = speech_of_window();
    speech.named = [&state](const NamedUnit& named) {
        const game::Unit* unit = state.find(named.key);
        return unit == nullptr || unit->code.empty() ? named.name : unit->code;
    };
    return speech;
}

} // namespace

/// What came of it, else what is wrong with it.
QString PhaseSheetModel::result_words(const SheetRow& row) const
{
    if (row.entry != 0) {
        const game::EntryResult* result = m_game->journal().in_force(row.entry);
        QStringList headlines;
        if (result != nullptr)
            for (const game::Told& told : result->told)
                headlines << QString::fromStdString(text(told.headline, m_names_by_codes ? by_codes(m_game->state()) : speech_of_window()));
        return headlines.join(QLatin1Char{' '});
    }
    const QString& wrong = row.refused.isEmpty() && row.is_begun() ? row.problem : row.refused;
    return wrong.isEmpty() ? QString{} : tr("\u25b2 %1").arg(wrong);
}

QString PhaseSheetModel::words_at(const SheetRow& row, int column) const
{
    if (const game::Unit* unit = unit_in(row, column); unit != nullptr)
        return m_names_by_codes && !unit->code.empty() ? QString::fromStdString(unit->code) : code_and_name(*unit);
    if (column == 0)
        return QString::fromStdString(row.unit);
    if (column == odds_column())
        return row.is_begun() ? row.chance : QString{};
    if (column == result_column())
        return result_words(row);
    const auto at = static_cast<qsizetype>(column) - 1;
    const QString typed = row.typed.value(at).trimmed();
    if (column == dice_column())
        return typed.isEmpty() && row.is_begun() ? row.dice : typed;
    return row.shown.value(at).isEmpty() ? typed : row.shown.value(at);
}

QString PhaseSheetModel::name_of_row(int row) const
{
    return code_and_name(m_game->state(), this->row(row).unit);
}

QString PhaseSheetModel::words_of_row(int row) const
{
    const SheetRow& in_hand = this->row(row);
    const game::Unit* at = m_game->state().find(in_hand.aim);
    const QString who = at == nullptr ? name_of_row(row) : tr("%1 \u2192 %2").arg(name_of_row(row), code_and_name(*at));
    if (const QString result = result_words(in_hand); !result.isEmpty())
        return tr("%1: %2").arg(who, result);
    const QString chance = words_at(in_hand, odds_column());
    const QString heading = headerData(odds_column(), Qt::Horizontal, Qt::DisplayRole).toString();
    return chance.isEmpty() ? who : tr("%1: %2 %3").arg(who, heading, chance);
}

QString PhaseSheetModel::longest_in(int column) const
{
    QString longest;
    for (int row = 0; row < rowCount(); ++row)
        if (const QString words = words_at(this->row(row), column); words.size() > longest.size())
            longest = words;
    return longest;
}

QString PhaseSheetModel::longest_name() const
{
    QString longest;
    if (m_game != nullptr)
        for (const game::Unit& unit : m_game->state().units)
            if (!unit.code.empty())
                longest = std::max(longest, code_and_name(unit), [](const QString& a, const QString& b) { return a.size() < b.size(); });
    return longest;
}

/// Whether its numbers stand at the right.
bool PhaseSheetModel::is_number(int column) const
{
    if (column <= 0 || column >= dice_column())
        return false;
    const SheetColumn& of = m_plan.columns[static_cast<std::size_t>(column - 1)];
    return of.kind == SheetColumn::Kind::Field && m_plan.action->form[of.field].kind == Kind::Number;
}

QVariant PhaseSheetModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SheetRow& row = this->row(index.row());
    const int column = index.column();
    const bool is_default = is_typed_at(index) && row.typed.value(column - 1).trimmed().isEmpty();
    const game::Unit* unit = unit_in(row, column);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return words_at(row, column);
    case Qt::EditRole: return is_typed_at(index) ? row.typed.value(column - 1) : words_at(row, column);
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(),
                                column == result_column() && row.is_begun() && words_at(row, column).isEmpty() ? tr("Enter rolls")
                                                                                                               : words_at(row, column));
    case Qt::ForegroundRole: return row.entry != 0 || is_default ? roles().quiet : roles().ink;
    case Qt::TextAlignmentRole: return static_cast<int>((is_number(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case side_role: return unit == nullptr ? QVariant{} : QVariant{static_cast<int>(number_of_side(m_game->state(), *unit))};
    case code_role: return unit == nullptr ? QVariant{} : QVariant{QString::fromStdString(unit->code)};
    case settled_role: return row.entry != 0;
    case refused_role: return column == result_column() && row.entry == 0;
    default: return {};
    }
}

QVariant PhaseSheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((is_number(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (section == 0)
        return tr("Unit");
    if (section == odds_column()) {
        const QString word = word_for_giving_way(*m_plan.action);
        return word.isEmpty() ? tr("Chance") : word;
    }
    return section == result_column() ? tr("Result") : m_plan.columns[static_cast<std::size_t>(section - 1)].title;
}

} // namespace corneta::ui
