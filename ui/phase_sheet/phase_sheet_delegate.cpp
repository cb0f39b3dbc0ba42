// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/phase_sheet_delegate.h"

#include "ui/look/band.h"
#include "ui/look/colours.h"
#include "ui/look/laid_out.h"
#include "ui/phase_sheet/phase_sheet_model.h"

#include <QAbstractItemView>
#include <QHash>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPersistentModelIndex>

#include <algorithm>
#include <utility>

namespace corneta::ui {

namespace {

constexpr int wrapped = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;

/// What was lost and the verdict, in the lines that they take in that width: in one if what was lost, or its beginning, fits beside the verdict.
struct ResultLines {
    ResultLines(const QString& words, const QFont& plain, int width) : bold{plain}
    {
        bold.setBold(true);
        const QFontMetrics metrics{plain};
        const QFontMetrics bold_metrics{bold};
        const auto end = words.lastIndexOf(QStringLiteral(". "));
        verdict = end < 0 ? words : words.mid(end + 2);
        const QString whole = end < 0 ? QString{} : words.left(end + 1);
        const auto colon = whole.indexOf(QStringLiteral(": "));
        const QString begun = colon < 0 ? whole : whole.left(colon) + QLatin1Char{'.'};
        const auto fits = [&](const QString& first) {
            return metrics.horizontalAdvance(first + QLatin1Char{' '}) + bold_metrics.horizontalAdvance(verdict) <= width;
        };
        lost = fits(whole) ? whole : begun;
        is_one_line = fits(lost) || lost.isEmpty();
        if (!is_one_line)
            lost = metrics.elidedText(metrics.horizontalAdvance(whole) <= width ? whole : begun, Qt::ElideRight, width);
        verdict = bold_metrics.elidedText(verdict, Qt::ElideRight, width);
        indent = is_one_line && !lost.isEmpty() ? metrics.horizontalAdvance(lost + QLatin1Char{' '}) : 0;
    }

    QFont bold;
    QString lost;
    QString verdict;
    bool is_one_line = true;
    int indent = 0; ///< of the verdict
};

QRect room_of(const QStyleOptionViewItem& option)
{
    const int unit = grid_unit(option.fontMetrics);
    return option.rect.adjusted(2 * unit, 0, -2 * unit, 0);
}

void paint_unit(QPainter& painter, const QRect& room, const QModelIndex& index, const QFont& plain)
{
    const int unit = grid_unit(QFontMetrics{plain});
    const QRectF band{room.left() - 1.0 * unit, room.top() + 1.5 * unit, 1.0 * unit, room.height() - 3.0 * unit};
    paint_band(painter, band, index.data(PhaseSheetModel::side_role).toUInt(), unit);
    QFont bold = plain;
    bold.setBold(true);
    const QString code = index.data(PhaseSheetModel::code_role).toString();
    const QString name = index.data().toString().mid(code.size()).trimmed();
    const QRect words = room.adjusted(unit, 0, 0, 0);
    painter.setFont(bold);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, code);
    const int width = code.isEmpty() ? 0 : QFontMetrics{bold}.horizontalAdvance(code + QLatin1Char{' '});
    painter.setFont(plain);
    const QRect rest = words.adjusted(width, 0, 0, 0);
    const bool fits = code.isEmpty() || QFontMetrics{plain}.horizontalAdvance(name) <= rest.width();
    if (fits) // else the code says who it is
        painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, QFontMetrics{plain}.elidedText(name, Qt::ElideRight, rest.width()));
}

void paint_result(QPainter& painter, const QRect& room, const QString& words, const QFont& plain)
{
    const ResultLines lines{words, plain, room.width()};
    const int line = QFontMetrics{plain}.height();
    const int top = room.center().y() - (lines.is_one_line ? line / 2 : line);
    painter.setPen(roles().ink);
    painter.setFont(plain);
    painter.drawText(QRect{room.left(), top, room.width(), line}, Qt::AlignLeft | Qt::AlignVCenter, lines.lost);
    painter.setFont(lines.bold);
    painter.drawText(QRect{room.left() + lines.indent, lines.is_one_line ? top : top + line, room.width() - lines.indent, line},
                     Qt::AlignLeft | Qt::AlignVCenter, lines.verdict);
}

void paint_ground(QPainter& painter, const QStyleOptionViewItem& option)
{
    constexpr double corner = 4;
    const Roles& now = roles();
    painter.fillRect(option.rect, option.state.testFlag(QStyle::State_Selected) ? now.wash : now.leaf);
    painter.setPen(now.line);
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (!option.state.testFlag(QStyle::State_HasFocus))
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{now.mark, 2.0});
    painter.setBrush(now.field);
    painter.drawRoundedRect(QRectF{option.rect}.adjusted(2, 3, -2, -4), corner, corner);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

QSize PhaseSheetDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    const int unit = grid_unit(shown.fontMetrics);
    const QRect room = room_of(shown);
    const int line = shown.fontMetrics.height();
    const auto height = [&] {
        const QString words = index.data().toString();
        if (index.data(PhaseSheetModel::side_role).isValid() || words.isEmpty())
            return line;
        if (index.column() != m_model.result_column() || index.data(PhaseSheetModel::refused_role).toBool())
            return shown.fontMetrics.boundingRect(QRect{0, 0, room.width(), 100 * line}, wrapped, words).height();
        return ResultLines{words, shown.font, room.width()}.is_one_line ? line : 2 * line;
    };
    return {option.rect.width(), height() + 3 * unit};
}

void PhaseSheetDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    const bool is_settled = index.data(PhaseSheetModel::settled_role).toBool();
    const bool is_dice = m_model.is_dice(index);
    const QRect room = room_of(shown);
    const QString words = index.data().toString();
    painter->save();
    paint_ground(*painter, shown);
    QFont font = shown.font;
    font.setBold(is_dice && is_settled);
    painter->setFont(font);
    painter->setPen(is_dice && is_settled ? roles().ink : index.data(Qt::ForegroundRole).value<QColor>());
    if (index.data(PhaseSheetModel::side_role).isValid()) {
        paint_unit(*painter, room, index, shown.font);
    } else if (index.column() != m_model.result_column()) {
        painter->drawText(room, index.data(Qt::TextAlignmentRole).toInt() | Qt::TextWordWrap, words);
    } else if (is_settled) {
        paint_result(*painter, room, words, shown.font);
    } else if (!words.isEmpty()) {
        painter->setPen(roles().ink);
        painter->drawText(room, wrapped, words);
    } else if (const auto* view = qobject_cast<const QAbstractItemView*>(option.widget); view != nullptr
               && view->currentIndex() == index.siblingAtColumn(m_model.dice_column()) && m_model.row(index.row()).is_begun()) {
        painter->setPen(roles().quiet);
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, tr("Enter rolls"));
    }
    painter->restore();
}

QWidget* PhaseSheetDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const
{
    constexpr int most_letters = 500;
    auto* line = new QLineEdit{parent};
    line->setObjectName(QStringLiteral("sheet_cell"));
    line->setFrame(false);
    line->setMaxLength(most_letters);
    line->setAccessibleName(tr("%1: %2").arg(index.siblingAtColumn(0).data().toString(),
                                             m_model.headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString()));
    auto* self = const_cast<PhaseSheetDelegate*>(this); // NOLINT(cppcoreguidelines-pro-type-const-cast): Qt's own signals want it
    connect(line, &QLineEdit::textEdited, this, [self, line, at = QPersistentModelIndex{index}](const QString& typed) {
        emit self->commitData(line);
        if (self->m_model.is_role(at) && self->m_model.is_whole_code(typed)) {
            self->leave(line);
            emit self->code_entered();
        }
    });
    return line;
}

void PhaseSheetDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* line = qobject_cast<QLineEdit*>(editor);
    const QString text = index.data(Qt::EditRole).toString();
    if (line != nullptr && line->text() != text)
        line->setText(text);
}

/// As high as it needs to be, whatever the row is.
void PhaseSheetDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const
{
    QRect room = option.rect;
    room.setHeight(std::max(room.height(), editor->minimumSizeHint().height()));
    editor->setGeometry(room);
}

void PhaseSheetDelegate::leave(QWidget* editor)
{
    emit commitData(editor);
    emit closeEditor(editor, NoHint);
}

bool PhaseSheetDelegate::eventFilter(QObject* watched, QEvent* event)
{
    auto* editor = qobject_cast<QWidget*>(watched);
    if (editor == nullptr || event->type() != QEvent::KeyPress)
        return QStyledItemDelegate::eventFilter(watched, event);
    static const QHash<int, std::pair<int, int>> steps{
        {Qt::Key_Tab, {0, 1}}, {Qt::Key_Backtab, {0, -1}}, {Qt::Key_Up, {-1, 0}}, {Qt::Key_Down, {1, 0}}};
    const int key = static_cast<QKeyEvent*>(event)->key(); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): its type says so
    const bool is_enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!is_enter && key != Qt::Key_Escape && !steps.contains(key))
        return QStyledItemDelegate::eventFilter(watched, event);
    leave(editor);
    if (is_enter)
        emit entered();
    else if (const auto step = steps.constFind(key); step != steps.constEnd())
        emit moved(step->first, step->second);
    return true;
}

SheetHeader::SheetHeader(QWidget* parent) : QHeaderView{Qt::Horizontal, parent}
{
    setHighlightSections(false);
    setSectionsClickable(false);
}

QFont SheetHeader::bold() const
{
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

/// As the cells below have it.
QRect SheetHeader::room_in(const QRect& section) const
{
    const int unit = grid_unit(fontMetrics());
    return section.adjusted(2 * unit, 0, -2 * unit, 0);
}

int SheetHeader::least_width(const QString& title) const
{
    const QFontMetrics metrics{bold()};
    int widest = 0;
    for (const QString& word : title.split(QLatin1Char{' '}))
        widest = std::max(widest, metrics.horizontalAdvance(word));
    return widest + 1;
}

QSize SheetHeader::sectionSizeFromContents(int section) const
{
    const QRect room = room_in({0, 0, sectionSize(section), 100 * fontMetrics().height()});
    const QRect words = QFontMetrics{bold()}.boundingRect(room, Qt::TextWordWrap, title_of(section));
    return {words.width(), words.height() + 2 * grid_unit(fontMetrics())};
}

void SheetHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    painter->setFont(bold());
    painter->setPen(roles().ink);
    const int at = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
    painter->drawText(room_in(rect), at | static_cast<int>(Qt::TextWordWrap), title_of(section));
}

void SheetHeader::paintEvent(QPaintEvent* event)
{
    QHeaderView::paintEvent(event);
    QPainter painter{viewport()};
    painter.setPen(roles().edge);
    painter.drawLine(viewport()->rect().bottomLeft(), viewport()->rect().bottomRight());
}

} // namespace corneta::ui
