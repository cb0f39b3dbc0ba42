// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conformance/drawing.h"
#include "core/odds/odds.h"
#include "tests/conformance/account.h"
#include "tests/conformance/complaints.h"
#include "tests/conformance/distribution.h"
#include "tests/conformance/plays.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

using namespace corneta;
using conformance::Complaints;
using conformance::Drawing;
using conformance::Subject;

/// What is asked is used.
class TestInputs : public QObject {
    Q_OBJECT

private slots:
    void every_field_changes_what_follows_data() { conformance::add_row_for_every_action(); }
    void every_field_changes_what_follows();
    void every_list_counts_in_each_of_its_rows_data() { conformance::add_row_for_every_action(); }
    void every_list_counts_in_each_of_its_rows();
};

namespace {

constexpr int tries = 10'000;

std::string consequences(const Subject& subject, const Answers& answers, std::uint64_t seed, int follow_ups);

/// What a follow-up leads to: an input that is only handed on counts as used when it makes a difference there.
std::string consequences(const Subject& subject, const Choice& choice, std::uint64_t seed, int follow_ups)
{
    const auto action = std::ranges::find(subject.ruleset().actions, choice.action, &Action::key);
    if (action == subject.ruleset().actions.end())
        return {};
    const auto answers = answers_from(action->form, choice.presets);
    return answers ? consequences({subject.book, &*action}, *answers, seed, follow_ups) : "not taken";
}

/// What these answers lead to with these dice, or why they are refused.
std::string consequences(const Subject& subject, const Answers& answers, std::uint64_t seed, int follow_ups = 1)
{
    const Problems refused = refusals(*subject.action, answers, subject.charts());
    if (!refused.empty())
        return conformance::consequences_of(refused);
    const std::vector<Verdict> verdicts = conformance::played(subject, answers, seed);
    std::string words = conformance::consequences_of(verdicts);
    for (const Verdict& verdict : verdicts)
        for (const FollowUp& next : verdict.next)
            for (const Choice& choice : next.choices)
                if (follow_ups > 0)
                    words += "\n" + consequences(subject, choice, seed, follow_ups - 1);
    return words;
}

/// Whether two answers that differ in one value of `field` lead to something else: with the same dice, or in their odds.
bool differ(const Subject& subject, const Answers& a, const Answers& b, std::uint64_t seed)
{
    return consequences(subject, a, seed) != consequences(subject, b, seed);
}

bool odds_differ(const Subject& subject, const Answers& a, const Answers& b)
{
    constexpr double most_combinations = 10'000;
    for (const Answers* answers : {&a, &b})
        if (!refusals(*subject.action, *answers, subject.charts()).empty()
            || conformance::combinations_of(conformance::played(subject, *answers, 0)) > most_combinations)
            return false;
    return conformance::distribution(subject, a, subject.charts()) != conformance::distribution(subject, b, subject.charts());
}

/// Answers in which the field is asked and has `rows` rows at least.
std::optional<Answers> base(const Subject& subject, std::size_t field, std::size_t rows, int chances, Drawing& drawing)
{
    Answers answers = drawing.answers(subject.action->form, chances);
    if (!drawing.make_asked(answers, field))
        return std::nullopt;
    answers.forget_unasked();
    if (!answers.asked(field) || conformance::rows_of(answers, field) < rows)
        return std::nullopt;
    return answers;
}

/// Two answers that differ only in row `row` of the field (or in its only value) and lead to something else.
std::optional<std::pair<Answers, Answers>> proof(const Subject& subject, std::size_t field, std::size_t row, Drawing& drawing)
{
    const Field& spec = subject.action->form[field];
    for (int tried = 0; tried < tries; ++tried) {
        const auto before = base(subject, field, row + 1, tried % 4 + 1, drawing);
        if (!before)
            continue;
        std::vector<std::int32_t> values{before->at(field).begin(), before->at(field).end()};
        values[row] = drawing.value(spec);
        if (values[row] == before->at(field)[row])
            continue;
        const auto after = conformance::changed(*before, field, values);
        if (!after)
            continue;
        const std::uint64_t seed = drawing.seed() + static_cast<std::uint64_t>(tried);
        if (differ(subject, *before, *after, seed) || (tried % 10 == 0 && odds_differ(subject, *before, *after)))
            return std::pair{*before, *after};
    }
    return std::nullopt;
}

} // namespace

void TestInputs::every_field_changes_what_follows()
{
    QFETCH(const Subject*, subject);
    Drawing drawing{subject->seed()};
    drawing.prefer(conformance::numbers_in_charts(*subject));
    Complaints complaints;
    for (std::size_t field = 0; field < subject->action->form.size(); ++field)
        complaints.unless(proof(*subject, field, 0, drawing).has_value(),
                          fmt::format("{}: no two answers that differ only there lead to anything else", subject->action->form[field].key));
    conformance::print(fmt::format("seed {}: {} fields", drawing.seed(), subject->action->form.size()));
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestInputs::every_list_counts_in_each_of_its_rows()
{
    QFETCH(const Subject*, subject);
    Drawing drawing{subject->seed()};
    drawing.prefer(conformance::numbers_in_charts(*subject));
    Complaints complaints;
    for (std::size_t field = 0; field < subject->action->form.size(); ++field) {
        const Field& spec = subject->action->form[field];
        const auto rows = static_cast<std::size_t>(spec.rows_most);
        for (const std::size_t row : {rows / 2, rows - 1})
            if (spec.is_list() && row > 0)
                complaints.unless(proof(*subject, field, row, drawing).has_value(),
                                  fmt::format("{}: row {} leads to nothing", spec.key, row + 1));
    }
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

#include "test_inputs.moc"
