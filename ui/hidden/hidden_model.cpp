// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/hidden_model.h"

#include "ui/game/hidden_turn.h"
#include "ui/look/chip_picture.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QFont>

#include <array>
#include <utility>

namespace corneta::ui {

void HiddenModel::open(HiddenDraft draft)
{
    beginResetModel();
    m_draft = std::move(draft);
    set_rows();
    endResetModel();
}

void HiddenModel::close()
{
    beginResetModel();
    m_draft.reset();
    m_rows.clear();
    endResetModel();
}

void HiddenModel::refresh(const OpenGame& game)
{
    beginResetModel();
    m_draft->refresh(game);
    set_rows();
    endResetModel();
}

void HiddenModel::set_rows()
{
    m_rows.clear();
    const auto& lines = m_draft->lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!m_draft->hidden().means.empty() && (i == 0 || lines[i].payer != lines[i - 1].payer))
            m_rows.push_back({std::nullopt, lines[i].payer});
        m_rows.push_back({i, lines[i].payer});
    }
}

std::optional<std::size_t> HiddenModel::line_at(int row) const
{
    return row >= 0 && row < rowCount() ? m_rows[static_cast<std::size_t>(row)].line : std::nullopt;
}

bool HiddenModel::change(int row, const std::function<bool(HiddenDraft& draft, std::size_t line)>& how)
{
    const auto line = line_at(row);
    const bool is_done = line && how(*m_draft, *line);
    emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
    return is_done;
}

QString HiddenModel::payer_words(const std::string& payer) const
{
    const game::Unit* unit = m_draft->state().find(payer);
    if (unit == nullptr)
        return tr("Without a leader");
    return tr("%1: points left %2").arg(code_and_name(*unit)).arg(m_draft->left(payer));
}

QString HiddenModel::chip_words(const HiddenDraft::Line& line) const
{
    if (!line.word.empty())
        return m_draft->label_of(line.word);
    return line.lies ? tr("face down") : QString{};
}

QString HiddenModel::words_in(const HiddenDraft::Line& line, int column) const
{
    const game::Unit& unit = *m_draft->state().find(line.unit);
    const bool has_cost = !line.payer.empty();
    const std::array<QString, Columns> words{
        QString::fromStdString(unit.code),
        chip_words(line),
        QString::fromStdString(unit.name),
        !has_cost         ? QString{}
            : line.is_far ? tr("yes")
                          : tr("no"),
        has_cost ? QString::number(line.cost) : QString{},
        line.refused.isEmpty() ? QString{} : tr("\u25b2 %1").arg(line.refused),
    };
    return words.at(static_cast<std::size_t>(column));
}

QString HiddenModel::refused_at(int row) const
{
    const auto line = line_at(row);
    return line ? m_draft->lines()[*line].refused : QString{};
}

QString HiddenModel::words_at(int row) const
{
    const auto line_number = line_at(row);
    if (!line_number)
        return {};
    const HiddenDraft::Line& line = m_draft->lines()[*line_number];
    const QString chip = chip_words(line);
    QStringList words{tr("%1: %2").arg(code_and_name(*m_draft->state().find(line.unit)), chip.isEmpty() ? tr("nothing") : chip)};
    if (!line.payer.empty()) {
        const QString dear = said(m_draft->placement_terms(*line_number, {}).dear);
        words << (line.is_far ? dear : tr("not %1").arg(dear)) << tr("costs %1").arg(line.cost) << payer_words(line.payer);
    }
    const QString all = words.join(QStringLiteral(", "));
    return line.refused.isEmpty() ? all : tr("%1. \u25b2 %2. Enter: lay it anyway, with a reason.").arg(all, line.refused);
}

int HiddenModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int HiddenModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

Qt::ItemFlags HiddenModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return line_at(index.row()) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemFlags{Qt::ItemIsEnabled};
}

QVariant HiddenModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (!row.line) {
        QFont bold;
        bold.setBold(true);
        if (role == Qt::FontRole)
            return bold;
        const bool says = role == Qt::AccessibleTextRole || (role == Qt::DisplayRole && index.column() == 0);
        return says ? payer_words(row.payer) : QVariant{};
    }
    const HiddenDraft::Line& line = m_draft->lines()[*row.line];
    if (role == Qt::DecorationRole && index.column() == Chip && (line.lies || !line.word.empty()))
        return m_picture(line.word.empty() ? chip_back : QString::fromStdString(line.word));
    if (role == Qt::AccessibleTextRole)
        return words_at(index.row());
    if (role == Qt::ToolTipRole && index.column() == Why && !line.refused.isEmpty())
        return line.refused;
    return role == Qt::DisplayRole ? words_in(line, index.column()) : QVariant{};
}

QVariant HiddenModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= Columns)
        return {};
    const std::array<QString, Columns> words{tr("Code"), tr("Face down"), tr("Unit"), tr("Far"), tr("Cost"), {}};
    return words.at(static_cast<std::size_t>(section));
}

} // namespace corneta::ui
