// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/fonts.h"
#include "tests/ui/player.h"

#include <QApplication>
#include <QListView>
#include <QTest>

using namespace corneta;

/// Another ruling on a past entry, by keys alone.
class TestRulings : public QObject {
    Q_OBJECT

private slots:
    void a_play_is_read_otherwise_with_the_same_dice();
    void another_unit_stands_in_a_role();
    void a_die_that_a_ruling_wants_is_asked_for();
    void a_code_that_is_none_is_refused();
    void an_entry_is_struck_out();
    void later_entries_that_no_longer_fit_are_named_then_ruled_on();
    void a_reason_is_asked_for();
    void what_is_no_longer_in_force_has_no_ruling();
    void nothing_is_clipped_outside_or_unnamed_data();
    void nothing_is_clipped_outside_or_unnamed();
};

namespace {

const game::Journal& journal(Player& player)
{
    return player.window().desk().game()->journal();
}

const game::EntryResult& result(Player& player, int entry)
{
    return *journal(player).in_force(entry);
}

std::string answer(Player& player, int entry, std::string_view key)
{
    const auto& answers = result(player, entry).answers;
    return std::ranges::find(answers, key, &game::Answer::key)->word;
}

int last(Player& player)
{
    return journal(player).entries().back().number;
}

/// Two fires of the first First Fire; returns the number of the first.
int two_fires(Player& player)
{
    player.create_game("santa-anna", "buena-vista-small");
    while (player.state().stage.phase != "first-fire")
        player.end_phase();
    for (const char* codes : {"k1m1", "k2m2"}) {
        player.type(codes);
        player.type("6.5\r\r13\r");
        player.wait();
        player.press(Qt::Key_Return);
        player.wait();
    }
    return last(player) - 1;
}

/// Ctrl+3, up to the entry, Enter.
void rule_on(Player& player, int entry)
{
    player.press(Qt::Key_3, Qt::ControlModifier);
    player.press(Qt::Key_End);
    for (int at = last(player); at > entry; --at)
        player.press(Qt::Key_Up);
    player.press(Qt::Key_Return);
    player.wait();
}

/// Tab until that line has the keys.
void tab_to(Player& player, const char* name)
{
    constexpr int most = 80;
    for (int i = 0; i < most && QApplication::focusWidget()->objectName() != QLatin1String{name}; ++i)
        player.press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), QString::fromLatin1(name));
}

void give_reason(Player& player)
{
    player.press(Qt::Key_Return);
    player.type("measured again");
    player.press(Qt::Key_Return);
    player.wait();
}

} // namespace

void TestRulings::a_play_is_read_otherwise_with_the_same_dice()
{
    Player player{all_rulesets()};
    const int fire = two_fires(player);
    const auto rolls = result(player, fire).rolls;
    QCOMPARE(answer(player, fire, "range"), "6.5");
    rule_on(player, fire);
    QVERIFY(player.words("ruled_entry").contains("2nd Indiana"));
    tab_to(player, "range");
    player.type("3");
    give_reason(player);
    const auto& amend = std::get<game::Amend>(journal(player).entries().back().command);
    QCOMPARE(amend.entry, fire);
    QCOMPARE(amend.reason, "measured again");
    QCOMPARE(answer(player, fire, "range"), "3");
    QCOMPARE(answer(player, fire + 1, "range"), "6.5");
    QVERIFY(result(player, fire).rolls == rolls);
    QCOMPARE(QApplication::focusWidget()->objectName(), "journal");
    player.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(answer(player, fire, "range"), "6.5");
}

void TestRulings::another_unit_stands_in_a_role()
{
    Player player{all_rulesets()};
    const int fire = two_fires(player);
    rule_on(player, fire);
    tab_to(player, "role_target");
    player.type("m3");
    give_reason(player);
    const auto& roles = result(player, fire).play->roles;
    QCOMPARE(game::units_in(roles, "target").front(), player.state().find("M3")->key);
}

void TestRulings::a_die_that_a_ruling_wants_is_asked_for()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    while (player.state().stage.phase != "actions")
        player.end_phase();
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type("fire r3 g4 7\r");
    player.type("\r17\r"); // the rest as usual
    player.wait();
    const int fire = last(player);
    QCOMPARE(result(player, fire).rolls.size(), std::size_t{1});
    rule_on(player, fire);
    tab_to(player, "target_leader");
    player.type("att");
    give_reason(player);
    QCOMPARE(last(player), fire); // its leader may be hit: a die is missing
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"new_faces"});
    player.type("12");
    player.press(Qt::Key_Return);
    player.wait();
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(last(player), fire + 1);
    QCOMPARE(result(player, fire).rolls.size(), std::size_t{2});
}

void TestRulings::a_code_that_is_none_is_refused()
{
    Player player{all_rulesets()};
    const int fire = two_fires(player);
    const std::size_t entries = journal(player).entries().size();
    rule_on(player, fire);
    tab_to(player, "role_target");
    player.press(Qt::Key_A, Qt::ControlModifier);
    player.type("zz");
    tab_to(player, "table_reason");
    player.type("measured again\r");
    player.wait();
    QCOMPARE(journal(player).entries().size(), entries);
    QVERIFY2(player.words("table_problem").contains("there is no unit zz"), qPrintable(player.words("table_problem")));
}

void TestRulings::an_entry_is_struck_out()
{
    Player player{all_rulesets()};
    const int fire = two_fires(player);
    QCOMPARE(player.state().pending.size(), std::size_t{2});
    rule_on(player, fire);
    player.press(Qt::Key_Down);
    give_reason(player);
    QCOMPARE(std::get<game::Strike>(journal(player).entries().back().command).entry, fire);
    QCOMPARE(player.state().pending.size(), std::size_t{1});
    QVERIFY(journal(player).in_force(fire) == nullptr);
}

void TestRulings::later_entries_that_no_longer_fit_are_named_then_ruled_on()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    while (player.state().stage.phase != "actions")
        player.end_phase();
    player.open_action("fire");
    player.type("r3g4");
    player.type("12\r");
    player.wait();
    player.type("\r10\r"); // the rest as usual
    player.wait();
    const int fire = last(player);
    player.press(Qt::Key_F8); // the turn's phase ends, whoever has not acted
    player.type("on\r");
    player.wait();
    const std::size_t entries = journal(player).entries().size();
    rule_on(player, fire);
    player.press(Qt::Key_Down);
    give_reason(player);
    QCOMPARE(journal(player).entries().size(), entries + 1); // all later ones still fit
    QVERIFY(journal(player).in_force(fire) == nullptr);
}

void TestRulings::a_reason_is_asked_for()
{
    Player player{all_rulesets()};
    const int fire = two_fires(player);
    const std::size_t entries = journal(player).entries().size();
    rule_on(player, fire);
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(journal(player).entries().size(), entries);
    QVERIFY(player.words("table_problem").contains("say why", Qt::CaseInsensitive));
    player.press(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget()->objectName(), "journal");
}

void TestRulings::what_is_no_longer_in_force_has_no_ruling()
{
    Player player{all_rulesets()};
    const int fire = two_fires(player);
    player.press(Qt::Key_Z, Qt::ControlModifier);
    rule_on(player, fire + 1);
    QVERIFY(player.words("ruled_entry").isEmpty());
    QVERIFY(player.words("help").contains("no longer in force"));
    rule_on(player, last(player));
    QVERIFY(player.words("ruled_entry").isEmpty());
    QVERIFY(player.words("help").contains("is a ruling or takes one back"));
}

void TestRulings::nothing_is_clipped_outside_or_unnamed_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {100, 200, 300})
        QTest::addRow("at %d percent", percent) << percent;
}

void TestRulings::nothing_is_clipped_outside_or_unnamed()
{
    QFETCH(const int, percent);
    const InFont in_font{static_cast<std::size_t>(percent / 100)};
    Player player{all_rulesets(), percent};
    const int fire = two_fires(player);
    rule_on(player, fire);
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
    player.press(Qt::Key_Down);
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
}

#include "test_rulings.moc"
