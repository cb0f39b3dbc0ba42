// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/journal_model.h"

#include "core/text/match.h"
#include "ui/look/band.h"
#include "ui/look/chip_picture.h"
#include "ui/look/colours.h"
#include "ui/look/laid_out.h"
#include "ui/session/open_game.h"
#include "ui/words/unit_names.h"

#include <QAbstractItemView>
#include <QFont>
#include <QPainter>

#include <algorithm>

namespace corneta::ui {

namespace {

/// Who acts by a command: the first unit of a play, who lays or turns up.
std::string actor_of(const game::Command& command)
{
    return match(
        command,
        [](const game::Play& play) {
            return play.roles.empty() || play.roles.front().units.empty() ? std::string{} : play.roles.front().units.front();
        },
        [](const OneOf<game::PlaceFaceDown, game::Edit, game::Split, game::Join> auto& of_unit) { return of_unit.unit; },
        [](const game::TurnUp& up) { return up.all.size() == 1 ? up.all.front().unit : std::string{}; },
        [](const OneOf<game::EndPhase, game::Strike, game::Amend, game::Undo, game::Redo, game::Note, game::ChangeCharts,
                       game::FromPaper> auto&) { return std::string{}; });
}

constexpr int words_flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

/// Where its parts stand, from the top left of the line.
struct Places {
    Places(const QStyleOptionViewItem& option, const QModelIndex& index)
    {
        const QFontMetrics metrics{option.font};
        const int unit = grid_unit(metrics);
        const auto* const view = qobject_cast<const QAbstractItemView*>(option.widget);
        const int width = view == nullptr ? option.rect.width() : view->viewport()->width();
        const bool has_chip = !index.data(JournalModel::chip_role).toString().isEmpty();
        number = QRect{0, unit / 2, metrics.horizontalAdvance(QStringLiteral("9999")), metrics.height()};
        band = QRect{number.right() + unit, 0, unit, 0};
        chip = QRect{band.right() + unit, unit / 2, has_chip ? metrics.height() : 0, metrics.height()};
        const int left = chip.left() + chip.width() + unit;
        words = QRect{left, unit / 2, std::max(width - left - unit, metrics.averageCharWidth()), 1};
        words.setHeight(
            std::max(metrics.height(), metrics.boundingRect(QRect{0, 0, words.width(), 1 << 20}, words_flags, option.text).height()));
        height = words.height() + unit;
        band.setHeight(height);
    }
    QRect number, band, chip, words;
    int height = 0;
};

} // namespace

JournalModel::Line JournalModel::line_of(const OpenGame& game, const game::Entry& entry)
{
    Line line{game.sentence(entry), game.is_in_force(entry), -1, {}};
    const game::Unit* const actor = game.state().find(actor_of(entry.command));
    if (actor == nullptr)
        return line;
    line.side = static_cast<int>(number_of_side(game.state(), *actor));
    if (std::holds_alternative<game::PlaceFaceDown>(entry.command))
        line.chip = chip_back;
    else if (const auto* const up = std::get_if<game::TurnUp>(&entry.command); up != nullptr)
        line.chip = QString::fromStdString(up->all.front().word);
    return line;
}

void JournalModel::show(const OpenGame& game)
{
    const auto& entries = game.journal().entries();
    if (entries.size() < m_lines.size())
        clear();
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const bool holds = game.is_in_force(entries[i]);
        if (m_lines[i].holds == holds)
            continue;
        m_lines[i].holds = holds;
        emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
    }
    if (entries.size() == m_lines.size())
        return;
    beginInsertRows({}, rowCount(), static_cast<int>(entries.size()) - 1);
    for (std::size_t i = m_lines.size(); i < entries.size(); ++i)
        m_lines.push_back(line_of(game, entries[i]));
    endInsertRows();
}

void JournalModel::clear()
{
    beginResetModel();
    m_lines.clear();
    endResetModel();
}

QVariant JournalModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return line.words;
    if (role == Qt::AccessibleTextRole)
        return (line.holds ? tr("%1: %2") : tr("%1, undone: %2")).arg(index.row() + 1).arg(line.words);
    if (role == number_role)
        return index.row() + 1;
    if (role == side_role)
        return line.side;
    if (role == chip_role)
        return line.chip;
    if (role == Qt::FontRole && !line.holds) {
        QFont font;
        font.setStrikeOut(true);
        return font;
    }
    return {};
}

QSize JournalDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    return {0, Places{shown, index}.height};
}

void JournalDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    const Places places{shown, index};
    const Roles& now = roles();
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, now.wash);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen{now.mark, 2.0});
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
    painter->translate(option.rect.topLeft());
    if (const int side = index.data(JournalModel::side_role).toInt(); side >= 0)
        paint_band(*painter, places.band, static_cast<std::size_t>(side), places.band.width());
    const QString chip = index.data(JournalModel::chip_role).toString();
    painter->drawPixmap(places.chip.topLeft(), chip_picture(chip, places.chip.height(), painter->device()->devicePixelRatioF()));
    QFont upright = shown.font;
    upright.setStrikeOut(false);
    painter->setFont(upright);
    painter->setPen(now.quiet);
    painter->drawText(places.number, Qt::AlignRight | Qt::AlignTop, QString::number(index.data(JournalModel::number_role).toInt()));
    painter->setFont(shown.font);
    painter->setPen(now.ink);
    painter->drawText(places.words, words_flags, shown.text);
    painter->restore();
}

} // namespace corneta::ui
