// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/action/dice_row.h"
#include "ui/form/form_widget.h"

#include <QApplication>
#include <QListView>
#include <QTableView>
#include <QTest>

using namespace corneta;

/// A game in the window, by keys alone: what is settled is written down and can be taken back.
class TestGameByKeyboard : public QObject {
    Q_OBJECT

private slots:
    void a_fire_from_known_units_takes_at_most_12_keys();
    void the_next_fire_takes_at_most_13_keys();
    void what_is_typed_over_stays_and_is_marked();
    void what_speaks_against_a_play_asks_for_a_reason();
    void an_entry_is_taken_back_and_done_again();
    void a_unit_is_taken_from_the_forces();
    void what_was_played_is_there_when_the_game_is_opened_again();
    void the_program_rolls_for_the_game();
};

namespace {

void begin_first_fire(Player& player)
{
    player.create_game("santa-anna", "buena-vista-small");
    while (player.state().stage.phase != "first-fire")
        player.end_phase();
}

std::size_t entries(Player& player)
{
    return player.window().desk().game()->journal().entries().size();
}

std::string answer(Player& player, std::string_view key)
{
    const Answers& answers = player.window().sheet().form().answers();
    const auto field = index_of(answers.form(), key).value();
    return words_of(answers.form()[field], answers.at(field));
}

/// The font of a line of the journal is struck through.
bool is_struck(Player& player, int line)
{
    const auto* journal = player.window().findChild<QListView*>("journal");
    return journal->model()->index(line, 0).data(Qt::FontRole).value<QFont>().strikeOut();
}

} // namespace

void TestGameByKeyboard::a_fire_from_known_units_takes_at_most_12_keys()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    const std::size_t before = entries(player);
    player.begin_to_count();
    player.type("k1m1");
    player.type("6.5");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return); // the rest is as usual
    player.type("13");
    player.press(Qt::Key_Return);
    player.wait();
    qInfo("%d keys", player.keys());
    QVERIFY(player.keys() <= 12);
    QCOMPARE(entries(player), before + 1);
    QCOMPARE(player.state().pending.size(), std::size_t{1}); // it takes effect when the phase ends
    const game::PlayedAction& fire = player.state().pending.front();
    QCOMPARE(fire.unit("firer"), std::string{"2nd-indiana"});
    QCOMPARE(fire.unit("target"), std::string{"uraga-1"});
    QCOMPARE(answer_of(fire, "range"), std::string_view{"6.5"});
    QCOMPARE(answer_of(fire, "firer_castings"), std::string_view{"21"});
    const auto& answers = player.window().desk().game()->journal().entries().back().results.front().answers;
    const auto aspect = std::ranges::find(answers, "aspect", &game::Answer::key);
    QVERIFY(aspect != answers.end() && aspect->origin == game::Origin::Usual);
    player.end_phase();
    QVERIFY(game::number_of(player.state().find("uraga-1")->word("casualties")) > 0);
}

void TestGameByKeyboard::the_next_fire_takes_at_most_13_keys()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.type("k1m16.5\r\r13\r");
    player.begin_to_count();
    player.press(Qt::Key_Return); // the next one
    player.type("k2m2");
    player.type("5.5");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return); // the rest is as usual
    player.type("12");
    player.press(Qt::Key_Return);
    player.wait();
    QVERIFY(player.keys() <= 13);
    QCOMPARE(player.state().pending.size(), std::size_t{2});
}

void TestGameByKeyboard::what_is_typed_over_stays_and_is_marked()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.type("k1");
    QCOMPARE(answer(player, "firer_castings"), std::string{"21"});
    player.go_to_field("castings");
    player.type("20");
    player.wait();
    auto* castings = player.window().findChild<QWidget*>("firer_castings");
    QVERIFY(castings->parentWidget()->toolTip().contains("the forces say 21"));
    player.type("\t");
    player.press(Qt::Key_K, Qt::AltModifier | Qt::ControlModifier);
    QCOMPARE(answer(player, "firer_castings"), std::string{"20"});
    player.window().findChild<QWidget*>("role_target")->setFocus();
    player.type("m1");
    player.wait();
    QCOMPARE(answer(player, "firer_castings"), std::string{"20"}); // another unit changes nothing that is typed
    QCOMPARE(answer(player, "target_effectives"), std::string{"14"});
    QVERIFY(player.window().findChild<QWidget*>("target_effectives")->parentWidget()->toolTip().indexOf("Typed over") < 0);
}

void TestGameByKeyboard::what_speaks_against_a_play_asks_for_a_reason()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.type("k1k2"); // a friend
    player.wait();
    QVERIFY(!player.words("objections").isEmpty());
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"reason"});
    const std::size_t before = entries(player);
    player.press(Qt::Key_Return);
    QCOMPARE(entries(player), before);
    player.type("they took them for Mexicans");
    player.press(Qt::Key_Return);
    player.type("4"); // nobody has measured it yet
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return); // the rest is as usual
    player.type("12");
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(entries(player), before + 1);
    QCOMPARE(std::get<game::Play>(player.window().desk().game()->journal().entries().back().command).reason,
             std::string{"they took them for Mexicans"});
}

void TestGameByKeyboard::an_entry_is_taken_back_and_done_again()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.type("k1m16.5\r\r13\r");
    player.wait();
    const int line = static_cast<int>(entries(player)) - 1;
    QCOMPARE(player.state().pending.size(), std::size_t{1});
    player.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(player.state().pending.size(), std::size_t{0});
    QVERIFY(is_struck(player, line));
    player.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(player.state().pending.size(), std::size_t{1});
    QVERIFY(!is_struck(player, line));
}

void TestGameByKeyboard::a_unit_is_taken_from_the_forces()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.press(Qt::Key_2, Qt::ControlModifier);
    auto* forces = player.window().findChild<QTableView*>("forces");
    QVERIFY(forces->hasFocus());
    while (forces->currentIndex().siblingAtColumn(0).data().toString() != "K2")
        player.press(Qt::Key_Down);
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(answer(player, "firer_castings"), std::string{"21"});
    QCOMPARE(player.words("role_firer_name"), QString{"3rd Indiana"});
}

void TestGameByKeyboard::what_was_played_is_there_when_the_game_is_opened_again()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.type("k1m16.5\r\r13\r");
    player.wait();
    const game::State before = player.state();
    const QString saved = player.words("saved");
    player.open_again();
    QCOMPARE(player.state(), before);
    QCOMPARE(player.words("saved"), saved);
    QVERIFY(player.stage().startsWith("Turn 1, First Fire"));
}

void TestGameByKeyboard::the_program_rolls_for_the_game()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.type("k1m16.5\r\r\r");
    player.wait();
    QCOMPARE(player.state().pending.size(), std::size_t{1});
    const game::EntryResult& result = player.window().desk().game()->journal().entries().back().results.front();
    QCOMPARE(result.rolls.front().by, game::RolledBy::Program);
    player.press(Qt::Key_F5);
    player.wait();
    QCOMPARE(player.state().pending.size(), std::size_t{1}); // what is written down is not rolled twice
}

#include "test_game_by_keyboard.moc"
