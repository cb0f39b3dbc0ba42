// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/ran.h"

#include <QJsonDocument>
#include <QObject>
#include <QTest>

/// One leader or unit as a plain action, several as rows.
class TestBatches : public QObject {
    Q_OBJECT

private slots:
    void one_has_plain_inputs_and_keys();
    void several_have_lists_and_numbered_keys();
    void odds_of_one_are_joint_and_of_several_by_row();
    void words_number_the_rows_of_several_alone();
    void a_form_takes_one_or_a_list();
    void a_list_of_one_is_one();
    void a_follow_up_fills_in_one();
    void dice_of_several_go_by_row();
};

namespace {

QByteArray text_of(const QJsonValue& object)
{
    return QJsonDocument{object.toObject()}.toJson(QJsonDocument::Compact);
}

QStringList labels_of(const QJsonValue& result)
{
    QStringList labels;
    for (const QJsonValue roll : result["rolls"].toArray())
        labels += roll["label"].toString();
    return labels;
}

QStringList lines_of(const QStringList& arguments)
{
    QStringList lines;
    for (const QString& line : QString::fromUtf8(ran(arguments).out).split('\n'))
        lines += line.simplified();
    return lines;
}

} // namespace

void TestBatches::one_has_plain_inputs_and_keys()
{
    const QJsonValue one = json_object(words("resolve santa-anna leader-points leader_rating=2 --dice 3"));
    QCOMPARE(text_of(one["inputs"]), QByteArray{R"({"leader_attached":false,"leader_rating":2})"});
    QCOMPARE(text_of(one["outcome"]), QByteArray{R"({"points":5})"});
    QCOMPARE(labels_of(one), QStringList{"leader points"});
    QVERIFY(!one.toObject().contains("rows"));
}

void TestBatches::several_have_lists_and_numbered_keys()
{
    const QJsonValue three = json_object(words("resolve santa-anna leader-points leader_rating=2,1,0 --dice 3,4,1"));
    QCOMPARE(text_of(three["inputs"]), QByteArray{R"({"leader_attached":[false,false,false],"leader_rating":[2,1,0]})"});
    QCOMPARE(text_of(three["outcome"]), QByteArray{R"({"leader_1_points":5,"leader_2_points":5,"leader_3_points":1})"});
    QCOMPARE(labels_of(three), (QStringList{"leader 1: leader points", "leader 2: leader points", "leader 3: leader points"}));
    QCOMPARE(three["rows"].toArray().size(), 3);
    QCOMPARE(text_of(three["rows"][2]["outcome"]), QByteArray{R"({"points":1})"});
}

void TestBatches::odds_of_one_are_joint_and_of_several_by_row()
{
    const QJsonValue one = json_object(words("odds santa-anna rout-check unit_experience=untrained --joint"));
    QCOMPARE(one["total"].toString(), QString{"20"});
    QCOMPARE(one["outcomes"].toArray().size(), 20);
    QVERIFY(one["marginals"].toObject().contains("result") && !one.toObject().contains("rows"));
    const QJsonValue two = json_object(words("odds santa-anna rout-check unit_experience=untrained,regular --joint"));
    QVERIFY(two["total"].isNull() && two["outcomes"].toArray().isEmpty());
    QCOMPARE(two["rows"].toArray().size(), 2);
    QCOMPARE(text_of(two["rows"][0]), text_of(one));
    QCOMPARE(two["marginals"].toObject().keys(), words("unit_1_result unit_1_total unit_2_result unit_2_total"));
}

void TestBatches::words_number_the_rows_of_several_alone()
{
    QCOMPARE(lines_of(words("resolve santa-anna rally --dice 12")).first(), "The unit rallies.");
    const QStringList two = lines_of(words("resolve santa-anna rally unit_castings=12,12 --dice 12,11"));
    QCOMPARE(two.first(), "unit 1: The unit rallies.");
    QVERIFY(two.contains("unit 2: The unit stays broken."));
    QVERIFY(two.contains("unit 2: rally 1d20 11"));
    QCOMPARE(lines_of(words("odds santa-anna rally")).first(), "rallies: 9 in 20, 45 %");
    const QStringList odds = lines_of(words("odds santa-anna rout-check unit_experience=untrained,regular"));
    QCOMPARE(odds.first(2), (QStringList{"unit 1", "breaks: 5 in 20, 25 %"}));
    QCOMPARE(odds[odds.indexOf("unit 2") + 1], "breaks: 1 in 20, 5 %");
}

void TestBatches::a_form_takes_one_or_a_list()
{
    for (const QJsonValue field : json_array(words("form santa-anna rally"))) {
        QCOMPARE(field["group"].toString(), QString{"unit"});
        QCOMPARE(field["list"].toBool(), true);
        QVERIFY(!field["default"].isArray());
        QCOMPARE(field["rows_least"].toInt(), 1);
        QCOMPARE(field["rows_most"].toInt(), 12);
    }
    const QStringList lines = lines_of(words("form santa-anna leader-points"));
    QVERIFY2(lines[1].startsWith("leader_rating leader 1 0 to 3, one or a list of up to 12 Leader rating."), qPrintable(lines[1]));
}

void TestBatches::a_list_of_one_is_one()
{
    // a table of one row, as a dialog or a script writes it, is what a single value is
    const Ran one = ran(words("resolve made-up muster beetles=3 --seed 4 --json"));
    QCOMPARE(one.code, 0);
    const QJsonValue two = json_object(words("resolve made-up muster beetles=3,1 --seed 4"));
    const QJsonValue alone = QJsonDocument::fromJson(one.out).object();
    QCOMPARE(text_of(alone["outcome"]), text_of(two["rows"][0]["outcome"]));
    QCOMPARE(labels_of(alone), (QStringList{"beetle 1", "beetle 2", "beetle 3"}));
    QCOMPARE(labels_of(two), (QStringList{"call 1: beetle 1", "call 1: beetle 2", "call 1: beetle 3", "call 2: beetle 1"}));
}

void TestBatches::a_follow_up_fills_in_one()
{
    const QJsonArray next = json_object(words("resolve made-up parade beetle_shine=9,0 --seed 1"))["next"].toArray();
    QCOMPARE(next.size(), 1);
    const QJsonValue choice = next.first()["choices"][0];
    QCOMPARE(choice["action"].toString(), QString{"muster"});
    QCOMPARE(text_of(choice["inputs"]), QByteArray{R"({"in_file":false})"});
}

void TestBatches::dice_of_several_go_by_row()
{
    QCOMPARE(unexpected_in_refusal(words("resolve santa-anna rally --dice") + QStringList{"21"}, 1, "rally: a d20 has no face 21"),
             QString{});
    QCOMPARE(
        unexpected_in_refusal(words("resolve santa-anna rally unit_castings=12,12 --dice 12"), 1, "dice: wanted \"unit 2: rally\" 1d20"),
        QString{});
    QCOMPARE(unexpected_in_refusal(words("resolve santa-anna rally") + QStringList{"--die", "unit 1: rally=12"}, 1,
                                   "dice: wanted \"rally\" 1d20\nunit 1: rally: not asked for so far"),
             QString{});
    QCOMPARE(unexpected_in_refusal(words("resolve santa-anna hold-recovery fired_or_fought=no,yes"), 1,
                                   "unit 2: fired_or_fought: a unit that fired or fought this turn recovers no stragglers"),
             QString{});
}

#include "test_batches.moc"
