// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/decide.h"
#include "core/game/play/rules.h"
#include "rulesets/season/ruleset.h"
#include "tests/cli/called_game.h"
#include "tests/cli/played_record.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <map>

using namespace corneta;

/// A season in a club's book: battles that play themselves and the time between them.
class TestSeasons : public QObject {
    Q_OBJECT

private slots:
    void seasons_keep_the_sums_data();
    void seasons_keep_the_sums();
};

namespace {

constexpr const char* numbers[]{"start", "recruits", "fit", "waiting", "dead", "prisoners", "disbanded"};

} // namespace

void TestSeasons::seasons_keep_the_sums_data()
{
    QTest::addColumn<int>("number");
    const int seasons = qEnvironmentVariableIsSet("CORNETA_LONG") ? 200 : scaled(8, 4);
    for (int number = 0; number < seasons; ++number)
        QTest::addRow("%d", number) << number;
}

/// Five battles by themselves with a rest after each: in no entry is anybody lost or found.
void TestSeasons::seasons_keep_the_sums()
{
    QFETCH(int, number);
    const int battles = qEnvironmentVariableIsSet("CORNETA_LONG") ? 5 : 2;
    const auto [ruleset, scenario] = setting(static_cast<std::size_t>(number));
    const Club club;
    QCOMPARE(club.call(("book new FILE " + std::string{ruleset->key}).c_str()), "");
    QString game = club.path("first.corneta");
    QCOMPARE(refusal(ran(
                 {"game", "new", game, QString::fromStdString(std::string{ruleset->key}), "--scenario", QString::fromStdString(scenario)})),
             "");
    for (int battle = 0; battle < battles; ++battle) {
        const QString seed = QString::number(number * 10 + battle);
        QCOMPARE(refusal(ran({"game", "auto", game, "--seed", seed, "--turns", "6"})), "");
        QCOMPARE(club.add(game, "the evening was over"), "");
        QCOMPARE(club.call("book rest FILE"), "");
        game = club.path("next.corneta") + seed;
        QCOMPARE(refusal(ran({"book", "next", club.path("club.corneta-book"), "--from-armies", "-o", game})), "");
    }
    const GameRead book = game_read(club.path("club.corneta-book").toStdString(), season::rulesets()).value();
    for (int entry = 1; entry < book.record.journal().next_number(); ++entry) {
        const game::State state = game::state_before(book.record.journal(), entry + 1);
        for (const game::Unit& unit : state.units) {
            if (unit.kind != "unit")
                continue;
            std::map<std::string_view, int> has;
            for (const char* const key : numbers)
                has[key] = game::number_of(unit.word(key));
            QVERIFY2(has["start"] + has["recruits"] == has["fit"] + has["waiting"] + has["dead"] + has["prisoners"] + has["disbanded"],
                     qPrintable(QString{"%1 after entry %2"}.arg(QString::fromStdString(unit.name)).arg(entry)));
        }
    }
}

#include "test_seasons.moc"
