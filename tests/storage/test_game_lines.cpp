// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_record.h"
#include "rulesets/all_rulesets.h"

#include <QObject>
#include <QTest>

using namespace corneta;

/// What a game's lines may not say, seals or no seals: whoever writes the file is told the line, and nothing that reads the game can fail.
class TestGameLines : public QObject {
    Q_OBJECT

private slots:
    void a_sound_game_is_read();
    void what_later_programs_of_this_format_write_is_read();
    void a_broken_head_is_refused_data();
    void a_broken_head_is_refused() { check(); }
    void a_broken_line_is_refused_data();
    void a_broken_line_is_refused() { check(); }
    void an_entry_that_is_none_is_refused_data();
    void an_entry_that_is_none_is_refused() { check(); }
    void effects_that_cannot_be_are_refused_data();
    void effects_that_cannot_be_are_refused() { check(); }
    void what_waits_must_be_whole_data();
    void what_waits_must_be_whole() { check(); }
    void entries_that_are_not_there_are_not_changed_data();
    void entries_that_are_not_there_are_not_changed() { check(); }

private:
    static void check();
};

namespace {

const QString head = R"({"corneta":1,"ruleset":"santa-anna","id":"0","scenario":[)"
                     R"({"scenario":"mine","ruleset":"santa-anna","label":"Mine"},{"side":"us"},{"side":"mexican"},)"
                     R"({"unit":"k1","code":"K1","side":"us","stats":{"castings":12}},)"
                     R"({"unit":"m1","code":"M1","side":"mexican","stats":{"castings":8}}]})";

/// What reading these bodies of lines says.
QString said_of(const QStringList& bodies)
{
    std::vector<JournalLine> lines;
    for (const QString& body : bodies)
        lines.push_back(sealed_line(body.toStdString(), lines.empty() ? JournalLine{} : lines.back()));
    const auto game = GameRecord::from_lines(lines, "mine.corneta", all_rulesets());
    if (game)
        return "sound";
    QStringList said;
    for (const Problem& problem : game.error())
        said += QString::fromStdString(text(problem));
    return said.join('\n');
}

QString entry(int number, const QString& command, const QString& results, const QString& more = {})
{
    return QString{R"({"entry":%1,"stage":{"turn":1,"phase":"first-fire","round":1},"command":%2,"readings":[%3]%4})"}.arg(
        QString::number(number), command, results, more);
}

const QString note = R"({"do":"note","text":"so"})";
const QString undo = R"({"do":"undo"})";

QString result_of(int number, const QString& more = {})
{
    return QString{R"({"entry":%1,"effects":{}%2})"}.arg(QString::number(number), more);
}

QString with_effects(int number, const QString& effects)
{
    return entry(number, note, QString{R"({"entry":%1,"effects":{%2}})"}.arg(QString::number(number), effects));
}

/// A fire of the phase in which what is played waits.
QString fire_line(const QString& firer, const QString& changes, const QString& losses = "3")
{
    const QString play = QString{R"({"do":"play","action":"fire","roles":[["firer",["%1"]]]})"}.arg(firer);
    const QString outcomes = QString{R"([["column",["4"]],["strength",["16"]],["losses",["%1"]],["stragglers",["0"]],["casualties",["0"]],)"
                                     R"(["low_ammunition",["no"]],["breaks",["no"]],["destroyed",["no"]]])"}
                                 .arg(losses);
    return entry(1, play, result_of(1, QString{R"(,"waits":true,"deed":{"changes":[%1],"outcomes":[%2]})"}.arg(changes, outcomes)));
}

void game_columns()
{
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QString>("said");
}

void row(const char* sentence, const QStringList& behind_head, const char* said)
{
    QTest::newRow(sentence) << QStringList{head} + behind_head << QString{said};
}

} // namespace

void TestGameLines::check()
{
    QFETCH(QStringList, lines);
    QTEST(said_of(lines), "said");
}

void TestGameLines::a_sound_game_is_read()
{
    const QString opening = QString{R"({"opening":"%1"})"}.arg(QString(64, 'a'));
    QCOMPARE(said_of({head, entry(1, note, result_of(1)), entry(2, undo, ""), opening, R"({"side":"us","word":"apple"})"}), "sound");
}

/// Members and lines of format 2 that this program does not write itself.
void TestGameLines::what_later_programs_of_this_format_write_is_read()
{
    const QString when = R"(,"when":"2026-11-29T20:15:00+01:00","seat":"us")";
    const QString opening = QString{R"({"opening":"%1"})"}.arg(QString(64, 'a'));
    const QString withheld = QString{R"({"withheld":"%1","reason":"the computer is gone"})"}.arg(QString(64, 'a'));
    QCOMPARE(said_of({head, entry(1, note, result_of(1), when), opening, withheld, entry(2, note, result_of(2))}), "sound");
    QCOMPARE(said_of({head, withheld}), "mine.corneta:2: it withholds no seed that is owed");
    const auto read = line_from(entry(1, note, result_of(1), when).toStdString(), "mine", 2);
    QVERIFY(read);
    QCOMPARE(std::get<game::Entry>(*read).when, "2026-11-29T20:15:00+01:00");
    const auto again = line_from(json_of(*read), "mine", 2);
    QVERIFY(again);
    QCOMPARE(std::get<game::Entry>(*again).seat, "us");
    const QString said = R"(,"told":[{"headline":"K holds.","said":["{The unit} holds.",{"unit":"k1","name":"K"%1}]}])";
    QCOMPARE(said_of({head, entry(1, note, result_of(1, said.arg(R"(,"as":"the unit")")))}), "sound");
    QCOMPARE(said_of({head, entry(1, note, result_of(1, said.arg(R"(,"of":"us")")))}), "mine.corneta:2: said: no unit of a sentence");
}

void TestGameLines::a_broken_head_is_refused_data()
{
    game_columns();
    const auto alone = [](const char* sentence, const char* first, const char* said) {
        QTest::newRow(sentence) << QStringList{first} << QString{said};
    };
    alone("no game", R"({"pack":"Club card"})", "mine.corneta:1: this is not a game: its first line does not say so");
    alone("another format", R"({"corneta":3})", "mine.corneta:1: a game of format 3; this program knows formats 1 to 2");
    alone("a format that is not a number", R"({"corneta":"1"})", "mine.corneta:1: corneta: not a number");
    alone("an unknown ruleset", R"({"corneta":1,"ruleset":"chess"})", "mine.corneta:1: unknown ruleset \"chess\"");
    alone("an unknown member", R"({"corneta":1,"by":"me"})", "mine.corneta:1: it has a key that nobody knows");
    alone("a broken pack", R"({"corneta":1,"ruleset":"santa-anna","pack":[{"chart":"none"}]})", "mine.corneta:1: unknown chart \"none\"");
    alone("a broken scenario", R"({"corneta":1,"ruleset":"santa-anna","scenario":[{"side":"us"}]})",
          "mine.corneta:1: the first line must name the scenario");
    alone("a list of no objects", R"({"corneta":1,"pack":[1]})", "mine.corneta:1: pack: not an object");
}

void TestGameLines::a_broken_line_is_refused_data()
{
    game_columns();
    row("no JSON", {"{...}"}, "mine.corneta:2: not JSON near byte 2: the object breaks off");
    row("a line that says nothing", {R"({"word":""})"}, "mine.corneta:2: a line that says nothing a game knows");
    row("a word before an opening", {R"({"side":"us","word":"apple"})"},
        "mine.corneta:2: a word is said after an opening and before its first roll");
    row("a commitment that is none", {R"({"opening":"a"})"}, "mine.corneta:2: the commitment is not 64 digits of 0-9a-f");
    row("a seed of no opening", {R"({"opening":"a","reveal":"b"})"}, "mine.corneta:2: it reveals no opening before it");
    row("the second line that is wrong", {entry(1, note, result_of(1)), R"({"entry":2,"by":"me"})"},
        "mine.corneta:3: it has a key that nobody knows");
}

void TestGameLines::an_entry_that_is_none_is_refused_data()
{
    game_columns();
    row("a number that is not the next", {entry(2, note, result_of(2))}, "mine.corneta:2: entry: its number is not the next one");
    row("no number", {R"({"entry":"one"})"}, "mine.corneta:2: entry: not a number");
    row("half a number", {R"({"entry":1.5})"}, "mine.corneta:2: entry: not a whole number");
    row("no command", {R"({"entry":1,"command":{}})"}, "mine.corneta:2: command: missing \"do\"");
    row("an unknown command", {R"({"entry":1,"command":{"do":"dance"}})"}, "mine.corneta:2: command: \"dance\" is not a word for it");
    row("no reading", {entry(1, note, "")}, "mine.corneta:2: entry: it has no reading of its own");
    row("another's reading", {entry(1, note, result_of(2))}, "mine.corneta:2: entry: it has no reading of its own");
    row("nothing to undo", {entry(1, undo, "")}, "mine.corneta:2: entry: there is nothing to undo");
    row("nothing to redo", {entry(1, R"({"do":"redo"})", "")}, "mine.corneta:2: entry: there is nothing to redo");
    row("turn 0", {R"({"entry":1,"stage":{"turn":0},"command":{"do":"undo"}})"}, "mine.corneta:2: turns and rounds count from 1");
    row("an unknown action", {entry(1, R"({"do":"play","action":"dance"})", result_of(1))},
        "mine.corneta:2: \"dance\" is not an action of Santa Anna Rules");
    row("an unknown action in a reading", {entry(1, note, result_of(1, R"(,"play":{"action":"dance"})"))},
        "mine.corneta:2: \"dance\" is not an action of Santa Anna Rules");
    row("fewer faces than dice", {entry(1, note, result_of(1, R"(,"rolls":[{"label":"fire","pool":[2,20],"faces":[7],"by":"hand"}])"))},
        "mine.corneta:2: \"fire\" is not a roll");
    row("a pool of none", {entry(1, note, result_of(1, R"(,"rolls":[{"label":"fire","pool":[0,20],"faces":[],"by":"hand"}])"))},
        "mine.corneta:2: \"fire\" is not a roll");
    row("a row that is too short", {entry(1, note, result_of(1, R"(,"answers":[["range","3"]])"))},
        "mine.corneta:2: answers: a list of 2, expected 3");
    row("more parts than the line has bytes for", {entry(1, note, result_of(1, R"(,"told":[{})" + QString{",{}"}.repeated(1000) + "]"))},
        "mine.corneta:2: told: it has more parts than so short a line can say");
    row("a ruling that says no play", {entry(1, R"({"do":"strike","entry":1,"rulings":[{"entry":2,"rule":"amend"}]})", "")},
        "mine.corneta:2: a ruling does not say how entry 2 is read");
    row("all others read in one way", {entry(1, R"({"do":"strike","entry":1,"rest":"amend"})", "")},
        "mine.corneta:2: all other entries cannot be read in one way");
}

void TestGameLines::effects_that_cannot_be_are_refused_data()
{
    game_columns();
    const auto effects = [](const char* sentence, const char* of_first, const char* said) {
        row(sentence, {with_effects(1, of_first)}, said);
    };
    effects("a change of nobody", R"("stats":[["x","points","add","1"]])", "mine.corneta:2: x: there is no such unit at that moment");
    effects("a change of a code", R"("stats":[["K1","points","add","1"]])", "mine.corneta:2: K1: there is no such unit at that moment");
    effects("a change that does nothing", R"("stats":[["k1","points","nothing","1"]])", "mine.corneta:2: k1: points is not a number");
    effects("a word for a number", R"("stats":[["k1","points","set","many"]])", "mine.corneta:2: points: \"many\" is not a number");
    effects("a third for a number", R"("stats":[["k1","points","set","1/3"]])", "mine.corneta:2: points: \"1/3\" is not a number");
    effects("a number too large", R"("stats":[["k1","points","set","10000"]])", "mine.corneta:2: points: \"10000\" is not a number");
    effects("a sum too large", R"("stats":[["k1","points","add","9999"],["k1","points","add","1"]])",
            "mine.corneta:2: k1: points is not a number");
    effects("a number added to a word", R"("stats":[["k1","order","set","hold"],["k1","order","add","1"]])",
            "mine.corneta:2: k1: order is not a number");
    effects("a word added", R"("stats":[["k1","order","add","hold"]])", "mine.corneta:2: k1: order is not a number");
    effects("an arrival without kind", R"("arrive":[{"key":"k2","kind":""}])", "mine.corneta:2: a unit arrives without key or kind");
    effects("an arrival without key", R"("arrive":[{"kind":"unit"}])", "mine.corneta:2: a unit arrives without key or kind");
    effects("an arrival with a word for a number", R"("arrive":[{"key":"k2","stats":{"castings":"many"}}])",
            "mine.corneta:2: castings: \"many\" is not a number");
    effects("an arrival of one who is there", R"("arrive":[{"key":"k1"}])",
            "mine.corneta:2: k1: a unit with that key or code is there already");
    effects("a key that is a code", R"("arrive":[{"key":"K1"}])", "mine.corneta:2: K1: a unit with that key or code is there already");
    effects("a code that is a key", R"("arrive":[{"key":"k2","code":"k1"}])",
            "mine.corneta:2: k2: a unit with that key or code is there already");
    QStringList many;
    for (int unit = 0; unit < 10'000; ++unit)
        many << QString{R"({"key":"u%1","name":"%2"})"}.arg(unit).arg(QString(80, 'n'));
    effects("more arrivals than a game may have units", qPrintable(QString{R"("arrive":[%1])"}.arg(many.join(','))),
            "mine.corneta:2: arrive: more than 10000 units");
    effects("two arrivals of one code", R"("arrive":[{"key":"k2","code":"K2"},{"key":"k3","code":"K2"}])",
            "mine.corneta:2: k3: a unit with that key or code is there already");
    effects("a side that is none", R"("arrive":[{"key":"k2","side":"k1"}])", "mine.corneta:2: k2: there is no side \"k1\" at that moment");
    effects("one leaves who is not there", R"("leave":["x"])", "mine.corneta:2: x: there is no such unit at that moment");
    effects("one leaves twice", R"("leave":["k1","k1"])", "mine.corneta:2: k1: there is no such unit at that moment");
    effects("a side leaves its units", R"("leave":["us"])", "mine.corneta:2: us: units of this side are there still");
    effects("something lies by nobody", R"("lays":"x")", "mine.corneta:2: x: there is no such unit at that moment");
    effects("a follow-up without choices", R"("next":[{"kind":"must"}])", "mine.corneta:2: a follow-up offers nothing");
    effects("a round before the first", R"("stage":{"turn":1,"round":-1})", "mine.corneta:2: turns and rounds count from 1");
}

void TestGameLines::what_waits_must_be_whole_data()
{
    game_columns();
    QString short_one = fire_line("k1", "");
    row("no outcomes but one", {short_one.replace(R"(["column",["4"]],)", "")}, "mine.corneta:2: it does not say what Fire leaves");
    row("a word for a number", {fire_line("k1", "", "many")}, "mine.corneta:2: losses: \"many\" is not a number");
    row("a change that no outcome makes", {fire_line("k1", R"(["m1","castings","add","1"])")},
        "mine.corneta:2: Fire does not change castings so");
    row("a change that is set and not added", {fire_line("k1", R"(["m1","stragglers","set","1"])")},
        "mine.corneta:2: Fire does not change stragglers so");
    row("a change by a word", {fire_line("k1", R"(["m1","stragglers","add","many"])")},
        "mine.corneta:2: stragglers: \"many\" is not a number");
    row("a change of nobody", {fire_line("k1", R"(["x","stragglers","add","1"])")},
        "mine.corneta:2: x: there is no such unit at that moment");
    row("nobody fires", {fire_line("x", "")}, "mine.corneta:2: x: there is no such unit at that moment");
    row("the firer leaves before", {fire_line("k1", ""), with_effects(2, R"("leave":["k1"])")},
        "mine.corneta:3: k1: what was played with it has not taken effect");
}

void TestGameLines::entries_that_are_not_there_are_not_changed_data()
{
    game_columns();
    const auto strike = [](int number, const char* struck, const char* results = "") {
        return entry(number, R"({"do":"strike","entry":1,"reason":"so"})", results, QString{R"(,"struck":[%1])"}.arg(struck));
    };
    const QString first = entry(1, note, result_of(1));
    row("a strike of itself", {strike(1, "1")}, "mine.corneta:2: entry: it changes an entry twice or one that is not in force");
    row("a strike of nothing", {first, strike(2, "")}, "mine.corneta:3: entry: it does not change the entry that it names");
    row("a strike of one that was never made", {first, strike(2, "1,3")},
        "mine.corneta:3: entry: it changes an entry twice or one that is not in force");
    row("a strike of one that is struck", {first, strike(2, "1"), strike(3, "1")},
        "mine.corneta:4: entry: it changes an entry twice or one that is not in force");
    row("two readings of one", {first, strike(2, "1", R"({"entry":1,"effects":{}})")},
        "mine.corneta:3: entry: it changes an entry twice or one that is not in force");
    row("what stands on it no longer fits",
        {with_effects(1, R"("arrive":[{"key":"k2","kind":"unit"}])"), with_effects(2, R"("leave":["k2"])"), strike(3, "1")},
        "mine.corneta:4: k2: there is no such unit at that moment");
}

#include "test_game_lines.moc"
