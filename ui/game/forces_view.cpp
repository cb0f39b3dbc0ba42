// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/forces_view.h"

#include "ui/game/forces_model.h"
#include "ui/look/band.h"
#include "ui/look/chip_picture.h"
#include "ui/look/colours.h"
#include "ui/look/laid_out.h"
#include "ui/widgets/plain_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr int words_flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

struct Row {
    Row(const QStyleOptionViewItem& option, const QModelIndex& index)
        : heading{index.data(ForcesModel::heading_role).toString()},
          code{index.siblingAtColumn(ForcesModel::Code).data().toString()},
          name{index.siblingAtColumn(ForcesModel::Name).data().toString()},
          marks{index.siblingAtColumn(ForcesModel::Marks).data().toString()},
          chip{index.data(ForcesModel::chip_role).toString()},
          parts{index.siblingAtColumn(ForcesModel::Strength).data(ForcesModel::parts_role).value<QList<int>>()},
          side{index.data(ForcesModel::side_role).toUInt()},
          bold{option.font},
          unit{grid_unit(option.fontMetrics)},
          line{option.fontMetrics.height()},
          width{option.rect.width()}
    {
        bold.setBold(true);
        code_width = QFontMetrics{bold}.horizontalAdvance(QStringLiteral("MM9")) + unit;
        bar_width = parts.isEmpty() ? 0 : std::min(width / 6, 20 * unit);
        number_width = parts.isEmpty() ? 0 : QFontMetrics{bold}.horizontalAdvance(QStringLiteral("999"));
        const int heading_height = heading.isEmpty() ? 0 : line + 3 * unit;
        top = heading_height + unit / 2;
        name_width = std::max(width - left() - bar_width - number_width - 3 * unit, unit);
        name_height = std::max(option.fontMetrics.boundingRect({0, 0, name_width, 10 * line}, words_flags, name).height(), line);
        const QRect room{0, 0, width - left() - unit, 10 * line};
        marks_height = marks.isEmpty() ? 0 : option.fontMetrics.boundingRect(room, words_flags, marks).height();
        if (!chip.isEmpty())
            marks_height = std::max(marks_height, line);
    }

    int left() const { return code_width + 3 * unit; }
    int height() const { return top + name_height + marks_height + unit / 2; }

    QString heading, code, name, marks, chip;
    QList<int> parts;
    std::size_t side;
    QFont bold;
    int unit, line, width;
    int code_width = 0, bar_width = 0, number_width = 0, name_width = 0, name_height = 0, top = 0, marks_height = 0;
};

/// A unit in a narrow list: its code, its name, how many are left of it as a bar in its side's hue, and its marks below; above the first of a
/// command the command.
class ForcesDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// As high as its words are in that width.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

QSize ForcesDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem with_font = option;
    initStyleOption(&with_font, index);
    return {option.rect.width(), Row{with_font, index}.height()};
}

void ForcesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    const Row row{shown, index};
    const Roles& now = roles();
    const QRect& all = option.rect;
    const QRect whole = all.adjusted(0, row.top - row.unit / 2, 0, 0);
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(whole, now.wash);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen{now.mark, 2.0});
        painter->drawRect(whole.adjusted(1, 1, -1, -1));
    }
    paint_band(*painter, QRectF(whole.left(), whole.top(), row.unit, whole.height()), row.side, row.unit);
    painter->setPen(now.of_side(row.side));
    painter->setFont(row.bold);
    painter->drawText(QRect{all.left(), all.top() + 2 * row.unit, all.width(), row.line}, Qt::AlignLeft, row.heading);
    painter->setPen(now.ink);
    const int top = all.top() + row.top;
    painter->drawText(QRect{all.left() + 2 * row.unit, top, row.code_width, row.line}, Qt::AlignLeft, row.code);
    painter->setFont(shown.font);
    const QRect name{all.left() + row.left(), top, row.name_width, row.name_height};
    painter->drawText(name, words_flags, row.name);
    if (row.bar_width > 0) {
        const QRect bar{name.right() + row.unit, top + row.line / 6, row.bar_width, row.line - row.line / 3};
        paint_strength(*painter, bar, row.parts, row.side);
        painter->setPen(now.ink);
        painter->setFont(row.bold);
        painter->drawText(QRect{bar.right(), top, row.number_width + row.unit, row.line}, Qt::AlignRight,
                          QString::number(row.parts.front()));
    }
    const QRect beside_code{all.left() + 2 * row.unit, top + row.name_height, row.line, row.line};
    painter->drawPixmap(beside_code.topLeft(), chip_picture(row.chip, row.line, painter->device()->devicePixelRatioF()));
    painter->setFont(shown.font);
    painter->setPen(now.quiet);
    painter->drawText(QRect{name.left(), top + row.name_height, all.width() - row.left() - row.unit, row.marks_height}, words_flags,
                      row.marks);
    painter->restore();
}

} // namespace

ForcesView::ForcesView(QWidget* parent) : QTableView{parent}
{
    introduce(*this, "forces", tr("Forces"), tr("Enter takes the unit for the form; F2 sets its numbers right."));
    make_plain(*this);
    setWordWrap(true); // else the delegate is not asked how high a line of that width is
    setItemDelegate(new ForcesDelegate{this});
    horizontalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    call_after(*this, {QEvent::FontChange, QEvent::Polish}, [this] { fit(); });
    fit();
}

void ForcesView::reset()
{
    QTableView::reset();
    fit();
}

void ForcesView::fit()
{
    if (model() == nullptr)
        return;
    for (int column = 0; column < ForcesModel::Columns; ++column)
        setColumnHidden(column, column != ForcesModel::Code);
    resizeRowsToContents();
}

/// How high a line is depends on how wide it is.
void ForcesView::updateGeometries()
{
    QTableView::updateGeometries();
    const int width = columnWidth(ForcesModel::Code);
    if (model() == nullptr || width == m_width)
        return;
    m_width = width;
    resizeRowsToContents();
}

void ForcesView::dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& what)
{
    QTableView::dataChanged(first, last, what);
    for (int row = first.row(); row <= last.row(); ++row)
        resizeRowToContents(row);
}

void ForcesView::keyPressEvent(QKeyEvent* event)
{
    const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (is_enter && currentIndex().isValid())
        emit activated(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

} // namespace corneta::ui
