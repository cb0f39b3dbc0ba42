// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/corrections/muster_page.h"
#include "ui/corrections/stats_of_unit.h"

#include <QApplication>
#include <QTest>

using namespace corneta;

/// A side is counted on the table, a key a unit.
class TestMuster : public QObject {
    Q_OBJECT

private slots:
    void enter_says_that_a_unit_is_right();
    void a_number_typed_sets_the_first_part_right();
    void space_and_tab_go_to_the_other_numbers();
    void another_reason_is_typed_once();
    void what_cannot_be_read_stays_in_hand();
    void the_unit_before_is_counted_again();
    void what_is_undone_counts_as_right();
    void escape_leaves();
    void parts_of_the_whole_are_found_among_the_stats_data();
    void parts_of_the_whole_are_found_among_the_stats();
    void what_is_gone_is_not_counted();
};

namespace {

/// Of the United States.
int units(Player& player)
{
    return static_cast<int>(ui::MusterPage::units_to_muster(player.window().book(), player.state(), "us").size());
}

QString summary(Player& player, int set_right)
{
    return QStringLiteral("%1 right, %2 corrected").arg(units(player) - set_right).arg(set_right);
}

/// A game with its muster begun for the first side.
void begin_muster(Player& player)
{
    player.create_game("santa-anna", "buena-vista-small");
    player.press(Qt::Key_M, Qt::ControlModifier);
    player.press(Qt::Key_Return);
    player.wait();
}

const std::deque<game::Entry>& entries(Player& player)
{
    return player.window().desk().game()->journal().entries();
}

const game::Edit& last_edit(Player& player)
{
    return std::get<game::Edit>(entries(player).back().command);
}

std::vector<std::string> counted(Player& player, const char* unit)
{
    return ui::counted_stats(player.window().book(), *player.state().find(unit));
}

} // namespace

void TestMuster::enter_says_that_a_unit_is_right()
{
    Player player{all_rulesets()};
    begin_muster(player);
    QVERIFY(player.words("table_title").endsWith(QStringLiteral("United States, 1 of %1").arg(units(player))));
    QCOMPARE(player.words("muster_unit"), QString{"K1, 2nd Indiana"});
    player.begin_to_count();
    for (int unit = 0; unit < units(player); ++unit)
        player.press(Qt::Key_Return);
    QCOMPARE(player.keys(), units(player));
    QCOMPARE(player.words("muster_unit"), summary(player, 0));
    QVERIFY(entries(player).empty());
    player.press(Qt::Key_Return);
    QVERIFY(player.window().sheet().isVisible());
}

void TestMuster::a_number_typed_sets_the_first_part_right()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.press(Qt::Key_M, Qt::ControlModifier);
    player.type("mex\r");
    QVERIFY(player.words("table_title").contains("Mexico"));
    const std::string first = counted(player, "uraga-1").front();
    player.type("12\r");
    QCOMPARE(entries(player).size(), std::size_t{1});
    QCOMPARE(last_edit(player), (game::Edit{"uraga-1", {{first, "12"}}, std::nullopt, "muster"}));
    QCOMPARE(game::number_of(player.state().find("uraga-1")->word(first)), 12);
    QCOMPARE(player.words("muster_unit"), QString{"M2, Uraga's 2nd battalion"});
    while (player.words("table_title").contains("Mexico, ") && !player.words("muster_unit").contains("right"))
        player.press(Qt::Key_Return);
    QVERIFY(player.words("muster_unit").endsWith(" right, 1 corrected"));
    QVERIFY(player.words("muster_problem").contains("M1, Uraga's 1st battalion"));
    QCOMPARE(entries(player).size(), std::size_t{1});
}

void TestMuster::space_and_tab_go_to_the_other_numbers()
{
    Player player{all_rulesets()};
    begin_muster(player);
    const std::vector<std::string> stats = counted(player, "2nd-indiana");
    QVERIFY(stats.size() >= 3);
    player.type("2 18\t1\r");
    QCOMPARE(last_edit(player).stats, (std::vector<Given>{{stats[0], "2"}, {stats[1], "18"}, {stats[2], "1"}}));
    for (std::size_t number = 0; number < counted(player, "3rd-indiana").size(); ++number)
        player.press(Qt::Key_Space);
    player.type("20\r"); // round to the first
    QCOMPARE(last_edit(player).stats, (std::vector<Given>{{stats[0], "20"}}));
}

void TestMuster::another_reason_is_typed_once()
{
    Player player{all_rulesets()};
    begin_muster(player);
    player.type("19");
    for (std::size_t number = 0; number < counted(player, "2nd-indiana").size(); ++number)
        player.press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"muster_reason"});
    player.type("recount after the storm\r");
    QCOMPARE(last_edit(player).reason, std::string{"recount after the storm"});
    player.type("18\r");
    QCOMPARE(last_edit(player).reason, std::string{"recount after the storm"});
    player.type("3");
    for (std::size_t number = 0; number < counted(player, "mississippi").size(); ++number)
        player.press(Qt::Key_Tab);
    player.press(Qt::Key_Delete);
    player.press(Qt::Key_Backtab, Qt::ShiftModifier);
    player.type("9\r");
    QCOMPARE(entries(player).size(), std::size_t{3});
    QCOMPARE(last_edit(player).reason, std::string{"muster"});
}

void TestMuster::what_cannot_be_read_stays_in_hand()
{
    Player player{all_rulesets()};
    begin_muster(player);
    player.type("1o\r");
    QVERIFY(player.words("muster_problem").contains("1o"));
    QCOMPARE(player.words("muster_unit"), QString{"K1, 2nd Indiana"});
    QVERIFY(entries(player).empty());
    player.type("10\r");
    QCOMPARE(player.words("muster_unit"), QString{"K2, 3rd Indiana"});
    QVERIFY(player.words("muster_problem").isEmpty());
    QCOMPARE(entries(player).size(), std::size_t{1});
}

void TestMuster::the_unit_before_is_counted_again()
{
    Player player{all_rulesets()};
    begin_muster(player);
    player.press(Qt::Key_PageUp);
    QCOMPARE(player.words("muster_unit"), QString{"K1, 2nd Indiana"});
    player.press(Qt::Key_Return);
    player.press(Qt::Key_PageUp);
    QCOMPARE(player.words("muster_unit"), QString{"K1, 2nd Indiana"});
    player.type("20\r");
    player.press(Qt::Key_PageUp);
    player.type("19\r");
    QCOMPARE(entries(player).size(), std::size_t{2});
    for (int unit = 1; unit < units(player); ++unit)
        player.press(Qt::Key_Return);
    QCOMPARE(player.words("muster_unit"), summary(player, 1));
}

void TestMuster::what_is_undone_counts_as_right()
{
    Player player{all_rulesets()};
    begin_muster(player);
    const std::string first = counted(player, "2nd-indiana").front();
    const int before = game::number_of(player.state().find("2nd-indiana")->word(first));
    player.type("9\r");
    player.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(game::number_of(player.state().find("2nd-indiana")->word(first)), before);
    for (int unit = 1; unit < units(player); ++unit)
        player.press(Qt::Key_Return);
    QCOMPARE(player.words("muster_unit"), summary(player, 0));
}

void TestMuster::escape_leaves()
{
    Player player{all_rulesets()};
    begin_muster(player);
    player.type("9");
    player.press(Qt::Key_Escape);
    QVERIFY(player.window().sheet().isVisible());
    QVERIFY(entries(player).empty());
}

void TestMuster::parts_of_the_whole_are_found_among_the_stats_data()
{
    QTest::addColumn<QByteArray>("ruleset");
    QTest::addColumn<game::UnitSummary (*)(const game::Unit&, const game::State&, const Rulebook&)>("summarize");
    QTest::addColumn<QByteArray>("stats");
    using Summarize = game::UnitSummary (*)(const game::Unit&, const game::State&, const Rulebook&);
    const auto row = [](const char* ruleset, Summarize summarize, const char* stats) {
        QTest::newRow(ruleset) << QByteArray{ruleset} << summarize << QByteArray{stats};
    };
    row(
        "santa-anna",
        [](const game::Unit& unit, const game::State& /*state*/, const Rulebook& /*book*/) {
            return game::UnitSummary{
                {{"effectives", game::number_of(unit.word("effectives"))}, {"casualties", game::number_of(unit.word("casualties"))}}, {}};
        },
        "effectives casualties");
    row(
        "cedar-creek",
        [](const game::Unit& unit, const game::State& /*state*/, const Rulebook& /*book*/) {
            return game::UnitSummary{
                {{"strength left", game::number_of(unit.word("strength"))}, {"losses", game::number_of(unit.word("losses"))}}, {}};
        },
        "strength losses");
    row(
        "pedregal",
        [](const game::Unit& unit, const game::State& /*state*/, const Rulebook& /*book*/) {
            return game::UnitSummary{
                {{"steps left", game::number_of(unit.word("steps"))}, {"steps lost", game::number_of(unit.word("steps_lost"))}}, {}};
        },
        "steps steps_lost");
    row(
        "revolucion",
        [](const game::Unit& unit, const game::State& /*state*/, const Rulebook& /*book*/) {
            return game::UnitSummary{{{"bases left", game::number_of(unit.word("bases"))}, {"bases lost", 1}}, {}};
        },
        "bases");
}

void TestMuster::parts_of_the_whole_are_found_among_the_stats()
{
    QFETCH(const QByteArray, ruleset);
    using Summarize = game::UnitSummary (*)(const game::Unit&, const game::State&, const Rulebook&);
    QFETCH(const Summarize, summarize);
    QFETCH(const QByteArray, stats);
    const auto found = std::ranges::find(all_rulesets(), std::string_view{ruleset.data()}, &Ruleset::key);
    Ruleset other = **found;
    game::GameRules rules = *other.game;
    rules.summary = summarize;
    other.game = &rules;
    const Rulebook book{&other, {}, {}};
    const game::Unit unit{
        .key = "a",
        .stats = {{"effectives", "9"}, {"castings", "9"}, {"strength", "8"}, {"steps", "4"}, {"steps_lost", "2"}, {"bases", "6"}}};
    QStringList counted;
    for (const std::string& stat : ui::counted_stats(book, unit))
        counted << QString::fromStdString(stat);
    QCOMPARE(counted.join(' '), QString{stats});
    const auto [had, others] = ui::stats_of_unit(book, unit);
    QCOMPARE(QString::fromStdString(std::string{had.front().field.key}), counted.front());
}

void TestMuster::what_is_gone_is_not_counted()
{
    Ruleset other = *all_rulesets().front();
    game::GameRules rules = *other.game;
    rules.summary = [](const game::Unit& unit, const game::State& /*state*/, const Rulebook& /*book*/) {
        return game::UnitSummary{{{"effectives", game::number_of(unit.word("effectives"))}}, {}};
    };
    rules.is_gone = [](const game::Unit& unit) { return unit.word("destroyed") == "yes"; };
    other.game = &rules;
    const Rulebook book{&other, {}, {}};
    game::State state;
    for (const char* key : {"first", "second"})
        state.units.push_back({.key = key, .side = "us", .stats = {{"effectives", "3"}}});
    state.units.push_back({.key = "third", .side = "mexican", .stats = {{"effectives", "3"}}});
    QCOMPARE(ui::MusterPage::units_to_muster(book, state, "us"), (std::vector<std::string>{"first", "second"}));
    state.units.front().stats["destroyed"] = "yes";
    QCOMPARE(ui::MusterPage::units_to_muster(book, state, "us"), (std::vector<std::string>{"second"}));
}

#include "test_muster.moc"
