// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/balance/balance_results.h"

#include "core/game/balance/balance_tables.h"
#include "ui/balance/balance_box.h"
#include "ui/balance/share_plot.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/flow_layout.h"
#include "ui/words/wording.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace corneta::ui {

namespace {

constexpr std::array plots{QT_TRANSLATE_NOOP("corneta::ui::BalanceResults", "Battles won, by the turn they ended with"),
                           QT_TRANSLATE_NOOP("corneta::ui::BalanceResults", "Battles, by the turn they ended with"),
                           QT_TRANSLATE_NOOP("corneta::ui::BalanceResults", "Battles, by the part in 100 that a side lost")};

using Counts = std::vector<std::int64_t>;

/// From a place on, as many as there are places.
std::vector<double> shares_of(const Counts& counts, std::int64_t games, std::size_t from, std::size_t places)
{
    std::vector<double> shares;
    for (std::size_t place = from; place < from + places; ++place)
        shares.push_back(place < counts.size() ? static_cast<double>(counts[place]) / static_cast<double>(games) : 0);
    return shares;
}

QString side_of(const game::Balance& balance, std::size_t side)
{
    return QString::fromStdString(balance.question.sides[side].name);
}

void show_turns(SharePlot& won, SharePlot& ended, const game::BattlesTally& tally, const game::Balance& balance)
{
    const auto first =
        static_cast<std::size_t>(std::ranges::find_if(tally.lengths, [](auto games) { return games > 0; }) - tally.lengths.begin());
    const std::size_t turns = tally.lengths.size() - first;
    QStringList labels;
    for (std::size_t turn = first; turn < tally.lengths.size(); ++turn)
        labels << QString::number(turn + 1);
    std::vector<SharePlot::Series> of_sides;
    of_sides.reserve(tally.sides.size());
    for (std::size_t side = 0; side < tally.sides.size(); ++side)
        of_sides.push_back({side_of(balance, side), shares_of(tally.sides[side].victories, balance.games, first, turns)});
    won.show_shares(BalanceResults::tr(plots[0]), labels, std::move(of_sides));
    ended.show_shares(BalanceResults::tr(plots[1]), labels, {{{}, shares_of(tally.lengths, balance.games, first, turns)}});
}

void show_losses(SharePlot& plot, const game::BattlesTally& tally, const game::Balance& balance)
{
    QStringList labels;
    for (std::size_t part = 0; part < game::tenths; ++part)
        labels << QString::number(10 * part);
    std::vector<SharePlot::Series> of_sides;
    of_sides.reserve(tally.sides.size());
    for (std::size_t side = 0; side < tally.sides.size(); ++side)
        of_sides.push_back({side_of(balance, side), shares_of(tally.sides[side].lost, balance.games, 0, game::tenths)});
    plot.show_shares(BalanceResults::tr(plots[2]), labels, std::move(of_sides));
}

} // namespace

BalanceResults::BalanceResults(QWidget* parent) : QWidget{parent}, m_flow{new FlowLayout{this}}
{
    constexpr int gap = 24;
    m_flow->setContentsMargins(0, 0, 0, 0);
    m_flow->setSpacing(gap);
}

void BalanceResults::clear()
{
    while (QLayoutItem* item = m_flow->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_boxes.clear();
    m_tables.clear();
    m_plots.clear();
}

void BalanceResults::show_balance(const game::Balance& balance)
{
    const std::vector<game::BalanceTable> tables = tables_of(balance);
    if (m_tables.empty()) {
        for (std::size_t i = 0; i < tables.size(); ++i) {
            m_tables.push_back(new BalanceBox{tables[i], this});
            m_flow->addWidget(m_tables.back());
            if (i % 2 == 0 && i / 2 < balance.tally.battles.size()) // behind who won come the plots, then who broke
                for (const char* const title : plots)
                    m_plots.push_back(add_plot(tr(title)));
        }
        QWidget* before = this;
        for (const BalanceBox* table : m_tables) {
            setTabOrder(before, &table->table());
            before = &table->table();
        }
    }
    for (std::size_t i = 0; i < tables.size(); ++i)
        m_tables[i]->show_table(tables[i]);
    for (std::size_t i = 0; i < balance.tally.battles.size(); ++i) {
        const game::BattlesTally& tally = balance.tally.battles[i];
        show_turns(*m_plots[i * plots.size()], *m_plots[i * plots.size() + 1], tally, balance);
        show_losses(*m_plots[i * plots.size() + 2], tally, balance);
    }
    fit_boxes();
}

SharePlot* BalanceResults::add_plot(const QString& title)
{
    auto* box = new QWidget{this};
    auto* column = new QVBoxLayout{box};
    column->setContentsMargins(0, 0, 0, 0);
    auto* words = new SizedLabel{Type::Name, QFont::Bold, box};
    words->setText(title);
    auto* plot = new SharePlot{box};
    column->addWidget(words);
    column->addWidget(plot);
    m_boxes.push_back(box);
    m_flow->addWidget(box);
    return plot;
}

/// In other letters the tables need other room.
void BalanceResults::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit_boxes();
}

void BalanceResults::fit(int room)
{
    if (room != std::exchange(m_room, room))
        fit_boxes();
}

void BalanceResults::fit_boxes()
{
    constexpr int letters = 60;
    const int width = std::min(letters * fontMetrics().averageCharWidth(), m_room);
    for (BalanceBox* table : m_tables)
        table->fit(width);
    for (QWidget* box : m_boxes)
        box->setFixedWidth(width);
}

} // namespace corneta::ui
