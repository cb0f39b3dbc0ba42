// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/form/form_widget.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>

#include <algorithm>

using namespace corneta;

/// Forms that are laid aside with their units and what was typed, and taken back.
class TestParkedForms : public QObject {
    Q_OBJECT

private slots:
    void a_form_is_parked_and_an_empty_one_opened();
    void a_parked_form_comes_back_with_all_that_was_typed();
    void two_are_told_apart_by_their_words();
    void it_survives_the_phase_and_says_what_no_longer_fits();
    void what_it_followed_and_somebody_took_is_said();
    void with_nothing_typed_there_is_nothing_to_park();
    void what_is_written_down_is_not_parked();
    void at_the_free_table_answers_are_parked();
    void those_of_a_game_go_with_it();
    void nothing_is_clipped_outside_or_unnamed_data();
    void nothing_is_clipped_outside_or_unnamed();
};

namespace {

void begin_first_fire(Player& player)
{
    player.create_game("santa-anna", "buena-vista-small");
    while (player.state().stage.phase != "first-fire")
        player.end_phase();
}

void park(Player& player)
{
    player.press(Qt::Key_Return, Qt::ControlModifier);
    player.wait();
}

void list_parked(Player& player)
{
    player.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    player.wait();
}

QStringList listed(Player& player)
{
    QStringList lines;
    const auto* list = player.window().findChild<QListWidget*>("finder_list");
    for (int i = 0; list->isVisible() && i < list->count(); ++i)
        lines << list->item(i)->text();
    return lines;
}

std::string answer(Player& player, std::string_view key)
{
    const Answers& answers = player.window().sheet().form().answers();
    const auto field = index_of(answers.form(), key).value();
    return words_of(answers.form()[field], answers.at(field));
}

QString line(Player& player, const char* name)
{
    return player.window().findChild<QLineEdit*>(name)->text();
}

QString focus()
{
    return QApplication::focusWidget()->objectName();
}

} // namespace

void TestParkedForms::a_form_is_parked_and_an_empty_one_opened()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.type("k1m16.5");
    park(player);
    QCOMPARE(line(player, "role_firer"), QString{});
    QCOMPARE(answer(player, "range"), std::string{"4"});
    QCOMPARE(focus(), QString{"role_firer"});
    list_parked(player);
    QCOMPARE(listed(player), QStringList{"Fire: Firer K1 2nd Indiana, Target M1 Uraga's 1st battalion, Range 6.5 in"});
}

void TestParkedForms::a_parked_form_comes_back_with_all_that_was_typed()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.type("k1m16.5");
    player.go_to_field("castings");
    player.type("20");
    park(player);
    player.type("k2m25\r\r13\r"); // something else meanwhile
    player.wait();
    list_parked(player);
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(line(player, "role_firer"), QString{"K1"});
    QCOMPARE(line(player, "role_target"), QString{"M1"});
    QCOMPARE(answer(player, "range"), std::string{"6.5"});
    QCOMPARE(answer(player, "firer_castings"), std::string{"20"});
    QCOMPARE(answer(player, "target_effectives"), std::string{"14"});
    QCOMPARE(focus(), QString{"usual"});
    player.press(Qt::Key_Return);
    QCOMPARE(focus(), QString{"dice"});
    player.type("12\r");
    player.wait();
    QCOMPARE(player.state().pending.size(), std::size_t{2});
    QCOMPARE(answer_of(player.state().pending.back(), "firer_castings"), std::string_view{"20"});
    list_parked(player);
    QCOMPARE(listed(player), QStringList{});
    QCOMPARE(player.words("help"), QString{"Nothing is parked. Ctrl+Enter parks the current form."});
}

void TestParkedForms::two_are_told_apart_by_their_words()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.type("k1m1");
    park(player);
    player.type("k2m2");
    park(player);
    list_parked(player);
    QCOMPARE(listed(player).size(), 2);
    QVERIFY(listed(player).front().contains("3rd Indiana")); // the latest first
    player.type("k1\r");
    player.wait();
    QCOMPARE(line(player, "role_firer"), QString{"K1"});
    list_parked(player);
    QCOMPARE(listed(player).size(), 1);
    QVERIFY(listed(player).front().contains("3rd Indiana"));
}

void TestParkedForms::it_survives_the_phase_and_says_what_no_longer_fits()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.type("k1m16.5");
    park(player);
    ui::OpenGame& game = *player.window().desk().game();
    QVERIFY(game.give(game::Edit{"uraga-1", {{"destroyed", "yes"}}, std::nullopt, "all are gone"}, {}, ui::OpenGame::Rolls::No));
    player.end_phase();
    QCOMPARE(player.state().stage.phase, std::string{"all-moves"});
    list_parked(player);
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(line(player, "role_firer"), QString{"K1"});
    QCOMPARE(answer(player, "range"), std::string{"6.5"});
    QVERIFY2(player.words("help").contains("Uraga's 1st battalion is off the table"), qPrintable(player.words("help")));
    QVERIFY(player.words("objections").contains("Uraga's 1st battalion is off the table"));
}

void TestParkedForms::what_it_followed_and_somebody_took_is_said()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    ui::OpenGame& game = *player.window().desk().game();
    const std::vector<Given> weak{{"stragglers", "5"}, {"effectives", "9"}};
    QVERIFY(game.give(game::Edit{"uraga-1", weak, std::nullopt, "as it stands"}, {}, ui::OpenGame::Rolls::No));
    player.type("k1m12\r\r20\r");
    player.press(Qt::Key_F8);
    player.press(Qt::Key_Return);
    player.wait();
    QVERIFY(!player.state().owed.empty());
    player.press(Qt::Key_Space, Qt::ControlModifier); // its retreat
    player.wait();
    QCOMPARE(std::string{player.window().sheet().action()->key}, std::string{"movement"});
    park(player);
    const game::Owed owed = player.state().owed.front();
    const game::Play retreat{
        .action = owed.next.choices.front().action, .follows = game::Follows{owed.entry, owed.index, 0}, .as_usual = true};
    QVERIFY(game.give(retreat, {}, ui::OpenGame::Rolls::Yes));
    list_parked(player);
    player.press(Qt::Key_Return);
    player.wait();
    QVERIFY2(player.words("help").contains("no longer owed: it now counts as a separate play"), qPrintable(player.words("help")));
    QCOMPARE(line(player, "role_unit"), QString{"M1"});
}

void TestParkedForms::with_nothing_typed_there_is_nothing_to_park()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    park(player);
    QCOMPARE(player.words("help"), QString{"There is nothing in this form to park."});
    list_parked(player);
    QCOMPARE(listed(player), QStringList{});
}

void TestParkedForms::what_is_written_down_is_not_parked()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.type("k1m16.5\r\r13\r");
    player.wait();
    park(player);
    QCOMPARE(player.words("help"), QString{"There is nothing in this form to park."});
}

void TestParkedForms::at_the_free_table_answers_are_parked()
{
    Player player{all_rulesets()};
    player.open_action("fire");
    player.go_to_field("range");
    player.type("7");
    player.wait();
    park(player);
    QCOMPARE(answer(player, "range"), std::string{"4"});
    list_parked(player);
    QCOMPARE(listed(player), QStringList{"Fire: Range 7 in"});
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(answer(player, "range"), std::string{"7"});
}

void TestParkedForms::those_of_a_game_go_with_it()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.type("k1m1");
    park(player);
    player.create_game("cedar-creek", "belle-grove-small");
    const auto santa_anna = std::ranges::find(all_rulesets(), "santa-anna", &Ruleset::key);
    player.window().open_ruleset(static_cast<std::size_t>(santa_anna - all_rulesets().begin()));
    player.wait();
    list_parked(player);
    QCOMPARE(listed(player), QStringList{});
}

void TestParkedForms::nothing_is_clipped_outside_or_unnamed_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {100, 200, 300})
        QTest::newRow(qPrintable(QString{"%1 percent"}.arg(percent))) << percent;
}

void TestParkedForms::nothing_is_clipped_outside_or_unnamed()
{
    QFETCH(const int, percent);
    Player player{all_rulesets(), percent};
    begin_first_fire(player);
    player.type("k1m16.5");
    park(player);
    list_parked(player);
    QCOMPARE(player.window().size(), QSize(1024, 768));
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
}

#include "test_parked_forms.moc"
