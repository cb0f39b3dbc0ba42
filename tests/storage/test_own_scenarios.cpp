// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/own_scenario.h"
#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"
#include "core/game/automatic/automatic_game.h"
#include "core/game/decide/edits.h"
#include "rulesets/all_rulesets.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace corneta;

/// Battles that players set up and save as scenarios of their own.
class TestOwnScenarios : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void every_built_in_one_comes_back_as_it_was_data();
    void every_built_in_one_comes_back_as_it_was();
    void a_battle_in_the_middle_begins_anew_data();
    void a_battle_in_the_middle_begins_anew();
    void a_saved_one_stands_in_every_list();
    void what_cannot_be_saved_is_refused();
    void a_spoiled_one_is_left_out();
    void there_is_a_typical_unit_of_each_sort();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_before;
};

namespace {

void add_all()
{
    QTest::addColumn<const Ruleset*>("ruleset");
    QTest::addColumn<QString>("key");
    for (const Ruleset* const ruleset : all_rulesets())
        for (const std::string& key : scenario_keys(*ruleset))
            QTest::addRow("%s", key.c_str()) << ruleset << QString::fromStdString(key);
}

game::Scenario read(const Rulebook& book, const std::string& key)
{
    return game::scenario_from(book, scenario_statements(*book.ruleset, key).value()).value();
}

game::Scenario head(const std::string& key)
{
    game::Scenario head;
    head.key = key;
    head.label = "Our battle";
    head.about = "Two lines.";
    return head;
}

} // namespace

void TestOwnScenarios::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", m_folder->path().toUtf8());
}

void TestOwnScenarios::cleanup()
{
    qputenv("XDG_DATA_HOME", m_before);
}

void TestOwnScenarios::every_built_in_one_comes_back_as_it_was_data()
{
    add_all();
}

void TestOwnScenarios::every_built_in_one_comes_back_as_it_was()
{
    QFETCH(const Ruleset*, ruleset);
    QFETCH(QString, key);
    const Rulebook book = rulebook_with_pack(*ruleset).value();
    const game::Scenario whole = read(book, key.toStdString());
    QVERIFY(save_scenario(book, whole.start, head("ours")));
    const game::Scenario again = read(book, "ours");
    QCOMPARE(again.label, std::string{"Our battle"});
    QCOMPARE(again.start.units.size(), whole.start.units.size());
    for (const game::Unit& unit : whole.start.units) {
        const game::Unit* const same = again.start.find(unit.key);
        QVERIFY2(same != nullptr && *same == unit, unit.key.c_str());
    }
}

void TestOwnScenarios::a_battle_in_the_middle_begins_anew_data()
{
    add_all();
}

void TestOwnScenarios::a_battle_in_the_middle_begins_anew()
{
    QFETCH(const Ruleset*, ruleset);
    QFETCH(QString, key);
    const Rulebook book = rulebook_with_pack(*ruleset).value();
    const game::Scenario whole = read(book, key.toStdString());
    game::AutomaticGame game{book, whole.start, whole.attacker, 3, false};
    for (int i = 0; i < 60 && game.move(); ++i) {}
    const game::State& state = game.journal().state();
    const auto saved = save_scenario(book, state, head("middle"));
    QVERIFY2(saved.has_value(), saved ? "" : text(saved.error().front().what).c_str());
    const game::Scenario again = read(book, "middle");
    QCOMPARE(again.start.stage, game::empty_table(*ruleset).stage);
    QCOMPARE(again.start.units.size(), state.units.size());
    const auto stats = game::stats_of(*ruleset);
    for (const game::Unit& unit : state.units)
        for (const game::StatSpec& spec : stats)
            if (spec.lasts == game::Lasts::Game && !unit.word(spec.field.key).empty())
                QCOMPARE(again.start.find(unit.key)->word(spec.field.key), unit.word(spec.field.key));
    game::AutomaticGame on{book, again.start, again.attacker, 3, false};
    for (int i = 0; i < 30 && on.move(); ++i) {}
    QVERIFY(on.journal().next_number() > 1);
}

void TestOwnScenarios::a_saved_one_stands_in_every_list()
{
    const Ruleset& ruleset = *all_rulesets().front();
    const Rulebook book = rulebook_with_pack(ruleset).value();
    const std::size_t built_in = scenario_keys(ruleset).size();
    QVERIFY(own_scenario_keys(ruleset).empty());
    const auto path = save_scenario(book, read(book, "buena-vista-small").start, head("ours"));
    QVERIFY(path);
    QCOMPARE(*path, path_of_own_scenario(ruleset, "ours"));
    QFile file{QString::fromStdString(*path)};
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray lines = file.readAll();
    QVERIFY(lines.contains("\"castings\":21"));
    QVERIFY(!lines.contains("effectives")); // which the rules fill in
    QCOMPARE(own_scenario_keys(ruleset), std::vector<std::string>{"ours"});
    QCOMPARE(all_scenario_keys(ruleset).back(), std::string{"ours"});
    QCOMPARE(own_scenarios_of(ruleset).size(), std::size_t{1});
    QCOMPARE(scenarios_of(ruleset).value().size(), built_in);
    QVERIFY(own_scenario_keys(*all_rulesets().back()).empty());
}

void TestOwnScenarios::what_cannot_be_saved_is_refused()
{
    const Ruleset& ruleset = *all_rulesets().front();
    const Rulebook book = rulebook_with_pack(ruleset).value();
    const game::State start = read(book, "buena-vista-small").start;
    for (const char* const key : {"", "buena-vista-small", "../outside", "Ours", "our battle", "-o", ".hidden"})
        QVERIFY2(!save_scenario(book, start, head(key)), key);
    QVERIFY(save_scenario(book, start, head("ours")));
    QVERIFY(!save_scenario(book, start, head("ours"))); // nothing is overwritten
    game::Scenario nameless = head("nameless");
    nameless.label.clear();
    QVERIFY(!save_scenario(book, start, nameless));
    game::Scenario by_nobody = head("by-nobody");
    by_nobody.attacker = "france";
    QVERIFY(!save_scenario(book, start, by_nobody));
    QCOMPARE(own_scenario_keys(ruleset).size(), std::size_t{1});
}

void TestOwnScenarios::a_spoiled_one_is_left_out()
{
    const Ruleset& ruleset = *all_rulesets().front();
    const QString path = QString::fromStdString(path_of_own_scenario(ruleset, "spoiled"));
    QVERIFY(QDir{}.mkpath(QFileInfo{path}.path()));
    QFile file{path};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"scenario\":\"spoiled\",\"ruleset\":\"santa-anna\"\n");
    file.close();
    QCOMPARE(own_scenario_keys(ruleset).size(), std::size_t{1});
    QVERIFY(own_scenarios_of(ruleset).empty());
    QVERIFY(!scenario_statements(ruleset, "spoiled"));
}

void TestOwnScenarios::there_is_a_typical_unit_of_each_sort()
{
    for (const Ruleset* const ruleset : all_rulesets()) {
        const Rulebook book = rulebook_with_pack(*ruleset).value();
        const std::vector<game::Unit> typical = typical_units(*ruleset);
        QVERIFY(!typical.empty());
        std::size_t came = 0;
        for (const std::string& key : scenario_keys(*ruleset)) {
            const game::State start = read(book, key).start;
            for (const game::Unit& unit : typical) {
                if (start.find(unit.key) == nullptr)
                    continue;
                game::Unit another = unit;
                another.key = "another-one";
                another.code.clear();
                const auto arrived = game::result_of_edit(start, book, 0, {.unit = another.key, .arrives = another, .reason = "like it"});
                QVERIFY2(arrived.has_value(), unit.key.c_str());
                ++came;
            }
        }
        QVERIFY(came >= typical.size()); // each stands somewhere
    }
}

#include "test_own_scenarios.moc"
