// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/working_line.h"

#include "ui/look/laid_out.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/source_mark.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QFocusEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStyle>
#include <QTableWidget>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace corneta::ui {

namespace {

QString words_of(const std::vector<Working>& lines)
{
    QStringList counts;
    for (const Source source : {Source::Rules, Source::Example, Source::House, Source::Yours})
        if (const auto count = std::ranges::count(lines, source, &Working::source); count > 0)
            counts << WorkingLine::tr("%1 %2").arg(count).arg(source_words(source));
    const QString steps = lines.size() == 1 ? WorkingLine::tr("1 step") : WorkingLine::tr("%1 steps").arg(lines.size());
    return WorkingLine::tr("Working: %1 (%2)").arg(steps, counts.join(QStringLiteral(", ")));
}

/// A cell of a line; what its help says is put together when it is asked for.
class WorkingCell : public QTableWidgetItem {
public:
    WorkingCell(const Working& line, const QString& words) : QTableWidgetItem{words}, m_line{line} {}

    QVariant data(int role) const override
    {
        if (role != Qt::ToolTipRole)
            return QTableWidgetItem::data(role);
        if (!m_line.cell)
            return text();
        return tr("Enter shows the chart: %1, %2, %3")
            .arg(translated(m_line.cell->chart), translated(m_line.cell->row), translated(m_line.cell->column));
    }

private:
    const Working& m_line;
};

/// The working line by line, as tall as it needs: step, reason, total, source with rule. Enter or a click on a line that has a cell asks for
/// its chart.
class WorkingTable : public QTableWidget {
public:
    WorkingTable(std::vector<Working> lines, std::function<void(const CellName&)> chosen, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Column { Step, Reason, Total, From, Columns };
    using Widths = std::array<int, Columns>;

    void fill();
    void draw_sources();
    /// Columns by their contents within a share of the width, the rest to the reason.
    Widths widths_for(int width) const;
    int line_height(int row, const Widths& widths) const;
    /// What a cell takes beside its words.
    int beside_words(int column) const;
    int widest_words(int column) const;
    void choose(int row);
    void fit();

    std::vector<Working> m_lines;
    std::function<void(const CellName&)> m_chosen;
};

WorkingTable::WorkingTable(std::vector<Working> lines, std::function<void(const CellName&)> chosen, QWidget* parent)
    : QTableWidget{static_cast<int>(lines.size()), Columns, parent},
      m_lines{std::move(lines)},
      m_chosen{std::move(chosen)}
{
    fill();
    introduce(*this, "working", tr("Working, line by line"), tr("Up and down choose a line; Enter on an underlined one shows its chart"));
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setWordWrap(true);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setTextElideMode(Qt::ElideNone);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setMinimumSectionSize(1);
    QSizePolicy policy{QSizePolicy::Expanding, QSizePolicy::Minimum};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    draw_sources();
    fit();
    connect(this, &QTableWidget::cellClicked, this, &WorkingTable::choose);
    call_after(*this, {QEvent::FontChange, QEvent::PaletteChange}, [this] {
        draw_sources();
        fit();
        updateGeometry();
    });
}

void WorkingTable::fill()
{
    setHorizontalHeaderLabels({tr("Step"), tr("Why"), tr("Total"), tr("Source")});
    for (int column = 0; column < Columns; ++column) {
        const Qt::Alignment at = column == Total ? Qt::AlignRight : Qt::AlignLeft;
        horizontalHeaderItem(column)->setTextAlignment(at);
        for (int row = 0; row < rowCount(); ++row) {
            const Working& line = m_lines[static_cast<std::size_t>(row)];
            const QString source = source_words(line.source);
            const std::array<QString, Columns> words{step_words(line.op, line.amount), translated(line.reason),
                                                     decimal_words(text(line.total)),
                                                     line.rule.empty() ? source : tr("%1: %2").arg(source, section_words(line.rule))};
            auto* item = new WorkingCell{line, words.at(static_cast<std::size_t>(column))};
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            item->setTextAlignment(at | Qt::AlignVCenter);
            QFont font;
            font.setUnderline(column == Reason && line.cell.has_value());
            item->setFont(font);
            setItem(row, column, item);
        }
    }
}

void WorkingTable::draw_sources()
{
    const int side = QFontMetrics{QGuiApplication::font()}.ascent();
    for (int row = 0; row < rowCount(); ++row)
        item(row, From)->setIcon(
            source_icon(m_lines[static_cast<std::size_t>(row)].source, side, QGuiApplication::palette().color(QPalette::Text)));
}

QSize WorkingTable::sizeHint() const
{
    constexpr int characters = 50;
    const int width = characters * fontMetrics().averageCharWidth();
    return {width, heightForWidth(width)};
}

QSize WorkingTable::minimumSizeHint() const
{
    constexpr int characters = 24;
    return {characters * fontMetrics().averageCharWidth(), fontMetrics().height()};
}

int WorkingTable::heightForWidth(int width) const
{
    const int frame = 2 * frameWidth();
    const Widths widths = widths_for(width - frame);
    int height = horizontalHeader()->sizeHint().height() + frame;
    for (int row = 0; row < rowCount(); ++row)
        height += line_height(row, widths);
    return height;
}

int WorkingTable::beside_words(int column) const
{
    const int margin = style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1;
    const int spare = 2; // a style may break lines a little earlier than the font's measure
    const int mark = column == From ? iconSize().width() + 2 * margin : 0;
    return 2 * margin + spare + mark;
}

int WorkingTable::widest_words(int column) const
{
    int widest = horizontalHeader()->sectionSizeHint(column);
    for (int row = 0; row < rowCount(); ++row)
        widest = std::max(widest, fontMetrics().horizontalAdvance(item(row, column)->text()) + beside_words(column));
    return widest;
}

WorkingTable::Widths WorkingTable::widths_for(int width) const
{
    const int most = width / 5;
    const int step = std::min(widest_words(Step), most);
    const int total = std::min(widest_words(Total), most);
    const int room = width - step - total;
    const int from = std::min(widest_words(From), std::max(room / 2, room - widest_words(Reason)));
    return {step, room - from, total, from};
}

int WorkingTable::line_height(int row, const Widths& widths) const
{
    constexpr int boundless = 10'000;
    constexpr int padding = 4;
    int height = fontMetrics().height();
    for (int column = 0; column < Columns; ++column) {
        const QRect room{0, 0, std::max(widths[static_cast<std::size_t>(column)] - beside_words(column), 1), boundless};
        height = std::max(height, fontMetrics().boundingRect(room, Qt::TextWordWrap, item(row, column)->text()).height());
    }
    return height + padding;
}

void WorkingTable::fit()
{
    setIconSize({fontMetrics().ascent(), fontMetrics().ascent()});
    const Widths widths = widths_for(viewport()->width());
    for (int column = 0; column < Columns; ++column)
        setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
    for (int row = 0; row < rowCount(); ++row)
        setRowHeight(row, line_height(row, widths));
}

void WorkingTable::choose(int row)
{
    if (const auto& cell = m_lines[static_cast<std::size_t>(row)].cell; cell)
        m_chosen(*cell);
}

void WorkingTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableWidget::currentChanged(current, previous);
    for (QWidget* around = parentWidget(); around != nullptr; around = around->parentWidget())
        if (auto* scroll = qobject_cast<FormScroll*>(around); scroll != nullptr)
            scroll->show_focus();
}

void WorkingTable::focusInEvent(QFocusEvent* event)
{
    QTableWidget::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason)
        selectRow(std::max(currentIndex().row(), 0));
}

void WorkingTable::keyPressEvent(QKeyEvent* event)
{
    const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (is_enter && currentIndex().isValid())
        choose(currentIndex().row());
    else
        QTableWidget::keyPressEvent(event);
}

void WorkingTable::resizeEvent(QResizeEvent* event)
{
    QTableWidget::resizeEvent(event);
    fit();
}

} // namespace

WorkingLine::WorkingLine(const std::vector<Working>& lines, QWidget* parent)
    : QWidget{parent},
      m_words{words_of(lines)},
      m_button{new WordButton{{}, this, "working_line"}},
      m_table{new WorkingTable{lines, [this](const CellName& cell) { emit cell_chosen(cell); }, this}}
{
    in_column(this, {{m_button, 0, Qt::AlignLeft}, m_table});
    m_button->setFlat(true);
    m_button->setCheckable(true);
    m_button->setAccessibleName(m_words);
    m_button->setToolTip(tr("Space opens the working, so does F6 once more."));
    const auto show = [this](bool is_open) {
        m_button->setText((is_open ? QStringLiteral("\u25be ") : QStringLiteral("\u25b8 ")) + m_words);
        m_table->setVisible(is_open);
    };
    show(false);
    connect(m_button, &QPushButton::toggled, this, show);
}

bool WorkingLine::is_open() const
{
    return m_button->isChecked();
}

void WorkingLine::open()
{
    m_button->setChecked(true);
    m_table->setFocus(Qt::ShortcutFocusReason);
}

} // namespace corneta::ui
