// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/explanation.h"
#include "core/conformance/drawing.h"
#include "tests/conformance/account.h"
#include "tests/conformance/complaints.h"
#include "tests/conformance/plays.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <set>

using namespace corneta;
using conformance::account_of;
using conformance::Complaints;
using conformance::Drawing;
using conformance::Subject;

/// What an action leaves behind, for random answers and dice.
class TestVerdicts : public QObject {
    Q_OBJECT

private slots:
    void faces_by_label_give_the_same_verdict_data() { conformance::add_row_for_every_action(); }
    void faces_by_label_give_the_same_verdict();
    void faces_in_order_give_the_same_verdict_data() { conformance::add_row_for_every_action(); }
    void faces_in_order_give_the_same_verdict();
    void without_faces_only_dice_that_every_play_rolls_are_wanted_data() { conformance::add_row_for_every_action(); }
    void without_faces_only_dice_that_every_play_rolls_are_wanted();
    void every_total_is_the_fold_of_its_lines_data() { conformance::add_row_for_every_action(); }
    void every_total_is_the_fold_of_its_lines();
    void a_line_with_a_cell_has_its_source_and_rule_data() { conformance::add_row_for_every_action(); }
    void a_line_with_a_cell_has_its_source_and_rule();
    void effects_follow_from_outcomes_data() { conformance::add_row_for_every_action(); }
    void effects_follow_from_outcomes();
    void follow_ups_fill_in_forms_that_take_it_data() { conformance::add_row_for_every_action(); }
    void follow_ups_fill_in_forms_that_take_it();
    void every_outcome_takes_two_values_data() { conformance::add_row_for_every_action(); }
    void every_outcome_takes_two_values();
};

namespace {

const int plays = scaled(300, 40);

/// Calls `each(answers, verdicts, seed)` for random answers that are not refused.
template <class Each> void for_each_play(const Subject& subject, const Each& each)
{
    Drawing drawing{subject.seed()};
    for (int play = 0; play < plays; ++play) {
        const auto answers = drawing.resolvable(subject, play % 3 + 2);
        QVERIFY2(answers, "everything is refused");
        const std::uint64_t seed = drawing.seed() + static_cast<std::uint64_t>(play);
        each(*answers, conformance::played(subject, *answers, seed), seed);
    }
}

std::vector<TypedDice::Labelled> faces_of(std::span<const Verdict> verdicts)
{
    std::vector<TypedDice::Labelled> faces;
    for (const Verdict& verdict : verdicts)
        for (const Roll& roll : verdict.rolls)
            faces.push_back({roll.label, {roll.faces.begin(), roll.faces.end()}});
    return faces;
}

void complain_of(const OutcomeSpec& spec, std::span<const std::int32_t> values, Complaints& complaints)
{
    if (!spec.list)
        complaints.unless(values.size() == 1, fmt::format("{}: {} values, where there is one", spec.key, values.size()));
    for (const std::int32_t value : values) {
        const bool fits = spec.kind == Kind::Number || (spec.kind == Kind::Toggle && (value == 0 || value == 1))
            || (spec.kind == Kind::Choice && value >= 0 && std::cmp_less(value, spec.options.size()))
            || (spec.kind == Kind::Set && value >= 0 && value >> spec.options.size() == 0);
        complaints.unless(fits, fmt::format("{}: {} is no value of it", spec.key, value));
    }
}

std::vector<Effect> effects_wanted(const Action& action, const Outcome& outcome, Complaints& complaints)
{
    std::vector<Effect> effects;
    for (std::size_t key = 0; key < action.outcomes.size(); ++key) {
        const OutcomeSpec& spec = action.outcomes[key];
        complain_of(spec, outcome.at(key), complaints);
        if (spec.does == Does::Set || (spec.does != Does::Nothing && outcome.value(key) != 0))
            effects.push_back({spec.role, spec.stat, spec.does, outcome.value(key)});
    }
    return effects;
}

void complain_of(const Working& line, const ChartSet& charts, Complaints& complaints)
{
    if (!line.cell)
        return;
    const std::string name = fmt::format("{}/{}/{}", line.cell->chart, line.cell->row, line.cell->column);
    const Chart* const chart = charts.find(line.cell->chart);
    const Cell* named = nullptr;
    if (chart != nullptr)
        for (const Cell& cell : chart->cells())
            if (name_of(cell) == *line.cell)
                named = &cell;
    if (named == nullptr)
        complaints.add(name + ": there is no such cell");
    else
        complaints.unless(named->source == line.source && named->rule == line.rule,
                          fmt::format("{}: its line \"{}\" has another source or rule", name, line.reason));
}

void complain_of(const Subject& subject, const FollowUp& next, std::set<std::string>& unlanded, Complaints& complaints)
{
    complaints.unless(next.choices.size() >= (next.kind == Follow::Either ? 2U : 1U), "a follow-up leaves no choice");
    complaints.unless(!next.by.empty(), "a follow-up is nobody's");
    for (const Choice& choice : next.choices) {
        complaints.unless(!text(choice.words).empty(), fmt::format("{}: a button without words", choice.action));
        const Action* const action = subject.ruleset().find_action(choice.action);
        if (action == nullptr) {
            unlanded.insert(std::string{choice.action});
            continue;
        }
        if (const auto read = answers_from(action->form, choice.presets); !read)
            complaints.add(fmt::format("{}: {}", choice.action, text(read.error().front())));
    }
}

} // namespace

void TestVerdicts::faces_by_label_give_the_same_verdict()
{
    QFETCH(const Subject*, subject);
    Complaints complaints;
    conformance::print(fmt::format("seed {}", subject->seed()));
    for_each_play(*subject, [&](const Answers& answers, const std::vector<Verdict>& verdicts, std::uint64_t seed) {
        std::vector<TypedDice::Labelled> faces = faces_of(verdicts);
        std::set<std::string> labels;
        for (const auto& [label, thrown, sides] : faces)
            complaints.unless(labels.insert(label).second,
                              fmt::format("\"{}\" is asked for twice with {}", label, conformance::words_of(answers)));
        std::shuffle(faces.begin(), faces.end(), std::mt19937_64{seed});
        TypedDice dice{faces};
        const PartialResult partial = attempted(*subject->action, answers, subject->charts(), dice);
        complaints.unless(partial.problems.empty() && partial.wanted.empty() && dice.idle().empty(),
                          "faces are refused, missing or left over");
        const std::string before = account_of(*subject->action, verdicts);
        const std::string after = account_of(*subject->action, partial.verdicts);
        complaints.unless(before == after, fmt::format("with {}:\n{}\nbecomes\n{}", conformance::words_of(answers), before, after));
    });
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestVerdicts::faces_in_order_give_the_same_verdict()
{
    QFETCH(const Subject*, subject);
    Complaints complaints;
    for_each_play(*subject, [&](const Answers& answers, const std::vector<Verdict>& verdicts, std::uint64_t /*seed*/) {
        std::vector<int> faces;
        for (const auto& [label, thrown, sides] : faces_of(verdicts))
            faces.insert(faces.end(), thrown.begin(), thrown.end());
        TypedDice dice{faces};
        const PartialResult partial = attempted(*subject->action, answers, subject->charts(), dice);
        complaints.unless(account_of(*subject->action, verdicts) == account_of(*subject->action, partial.verdicts),
                          conformance::words_of(answers));
        complaints.unless(dice.left_over() == 0, "faces are left over");
    });
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestVerdicts::without_faces_only_dice_that_every_play_rolls_are_wanted()
{
    QFETCH(const Subject*, subject);
    Complaints complaints;
    int left = plays / 10; // looking ahead is slow where it looks far
    for_each_play(*subject, [&](const Answers& answers, const std::vector<Verdict>& verdicts, std::uint64_t /*seed*/) {
        if (left-- <= 0)
            return;
        TypedDice dice{std::vector<int>{}};
        const PartialResult partial = attempted(*subject->action, answers, subject->charts(), dice);
        const bool rolls = std::ranges::any_of(verdicts, [](const Verdict& verdict) { return !verdict.rolls.empty(); });
        complaints.unless(partial.wanted.empty() == !rolls && partial.verdicts.empty() == rolls, conformance::words_of(answers));
        for (const DiceRequest& wanted : partial.wanted) {
            const auto is_wanted = [&](const Roll& roll) { return roll.label == wanted.label && roll.pool == wanted.pool; };
            const bool rolled =
                std::ranges::any_of(verdicts, [&](const Verdict& verdict) { return std::ranges::any_of(verdict.rolls, is_wanted); });
            complaints.unless(rolled, fmt::format("{} is wanted and not rolled with {}", wanted.label, conformance::words_of(answers)));
        }
    });
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestVerdicts::every_total_is_the_fold_of_its_lines()
{
    QFETCH(const Subject*, subject);
    Complaints complaints;
    for_each_play(*subject, [&](const Answers& /*answers*/, const std::vector<Verdict>& verdicts, std::uint64_t /*seed*/) {
        for (const Verdict& verdict : verdicts) {
            Fraction total{0};
            complaints.unless(verdict.workings.empty() || verdict.workings.front().op == Op::Start, "the first line starts no total");
            complaints.unless(!text(verdict.headline).empty(), "no headline");
            for (const Working& line : verdict.workings) {
                total = folded(total, line.op, line.amount);
                complaints.unless(line.total == total,
                                  fmt::format("\"{}\": {} where the lines fold to {}", line.reason, text(line.total), text(total)));
                complaints.unless(!line.reason.empty() && !line.rule.empty(),
                                  fmt::format("\"{}\" [{}]: no reason or no rule", line.reason, line.rule));
            }
        }
    });
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestVerdicts::a_line_with_a_cell_has_its_source_and_rule()
{
    QFETCH(const Subject*, subject);
    Complaints complaints;
    for_each_play(*subject, [&](const Answers& /*answers*/, const std::vector<Verdict>& verdicts, std::uint64_t /*seed*/) {
        for (const Verdict& verdict : verdicts)
            for (const Working& line : verdict.workings)
                complain_of(line, *subject->book->charts, complaints);
    });
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestVerdicts::effects_follow_from_outcomes()
{
    QFETCH(const Subject*, subject);
    Complaints complaints;
    for_each_play(*subject, [&](const Answers& answers, const std::vector<Verdict>& verdicts, std::uint64_t /*seed*/) {
        for (const Verdict& verdict : verdicts)
            complaints.unless(verdict.effects == effects_wanted(*subject->action, verdict.outcome, complaints),
                              conformance::words_of(answers));
    });
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestVerdicts::follow_ups_fill_in_forms_that_take_it()
{
    QFETCH(const Subject*, subject);
    Complaints complaints;
    std::set<std::string> unlanded;
    for_each_play(*subject, [&](const Answers& /*answers*/, const std::vector<Verdict>& verdicts, std::uint64_t /*seed*/) {
        for (const Verdict& verdict : verdicts)
            for (const FollowUp& next : verdict.next)
                complain_of(*subject, next, unlanded, complaints);
    });
    for (const std::string& action : unlanded)
        conformance::print(action + " has not landed: its inputs cannot be tried");
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestVerdicts::every_outcome_takes_two_values()
{
    if (is_sample)
        QSKIP("CORNETA_WHOLE=1 does it");
    QFETCH(const Subject*, subject);
    constexpr int most_plays = 20'000;
    std::vector<std::set<std::vector<std::int32_t>>> values(subject->action->outcomes.size());
    bool has_rolled = false;
    const auto has_two = [](const auto& seen) { return seen.size() >= 2; };
    Drawing drawing{subject->seed()};
    for (int play = 0; play < most_plays && !std::ranges::all_of(values, has_two); ++play)
        if (const auto answers = drawing.resolvable(*subject, play % 3 + 2))
            for (const Verdict& verdict : conformance::played(*subject, *answers, drawing.seed() + static_cast<std::uint64_t>(play))) {
                has_rolled = has_rolled || !verdict.rolls.empty();
                for (std::size_t key = 0; key < values.size(); ++key)
                    values[key].emplace(verdict.outcome.at(key).begin(), verdict.outcome.at(key).end());
            }
    Complaints complaints;
    // who does something without a die is marked for it, and all that may be besides is a refusal
    for (std::size_t key = 0; key < values.size(); ++key) {
        const OutcomeSpec& outcome = subject->action->outcomes[key];
        const bool may_be_alike = !has_rolled && (outcome.does != Does::Nothing || values.size() == 1);
        complaints.unless(may_be_alike || has_two(values[key]), fmt::format("{} is always the same", outcome.key));
    }
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

#include "test_verdicts.moc"
