// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/odds/odds_bars.h"
#include "ui/odds/odds_panel.h"
#include "ui/result/hand_line.h"

#include <QApplication>
#include <QCheckBox>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <array>

using namespace corneta;

/// What came of a roll, on its card and in the odds.
class TestResultCard : public QObject {
    Q_OBJECT

private slots:
    void hands_have_a_picture_of_what_they_do();
    void the_row_that_came_true_is_marked_until_something_is_typed();
    void digits_tick_off_what_the_hands_have_done();
    void enter_after_a_result_proposes_who_may_act_next();
    void f9_once_more_opens_what_the_forces_know();
    void f6_goes_to_the_card_and_then_opens_its_working();
};

namespace {

std::vector<QString> marked(Player& player)
{
    std::vector<QString> values;
    for (const auto* bars : player.window().findChildren<ui::OddsBars*>())
        for (const ui::OddsBars::Row& row : bars->rows())
            if (row.came_true)
                values.push_back(row.value);
    return values;
}

QList<bool> ticks(Player& player)
{
    QList<bool> all;
    for (const auto* box : player.window().findChildren<QCheckBox*>())
        if (box->isVisible() && box->toolTip().contains("ticks it off"))
            all << box->isChecked();
    return all;
}

void fire(Player& player, const QString& face)
{
    player.open_action("fir");
    player.press(Qt::Key_F3);
    player.type(face);
    player.press(Qt::Key_Return);
    player.wait();
}

} // namespace

void TestResultCard::the_row_that_came_true_is_marked_until_something_is_typed()
{
    Player player{all_rulesets()};
    fire(player, "13");
    QCOMPARE(marked(player), (std::vector<QString>{player.words("sentence").mid(7, 1)}));
    player.type("8");
    player.wait();
    player.press(Qt::Key_F9);
    player.go_to_field("range");
    player.type("3");
    player.wait();
    QVERIFY(marked(player).empty());
}

void TestResultCard::digits_tick_off_what_the_hands_have_done()
{
    Player player{all_rulesets()};
    fire(player, "13");
    const qsizetype lines = ticks(player).size();
    QVERIFY(lines >= 2);
    QCOMPARE(ticks(player).count(true), 0);
    player.press(Qt::Key_F6);
    player.type("2");
    QCOMPARE(ticks(player).count(true), 1);
    QVERIFY(ticks(player)[1]);
    player.type("9");
    QCOMPARE(ticks(player).count(true), 1);
    player.type("2");
    QCOMPARE(ticks(player).count(true), 0);
}

void TestResultCard::enter_after_a_result_proposes_who_may_act_next()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.end_phase();
    player.end_phase();
    for (const char* unit : {"2nd-indiana", "3rd-indiana", "mississippi", "kentucky-horse"})
        QVERIFY(player.window().desk().game()->give(game::Edit{unit, {{"order", "first-fire"}}, std::nullopt, "so"}, {},
                                                    ui::OpenGame::Rolls::No));
    player.open_action("fir");
    player.wait();
    QCOMPARE(player.words("odds_why"), QString{"The odds stand here once you name the firer."});
    QVERIFY(player.window().sheet().odds().odds().empty());
    player.type("k1");
    player.wait();
    QCOMPARE(player.words("odds_why"), QString{"The odds stand here once you name the target."});
    const auto* button = player.window().findChild<QPushButton*>("roll");
    player.type("m3");
    player.wait();
    QVERIFY(!player.window().sheet().odds().odds().empty());
    QCOMPARE(player.words("odds_why"), QString{"As the form begins, where nothing is said yet:"});
    player.type("4\r\r18");
    QCOMPARE(button->text(), QString{"Roll (F5)"});
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(button->text(), QString{"Next (Enter)"});
    QVERIFY2(player.words("help").startsWith("Enter: the next one."), qPrintable(player.words("help")));
    player.press(Qt::Key_Return);
    QCOMPARE(button->text(), QString{"Roll (F5)"});
    player.wait();
    const auto* firer = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(firer != nullptr && firer->objectName() == "role_firer");
    QCOMPARE(firer->selectedText(), QString{"K2"});
    const QString last = player.words("sentence");
    player.open_again();
    QCOMPARE(player.words("sentence"), last); // the last result is there again
    player.press(Qt::Key_Return);             // K2 it is
    player.type("m34\r\r13\r");
    player.wait();
    const auto& roles = player.window().desk().game()->journal().entries().back().results.front().play->roles;
    QCOMPARE(roles.front().units, std::vector<std::string>{"3rd-indiana"});
    player.press(Qt::Key_Return);
    player.wait();
    player.type("k4m34\r\r13\r"); // another in its place
    player.wait();
    QCOMPARE(player.window().desk().game()->journal().entries().back().results.front().play->roles.front().units,
             std::vector<std::string>{"kentucky-horse"});
}

void TestResultCard::f9_once_more_opens_what_the_forces_know()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.open_action("fir");
    player.type("k1m3");
    player.wait();
    const auto* cover = player.window().findChild<QWidget*>("target_cover");
    QVERIFY(cover != nullptr && !cover->isVisible());
    player.press(Qt::Key_F9);
    player.wait();
    QVERIFY(cover->isVisible());
    player.open_action("fir");
    player.type("k1m3");
    player.go_to_field("target cover"); // its name opens it too
    player.wait();
    QVERIFY(cover->isVisible());
}

void TestResultCard::f6_goes_to_the_card_and_then_opens_its_working()
{
    Player player{all_rulesets()};
    fire(player, "13");
    const auto* table = player.window().findChild<QTableView*>("working");
    QVERIFY(table != nullptr && !table->isVisible());
    player.press(Qt::Key_F6);
    QVERIFY(!table->isVisible());
    player.press(Qt::Key_F6);
    QVERIFY(table->isVisible());
    QCOMPARE(QApplication::focusWidget(), table);
}

/// By what it is, whatever it says.
void TestResultCard::hands_have_a_picture_of_what_they_do()
{
    const auto painted = [](Hand hand) {
        QImage image{24, 24, QImage::Format_ARGB32};
        image.fill(Qt::white);
        QPainter painter{&image};
        ui::paint_hand(painter, QRectF{0, 0, 24, 24}, hand);
        painter.end();
        return image;
    };
    constexpr std::array all{Hand::Say, Hand::TakeOff, Hand::PutBehind, Hand::PutDown, Hand::Mark, Hand::Unmark, Hand::Turn, Hand::Move};
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(painted(all[i]) != painted(all[j]));
}

#include "test_result_card.moc"
