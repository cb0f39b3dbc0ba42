// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/game/sequence_panel.h"
#include "ui/session/question.h"

#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace corneta;

/// What is said of a phase beside its plays, by keys alone: who holds, notes, why it ends.
class TestHoldingAndNotes : public QObject {
    Q_OBJECT

private slots:
    void a_note_is_taken_down();
    void a_unit_holds_by_one_key();
    void a_charge_is_declared_by_one_key();
    void a_phase_that_owes_something_asks_for_a_reason_of_its_own();
    void a_phase_in_which_they_may_hold_ends_by_enter();
    void what_a_phase_must_have_is_named_first();
    void the_words_of_a_phase_that_ended_stay_in_sight();
    void the_other_half_of_a_phase_opens_its_own_form();
    void who_has_not_acted_is_named_in_words_data();
    void who_has_not_acted_is_named_in_words();
};

namespace {

const game::Journal& journal(Player& player)
{
    return player.window().desk().game()->journal();
}

} // namespace

void TestHoldingAndNotes::a_note_is_taken_down()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    const game::State before = player.state();
    player.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    player.press(Qt::Key_Return);
    QVERIFY(journal(player).entries().empty());
    player.type("The revolutionaries pass\r");
    player.wait();
    QCOMPARE(std::get<game::Note>(journal(player).entries().back().command).text, "The revolutionaries pass");
    QVERIFY(player.state().units == before.units);
}

void TestHoldingAndNotes::a_unit_holds_by_one_key()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    while (player.state().stage.phase != "actions")
        player.end_phase();
    const auto& sequence = player.window().desk().sequence();
    const auto waiting = [&] {
        return std::ranges::count_if(player.state().units,
                                     [](const game::Unit& unit) { return unit.kind == "unit" && unit.word("acted") != "yes"; });
    };
    const auto before = waiting();
    player.press(Qt::Key_1, Qt::ControlModifier);
    while (sequence.currentItem() != nullptr && !sequence.currentItem()->text(0).startsWith("G1"))
        player.press(Qt::Key_Down);
    player.press(Qt::Key_Space);
    player.wait();
    QVERIFY(player.state().find("G1")->word("acted") == "yes");
    const auto* held = std::get_if<game::Play>(&journal(player).entries().back().command);
    QVERIFY(held != nullptr && held->action == "hold");
    QCOMPARE(waiting(), before - 1);
    player.press(Qt::Key_Space); // and the next one
    QCOMPARE(waiting(), before - 2);
    player.press(Qt::Key_Z, Qt::ControlModifier);
    player.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(waiting(), before);
}

void TestHoldingAndNotes::a_charge_is_declared_by_one_key()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    auto& desk = player.window().desk();
    const auto given =
        desk.game()->give(game::Edit{"2nd-indiana", {{"order", "charge"}}, std::nullopt, "for the test"}, {}, ui::OpenGame::Rolls::No);
    QVERIFY(given);
    while (player.state().stage.phase != "declare-charges")
        player.end_phase();
    player.press(Qt::Key_1, Qt::ControlModifier);
    player.press(Qt::Key_Space);
    player.wait();
    QVERIFY(player.state().find("2nd-indiana")->word("charging") == "yes");
}

void TestHoldingAndNotes::a_phase_that_owes_something_asks_for_a_reason_of_its_own()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    while (player.state().stage.phase != "actions")
        player.end_phase();
    player.press(Qt::Key_F8);
    const auto* reason = player.window().findChild<QLineEdit*>("end_reason");
    QVERIFY(reason->text().isEmpty()); // all must act, hold or pass
    QVERIFY2(player.words("still_to_do").contains("Must: "), qPrintable(player.words("still_to_do")));
    player.press(Qt::Key_Escape);
    ui::OpenGame& kept = *player.window().desk().game();
    const game::Play rides{.action = "get-on", .roles = {{"actor", {"G7"}}, {"vehicle", {"G8"}}}, .reason = "so"};
    QVERIFY(kept.give(rides, {}, ui::OpenGame::Rolls::No));
    const game::Edit lost{"G8", {{"destroyed", "yes"}}, std::nullopt, "so"}; // who rides on it gets off
    QVERIFY(kept.give(lost, {}, ui::OpenGame::Rolls::No));
    QVERIFY2(!player.state().owed.empty(), qPrintable(player.words("objections")));
    player.press(Qt::Key_F8);
    QVERIFY(reason->text().isEmpty());
    const game::Stage before = player.state().stage;
    player.press(Qt::Key_Return);
    QVERIFY(player.state().stage == before);
}

void TestHoldingAndNotes::a_phase_in_which_they_may_hold_ends_by_enter()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    QVERIFY(player.window().desk().game()->give(game::Edit{"2nd-indiana", {{"order", "first-fire"}}, std::nullopt, "for the test"}, {},
                                                ui::OpenGame::Rolls::No));
    while (player.state().stage.phase != "first-fire")
        player.end_phase();
    player.press(Qt::Key_F8);
    QVERIFY(!player.words("still_to_do").isEmpty() && !player.words("still_to_do").contains("Must: "));
    QCOMPARE(player.window().findChild<QLineEdit*>("end_reason")->text(), QString{"they hold"});
    player.press(Qt::Key_Return);
    QVERIFY(player.state().stage.phase != "first-fire");
}

void TestHoldingAndNotes::what_a_phase_must_have_is_named_first()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    const auto& sequence = player.window().desk().sequence();
    QVERIFY2(sequence.topLevelItem(0)->text(0).startsWith("Must: "), qPrintable(sequence.topLevelItem(0)->text(0)));
    player.press(Qt::Key_F8);
    QVERIFY(player.words("still_to_do").contains("Must: "));
    QVERIFY2(player.words("still_to_do").contains("Alt+1: "), qPrintable(player.words("still_to_do")));
    QVERIFY(player.window().findChild<QLineEdit*>("end_reason")->text().isEmpty());
    const game::Stage before = player.state().stage;
    player.press(Qt::Key_1, Qt::AltModifier); // the key that goes to it
    QVERIFY(player.window().sheet().isVisible());
    QCOMPARE(std::string{player.window().sheet().action()->key}, std::string{"initiative"});
    player.press(Qt::Key_F8);
    player.press(Qt::Key_Return);
    QVERIFY(player.state().stage == before);
    player.type("on we go\r");
    QVERIFY(player.state().stage != before);
}

void TestHoldingAndNotes::the_words_of_a_phase_that_ended_stay_in_sight()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    while (player.state().stage.phase != "all-moves")
        player.end_phase();
    bool is_there = false;
    for (const QLabel* label : player.window().findChildren<QLabel*>())
        is_there = is_there || (label->isVisible() && label->text().startsWith("Entry ") && label->text().endsWith("written down"));
    QVERIFY(is_there);
}

void TestHoldingAndNotes::the_other_half_of_a_phase_opens_its_own_form()
{
    Player player{all_rulesets()};
    player.create_game("cedar-creek", "belle-grove-small");
    player.press(Qt::Key_Return); // the initiative
    player.wait();
    while (player.state().stage.phase != "movement")
        player.end_phase();
    const auto followed = [&] { return player.window().sheet().question()->play->follows.value_or(game::Follows{}).entry; };
    const int first = followed();
    QVERIFY(first > 0);
    player.press(Qt::Key_F8);
    player.type("they stay\r");
    player.wait();
    QCOMPARE(player.state().stage.phase, std::string{"movement"});
    QCOMPARE(followed(), journal(player).entries().back().number); // the roll of the other side
    QCOMPARE(player.words("problems"), QString{});
}

void TestHoldingAndNotes::who_has_not_acted_is_named_in_words_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {100, 200, 300})
        QTest::addRow("at %d percent", percent) << percent;
}

void TestHoldingAndNotes::who_has_not_acted_is_named_in_words()
{
    QFETCH(const int, percent);
    Player player{all_rulesets(), percent};
    player.create_game("santa-anna", "buena-vista-small");
    player.press(Qt::Key_F8);
    player.wait();
    QVERIFY(player.words("still_to_do").contains("Must: has no order"));
    QVERIFY(player.words("still_to_do").contains("K1 2nd Indiana, "));
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
}

#include "test_holding_and_notes.moc"
