// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/balance/balance_results.h"

#include "core/game/balance/balance_tables.h"
#include "ui/balance/share_plot.h"
#include "ui/widgets/table_box.h"
#include "ui/words/wording.h"

#include <algorithm>
#include <array>
#include <utility>

namespace corneta::ui {

namespace {

constexpr std::array plots{QT_TRANSLATE_NOOP("corneta::ui::BalanceResults", "Battles won, by the turn they ended with"),
                           QT_TRANSLATE_NOOP("corneta::ui::BalanceResults", "Battles, by the turn they ended with"),
                           QT_TRANSLATE_NOOP("corneta::ui::BalanceResults", "Battles, by the percentage a side lost")};

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

void BalanceResults::begin_anew()
{
    clear();
    m_plots.clear();
}

void BalanceResults::show_balance(const game::Balance& balance)
{
    const std::vector<WordTable> tables_now = tables_of(balance);
    for (std::size_t i = tables().size(); i < tables_now.size(); ++i) {
        add_table(tables_now[i]);
        if (i % 2 == 0 && i / 2 < balance.tally.battles.size()) // behind who won come the plots, then who broke
            for (const char* const title : plots)
                m_plots.push_back(add_plot(tr(title)));
    }
    put_behind(*this);
    for (std::size_t i = 0; i < tables_now.size(); ++i)
        tables()[i]->show_table(tables_now[i]);
    for (std::size_t i = 0; i < balance.tally.battles.size(); ++i) {
        const game::BattlesTally& tally = balance.tally.battles[i];
        show_turns(*m_plots[i * plots.size()], *m_plots[i * plots.size() + 1], tally, balance);
        show_losses(*m_plots[i * plots.size() + 2], tally, balance);
    }
    fit_boxes();
}

} // namespace corneta::ui
