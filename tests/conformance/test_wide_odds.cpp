// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/odds.h"
#include "tests/conformance/complaints.h"
#include "tests/conformance/subject.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <numeric>

using namespace corneta;
using conformance::Complaints;
using conformance::Subject;

/// Odds of the made-up ruleset that outgrow whole numbers, and those that outgrow counting.
class TestWideOdds : public QObject {
    Q_OBJECT

private slots:
    void states_that_never_merge_are_counted_one_by_one();
    void past_the_most_states_the_odds_are_played();
    void past_64_bits_the_odds_go_on_in_doubles();
};

namespace {

constexpr std::size_t faces = 20;
constexpr std::size_t call = 11; ///< chart `limits`
constexpr std::size_t most_beetles = 6;

const Subject& made_up(std::string_view action)
{
    const auto subjects = conformance::subjects();
    return *std::ranges::find_if(subjects, [action](const Subject& subject) { return subject.name() == "made-up " + std::string{action}; });
}

Odds odds_of(const Subject& subject, const std::vector<Given>& given)
{
    return odds(*subject.action, *answers_from(subject.action->form, given), subject.charts(), Table::Joint).front();
}

const Marginal& marginal_of(const Subject& subject, const Odds& odds, std::string_view key)
{
    const auto index = std::ranges::find(subject.action->outcomes, key, &OutcomeSpec::key) - subject.action->outcomes.begin();
    return *std::ranges::find(odds.marginals, static_cast<std::size_t>(index), &Marginal::key);
}

/// How often so many of a file answer, out of 20 to the power of `beetles`: a count of our own, by the throw of the last.
std::vector<std::uint64_t> branches_in_file(int beetles)
{
    std::array<std::array<std::uint64_t, most_beetles + 1>, faces + 1> branches{};
    branches.at(call - 1).at(0) = 1;
    for (int beetle = 0; beetle < beetles; ++beetle) {
        std::array<std::array<std::uint64_t, most_beetles + 1>, faces + 1> after{};
        for (std::size_t last = 0; last <= faces; ++last)
            for (std::size_t answered = 0; answered < most_beetles; ++answered)
                for (std::size_t face = 1; face <= faces; ++face)
                    after.at(face).at(answered + (face > last ? 1 : 0)) += branches.at(last).at(answered);
        branches = after;
    }
    std::vector<std::uint64_t> sums(static_cast<std::size_t>(beetles) + 1, 0);
    for (const auto& of_last : branches)
        for (std::size_t answered = 0; answered < sums.size(); ++answered)
            sums[answered] += of_last.at(answered);
    return sums;
}

double sum_of(const std::vector<MarginalRow>& rows)
{
    return std::accumulate(rows.begin(), rows.end(), 0.0, [](double sum, const MarginalRow& row) { return sum + row.chance.probability; });
}

} // namespace

void TestWideOdds::states_that_never_merge_are_counted_one_by_one()
{
    const Subject& muster = made_up("muster");
    for (const int beetles : {2, 3, 4}) {
        const Odds counted = odds_of(muster, {{"beetles", std::to_string(beetles)}, {"in_file", "yes"}});
        const std::vector<std::uint64_t> branches = branches_in_file(beetles);
        QVERIFY(counted.exact);
        QVERIFY(counted.total == std::accumulate(branches.begin(), branches.end(), std::uint64_t{0}));
        for (const MarginalRow& row : marginal_of(muster, counted, "answered").rows)
            QVERIFY(row.chance.weight == branches.at(static_cast<std::size_t>(row.value / 10)));
    }
}

void TestWideOdds::past_the_most_states_the_odds_are_played()
{
    const Subject& muster = made_up("muster");
    QElapsedTimer timer;
    timer.start();
    const Odds played = odds_of(muster, {{"beetles", "6"}, {"in_file", "yes"}});
    conformance::print(fmt::format("counted in vain and played in {} ms", timer.elapsed()));
    QVERIFY(!played.exact);
    QVERIFY(!played.total);
    QVERIFY(std::abs(*played.margin - 1 / std::sqrt(100'000.0)) < 1e-9);
    const std::vector<std::uint64_t> branches = branches_in_file(6);
    const double all = std::pow(20.0, 6);
    const Marginal& answered = marginal_of(muster, played, "answered");
    QVERIFY(std::abs(sum_of(answered.rows) - 1) <= 1e-12);
    for (const MarginalRow& row : answered.rows) {
        QVERIFY(!row.chance.weight);
        QVERIFY(std::abs(row.chance.probability - static_cast<double>(branches.at(static_cast<std::size_t>(row.value / 10))) / all)
                < 2 * *played.margin);
    }
}

void TestWideOdds::past_64_bits_the_odds_go_on_in_doubles()
{
    const Subject& tussle = made_up("tussle");
    Complaints complaints;
    double before = 0;
    double rise_before = 1;
    int first_without_total = 0;
    constexpr int rounds = 40;
    for (int round = 1; round <= rounds; ++round) {
        const Odds odds =
            odds_of(tussle, {{"left_grip", "6"}, {"left_oiled", "yes"}, {"right_grip", "3"}, {"rounds", std::to_string(round)}});
        complaints.unless(odds.exact, "a chain whose states merge is played");
        if (!odds.total && first_without_total == 0)
            first_without_total = round;
        complaints.unless(odds.total.has_value() == (first_without_total == 0), "whole numbers come back");
        for (const Marginal& marginal : odds.marginals)
            complaints.unless(std::abs(sum_of(marginal.rows) - 1) <= 1e-12,
                              fmt::format("round {}: probabilities do not add up to 1", round));
        const double off = standing_out(*tussle.action, odds).front().chance.probability;
        complaints.unless(off >= before - 1e-12 && off <= 1 + 1e-12, fmt::format("round {}: {} after {}", round, off, before));
        if (round > 6) // from there on each round adds less than the one before
            complaints.unless(off - before <= rise_before + 1e-12,
                              fmt::format("round {}: rises by {} after {}", round, off - before, rise_before));
        rise_before = off - before;
        before = off;
    }
    conformance::print(
        fmt::format("{} rounds are the first past 64 bits; after {} the left one wins by {:.6f}", first_without_total, rounds, before));
    QVERIFY2(complaints.none(), complaints.text().c_str());
    QVERIFY(first_without_total > 3 && first_without_total < rounds);
}

#include "test_wide_odds.moc"
