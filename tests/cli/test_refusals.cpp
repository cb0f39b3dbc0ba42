// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/ran.h"

#include <QObject>
#include <QTest>

/// Exit code 1: everything about answers and dice.
class TestRefusals : public QObject {
    Q_OBJECT

private slots:
    void a_wrong_answer_is_refused_with_1_data();
    void a_wrong_answer_is_refused_with_1();
    void wrong_dice_are_refused_with_1_data();
    void wrong_dice_are_refused_with_1();
    void odds_refuse_the_same_answers_data() { a_wrong_answer_is_refused_with_1_data(); }
    void odds_refuse_the_same_answers();
};

namespace {

constexpr auto action = "santa-anna fire";

void columns()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("err");
}

void row(const char* sentence, const QStringList& arguments, const char* err)
{
    QTest::newRow(sentence) << QString{action} << arguments << QString{err};
}

void made_up_row(const char* sentence, const char* call, const QStringList& arguments, const char* err)
{
    QTest::newRow(sentence) << QStringLiteral("made-up %1").arg(call) << arguments << QString{err};
}

void key_rows()
{
    row("an unknown key", {"morale=5"}, "morale: there is no such field");
    row("a key in capitals", {"Range=5"}, "Range: there is no such field");
    row("no key", {"=5"}, "\"\": there is no such field");
    row("a key of two lines", {"ran\nge=5"}, "ran\uFFFDge: there is no such field");
    row("a repeated key", {"range=5", "range=5"}, "range: given twice");
    row("an unknown key whose value looks like an option", {"note=--json"}, "note: there is no such field");
    row("a field that is not asked", {"firer_guns=2"}, "firer_guns: asked only when firer_arm=artillery; without that it stays 1");
    row("a toggle that is not asked", {"firer_mounted=no"}, "firer_mounted: asked only when firer_arm=cavalry; without that it stays yes");
}

void value_rows()
{
    row("a wrong word", {"aspect=top"}, "aspect: \"top\" is none of front, flank, rear");
    row("a word in capitals", {"aspect=Rear"}, "aspect: \"Rear\" is none of front, flank, rear");
    row("no word", {"aspect="}, "aspect: \"\" is none of front, flank, rear");
    row("a number for a toggle", {"target_in_melee=1"}, "target_in_melee: \"1\" is neither yes nor no");
    row("above the most", {"firer_castings=100"}, "firer_castings: 100 is not from 0 to 99");
    row("below the least", {"firer_castings=-1"}, "firer_castings: -1 is not from 0 to 99");
    row("tenths above the most", {"range=99.1"}, "range: 99.1 is not from 0 to 99");
    row("not a number", {"range=near"}, "range: \"near\" is not a number in whole or tenths");
    row("no number", {"range="}, "range: \"\" is not a number in whole or tenths");
    row("tenths too fine", {"range=6.55"}, "range: \"6.55\" is not a number in whole or tenths");
    row("a comma for the point", {"range=6,5"}, "range: \"6,5\" is not a number in whole or tenths");
    row("a fraction", {"range=13/2"}, "range: \"13/2\" is not a number in whole or tenths");
    row("a unit behind the number", {"range=6in"}, "range: \"6in\" is not a number in whole or tenths");
    row("a sign before the number", {"range=+6"}, "range: \"+6\" is not a number in whole or tenths");
    row("tenths of a casting", {"firer_castings=6.5"}, "firer_castings: \"6.5\" is not a whole number");
    row("a second =", {"range=5=5"}, "range: \"5=5\" is not a number in whole or tenths");
    row("more digits than any number has", {"firer_castings=99999999999999999999"},
        "firer_castings: \"99999999999999999999\" is not a whole number");
    row("what the rules refuse", {"range=15"}, "range: 15 in is beyond a musket's 14 in");
    row("every problem at once", {"morale=5", "aspect=top", "range=6.55", "range=5", "firer_castings=100"},
        "morale: there is no such field\naspect: \"top\" is none of front, flank, rear\nrange: \"6.55\" is not a number in whole or "
        "tenths\nrange: given twice\n"
        "firer_castings: 100 is not from 0 to 99");
    made_up_row("a word of a set twice", "leap", {"trims=oiled,oiled"}, "trims: \"oiled\" stands there twice");
    made_up_row("a wrong word in a set", "leap", {"trims=oiled,golden"}, "trims: \"golden\" is none of oiled, polished, ribboned");
    made_up_row("a wrong word in a list", "gust", {"beetle_ground=glass,ice"}, "beetle_ground: \"ice\" is none of cloth, wood, glass");
    made_up_row("lists of unequal length", "gust", {"beetle_weight=3,4,5", "beetle_height=1,2"},
                "beetle_height: 2 rows, where the longest list beside it has 3");
    made_up_row("too few rows", "gust", {"beetle_weight="}, "beetle_weight: 0 rows, not from 1 to 12");
    made_up_row("too many rows", "parade", {"beetle_shine=1,2,3,4,5,6,7"}, "beetle_shine: 7 rows, not from 0 to 6");
}

void dice_rows()
{
    row("too few dice", {"firer_arm=artillery", "firer_guns=3", "--dice", "4"}, "dice: wanted \"gun 2\" 1d20\ndice: wanted \"gun 3\" 1d20");
    QByteArray other_guns;
    for (int gun = 2; gun <= 60; ++gun)
        other_guns += "\ndice: wanted \"gun " + QByteArray::number(gun) + "\" 1d20";
    row("one die for 60 guns",
        {"firer_arm=artillery", "firer_guns=60", "firer_poundage=24", "range=6", "target_effectives=99", "--dice", "4"}, other_guns.mid(1));
    row("too many dice", {"--dice", "13,4,5"}, "dice: 3 given, 1 asked for");
    row("dice where none are rolled", {"firer_arm=artillery", "firer_guns=0", "--dice", "13"}, "dice: 1 given, 0 asked for");
    row("a face of 0", {"--dice", "0"}, "fire: a d20 has no face 0");
    row("a face of 21", {"--dice", "21"}, "fire: a d20 has no face 21");
    row("a face below 0", {"--dice", "-3"}, "fire: a d20 has no face -3");
    row("a word for a face", {"--dice", "six"}, "dice: \"six\" is not a face of a die");
    row("no face", {"--dice", ""}, "dice: \"\" is not a face of a die");
    row("no face behind =", {"--dice="}, "dice: \"\" is not a face of a die");
    row("a face missing between commas", {"firer_arm=artillery", "firer_guns=3", "--dice", "4,,5"}, "dice: \"\" is not a face of a die");
    row("half a face", {"--dice", "6.5"}, "dice: \"6.5\" is not a face of a die");
    row("a blank before a face", {"--dice", " 6"}, "dice: \" 6\" is not a face of a die");
    row("a face with more digits than any number has", {"--dice", "99999999999"}, "dice: \"99999999999\" is not a face of a die");
    row("wrong dice and wrong answers at once", {"range=15", "--dice", "x,4,y"},
        "range: 15 in is beyond a musket's 14 in\ndice: \"x\" is not a face of a die\ndice: \"y\" is not a face of a die");
    made_up_row("a pool lacks dice", "gust", {"beetle_weight=3", "--dice", "3"}, "dice: wanted \"beetle 1: gust\" 2d6");
    made_up_row("dice of several rows", "gust", {"--dice", "3,4,5"}, "dice: wanted \"beetle 2: gust\" 2d6");
    made_up_row("dice where none are rolled, too", "wind-up", {"--dice", "3"}, "dice: 1 given, 0 asked for");
    made_up_row("only what is surely wanted", "tussle", {"--dice", "1,6"},
                "dice: wanted \"left's push, round 2\" 1d6\ndice: wanted \"right's push, round 2\" 1d6");
    made_up_row("what the fall so far wants, too", "tussle", {"--dice", "5,5"},
                "dice: wanted \"locked horns, round 1\" 1d4\ndice: wanted \"left's push, round 2\" 1d6\ndice: wanted \"right's push, round "
                "2\" 1d6");
}

void die_rows()
{
    row("an unknown label", {"--die", "fire=13", "--die", "smoke=3"}, "smoke: there is no such die in this roll");
    QTest::newRow("a label that no melee of several a side has: the next round waits")
        << QStringLiteral("santa-anna melee")
        << QStringList{"defender_effectives=12,8", "attacker_arm=cavalry,infantry", "--die", "attacker 0=3"}
        << QString{"dice: wanted \"attacker 1's melee, round 1\" 1d20\ndice: wanted \"attacker 2's melee, round 1\" 1d20\n"
                   "dice: wanted \"defender 1's melee, round 1\" 1d20\ndice: wanted \"defender 2's melee, round 1\" 1d20\n"
                   "attacker 0: not asked for so far"};
    row("only an unknown label", {"--die", "smoke=3"}, "dice: wanted \"fire\" 1d20\nsmoke: not asked for so far");
    row("a label twice", {"--die", "fire=13", "--die", "fire=13"}, "fire: given twice");
    row("a label that another arm rolls", {"--die", "fire=13", "--die", "gun 1=3"}, "gun 1: there is no such die in this roll");
    row("one of several dice missing", {"firer_arm=artillery", "firer_guns=3", "--die", "gun 2=4"},
        "dice: wanted \"gun 1\" 1d20\ndice: wanted \"gun 3\" 1d20");
    row("no =", {"--die", "fire"}, "dice: \"fire\" is not LABEL=FACE");
    row("no label", {"--die", "=13"}, "dice: \"=13\" is not LABEL=FACE");
    row("nothing", {"--die", ""}, "dice: \"\" is not LABEL=FACE");
    row("no face of a label", {"--die", "fire="}, "fire: \"\" is not a face of a die");
    row("a word for the face of a label", {"--die", "fire=six"}, "fire: \"six\" is not a face of a die");
    row("two faces of one die", {"--die", "fire=3+4"}, "fire: 2 faces, where 1d20 are rolled");
    row("a face that the die lacks", {"--die", "fire=21"}, "fire: a d20 has no face 21");
    made_up_row("too few faces of a pool", "gust", {"beetle_weight=3", "--die", "beetle 1: gust=3"},
                "beetle 1: gust: 1 faces, where 2d6 are rolled");
    made_up_row("a comma in a pool", "gust", {"beetle_weight=3", "--die", "beetle 1: gust=3,4"},
                "beetle 1: gust: \"3,4\" is not a face of a die");
    made_up_row("a plus too many", "gust", {"beetle_weight=3", "--die", "beetle 1: gust=3+4+"},
                "beetle 1: gust: \"\" is not a face of a die");
    made_up_row("a label without its row", "gust", {"beetle_weight=3", "--die", "beetle 1: gust=3+4", "--die", "gust=3+4"},
                "gust: there is no such die in this roll");
    made_up_row("a die that the fall does not ask for", "tussle",
                {"rounds=1", "--die", "left's push, round 1=1", "--die", "right's push, round 1=6", "--die", "locked horns, round 1=3"},
                "locked horns, round 1: there is no such die in this roll");
}

} // namespace

void TestRefusals::a_wrong_answer_is_refused_with_1_data()
{
    columns();
    key_rows();
    value_rows();
}

void TestRefusals::a_wrong_answer_is_refused_with_1()
{
    QFETCH(QString, call);
    QFETCH(QStringList, arguments);
    QFETCH(QString, err);
    QCOMPARE(unexpected_in_refusal(QStringList{"resolve"} + call.split(' ') + arguments, 1, err), QString{});
}

void TestRefusals::wrong_dice_are_refused_with_1_data()
{
    columns();
    dice_rows();
    die_rows();
}

void TestRefusals::wrong_dice_are_refused_with_1()
{
    a_wrong_answer_is_refused_with_1();
}

void TestRefusals::odds_refuse_the_same_answers()
{
    QFETCH(QString, call);
    QFETCH(QStringList, arguments);
    QFETCH(QString, err);
    QCOMPARE(unexpected_in_refusal(QStringList{"odds"} + call.split(' ') + arguments, 1, err), QString{});
}

#include "test_refusals.moc"
