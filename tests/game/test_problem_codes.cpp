// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"
#include "tests/game/kept_game.h"

#include <QObject>
#include <QTest>

using corneta::ProblemCode;
namespace game = corneta::game;

Q_DECLARE_METATYPE(game::Command)
Q_DECLARE_METATYPE(corneta::ProblemCode)

namespace {

/// After fire by which the target must make its retreat move.
KeptGame after_fire()
{
    KeptGame game{santa_anna::ruleset, "buena-vista-small"};
    static_cast<void>(game.edit("M1", "castings=13 effectives=9 stragglers=4"));
    game.go_to("first-fire");
    static_cast<void>(game.play("fire", "@firer=K1 @target=M1 range=2", {16}));
    static_cast<void>(game.end_phase());
    return game;
}

game::Play fire(const std::string& firer, const std::vector<corneta::Given>& typed)
{
    return {.action = "fire",
            .roles = {{"firer", {firer}}, {"target", {"M2"}}},
            .typed = typed,
            .reason = "out of its phase",
            .as_usual = true};
}

} // namespace

class TestProblemCodes : public QObject {
    Q_OBJECT

private slots:
    void a_problem_says_what_a_program_may_go_by_data();
    void a_problem_says_what_a_program_may_go_by();
};

void TestProblemCodes::a_problem_says_what_a_program_may_go_by_data()
{
    QTest::addColumn<game::Command>("command");
    QTest::addColumn<ProblemCode>("code");
    const auto row = [](const char* name, game::Command command, ProblemCode code) { QTest::newRow(name) << std::move(command) << code; };
    row("a die that nobody typed", fire("K2", {{"range", "2"}}), ProblemCode::DiceMissing);
    row("nobody of that name in a role", fire("K9", {{"range", "2"}}), ProblemCode::UnknownUnit);
    row("nobody of that name to set right", game::Edit{.unit = "K9", .stats = {{"effectives", "3"}}, .reason = "miscounted"},
        ProblemCode::UnknownUnit);
    row("nobody of that name to join", game::Join{"K1", "K9"}, ProblemCode::UnknownUnit);
    row("nobody of that name to lay anything", game::PlaceFaceDown{.unit = "K9"}, ProblemCode::UnknownUnit);
    row("a field that the form has not", fire("K2", {{"beards", "3"}}), ProblemCode::UnknownField);
    row("a follow-up that nobody took", game::EndPhase{}, ProblemCode::StillOwed);
    row("a word that is not a number", fire("K2", {{"range", "far"}}), ProblemCode::None);
    row("a note without words", game::Note{}, ProblemCode::None);
}

void TestProblemCodes::a_problem_says_what_a_program_may_go_by()
{
    QFETCH(const game::Command, command);
    QFETCH(const ProblemCode, code);
    const KeptGame kept = after_fire();
    const auto entry = game::decided(kept.journal(), kept.book(), command, {});
    QVERIFY(!entry);
    QVERIFY2(entry.error().front().code == code, joined(entry.error()).c_str());
}

#include "test_problem_codes.moc"
