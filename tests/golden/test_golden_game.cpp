// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/entry_words.h"
#include "app/storage/game/verified.h"
#include "app/storage/report/report.h"
#include "core/game/decide/decide.h"
#include "core/game/decide/replay.h"
#include "core/game/play/offered.h"
#include "core/game/play/rules.h"
#include "rulesets/all_rulesets.h"
#include "tests/golden/golden_game.h"

#include <QObject>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <array>

using namespace corneta;

/// The golden games: each a whole game that today's rules decide as it was played.
class TestGoldenGame : public QObject {
    Q_OBJECT
private slots:
    void every_ruleset_has_one();
    void it_shows_what_a_game_can_hold_data() { add_golden_rows(CORNETA_SOURCE_DIR); }
    void it_shows_what_a_game_can_hold();
    void it_plays_most_actions_and_every_unit_data() { add_golden_rows(CORNETA_SOURCE_DIR); }
    void it_plays_most_actions_and_every_unit();
    void follow_ups_are_taken_with_what_they_bring_data() { add_golden_rows(CORNETA_SOURCE_DIR); }
    void follow_ups_are_taken_with_what_they_bring();
    void played_again_it_comes_to_the_same_data() { add_golden_rows(CORNETA_SOURCE_DIR); }
    void played_again_it_comes_to_the_same();
    void its_words_are_those_of_the_version_that_wrote_them_data() { add_golden_rows(CORNETA_SOURCE_DIR); }
    void its_words_are_those_of_the_version_that_wrote_them();
    void it_is_verified_data() { add_golden_rows(CORNETA_SOURCE_DIR); }
    void it_is_verified();
    void the_state_after_each_entry_is_the_fold_data() { add_golden_rows(CORNETA_SOURCE_DIR); }
    void the_state_after_each_entry_is_the_fold();
    void read_again_it_is_the_same_data() { add_golden_rows(CORNETA_SOURCE_DIR); }
    void read_again_it_is_the_same();
    void its_report_names_every_unit_data() { add_golden_rows(CORNETA_SOURCE_DIR); }
    void its_report_names_every_unit();
    void one_of_earlier_rules_opens_and_names_what_speaks_against_it_data() { add_golden_rows(CORNETA_SOURCE_DIR, "golden/before"); }
    void one_of_earlier_rules_opens_and_names_what_speaks_against_it();
    void one_typed_by_a_sloppy_hand_comes_to_its_verdict_data() { add_golden_rows(CORNETA_SOURCE_DIR, "golden/typed"); }
    void one_typed_by_a_sloppy_hand_comes_to_its_verdict();
};

namespace {

constexpr int fewest_entries = 60;
constexpr int fewest_follow_ups = 15;
constexpr int fewest_corrections = 10;

const std::set<std::string> victories{"victory", "army-morale"};
const std::set<std::string> recoveries{"rally", "regroup", "rout-recovery", "hold-recovery"};
const std::set<std::string> broken{"broken", "routed", "rout", "routs", "destroyed"};

QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString in_lines(const Problems& problems)
{
    QStringList lines;
    for (const Problem& problem : problems)
        lines << q(text(problem));
    return lines.join('\n');
}

QString listed(const auto& all)
{
    QStringList words;
    for (const auto& one : all)
        if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(one)>>)
            words << QString::number(one);
        else
            words << q(one);
    return words.join(", ");
}

bool has_any(const std::set<std::string>& played, const std::set<std::string>& wanted)
{
    return std::ranges::any_of(wanted, [&](const std::string& action) { return played.contains(action); });
}

/// Everything a person reads of a result.
QString words_of(const game::EntryResult& result)
{
    QStringList words;
    for (const game::Told& told : result.told) {
        words << q(text(told.headline)) << q(working_in_lines(told));
        for (const Instruction& instruction : told.instructions)
            words << q(text(instruction.words));
    }
    for (const game::Next& next : result.effects.next)
        for (const game::NextChoice& choice : next.choices)
            words << q(text(choice.words));
    return words.join('\n');
}

int rolls_by(const GoldenGame& golden, game::RolledBy by)
{
    int rolls = 0;
    for (const game::EntryResult* const result : golden.plays())
        rolls += std::ranges::any_of(result->rolls, [by](const game::RecordedRoll& roll) { return roll.by == by; }) ? 1 : 0;
    return rolls;
}

} // namespace

void TestGoldenGame::every_ruleset_has_one()
{
    std::set<std::string> missing;
    for (const Ruleset* const ruleset : all_rulesets())
        missing.emplace(ruleset->key);
    for (const GoldenFile& file : golden_files(CORNETA_SOURCE_DIR))
        missing.erase(std::string{file.ruleset->key});
    QVERIFY2(missing.empty(), qPrintable("no golden game: " + listed(missing)));
}

void TestGoldenGame::it_shows_what_a_game_can_hold()
{
    QFETCH(std::string, path);
    const GameRecord record = golden_record(path);
    const GoldenGame golden{record};
    QVERIFY(!record.head().scenario.empty());
    QVERIFY2(golden.entries().size() >= fewest_entries, qPrintable(QString::number(golden.entries().size())));
    QCOMPARE(listed(golden.phases_left_out()), "");
    QCOMPARE(listed(golden.turns_without_note()), "");
    QVERIFY(golden.count<game::Undo>() > 0);
    QVERIFY2(golden.amendments_that_unfit() > 0, "no amendment makes a later entry unfit");
    QVERIFY2(rolls_by(golden, game::RolledBy::Hand) * 4 >= rolls_by(golden, game::RolledBy::Program), "few dice are typed");
    QVERIFY2(rolls_by(golden, game::RolledBy::Program) * 4 >= rolls_by(golden, game::RolledBy::Hand), "few dice are the program's");
    const game::GameRules* const rules = record.ruleset().game;
    QVERIFY(rules == nullptr || rules->hidden.empty() || golden.count<game::TurnUp>() > 0);
    QVERIFY2(golden.has_marked(broken), "nobody breaks");
}

void TestGoldenGame::it_plays_most_actions_and_every_unit()
{
    QFETCH(std::string, path);
    const GameRecord record = golden_record(path);
    const GoldenGame golden{record};
    const auto played = golden.actions_played();
    QVERIFY2(played.size() * 5 >= record.ruleset().actions.size() * 4,
             qPrintable(QStringLiteral("%1 of %2 actions").arg(played.size()).arg(record.ruleset().actions.size())));
    std::set<std::string> actions;
    for (const Action& action : record.ruleset().actions)
        actions.insert(std::string{action.key});
    QVERIFY2(has_any(played, victories) || !has_any(actions, victories), "no victory check");
    QVERIFY2(has_any(played, recoveries) || golden.has_come_back() || !has_any(actions, recoveries), "nobody rallies");
    QCOMPARE(listed(golden.idle_units()), "");
    QCOMPARE(listed(golden.plays_alike()), "");
}

void TestGoldenGame::follow_ups_are_taken_with_what_they_bring()
{
    QFETCH(std::string, path);
    const GameRecord record = golden_record(path);
    const GoldenGame golden{record};
    QVERIFY2(golden.follow_ups_taken() >= fewest_follow_ups, qPrintable(QString::number(golden.follow_ups_taken())));
    QCOMPARE(listed(golden.overridden_follow_ups()), "");
}

void TestGoldenGame::played_again_it_comes_to_the_same()
{
    QFETCH(std::string, path);
    const GameRecord record = golden_record(path);
    QCOMPARE(in_lines(game::differences_in_replay(record.journal(), record.book())), "");
}

void TestGoldenGame::its_words_are_those_of_the_version_that_wrote_them()
{
    QFETCH(std::string, path);
    const GameRecord record = golden_record(path);
    if (record.head().program != CORNETA_VERSION)
        QSKIP("another version wrote it: its words may be others now");
    game::Journal again{record.journal().start()};
    for (const game::Entry& then : record.journal().entries()) {
        const auto now = game::decided_as_then(again, record.book(), then);
        QVERIFY2(now, qPrintable(QStringLiteral("entry %1 is refused").arg(then.number)));
        QCOMPARE(now->results.size(), then.results.size());
        for (std::size_t i = 0; i < then.results.size(); ++i)
            QCOMPARE(QStringLiteral("entry %1: ").arg(then.number) + words_of(now->results[i]),
                     QStringLiteral("entry %1: ").arg(then.number) + words_of(then.results[i]));
        QVERIFY(again.append(then));
    }
}

void TestGoldenGame::it_is_verified()
{
    QFETCH(std::string, path);
    const GameRecord record = golden_record(path);
    const Verified found = verified(record, path);
    QCOMPARE(in_lines(found.problems), "");
    QVERIFY(found.rolled > 0 && found.typed > 0);
    QCOMPARE(found.unrevealed, 0);
    QCOMPARE(found.without_words, 0);
}

void TestGoldenGame::the_state_after_each_entry_is_the_fold()
{
    QFETCH(std::string, path);
    const GameRecord record = golden_record(path);
    game::Journal again{record.journal().start()};
    OwnFold fold{record.journal().start()};
    for (const game::Entry& entry : record.journal().entries()) {
        QVERIFY(again.append(entry));
        fold.take(entry);
        QVERIFY2(again.state() == fold.state(), qPrintable(QStringLiteral("after entry %1").arg(entry.number)));
    }
    QVERIFY(record.journal().state() == fold.state());
}

void TestGoldenGame::read_again_it_is_the_same()
{
    QFETCH(std::string, path);
    const GameRecord one = golden_record(path);
    const GameRecord other = golden_record(path);
    QVERIFY(one.journal().state() == other.journal().state());
    QCOMPARE(q(report(one, ReportKind::Markdown)), q(report(other, ReportKind::Markdown)));
}

void TestGoldenGame::its_report_names_every_unit()
{
    QFETCH(std::string, path);
    const GameRecord record = golden_record(path);
    for (const ReportKind kind : {ReportKind::Html, ReportKind::Markdown}) {
        const QString page = q(report(record, kind)).replace("&#39;", "'").replace("&apos;", "'");
        QVERIFY(!page.isEmpty());
        for (const game::Unit& unit : record.journal().start().units)
            QVERIFY2(unit.kind != "unit" || page.contains(q(unit.name)), unit.name.c_str());
    }
}

void TestGoldenGame::one_of_earlier_rules_opens_and_names_what_speaks_against_it()
{
    QFETCH(std::string, path);
    const GameRecord record = golden_record(path);
    QCOMPARE(in_lines(verified(record, path).problems), "");
    const QString differences = in_lines(game::differences_in_replay(record.journal(), record.book()));
    const bool is_other_game =
        differences.contains(QStringLiteral("refused now: ")) || differences.contains(QStringLiteral("other effects"));
    QVERIFY2(is_other_game, qPrintable(differences));
}

/// From set-up to verdict on the command line alone, with doubled plays, wrong phases, dead units and late corrections.
void TestGoldenGame::one_typed_by_a_sloppy_hand_comes_to_its_verdict()
{
    QFETCH(std::string, path);
    const GameRecord record = golden_record(path);
    const game::Journal& journal = record.journal();
    const auto corrects = [](const game::Entry& entry) {
        return !std::holds_alternative<game::Play>(entry.command) && !std::holds_alternative<game::EndPhase>(entry.command);
    };
    QVERIFY(std::ranges::count_if(journal.entries(), corrects) >= fewest_corrections);
    QVERIFY(game::is_settled(journal.state(), record.book()));
    QCOMPARE(in_lines(game::differences_in_replay(journal, record.book())), "");
    QCOMPARE(in_lines(verified(record, path).problems), "");
}

#include "test_golden_game.moc"
