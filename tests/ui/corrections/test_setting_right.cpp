// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/corrections/stats_of_unit.h"
#include "ui/form/form_widget.h"

#include <QApplication>
#include <QTableView>
#include <QTest>

using namespace corneta;

/// The table wins: any number of a unit, a leader or a side is set right by keys alone.
class TestSettingRight : public QObject {
    Q_OBJECT

private slots:
    void a_number_is_set_right_in_one_step();
    void stats_of_every_kind_are_set_right_data();
    void stats_of_every_kind_are_set_right();
    void only_what_differs_is_written();
    void a_word_that_cannot_be_read_is_said_beside_its_line();
    void a_reason_is_asked_for();
    void nothing_that_differs_is_no_entry();
    void escape_leaves_and_writes_nothing();
    void the_tab_key_goes_through_the_lines_to_the_reason();
    void the_form_is_filled_with_what_is_set_right_and_undone();
    void elsewhere_the_unit_is_asked_for_by_its_code();
    void sides_and_leaders_are_set_right_too_data();
    void sides_and_leaders_are_set_right_too();
};

namespace {

void begin_fire(Player& player)
{
    player.create_game("santa-anna", "buena-vista-small");
    while (player.state().stage.phase != "first-fire")
        player.end_phase();
}

const game::Journal& journal(Player& player)
{
    return player.window().desk().game()->journal();
}

const game::Edit& last_edit(Player& player)
{
    return std::get<game::Edit>(journal(player).entries().back().command);
}

/// Ctrl+2, down to the unit, F2.
void set_right_in_forces(Player& player, const QString& name)
{
    player.press(Qt::Key_2, Qt::ControlModifier);
    const auto* forces = player.window().findChild<QTableView*>("forces");
    for (int row = 0; row < forces->model()->rowCount() && forces->currentIndex().siblingAtColumn(1).data().toString() != name; ++row)
        player.press(Qt::Key_Down);
    player.press(Qt::Key_F2);
    player.wait();
}

void go_to(Player& player, const char* stat)
{
    auto* widget = player.window().findChild<QWidget*>(QStringLiteral("stat_%1").arg(QLatin1String{stat}));
    if (widget == nullptr)
        qFatal("there is no line for %s", stat);
    widget->setFocus(Qt::TabFocusReason);
}

/// Enter, the reason, Enter.
void give_reason(Player& player, const QString& reason)
{
    player.press(Qt::Key_Return);
    player.type(reason);
    player.press(Qt::Key_Return);
    player.wait();
}

} // namespace

void TestSettingRight::a_number_is_set_right_in_one_step()
{
    Player player{all_rulesets()};
    begin_fire(player);
    const std::size_t before = journal(player).entries().size();
    const game::Unit unit = *player.state().find("2nd-indiana");
    const std::string counted = ui::counted_stats(player.window().book(), unit).front();
    set_right_in_forces(player, "2nd Indiana");
    QVERIFY(player.words("table_title").contains("K1, 2nd Indiana"));
    player.begin_to_count();
    player.type("19");
    give_reason(player, "lost");
    QCOMPARE(player.keys(), 2 + 1 + 4 + 1);
    QCOMPARE(journal(player).entries().size(), before + 1);
    QCOMPARE(last_edit(player).unit, std::string{"2nd-indiana"});
    QCOMPARE(last_edit(player).stats, (std::vector<Given>{{counted, "19"}}));
    QCOMPARE(last_edit(player).reason, std::string{"lost"});
    QCOMPARE(game::number_of(player.state().find("2nd-indiana")->word(counted)), 19);
    QVERIFY(player.window().findChild<QTableView*>("forces")->hasFocus()); // for the next one
    player.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(*player.state().find("2nd-indiana"), unit);
}

void TestSettingRight::stats_of_every_kind_are_set_right_data()
{
    QTest::addColumn<QByteArray>("stat");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QByteArray>("word");
    QTest::newRow("a number") << QByteArray{"effectives"} << "19" << QByteArray{"19"};
    QTest::newRow("a number that it had not") << QByteArray{"guns"} << "2" << QByteArray{"2"};
    QTest::newRow("a choice by its letters") << QByteArray{"formation"} << "col" << QByteArray{"column"};
    QTest::newRow("the first choice where none was made") << QByteArray{"cover"} << "none" << QByteArray{"none"};
    QTest::newRow("a yes") << QByteArray{"broken"} << "y" << QByteArray{"yes"};
    QTest::newRow("a no") << QByteArray{"initial_volley"} << "n" << QByteArray{"no"};
    QTest::newRow("units by key and code") << QByteArray{"locked_with"} << "uraga-2+M1" << QByteArray{"uraga-2+uraga-1"};
}

void TestSettingRight::stats_of_every_kind_are_set_right()
{
    QFETCH(const QByteArray, stat);
    QFETCH(const QString, typed);
    QFETCH(const QByteArray, word);
    Player player{all_rulesets()};
    begin_fire(player);
    set_right_in_forces(player, "2nd Indiana");
    const QByteArray now = "stat_" + stat + "_now";
    QCOMPARE(player.words(now), QString{}); // the field says it
    go_to(player, stat);
    player.type(typed);
    QVERIFY(player.words(now).startsWith("was "));
    give_reason(player, "as it stands");
    QCOMPARE(last_edit(player).stats.size(), std::size_t{1});
    QCOMPARE(player.state().find("2nd-indiana")->word(stat.toStdString()), std::string_view{word.data()});
}

void TestSettingRight::only_what_differs_is_written()
{
    Player player{all_rulesets()};
    begin_fire(player);
    set_right_in_forces(player, "2nd Indiana");
    go_to(player, "effectives");
    player.type("21"); // as it was
    go_to(player, "castings");
    player.type("23");
    go_to(player, "broken");
    player.type("yn");
    go_to(player, "guns");
    player.type("3");
    player.press(Qt::Key_Backspace);
    give_reason(player, "two dead");
    QCOMPARE(last_edit(player).stats, (std::vector<Given>{{"castings", "23"}}));
}

void TestSettingRight::a_word_that_cannot_be_read_is_said_beside_its_line()
{
    Player player{all_rulesets()};
    begin_fire(player);
    const std::size_t before = journal(player).entries().size();
    set_right_in_forces(player, "2nd Indiana");
    go_to(player, "castings");
    player.type("many");
    QVERIFY(!player.words("stat_castings_problem").isEmpty());
    give_reason(player, "some fell");
    QCOMPARE(journal(player).entries().size(), before);
    QVERIFY(!player.words("stat_castings_problem").isEmpty());
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"stat_castings"});
    player.type("22");
    QVERIFY(player.words("stat_castings_problem").isEmpty());
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return); // the reason still stands there
    QCOMPARE(journal(player).entries().size(), before + 1);
}

void TestSettingRight::a_reason_is_asked_for()
{
    Player player{all_rulesets()};
    begin_fire(player);
    const std::size_t before = journal(player).entries().size();
    set_right_in_forces(player, "2nd Indiana");
    player.type("19");
    give_reason(player, {});
    QCOMPARE(journal(player).entries().size(), before);
    QVERIFY(player.words("table_problem").contains("Say why"));
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"table_reason"});
    player.type("lost");
    player.press(Qt::Key_Return);
    QCOMPARE(journal(player).entries().size(), before + 1);
}

void TestSettingRight::nothing_that_differs_is_no_entry()
{
    Player player{all_rulesets()};
    begin_fire(player);
    const std::size_t before = journal(player).entries().size();
    set_right_in_forces(player, "2nd Indiana");
    player.type("21");
    give_reason(player, "all there");
    QCOMPARE(journal(player).entries().size(), before);
    QVERIFY(player.words("table_problem").contains("Nothing"));
}

void TestSettingRight::escape_leaves_and_writes_nothing()
{
    Player player{all_rulesets()};
    begin_fire(player);
    const std::size_t before = journal(player).entries().size();
    set_right_in_forces(player, "2nd Indiana");
    player.type("19");
    player.press(Qt::Key_Escape);
    QCOMPARE(journal(player).entries().size(), before);
    QVERIFY(player.window().sheet().isVisible());
    QVERIFY(player.window().findChild<QTableView*>("forces")->hasFocus());
}

void TestSettingRight::the_tab_key_goes_through_the_lines_to_the_reason()
{
    Player player{all_rulesets()};
    begin_fire(player);
    set_right_in_forces(player, "2nd Indiana");
    const auto stats = ui::stats_of_unit(player.window().book(), *player.state().find("2nd-indiana"));
    for (std::size_t line = 0; line < stats.had.size() + stats.others.size(); ++line) {
        const game::StatSpec& stat = line < stats.had.size() ? stats.had[line] : stats.others[line - stats.had.size()];
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("stat_") + QString::fromStdString(std::string{stat.field.key}));
        player.press(Qt::Key_Tab);
    }
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"table_reason"});
}

void TestSettingRight::the_form_is_filled_with_what_is_set_right_and_undone()
{
    Player player{all_rulesets()};
    begin_fire(player);
    const auto castings = [&] {
        player.wait();
        const Answers& answers = player.window().sheet().form().answers();
        return answers.value(*index_of(answers.form(), "firer_castings")) / 10;
    };
    player.type("k1m1");
    QCOMPARE(castings(), 21);
    player.press(Qt::Key_F2); // the first role
    QVERIFY(player.words("table_title").contains("2nd Indiana"));
    go_to(player, "effectives");
    player.type("18");
    give_reason(player, "counted");
    QVERIFY(player.window().sheet().isVisible());
    QCOMPARE(castings(), 18);
    player.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(castings(), 21);
}

void TestSettingRight::elsewhere_the_unit_is_asked_for_by_its_code()
{
    Player player{all_rulesets()};
    begin_fire(player);
    player.press(Qt::Key_1, Qt::ControlModifier);
    player.press(Qt::Key_F2);
    player.type("m3");
    player.press(Qt::Key_Return);
    player.wait();
    QVERIFY(player.words("table_title").contains("M3, Perez's light battalion"));
    player.type("15");
    give_reason(player, "counted");
    QCOMPARE(last_edit(player).unit, std::string{"perez-light"});
    player.press(Qt::Key_1, Qt::ControlModifier);
    player.press(Qt::Key_F2);
    player.type("no such unit");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Escape);
    QVERIFY(player.window().sheet().isVisible());
}

void TestSettingRight::sides_and_leaders_are_set_right_too_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("stat");
    QTest::newRow("a side") << "Mexico" << QByteArray{"mexican"} << QByteArray{"points"};
    QTest::newRow("a leader") << "Taylor" << QByteArray{"taylor"} << QByteArray{"rating"};
    QTest::newRow("a section of works") << "Redan of Bragg's battery" << QByteArray{"redan"} << QByteArray{"points"};
}

void TestSettingRight::sides_and_leaders_are_set_right_too()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, key);
    QFETCH(const QByteArray, stat);
    Player player{all_rulesets()};
    begin_fire(player);
    set_right_in_forces(player, name);
    go_to(player, stat);
    player.type("2");
    give_reason(player, "agreed");
    QCOMPARE(last_edit(player).unit, key.toStdString());
    QCOMPARE(game::number_of(player.state().find(key.toStdString())->word(stat.toStdString())), 2);
}

#include "test_setting_right.moc"
