// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/scenarios.h"
#include "core/conformance/drawing.h"
#include "core/game/automatic/automatic_game.h"
#include "core/game/decide/decide.h"
#include "core/game/play/duties.h"
#include "core/game/play/objections.h"
#include "core/game/play/phases.h"
#include "core/game/play/prepared.h"
#include "core/game/play/roles.h"
#include "core/text/words.h"
#include "rulesets/all_rulesets.h"
#include "tests/game/random_game.h"
#include "tests/scaled.h"

#include <QDirIterator>
#include <QObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace corneta;

/// What the rows of a ruleset promise, over battles that play themselves: each of them is said by some play, what is done once is refused when
/// it is wanted again, and no stat names a unit that left.
class TestDuties : public QObject {
    Q_OBJECT
private slots:
    void initTestCase_data();
    void what_is_done_once_is_refused_again();
    void every_bar_is_said_by_chance_or_by_a_row();
    void no_stat_names_a_unit_that_left();
    void what_halts_in_a_phase_halts_there_alone();
};

namespace {

const int battles = scaled(4, 1); ///< of each ruleset

/// Battles of the first scenario that play themselves: `told` hears of each entry, with the state before it and after.
void play_battles(const Ruleset& ruleset, int count, const auto& told)
{
    const auto scenarios = scenarios_of(ruleset);
    for (int seed = 1; seed <= count; ++seed) {
        const KeptGame begun{ruleset, scenarios->front().key};
        game::AutomaticGame played{begun.book(), begun.journal().state(), {}, static_cast<std::uint64_t>(seed)};
        game::State before = begun.journal().state();
        while (played.move()) {
            const game::Journal& journal = played.journal();
            told(begun.book(), before, journal.entries().back(), journal.state());
            before = journal.state();
        }
    }
}

/// The use of a seat that a play has marked and that refuses it from now on; "" where none speaks against it as it should.
std::string not_refused(const Rulebook& book, const game::Play& play, const game::EntryResult& result, const game::State& after,
                        int& counted)
{
    if (!result.played || game::waits_for_end(after, *book.ruleset))
        return {};
    game::PlayedAction played = *result.played;
    for (const game::Answer& answer : result.answers)
        played.answers.push_back({answer.key, answer.word});
    for (const game::Use& use : book.ruleset->game->duties->uses)
        for (const game::RoleFilled& filled : play.roles)
            for (const std::string& key : filled.units) {
                const game::Unit* const unit = after.find(key);
                if (unit == nullptr || use.words.empty() || !use.seat.takes(play.action, filled.role) || !(*unit)[use.stat])
                    continue;
                const game::At at{after, *unit, filled.role, played, *book.typed_charts};
                if ((use.counts != nullptr && !use.counts(played)) || (use.among != nullptr && !use.among(at))
                    || (use.frees != nullptr && use.frees(at)))
                    continue;
                ++counted;
                Problems problems;
                game::object_by_rules(after, {0, play.action, play.roles, played.answers, {}, {}, {}}, problems, book);
                if (std::ranges::none_of(problems, [&](const Problem& problem) { return problem.what.pattern == use.words; }))
                    return play.action + ": " + key + " is not told \"" + std::string{use.words} + "\"";
            }
    return {};
}

/// Units of its kinds in the roles of an action, one in each, at random.
game::Roles roles_at_random(const Ruleset& ruleset, const Action& action, const game::State& state, conformance::Drawing& drawing)
{
    game::Roles roles;
    for (const std::string_view role : game::roles_of(ruleset, action)) {
        std::vector<std::string> fit;
        for (const game::Unit& unit : state.units)
            if (game::stands_in(ruleset, role, unit.kind))
                fit.push_back(unit.key);
        if (!fit.empty() && !drawing.one_in(6))
            roles.push_back({std::string{role}, {fit[drawing.below(fit.size())]}});
    }
    return roles;
}

/// What the tests of games say, their texts joined where a line ends within one: what chance seldom comes to has a row of its own there.
QString rows_of_tests()
{
    QString all;
    QDirIterator files{QStringLiteral(CORNETA_SOURCE_DIR "/tests/game"), {"test_*.cpp"}, QDir::Files, QDirIterator::Subdirectories};
    while (files.hasNext())
        if (QFile file{files.next()}; file.open(QIODevice::ReadOnly))
            all += QString::fromUtf8(file.readAll());
    static const QRegularExpression joint{QStringLiteral("\"\\s*\\n\\s*\"")};
    return all.remove(joint);
}

/// Of a sentence what stands between two of its places, its rule aside.
QString longest_piece(std::string_view words)
{
    static const QRegularExpression places{QStringLiteral(R"(\{\d\})")};
    static const QRegularExpression rule{QStringLiteral(R"( \([0-9., A]+\)$)")};
    const QStringList pieces = QString::fromStdString(std::string{words}).remove(rule).split(places);
    return std::ranges::max_element(pieces, {}, &QString::size)->trimmed();
}

/// A stat of a unit in those roles becomes another word, or the stage another one.
void change_at_random(const Ruleset& ruleset, const game::Roles& roles, game::State& state, conformance::Drawing& drawing)
{
    if (roles.empty() || drawing.one_in(8)) {
        const auto phases = ruleset.phases;
        state.stage.phase = phases[drawing.below(phases.size())].key;
        state.stage.turn = static_cast<int>(drawing.below(24)) + 1;
        state.stage.round = static_cast<int>(drawing.below(4)) + 1;
        return;
    }
    const std::vector<game::StatSpec> stats = game::stats_of(ruleset);
    const Field& field = stats[drawing.below(stats.size())].field;
    const auto& in_role = roles[drawing.below(roles.size())].units;
    if (in_role.empty())
        return;
    const std::string& of = in_role[drawing.below(in_role.size())];
    game::Unit* const unit = state.find(of);
    std::string word = drawing.one_in(2) ? in_role.front() : state.units[drawing.below(state.units.size())].key; // a stat of units
    if (field.kind == Kind::Toggle)
        word = drawing.one_in(2) ? "yes" : "no";
    else if (field.kind == Kind::Number)
        word = std::to_string(drawing.below(8));
    else if (!field.options.empty())
        word = field.options[drawing.below(field.options.size())].word;
    if (unit != nullptr)
        game::apply(*unit, {of, std::string{field.key}, Does::Set, word});
}

} // namespace

void TestDuties::initTestCase_data()
{
    QTest::addColumn<const Ruleset*>("ruleset");
    for (const Ruleset* const ruleset : all_rulesets())
        if (ruleset->game != nullptr && ruleset->game->duties != nullptr)
            QTest::addRow("%s", std::string{ruleset->key}.c_str()) << ruleset;
}

void TestDuties::what_is_done_once_is_refused_again()
{
    QFETCH_GLOBAL(const Ruleset*, ruleset);
    int counted = 0;
    std::set<std::string> wrong;
    play_battles(*ruleset, battles, [&](const Rulebook& book, const game::State&, const game::Entry& entry, const game::State& after) {
        const auto* const play = std::get_if<game::Play>(&entry.command);
        if (play != nullptr && !entry.results.empty())
            wrong.insert(not_refused(book, *play, entry.results.front(), after, counted));
    });
    wrong.erase("");
    qInfo("%d uses", counted);
    for (const std::string& one : wrong)
        qWarning("%s", one.c_str());
    QVERIFY(counted > 0);
    QVERIFY(wrong.empty());
}

void TestDuties::every_bar_is_said_by_chance_or_by_a_row()
{
    QFETCH_GLOBAL(const Ruleset*, ruleset);
    constexpr int tries = 200'000; // for the few that no row names
    conformance::Drawing drawing{1};
    const KeptGame begun{*ruleset, scenarios_of(*ruleset)->front().key};
    struct Seen {
        game::State before;
        game::PlayedAction play; ///< nothing spoke against it
    };
    std::vector<Seen> seen;
    std::map<std::string, std::vector<std::size_t>> by_action;
    play_battles(*ruleset, battles, [&](const Rulebook&, const game::State& before, const game::Entry& entry, const game::State&) {
        const auto* const play = std::get_if<game::Play>(&entry.command);
        if (play == nullptr || entry.results.empty() || by_action[play->action].size() >= 100)
            return;
        game::PlayedAction played{.action = play->action, .roles = play->roles};
        for (const game::Answer& answer : entry.results.front().answers)
            played.answers.push_back({answer.key, answer.word});
        by_action[play->action].push_back(seen.size());
        seen.push_back({before, std::move(played)});
    });
    std::vector<const game::Bar*> unsaid;
    for (const game::Bar& bar : ruleset->game->duties->bars)
        unsaid.push_back(&bar);
    const QString rows = rows_of_tests();
    std::erase_if(unsaid, [&](const game::Bar* bar) { return rows.contains(longest_piece(bar->words)); });
    for (int i = 0; i < tries && !unsaid.empty(); ++i) {
        const game::Bar& bar = *unsaid[drawing.below(unsaid.size())];
        const Action* const action =
            bar.seat.action == nullptr ? &ruleset->actions[drawing.below(ruleset->actions.size())] : bar.seat.action;
        const auto& of_action = by_action[std::string{action->key}];
        const bool is_real = !of_action.empty() && !drawing.one_in(3);
        const Seen& from = seen[is_real ? of_action[drawing.below(of_action.size())] : drawing.below(seen.size())];
        game::State state = from.before;
        game::PlayedAction wanted{.action = std::string{action->key}, .roles = roles_at_random(*ruleset, *action, state, drawing)};
        if (is_real)
            wanted = from.play;
        for (std::size_t changes = drawing.below(6); changes > 0; --changes)
            change_at_random(*ruleset, wanted.roles, state, drawing);
        if (!is_real && !drawing.one_in(3))
            wanted.answers = given_from(drawing.answers(action->form, 2));
        Problems problems;
        game::object_by_rules(state, wanted, problems, begun.book());
        std::erase_if(unsaid, [&](const game::Bar* one) {
            return std::ranges::find(problems, one->words, [](const Problem& problem) { return problem.what.pattern; }) != problems.end();
        });
    }
    for (const game::Bar* const bar : unsaid)
        qWarning("never said: %s: %s", bar->seat.action == nullptr ? "any" : std::string{bar->seat.action->key}.c_str(),
                 std::string{bar->words}.c_str());
    QCOMPARE(static_cast<int>(unsaid.size()), 0);
}

void TestDuties::what_halts_in_a_phase_halts_there_alone()
{
    QFETCH_GLOBAL(const Ruleset*, ruleset);
    const KeptGame begun{*ruleset, scenarios_of(*ruleset)->front().key};
    game::State state = begun.journal().state();
    const std::array rows{game::Duty{.phase = game::PhaseKey{"another"}, .why = "waits", .asks = game::Asks::Must, .halts = "{0} waits"}};
    const game::Duties duties{.duties = rows};
    QVERIFY(game::halting(duties, state, *begun.book().typed_charts).empty());
    state.stage.phase = "another";
    QVERIFY(!game::halting(duties, state, *begun.book().typed_charts).empty());
    QCOMPARE(game::halting(duties, state, *begun.book().typed_charts).size(),
             game::idle_by(duties, state, *begun.book().typed_charts).size());
}

void TestDuties::no_stat_names_a_unit_that_left()
{
    QFETCH_GLOBAL(const Ruleset*, ruleset);
    if (ruleset->game->join == nullptr)
        QSKIP("nobody joins another there");
    constexpr int states_between = 10;
    conformance::Drawing drawing{1};
    std::set<std::string> wrong;
    int gone = 0;
    play_battles(*ruleset, battles, [&](const Rulebook& book, const game::State&, const game::Entry& entry, const game::State& after) {
        if (entry.number % states_between != 0)
            return;
        for (const game::Unit& stays : after.units) {
            const std::string leaves = after.units[drawing.below(after.units.size())].key;
            const game::Journal journal{after};
            const auto joined = game::decided(journal, book, game::Join{stays.key, leaves, "for a test"}, {});
            if (!joined)
                continue;
            ++gone;
            game::State state = after;
            game::apply(state, joined->number, joined->results.front().effects);
            for (const game::Unit& unit : state.units)
                for (const auto& [stat, word] : unit.stats)
                    for (const std::string& key : game::UnitSet{word}.all())
                        if (key == leaves)
                            wrong.insert(std::string{stat} + " of " + unit.key + " names " + leaves);
        }
    });
    qInfo("%d units left", gone);
    for (const std::string& one : wrong)
        qWarning("%s", one.c_str());
    QVERIFY(gone > 0);
    QVERIFY(wrong.empty());
}

#include "test_duties.moc"
