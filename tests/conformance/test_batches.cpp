// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conformance/drawing.h"
#include "tests/conformance/account.h"
#include "tests/conformance/complaints.h"
#include "tests/conformance/distribution.h"
#include "tests/conformance/plays.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <set>

using namespace corneta;
using conformance::Complaints;
using conformance::Drawing;
using conformance::Subject;

/// A row of a batch is what it would be by itself; it goes by number, but for a single one where the action is plain alone.
class TestBatches : public QObject {
    Q_OBJECT

private slots:
    void a_row_does_what_it_does_by_itself_data() { add_row_for_every_batch(); }
    void a_row_does_what_it_does_by_itself();
    void a_row_is_refused_as_it_is_by_itself_data() { add_row_for_every_batch(); }
    void a_row_is_refused_as_it_is_by_itself();

private:
    static void add_row_for_every_batch();
};

namespace {

bool is_plain_alone(const Action& action)
{
    return std::ranges::find(action.form, action.batch, &Field::group)->alone == Alone::Plain;
}

/// What stands before labels and keys; wanted, not asked of the code under test.
std::string label_prefix(const Action& action, std::size_t row, std::size_t of)
{
    return of == 1 && is_plain_alone(action) ? std::string{} : fmt::format("{} {}: ", action.batch, row + 1);
}

std::string key_wanted(const Action& action, std::size_t row, std::size_t of, std::string_view key)
{
    return of == 1 && is_plain_alone(action) ? std::string{key} : fmt::format("{}_{}_{}", action.batch, row + 1, key);
}

/// The answers with that row of the batch alone; nothing where they cannot be told apart: what one row is asked for another has as well.
std::optional<Answers> alone(const Action& action, const Answers& answers, std::size_t row)
{
    Answers one = answers;
    for (std::size_t field = 0; field < action.form.size(); ++field)
        if (action.form[field].group == action.batch)
            one.set(field, answers.at(field)[row]);
    Answers asked = one;
    asked.forget_unasked();
    return asked == one ? std::optional{std::move(one)} : std::nullopt;
}

/// The rolls with another prefix before their labels; a complaint where they lack their own.
std::vector<TypedDice::Labelled> renamed(std::span<const Roll> rolls, const std::string& from, const std::string& to,
                                         Complaints& complaints)
{
    std::vector<TypedDice::Labelled> faces;
    for (const Roll& roll : rolls) {
        complaints.unless(roll.label.starts_with(from), fmt::format("\"{}\" does not begin with \"{}\"", roll.label, from));
        faces.push_back({to + roll.label.substr(std::min(from.size(), roll.label.size())), {roll.faces.begin(), roll.faces.end()}});
    }
    return faces;
}

/// Word for word but for the labels of its dice.
std::string account_without_dice(const Action& action, Verdict verdict)
{
    verdict.rolls.clear();
    return conformance::account_of(action, verdict);
}

} // namespace

void TestBatches::add_row_for_every_batch()
{
    QTest::addColumn<const Subject*>("subject");
    std::set<bool> kinds;
    for (const Subject& subject : conformance::subjects())
        if (subject.action->is_batch()) {
            kinds.insert(is_plain_alone(*subject.action));
            QTest::newRow(subject.name().c_str()) << &subject;
        }
    QCOMPARE(kinds.size(), 2U);
}

void TestBatches::a_row_does_what_it_does_by_itself()
{
    QFETCH(const Subject*, subject);
    const Action& action = *subject->action;
    constexpr int plays = 100;
    constexpr std::size_t few_links = 20'000;
    Drawing drawing{subject->seed()};
    Complaints complaints;
    std::set<bool> sizes;
    for (int play = 0; play < plays; ++play) {
        const auto answers = drawing.resolvable(*subject, play % 3 + 1);
        QVERIFY2(answers, "everything is refused");
        const std::size_t runs = answers->rows(action.batch);
        sizes.insert(runs > 1);
        const auto verdicts = conformance::played(*subject, *answers, drawing.seed() + static_cast<std::uint64_t>(play));
        QCOMPARE(verdicts.size(), runs);
        const auto all = conformance::distribution_within(few_links, *subject, *answers, subject->charts());
        for (std::size_t row = 0; row < runs; ++row) {
            for (const OutcomeSpec& spec : action.outcomes)
                complaints.unless(row_key(action, {row, runs}, spec.key) == key_wanted(action, row, runs, spec.key),
                                  fmt::format("{} of row {} of {} has another key", spec.key, row + 1, runs));
            const auto one = alone(action, *answers, row);
            if (!one)
                continue;
            TypedDice dice{renamed(verdicts[row].rolls, label_prefix(action, row, runs), label_prefix(action, 0, 1), complaints)};
            const PartialResult partial = attempted(action, *one, subject->charts(), dice);
            if (partial.verdicts.size() != 1 || !dice.idle().empty()) {
                complaints.add(fmt::format("row {} of {} takes other dice by itself", row + 1, conformance::words_of(*answers)));
                continue;
            }
            const std::string by_itself = account_without_dice(action, partial.verdicts.front());
            const std::string in_batch = account_without_dice(action, verdicts[row]);
            complaints.unless(
                by_itself == in_batch,
                fmt::format("row {} of {}:\n{}\nbecomes by itself\n{}", row + 1, conformance::words_of(*answers), in_batch, by_itself));
            if (all)
                complaints.unless(conformance::distribution(*subject, *one, subject->charts()).runs.front() == all->runs[row],
                                  fmt::format("row {} of {}: other odds", row + 1, conformance::words_of(*answers)));
        }
    }
    QVERIFY2(complaints.none(), complaints.text().c_str());
    QCOMPARE(sizes.size(), 2U);
}

void TestBatches::a_row_is_refused_as_it_is_by_itself()
{
    QFETCH(const Subject*, subject);
    const Action& action = *subject->action;
    constexpr int draws = 300;
    Drawing drawing{subject->seed()};
    Complaints complaints;
    for (int drawn = 0; drawn < draws; ++drawn) {
        const Answers answers = drawing.answers(action.form, drawn % 3 + 1);
        const std::size_t runs = answers.rows(action.batch);
        std::vector<std::string> wanted;
        bool told_apart = true;
        for (std::size_t row = 0; row < runs; ++row) {
            const auto one = alone(action, answers, row);
            told_apart = told_apart && one.has_value();
            if (one)
                for (const Problem& problem : refusals(action, *one, subject->charts()))
                    wanted.push_back(label_prefix(action, row, runs) + text(problem).substr(label_prefix(action, 0, 1).size()));
        }
        std::vector<std::string> found;
        for (const Problem& problem : refusals(action, answers, subject->charts()))
            found.push_back(text(problem));
        complaints.unless(!told_apart || found == wanted, conformance::words_of(answers) + ": is refused otherwise");
    }
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

#include "test_batches.moc"
