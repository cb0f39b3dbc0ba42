// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/entry_words.h"
#include "app/storage/game/game_record.h"
#include "app/storage/packs/scenarios.h"
#include "rulesets/all_rulesets.h"
#include "tests/cli/called_game.h"

#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

/// Battles that play themselves in a file.
class TestGameAuto : public QObject {
    Q_OBJECT

private slots:
    void init();
    void its_dice_are_marked_by_their_seed();
    void it_says_where_it_ended_and_why();
    void a_decided_battle_is_left_as_it_is();
    void an_open_roll_comes_first();
    void what_a_player_has_laid_stays();
    void what_was_played_is_saved_as_a_scenario_data();
    void what_was_played_is_saved_as_a_scenario();
    void what_it_cannot_do_is_refused_data();
    void what_it_cannot_do_is_refused();
    void a_stat_that_names_a_unit_says_its_name_data();
    void a_stat_that_names_a_unit_says_its_name();
    void a_stat_that_names_several_units_says_each();

private:
    QByteArray bytes() const;

    std::unique_ptr<CalledGame> m_game;
};

void TestGameAuto::init()
{
    m_game = std::make_unique<CalledGame>();
    QCOMPARE(m_game->begun(), "");
}

QByteArray TestGameAuto::bytes() const
{
    QFile file{m_game->path()};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

void TestGameAuto::its_dice_are_marked_by_their_seed()
{
    QCOMPARE(m_game->refusal("game auto FILE --seed 7 --turns 2"), "");
    const auto rolls = bytes().count(R"("by":"seed")");
    QVERIFY(rolls > 10);
    QCOMPARE(bytes().count(R"("number":7,"pool":)"), rolls);
    QVERIFY(!bytes().contains(R"("by":"program")"));

    const QJsonObject verified = json_object({"game", "verify", m_game->path(), "--json"}).toObject();
    QCOMPARE(verified["seeded"].toInteger(), rolls);
    QCOMPARE(verified["rolled"].toInteger() + verified["typed"].toInteger() + verified["openings"].toInteger(), 0);
    const QByteArray words = m_game->call("game verify FILE").out;
    QVERIFY2(words.contains(
                 QStringLiteral("\n%1 by the seed of automatic play, which anybody can know: they prove nothing\n").arg(rolls).toUtf8()),
             words.constData());

    const QByteArray report = m_game->call("game export FILE").out;
    QCOMPARE(report.count("Corneta, seed 7"), rolls);
    QVERIFY(!report.contains("Corneta, number"));
}

void TestGameAuto::it_says_where_it_ended_and_why()
{
    const Ran turns = m_game->call("game auto FILE --seed 7 --turns 1");
    QCOMPARE(turns.code, 0);
    const auto entries = m_game->shown()["entries"].toArray().size();
    QCOMPARE(turns.out, QStringLiteral("%1 entries; turn 2: the turns are over\n").arg(entries).toUtf8());
    QCOMPARE(m_game->call("game auto FILE --seed 7 --turns 1").out, "0 entries; turn 2: the turns are over\n");
    const QJsonObject more = json_object({"game", "auto", m_game->path(), "--seed", "8", "--turns", "2", "--json"}).toObject();
    QCOMPARE(more["ended"].toString(), "turns");
    QCOMPARE(more["turn"].toInt(), 3);
    QCOMPARE(more["entries"].toInteger() + entries, m_game->shown()["entries"].toArray().size());
}

void TestGameAuto::a_decided_battle_is_left_as_it_is()
{
    const Ran played = m_game->call("game auto FILE --seed 7");
    QVERIFY2(played.code == 0 && played.out.endsWith(": the battle is decided\n"), played.out + played.err);
    const QByteArray before = bytes();
    const QByteArray again = m_game->call("game auto FILE --seed 8").out;
    QVERIFY2(again.startsWith("0 entries; turn ") && again.endsWith(": the battle is decided\n"), again.constData());
    QCOMPARE(json_object({"game", "auto", m_game->path(), "--seed", "8", "--json"}).toObject()["ended"].toString(), "decided");
    QCOMPARE(bytes(), before);
}

void TestGameAuto::an_open_roll_comes_first()
{
    QCOMPARE(m_game->refusal("game commit FILE leader-points leader=L4"), "");
    const QByteArray before = bytes();
    const QString refused = m_game->refusal("game auto FILE --seed 1 --turns 1");
    QVERIFY2(refused.contains("is open: roll it first"), qPrintable(refused));
    QCOMPARE(bytes(), before);
    QCOMPARE(m_game->refusal("game roll FILE"), "");
    QCOMPARE(m_game->refusal("game auto FILE --seed 1 --turns 1"), "");
}

void TestGameAuto::what_a_player_has_laid_stays()
{
    QCOMPARE(m_game->refusal("game batch FILE leader-points leader=L1,L2,L3,L4"), "");
    QCOMPARE(m_game->refusal("game lay FILE K1 move"), "");
    QCOMPARE(m_game->refusal("game auto FILE --seed 1 --turns 1"), "");
    QVERIFY(!m_game->call("game show FILE").out.contains("takes the place of what lay there"));
    QVERIFY(bytes().contains(R"("unit":"2nd-indiana","word":"move")"));
}

void TestGameAuto::what_was_played_is_saved_as_a_scenario_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("scenario");
    QTest::newRow("santa-anna") << "santa-anna" << "buena-vista-small";
    QTest::newRow("revolucion") << "revolucion" << "rio-seco";
    QTest::newRow("cedar-creek") << "cedar-creek" << "belle-grove-small";
    QTest::newRow("pedregal") << "pedregal" << "padierna-small";
}

/// With all that was lost in it; and it plays itself again.
void TestGameAuto::what_was_played_is_saved_as_a_scenario()
{
    QFETCH(const QString, ruleset);
    QFETCH(const QString, scenario);
    const QTemporaryDir folder;
    for (const char* const seed : {"1"}) {
        const QString game = folder.filePath(QString{seed} + ".corneta");
        const QString saved = folder.filePath(QString{seed} + ".jsonl");
        const QString again = folder.filePath(QString{seed} + "-again.corneta");
        QCOMPARE(ran({"game", "new", game, ruleset, "--scenario", scenario}).err, "");
        QCOMPARE(ran({"game", "auto", game, "--seed", seed}).err, "");
        QCOMPARE(ran({"game", "scenario", game, "then", "Then", "-o", saved}).err, "");
        QCOMPARE(ran({"game", "new", again, ruleset, "--scenario", saved}).err, "");
        QCOMPARE(ran({"game", "auto", again, "--seed", seed, "--turns", "2"}).err, "");
    }
}

void TestGameAuto::what_it_cannot_do_is_refused_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("why");
    const QString seed = "--seed: give a whole number from 0 to 999999999\n";
    const QString turns = "--turns: give a whole number from 1 to 999\n";
    QTest::newRow("no seed") << QStringList{} << seed;
    QTest::newRow("a word for a seed") << QStringList{"--seed", "lucky"} << seed;
    QTest::newRow("too large a seed") << QStringList{"--seed", "1000000000"} << seed;
    QTest::newRow("no turn") << QStringList{"--seed", "7", "--turns", "0"} << turns;
    QTest::newRow("too many turns") << QStringList{"--seed", "7", "--turns", "1000"} << turns;
    QTest::newRow("a word for turns") << QStringList{"--seed", "7", "--turns", "all"} << turns;
}

void TestGameAuto::what_it_cannot_do_is_refused()
{
    QFETCH(QStringList, options);
    QFETCH(QString, why);
    const QByteArray before = bytes();
    const QStringList arguments = QStringList{"game", "auto", m_game->path()} + options;
    QCOMPARE(ran(arguments).code, 2);
    QCOMPARE(ran(arguments).err, why.toUtf8());
    QCOMPARE(ran(arguments).out, QByteArray{});
    QCOMPARE(bytes(), before);
}

void TestGameAuto::a_stat_that_names_a_unit_says_its_name_data()
{
    QTest::addColumn<QString>("scenario");
    for (const corneta::Ruleset* const ruleset : corneta::all_rulesets())
        QTest::newRow(std::string{ruleset->key}.c_str()) << QString::fromStdString(corneta::scenario_keys(*ruleset).front());
}

/// Whatever a battle that plays itself comes to.
void TestGameAuto::a_stat_that_names_a_unit_says_its_name()
{
    QFETCH(const QString, scenario);
    const QString ruleset = QTest::currentDataTag();
    const QString path = m_game->path("battle.corneta");
    QCOMPARE(ran({"game", "new", path, ruleset, "--scenario", scenario}).code, 0);
    for (const char* const turns : {"2", "4", "6"}) {
        ran({"game", "auto", path, "--seed", "3", "--turns", turns});
        const auto read = corneta::game_read(path.toStdString(), corneta::all_rulesets());
        QVERIFY(read.has_value());
        const corneta::game::State& state = read->record.journal().state();
        for (const corneta::game::Unit& unit : state.units) {
            const std::string said = corneta::stats_in_words(read->record.ruleset(), state, unit);
            for (const corneta::game::Unit& other : state.units)
                QVERIFY2(!other.key.contains('-') || !said.contains(other.key), said.c_str());
        }
    }
}

/// What is no list of units stays as it was typed, whatever units are called.
void TestGameAuto::a_stat_that_names_several_units_says_each()
{
    const auto pedregal = std::ranges::find(corneta::all_rulesets(), std::string_view{"pedregal"}, &corneta::Ruleset::key);
    corneta::game::State state;
    state.units = {{.key = "twiggs", .name = "Twiggs"}, {.key = "smith", .code = "S1", .name = "Smith's brigade"}};
    corneta::game::Unit leader{.key = "pillow", .stats = {{"fought_with", "twiggs smith"}}};
    QCOMPARE(corneta::stats_in_words(**pedregal, state, leader),
             std::string{"Units with which he fights in this phase Twiggs, Smith's brigade"});
    leader.stats = {{"fought_with", "twiggs+smith"}};
    QCOMPARE(corneta::stats_in_words(**pedregal, state, leader),
             std::string{"Units with which he fights in this phase Twiggs, Smith's brigade"});
    leader.stats = {{"contents", "twiggs S1; marker 1 is real"}};
    QCOMPARE(corneta::stats_in_words(**pedregal, state, leader), std::string{"Contents twiggs S1; marker 1 is real"});
}

#include "test_game_auto.moc"
