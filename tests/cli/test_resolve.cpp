// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/ran.h"

#include <QJsonDocument>
#include <QObject>
#include <QSet>
#include <QTest>

/// Results: the examples of the texts, dice of all kinds, batches.
class TestResolve : public QObject {
    Q_OBJECT

private slots:
    void an_example_of_the_text_comes_out_data();
    void an_example_of_the_text_comes_out();
    void equal_seeds_give_equal_results();
    void seeds_and_no_seed_give_different_results();
    void a_result_comes_out_again_from_its_own_dice_data();
    void a_result_comes_out_again_from_its_own_dice();
    void inputs_hold_every_field_asked_and_no_other();
    void values_have_the_types_of_json();
    void follow_ups_hold_presets_in_the_types_of_their_action();
    void a_follow_up_that_has_not_landed_is_named();
    void a_batch_joins_its_rows();
};

namespace {

/// `--die` for every roll of a result.
QStringList own_dice(const QJsonValue& result)
{
    QStringList dice;
    for (const QJsonValue roll : result["rolls"].toArray()) {
        QStringList faces;
        for (const QJsonValue face : roll["faces"].toArray())
            faces += QString::number(face.toInt());
        dice += {"--die", roll["label"].toString() + "=" + faces.join('+')};
    }
    return dice;
}

QByteArray text_of(const QJsonValue& value)
{
    return QJsonDocument{QJsonArray{value}}.toJson(QJsonDocument::Compact);
}

} // namespace

void TestResolve::an_example_of_the_text_comes_out_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("losses");
    QTest::addColumn<int>("stragglers");
    QTest::addColumn<int>("casualties");
    QTest::newRow("a column hit in the rear for 3 losses: 3 stragglers, 2 casualties")
        << words("target_formation=column aspect=rear --dice 10") << 3 << 3 << 2;
    QTest::newRow("a U.S. battery that suffers 3 losses: 1 straggler, 1 casualty")
        << words("target_arm=artillery target_nation=us --dice 17") << 3 << 1 << 1;
    QTest::newRow("a line in front for 3 losses: 2 stragglers, 1 casualty") << words("--dice 10") << 3 << 2 << 1;
    QTest::newRow("a line in the flank for 3 losses: stragglers twice") << words("aspect=flank --dice 10") << 3 << 4 << 1;
}

void TestResolve::an_example_of_the_text_comes_out()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, losses);
    QFETCH(int, stragglers);
    QFETCH(int, casualties);
    const QJsonValue outcome = json_object(words("resolve santa-anna fire") + arguments)["outcome"];
    QCOMPARE(outcome["losses"].toInt(), losses);
    QCOMPARE(outcome["stragglers"].toInt(), stragglers);
    QCOMPARE(outcome["casualties"].toInt(), casualties);
}

void TestResolve::equal_seeds_give_equal_results()
{
    for (const char* const seed : {"0", "7", "00007", "18446744073709551615"}) {
        const QStringList call = words("resolve santa-anna fire firer_arm=artillery firer_guns=9 --json --seed") + QStringList{seed};
        const Ran first = ran(call);
        QCOMPARE(first.code, 0);
        QCOMPARE(ran(call).out, first.out);
        QCOMPARE(ran_by_program(call).out, first.out);
    }
}

void TestResolve::seeds_and_no_seed_give_different_results()
{
    const QStringList call = words("resolve santa-anna fire firer_arm=artillery firer_guns=20 --json");
    QSet<QByteArray> results{ran(call).out, ran(call).out};
    for (int seed = 0; seed < 20; ++seed)
        results.insert(ran(call + QStringList{"--seed", QString::number(seed)}).out);
    QCOMPARE(results.size(), 22);
}

void TestResolve::a_result_comes_out_again_from_its_own_dice_data()
{
    QTest::addColumn<QStringList>("call");
    QTest::newRow("one die") << words("resolve santa-anna fire");
    QTest::newRow("a die a gun") << words("resolve santa-anna fire firer_arm=artillery firer_guns=4 firer_damaged=1");
    QTest::newRow("no die") << words("resolve santa-anna leader-points leader_attached=yes");
    QTest::newRow("dice that only some falls ask for") << words("resolve made-up tussle rounds=8");
    QTest::newRow("a pool") << words("resolve made-up parade beetle_shine=1,2,3,4");
    QTest::newRow("a batch") << words("resolve made-up gust beetle_weight=1,2,3,4,5,6,7,8,9");
    QTest::newRow("a chain") << words("resolve made-up muster beetles=6 in_file=yes");
    QTest::newRow("a pool of several dice") << words("resolve made-up leap spring=steel");
}

void TestResolve::a_result_comes_out_again_from_its_own_dice()
{
    QFETCH(QStringList, call);
    for (int seed = 0; seed < 20; ++seed) {
        const QStringList by_seed = QStringList{"--json"} + call + QStringList{"--seed", QString::number(seed)};
        const QByteArray rolled = ran(by_seed).out;
        const QJsonValue result = QJsonDocument::fromJson(rolled).object();
        if (result["rolls"].toArray().isEmpty())
            continue;
        const Ran typed = ran(QStringList{"--json"} + call + own_dice(result));
        QCOMPARE(typed.err, QByteArray{});
        QCOMPARE(typed.out, rolled);
    }
}

void TestResolve::inputs_hold_every_field_asked_and_no_other()
{
    const QJsonObject inputs = json_object(words("resolve santa-anna fire firer_arm=artillery range=6.5 --dice 13"))["inputs"].toObject();
    QCOMPARE(inputs["firer_arm"], "artillery");
    QCOMPARE(inputs["range"], 6.5);
    QCOMPARE(inputs["firer_guns"], 1);
    QVERIFY(!inputs.contains("firer_castings"));
    QVERIFY(!inputs.contains("firer_mounted"));
    const QJsonObject of_cavalry =
        json_object(words("resolve santa-anna fire firer_arm=cavalry firer_guns=1 --dice 13"))["inputs"].toObject();
    QCOMPARE(of_cavalry["firer_mounted"], true);
    QVERIFY(!of_cavalry.contains("firer_guns"));
}

void TestResolve::values_have_the_types_of_json()
{
    const QJsonValue leap =
        json_object(words("resolve made-up leap spring=steel trims=ribboned,oiled distance=2.5 ground=wood winged=yes --dice 3,4"));
    const QByteArray inputs = text_of(leap["inputs"]);
    QCOMPARE(
        inputs,
        QByteArray{
            R"([{"distance":2.5,"ground":"wood","headwind":0,"spring":"steel","trims":["oiled","ribboned"],"turns":6,"winged":true}])"});
    const QJsonValue parade = json_object(words("resolve made-up parade beetle_wound=yes,no beetle_trims=oiled+ribboned, --dice 1,2"));
    QCOMPARE(text_of(parade["inputs"]["beetle_trims"]), QByteArray{R"([[["oiled","ribboned"],[]]])"});
    QCOMPARE(text_of(parade["inputs"]["beetle_wound"]), QByteArray{"[[true,false]]"});
    const QJsonArray workings = json_object(words("resolve made-up leap turns=7 --dice 5"))["workings"].toArray();
    QCOMPARE(text_of(workings[1]["amount"]), QByteArray{R"(["2/3"])"});
    QCOMPARE(text_of(workings[1]["total"]), QByteArray{R"(["14/3"])"});
}

void TestResolve::follow_ups_hold_presets_in_the_types_of_their_action()
{
    const QJsonArray next = json_object(words("resolve made-up leap --dice 1"))["next"].toArray();
    const QJsonValue must = next.first();
    QCOMPARE(must["kind"].toString(), "must");
    QCOMPARE(text_of(must["choices"][0]["inputs"]),
             QByteArray{R"([{"beetle_ground":["cloth","cloth"],"beetle_height":[0.5,0],"beetle_weight":[3,4],"wind":2}])"});
    const QJsonArray either = json_object(words("resolve made-up tussle --seed 1"))["next"].toArray();
    QCOMPARE(either.first()["kind"].toString(), "either");
    QCOMPARE(either.first()["choices"].toArray().size(), 2);
}

void TestResolve::a_follow_up_that_has_not_landed_is_named()
{
    const QJsonArray next = json_object(words("resolve santa-anna fire target_effectives=3 --dice 18"))["next"].toArray();
    QVERIFY(!next.isEmpty());
    const Ran plain = ran(words("resolve santa-anna fire target_effectives=3 --dice 18"));
    for (const QJsonValue follow_up : next)
        for (const QJsonValue choice : follow_up["choices"].toArray()) {
            const QByteArray action = choice["action"].toString().toUtf8();
            const bool landed = ran({"form", "santa-anna", QString::fromUtf8(action)}).code == 0;
            QVERIFY2(plain.out.contains(action), action.constData());
            QCOMPARE(plain.out.contains("(no action yet)"), !landed);
        }
}

void TestResolve::a_batch_joins_its_rows()
{
    const QJsonValue gust = json_object(words("resolve made-up gust beetle_weight=1,9 beetle_height=0,1.5 --dice 1,2,6,5"));
    const QJsonArray rows = gust["rows"].toArray();
    QCOMPARE(rows.size(), 2);
    QCOMPARE(gust["headline"].toString(), rows[0]["headline"].toString() + " " + rows[1]["headline"].toString());
    for (const char* const list : {"workings", "rolls", "hands", "next"}) {
        QJsonArray joined;
        for (const QJsonValue row : rows)
            for (const QJsonValue one : row[list].toArray())
                joined.append(one);
        QCOMPARE(gust[list].toArray(), joined);
    }
    for (int row = 0; row < 2; ++row)
        for (const QString& key : rows[row]["outcome"].toObject().keys())
            QCOMPARE(gust["outcome"][QStringLiteral("beetle_%1_%2").arg(row + 1).arg(key)], rows[row]["outcome"][key]);
    QCOMPARE(gust["outcome"].toObject().size(), 2 * rows[0]["outcome"].toObject().size());
    QCOMPARE(gust["rolls"][1]["label"].toString(), "beetle 2: gust");
    QCOMPARE(text_of(gust["rolls"][1]["faces"]), QByteArray{"[[5,6]]"});
}

#include "test_resolve.moc"
