// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/odds.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/form/form_widget.h"
#include "ui/odds/odds_bars.h"
#include "ui/odds/odds_panel.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QTest>

#include <algorithm>

using namespace corneta;

/// The longest charge is counted while somebody goes on typing.
class TestLongCounts : public QObject {
    Q_OBJECT

private slots:
    void keys_are_taken_while_a_charge_is_counted();
    void the_last_answer_stays_greyed_until_the_new_one_is_there();
};

namespace {

constexpr int patience_ms = 60'000;

std::vector<double> bars(Player& player)
{
    std::vector<double> lengths;
    for (const ui::OddsBars::Row& row : player.window().sheet().odds().findChild<ui::OddsBars*>()->rows())
        lengths.push_back(row.probability);
    return lengths;
}

/// The bars of the answers that stand in the form.
std::vector<double> wanted(Player& player)
{
    ui::ActionSheet& sheet = player.window().sheet();
    const Odds counted = odds(*sheet.action(), sheet.form().answers(), *player.window().book().typed_charts).front();
    std::vector<double> lengths;
    for (const OddsRow& row : counted.rows)
        lengths.push_back(row.chance.probability);
    return lengths;
}

/// Waits for the bars, not for what would move them most: that is counted after them.
bool shows(Player& player, const std::vector<double>& lengths)
{
    return QTest::qWaitFor([&] { return bars(player) == lengths; }, patience_ms);
}

QLineEdit* line_in_hand()
{
    return qobject_cast<QLineEdit*>(QApplication::focusWidget());
}

/// Thirty against thirty to the finish, counted.
void open_long_charge(Player& player)
{
    player.open_action("charge");
    player.go_to_field("attacker effectives");
    player.type("30");
    player.go_to_field("defender effectives");
    player.type("30");
    player.go_to_field("rounds");
    player.type("20");
    QCOMPARE(player.window().sheet().action()->key, "charge");
    QVERIFY(shows(player, wanted(player)));
}

bool is_greyed(Player& player)
{
    const auto* shown = player.window().sheet().odds().findChild<ui::OddsBars*>();
    return shown->palette().color(QPalette::WindowText) != QApplication::palette(shown).color(QPalette::WindowText);
}

} // namespace

void TestLongCounts::keys_are_taken_while_a_charge_is_counted()
{
    Player player{all_rulesets()};
    open_long_charge(player);
    const auto type_during_counts = [&](const QString& field, const char* key, const QString& text) {
        player.go_to_field(field);
        QVERIFY(line_in_hand() != nullptr);
        QCOMPARE(line_in_hand()->objectName(), QLatin1String{key});
        for (qsizetype typed = 1; typed <= text.size(); ++typed) {
            const std::vector<double> before = bars(player);
            QTest::keyClick(QApplication::focusWidget(), text[typed - 1].toLatin1()); // no event but this key
            QCOMPARE(line_in_hand()->text(), text.first(typed));
            QVERIFY(player.window().sheet().odds().is_counting());
            QCOMPARE(bars(player), before);
            QCoreApplication::processEvents();
        }
    };
    type_during_counts("attacker stragglers", "attacker_stragglers", "12");
    type_during_counts("defender stragglers", "defender_stragglers", "11");
    type_during_counts("attacker losses", "attacker_losses_this_turn", "3");
    type_during_counts("rounds", "rounds", "19");
    QVERIFY(shows(player, wanted(player)));
}

void TestLongCounts::the_last_answer_stays_greyed_until_the_new_one_is_there()
{
    constexpr qint64 surely_slow_ms = 250; // a count that takes longer leaves time to be greyed
    Player player{all_rulesets()};
    open_long_charge(player);
    player.go_to_field("attacker castings in contact"); // few fight: the melee lasts, and so does the count
    player.type("15");
    player.go_to_field("defender castings in contact");
    player.type("15");
    QVERIFY(shows(player, wanted(player)));
    QVERIFY(!is_greyed(player));
    const std::vector<double> before = bars(player);
    player.go_to_field("attacker stragglers");
    QElapsedTimer timer;
    timer.start();
    player.type("4");
    bool was_greyed = false;
    bool stayed = true;
    const bool came = QTest::qWaitFor(
        [&] {
            const bool is_old = bars(player) == before;
            was_greyed = was_greyed || (is_old && is_greyed(player));
            stayed = stayed && !bars(player).empty();
            return !is_old;
        },
        patience_ms);
    const qint64 took = timer.elapsed();
    QVERIFY(came);
    QVERIFY(stayed);
    QVERIFY(was_greyed || took < surely_slow_ms);
    QVERIFY(!is_greyed(player));
    QVERIFY(shows(player, wanted(player))); // an interval may come first
    qInfo("counted in %lld ms, %s", took, was_greyed ? "greyed" : "too fast to be greyed");
}

#include "test_long_counts.moc"
