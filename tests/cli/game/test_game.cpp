// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/called_game.h"

#include <QFile>
#include <QFileInfo>
#include <QObject>
#include <QTest>

#include <memory>

/// The verbs of a game kept in a file, as a script calls them.
class TestGame : public QObject {
    Q_OBJECT

private slots:
    void init();
    void a_game_is_begun_once();
    void a_game_of_typed_units_is_kept();
    void a_play_is_recorded_and_takes_effect_when_the_phase_ends();
    void what_nobody_typed_the_program_rolls_and_reveals();
    void a_batch_rolls_for_each_unit();
    void orders_are_laid_and_turned_up();
    void a_past_entry_is_read_otherwise();
    void a_follow_up_brings_its_units_and_presets();
    void a_damaged_game_is_named_by_its_line();
    void games_that_differ_in_hidden_things_look_alike();
    void scenarios_are_listed();
    void numbers_are_set_right_for_a_reason();
    void units_part_and_join();

private:
    void done(const char* line, const QString& name = "game.corneta") const { QCOMPARE(m_game->refusal(line, name), ""); }
    void begin(const QString& name = "game.corneta") const { QCOMPARE(m_game->begun(name), ""); }

    std::unique_ptr<CalledGame> m_game;
};

void TestGame::init()
{
    m_game = std::make_unique<CalledGame>();
}

void TestGame::a_game_is_begun_once()
{
    begin();
    const Ran again = m_game->call("game new FILE santa-anna");
    QCOMPARE(again.code, 3);
    QVERIFY2(again.err.contains("game.corneta"), again.err.constData());
    QCOMPARE(m_game->call("game new FILE chess", "other.corneta").code, 2);
    QCOMPARE(m_game->call("game new FILE santa-anna --scenario waterloo", "other.corneta").err,
             "waterloo: unknown scenario; there are buena-vista-small, buena-vista\n");
    QVERIFY(!QFileInfo::exists(m_game->path("other.corneta")));
    QCOMPARE(m_game->call("game show FILE", "other.corneta").code, 3);
}

void TestGame::a_game_of_typed_units_is_kept()
{
    const QStringList arguments{"game",         "new",
                                m_game->path(), "santa-anna",
                                "--unit",       "us kind=side",
                                "--unit",       "mexican kind=side name=Mexico",
                                "--unit",       "il2 code=K7 side=us castings=19 experience=veteran",
                                "--unit",       "uraga code=M3 side=mexican castings=12"};
    QCOMPARE(ran(arguments).err, "");
    QCOMPARE(m_game->stat("K7", "effectives"), "19");
    done("game resolve FILE fire firer=K7 target=M3 range=4 --usual --dice 13 --reason at_once");
    const QStringList wrong{"game", "new", m_game->path("wrong.corneta"), "santa-anna", "--unit", "il2 side=us castings=many beards=3"};
    const Ran refused = ran(wrong);
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.err.startsWith("--unit: "), refused.err.constData());
    QVERIFY2(refused.err.contains("beards: unknown stat"), refused.err.constData());
    QVERIFY2(refused.err.contains("castings: \"many\" is not a whole number"), refused.err.constData());
    QVERIFY2(refused.err.contains("side: there is no side \"us\""), refused.err.constData());
}

void TestGame::a_play_is_recorded_and_takes_effect_when_the_phase_ends()
{
    begin();
    done("game phase FILE --reason on_we_go");
    done("game phase FILE");
    const QJsonObject play =
        json_object({"game", "resolve", m_game->path(), "fire", "firer=K1", "target=M1", "range=3", "--usual", "--dice", "13", "--json"})
            .toObject();
    QCOMPARE(play["entry"].toInt(), 3);
    QCOMPARE(play["seal"].toString().size(), 64);
    QCOMPARE(m_game->stat("M1", "casualties"), "0");
    done("game phase FILE");
    QCOMPARE(m_game->stat("M1", "casualties"), "6");
    QCOMPARE(m_game->stat("M1", "stragglers"), "1");
    QCOMPARE(m_game->stat("M1", "effectives"), "7");
    QCOMPARE(m_game->stat("K1", "initial_volley"), "no");
    done("game undo FILE");
    QCOMPARE(m_game->stat("M1", "casualties"), "0");
    done("game redo FILE");
    QCOMPARE(m_game->stat("M1", "casualties"), "6");
    done("game replay FILE");
    done("game verify FILE");
}

void TestGame::what_nobody_typed_the_program_rolls_and_reveals()
{
    begin();
    done("game resolve FILE fire firer=K1 target=M1 range=3 --usual --reason early --word us=apple --word mexican=agave");
    done("game resolve FILE movement unit=M2 --usual --reason early");
    const QJsonObject found = json_object({"game", "verify", m_game->path(), "--json"}).toObject();
    QCOMPARE(found["rolled"].toInt(), 2);
    QCOMPARE(found["unrevealed"].toInt(), 0);
    QCOMPARE(found["openings"].toInt(), 2);
    QCOMPARE(found["without_words"].toInt(), 1);
    QCOMPARE(m_game->call("game close FILE").out.left(33), "No seed was left to reveal.\nSeal ");
    QCOMPARE(m_game->call("game resolve FILE fire firer=K2 target=M1 range=3 --usual --reason early --word spain=olive").err,
             "--word: there is no side \"spain\"\n");
}

void TestGame::a_batch_rolls_for_each_unit()
{
    begin();
    const QJsonObject batch = json_object({"game", "batch", m_game->path(), "random-order", "unit=M1,M2,M3", "unit_enemy_in_reach=no",
                                           "friend_order=none", "--dice", "3,9,8", "--json"})
                                  .toObject();
    QCOMPARE(batch["readings"][0]["deed"]["outcomes"].toArray().size(), 3);
    for (const QString unit : {"M1", "M2", "M3"})
        QVERIFY2(m_game->stat(unit, "order") != "-", qPrintable(unit));
    QCOMPARE(m_game->stat("M5", "order"), "-");
}

void TestGame::orders_are_laid_and_turned_up()
{
    begin();
    done("game lay FILE K1 first-fire --reason agreed");
    done("game lay FILE K2 hold --reason agreed");
    QCOMPARE(m_game->shown()["face_down"].toArray().size(), 2);
    QCOMPARE(m_game->stat("K1", "order"), "-");
    done("game turn-up FILE K1");
    QCOMPARE(m_game->stat("K1", "order"), "first-fire");
    done("game turn-up FILE");
    QCOMPARE(m_game->stat("K2", "order"), "hold");
    QCOMPARE(m_game->shown()["face_down"].toArray().size(), 0);
}

void TestGame::a_past_entry_is_read_otherwise()
{
    begin();
    done("game resolve FILE fire firer=K1 target=M3 range=3 --usual --reason early --dice 20");
    const QString before = m_game->stat("M3", "casualties");
    done("game note FILE the_smoke_lifts");
    done("game amend FILE 1 range=12 --reason measured_again");
    QVERIFY(m_game->stat("M3", "casualties") != before);
    QCOMPARE(m_game->shown()["entries"].toArray().size(), 3);
    const QJsonObject amendment = json_object({"game", "amend", m_game->path(), "1", "range=3", "--reason", "no", "--json"}).toObject();
    QCOMPARE(amendment["readings"][0]["rolls"][0]["faces"][0].toInt(), 20);
    QCOMPARE(m_game->stat("M3", "casualties"), before);
    done("game strike FILE 1 --reason it_never_was");
    QCOMPARE(m_game->stat("M3", "casualties"), "0");
    QVERIFY(m_game->call("game export FILE").out.contains("Entry 1 changed"));
    done("game replay FILE");
}

void TestGame::a_follow_up_brings_its_units_and_presets()
{
    begin();
    done("game resolve FILE fire firer=K1 target=M3 range=3 --usual --reason early --dice 20");
    done("game resolve FILE fire firer=K2 target=M3 range=3 --usual --reason early --dice 8");
    QCOMPARE(m_game->stat("M3", "broken"), "yes");
    const QJsonArray owed = m_game->shown()["owed"].toArray();
    QVERIFY(!owed.isEmpty());
    QCOMPARE(owed[0]["choices"][0]["action"].toString(), "movement");
    const QString next = QString{"%1.%2"}.arg(owed[0]["entry"].toInt()).arg(owed[0]["index"].toInt());
    const QJsonObject play = json_object({"game", "resolve", m_game->path(), "movement", "--next", next, "--usual", "--json"}).toObject();
    QCOMPARE(play["command"]["roles"][0][1][0].toString(), "perez-light");
    const QJsonArray still = m_game->shown()["owed"].toArray();
    QVERIFY(!still.contains(owed[0]) && still.contains(owed[1]));
}

void TestGame::a_damaged_game_is_named_by_its_line()
{
    begin();
    done("game note FILE one");
    done("game note FILE two");
    QFile file{m_game->path()};
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray bytes = file.readAll();
    const qsizetype at = bytes.indexOf("\"one\"") + 1;
    file.seek(at);
    file.write("0");
    file.close();
    for (const char* const line : {"game show FILE", "game verify FILE", "game note FILE three", "game export FILE"}) {
        const Ran refused = m_game->call(line);
        QCOMPARE(refused.code, 3);
        QVERIFY2(refused.err.contains("game.corneta:2:"), refused.err.constData());
        QCOMPARE(refused.out, QByteArray{});
    }
}

void TestGame::games_that_differ_in_hidden_things_look_alike()
{
    const std::array<const char*, 2> orders{"game lay FILE K1 charge --reason agreed", "game lay FILE K1 hold --reason agreed"};
    std::array<QByteArray, 2> looks;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const QString name = QString{"game-%1.corneta"}.arg(i);
        begin(name);
        done(orders[i], name);
        done("game lay FILE M1 first-fire --reason agreed", name);
        done("game turn-up FILE M1", name);
        done("game resolve FILE fire firer=K2 target=M3 range=3 --usual --reason early --dice 20", name);
        looks[i] = m_game->call("game show FILE", name).out + m_game->call("game show FILE --json", name).out
            + m_game->call("game export FILE", name).out + m_game->call("game export FILE --format html", name).out;
    }
    QVERIFY(!looks[0].isEmpty());
    QCOMPARE(looks[0], looks[1]);
}

void TestGame::scenarios_are_listed()
{
    for (const QString ruleset : {"santa-anna", "revolucion", "cedar-creek", "pedregal"}) {
        const QJsonArray scenarios = json_array({"scenarios", ruleset, "--json"});
        QVERIFY2(!scenarios.isEmpty(), qPrintable(ruleset));
        for (const QJsonValue one : scenarios) {
            QVERIFY(!one["source"].toString().isEmpty());
            const QString name = one["key"].toString() + ".corneta";
            QCOMPARE(ran({"game", "new", m_game->path(name), ruleset, "--scenario", one["key"].toString()}).err, "");
            const Ran ended = ran({"game", "phase", m_game->path(name), "--reason", "only a look"});
            QCOMPARE(ended.err, "");
            QVERIFY2(ended.out.contains("Entry 1"), ended.out);
        }
    }
}

void TestGame::numbers_are_set_right_for_a_reason()
{
    begin();
    done("game edit FILE K1 effectives=18 stragglers=3 --reason recounted");
    QCOMPARE(m_game->stat("K1", "effectives"), "18");
    done("game edit FILE minon code=M9 name=Minon side=mexican castings=12 --arrives");
    QCOMPARE(m_game->stat("M9", "effectives"), "12");
    QVERIFY(m_game->call("game export FILE").out.contains("recounted"));
}

void TestGame::units_part_and_join()
{
    begin();
    done("game edit FILE K1 effectives=16 stragglers=3 casualties=2 --reason so_far");
    done("game split FILE K1 7 company code=K8 name=Company");
    QCOMPARE(m_game->stat("K1", "castings"), "14");
    QCOMPARE(m_game->stat("K8", "castings"), "7");
    QCOMPARE(m_game->stat("K8", "stragglers"), "1");
    QCOMPARE(m_game->stat("K8", "casualties"), "0"); // the fallen stay with the regiment
    QCOMPARE(m_game->stat("K8", "effectives"), "6");
    QCOMPARE(m_game->refusal("game join FILE K1 K8"),
             "1: unit: parts of 2nd Indiana join only in All Moves\nparts: --reason WHY does it all the same\n");
    done("game join FILE K1 K8 --reason by_mistake");
    QCOMPARE(m_game->stat("K1", "castings"), "21");
    QCOMPARE(m_game->stat("K1", "effectives"), "16");
    QCOMPARE(m_game->stat("K8", "castings"), "no K8");
}

#include "test_game.moc"
