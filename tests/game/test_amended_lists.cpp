// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"
#include "tests/game/kept_game.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

using namespace corneta;

/// A play for several units is read otherwise: each die stays with the unit that it fell for.
class TestAmendedLists : public QObject {
    Q_OBJECT
private slots:
    void dice_stay_with_their_units_data();
    void dice_stay_with_their_units();
    void a_unit_that_comes_to_it_has_a_die_of_its_own();
    void who_takes_a_place_takes_its_die();
    void who_comes_back_finds_its_die();
};

namespace {

std::string amend(KeptGame& game, int entry, const std::vector<std::string>& units, const game::DiceAtHand& dice = {})
{
    game::Amend amend{entry, *game.journal().in_force(entry)->play, "wrongly entered", {}};
    amend.play.roles = {{"unit", units}};
    amend.play.typed.clear(); // said of each of them
    return game.give(amend, dice);
}

std::string orders(const KeptGame& game)
{
    std::string all;
    for (const char* code : {"K2", "K3", "K4"})
        all += fmt::format("{} {}; ", code, game.stat(code, "order"));
    return all;
}

} // namespace

void TestAmendedLists::dice_stay_with_their_units_data()
{
    QTest::addColumn<QStringList>("before");
    QTest::addColumn<QStringList>("after");
    QTest::newRow("the first is taken out") << QStringList{"K2", "K3", "K4"} << QStringList{"K3", "K4"};
    QTest::newRow("the last is taken out") << QStringList{"K2", "K3", "K4"} << QStringList{"K2", "K3"};
    QTest::newRow("one is left") << QStringList{"K2", "K3", "K4"} << QStringList{"K3"};
    QTest::newRow("two change places") << QStringList{"K2", "K3"} << QStringList{"K3", "K2"};
    QTest::newRow("all change places") << QStringList{"K2", "K3", "K4"} << QStringList{"K4", "K2", "K3"};
}

void TestAmendedLists::dice_stay_with_their_units()
{
    QFETCH(const QStringList, before);
    QFETCH(const QStringList, after);
    KeptGame game{santa_anna::ruleset, "buena-vista-small"};
    const std::map<QString, int> dice{{"K2", 2}, {"K3", 9}, {"K4", 5}};
    KeptGame alone{santa_anna::ruleset, "buena-vista-small"};
    std::vector<int> faces;
    for (const QString& unit : before)
        faces.push_back(dice.at(unit));
    QCOMPARE(q(game.play("random-order", "@unit=" + before.join('+').toStdString(), faces)), "");
    std::vector<std::string> units;
    for (const QString& unit : after) {
        units.push_back(unit.toStdString());
        QCOMPARE(q(alone.play("random-order", "@unit=" + unit.toStdString(), {dice.at(unit)})), "");
    }
    QCOMPARE(q(amend(game, game.last(), units)), "");
    QCOMPARE(q(orders(game)), q(orders(alone)));
    QCOMPARE(game.journal().entries().back().results.front().rolls.size(), static_cast<std::size_t>(before.size())); // none is lost
    QCOMPARE(q(game.give(game::Undo{})), "");
}

void TestAmendedLists::a_unit_that_comes_to_it_has_a_die_of_its_own()
{
    KeptGame game{santa_anna::ruleset, "buena-vista-small"};
    QCOMPARE(q(game.play("random-order", "@unit=K3", {9})), "");
    const std::string alone = game.stat("K3", "order");
    QVERIFY(amend(game, game.last(), {"K2", "K3"}).contains("wanted \"unit 1: random order\""));
    QCOMPARE(q(amend(game, game.last(), {"K2", "K3"}, {.in_order = {2}})), "");
    QCOMPARE(q(game.stat("K3", "order")), q(alone));
    QVERIFY(game.stat("K2", "order") != alone);
}

void TestAmendedLists::who_takes_a_place_takes_its_die()
{
    for (const std::string others : {"", "+K2"}) {
        KeptGame game{santa_anna::ruleset, "buena-vista-small"};
        KeptGame alone{santa_anna::ruleset, "buena-vista-small"};
        QCOMPARE(q(game.play("random-order", "@unit=K3" + others, others.empty() ? std::vector{9} : std::vector{9, 2})), "");
        QCOMPARE(q(alone.play("random-order", "@unit=K4", {9})), "");
        const std::string then = game.stat("K3", "order");
        const auto in_place = [&](const char* unit) {
            return others.empty() ? std::vector<std::string>{unit} : std::vector<std::string>{unit, "K2"};
        };
        QCOMPARE(q(amend(game, 1, in_place("K4"))), "");
        QCOMPARE(game.stat("K4", "order"), alone.stat("K4", "order"));
        QCOMPARE(q(amend(game, 1, in_place("K3"))), "");
        QCOMPARE(game.stat("K3", "order"), then);
    }
}

void TestAmendedLists::who_comes_back_finds_its_die()
{
    KeptGame game{santa_anna::ruleset, "buena-vista-small"};
    QCOMPARE(q(game.play("random-order", "@unit=K2+K3+K4", {2, 9, 5})), "");
    const std::string then = orders(game);
    QCOMPARE(q(amend(game, 1, {"K3"})), "");
    QVERIFY(orders(game) != then);
    QCOMPARE(q(amend(game, 1, {"K2", "K3", "K4"})), "");
    QCOMPARE(q(orders(game)), q(then));
}

#include "test_amended_lists.moc"
