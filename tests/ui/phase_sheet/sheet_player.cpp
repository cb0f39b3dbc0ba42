// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/phase_sheet/sheet_player.h"

#include "ui/phase_sheet/phase_sheet_page.h"
#include "ui/phase_sheet/sums_view.h"

#include <QTest>

#include <algorithm>

using namespace corneta;

ui::PhaseSheetView& view(Player& player)
{
    return *player.window().findChild<ui::PhaseSheetView*>("phase_sheet");
}

ui::PhaseSheetModel& model(Player& player)
{
    return *qobject_cast<ui::PhaseSheetModel*>(view(player).model());
}

void wait_for_sheet(Player& player)
{
    const auto* page = player.window().findChild<ui::PhaseSheetPage*>();
    QVERIFY(QTest::qWaitFor([&] { return !page->is_counting(); }, 60'000));
    player.wait();
}

void begin_first_fire_with_orders(Player& player, const std::vector<std::string>& ordered)
{
    player.create_game("santa-anna", "buena-vista-small");
    ui::OpenGame& game = *player.window().desk().game();
    const auto set = [&](const std::string& unit, const std::vector<Given>& stats) {
        QVERIFY(game.give(game::Edit{unit, stats, std::nullopt, "as it stands on the table"}, {}, ui::OpenGame::Rolls::No));
    };
    for (const std::string& unit : ordered)
        set(unit, {{"order", "first-fire"}});
    set("uraga-1", {{"stragglers", "2"}, {"effectives", "12"}});
    while (player.state().stage.phase != "first-fire")
        player.end_phase();
}

void open_sheet(Player& player)
{
    player.press(Qt::Key_F12);
    wait_for_sheet(player);
    if (!model(player).plan().as_usual)
        player.press(Qt::Key_U, Qt::AltModifier); // all else is as usual
    wait_for_sheet(player);
}

QString cell(Player& player, int row, int column)
{
    return model(player).index(row, column).data().toString();
}

QString odds(Player& player, int row)
{
    return cell(player, row, model(player).odds_column());
}

QString together(Player& player, const std::string& target)
{
    const auto& sums = player.window().findChild<ui::SumsView*>("sums")->sums();
    const auto found = std::ranges::find(sums, target, &ui::TargetSum::unit);
    return found == sums.end() ? QString{} : found->words();
}

QString result(Player& player, int row)
{
    return cell(player, row, model(player).result_column());
}

std::size_t entries(Player& player)
{
    return player.window().desk().game()->journal().entries().size();
}

QPoint at(Player& player)
{
    const QModelIndex index = view(player).currentIndex();
    return {index.column(), index.row()};
}
