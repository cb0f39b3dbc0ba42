// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/game/sequence_panel.h"

#include <QApplication>
#include <QLineEdit>
#include <QObject>
#include <QTest>

using namespace corneta;

/// What the rules leave to the players is asked of them, and nothing is done for nobody.
class TestWhatIsAsked : public QObject {
    Q_OBJECT
private slots:
    void a_second_assault_is_made_by_somebody();
    void a_follow_up_that_is_taken_back_leaves_no_dead_form();
    void space_on_what_is_played_says_so();
    void a_charge_asks_how_far_it_went();
    void a_lost_step_is_dealt_out_by_the_players();
};

namespace {

std::size_t entries(Player& player)
{
    return player.window().desk().game()->journal().entries().size();
}

QString focus_name()
{
    return QApplication::focusWidget() == nullptr ? QString{} : QApplication::focusWidget()->objectName();
}

QString code_of(Player& player, const char* unit)
{
    return QString::fromStdString(player.state().find(unit)->code);
}

/// Ctrl+1, down to the line that says so, Enter.
bool take_line(Player& player, const QString& words)
{
    player.press(Qt::Key_1, Qt::ControlModifier);
    const auto& lines = player.window().desk().sequence();
    player.press(Qt::Key_Home);
    for (int i = 0; i < 99; ++i) {
        const QTreeWidgetItem* const line = lines.currentItem();
        if (line != nullptr && line->parent() != nullptr && (line->parent()->text(0) + line->text(0)).contains(words)) {
            player.press(Qt::Key_Return);
            player.wait();
            return true;
        }
        player.press(Qt::Key_Down);
    }
    return false;
}

} // namespace

void TestWhatIsAsked::a_second_assault_is_made_by_somebody()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    while (player.state().stage.phase != "actions")
        player.end_phase();
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type("assault " + code_of(player, "dorados") + ' ' + code_of(player, "rurales") + " 5\r");
    player.type("17 2 9 9\r");
    player.wait();
    const std::size_t before = entries(player);
    QVERIFY2(std::get_if<game::Play>(&player.window().desk().game()->journal().entries().back().command) != nullptr, "no assault");
    QVERIFY(take_line(player, "Another unit assaults the same target"));
    QCOMPARE(focus_name(), QString{"role_actor"});
    for (int i = 0; i < 3; ++i)
        player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(entries(player), before);
}

void TestWhatIsAsked::a_follow_up_that_is_taken_back_leaves_no_dead_form()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    while (player.state().stage.phase != "actions")
        player.end_phase();
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type("assault " + code_of(player, "dorados") + ' ' + code_of(player, "rurales") + " 5\r");
    player.type("17 2 9 9\r");
    player.wait();
    QVERIFY(take_line(player, "Another unit assaults the same target"));
    QVERIFY(player.window().sheet().question()->play->follows);
    player.press(Qt::Key_Z, Qt::ControlModifier);
    player.wait();
    QCOMPARE(player.words("problems"), QString{});
    const auto& play = player.window().sheet().question()->play;
    QVERIFY(!play || !play->follows);
}

void TestWhatIsAsked::a_lost_step_is_dealt_out_by_the_players()
{
    Player player{all_rulesets()};
    player.create_game("pedregal", "padierna-small");
    while (player.state().stage.phase != "combat")
        player.end_phase();
    const auto steps = [&](const char* unit) { return std::string{player.state().find(unit)->word("steps")}; };
    const std::string whole = steps("V1");
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type("attack v1,v2 n4\r");
    player.wait();
    player.press(Qt::Key_Return); // a clear hexside
    QCOMPARE(focus_name(), QString{"dice"});
    player.type("1\r");
    player.wait();
    QVERIFY2(player.words("sentence").startsWith("Ax: the attacker loses 1 step"), qPrintable(player.words("dice_words")));
    QCOMPARE(steps("V1"), whole);
    QCOMPARE(steps("V2"), whole);
    QVERIFY(take_line(player, "South Carolina Regiment"));
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(steps("V1"), whole);
    QVERIFY2(steps("V2") != whole || player.state().find("V2")->word("destroyed") == "yes", qPrintable(player.words("sentence")));
}

void TestWhatIsAsked::space_on_what_is_played_says_so()
{
    Player player{all_rulesets()};
    player.create_game("pedregal", "padierna-small");
    while (player.state().stage.phase != "combat")
        player.end_phase();
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type("attack v1,v2 n4\r");
    player.wait();
    player.press(Qt::Key_Return);
    player.type("1\r");
    player.wait();
    player.press(Qt::Key_1, Qt::ControlModifier);
    player.press(Qt::Key_Space);
    QVERIFY2(player.words("help").contains("Enter opens its form"), qPrintable(player.words("help")));
}

void TestWhatIsAsked::a_charge_asks_how_far_it_went()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    auto& kept = *player.window().desk().game();
    QVERIFY(kept.give(game::Edit{"perez-light", {{"order", "charge"}}, std::nullopt, "so"}, {}, ui::OpenGame::Rolls::No));
    while (player.state().stage.phase != "declare-charges")
        player.end_phase();
    QVERIFY(kept.give(game::Play{.action = "declare", .roles = {{"charger", {"perez-light"}}, {"target", {"2nd-indiana"}}}, .reason = "so"},
                      {}, ui::OpenGame::Rolls::No));
    while (player.state().stage.phase != "all-moves")
        player.end_phase();
    QVERIFY(take_line(player, "charge"));
    QCOMPARE(focus_name(), QString{"usual"});
    player.press(Qt::Key_Return);
    player.press(Qt::Key_F5);
    player.wait();
    QVERIFY(take_line(player, "touches 2nd Indiana"));
    QCOMPARE(focus_name(), QString{"distance"});
}

#include "test_what_is_asked.moc"
