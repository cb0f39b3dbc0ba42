// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/form/form_widget.h"
#include "ui/game/codes_line.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>

#include <memory>

using namespace corneta;

/// A whole play typed as codes over the window.
class TestCodesLine : public QObject {
    Q_OBJECT

    /// One window for all rows that play nothing.
    Player& in_first_fire();
    std::unique_ptr<Player> m_player;

private slots:
    void cleanupTestCase() { m_player.reset(); }
    void a_whole_fire_takes_at_most_15_keys();
    void its_odds_stand_there_while_it_is_typed();
    void what_is_wrong_is_said_at_once_data();
    void what_is_wrong_is_said_at_once();
    void what_is_typed_is_understood_data();
    void what_is_typed_is_understood();
    void what_is_wrong_stays_to_be_put_right();
    void what_speaks_against_it_is_asked_in_the_form();
    void escape_goes_back_to_where_the_keys_were();
    void the_finder_takes_its_place();
    void without_measures_the_form_asks_for_them();
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

void open_codes(Player& player, const QString& typed)
{
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type(typed);
    const auto* codes = player.window().findChild<ui::CodesLine*>("codes");
    QVERIFY(QTest::qWaitFor([&] { return !codes->is_counting(); }, 60'000));
    player.wait();
}

QString focus()
{
    return QApplication::focusWidget()->objectName();
}

std::string answer(Player& player, std::string_view key)
{
    const Answers& answers = player.window().sheet().form().answers();
    const auto field = index_of(answers.form(), key).value();
    return words_of(answers.form()[field], answers.at(field));
}

} // namespace

Player& TestCodesLine::in_first_fire()
{
    if (!m_player) {
        m_player = std::make_unique<Player>(all_rulesets());
        begin_first_fire(*m_player);
    }
    return *m_player;
}

void TestCodesLine::a_whole_fire_takes_at_most_15_keys()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.begin_to_count();
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type("k1 m1 6.5");
    player.press(Qt::Key_Return);
    QCOMPARE(focus(), QString{"usual"});
    player.press(Qt::Key_Return);
    QCOMPARE(focus(), QString{"dice"});
    player.type("13");
    player.press(Qt::Key_Return);
    player.wait();
    qInfo("%d keys", player.keys());
    QVERIFY(player.keys() <= 15);
    QCOMPARE(player.state().pending.size(), std::size_t{1});
    const game::PlayedAction& fire = player.state().pending.front();
    QCOMPARE(fire.action, std::string{"fire"});
    QCOMPARE(fire.unit("firer"), std::string{"2nd-indiana"});
    QCOMPARE(fire.unit("target"), std::string{"uraga-1"});
    QCOMPARE(answer_of(fire, "range"), std::string_view{"6.5"});
    QCOMPARE(answer_of(fire, "firer_castings"), std::string_view{"21"});
}

void TestCodesLine::its_odds_stand_there_while_it_is_typed()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    open_codes(player, "k1 m1 2");
    const QString near = player.words("codes_odds");
    QVERIFY(near.contains("on average"));
    QVERIFY(near.startsWith("Target breaks"));
    player.press(Qt::Key_Escape);
    open_codes(player, "k1 m1 13");
    QVERIFY(player.words("codes_odds") != near);
}

void TestCodesLine::what_is_wrong_is_said_at_once_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* typed, const char* said) { QTest::newRow(typed) << QString{typed} << QString{said}; };
    row("k9 m1 6", "There is no unit k9, and no such action: nothing begins with \"k9\".");
    row("k1 m9 6", "There is no unit m9.");
    row("k1 m1 zz", "Range: \"zz\" is not a number in whole or tenths.");
    row("k1 m1 6.55", "Range: \"6.55\" is not a number in whole or tenths.");
    row("k1 m1 100", "Range: 100 is not from 0 to 99.");
    row("k1 m1 6 f", "Target hit in: \"f\" may be front or flank.");
    row("k1 m1 6 up", "Target hit in: \"up\" is none of front, flank, rear.");
    row("k1 m1 6 r", "");
    row("k1 m1 6 front 7", "No field is left to measure for \"7\". Set other fields by key=value.");
    row("k1 m1 6 range=7", "Target hit in: \"6\" is none of front, flank, rear.");
    row("k1 m1 range=6 range=7", "Range: it is given twice.");
    row("k1 m1 6 firer=3", "Before the \"=\" of firer=3: \"firer\" may be firer_arm, firer_castings, ");
    row("k1 m1 6 zz=3", "Before the \"=\" of zz=3: nothing begins with \"zz\".");
    row("k1 m1 6 firer_guns=2", "Firer gun castings: ");
    row("k1 m1 6 aspect=", "Target hit in: \"\" may be front or flank or rear.");
    row("k1 m1 6 firer_initial_volley=maybe", "Firer initial volley: \"maybe\" is neither yes nor no.");
    row("k1 m1 k2", "There is no role for K2 3rd Indiana in: Fire.");
    row("l1 k1 m1", "There is no role for L1 Lane in: Fire.");
    row("k1 m1 30", "Range: 30 in is beyond a musket's ");
    row("k1 k2 4", "3rd Indiana and 2nd Indiana are on the same side");
    row("r k1", "There is no unit r, and no such action: \"r\" may be roll-to-close, roll-to-stand, ");
    row("zap k1", "No such action: nothing begins with \"zap\".");
    row("fire k1+k2 m1", "One unit at a time");
    row("fire k1 m1 6 7", "Target hit in: \"7\" is none of front, flank, rear.");
}

void TestCodesLine::what_is_wrong_is_said_at_once()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, said);
    Player& player = in_first_fire();
    open_codes(player, typed);
    const QString words = player.words("codes_problems");
    player.press(Qt::Key_Escape);
    if (said.isEmpty())
        QCOMPARE(words, QString{});
    else
        QVERIFY2(words.contains(said), qPrintable(words));
}

void TestCodesLine::what_is_typed_is_understood_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("understood");
    QTest::addColumn<QString>("next");
    const auto row = [](const char* typed, const char* understood, const char* next) {
        QTest::newRow(typed) << QString{typed} << QString{understood} << QString{next};
    };
    row("k1", "Fire: Firer K1 2nd Indiana", "Then: Target, Range (4 in), Target hit in (front)");
    row("K1 M1 6,5", "Fire: Firer K1 2nd Indiana, Target M1 Uraga's 1st battalion, Range 6.5 in", "Then: Target hit in (front)");
    row("fi k1 m1 6.5 fl", "Fire: Firer K1 2nd Indiana, Target M1 Uraga's 1st battalion, Range 6.5 in, Target hit in flank", "");
    row("k1 m1 asp=r 5", "Fire: Firer K1 2nd Indiana, Target M1 Uraga's 1st battalion, Range 5 in, Target hit in rear", "");
    row("uraga-1 k1 3", "Fire: Firer M1 Uraga's 1st battalion, Target K1 2nd Indiana, Range 3 in", "Then: Target hit in (front)");
    row("ral k2", "Rally: Unit K2 3rd Indiana", "Then: Leader, Enemy near (no)");
    row("k1 m1 6 firer_in_b=y",
        "Fire: Firer K1 2nd Indiana, Target M1 Uraga's 1st battalion, Range 6 in, Firer fires out of a building yes",
        "Then: Target hit in (front)");
}

void TestCodesLine::what_is_typed_is_understood()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, understood);
    QFETCH(const QString, next);
    Player& player = in_first_fire();
    open_codes(player, typed);
    const QString is_understood = player.words("codes_understood");
    const QString is_next = player.words("codes_next");
    player.press(Qt::Key_Escape);
    QCOMPARE(is_understood, understood);
    QCOMPARE(is_next, next);
}

void TestCodesLine::what_is_wrong_stays_to_be_put_right()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    open_codes(player, "k1 m1 30");
    player.press(Qt::Key_Return);
    QCOMPARE(focus(), QString{"codes_line"});
    for (int i = 0; i < 2; ++i)
        player.press(Qt::Key_Backspace);
    player.type("6\r");
    QCOMPARE(focus(), QString{"usual"});
    QCOMPARE(answer(player, "range"), std::string{"6"});
}

void TestCodesLine::what_speaks_against_it_is_asked_in_the_form()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    open_codes(player, "k1 k2 4");
    QVERIFY(player.words("codes_problems").contains("Enter goes on to the form, which asks for a reason."));
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(focus(), QString{"reason"});
    player.type("they took them for Mexicans\r");
    player.wait();
    QCOMPARE(focus(), QString{"usual"});
    player.press(Qt::Key_Return);
    QCOMPARE(focus(), QString{"dice"});
    player.type("12\r");
    player.wait();
    QCOMPARE(player.state().pending.size(), std::size_t{1});
    QCOMPARE(answer_of(player.state().pending.front(), "range"), std::string_view{"4"});
}

void TestCodesLine::escape_goes_back_to_where_the_keys_were()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    const QString before = focus();
    open_codes(player, "k1 m1");
    player.press(Qt::Key_Escape);
    QCOMPARE(focus(), before);
    QVERIFY(!player.window().findChild<ui::CodesLine*>("codes")->isVisible());
}

void TestCodesLine::the_finder_takes_its_place()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    const QString before = focus();
    open_codes(player, "k1 m1");
    player.press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(!player.window().findChild<ui::CodesLine*>("codes")->isVisible());
    player.press(Qt::Key_Escape);
    QCOMPARE(focus(), before);
    player.open_action("rally");
    player.wait();
    QCOMPARE(std::string{player.window().sheet().action()->key}, std::string{"rally"});
}

void TestCodesLine::without_measures_the_form_asks_for_them()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    open_codes(player, "k1 m1");
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(focus(), QString{"range"});
    QCOMPARE(answer(player, "target_effectives"), std::string{"14"});
}

void TestCodesLine::nothing_is_clipped_outside_or_unnamed_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("typed");
    for (const int percent : {100, 200, 300})
        for (const char* typed : {"", "k1 m1 6.5", "k1 m1 6 firer=3", "k1 k2 4"})
            QTest::newRow(qPrintable(QStringLiteral("%1 at %2 percent").arg(QString{typed}).arg(percent))) << percent << QString{typed};
}

void TestCodesLine::nothing_is_clipped_outside_or_unnamed()
{
    QFETCH(const int, percent);
    QFETCH(const QString, typed);
    Player player{all_rulesets(), percent};
    begin_first_fire(player);
    open_codes(player, typed);
    QCOMPARE(player.window().size(), QSize(1024, 768));
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
}

#include "test_codes_line.moc"
