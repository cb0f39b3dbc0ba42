// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conformance/drawing.h"
#include "core/odds/odds.h"
#include "tests/conformance/account.h"
#include "tests/conformance/complaints.h"
#include "tests/conformance/plays.h"
#include "tests/scaled.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <cmath>
#include <map>

using namespace corneta;
using conformance::Complaints;
using conformance::Drawing;
using conformance::Subject;

/// The odds of an action against its plays and against themselves.
class TestOdds : public QObject {
    Q_OBJECT

private slots:
    void what_is_rolled_is_among_the_odds_data() { conformance::add_row_for_every_action(); }
    void what_is_rolled_is_among_the_odds();
    void weights_add_up_to_the_total_data() { conformance::add_row_for_every_action(); }
    void weights_add_up_to_the_total();
    void rows_and_marginals_are_sums_of_the_joint_table_data() { conformance::add_row_for_every_action(); }
    void rows_and_marginals_are_sums_of_the_joint_table();
    void expectations_are_sums_over_the_marginals_data() { conformance::add_row_for_every_action(); }
    void expectations_are_sums_over_the_marginals();
};

namespace {

const int drawn_answers = scaled(60, 6);
constexpr double alike = 1e-12;

/// Answers with their odds a run, the joint table too.
struct Counted {
    Answers answers;
    std::vector<Odds> odds;
};

std::vector<Counted> counted(const Subject& subject)
{
    Drawing drawing{subject.seed()};
    QElapsedTimer timer;
    timer.start();
    std::vector<Counted> all;
    for (int drawn = 0; drawn < drawn_answers; ++drawn)
        if (const auto answers = drawing.resolvable(subject, drawn % 3 + 2))
            all.push_back({*answers, odds(*subject.action, *answers, subject.charts(), Table::Joint)});
    const auto runs_with = [&](const auto& is_so) {
        return std::ranges::count_if(all, [&](const Counted& one) { return std::ranges::any_of(one.odds, is_so); });
    };
    conformance::print(fmt::format("seed {}: odds of {} answers in {} ms, {} past 64 bits, {} of these played", drawing.seed(), all.size(),
                                   timer.elapsed(), runs_with([](const Odds& odds) { return !odds.total; }),
                                   runs_with([](const Odds& odds) { return !odds.exact; })));
    return all;
}

/// Counted once for all properties.
const std::vector<Counted>& known(const Subject& subject)
{
    static std::map<const Subject*, std::vector<Counted>> counts;
    const auto [place, is_new] = counts.try_emplace(&subject);
    if (is_new)
        place->second = counted(subject);
    return place->second;
}

/// Calls `each(answers, odds)` for random answers that are not refused.
template <class Each> void for_each_odds(const Subject& subject, const Each& each)
{
    QVERIFY2(!known(subject).empty(), "everything is refused");
    for (const auto& [answers, odds] : known(subject))
        each(answers, odds);
}

/// Chances added up.
class Sum {
public:
    void add(const Chance& chance)
    {
        m_probability += static_cast<long double>(chance.probability);
        if (m_weight && chance.weight)
            *m_weight += *chance.weight;
        else
            m_weight.reset();
    }
    Chance chance() const { return {m_weight, static_cast<double>(m_probability)}; }

private:
    std::optional<std::uint64_t> m_weight = 0;
    long double m_probability = 0; // a hundred thousand rows in doubles would miss 1 by more than is allowed
};

Chance sum_of(const auto& rows)
{
    Sum sum;
    for (const auto& row : rows)
        sum.add(row.chance);
    return sum.chance();
}

void complain_of_sum(const Chance& sum, const std::optional<std::uint64_t>& total, const std::string& what, Complaints& complaints)
{
    complaints.unless(sum.weight == total,
                      fmt::format("{}: weights add up to {}, not to {}", what, sum.weight.value_or(0), total.value_or(0)));
    complaints.unless(std::abs(sum.probability - 1) <= alike,
                      fmt::format("{}: probabilities add up to 1 and {}", what, sum.probability - 1));
}

bool are_alike(const Chance& a, const Chance& b)
{
    return a.weight == b.weight && std::abs(a.probability - b.probability) <= alike;
}

void complain_of_marginal(const Marginal& marginal, const Odds& odds, Complaints& complaints)
{
    std::map<std::int32_t, Sum> sums;
    for (const OddsRow& row : odds.joint)
        sums[row.outcome.at(marginal.key)[marginal.row]].add(row.chance);
    complaints.unless(sums.size() == marginal.rows.size(), fmt::format("marginal {}: has other values than the joint table", marginal.key));
    std::int32_t before = std::numeric_limits<std::int32_t>::min();
    for (const MarginalRow& row : marginal.rows) {
        complaints.unless(row.value > before, fmt::format("marginal {}: not by rising value", marginal.key));
        before = row.value;
        const auto sum = sums.find(row.value);
        complaints.unless(sum != sums.end() && are_alike(sum->second.chance(), row.chance),
                          fmt::format("marginal {} at {}: not the sum of the joint table", marginal.key, row.value));
    }
}

void complain_of_rows(const Action& action, const Odds& odds, Complaints& complaints)
{
    const auto bars = outcome_in_bars(action);
    if (!bars) {
        complaints.unless(odds.rows.size() == odds.joint.size(), "without bars the rows are the joint table");
        return;
    }
    std::map<std::int32_t, std::vector<const OddsRow*>> parts;
    for (const OddsRow& row : odds.joint)
        parts[row.outcome.value(*bars)].push_back(&row);
    complaints.unless(parts.size() == odds.rows.size(), "rows have other values than the joint table");
    for (const OddsRow& row : odds.rows) {
        const std::vector<const OddsRow*>& part = parts[row.outcome.value(*bars)];
        Sum sum;
        for (const OddsRow* joint : part)
            sum.add(joint->chance);
        complaints.unless(are_alike(sum.chance(), row.chance), "a row is not the sum of the joint table");
        complaints.unless(!text(row.headline).empty(), "a row without headline");
        for (std::size_t key = 0; key < action.outcomes.size(); ++key) {
            const bool agree = std::ranges::all_of(
                part, [&](const OddsRow* joint) { return std::ranges::equal(joint->outcome.at(key), row.outcome.at(key)); });
            complaints.unless(row.fixed.at(key) == agree,
                              fmt::format("{}: a row says otherwise whether its ends agree", action.outcomes[key].key));
        }
    }
}

} // namespace

void TestOdds::what_is_rolled_is_among_the_odds()
{
    QFETCH(const Subject*, subject);
    constexpr std::uint64_t plays = 20;
    Complaints complaints;
    for_each_odds(*subject, [&](const Answers& answers, const std::vector<Odds>& all) {
        complaints.unless(all.size() == subject->action->runs(answers), "as many odds as runs");
        for (std::uint64_t play = 0; play < plays; ++play) {
            const std::vector<Verdict> verdicts = conformance::played(*subject, answers, subject->seed() + play);
            for (std::size_t run = 0; run < all.size(); ++run) {
                const auto found = std::ranges::find(all[run].joint, verdicts[run].outcome, &OddsRow::outcome);
                const bool is_there = found != all[run].joint.end() && found->chance.weight != 0U && found->chance.probability > 0;
                complaints.unless(is_there || !all[run].exact,
                                  fmt::format("{} gives what is not among the odds", conformance::words_of(answers)));
            }
        }
    });
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestOdds::weights_add_up_to_the_total()
{
    QFETCH(const Subject*, subject);
    Complaints complaints;
    for_each_odds(*subject, [&](const Answers& answers, const std::vector<Odds>& all) {
        for (const Odds& odds : all) {
            complaints.unless(odds.exact != odds.margin.has_value(), "a margin where the odds are exact, or none where they are not");
            complain_of_sum(sum_of(odds.rows), odds.total, conformance::words_of(answers), complaints);
            complain_of_sum(sum_of(odds.joint), odds.total, conformance::words_of(answers), complaints);
            for (const Marginal& marginal : odds.marginals)
                complain_of_sum(sum_of(marginal.rows), odds.total, fmt::format("marginal {}", marginal.key), complaints);
            for (const OddsRow& row : odds.joint)
                complaints.unless(
                    !odds.total
                        || std::abs(static_cast<double>(*row.chance.weight) / static_cast<double>(*odds.total) - row.chance.probability)
                            <= alike,
                    "a probability is not its weight's share");
        }
    });
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestOdds::rows_and_marginals_are_sums_of_the_joint_table()
{
    QFETCH(const Subject*, subject);
    Complaints complaints;
    for_each_odds(*subject, [&](const Answers& /*answers*/, const std::vector<Odds>& all) {
        for (const Odds& odds : all) {
            complain_of_rows(*subject->action, odds, complaints);
            for (const Marginal& marginal : odds.marginals)
                complain_of_marginal(marginal, odds, complaints);
        }
    });
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestOdds::expectations_are_sums_over_the_marginals()
{
    QFETCH(const Subject*, subject);
    Complaints complaints;
    for_each_odds(*subject, [&](const Answers& /*answers*/, const std::vector<Odds>& all) {
        for (const Odds& odds : all)
            for (const Marginal& marginal : odds.marginals) {
                const OutcomeSpec& spec = subject->action->outcomes[marginal.key];
                double expected = 0;
                for (const MarginalRow& row : marginal.rows)
                    expected += row.chance.probability * row.value / (spec.kind == Kind::Number ? 10 : 1);
                complaints.unless(std::abs(expected - marginal.expected) <= 1e-9,
                                  fmt::format("{}: {} is expected, not {}", spec.key, expected, marginal.expected));
            }
    });
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

#include "test_odds.moc"
