// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/called_game.h"

#include <QFile>
#include <QObject>
#include <QTest>

/// What the verbs of a game refuse, in which words and by which exit code.
class TestGameRefusals : public QObject {
    Q_OBJECT

private slots:
    void a_refusal_says_why_and_writes_nothing_data();
    void a_refusal_says_why_and_writes_nothing();
    void a_unit_is_laid_in_one_box_and_no_refusal_names_that();
};

namespace {

void row(const char* sentence, const char* line, int code, const char* err)
{
    QTest::newRow(sentence) << line << code << err;
}

void rows_of_plays()
{
    row("an unknown unit", "game resolve FILE fire firer=K9 target=M1 --dice 3 --reason early", 1, "firer: there is no unit \"K9\"");
    row("a leader who fires", "game resolve FILE fire firer=L1 target=M1 --dice 3 --reason early", 1,
        "firer: Lane is listed as leader, not as unit");
    row("more than there are", "game edit FILE K1 effectives=50 --reason so", 1,
        "castings: castings 21 are not effectives 50, stragglers 0 and casualties 0");
    row("two roles with two units", "game resolve FILE fire firer=K1,K2 target=M1,M2 --dice 3 --reason early", 1,
        "target: one unit at a time");
    row("an unknown answer", "game resolve FILE fire firer=K1 target=M1 beards=3 --dice 3 --reason early", 1,
        "beards: there is no such field");
    row("a word that is none", "game resolve FILE fire firer=K1 target=M1 aspect=above --dice 3 --reason early", 1,
        "aspect: \"above\" is none of");
    row("a fire beyond range", "game resolve FILE fire firer=K1 target=M1 range=30 --usual --dice 3 --reason early", 1,
        "range: 30 in is beyond");
    row("another phase", "game resolve FILE fire firer=K1 target=M1 --dice 3", 1, "fire: not in the phase Give Orders; give a reason");
    row("a face the die lacks", "game resolve FILE fire firer=K1 target=M1 range=3 --usual --dice 21 --reason early", 1,
        "fire: a d20 has no face 21");
    row("too many dice", "game resolve FILE fire firer=K1 target=M1 range=3 --usual --dice 3,4 --reason early", 1,
        "dice: 2 given, 1 asked for");
    row("a die that is not asked for", "game resolve FILE fire firer=K1 target=M1 range=3 --usual --die fire=3 --die luck=4 --reason early",
        1, "luck: there is no such die in this roll");
    row("an unknown action", "game resolve FILE dance firer=K1", 2, "dance: unknown action");
    row("a batch that is none", "game batch FILE fire firer=K1", 2, "fire: its units do not roll one by one");
}

void rows_of_verbs()
{
    row("nothing to undo", "game undo FILE", 1, "undo: there is nothing to undo");
    row("nothing to redo", "game redo FILE", 1, "redo: there is nothing to redo");
    row("an edit without reason", "game edit FILE K1 effectives=9", 1, "reason: say why the numbers change");
    row("an edit of nothing", "game edit FILE K1 --reason so", 1, "unit: no stat is given");
    row("an edit of an unknown stat", "game edit FILE K1 beards=9 --reason so", 1, "beards: unknown stat");
    row("an edit that is not a number", "game edit FILE K1 effectives=9.5 --reason so", 1, "effectives: \"9.5\" is not a whole number");
    row("a strike of nothing", "game strike FILE 7 --reason so", 1, "entry 7: not in force");
    row("a strike without reason", "game strike FILE 7", 1, "reason: say why it is struck");
    row("no number of an entry", "game strike FILE seven --reason so", 2, "entry: \"seven\" is not the number of an entry");
    row("an amendment of nothing", "game amend FILE 7 range=3 --reason so", 1, "entry 7: no action that was played");
    row("a follow-up that is not owed", "game resolve FILE movement --next 3.1", 1, "unit: name who is the unit");
    row("no follow-up", "game resolve FILE movement --next 3", 2, "--next: \"3\" is not ENTRY.N or ENTRY.N.CHOICE");
    row("letters in a follow-up", "game resolve FILE movement --next 12x.1", 2, "--next: \"12x.1\" is not ENTRY.N or ENTRY.N.CHOICE");
    row("more than three numbers", "game resolve FILE movement --next 1.1.1.1", 2, "--next: \"1.1.1.1\" is not ENTRY.N or ENTRY.N.CHOICE");
    row("an empty note", "game note FILE ", 1, "note: it says nothing");
    row("an order that is none", "game lay FILE K1 dance", 1, "2nd-indiana: \"dance\" is none of");
    row("an order of a leader", "game lay FILE L1 hold", 1, "lane: nothing is laid face down beside a leader");
    row("nothing face down", "game turn-up FILE", 1, "unit: nothing lies face down");
    row("a part too large", "game split FILE K1 21 part", 1, "size: 21 is not from 1 to 20");
    row("a part with a taken code", "game split FILE K1 2 part code=K2", 1, "code: \"K2\" stands there twice");
    row("a unit joins itself", "game join FILE K1 K1", 1, "unit: a unit cannot join itself");
    row("enemies join", "game join FILE K1 M1", 1, "other: only units of one side join");
    row("an unknown format", "game export FILE --format pdf", 2, "--format: neither html nor md");
    row("a report in the place of its game", "game export FILE -o FILE", 3, "FILE: a game, which a report would destroy");
}

/// Texts that the journal would not take back, and what is given twice.
void rows_of_words()
{
    row("a note of two lines", "game note FILE a\nb", 1, "note: leave out the line break");
    row("a note with an escape", "game note FILE a\x1b[2J", 1, "note: leave out the control character U+001B");
    row("a reason of two lines", "game phase FILE --reason a\nb", 1, "--reason: leave out the line break");
    row("a word of two lines", "game resolve FILE fire firer=K1 target=M1 range=3 --usual --word us=a\nb --reason early", 1,
        "--word: leave out the line break");
    row("a name of two lines", "game edit FILE minon name=a\nb side=us castings=3 --arrives", 1, "name: leave out the line break");
    row("an order of two lines", "game lay FILE K1 hold\n", 1, "word: leave out the line break");
    row("two words of a side", "game resolve FILE fire firer=K1 target=M1 range=3 --usual --word us=a --word us=b --reason early", 1,
        "--word: United States says one word, not two");
    row("a stat twice", "game edit FILE K1 effectives=3 effectives=4 --reason so", 1, "effectives: given twice");
    row("an answer twice", "game amend FILE 1 range=3 range=4 --reason so", 1, "range: given twice");
    row("a role twice", "game resolve FILE fire firer=K1 firer=K2 target=M1", 1, "firer: given twice");
    row("a ruling twice", "game strike FILE 1 --then 4=strike --then 4=keep --reason so", 1, "--then: entry 4 is given twice");
    row("a unit turned up twice", "game turn-up FILE K1 K1", 1, "K1: given twice");
    row("a unit turned up by code and by key", "game turn-up FILE K1 2nd-indiana", 1, "2nd-indiana: given twice");
    row("an unknown role", "game resolve FILE fire shooter=K1 target=M1 --reason early", 1,
        "shooter: there is no such field; the roles of fire are firer, target");
    row("a code in small letters", "game lay FILE k1 hold", 1, "unit: there is no unit \"k1\"; did you mean K1?");
    row("a code in small letters in a role", "game resolve FILE fire firer=k1 target=M1 --reason early", 1,
        "firer: there is no unit \"k1\"; did you mean K1?");
    row("--seed", "game resolve FILE fire firer=K1 --seed 3", 2, "--seed: game resolve has no such option");
}

} // namespace

void TestGameRefusals::a_refusal_says_why_and_writes_nothing_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("err");
    rows_of_plays();
    rows_of_verbs();
    rows_of_words();
}

void TestGameRefusals::a_refusal_says_why_and_writes_nothing()
{
    QFETCH(QString, line);
    QFETCH(int, code);
    QFETCH(QString, err);
    const CalledGame game;
    QCOMPARE(game.begun(), "");
    QFile file{game.path()};
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    const Ran refused = game.call(line.toUtf8().constData());
    QCOMPARE(refused.code, code);
    QCOMPARE(refused.out, QByteArray{});
    QVERIFY2(QString::fromUtf8(refused.err).startsWith(err.replace("FILE", game.path())), refused.err.constData());
    file.seek(0);
    QCOMPARE(file.readAll(), before);
}

/// What this computer has sealed is known to it: whoever asks is not told which box it was.
void TestGameRefusals::a_unit_is_laid_in_one_box_and_no_refusal_names_that()
{
    const CalledGame game;
    QCOMPARE(game.call("game new FILE pedregal --scenario padierna-small").code, 0);
    QCOMPARE(game.call("game lay FILE UA S1;marker_1_is_real").code, 0);
    const Ran refused = game.call("game lay FILE UB S1;marker_1_is_real");
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.err.contains("is laid in another box already (19.5 A)"), refused.err.constData());
    QVERIFY(!refused.err.contains("box A"));
    QCOMPARE(game.call("game lay FILE UB S2;marker_1_is_real").code, 0);
}

#include "test_game_refusals.moc"
