// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/form/form_widget.h"
#include "ui/game/game_desk.h"
#include "ui/odds/odds_bars.h"
#include "ui/session/question.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QTest>

using namespace corneta;

/// A turn of the smaller systems, by keys: a form opens on somebody who may act, and the keys go where something is wanted.
class TestOtherSystems : public QObject {
    Q_OBJECT

private slots:
    void revolucion_s_fire_asks_for_the_range_first();
    void revolucion_s_fire_is_one_line_of_codes();
    void a_key_reveals_no_box_unasked();
    void a_phase_opens_on_somebody_of_the_side_in_turn_data();
    void a_phase_opens_on_somebody_of_the_side_in_turn();
    void after_the_initiative_comes_what_is_next();
    void a_destroyed_unit_keeps_its_name();
    void a_part_of_a_name_is_taken_by_one_enter();
    void an_entry_into_an_enemy_zone_asks_its_fields_before_the_dice();
    void what_would_rout_is_said_in_the_odds();
};

namespace {

QString focus_name()
{
    return QApplication::focusWidget() == nullptr ? QString{} : QApplication::focusWidget()->objectName();
}

void go_to(Player& player, const std::string& phase)
{
    for (int i = 0; i < 12 && player.state().stage.phase != phase; ++i)
        player.end_phase();
    QCOMPARE(player.state().stage.phase, phase);
}

} // namespace

void TestOtherSystems::revolucion_s_fire_asks_for_the_range_first()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    go_to(player, "actions");
    player.open_action("fire");
    player.type("r3g4");
    QCOMPARE(focus_name(), QString{"range"});
    player.type("7");
    player.press(Qt::Key_Return);
    QCOMPARE(focus_name(), QString{"usual"});
    player.press(Qt::Key_Return);
    QCOMPARE(focus_name(), QString{"dice"});
}

void TestOtherSystems::revolucion_s_fire_is_one_line_of_codes()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    go_to(player, "actions");
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type("fire r3 g4 20\r");
    player.wait();
    player.press(Qt::Key_Return); // the rest is as usual
    QCOMPARE(focus_name(), QString{"dice"});
    const auto& form = player.window().sheet().form();
    const auto range = index_of(form.answers().form(), "range");
    QVERIFY(range.has_value());
    QCOMPARE(form.answers().value(*range), 200);
}

void TestOtherSystems::a_key_reveals_no_box_unasked()
{
    Player player{all_rulesets()};
    player.create_game("pedregal", "padierna-small");
    player.press(Qt::Key_F11);
    player.wait();
    const auto before = player.window().desk().game()->journal().entries().size();
    player.type("1");
    player.wait();
    QCOMPARE(player.window().desk().game()->journal().entries().size(), before);
}

void TestOtherSystems::a_phase_opens_on_somebody_of_the_side_in_turn_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("scenario");
    QTest::newRow("Cedar Creek") << "cedar-creek" << "belle-grove-small";
    QTest::newRow("Pedregal") << "pedregal" << "padierna-small";
    QTest::newRow("Revolucion!") << "revolucion" << "rio-seco";
    QTest::newRow("Santa Anna Rules") << "santa-anna" << "buena-vista-small";
}

/// Through two turns: never a form that something speaks against from the start.
void TestOtherSystems::a_phase_opens_on_somebody_of_the_side_in_turn()
{
    QFETCH(const QString, ruleset);
    QFETCH(const QString, scenario);
    Player player{all_rulesets()};
    player.create_game(ruleset.toStdString(), scenario.toStdString());
    for (int phase = 0; phase < 14; ++phase) {
        const QString words = player.words("objections");
        QVERIFY2(words.isEmpty(), qPrintable(player.stage() + ": " + player.words("title") + ": " + words));
        QVERIFY2(focus_name() != "reason", qPrintable(player.stage()));
        player.end_phase();
        player.wait();
    }
}

void TestOtherSystems::after_the_initiative_comes_what_is_next()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    go_to(player, "initiative");
    player.open_action("initiative");
    for (int i = 0; i < 6 && focus_name() != "dice"; ++i)
        player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    player.wait();
    player.press(Qt::Key_Return);
    player.wait();
    QVERIFY2(player.words("objections").isEmpty(), qPrintable(player.words("title") + ": " + player.words("objections")));
}

void TestOtherSystems::a_destroyed_unit_keeps_its_name()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    QVERIFY(
        player.window().desk().game()->give(game::Edit{"uraga-1", {{"effectives", "1"}}, std::nullopt, "so"}, {}, ui::OpenGame::Rolls::No));
    go_to(player, "first-fire");
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type("fire k1 m1 3\r");
    player.wait();
    player.type("\r20\r"); // the rest as usual
    player.wait();
    const std::string words =
        player.window().desk().game()->sentence(player.window().desk().game()->journal().entries().back()).toStdString();
    QVERIFY2(words.find("Uraga's 1st battalion") != std::string::npos, words.c_str());
    QVERIFY2(words.find("uraga-1") == std::string::npos, words.c_str());
    go_to(player, "all-moves");
    for (const game::Entry& entry : player.window().desk().game()->journal().entries()) {
        const QString sentence = player.window().desk().game()->sentence(entry);
        QVERIFY2(!sentence.contains("uraga-1"), qPrintable(sentence));
    }
}

void TestOtherSystems::a_part_of_a_name_is_taken_by_one_enter()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    go_to(player, "first-fire");
    player.open_action("fir");
    player.type("missi");
    player.press(Qt::Key_Return);
    QCOMPARE(focus_name(), QString{"role_target"});
    QCOMPARE(player.words("role_firer_name"), QString{"Mississippi Rifles"});
}

void TestOtherSystems::an_entry_into_an_enemy_zone_asks_its_fields_before_the_dice()
{
    Player player{all_rulesets()};
    player.create_game("pedregal", "padierna-small");
    player.open_action("enemy zone");
    player.type("s1\r");
    player.wait();
    QVERIFY2(focus_name() != "dice", qPrintable(focus_name()));
}

void TestOtherSystems::what_would_rout_is_said_in_the_odds()
{
    Player player{all_rulesets()};
    player.create_game("pedregal", "padierna-small");
    player.open_action("attack");
    player.type("s1\rn7\r");
    player.wait();
    for (const auto* bars : player.window().findChildren<ui::OddsBars*>())
        for (const ui::OddsBars::Row& row : bars->rows())
            if (row.value == "Dm")
                QVERIFY2(row.headline.startsWith("Most likely:"), qPrintable(row.headline));
}

#include "test_other_systems.moc"
