// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table_box.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/plain_table.h"
#include "ui/words/wording.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStyle>
#include <QTableWidget>

#include <algorithm>

namespace corneta::ui {

namespace {

QString words_of(const Sentence& sentence)
{
    return decimal_words(said(sentence).toStdString());
}

/// A number stands by its worth among numbers.
class Cell : public QTableWidgetItem {
public:
    bool operator<(const QTableWidgetItem& other) const override
    {
        bool is_number = false;
        bool is_other = false;
        const int one = text().toInt(&is_number);
        const int another = other.text().toInt(&is_other);
        return is_number && is_other ? one < another : QTableWidgetItem::operator<(other);
    }
};

/// How wide a column is at least, so that no word of it is cut, its heading's neither.
int longest_word(const QTableWidget& table, int column)
{
    const int margins = 2 * (table.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &table) + 1) + 1;
    int longest = table.horizontalHeader()->sectionSizeHint(column);
    for (int row = 0; row < table.rowCount(); ++row)
        for (const QString& word : table.item(row, column)->text().split(QLatin1Char{' '}))
            longest = std::max(longest, table.fontMetrics().horizontalAdvance(word) + margins);
    return longest;
}

} // namespace

TableBox::TableBox(const WordTable& table, QWidget* parent)
    : QWidget{parent},
      m_title{new SizedLabel{Type::Name, QFont::Bold, this}},
      m_table{new QTableWidget{static_cast<int>(table.rows.size()), static_cast<int>(table.columns.size()) + 1, this}},
      m_remarks{new SizedLabel{Type::Plain, QFont::Normal, this}}
{
    in_column(this, {m_title, m_table, m_remarks, Part::room(1)});
    make_plain(*m_table);
    m_table->setWordWrap(true);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionsClickable(false);
    QStringList heads{with_capital(words_of(table.title))};
    for (const Sentence& head : table.columns)
        heads << words_of(head);
    m_table->setAccessibleName(heads.first());
    m_table->setToolTip(heads.first());
    heads.first().clear();
    m_table->setHorizontalHeaderLabels(heads);
    for (int row = 0; row < m_table->rowCount(); ++row)
        for (int place = 0; place < m_table->columnCount(); ++place) {
            auto* item = new Cell;
            item->setTextAlignment(place == 0 ? Qt::AlignLeft | Qt::AlignTop : Qt::AlignRight | Qt::AlignTop);
            m_table->setItem(row, place, item);
        }
    for (int place = 1; place < m_table->columnCount(); ++place)
        m_table->horizontalHeaderItem(place)->setTextAlignment(Qt::AlignRight);
    show_table(table);
}

void TableBox::show_table(const WordTable& table)
{
    m_title->setText(with_capital(words_of(table.title)));
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        m_table->item(static_cast<int>(row), 0)->setText(words_of(table.rows[row].name));
        for (std::size_t place = 0; place < table.columns.size(); ++place) {
            const auto& cells = table.rows[row].cells;
            m_table->item(static_cast<int>(row), static_cast<int>(place) + 1)
                ->setText(place < cells.size() ? words_of(cells[place]) : QStringLiteral("\u2013"));
        }
    }
    QStringList remarks;
    for (const Sentence& remark : table.remarks)
        remarks << words_of(remark) + QLatin1Char{'.'};
    m_remarks->show_words(remarks.join(QLatin1Char{' '}));
}

void TableBox::let_sort()
{
    m_table->horizontalHeader()->setSectionsClickable(true);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::DescendingOrder); // as it came
    m_table->setSortingEnabled(true);
    m_table->setToolTip(tr("Click a heading to sort by it, or type the number of its column"));
    m_table->setAccessibleDescription(m_table->toolTip());
    m_table->installEventFilter(this);
}

bool TableBox::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    bool is_number = false;
    const int column = static_cast<QKeyEvent*>(event)->text().toInt(&is_number) - 1;
    if (!is_number || column < 0 || column >= m_table->columnCount())
        return QWidget::eventFilter(watched, event);
    const QHeaderView& header = *m_table->horizontalHeader();
    const bool is_descending = header.sortIndicatorSection() == column && header.sortIndicatorOrder() == Qt::DescendingOrder;
    m_table->sortByColumn(column, is_descending || column == 0 ? Qt::AscendingOrder : Qt::DescendingOrder);
    return true;
}

QWidget& TableBox::table() const
{
    return *m_table;
}

/// The numbers have the room they need, the names the rest, in which they wrap; a name's longest word goes before a number in one line.
void TableBox::fit(int least, int most)
{
    const int word = longest_word(*m_table, 0);
    int numbers = 0;
    for (int place = 1; place < m_table->columnCount(); ++place) {
        m_table->resizeColumnToContents(place);
        numbers += m_table->columnWidth(place);
    }
    m_table->resizeColumnToContents(0);
    const int width = std::clamp(numbers + m_table->columnWidth(0), least, most);
    setFixedWidth(width);
    for (int lacking = numbers + word - width; lacking > 0;) { // taken where there is most to take
        int widest = 1;
        int spare = 0;
        for (int place = 1; place < m_table->columnCount(); ++place)
            if (const int there = m_table->columnWidth(place) - longest_word(*m_table, place); there > spare) {
                spare = there;
                widest = place;
            }
        if (spare == 0)
            break;
        const int given = std::min(lacking, spare);
        m_table->setColumnWidth(widest, m_table->columnWidth(widest) - given);
        numbers -= given;
        lacking -= given;
    }
    m_table->setColumnWidth(0, std::max(width - numbers, word));
    m_table->resizeRowsToContents();
    const bool is_wider = m_table->horizontalHeader()->length() > width;
    m_table->setHorizontalScrollBarPolicy(is_wider ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    const int bar = is_wider ? m_table->horizontalScrollBar()->sizeHint().height() : 0;
    m_table->setFixedHeight(std::max(m_table->horizontalHeader()->sizeHint().height() + m_table->verticalHeader()->length() + bar,
                                     m_table->minimumSizeHint().height()));
}

} // namespace corneta::ui
