// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/balance/balance_box.h"

#include "ui/look/sized_label.h"
#include "ui/widgets/plain_table.h"
#include "ui/words/wording.h"

#include <QHeaderView>
#include <QStyle>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

QString words_of(const Sentence& sentence)
{
    return decimal_words(said(sentence).toStdString());
}

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

BalanceBox::BalanceBox(const game::BalanceTable& table, QWidget* parent)
    : QWidget{parent},
      m_title{new SizedLabel{Type::Name, QFont::Bold, this}},
      m_table{new QTableWidget{static_cast<int>(table.rows.size()), static_cast<int>(table.columns.size()) + 1, this}},
      m_remarks{new SizedLabel{Type::Plain, QFont::Normal, this}}
{
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_table);
    column->addWidget(m_remarks);
    make_plain(*m_table);
    m_table->setWordWrap(true);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
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
            auto* item = new QTableWidgetItem;
            item->setTextAlignment(place == 0 ? Qt::AlignLeft | Qt::AlignTop : Qt::AlignRight | Qt::AlignTop);
            m_table->setItem(row, place, item);
        }
    for (int place = 1; place < m_table->columnCount(); ++place)
        m_table->horizontalHeaderItem(place)->setTextAlignment(Qt::AlignRight);
    show_table(table);
}

void BalanceBox::show_table(const game::BalanceTable& table)
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
    m_remarks->setText(remarks.join(QLatin1Char{' '}));
    m_remarks->setVisible(!remarks.isEmpty());
}

QWidget& BalanceBox::table() const
{
    return *m_table;
}

/// The numbers have the room they need, the names the rest, in which they wrap; a name's longest word goes before a number in one line.
void BalanceBox::fit(int width)
{
    setFixedWidth(width);
    int left = width;
    for (int place = 1; place < m_table->columnCount(); ++place) {
        m_table->resizeColumnToContents(place);
        left -= m_table->columnWidth(place);
    }
    int lacking = longest_word(*m_table, 0) - left;
    for (int place = 1; place < m_table->columnCount() && lacking > 0; ++place) {
        const int given = std::min(lacking, m_table->columnWidth(place) - longest_word(*m_table, place));
        if (given <= 0)
            continue;
        m_table->setColumnWidth(place, m_table->columnWidth(place) - given);
        left += given;
        lacking -= given;
    }
    m_table->setColumnWidth(0, std::max(left, m_table->horizontalHeader()->minimumSectionSize()));
    m_table->resizeRowsToContents();
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + m_table->verticalHeader()->length());
}

} // namespace corneta::ui
