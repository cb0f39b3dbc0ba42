// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/game/forces_view.h"
#include "ui/game/sequence_panel.h"

#include <QScrollBar>
#include <QSplitter>
#include <QTest>

#include <cstdlib>

using namespace corneta;

/// Where the room of a window goes: lists above each other before they stand behind tabs, and a fire without scrolling.
class TestRoom : public QObject {
    Q_OBJECT

private slots:
    void what_is_to_do_stands_above_the_forces_data();
    void what_is_to_do_stands_above_the_forces();
    void what_is_to_do_takes_no_more_than_it_needs();
    void a_fire_needs_no_scrolling();
    void what_only_the_table_knows_stands_side_by_side();
};

namespace {

void begin_fire(Player& player)
{
    player.create_game("santa-anna", "buena-vista-small");
    while (player.state().stage.phase != "first-fire")
        player.end_phase();
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type("fire k1 m3 4\r");
    player.wait();
}

} // namespace

void TestRoom::what_is_to_do_stands_above_the_forces_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1024 x 768") << QSize{1024, 768};
    QTest::newRow("1280 x 800") << QSize{1280, 800};
    QTest::newRow("1920 x 1080") << QSize{1920, 1080};
}

void TestRoom::what_is_to_do_stands_above_the_forces()
{
    QFETCH(const QSize, size);
    Player player{all_rulesets()};
    player.window().resize(size);
    player.create_game("santa-anna", "buena-vista-small");
    const QWidget& to_do = player.window().desk().sequence();
    const QWidget& forces = player.window().desk().forces();
    QVERIFY(to_do.isVisible());
    QVERIFY(forces.isVisible());
    QVERIFY(to_do.mapToGlobal(QPoint{0, to_do.height()}).y() <= forces.mapToGlobal(QPoint{}).y());
    QVERIFY(to_do.height() > 6 * to_do.fontMetrics().height());
    QVERIFY(forces.height() > 6 * forces.fontMetrics().height());
}

void TestRoom::what_is_to_do_takes_no_more_than_it_needs()
{
    Player player{all_rulesets()};
    player.window().resize(1280, 800);
    player.create_game("santa-anna", "buena-vista-small");
    while (player.state().stage.phase != "first-fire")
        player.end_phase();
    player.wait();
    const auto& to_do = player.window().desk().sequence();
    const auto& forces = player.window().desk().forces();
    QVERIFY(forces.height() > to_do.height());
    auto* lists = player.window().findChild<QSplitter*>("lists");
    const int before = to_do.height();
    QList<int> sizes = lists->sizes();
    sizes[1] += 80;
    sizes[2] -= 80;
    lists->setSizes(sizes);
    emit lists->splitterMoved(sizes[1], 2); // as a hand does
    const int moved = to_do.height();
    QVERIFY(moved > before);
    player.end_phase();
    player.wait();
    QCOMPARE(to_do.height(), moved); // as somebody wanted it
}

void TestRoom::a_fire_needs_no_scrolling()
{
    Player player{all_rulesets()};
    player.window().resize(1280, 800);
    begin_fire(player);
    for (const auto* bar : player.window().sheet().findChildren<QScrollBar*>())
        QVERIFY2(!bar->isVisible(), qPrintable(bar->parent()->objectName()));
    player.type("\r18\r"); // the rest as usual
    player.wait();
    for (const auto* bar : player.window().sheet().findChildren<QScrollBar*>())
        QVERIFY2(!bar->isVisible(), qPrintable(bar->parent()->objectName()));
}

void TestRoom::what_only_the_table_knows_stands_side_by_side()
{
    Player player{all_rulesets()};
    player.window().resize(1280, 800);
    begin_fire(player);
    const auto place = [&](const char* name) {
        const QWidget* field = player.window().findChild<QWidget*>(name);
        return field == nullptr ? QPoint{} : field->mapTo(&player.window(), QPoint{0, field->height() / 2});
    };
    const QPoint measured = place("range");
    const QPoint seen = place("target_behind_skirmishers");
    QVERIFY(measured.y() > 0);
    QVERIFY(seen.x() > measured.x());
    QVERIFY(std::abs(measured.y() - seen.y()) < 2 * player.window().fontMetrics().height());
}

#include "test_room.moc"
