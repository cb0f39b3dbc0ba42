// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/journal_delegate.h"

#include "ui/game/journal_model.h"
#include "ui/look/band.h"
#include "ui/look/chip_picture.h"
#include "ui/look/colours.h"
#include "ui/look/laid_out.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>

namespace corneta::ui {

namespace {

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
