// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_page.h"

#include "core/text/source.h"
#include "ui/charts/chart_model.h"
#include "ui/charts/chart_table.h"
#include "ui/charts/effect_panel.h"
#include "ui/charts/pack_bar.h"
#include "ui/charts/pack_editor.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/session/books.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/source_mark.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QSplitter>
#include <QString>
#include <QTimer>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr Source all_sources[] = {Source::Rules, Source::Example, Source::House, Source::Yours};

bool is_read(const Ruleset& ruleset, const ChartSpec& chart)
{
    return std::ranges::any_of(ruleset.actions,
                               [&](const Action& action) { return std::ranges::find(action.charts, chart.key) != action.charts.end(); });
}

/// Says which mark stands for which source.
class SourceLegend : public QWidget {
public:
    explicit SourceLegend(QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

SourceLegend::SourceLegend(QWidget* parent) : QWidget{parent}
{
    setAccessibleName(tr("Marks: square rules, diamond example, ring house, star yours"));
}

QSize SourceLegend::sizeHint() const
{
    const int side = fontMetrics().height();
    int width = 0;
    for (const Source source : all_sources)
        width += side + fontMetrics().horizontalAdvance(source_words(source)) + side;
    return {width, side};
}

void SourceLegend::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter{this};
    const QColor colour = palette().color(QPalette::WindowText);
    painter.setPen(colour);
    const int side = fontMetrics().height();
    int x = 0;
    for (const Source source : all_sources) {
        const int inset = side / 5;
        paint_source_mark(painter, QRectF{QRect{x, (height() - side) / 2, side, side}.adjusted(inset, inset, -inset, -inset)}, source,
                          colour);
        const QString words = source_words(source);
        const int width = fontMetrics().horizontalAdvance(words);
        painter.drawText(QRect{x + side, 0, width + 1, height()}, Qt::AlignVCenter | Qt::AlignLeft, words);
        x += side + width + side;
    }
}

} // namespace

ChartPage::ChartPage(Books& books, QWidget* parent)
    : QWidget{parent},
      m_books{books},
      m_editor{new PackEditor{books, this}},
      m_choice{new ChoiceBox{this}},
      m_words{new SizedLabel{Type::Plain, QFont::Normal, this}},
      m_model{new ChartModel{*m_editor, this}},
      m_table{new ChartTable{*m_editor, *m_model, this}},
      m_bar{new PackBar{books, *m_editor, *m_table, this}},
      m_effect{new EffectPanel{this}}
{
    auto* inside = new QWidget{this};
    introduce(*m_choice, "chart", tr("Chart"), tr("Type letters to choose a chart; Esc goes back to the sheet"));
    auto* back = new WordButton{tr("Back (Esc)"), this};
    back->setAccessibleName(tr("Back to the sheet"));
    auto* legend = new SourceLegend{this};
    QStringList sources;
    for (const Source source : all_sources)
        sources << tr("%1: %2").arg(source_words(source), source_meaning(source));
    legend->setToolTip(sources.join(QLatin1Char{'\n'}));
    auto* parts = new QSplitter{Qt::Vertical, this};
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_table);
    parts->addWidget(m_effect);
    constexpr int of_table = 600;
    constexpr int of_effect = 400;
    parts->setSizes({of_table, of_effect}); // in proportion
    put_in(*new QVBoxLayout{inside},
           {in_row(nullptr, {m_choice, Part::room()}),
            m_words,
            legend,
            {parts, 1},
            in_row(nullptr, {{m_bar, 1}, {back, 0, Qt::AlignBottom}})});
    in_column(this, {new FormScroll{inside, this}});
    setFocusProxy(m_choice);
    tab_through({m_choice, m_table, m_effect, m_bar, back});
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ChartPage::show_current);
    connect(back, &QPushButton::clicked, this, &ChartPage::left);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &ChartPage::say_cell);
    connect(m_table, &ChartTable::told, this, &ChartPage::told);
    connect(m_editor, &PackEditor::changed, this, &ChartPage::show_typed);
    connect(m_effect, &EffectPanel::compared_with_other, this, &ChartPage::show_effect);
    connect(m_bar, &PackBar::whole_chart_reset_asked, this, [this] {
        const auto cells = m_editor->charts()->charts()[static_cast<std::size_t>(m_choice->currentIndex())].cells();
        m_editor->reset(std::vector<Cell>{cells.begin(), cells.end()});
    });
}

QString ChartPage::chart_words(const Ruleset& ruleset, const ChartSpec& chart)
{
    const QString label = with_capital(translated(chart.label));
    return is_read(ruleset, chart) ? label : tr("%1 (no action yet)").arg(label);
}

void ChartPage::show_book()
{
    m_editor->follow();
    if (isVisible())
        catch_up();
}

void ChartPage::catch_up()
{
    const Ruleset* const ruleset = m_books.in_hand().ruleset;
    if (m_ruleset != ruleset) {
        m_ruleset = ruleset;
        const QSignalBlocker quiet{m_choice};
        m_choice->clear();
        for (const ChartSpec& chart : ruleset->charts)
            m_choice->addItem(chart_words(*ruleset, chart));
        m_choice->setCurrentIndex(0);
        show_current();
    }
}

/// The chart in hand with other cells.
void ChartPage::show_typed()
{
    if (m_ruleset != m_books.in_hand().ruleset || m_choice->currentIndex() < 0)
        return;
    const auto number = static_cast<std::size_t>(m_choice->currentIndex());
    m_model->show_chart(number);
    m_words->setText(words_of(m_ruleset->charts[number]));
    m_bar->show_pack();
    show_effect();
}

void ChartPage::show_effect()
{
    const bool may_change = m_editor->refusal().isEmpty();
    m_effect->setVisible(may_change);
    if (isVisible() && may_change)
        m_effect->show_change(*m_editor, m_books.in_hand());
}

void ChartPage::show_chart(std::size_t chart)
{
    catch_up();
    m_choice->setCurrentIndex(static_cast<int>(chart));
    m_choice->setFocus(Qt::OtherFocusReason);
}

void ChartPage::show_current()
{
    if (m_choice->currentIndex() < 0)
        return;
    show_typed();
    go_to(m_model->mark_used(m_used));
}

QString ChartPage::words_of(const ChartSpec& spec) const
{
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
        words << tr("Rule: %1").arg(section_words(spec.rule));
    QStringList readers;
    for (const Action& action : m_ruleset->actions)
        if (std::ranges::find(action.charts, spec.key) != action.charts.end())
            readers << with_capital(translated(action.label));
    if (!readers.isEmpty())
        words << tr("Read by: %1").arg(readers.join(QStringLiteral(", ")));
    if (!m_editor->charts()->pack.empty())
        words << tr("Pack: %1").arg(QString::fromStdString(m_editor->charts()->pack));
    return words.join(QStringLiteral(". "));
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
    catch_up();
    const auto charts = m_ruleset->charts;
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

void ChartPage::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo))
        m_editor->steps().undo();
    else if (event->matches(QKeySequence::Redo))
        m_editor->steps().redo();
    else
        QWidget::keyPressEvent(event);
}

void ChartPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    catch_up();
    show_effect();
    QTimer::singleShot(0, this, [this] { go_to(m_table->currentIndex()); }); // the table has not its size yet
}

} // namespace corneta::ui
