// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_record.h"
#include "rulesets/all_rulesets.h"
#include "tests/scaled.h"
#include "tests/ui/game/replayed.h"
#include "ui/session/offer.h"
#include "ui/session/open_game.h"

#include <QTest>

using namespace corneta;

/// Recorded games of two turns and more, one a system, played again at the keyboard, closed without saving and opened again.
class TestWholeGames : public QObject {
    Q_OBJECT

private slots:
    void a_recorded_game_is_played_again_by_keyboard_data();
    void a_recorded_game_is_played_again_by_keyboard();
};

namespace {

const int most_entries = scaled<int>(0, 50); ///< all

/// The first choice whose unit stands before its words and in them again; empty where every unit is named once.
QString offer_that_names_twice(const ui::OpenGame& game)
{
    for (const ui::Offer& offer : ui::offers_of(game, 0))
        for (const ui::Offer::Choice& choice : offer.choices) {
            const QString names = choice.words.section(QStringLiteral(": "), 0, 0);
            const QString rest = choice.words.section(QStringLiteral(": "), 1);
            for (const QString& name : names.split(QStringLiteral(", ")))
                if (rest.contains(name))
                    return choice.words;
        }
    return {};
}

} // namespace

void TestWholeGames::a_recorded_game_is_played_again_by_keyboard_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("Santa Anna Rules") << "santa_anna/golden/buena-vista-small";
    QTest::newRow("Revolucion!") << "revolucion/golden/rio-seco";
    QTest::newRow("Cedar Creek") << "cedar_creek/golden/belle-grove-small";
    QTest::newRow("Pedregal") << "pedregal/golden/padierna-small";
}

void TestWholeGames::a_recorded_game_is_played_again_by_keyboard()
{
    QFETCH(const QString, file);
    const QString path = QStringLiteral(CORNETA_SOURCE_DIR "/rulesets/%1.corneta").arg(file);
    const auto recorded = game_read(path.toStdString(), all_rulesets());
    QVERIFY(recorded.has_value());
    Player player{all_rulesets()};
    player.create_game(std::string{recorded->record.ruleset().key}, file.section('/', -1).toStdString());
    Replayed replayed{player, recorded->record.journal()};
    game::Journal shadow{recorded->record.journal().start()};
    for (const game::Entry& entry : recorded->record.journal().entries()) {
        const QString problem = replayed.again(entry);
        QVERIFY2(problem.isEmpty(), qPrintable(QStringLiteral("entry %1: %2").arg(entry.number).arg(problem)));
        QVERIFY(shadow.append(entry));
        QVERIFY2(player.state() == shadow.state(), qPrintable(QStringLiteral("after entry %1").arg(entry.number)));
        QCOMPARE(offer_that_names_twice(*player.window().desk().game()), QString{});
        if (entry.number == most_entries)
            break;
    }
    if (most_entries == 0)
        QVERIFY(player.state().stage.turn > 2);
    player.open_again();
    QVERIFY(player.state() == shadow.state());
    const auto counts = replayed.counts();
    for (auto count = counts.begin(); count != counts.end(); ++count)
        qInfo("%s: %d entries, %d keys", qPrintable(count.key()), count.value().first, count.value().second);
}

#include "test_whole_games.moc"
