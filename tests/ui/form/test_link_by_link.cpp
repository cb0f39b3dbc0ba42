// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/form/form_widget.h"

#include <QLabel>
#include <QScrollArea>
#include <QTest>

using namespace corneta;

/// A charge played link by link with dice typed as they fall.
class TestLinkByLink : public QObject {
    Q_OBJECT

private slots:
    void what_was_answered_on_the_way_is_not_asked_again();
    void a_die_that_is_still_wanted_is_typed_behind_the_others();
    void what_followed_a_result_leaves_no_answers_behind();
    void a_result_fades_while_other_dice_are_typed();
    void no_part_of_the_window_is_left_half_shown();
};

namespace {

std::int32_t answer(Player& player, std::string_view key)
{
    const Answers& answers = player.window().sheet().form().answers();
    return answers.value(index_of(answers.form(), key).value());
}

/// Enter until the dice are in hand, the faces, Enter.
void settle(Player& player, const QString& faces)
{
    player.press(Qt::Key_F3);
    player.type(faces);
    player.press(Qt::Key_Return);
    player.wait();
}

void take_first_follow_up(Player& player)
{
    player.press(Qt::Key_F6);
    player.press(Qt::Key_Return);
    player.wait();
}

std::string_view action(Player& player)
{
    return player.window().sheet().action()->key;
}

} // namespace

void TestLinkByLink::what_was_answered_on_the_way_is_not_asked_again()
{
    Player player{all_rulesets()};
    player.open_action("roll to close");
    player.go_to_field("attacker effectives");
    player.type("20");
    player.go_to_field("attacker experience");
    player.type("v");
    player.wait();
    const std::int32_t veteran = answer(player, "attacker_experience");
    settle(player, "18");
    take_first_follow_up(player);
    QCOMPARE(action(player), std::string_view{"roll-to-stand"});
    settle(player, "12");
    take_first_follow_up(player);
    QCOMPARE(action(player), std::string_view{"melee"});
    QCOMPARE(answer(player, "attacker_effectives"), 200);
    QCOMPARE(answer(player, "attacker_experience"), veteran);
}

void TestLinkByLink::a_die_that_is_still_wanted_is_typed_behind_the_others()
{
    Player player{all_rulesets()};
    player.open_action("charg");
    player.go_to_field("attacker effectives");
    player.type("20");
    settle(player, "7");
    QVERIFY2(player.words("dice_words").contains("quarter volley"), qPrintable(player.words("dice_words")));
    player.type("18");
    player.press(Qt::Key_Return);
    player.wait();
    QVERIFY2(player.words("rolls").contains("close (d20): 7") && player.words("rolls").contains("18"), qPrintable(player.words("rolls")));
}

void TestLinkByLink::what_followed_a_result_leaves_no_answers_behind()
{
    Player player{all_rulesets()};
    player.open_action("roll to close");
    settle(player, "7");
    take_first_follow_up(player);
    QCOMPARE(action(player), std::string_view{"fire"});
    QCOMPARE(answer(player, "firer_quarter_volley"), 1);
    settle(player, "9");
    player.open_action("fir");
    QCOMPARE(answer(player, "firer_quarter_volley"), 0);
}

void TestLinkByLink::a_result_fades_while_other_dice_are_typed()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    settle(player, "9");
    QVERIFY(player.words("result_of").isEmpty());
    player.press(Qt::Key_F3);
    player.type("1");
    QCOMPARE(player.words("result_of"), QString{"Fire"});
}

void TestLinkByLink::no_part_of_the_window_is_left_half_shown()
{
    Player player{all_rulesets()};
    for (const char* letters : {"melee", "charg", "fir", "melee", "charg", "leader p"}) {
        player.open_action(letters);
        player.wait();
        for (const auto* area : player.window().findChildren<QScrollArea*>())
            QVERIFY2(!area->isVisible() || area->widget() != nullptr, letters);
    }
}

#include "test_link_by_link.moc"
