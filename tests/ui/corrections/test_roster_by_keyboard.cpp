// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/rules.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/fonts.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/words/unit_names.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QTableView>
#include <QTest>

using namespace corneta;

/// Units come, part and join by keys alone.
class TestRosterByKeyboard : public QObject {
    Q_OBJECT

private slots:
    void a_unit_is_added_beside_the_one_in_hand();
    void what_is_refused_of_a_new_unit_is_said_beside_its_line();
    void a_new_leader_and_a_new_side_have_their_own_stats();
    void keys_and_codes_that_nobody_has_are_proposed();
    void a_unit_is_split();
    void a_unit_is_split_out_of_its_phase_for_a_reason();
    void what_is_refused_of_a_part_is_said_beside_its_line();
    void two_units_join();
    void units_that_cannot_join_stay_and_it_is_said();
    void without_a_rule_for_it_nothing_is_split_or_joined();
    void nothing_of_the_part_s_page_is_clipped_outside_or_unnamed_data();
    void nothing_of_the_part_s_page_is_clipped_outside_or_unnamed();
};

namespace {

const std::deque<game::Entry>& entries(Player& player)
{
    return player.window().desk().game()->journal().entries();
}

/// Ctrl+2 and down to the unit.
void go_to_unit(Player& player, const QString& name)
{
    player.press(Qt::Key_2, Qt::ControlModifier);
    const auto* forces = player.window().findChild<QTableView*>("forces");
    for (int row = 0; row < forces->model()->rowCount() && forces->currentIndex().siblingAtColumn(1).data().toString() != name; ++row)
        player.press(Qt::Key_Down);
}

QAction* entry_named(Player& player, const QString& words)
{
    for (QAction* action : player.window().findChildren<QAction*>())
        if (action->text() == words)
            return action;
    return nullptr;
}

void go_to(Player& player, const char* line)
{
    for (auto* widget : player.window().findChildren<QWidget*>(QString::fromLatin1(line)))
        if (widget->isVisible())
            widget->setFocus(Qt::TabFocusReason);
    if (auto* typed = qobject_cast<QLineEdit*>(QApplication::focusWidget()); typed != nullptr)
        typed->selectAll();
}

QString text_of(Player& player, const char* line)
{
    for (const auto* widget : player.window().findChildren<QLineEdit*>(QString::fromLatin1(line)))
        if (widget->isVisible())
            return widget->text();
    return {};
}

} // namespace

void TestRosterByKeyboard::a_unit_is_added_beside_the_one_in_hand()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    go_to_unit(player, "Uraga's 1st battalion");
    player.press(Qt::Key_Insert, Qt::ControlModifier);
    player.type("Puebla battalion");
    QCOMPARE(text_of(player, "new_unit"), QString{"puebla-battalion"});
    QCOMPARE(text_of(player, "new_code"), QString{"M7"});
    QCOMPARE(text_of(player, "new_command"), QString{"blanco"});
    go_to(player, "stat_castings");
    player.type("13");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(entries(player).size(), std::size_t{1});
    const game::Unit* unit = player.state().find("M7");
    QVERIFY(unit != nullptr);
    QCOMPARE(unit->name, std::string{"Puebla battalion"});
    QCOMPARE(unit->side, std::string{"mexican"});
    QCOMPARE(unit->command, std::string{"blanco"});
    QCOMPARE(game::number_of(unit->word("effectives")), 13); // as the ruleset fills in
    const auto& edit = std::get<game::Edit>(entries(player).back().command);
    QCOMPARE(edit.arrives->stats.size(), std::size_t{1});
    QVERIFY(player.window().findChild<QTableView*>("forces")->hasFocus());
    player.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(player.state().find("M7") == nullptr);
}

void TestRosterByKeyboard::what_is_refused_of_a_new_unit_is_said_beside_its_line()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    go_to_unit(player, "United States");
    player.press(Qt::Key_Insert, Qt::ControlModifier);
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    QVERIFY(!player.words("new_name_problem").isEmpty());
    player.type("Puebla");
    go_to(player, "new_code");
    player.type("k1");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    QVERIFY(player.words("new_name_problem").isEmpty());
    QVERIFY(player.words("new_code_problem").contains("twice"));
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"new_code"});
    player.type("k9");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    QVERIFY(player.words("new_code_problem").isEmpty());
    QVERIFY(player.words("stat_castings_problem").contains("missing"));
    QVERIFY(entries(player).empty());
    player.type("7");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    QCOMPARE(game::number_of(player.state().find("K9")->word("castings")), 7);
}

void TestRosterByKeyboard::a_new_leader_and_a_new_side_have_their_own_stats()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    go_to_unit(player, "United States");
    player.press(Qt::Key_Insert, Qt::ControlModifier);
    player.type("Wool");
    go_to(player, "new_kind");
    player.type("lea");
    QCOMPARE(text_of(player, "new_code"), QString{"L5"});
    go_to(player, "stat_rating");
    player.type("2");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    QCOMPARE(player.state().find("wool")->kind, std::string{"leader"});
    QCOMPARE(game::number_of(player.state().find("wool")->word("rating")), 2);
    player.press(Qt::Key_Insert, Qt::ControlModifier);
    player.type("Spectators");
    go_to(player, "new_kind");
    player.type("side");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    QCOMPARE(player.state().find("spectators")->kind, std::string{"side"});
    QVERIFY(player.state().find("spectators")->side.empty());
}

void TestRosterByKeyboard::keys_and_codes_that_nobody_has_are_proposed()
{
    game::State state;
    state.units = {{.key = "uraga-s-1st", .code = "M1", .kind = "unit", .side = "mexican"},
                   {.key = "lane", .code = "K2", .kind = "unit", .side = "us"},
                   {.key = "M2", .code = "X1", .kind = "leader", .side = "us"}};
    QCOMPARE(ui::key_from("2nd Indiana", state), std::string{"2nd-indiana"});
    QCOMPARE(ui::key_from("Uraga's 1st ", state), std::string{"uragas-1st"});
    QCOMPARE(ui::key_from("Lane", state), std::string{"lane-2"});
    QCOMPARE(ui::key_from(QString::fromUtf8("Órdenes, año 1"), state), std::string{"ordenes-ano-1"});
    QCOMPARE(ui::key_from("?", state), std::string{});
    QVERIFY(ui::key_from(QString{200, QLatin1Char{'a'}}, state).size() <= 40);
    QCOMPARE(ui::free_code(state, "mexican", "unit"), std::string{"M3"}); // a key M2 is taken too
    QCOMPARE(ui::free_code(state, "us", "unit"), std::string{"K1"});
    QCOMPARE(ui::free_code(state, "us", "leader"), std::string{"X2"});
    QCOMPARE(ui::free_code(state, "us", "section"), std::string{"A1"});
}

void TestRosterByKeyboard::a_unit_is_split()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    go_to_unit(player, "2nd Indiana");
    entry_named(player, "Split a unit")->trigger();
    player.type("8");
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(entries(player).size(), std::size_t{1});
    QCOMPARE(game::number_of(player.state().find("2nd-indiana")->word("effectives")), 13);
    QCOMPARE(game::number_of(player.state().find("2nd-indiana-part")->word("effectives")), 8);
    QCOMPARE(player.state().find("K6")->name, std::string{"2nd Indiana, part"});
}

void TestRosterByKeyboard::a_unit_is_split_out_of_its_phase_for_a_reason()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.end_phase();
    go_to_unit(player, "2nd Indiana");
    entry_named(player, "Split a unit")->trigger();
    player.type("8\r");
    QVERIFY(player.words("table_problem").contains("only while orders are given"));
    player.type("a company was forgotten\r");
    player.wait();
    QVERIFY(player.state().find("2nd-indiana-part") != nullptr);
}

void TestRosterByKeyboard::what_is_refused_of_a_part_is_said_beside_its_line()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    go_to_unit(player, "2nd Indiana");
    entry_named(player, "Split a unit")->trigger();
    player.type("some\r");
    QVERIFY(player.words("new_size_problem").contains("number"));
    go_to(player, "new_size");
    player.type("21\r");
    QVERIFY(player.words("new_size_problem").contains("21"));
    go_to(player, "new_code");
    player.type("?\r");
    QVERIFY(!player.words("new_code_problem").isEmpty());
    QVERIFY(entries(player).empty());
    player.press(Qt::Key_Escape);
    QVERIFY(player.window().findChild<QTableView*>("forces")->hasFocus());
}

void TestRosterByKeyboard::two_units_join()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    go_to_unit(player, "2nd Indiana");
    entry_named(player, "Join units")->trigger();
    player.type("k2\r");
    QVERIFY(player.words("table_problem").contains("only in All Moves"));
    player.type("one regiment from now on\r");
    player.wait();
    QCOMPARE(game::number_of(player.state().find("2nd-indiana")->word("effectives")), 42);
    QVERIFY(player.state().find("3rd-indiana") == nullptr);
}

void TestRosterByKeyboard::units_that_cannot_join_stay_and_it_is_said()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    go_to_unit(player, "2nd Indiana");
    entry_named(player, "Join units")->trigger();
    player.type("k5\r");
    QVERIFY(entries(player).empty());
    QVERIFY(player.words("help").contains("one arm"));
}

void TestRosterByKeyboard::without_a_rule_for_it_nothing_is_split_or_joined()
{
    Ruleset without = *all_rulesets().front();
    game::GameRules rules = *without.game;
    rules.split = nullptr;
    rules.join = nullptr;
    without.game = &rules;
    const std::vector<const Ruleset*> rulesets{&without};
    Player player{rulesets};
    player.create_game(std::string{without.key}, {});
    for (const char* words : {"Split a unit", "Join units"}) {
        QVERIFY(!entry_named(player, words)->isEnabled());
        QVERIFY(entry_named(player, words)->toolTip().contains("has no rule"));
    }
    QVERIFY(entry_named(player, "Add a unit")->isEnabled());
}

void TestRosterByKeyboard::nothing_of_the_part_s_page_is_clipped_outside_or_unnamed_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {100, 200, 300})
        QTest::addRow("%d percent", percent) << percent;
}

void TestRosterByKeyboard::nothing_of_the_part_s_page_is_clipped_outside_or_unnamed()
{
    QFETCH(const int, percent);
    const InFont in_font{static_cast<std::size_t>(percent / 100)};
    Player player{all_rulesets(), percent};
    player.create_game("santa-anna", "buena-vista-small");
    player.press(Qt::Key_F9);
    entry_named(player, "Split a unit")->trigger();
    player.type("k1\r");
    player.wait();
    QVERIFY(player.words("table_title").contains("2nd Indiana"));
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
    player.type("x\r");
    player.wait();
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
}

#include "test_roster_by_keyboard.moc"
