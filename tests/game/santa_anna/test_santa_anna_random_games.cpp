// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/rules.h"
#include "rulesets/santa_anna/ruleset.h"
#include "tests/game/kept_game.h"
#include "tests/game/random_game.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

using namespace corneta;

/// What stays so whatever is played.
class TestSantaAnnaRandomGames : public QObject {
    Q_OBJECT
private slots:
    void castings_are_counted_whole_and_who_gives_way_is_broken();
};

namespace {

std::string wrong(const game::Unit& unit, const game::State& state, const Rulebook& book)
{
    int sum = 0;
    for (const game::CountedPart& part : book.ruleset->game->summary(unit, state, book).parts)
        sum += part.number;
    const int lent = unit.word("arm") == "artillery" ? game::number_of(unit.word("helpers")) : 0;
    if (sum != game::number_of(unit.word("castings")) + lent)
        return unit.key + ": parts are not its castings";
    if (book.ruleset->game->gives_way(unit, book) && unit.word("broken") != "yes" && unit.word("destroyed") != "yes")
        return unit.key + ": neither broken nor destroyed";
    return {};
}

} // namespace

void TestSantaAnnaRandomGames::castings_are_counted_whole_and_who_gives_way_is_broken()
{
    constexpr int commands = 50;
    for (unsigned seed = 1; seed <= scaled(50U, 5U); ++seed) {
        RandomGame game{santa_anna::ruleset, "buena-vista-small", seed};
        game.deal("order", {"none", "move", "charge", "first-fire", "hold-fire", "hold", "rally"});
        for (int i = 0; i < commands; ++i, game.give())
            for (const game::Unit& unit : game.journal().state().units)
                QCOMPARE(q(wrong(unit, game.journal().state(), game.book())), "");
    }
}

#include "test_santa_anna_random_games.moc"
