// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/odds/odds_panel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>

using namespace corneta;

/// Where the keys are after a page was opened and left, and what stands there then.
class TestComingAndGoing : public QObject {
    Q_OBJECT

private slots:
    void an_owed_check_opens_with_its_unit();
    void the_odds_stand_where_they_stood();
    void the_finder_ranks_titles_over_what_is_hidden();
    void a_letter_with_alt_types_nothing_into_a_role();
    void enter_stands_on_one_button_of_the_curtain();
    void after_turning_up_the_next_form_is_of_something_to_do();
    void leaving_a_page_gives_the_cursor_its_place_back_data();
    void leaving_a_page_gives_the_cursor_its_place_back();
    void a_unit_is_added_while_text_is_selected();
};

namespace {

void begin_first_fire(Player& player)
{
    player.create_game("santa-anna", "buena-vista-small");
    while (player.state().stage.phase != "first-fire")
        player.end_phase();
}

QString focus_name()
{
    return QApplication::focusWidget() == nullptr ? QString{} : QApplication::focusWidget()->objectName();
}

} // namespace

void TestComingAndGoing::an_owed_check_opens_with_its_unit()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    QVERIFY(
        player.window().desk().game()->give(game::Edit{"uraga-1", {{"effectives", "8"}}, std::nullopt, "so"}, {}, ui::OpenGame::Rolls::No));
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type("fire k5 m1 3 aspect=flank\r");
    player.wait();
    for (int i = 0; i < 2 && focus_name() == "reason"; ++i)
        player.type("as it was\r");
    if (focus_name() == "usual")
        player.press(Qt::Key_Return);
    player.type("20 20\r");
    player.wait();
    player.end_phase();
    player.press(Qt::Key_1, Qt::ControlModifier);
    player.press(Qt::Key_Down);
    player.press(Qt::Key_Return);
    player.wait();
    QVERIFY2(focus_name().startsWith("role_") || focus_name() == "dice", qPrintable(focus_name()));
}

void TestComingAndGoing::the_odds_stand_where_they_stood()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type("fire k1 m3 4\r");
    player.wait();
    const QWidget& odds = player.window().sheet().odds();
    const auto place = [&] { return QRect{odds.mapTo(&player.window(), QPoint{}), odds.size()}; };
    const QRect before = place();
    for (const Qt::Key page : {Qt::Key_F12, Qt::Key_F1, Qt::Key_F4, Qt::Key_F11}) {
        player.press(page);
        player.wait();
        player.press(Qt::Key_Escape);
        player.wait();
        QCOMPARE(place(), before);
    }
}

void TestComingAndGoing::the_finder_ranks_titles_over_what_is_hidden()
{
    Player player{all_rulesets()};
    player.window().open_ruleset(0);
    player.press(Qt::Key_N, Qt::ControlModifier);
    player.type("feb");
    const auto* list = player.window().findChild<QListWidget*>("finder_list");
    QVERIFY(list != nullptr);
    QVERIFY2(list->currentItem()->text().contains("February"), qPrintable(list->currentItem()->text()));
}

void TestComingAndGoing::a_letter_with_alt_types_nothing_into_a_role()
{
    Player player{all_rulesets()};
    begin_first_fire(player);
    player.open_action("fir");
    auto* role = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(role != nullptr && role->objectName() == "role_firer");
    role->clear();
    for (const Qt::Key letter : {Qt::Key_G, Qt::Key_Z, Qt::Key_B})
        QTest::keyClick(role, letter, Qt::AltModifier);
    QCOMPARE(role->text(), QString{});
}

void TestComingAndGoing::enter_stands_on_one_button_of_the_curtain()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.press(Qt::Key_F11);
    player.wait();
    int enters = 0;
    for (const auto* button : player.window().findChildren<QAbstractButton*>())
        enters += button->isVisible() && button->text().contains("(Enter)") ? 1 : 0;
    QCOMPARE(enters, 1);
}

void TestComingAndGoing::after_turning_up_the_next_form_is_of_something_to_do()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.open_action("distance");
    player.press(Qt::Key_F11);
    player.type("\r");
    player.type("2\r3\r");
    player.wait();
    player.type("mhfc");
    player.press(Qt::Key_Return, Qt::ControlModifier);
    player.type("\r4\r1\rm\rfhoc");
    player.press(Qt::Key_Return, Qt::ControlModifier);
    player.wait();
    player.press(Qt::Key_Return);
    player.wait();
    if (player.state().face_down.size() > 0) {
        player.type("1\r1\r");
        player.wait();
    }
    QVERIFY(player.state().face_down.empty());
    QVERIFY2(player.window().sheet().action()->key != "distance-to-leader", "the old form is back");
}

void TestComingAndGoing::leaving_a_page_gives_the_cursor_its_place_back_data()
{
    QTest::addColumn<Qt::Key>("page");
    QTest::newRow("keys") << Qt::Key_F1;
    QTest::newRow("charts") << Qt::Key_F4;
    QTest::newRow("end of the phase") << Qt::Key_F8;
    QTest::newRow("phase sheet") << Qt::Key_F12;
}

void TestComingAndGoing::leaving_a_page_gives_the_cursor_its_place_back()
{
    QFETCH(const Qt::Key, page);
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.open_action("fir");
    player.type("k1");
    QCOMPARE(focus_name(), QString{"role_target"});
    player.press(page);
    player.wait();
    player.press(Qt::Key_Escape);
    player.wait();
    QCOMPARE(focus_name(), QString{"role_target"});
}

void TestComingAndGoing::a_unit_is_added_while_text_is_selected()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.press(Qt::Key_2, Qt::ControlModifier);
    player.press(Qt::Key_Insert, Qt::ControlModifier);
    player.wait();
    QVERIFY(player.words("table_title").contains("new", Qt::CaseInsensitive) || !player.words("table_title").isEmpty());
}

#include "test_coming_and_going.moc"
