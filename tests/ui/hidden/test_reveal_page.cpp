// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/hidden/chips.h"
#include "tests/ui/player.h"
#include "ui/hidden/reveal_page.h"

#include <QLabel>
#include <QLineEdit>
#include <QObject>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <QTest>

using namespace corneta;

/// All orders turned up on a page of their own.
class TestRevealPage : public QObject {
    Q_OBJECT
private slots:
    void it_opens_when_all_is_turned_up();
    void it_is_reached_again_by_its_key_and_from_the_journal();
    void nothing_that_lies_face_down_is_on_it();
    void f8_goes_on_and_esc_goes_back();
    void f5_rolls_for_those_without_an_order();
    void a_game_without_chips_says_so();
    void dice_stand_in_a_column_and_their_button_in_sight();
};

namespace {

ui::RevealPage& page_of(Player& player)
{
    return *player.window().findChild<ui::RevealPage*>();
}

/// All that is written on the page.
QString words_on(Player& player)
{
    QStringList words;
    for (const QLabel* label : page_of(player).findChildren<QLabel*>())
        if (label->isVisible() && !label->text().isEmpty())
            words << label->text();
    return words.join('\n');
}

void lay_all(Player& player)
{
    begin_plateau(player);
    lay(player, us_points, "mhfc"); // K5 has none
    lay(player, mexican_points, mexican_chips);
}

void turn_all_up(Player& player)
{
    player.press(Qt::Key_Return);
    player.type("1\r1\r");
    player.wait();
}

} // namespace

void TestRevealPage::it_opens_when_all_is_turned_up()
{
    Player player{all_rulesets()};
    lay_all(player);
    QVERIFY(!page_of(player).isVisible());
    turn_all_up(player);
    QVERIFY(page_of(player).isVisible());
    const QString words = words_on(player);
    QCOMPARE(player.words("reveal_title"), QString{"Orders turned up"});
    QVERIFY2(player.words("reveal_words").contains("orders of 11 units"), qPrintable(player.words("reveal_words")));
    QVERIFY2(words.contains("United States\n5 orders\nCharge\n1 unit\nTaylor\nK4 Kentucky cavalry\n"
                            "First Fire\n1 unit\nTaylor\nK3 Mississippi Rifles\nHold Fire\n1 unit\nLane\nK2 3rd Indiana"),
             qPrintable(words));
    QVERIFY2(words.contains("Hold\n2 units\nBlanco\nM2 Uraga's 2nd battalion\nM6 Blanco's battery"), qPrintable(words));
}

void TestRevealPage::it_is_reached_again_by_its_key_and_from_the_journal()
{
    Player player{all_rulesets()};
    lay_all(player);
    turn_all_up(player);
    player.press(Qt::Key_Escape);
    QVERIFY(!page_of(player).isVisible());
    player.press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(page_of(player).isVisible());
    QVERIFY(words_on(player).contains("M6 Blanco's battery"));
    player.press(Qt::Key_Escape);
    player.press(Qt::Key_3, Qt::ControlModifier);
    const auto& entries = player.window().desk().game()->journal().entries();
    std::size_t up = entries.size();
    while (!std::holds_alternative<game::TurnUp>(entries[up - 1].command)) {
        player.press(Qt::Key_Up);
        --up;
    }
    while (up < entries.size() && !std::holds_alternative<game::TurnUp>(entries[up - 1].command))
        ++up;
    player.press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(player.words("reveal_title"), QStringLiteral("Orders turned up by entry %1").arg(up));
    QVERIFY(words_on(player).contains("K4 Kentucky cavalry"));
    QVERIFY2(!words_on(player).contains("K5"), qPrintable(words_on(player))); // who rolled for one later
}

void TestRevealPage::nothing_that_lies_face_down_is_on_it()
{
    for (const char* letters : {"mhfc", "tofm"}) {
        Player player{all_rulesets()};
        begin_plateau(player);
        lay(player, us_points, letters);
        player.press(Qt::Key_Escape);
        player.press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
        const QString words = words_on(player);
        for (const char* unit : {"K1", "K2", "K3", "K4", "Charge", "Move", "Hold", "Form"})
            QVERIFY2(!words.contains(unit), qPrintable(words));
        QVERIFY2(words.contains("K5"), qPrintable(words)); // who has none
    }
}

void TestRevealPage::f8_goes_on_and_esc_goes_back()
{
    Player player{all_rulesets()};
    lay_all(player);
    turn_all_up(player);
    const std::string before = player.state().stage.phase;
    player.press(Qt::Key_F8);
    player.wait();
    QVERIFY(player.state().stage.phase != before);
    QVERIFY(!page_of(player).isVisible());
}

void TestRevealPage::f5_rolls_for_those_without_an_order()
{
    Player player{all_rulesets()};
    begin_plateau(player);
    player.press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(words_on(player).contains("they roll at random: K1"), qPrintable(words_on(player)));
    player.press(Qt::Key_F5);
    player.wait();
    QVERIFY2(!words_on(player).contains("K1 2nd Indiana,"), qPrintable(words_on(player)));
    QVERIFY(player.state().find("K1")->word("order") != "none");
    QVERIFY(!player.state().find("K1")->word("order").empty());
}

void TestRevealPage::a_game_without_chips_says_so()
{
    Player player{all_rulesets()};
    player.create_game("cedar-creek", "belle-grove-small");
    player.press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(player.words("reveal_title"), QString{"No orders are laid in this game"});
}

void TestRevealPage::dice_stand_in_a_column_and_their_button_in_sight()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista");
    player.window().resize(1024, 500);
    player.press(Qt::Key_F11);
    player.press(Qt::Key_Return);
    player.wait();
    QSet<int> columns;
    for (const auto* die : player.window().findChildren<QLineEdit*>(QRegularExpression{"^die_"}))
        if (die->isVisible())
            columns.insert(die->mapTo(&player.window(), QPoint{}).x());
    QCOMPARE(columns.size(), 1);
    const auto* button = player.window().findChild<QPushButton*>("hidden_roll");
    QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
}

#include "test_reveal_page.moc"
