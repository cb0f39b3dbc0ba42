// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/odds.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/form/form_widget.h"
#include "ui/odds/odds_bars.h"
#include "ui/odds/odds_panel.h"

#include <QApplication>
#include <QLineEdit>
#include <QLocale>
#include <QPointer>
#include <QTest>

using namespace corneta;

/// A fire is settled with keys alone, and the odds follow every key.
class TestFireByKeyboard : public QObject {
    Q_OBJECT

private slots:
    void a_fire_takes_at_most_25_keys();
    void fire_is_picked_from_any_focus();
    void point_and_comma_are_the_decimal_mark_data();
    void point_and_comma_are_the_decimal_mark();
    void the_bars_are_the_odds_after_every_change();
    void what_is_wrong_stands_beside_its_field();
    void an_empty_dice_field_rolls();
    void too_few_and_wrong_faces_are_said();
};

namespace {

std::int32_t answer(Player& player, std::string_view key)
{
    const Answers& answers = player.window().sheet().form().answers();
    return answers.value(index_of(answers.form(), key).value());
}

/// The bars on the screen against the odds of the form's answers.
void compare_bars(Player& player)
{
    player.wait();
    const Action& action = *player.window().sheet().action();
    const Answers& answers = player.window().sheet().form().answers();
    const Odds wanted = odds(action, answers, *player.window().book().typed_charts).front();
    const auto* bars = player.window().sheet().odds().findChild<ui::OddsBars*>();
    QCOMPARE(bars->rows().size(), wanted.rows.size());
    for (std::size_t i = 0; i < wanted.rows.size(); ++i) {
        const ui::OddsBars::Row& row = bars->rows()[i];
        QCOMPARE(row.probability, wanted.rows[i].chance.probability);
        const QString chance = QStringLiteral("%1 in %2").arg(*wanted.rows[i].chance.weight).arg(*wanted.total);
        QVERIFY2(row.chance.startsWith(chance), qPrintable(row.chance + " is not " + chance));
        QVERIFY(bars->accessibleName().contains(row.chance));
    }
}

} // namespace

void TestFireByKeyboard::a_fire_takes_at_most_25_keys()
{
    Player player{all_rulesets()};
    player.begin_to_count();
    player.open_action("fir");
    player.press(Qt::Key_Tab);
    player.type("19");
    player.press(Qt::Key_Tab);
    player.press(Qt::Key_Tab);
    player.type("v");
    player.go_to_field("ran");
    player.type("6.5");
    player.press(Qt::Key_Return);
    player.type("13");
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(answer(player, "firer_castings"), 190);
    QCOMPARE(answer(player, "firer_experience"), 3);
    QCOMPARE(answer(player, "range"), 65);
    QCOMPARE(player.words("sentence"), QString{"Losses 4: stragglers 2, casualties 2. The target holds."});
    qInfo("%d keys", player.keys());
    QVERIFY(player.keys() <= 25);
}

void TestFireByKeyboard::fire_is_picked_from_any_focus()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.press(Qt::Key_Return);
    player.type("13");
    player.press(Qt::Key_Return);
    player.wait();
    std::vector<QPointer<QWidget>> places;
    for (QWidget* place : player.focusable())
        places.emplace_back(place);
    QVERIFY(places.size() > 20);
    for (const QPointer<QWidget>& place : places) {
        player.open_action("leader");
        QCOMPARE(player.window().sheet().action()->key, std::string_view{"leader-points"});
        if (place != nullptr && place->isVisible())
            place->setFocus(Qt::TabFocusReason);
        player.open_action("fir");
        QCOMPARE(player.window().sheet().action()->key, std::string_view{"fire"});
        QVERIFY(player.window().sheet().form().isAncestorOf(QApplication::focusWidget()));
        if (place != nullptr && place->isVisible()) {
            place->setFocus(Qt::TabFocusReason);
            player.open_action("fir");
            QVERIFY(player.window().sheet().form().isAncestorOf(QApplication::focusWidget()));
        }
    }
}

void TestFireByKeyboard::point_and_comma_are_the_decimal_mark_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("typed");
    QTest::newRow("English, point") << QLocale{QLocale::English} << "6.5";
    QTest::newRow("English, comma") << QLocale{QLocale::English} << "6,5";
    QTest::newRow("Spanish, point") << QLocale{QLocale::Spanish} << "6.5";
    QTest::newRow("Spanish, comma") << QLocale{QLocale::Spanish} << "6,5";
}

void TestFireByKeyboard::point_and_comma_are_the_decimal_mark()
{
    QFETCH(const QLocale, locale);
    QFETCH(const QString, typed);
    QLocale::setDefault(locale);
    Player player{all_rulesets()};
    player.open_action("fir");
    player.go_to_field("range");
    player.type(typed);
    QCOMPARE(answer(player, "range"), 65);
    compare_bars(player);
    QLocale::setDefault(QLocale::c());
}

void TestFireByKeyboard::the_bars_are_the_odds_after_every_change()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    compare_bars(player);
    player.go_to_field("castings");
    player.type("2");
    compare_bars(player);
    player.type("4");
    compare_bars(player);
    player.press(Qt::Key_Backspace);
    compare_bars(player);
    player.go_to_field("experience");
    player.type("u");
    compare_bars(player);
    player.go_to_field("initial");
    player.press(Qt::Key_Space);
    QCOMPARE(answer(player, "firer_initial_volley"), 1);
    compare_bars(player);
    player.go_to_field("cover");
    player.type("h");
    compare_bars(player);
    player.go_to_field("effectives");
    player.type("5");
    compare_bars(player);
    player.go_to_field("arm");
    player.type("a");
    compare_bars(player);
}

void TestFireByKeyboard::what_is_wrong_stands_beside_its_field()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.go_to_field("range");
    player.type("15");
    player.wait();
    const QWidget* range = player.window().findChild<QWidget*>("range");
    QVERIFY(range->accessibleDescription().contains("beyond a musket's 14 in"));
    player.type("x");
    QVERIFY(range->accessibleDescription().contains("15x"));
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    QVERIFY(player.words("sentence").isEmpty());
}

void TestFireByKeyboard::an_empty_dice_field_rolls()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.press(Qt::Key_Return);
    QVERIFY(player.words("dice_words").contains("d20"));
    player.press(Qt::Key_Return);
    player.wait();
    QVERIFY(!player.words("sentence").isEmpty());
}

void TestFireByKeyboard::too_few_and_wrong_faces_are_said()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.type("a");
    player.go_to_field("gun castings");
    player.type("2");
    player.press(Qt::Key_Return);
    player.type("13");
    player.press(Qt::Key_Return);
    player.wait();
    QVERIFY(player.words("sentence").isEmpty());
    QVERIFY(player.words("dice_words").contains("gun 2"));
    player.type(" 21");
    player.press(Qt::Key_Return);
    player.wait();
    QVERIFY(player.words("sentence").isEmpty());
    QVERIFY(player.words("dice_words").contains("21"));
}

#include "test_fire_by_keyboard.moc"
