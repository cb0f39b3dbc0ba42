// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/balance/forecast.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/player.h"
#include "ui/balance/forecast_page.h"
#include "ui/words/wording.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTableWidget>
#include <QTest>

using namespace corneta;

/// What a battle may come to, in the window.
class TestForecastPage : public QObject {
    Q_OBJECT

private slots:
    void it_says_what_so_many_battles_come_to_data();
    void it_says_what_so_many_battles_come_to();
    void nothing_is_cut_data();
    void nothing_is_cut();
};

namespace {

/// Somebody who has asked, and stopped it once there was something to see.
struct Asking {
    explicit Asking(const char* ruleset, const char* scenario, int percent = 100) : player{all_rulesets(), percent}
    {
        player.create_game(ruleset, scenario);
        player.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        page = player.window().findChild<ui::ForecastPage*>();
        QTRY_VERIFY_WITH_TIMEOUT(page->findChild<QTableWidget*>() != nullptr, 60'000);
        page->stop();
        player.wait();
    }
    std::int64_t battles() const
    {
        static const QRegularExpression number{QStringLiteral("^([0-9]+) battles by seed 1 ")};
        return number.match(page->findChild<QLabel*>("forecast_words")->text()).captured(1).toLongLong();
    }

    Player player;
    ui::ForecastPage* page = nullptr;
};

} // namespace

void TestForecastPage::it_says_what_so_many_battles_come_to_data()
{
    QTest::addColumn<QByteArray>("ruleset");
    QTest::addColumn<QByteArray>("scenario");
    QTest::newRow("Santa Anna Rules") << QByteArray{"santa-anna"} << QByteArray{"buena-vista-small"};
    QTest::newRow("Cedar Creek") << QByteArray{"cedar-creek"} << QByteArray{"belle-grove-small"};
}

void TestForecastPage::it_says_what_so_many_battles_come_to()
{
    QFETCH(const QByteArray, ruleset);
    QFETCH(const QByteArray, scenario);
    Asking asking{ruleset, scenario};
    QVERIFY(asking.battles() > 0);
    const ui::OpenGame& game = *asking.player.window().desk().game();
    game::Balance wanted;
    wanted.games = asking.battles();
    wanted.question.seed = 1;
    wanted.question.last_turn = 99;
    const WordTable told = game::table_of(game::forecast(game.state(), game.book(), game.attacker(), wanted, 1, [](auto) { return true; }));
    const QTableWidget& shown = *asking.page->findChild<QTableWidget*>();
    QCOMPARE(shown.rowCount(), 2);
    for (int row = 0; row < shown.rowCount(); ++row)
        for (int column = 0; column < 3; ++column)
            QCOMPARE(shown.item(row, column + 1)->text(),
                     ui::said(told.rows[static_cast<std::size_t>(row)].cells[static_cast<std::size_t>(column)]));
}

void TestForecastPage::nothing_is_cut_data()
{
    QTest::addColumn<int>("percent");
    QTest::newRow("text as it is") << 100;
    QTest::newRow("text twice as large") << 200;
}

/// At 1024 x 768.
void TestForecastPage::nothing_is_cut()
{
    QFETCH(const int, percent);
    Asking asking{"revolucion", "rio-seco", percent};
    QCOMPARE(faults_at_rest(asking.player, "forecast"), QString{});
}

#include "test_forecast_page.moc"
