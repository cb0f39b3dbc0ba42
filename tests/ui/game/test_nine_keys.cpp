// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"

#include <QTest>

using namespace corneta;

/// A fire from a known unit, or an attack where nobody fires, by few keys and no mouse.
class TestNineKeys : public QObject {
    Q_OBJECT

private slots:
    void fire_takes_at_most_nine_keys_data();
    void fire_takes_at_most_nine_keys();
};

void TestNineKeys::fire_takes_at_most_nine_keys_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QStringList>("edits"); ///< unit, stat, word
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("letters"); ///< `\r` is Enter
    QTest::addColumn<QString>("range");
    QTest::newRow("Santa Anna Rules") << "santa-anna" << "buena-vista-small" << "first-fire" << QStringList{} << "fire" << "k1m16\r13\r"
                                      << "6";
    QTest::newRow("Revolucion!") << "revolucion" << "rio-seco" << "actions" << QStringList{} << "fire" << "r3g47\r20\r" << "7";
    const QStringList ready{"confederate activated yes", "confederate divisions 0", "DR selected yes", "DR acting yes",
                            "R1 declared attack"};
    QTest::newRow("Cedar Creek") << "cedar-creek" << "belle-grove-small" << "movement" << ready << "attack" << "r1\rt1\r\r\r"
                                 << ""; // two dice are rolled
    QTest::newRow("Pedregal") << "pedregal" << "padierna-small" << "combat" << QStringList{} << "attack" << "s1\rn7\r\r3\r" << "";
}

void TestNineKeys::fire_takes_at_most_nine_keys()
{
    QFETCH(const QString, ruleset);
    QFETCH(const QString, scenario);
    QFETCH(const QString, phase);
    QFETCH(const QStringList, edits);
    QFETCH(const QString, action);
    QFETCH(const QString, letters);
    QFETCH(const QString, range);
    Player player{all_rulesets()};
    player.create_game(ruleset.toStdString(), scenario.toStdString());
    ui::OpenGame& game = *player.window().desk().game();
    while (player.state().stage.phase != phase.toStdString())
        player.end_phase();
    for (const QString& edit : edits) {
        const QStringList words = edit.split(' ');
        std::string unit = words[0].toStdString();
        for (const game::Unit& one : player.state().units)
            if (one.code == unit)
                unit = one.key;
        const auto given = game.give(game::Edit{unit, {{words[1].toStdString(), words[2].toStdString()}}, std::nullopt, "so"}, {},
                                     ui::OpenGame::Rolls::No);
        QVERIFY2(given, given ? "" : text(given.error().front()).c_str());
    }
    player.open_action(action);
    QCOMPARE(QString::fromUtf8(player.window().sheet().action()->key.data()), action);
    player.wait();
    const auto before = game.journal().entries().size();
    player.begin_to_count();
    player.type(letters);
    player.wait();
    QVERIFY2(game.journal().entries().size() == before + 1,
             qPrintable(player.words("problems") + player.words("objections") + player.words("dice_words")));
    QVERIFY(player.keys() <= 9);
    const auto& answers = game.journal().entries().back().results.front().answers;
    const auto measured = std::ranges::find(answers, "range", &game::Answer::key);
    QCOMPARE(measured == answers.end() ? std::string{} : measured->word, range.toStdString());
}

#include "test_nine_keys.moc"
