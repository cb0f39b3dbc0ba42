// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"
#include "core/conformance/declared.h"
#include "core/game/forces/season.h"
#include "core/game/play/roles.h"
#include "core/game/play/rules.h"
#include "rulesets/pedregal/ruleset.h"
#include "tests/conformance/complaints.h"

#include <QObject>
#include <QTest>

#include <array>
#include <functional>
#include <vector>

using namespace corneta;
using conformance::Complaints;

/// What is declared wrongly is named, with what to do about it.
class TestDeclared : public QObject {
    Q_OBJECT

private slots:
    void a_slip_of_a_ruleset_is_named_data();
    void a_slip_of_a_ruleset_is_named();
    void a_slip_of_an_action_is_named_data();
    void a_slip_of_an_action_is_named();
    void a_season_that_would_forget_losses_is_refused();
    void a_field_demands_nobody_where_it_says_so();
};

namespace {

/// A ruleset with one slip.
struct Slipped {
    Ruleset ruleset = pedregal::ruleset;
    game::GameRules rules = *pedregal::ruleset.game;
    std::vector<Action> actions{pedregal::ruleset.actions.begin(), pedregal::ruleset.actions.end()};
    std::vector<Field> form{};
    std::vector<OutcomeSpec> outcomes{};

    Slipped()
    {
        ruleset.game = &rules;
        ruleset.actions = actions;
        Action& attack = action();
        form.assign(attack.form.begin(), attack.form.end());
        outcomes.assign(attack.outcomes.begin(), attack.outcomes.end());
        attack.form = form;
        attack.outcomes = outcomes;
    }
    Slipped(const Slipped&) = delete;
    Slipped& operator=(const Slipped&) = delete;
    ~Slipped() = default;

    Action& action() { return *std::ranges::find(actions, "attack", &Action::key); }
    Field& field(std::string_view key) { return *std::ranges::find(form, key, &Field::key); }
};

using Slip = void (*)(Slipped&);

/// Without the list of those that there are.
QString first_of(const Problems& problems)
{
    const QString words = problems.empty() ? QString{} : QString::fromStdString(text(problems.front()));
    const auto list = words.indexOf(QStringLiteral(": declare it, or write one that there is: "));
    return list < 0 ? words : words.first(list);
}

} // namespace

void TestDeclared::a_slip_of_a_ruleset_is_named_data()
{
    QTest::addColumn<Slip>("slip");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, Slip slip, const char* problem) { QTest::newRow(name) << slip << problem; };
    row("nothing", [](Slipped&) {}, "");
    row("an edition that is empty", [](Slipped& one) { one.ruleset.edition = {}; }, "ruleset: its edition is empty: say it");
    row(
        "a key that is none", [](Slipped& one) { one.ruleset.key = "Pedregal!"; },
        "key: \"Pedregal!\" is no key: write small letters and digits, in fields and outcomes with `_` between words, else with `-`");
    row(
        "a phase of an action",
        [](Slipped& one) {
            static constexpr std::array<std::string_view, 1> dusk{"dusk"};
            one.action().phases = dusk;
        },
        "action attack: there is no phase \"dusk\"");
    row(
        "an action twice",
        [](Slipped& one) {
            one.actions.back().key = "attack";
            one.ruleset.seldom = {};
        },
        "actions: action \"attack\" stands there twice: give one of them another key");
    row(
        "what is seldom played",
        [](Slipped& one) {
            static constexpr std::array seldom{SeldomPlayed{"attak hexside=ravine", "a slip"}};
            one.ruleset.seldom = seldom;
        },
        "seldom attak hexside=ravine: there is no action \"attak hexside=ravine\"");
    row(
        "a word of a match-up",
        [](Slipped& one) {
            static constexpr std::array grids{MatchUps{"attack", "hexside=moat"}};
            one.ruleset.match_ups = grids;
        },
        "match_ups attack hexside: \"moat\" is none of clear, protected, ravine");
    row("a chart of arcs", [](Slipped& one) { one.ruleset.paper.arcs = "arcs"; }, "paper.arcs: there is no chart \"arcs\"");
    row(
        "sticks without sizes",
        [](Slipped& one) {
            static constexpr std::array<std::string_view, 1> measured{"rout"};
            one.ruleset.paper.measured = measured;
        },
        "paper: sticks need both `measured`, the charts, and `scales`, the sizes of figures: give the other one too");
    row(
        "a role of no action",
        [](Slipped& one) {
            static constexpr std::array roles{game::RoleSpec{.role = "scout"}};
            one.rules.roles = roles;
        },
        "game.roles scout: there is no role \"scout\"");
    row(
        "a role of an action that there is not",
        [](Slipped& one) {
            static constexpr std::array sides{game::SideSpec{"attacker", game::Whose::Enemy, "defender", "storm"}};
            one.rules.sides = sides;
        },
        "game.sides attacker: there is no action \"storm\"");
    row(
        "a stat that is a misfortune",
        [](Slipped& one) {
            static constexpr std::array<std::string_view, 1> harms{"bruises"};
            one.rules.harms = harms;
        },
        "game.harms: there is no stat \"bruises\"");
    row(
        "an attack",
        [](Slipped& one) {
            static constexpr std::array<std::string_view, 1> attacks{"storm"};
            one.rules.attacks = attacks;
        },
        "game.attacks: there is no action \"storm\"");
    row(
        "what is hidden",
        [](Slipped& one) {
            static constexpr std::array hidden{game::HiddenSpec{.kind = "unit", .stat = "disguise"}};
            one.rules.hidden = hidden;
        },
        "game.hidden disguise: hidden, and no stat that the game declares: add it to `stats`");
}

void TestDeclared::a_slip_of_a_ruleset_is_named()
{
    QFETCH(const Slip, slip);
    QFETCH(const QString, problem);
    Slipped one;
    slip(one);
    Problems problems = conformance::problems_in_ruleset(one.ruleset);
    std::ranges::move(conformance::problems_in_game(one.ruleset), std::back_inserter(problems));
    QCOMPARE(first_of(problems), problem);
}

void TestDeclared::a_slip_of_an_action_is_named_data()
{
    QTest::addColumn<Slip>("slip");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, Slip slip, const char* problem) { QTest::newRow(name) << slip << problem; };
    row("nothing", [](Slipped&) {}, "");
    row(
        "a field without a label", [](Slipped& one) { one.field("hexside").label = {}; },
        "attack hexside: no label: write the words a person reads");
    row(
        "a choice without options", [](Slipped& one) { one.field("hexside").options = {}; },
        "attack hexside: a choice or a set has options, nothing else has: give `.options`, or take them away");
    row(
        "a start outside its range", [](Slipped& one) { one.field("attack_strength").start = 4000; },
        "attack attack_strength: it starts with 4000, outside its range: give a `.start` within it");
    row(
        "a condition on nothing", [](Slipped& one) { one.field("hexside").asked_when = "weather=fog"; },
        "attack hexside: asked when weather, which is not a field");
    row(
        "a key of a field", [](Slipped& one) { one.field("hexside").key = "hex side"; },
        "attack: \"hex side\" is no key: write small letters and digits, in fields and outcomes with `_` between words, else with `-`");
    row(
        "a demand without a role",
        [](Slipped& one) {
            one.field("hexside").role = {};
            one.field("hexside").demands = Demands::Nobody;
        },
        "attack hexside: without a role it demands nobody: leave `.demands` out");
    row(
        "an action without help", [](Slipped& one) { one.action().help = {}; },
        "attack: label, help or rule is empty: say what it is, what it finds out, and by which section");
    row(
        "an outcome that changes nobody",
        [](Slipped& one) {
            one.outcomes.front().does = Does::Set;
            one.outcomes.front().role = {};
        },
        "attack differential: it changes nobody: name the role and the stat");
    row(
        "a chart that there is not",
        [](Slipped& one) {
            static constexpr std::array<std::string_view, 1> reads{"weather"};
            one.action().charts = reads;
        },
        "attack reads: there is no chart \"weather\"");
}

void TestDeclared::a_slip_of_an_action_is_named()
{
    QFETCH(const Slip, slip);
    QFETCH(const QString, problem);
    Slipped one;
    slip(one);
    QCOMPARE(first_of(conformance::problems_in_action(one.ruleset, one.action())), problem);
}

void TestDeclared::a_season_that_would_forget_losses_is_refused()
{
    Slipped one;
    QCOMPARE(first_of(game::lacking_for_a_season(one.ruleset)), "");
    one.rules.refit = nullptr;
    QCOMPARE(first_of(game::lacking_for_a_season(one.ruleset)),
             "pedregal: a season would forget its losses: give its GameRules `refit`, how a unit begins with so many");
    one.rules.refit = [](game::Unit&, int, int) {};
    const auto book = rulebook_with_pack(one.ruleset);
    const auto starts = game::starts_of(*book, *scenario_statements(one.ruleset, scenario_keys(one.ruleset).front()));
    QVERIFY(starts);
    QVERIFY(first_of(game::forgotten_by_a_season(starts->front(), *book)).contains("a season would forget its losses: `refit` to "));
    one.rules.refit = pedregal::ruleset.game->refit;
    QCOMPARE(first_of(game::forgotten_by_a_season(starts->front(), *book)), "");
}

void TestDeclared::a_field_demands_nobody_where_it_says_so()
{
    Slipped one;
    Action& action = *std::ranges::find(one.actions, "morale-check", &Action::key);
    std::vector<Field> form{action.form.begin(), action.form.end()};
    action.form = form;
    action.outcomes = {};
    QCOMPARE(game::demanded_by(one.ruleset, action), std::vector<std::string_view>{"unit"});
    QVERIFY(!game::problems_with_nobody(one.ruleset, action, Answers{action.form}, {}).empty());
    for (Field& field : form)
        field.demands = Demands::Nobody;
    QVERIFY(game::demanded_by(one.ruleset, action).empty());
    QVERIFY(game::problems_with_nobody(one.ruleset, action, Answers{action.form}, {}).empty());
}

#include "test_declared.moc"
