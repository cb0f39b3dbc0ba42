// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/session/question.h"

#include <QApplication>
#include <QCheckBox>
#include <QTest>

using namespace corneta;

/// Nothing is played for nobody, for a code that is none, or in a form that nobody sees.
class TestWhoItIs : public QObject {
    Q_OBJECT

private slots:
    void a_code_that_is_none_is_said_at_enter();
    void a_code_that_is_none_rolls_nothing();
    void a_play_for_nobody_is_refused_whatever_the_reason();
    void a_role_is_called_by_plain_words();
    void several_units_are_found_by_parts_of_their_names();
    void letters_find_the_side_that_the_role_is_for_first();
    void nothing_is_rolled_behind_another_page();
    void a_page_closes_when_its_game_is_taken_back();
    void a_unit_is_added_to_an_empty_table_data();
    void a_unit_is_added_to_an_empty_table();
    void results_of_several_units_name_them();
    void what_was_typed_of_one_unit_is_not_said_of_two();
    void what_nobody_has_said_is_seen_to_be_open();
    void a_set_is_open_until_one_of_it_is_said();
    void what_is_taken_back_leaves_the_dice();
};

namespace {

std::size_t entries(Player& player)
{
    return player.window().desk().game()->journal().entries().size();
}

void begin_first_fire(Player& player)
{
    player.create_game("santa-anna", "buena-vista-small");
    while (player.state().stage.phase != "first-fire")
        player.end_phase();
}

} // namespace

void TestWhoItIs::a_code_that_is_none_is_said_at_enter()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.type("q9");
    QVERIFY(player.words("problems").isEmpty()); // it may be the beginning of one
    player.press(Qt::Key_Return);
    QVERIFY2(player.words("problems").contains("there is no unit q9"), qPrintable(player.words("problems")));
    QVERIFY(QApplication::focusWidget()->objectName().startsWith("role_"));
    player.press(Qt::Key_A, Qt::ControlModifier);
    player.type("k1");
    QVERIFY(player.words("problems").isEmpty());
}

void TestWhoItIs::a_code_that_is_none_rolls_nothing()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    const std::size_t before = entries(player);
    player.type("k1q9");
    player.press(Qt::Key_F5);
    player.wait();
    QCOMPARE(entries(player), before);
    QVERIFY2(player.words("problems").contains("there is no unit q9"), qPrintable(player.words("problems")));
}

void TestWhoItIs::a_play_for_nobody_is_refused_whatever_the_reason()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    const std::size_t before = entries(player);
    player.press(Qt::Key_F5);
    player.wait();
    QCOMPARE(entries(player), before);
    QVERIFY2(player.words("problems").contains("Name who is the firing unit"), qPrintable(player.words("problems")));
    QCOMPARE(QApplication::focusWidget()->objectName(), "role_firer");
}

void TestWhoItIs::a_role_is_called_by_plain_words()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.open_action("pass");
    const auto* const line = player.window().findChild<QWidget*>("role_passed");
    QVERIFY(line != nullptr);
    QCOMPARE(line->accessibleName(), "Unit passed through: code of the unit");
}

void TestWhoItIs::several_units_are_found_by_parts_of_their_names()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.open_action("random order");
    player.type("k1,missi\r");
    player.wait();
    QVERIFY2(player.words("problems").isEmpty(), qPrintable(player.words("problems")));
    const std::vector<std::string> units{player.state().find("K1")->key, "mississippi"};
    QCOMPARE(player.window().sheet().question()->play->roles.front().units, units);
}

void TestWhoItIs::letters_find_the_side_that_the_role_is_for_first()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    const auto is_found = [&](const std::string& side) {
        return std::ranges::any_of(player.state().units, [&](const game::Unit& unit) {
            return unit.kind == "unit" && unit.side == side && QString::fromStdString(unit.name).contains("ba");
        });
    };
    QVERIFY(is_found("us") && is_found("mexican"));
    for (const char* const firer : {"k1", "m1"}) {
        player.press(Qt::Key_Escape);
        player.open_action("fire");
        player.type(QString{firer} + "ba\r");
        player.wait();
        const game::Roles& roles = player.window().sheet().question()->play->roles;
        QCOMPARE(roles.size(), std::size_t{2});
        QVERIFY(player.state().find(roles[0].units.front())->side != player.state().find(roles[1].units.front())->side);
    }
}

void TestWhoItIs::nothing_is_rolled_behind_another_page()
{
    for (const Qt::Key page : {Qt::Key_F11, Qt::Key_F4, Qt::Key_F8, Qt::Key_F2}) {
        Player player{all_rulesets()};
        player.create_game("santa-anna", "buena-vista-small");
        const std::size_t before = entries(player);
        player.press(page);
        player.wait();
        player.press(Qt::Key_F5);
        player.wait();
        QCOMPARE(entries(player), before);
    }
}

void TestWhoItIs::a_page_closes_when_its_game_is_taken_back()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.end_phase();
    QCOMPARE(player.state().stage.phase, std::string{"declare-charges"});
    player.end_phase();
    player.press(Qt::Key_Z, Qt::ControlModifier);
    player.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(player.state().stage.phase, std::string{"give-orders"});
    player.press(Qt::Key_F8);
    QCOMPARE(QApplication::focusWidget()->objectName(), "end_reason");
    const std::size_t before = entries(player);
    player.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    player.wait();
    QCOMPARE(player.state().stage.phase, std::string{"declare-charges"});
    QVERIFY(QApplication::focusWidget()->objectName() != "end_reason");
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(player.state().stage.phase, std::string{"declare-charges"}); // no other phase than the one it named
    QCOMPARE(entries(player), before + 1);
}

void TestWhoItIs::a_unit_is_added_to_an_empty_table_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const Ruleset* ruleset : all_rulesets())
        QTest::addRow("%s", std::string{ruleset->key}.c_str()) << QString::fromStdString(std::string{ruleset->key});
}

void TestWhoItIs::a_unit_is_added_to_an_empty_table()
{
    QFETCH(const QString, ruleset);
    Player player{all_rulesets()};
    player.create_game(ruleset.toStdString(), {});
    player.press(Qt::Key_Insert, Qt::ControlModifier); // from wherever the keys are
    player.wait();
    QVERIFY(!player.words("table_title").isEmpty());
    player.type("North");
    player.window().findChild<QWidget*>("new_kind")->setFocus();
    player.type("side\r\r");
    player.wait();
    QVERIFY2(player.state().find("north") != nullptr, qPrintable(player.words("table_problem")));
    QCOMPARE(player.state().find("north")->kind, std::string{"side"});
}

void TestWhoItIs::results_of_several_units_name_them()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.open_action("random order");
    player.type("k1,k2\r");
    player.wait();
    for (const char* const row : {"_1", "_2"}) { // of each only the table knows it
        player.window().findChild<QWidget*>(QStringLiteral("unit_enemy_in_reach") + row)->setFocus();
        player.type("y");
        player.window().findChild<QWidget*>(QStringLiteral("friend_order") + row)->setFocus();
        player.press(Qt::Key_Down);
    }
    player.wait();
    player.press(Qt::Key_F3);
    player.type("5 2\r");
    player.wait();
    const auto& game = *player.window().desk().game();
    const QString sentence = game.sentence(game.journal().entries().back());
    QVERIFY2(sentence.contains("2nd Indiana's order") && sentence.contains("3rd Indiana's order"), qPrintable(sentence));
}

void TestWhoItIs::what_was_typed_of_one_unit_is_not_said_of_two()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.open_action("random order");
    player.type("k1\r");
    player.wait();
    player.window().findChild<QWidget*>("unit_enemy_in_reach")->setFocus();
    player.type("y");
    player.window().findChild<QWidget*>("role_unit")->setFocus();
    player.press(Qt::Key_A, Qt::ControlModifier);
    player.type("k1,k2\r");
    player.wait();
    player.window().findChild<QWidget*>("unit_enemy_in_reach_1")->setFocus();
    player.press(Qt::Key_Insert); // the rows are the units: no hand adds one
    QVERIFY(player.window().findChild<QWidget*>("unit_enemy_in_reach_3") == nullptr);
    const std::size_t before = entries(player);
    player.press(Qt::Key_F3);
    player.type("5 2\r");
    player.wait();
    QCOMPARE(entries(player), before);
    QVERIFY2(player.words("dice_words").contains("only the table knows it"), qPrintable(player.words("dice_words")));
}

void TestWhoItIs::what_nobody_has_said_is_seen_to_be_open()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.type("k1m16.5\r");
    player.wait();
    auto* const box = player.window().findChild<QWidget*>("target_behind_skirmishers");
    QVERIFY(box != nullptr && box->isVisible());
    const QImage open = box->grab().toImage();
    QCOMPARE(player.words("odds_why"), QString{"As the form begins, where nothing is said yet:"});
    player.window().findChild<QWidget*>("target_behind_skirmishers")->setFocus();
    player.type("n");
    player.window().findChild<QWidget*>("usual")->setFocus();
    QVERIFY(box->grab().toImage() != open);
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(player.words("odds_why"), QString{});
}

void TestWhoItIs::a_set_is_open_until_one_of_it_is_said()
{
    Player player{all_rulesets()};
    player.create_game("cedar-creek", "belle-grove-small");
    player.open_action("attack");
    player.type("r1\rh1\r");
    player.wait();
    const auto* const woods = player.window().findChild<QCheckBox*>("terrain.woods");
    auto* const town = player.window().findChild<QCheckBox*>("terrain.town");
    QVERIFY(woods != nullptr && town != nullptr);
    QCOMPARE(woods->checkState(), Qt::PartiallyChecked);
    town->setFocus();
    player.press(Qt::Key_Space);
    player.wait();
    QCOMPARE(town->checkState(), Qt::Checked);
    QCOMPARE(woods->checkState(), Qt::Unchecked);
    player.press(Qt::Key_Space); // none of them
    player.wait();
    QCOMPARE(town->checkState(), Qt::Unchecked);
    QCOMPARE(woods->checkState(), Qt::Unchecked);
}

void TestWhoItIs::what_is_taken_back_leaves_the_dice()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.type("k1m16.5\r\r13\r");
    player.wait();
    QVERIFY(player.words("dice_words").contains("Written down"));
    player.press(Qt::Key_Z, Qt::ControlModifier);
    player.wait();
    QVERIFY2(!player.words("dice_words").contains("Written down"), qPrintable(player.words("dice_words")));
}

#include "test_who_it_is.moc"
