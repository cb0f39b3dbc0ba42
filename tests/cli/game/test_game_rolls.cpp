// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/called_game.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>
#include <QTest>

#include <memory>
#include <string>

/// A roll in three steps, and what verify, show and the report say of it.
class TestGameRolls : public QObject {
    Q_OBJECT

private slots:
    void init();
    void a_roll_in_three_steps_is_said_to_be_proven();
    void an_open_roll_is_shown_and_named();
    void what_is_thrown_away_is_named_everywhere();
    void a_side_that_is_not_there_says_nothing();
    void a_seal_on_paper_finds_its_entry();
    void whoever_rolled_it_is_the_same_die();
    void a_charge_is_an_entry_a_link();

private:
    void done(const char* line) const { QCOMPARE(m_game->refusal(line), ""); }
    QByteArray said(const char* line) const { return m_game->call(line).out; }
    std::unique_ptr<CalledGame> m_game;
};

void TestGameRolls::init()
{
    m_game = std::make_unique<CalledGame>();
    QCOMPARE(m_game->begun(), "");
}

void TestGameRolls::a_roll_in_three_steps_is_said_to_be_proven()
{
    const QByteArray open = said("game commit FILE fire firer=K1 target=M1 range=3 --usual --reason early --holder us");
    QVERIFY2(open.contains("Open: Fire (2nd Indiana against Uraga's 1st battalion)\nCommitment "), open.constData());
    const QJsonObject word = json_object({"game", "word", m_game->path(), "mexican=agave"}).toObject();
    QCOMPARE(word["words"].toArray(), (QJsonArray{QJsonObject{{"side", "mexican"}, {"word", "agave"}}}));
    QVERIFY2(open.contains(word["on_paper"].toString().toUtf8()), open.constData());
    done("game roll FILE");
    const QByteArray verified = said("game verify FILE");
    QVERIFY2(verified.contains("Nobody could choose a face: proven to whoever wrote each commitment down"), verified.constData());
    QVERIFY(said("game export FILE")
                .contains("Of 1 openings of the program's dice, 1 had their last word after the commitment from a side not"));
}

void TestGameRolls::an_open_roll_is_shown_and_named()
{
    done("game commit FILE fire firer=K1 target=M1 range=3 --usual --reason early");
    QVERIFY(said("game close FILE").startsWith("A roll is open: its seed is revealed when it is rolled.\n"));
    QVERIFY(said("game show FILE").contains("\nDICE\n  Fire (2nd Indiana against Uraga's 1st battalion) is open and comes first"));
    QCOMPARE(m_game->shown()["open_roll"].toString(), "Fire (2nd Indiana against Uraga's 1st battalion)");
    const QString refused = m_game->refusal("game note FILE quiet");
    QVERIFY2(refused.contains("is open: roll it first, or throw it away with a reason: game roll " + m_game->path()), qPrintable(refused));
    done("game resolve FILE fire firer=K1 target=M1 range=3 --usual --reason early");
    QVERIFY(m_game->shown()["open_roll"].isNull());
}

void TestGameRolls::what_is_thrown_away_is_named_everywhere()
{
    done("game commit FILE fire firer=K1 target=M1 range=3 --usual --reason early --holder us");
    done("game roll FILE --drop --reason wrong_unit");
    constexpr auto sentence = "Rolls of United States: 1 thrown away.";
    for (const char* const line : {"game verify FILE", "game show FILE", "game export FILE"})
        QVERIFY2(said(line).contains(sentence), line);
    QVERIFY(!said("game verify FILE").contains("Nobody could choose"));
    QCOMPARE(m_game->shown()["doubts"].toArray().first()["thrown_away"].toInt(), 1);
}

void TestGameRolls::a_side_that_is_not_there_says_nothing()
{
    QVERIFY(m_game->refusal("game word FILE us=apple").contains("no roll is open"));
    QVERIFY(m_game->refusal("game commit FILE fire firer=K1 target=M1 range=3 --usual --reason early --holder K1")
                .contains("there is no side"));
    done("game commit FILE fire firer=K1 target=M1 range=3 --usual --reason early");
    QVERIFY(m_game->refusal("game word FILE K1=apple").contains("there is no side"));
    QVERIFY(m_game->refusal("game word FILE us=").contains("a word has letters"));
}

void TestGameRolls::a_seal_on_paper_finds_its_entry()
{
    done("game note FILE one");
    const QByteArray two = said("game note FILE two");
    const QString seal = QString::fromUtf8(two.mid(two.indexOf("seal ") + 5, 19));
    done("game note FILE three");
    const Ran found = ran({"game", "verify", m_game->path(), "--seal", seal.toLower().remove('-')});
    QVERIFY2(found.out.startsWith("The seal is that of entry 2, line 3:"), found.out.constData());
    QCOMPARE(ran({"game", "verify", m_game->path(), "--seal", "AAAA-AAAA-AAAA-AAAA"}).code, 1);
}

void TestGameRolls::whoever_rolled_it_is_the_same_die()
{
    done("game resolve FILE random-order unit=K1 unit_enemy_in_reach=no friend_order=none");
    done("game batch FILE random-order unit=K2,K3,K4 unit_enemy_in_reach=no friend_order=none");
    const auto numbers = [&] { return json_object({"game", "verify", m_game->path(), "--json"}).toObject()["rolled"].toInteger(); };
    QCOMPARE(numbers(), 4);
    for (const char* const amend : {"1 unit=M1", "1 unit=K1", "2 unit=K3,K2,K4", "2 unit=K4", "2 unit=K2,K3,K4", "2 unit=K2,K3,M2"}) {
        done((std::string{"game amend FILE "} + amend + " --reason wrong").c_str());
        QCOMPARE(m_game->refusal("game verify FILE"), "");
        QCOMPARE(numbers(), 4);
    }
}

void TestGameRolls::a_charge_is_an_entry_a_link()
{
    while (m_game->shown()["phase"] != "melee")
        done("game phase FILE --reason so");
    QCOMPARE(said("complete -- game resolve FILE charge attacker_fig"), ""); // which the melee asks, not the roll to close
    QCOMPARE(said("complete -- game resolve FILE charge asp").trimmed(), "aspect=");
    const qsizetype before = m_game->shown()["entries"].toArray().size();
    const char* const charge = "game resolve FILE charge attacker=M3 defender=K1 --usual --reason so --dice 20,20,5,6,7,8";
    QCOMPARE(m_game->refusal((std::string{charge} + ",9").c_str()),
             "1: dice: 7 given, 6 asked for until somebody chooses, measures or says something\n");
    QCOMPARE(m_game->shown()["entries"].toArray().size(), before);
    const QJsonArray links = QJsonDocument::fromJson(said((std::string{charge} + " --json").c_str())).array();
    QStringList actions;
    for (const QJsonValue link : links)
        actions << link["command"]["action"].toString();
    QCOMPARE(actions.join(' '), "roll-to-close roll-to-stand melee");
    QCOMPARE(m_game->refusal("game verify FILE"), "");
}

#include "test_game_rolls.moc"
