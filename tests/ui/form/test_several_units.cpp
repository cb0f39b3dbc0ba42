// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/resolve.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/form/form_widget.h"
#include "ui/odds/odds_panel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QTest>

#include <algorithm>

using namespace corneta;

/// One unit stands in the form, several in a table.
class TestSeveralUnits : public QObject {
    Q_OBJECT

private slots:
    void a_letter_adds_a_unit_and_the_first_keeps_its_answers();
    void the_tab_key_reaches_the_button();
    void ins_adds_a_unit_and_ctrl_del_leaves_one_in_the_form();
    void each_has_its_chance_and_its_result();
    void what_is_wrong_in_a_row_is_said();
    void several_are_kept_while_another_action_is_open();
    void no_key_has_two_meanings_data();
    void no_key_has_two_meanings();
};

namespace {

constexpr std::array of_several{"leader-points", "random-order", "rout-check", "rally", "hold-recovery"};

std::vector<std::int32_t> answer(Player& player, std::string_view key)
{
    const Answers& answers = player.window().sheet().form().answers();
    const auto values = answers.at(index_of(answers.form(), key).value());
    return {values.begin(), values.end()};
}

QAbstractButton* another(Player& player)
{
    for (auto* button : player.window().findChildren<QAbstractButton*>("another"))
        if (button->isVisible())
            return button;
    return nullptr;
}

bool is_shown(Player& player, const char* object_name)
{
    const auto* widget = player.window().findChild<QWidget*>(QString::fromLatin1(object_name));
    return widget != nullptr && widget->isVisible();
}

QStringList shown(Player& player, const char* object_name)
{
    QStringList words;
    for (const QLabel* label : player.window().findChildren<QLabel*>(QString::fromLatin1(object_name)))
        if (label->isVisible())
            words << label->text();
    return words;
}

QString focused()
{
    return QApplication::focusWidget()->objectName();
}

void open_rally(Player& player)
{
    player.open_action("rally");
    player.go_to_field("casualties");
    player.type("6");
}

} // namespace

void TestSeveralUnits::a_letter_adds_a_unit_and_the_first_keeps_its_answers()
{
    Player player{all_rulesets()};
    open_rally(player);
    QVERIFY(is_shown(player, "unit_casualties"));
    QVERIFY(!is_shown(player, "unit_casualties_1"));
    player.press(Qt::Key_U, Qt::AltModifier);
    player.wait();
    QCOMPARE(answer(player, "unit_casualties"), (std::vector{60, 0}));
    QVERIFY(!is_shown(player, "unit_casualties"));
    QVERIFY(is_shown(player, "unit_casualties_1") && is_shown(player, "unit_casualties_2"));
    QCOMPARE(player.window().findChild<QLineEdit*>("unit_casualties_1")->text(), QString{"6"});
    QCOMPARE(focused(), QString{"unit_experience_2"});
    player.press(Qt::Key_U, Qt::AltModifier);
    QCOMPARE(answer(player, "unit_castings"), (std::vector{120, 120, 120}));
}

void TestSeveralUnits::the_tab_key_reaches_the_button()
{
    Player player{all_rulesets()};
    player.open_action("leader p");
    player.go_to_field("rating");
    player.type("3");
    for (int tabs = 0; tabs < 10 && QApplication::focusWidget() != another(player); ++tabs)
        player.press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), another(player));
    QCOMPARE(another(player)->accessibleName(), QString{"Another leader"});
    player.press(Qt::Key_Tab);
    QCOMPARE(focused(), QString{"dice"});
    player.press(Qt::Key_Backtab, Qt::ShiftModifier);
    player.press(Qt::Key_Return);
    QCOMPARE(answer(player, "leader_rating"), (std::vector{30, 10}));
    player.type("0");
    QCOMPARE(answer(player, "leader_rating"), (std::vector{30, 0}));
}

void TestSeveralUnits::ins_adds_a_unit_and_ctrl_del_leaves_one_in_the_form()
{
    Player player{all_rulesets()};
    open_rally(player);
    player.press(Qt::Key_Insert);
    player.go_to_field("casualties");
    player.type("9");
    QCOMPARE(answer(player, "unit_casualties"), (std::vector{90, 0}));
    player.press(Qt::Key_Tab);
    player.press(Qt::Key_Delete, Qt::ControlModifier);
    player.wait();
    QCOMPARE(answer(player, "unit_casualties"), std::vector{0});
    QVERIFY(is_shown(player, "unit_casualties") && !is_shown(player, "unit_casualties_1"));
    QCOMPARE(player.window().findChild<QLineEdit*>("unit_casualties")->text(), QString{"0"});
    QCOMPARE(focused(), QString{"unit_experience"});
    player.go_to_field("casualties");
    player.type("4");
    player.press(Qt::Key_Insert);
    QCOMPARE(answer(player, "unit_casualties"), (std::vector{40, 0}));
    QCOMPARE(player.window().findChild<QLineEdit*>("unit_casualties_1")->text(), QString{"4"});
}

void TestSeveralUnits::each_has_its_chance_and_its_result()
{
    Player player{all_rulesets()};
    player.open_action("rally");
    player.wait();
    QCOMPARE(shown(player, "chance"), QStringList{"Rallies 9 in 20"});
    QVERIFY(!player.words("levers").isEmpty());
    QVERIFY2(player.words("dice_words").contains("rally (d20)"), qPrintable(player.words("dice_words")));
    player.press(Qt::Key_Insert);
    player.press(Qt::Key_V);
    player.wait();
    QCOMPARE(shown(player, "chance"), (QStringList{"Rallies 9 in 20", "Rallies 11 in 20"}));
    QVERIFY(player.words("levers").isEmpty());
    QVERIFY2(player.words("dice_words").contains("unit 2: rally (d20)"), qPrintable(player.words("dice_words")));
    player.press(Qt::Key_F3);
    player.type("12 9");
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(shown(player, "sentence"), (QStringList{"The unit rallies.", "The unit stays broken."}));
}

void TestSeveralUnits::what_is_wrong_in_a_row_is_said()
{
    Player player{all_rulesets()};
    player.open_action("rally");
    player.press(Qt::Key_U);
    const auto says = [&player](const QString& words) {
        const auto labels = player.window().findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->isVisible() && label->text().contains(words); });
    };
    QVERIFY(says("\u25b2 untrained units"));
    player.press(Qt::Key_Insert);
    QVERIFY(says("\u25b2 unit 1: untrained units"));
    QVERIFY(!says("\u25b2 untrained units"));
    player.press(Qt::Key_Delete, Qt::ControlModifier);
    QVERIFY(says("\u25b2 untrained units"));
    player.go_to_field("casualties");
    player.type("x");
    player.press(Qt::Key_Insert);
    QVERIFY(player.window().sheet().form().unreadable().isEmpty());
    QCOMPARE(answer(player, "unit_casualties"), (std::vector{0, 0}));
}

void TestSeveralUnits::several_are_kept_while_another_action_is_open()
{
    Player player{all_rulesets()};
    open_rally(player);
    player.press(Qt::Key_Insert);
    player.open_action("fir");
    player.open_action("rally");
    QCOMPARE(answer(player, "unit_casualties"), (std::vector{60, 0}));
    QVERIFY(is_shown(player, "unit_casualties_2"));
    player.press(Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(answer(player, "unit_casualties"), std::vector{0});
    QVERIFY(is_shown(player, "unit_casualties") && !is_shown(player, "unit_casualties_2"));
}

void TestSeveralUnits::no_key_has_two_meanings_data()
{
    QTest::addColumn<QString>("action");
    for (const char* action : of_several)
        QTest::newRow(action) << QString{action};
}

void TestSeveralUnits::no_key_has_two_meanings()
{
    QFETCH(const QString, action);
    Player player{all_rulesets()};
    player.window().open_action(*player.window().book().ruleset->find_action(action.toStdString()));
    player.wait();
    const auto* button = another(player);
    QVERIFY(button != nullptr);
    bool is_reached = false;
    QStringList keys;
    for (const QShortcut* shortcut : player.window().findChildren<QShortcut*>()) {
        const auto* owner = qobject_cast<const QWidget*>(shortcut->parent());
        if (owner == nullptr || !owner->isVisible() || shortcut->key().isEmpty())
            continue;
        QVERIFY2(!keys.contains(shortcut->key().toString()), qPrintable(shortcut->key().toString()));
        keys << shortcut->key().toString();
        is_reached = is_reached || owner == button;
    }
    QVERIFY(is_reached);
    const QString letter = button->text().mid(button->text().indexOf('&') + 1, 1).toUpper();
    QVERIFY(button->text().contains('&') && keys.contains("Alt+" + letter));
}

#include "test_several_units.moc"
