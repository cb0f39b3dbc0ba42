// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/balance/results_flow.h"

#include "ui/balance/share_plot.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/table_box.h"

#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace corneta::ui {

ResultsFlow::ResultsFlow(QWidget* parent) : QWidget{parent}, m_flow{new FlowLayout{this}}
{
    constexpr int gap = 24;
    m_flow->setSpacing(gap);
    call_after(*this, {QEvent::FontChange}, [this] { fit_boxes(); }); // in other letters the tables need other room
}

TableBox* ResultsFlow::add_table(const WordTable& table)
{
    auto* box = new TableBox{table, this};
    m_tables.push_back(box);
    m_flow->addWidget(box);
    return box;
}

SharePlot* ResultsFlow::add_plot(const QString& title)
{
    auto* box = new QWidget{this};
    auto* words = new SizedLabel{Type::Name, QFont::Bold, title, box};
    auto* plot = new SharePlot{box};
    in_column(box, {words, plot, Part::room(1)});
    m_boxes.push_back(box);
    m_flow->addWidget(box);
    return plot;
}

void ResultsFlow::put_behind(QWidget& before)
{
    std::vector<QWidget*> all{&before};
    for (const TableBox* box : m_tables)
        all.push_back(&box->table());
    tab_through(all);
}

void ResultsFlow::clear()
{
    while (QLayoutItem* item = m_flow->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_boxes.clear();
    m_tables.clear();
}

void ResultsFlow::fit(int room)
{
    if (room != std::exchange(m_room, room))
        fit_boxes();
}

void ResultsFlow::fit_boxes()
{
    constexpr int letters = 60;
    const int width = std::min(letters * fontMetrics().averageCharWidth(), m_room);
    for (TableBox* table : m_tables)
        table->fit(width, std::max(width, m_room));
    for (QWidget* box : m_boxes)
        box->setFixedWidth(width);
}

void lay_out_results(QWidget& page, QWidget& title, std::initializer_list<QWidget*> above, ResultsFlow& results,
                     std::initializer_list<QWidget*> buttons)
{
    auto* content = new QWidget{&page};
    auto* in_content = new QVBoxLayout{content};
    for (QWidget* widget : above)
        in_content->addWidget(widget);
    put_in(*in_content, {&results, Part::room(1)});
    auto* scroll = new FormScroll{content, &page};
    QObject::connect(scroll, &FormScroll::laid_out, &results, [&results, scroll, in_content] {
        const QMargins margins = in_content->contentsMargins();
        results.fit(scroll->viewport()->width() - margins.left() - margins.right());
    });
    auto* below = in_row(nullptr, {Part::room(1)});
    for (QWidget* button : buttons)
        below->addWidget(button);
    put_in(*new QVBoxLayout{&page}, {&title, {scroll, 1}, below});
}

} // namespace corneta::ui
