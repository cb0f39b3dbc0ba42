// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_page.h"

#include "ui/charts/chart_delegate.h"
#include "ui/charts/chart_model.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/source_legend.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

bool is_read(const Ruleset& ruleset, const ChartSpec& chart)
{
    return std::ranges::any_of(ruleset.actions,
                               [&](const Action& action) { return std::ranges::find(action.charts, chart.key) != action.charts.end(); });
}

} // namespace

ChartPage::ChartPage(QWidget* parent)
    : QWidget{parent},
      m_choice{new ChoiceBox{this}},
      m_words{new SizedLabel{Type::Plain, QFont::Normal, this}},
      m_model{new ChartModel{this}},
      m_table{new QTableView{this}}
{
    auto* column = new QVBoxLayout{this};
    auto* top = new QHBoxLayout;
    m_choice->setObjectName(QStringLiteral("chart"));
    m_choice->setAccessibleName(tr("Chart"));
    m_choice->setToolTip(tr("Type letters to choose a chart; Esc goes back to the sheet"));
    auto* back = new WordButton{tr("Back (Esc)"), this};
    back->setAccessibleName(tr("Back to the sheet"));
    top->addWidget(m_choice);
    top->addStretch();
    top->addWidget(back);
    column->addLayout(top);
    column->addWidget(m_words);
    column->addWidget(new SourceLegend{this});
    auto* meanings = new SizedLabel{Type::Plain, QFont::Normal, this};
    QStringList sources;
    for (const Source source : {Source::Rules, Source::Example, Source::House, Source::Yours})
        sources << tr("%1: %2").arg(source_words(source), source_meaning(source));
    meanings->setText(sources.join(QStringLiteral("; ")));
    column->addWidget(meanings);
    column->addWidget(m_table, 1);
    m_table->setObjectName(QStringLiteral("chart_table"));
    m_table->setAccessibleName(tr("Cells of the chart"));
    m_table->setToolTip(tr("Framed: read for the last result. Esc goes back to the form"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new ChartDelegate{m_table});
    m_table->setTabKeyNavigation(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setFocusProxy(m_choice);
    setTabOrder(m_choice, back);
    setTabOrder(back, m_table);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ChartPage::show_current);
    connect(back, &QPushButton::clicked, this, &ChartPage::left);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &ChartPage::say_cell);
}

QString ChartPage::chart_words(const Ruleset& ruleset, const ChartSpec& chart)
{
    const QString label = with_capital(translated(chart.label));
    return is_read(ruleset, chart) ? label : tr("%1 (no action yet)").arg(label);
}

void ChartPage::show_book(const Rulebook& book)
{
    const int before = m_book.ruleset == book.ruleset ? m_choice->currentIndex() : 0;
    m_book = book;
    {
        const QSignalBlocker quiet{m_choice};
        m_choice->clear();
        for (const ChartSpec& chart : book.ruleset->charts)
            m_choice->addItem(chart_words(*book.ruleset, chart));
        m_choice->setCurrentIndex(std::max(before, 0));
    }
    show_current();
}

void ChartPage::show_chart(std::size_t chart)
{
    m_choice->setCurrentIndex(static_cast<int>(chart));
    m_choice->setFocus(Qt::OtherFocusReason);
}

void ChartPage::show_current()
{
    if (m_choice->currentIndex() < 0)
        return;
    const auto index = static_cast<std::size_t>(m_choice->currentIndex());
    const Chart& chart = m_book.charts->charts()[index];
    m_model->show_chart(m_book.charts, chart);
    const ChartSpec& spec = chart.spec();
    QStringList words;
    if (spec.row_name != "item") // the rows of which say themselves what they are
        words << tr("Rows: %1").arg(translated(spec.row_name));
    for (const ColumnSpec& column : spec.columns)
        if (column.count > 1)
            words << tr("Across: %1").arg(translated(column.label));
    for (const ColumnSpec& column : spec.columns)
        for (std::size_t word = 0; word < column.meanings.size(); ++word)
            words << tr("%1: %2").arg(translated(column.words[word]), translated(column.meanings[word]));
    if (!spec.rule.empty())
        words << tr("Rule: %1").arg(translated(spec.rule));
    if (!m_book.charts->pack.empty())
        words << tr("Pack: %1").arg(QString::fromStdString(m_book.charts->pack));
    m_words->setText(words.join(QStringLiteral(". ")));
    go_to(m_model->mark_used(m_used));
}

/// Row, column and value of the cell in hand, and where it comes from.
void ChartPage::say_cell(const QModelIndex& cell)
{
    if (cell.isValid() && m_table->hasFocus())
        emit told(tr("%1, %2: %3")
                      .arg(m_model->headerData(cell.row(), Qt::Vertical, Qt::DisplayRole).toString(),
                           m_model->headerData(cell.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                           cell.data(Qt::ToolTipRole).toString()));
}

void ChartPage::go_to(const QModelIndex& place)
{
    if (!place.isValid())
        return;
    m_table->setCurrentIndex(place);
    if (isVisible())
        m_table->scrollTo(place, QAbstractItemView::PositionAtCenter);
}

bool ChartPage::choose_chart_of(const CellName& cell)
{
    const auto charts = m_book.ruleset->charts;
    const auto found = std::ranges::find(charts, std::string_view{cell.chart}, &ChartSpec::key);
    if (found == charts.end())
        return false;
    m_choice->setCurrentIndex(static_cast<int>(found - charts.begin()));
    return true;
}

void ChartPage::note_used(const std::vector<CellName>& cells)
{
    m_used = cells;
    if (cells.empty() || choose_chart_of(cells.back()))
        show_current();
}

void ChartPage::show_cell(const CellName& cell)
{
    if (!choose_chart_of(cell))
        return;
    go_to(m_model->place_of(cell));
    m_table->setFocus(Qt::OtherFocusReason);
}

void ChartPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    QTimer::singleShot(0, this, [this] { go_to(m_table->currentIndex()); }); // the table has not its size yet
}

} // namespace corneta::ui
