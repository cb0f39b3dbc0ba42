// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

#include <algorithm>

using namespace rows_of_rules;

/// Santa Anna Rules, random orders: a row a sentence of the house rules.
class TestSantaAnnaOrders : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_row_of_the_random_orders_holds_data();
    void a_row_of_the_random_orders_holds();
    void words_say_what_happens_data();
    void words_say_what_happens() { check_said(m_table); }
    void an_order_beyond_24_inches_costs_two_points();

private:
    const PlayedTable m_table{santa_anna::ruleset};
};

namespace {

void row(const char* sentence, const char* answers, int face, const char* outcome)
{
    rows_of_rules::row(sentence, "random-order", answers, {face}, outcome);
}

} // namespace

void TestSantaAnnaOrders::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    row("Charge if an enemy is in reach", "unit_last_order=move unit_enemy_in_reach=yes", 6, "order=charge");
    row("else Move", "unit_last_order=charge", 6, "order=move");
    row("skirmishers may charge what is in reach", "unit_last_order=move unit_formation=skirmish unit_enemy_in_reach=yes", 6,
        "order=charge");
    row("10: the nearest friend's order", "friend_order=first-fire", 10, "order=first-fire");
    row("10: Rally counts as Hold", "friend_order=rally", 10, "order=hold");
    row("10: no friend, Form", "friend_order=none", 10, "order=form");
    row("10 after a Move too", "unit_last_order=move friend_order=hold-fire", 10, "order=hold-fire");
    row("a friend's Charge with an enemy in reach", "friend_order=charge unit_enemy_in_reach=yes", 10, "order=charge");
    row("a Charge that the unit may not make is a Move", "friend_order=charge", 10, "order=move");
    row("limbered guns may not charge", "unit_arm=artillery unit_unlimbered=no friend_order=charge unit_enemy_in_reach=yes", 10,
        "order=move");
    row("unlimbered guns: Charge is Hold Fire", "unit_arm=artillery unit_last_order=move unit_enemy_in_reach=yes", 6, "order=hold-fire");
    row("unlimbered guns: a friend's Charge is Hold Fire", "unit_arm=artillery friend_order=charge", 10, "order=hold-fire");
    row("unlimbered guns without an enemy in reach: the 6 is a Move", "unit_arm=artillery unit_last_order=move", 6, "order=move");
    row("a broken unit rolls no random order", "unit_formation=mob", 1,
        "unit_formation: a broken unit rolls for no order: it rallies or retreats");
}

void TestSantaAnnaOrders::a_row_of_the_random_orders_holds_data()
{
    QTest::addColumn<QString>("last_order");
    QTest::addColumn<QStringList>("orders");
    const QStringList after_moving{"move", "move", "move", "move", "move", "charge", "hold-fire", "first-fire", "form", "hold"};
    const QStringList after_standing{"hold",      "hold",       "hold",       "hold-fire", "hold-fire",
                                     "hold-fire", "first-fire", "first-fire", "move",      "hold"};
    for (const char* order : {"move", "charge"})
        QTest::newRow(order) << QString{order} << after_moving;
    for (const char* order : {"none", "first-fire", "hold-fire", "hold", "rally", "form"})
        QTest::newRow(order) << QString{order} << after_standing;
}

void TestSantaAnnaOrders::a_row_of_the_random_orders_holds()
{
    QFETCH(const QString, last_order);
    QFETCH(const QStringList, orders);
    const std::string answers = "unit_enemy_in_reach=yes friend_order=hold unit_last_order=" + last_order.toStdString();
    for (int face = 1; face <= orders.size(); ++face)
        QCOMPARE(QString::fromStdString(m_table.outcome("random-order", answers, {face})), "order=" + orders[face - 1]);
}

void TestSantaAnnaOrders::words_say_what_happens_data()
{
    add_columns();
    row("drawn", "", 7, "The unit's order is First Fire. Lay a First Fire chip behind the unit.");
    row("guns that draw Move limber", "unit_arm=artillery", 9,
        "The unit's order is Move. Lay a Move chip behind the unit. In All Moves the guns limber.");
    row("why a Charge is none", "unit_last_order=move", 6,
        "The unit's order is Move. The unit would charge, but no enemy that it may charge is in reach. Lay a Move chip behind the unit.");
    row("as a friend", "friend_order=hold", 10,
        "The unit's order is Hold. The unit does as the nearest friend does. Lay a Hold chip behind the unit.");
}

void TestSantaAnnaOrders::an_order_beyond_24_inches_costs_two_points()
{
    const auto verdict = m_table.verdict("leader-points", "leader_rating=2", {3});
    QCOMPARE(verdict.next.size(), 1U);
    QCOMPARE(QString::fromStdString(corneta::text(verdict.next.front().choices.front().words)),
             "Orders to units more than 24 inches from the leader cost 2: say which units");
}

#include "test_santa_anna_orders.moc"
