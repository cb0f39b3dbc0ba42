// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/odds.h"

#include "core/odds/shares.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

namespace corneta {

namespace {

constexpr int tenths = 10; ///< a Number is kept in them

std::optional<std::size_t> clocked_outcome(const Action& action, const Clock& clock)
{
    const auto found = std::ranges::find(action.outcomes, clock.outcome, &OutcomeSpec::key);
    if (found == action.outcomes.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - action.outcomes.begin());
}

/// Sums up the ends of one run under their outcomes.
class Counting {
public:
    Counting(const Action& action, const Procedure& procedure, Table table)
        : m_action{action},
          m_procedure{procedure},
          m_table{table},
          m_bars{outcome_in_bars(action)},
          m_clock{procedure.clock()},
          m_clocked{clocked_outcome(action, m_clock)},
          m_marginals(action.outcomes.size())
    {
    }

    void take(const EndState& end)
    {
        const Summed* const row_before = m_row;
        if (end.differs_in_clock_alone)
            tick(end);
        else
            begin(end);
        put(*m_row, end, end.differs_in_clock_alone && m_row == row_before ? Differs::InClockAlone : Differs::Anywhere);
        if (m_table == Table::Joint && !m_is_joint_too_long)
            put(m_joint[all_values()], end, Differs::Anywhere);
        if (m_joint.size() > most_joint_rows) {
            m_is_joint_too_long = true;
            m_joint.clear();
        }
        if (m_clocked)
            put_marginal(*m_clocked, end);
        m_alike.add(end);
    }

    /// Of all that were taken.
    Odds counted(const ShareBase& share_base)
    {
        m_is_exact = share_base.exact;
        m_is_whole = share_base.total.has_value();
        put_marginals_of_those_alike();
        Odds odds{.exact = share_base.exact,
                  .total = share_base.total,
                  .margin = {},
                  .rows = taken(m_rows),
                  .marginals = marginals(),
                  .joint = taken(m_joint),
                  .is_joint_too_long = m_is_joint_too_long};
        if (!share_base.exact)
            odds.margin = 1 / std::sqrt(static_cast<double>(share_base.plays));
        return odds;
    }

private:
    /// What one row sums up; the likeliest end stands for it.
    struct Summed {
        OddsRow row;
        Share share;
        ChainState likeliest;
        double of_likeliest = -1;
        std::vector<std::size_t> fixed; ///< the keys in which all ends so far agree
    };
    using Sums = std::map<std::vector<std::int32_t>, Summed>;

    /// On to an end that is like none before.
    void begin(const EndState& end)
    {
        put_marginals_of_those_alike();
        m_procedure.end(end.state, m_outcome);
        m_row = &row_here();
        m_time = time_of(end);
    }

    /// On to an end that differs from the one before in the clock alone.
    void tick(const EndState& end)
    {
        const std::int32_t before = std::exchange(m_time, time_of(end));
        m_outcome.add(*m_clocked, (m_time - before) * tenths);
        if (!m_bars || m_bars == m_clocked)
            m_row = &row_here();
    }

    std::int32_t time_of(const EndState& end) const { return std::to_integer<std::int32_t>(end.state.bytes.at(m_clock.at)); }

    /// The row of the values that are shown as bars.
    Summed& row_here()
    {
        if (!m_bars)
            return m_rows[all_values()];
        const auto values = m_outcome.at(*m_bars);
        m_bar.assign(values.begin(), values.end());
        return m_rows[m_bar];
    }

    /// Every value of the outcome, and how many each list has: neighbouring lists may share the same values otherwise.
    std::vector<std::int32_t> all_values() const
    {
        std::vector<std::int32_t> values = m_outcome.flat();
        for (std::size_t key = 0; key < m_outcome.size(); ++key)
            if (m_action.outcomes[key].list)
                values.push_back(static_cast<std::int32_t>(m_outcome.at(key).size()));
        return values;
    }

    /// In what an end may differ from the one before it in its row.
    enum class Differs : std::uint8_t { Anywhere, InClockAlone };

    void put(Summed& summed, const EndState& end, Differs differs)
    {
        const auto is_other = [&](std::size_t key) { return !summed.row.outcome.is_alike(key, m_outcome); };
        const bool is_first = summed.of_likeliest < 0;
        if (is_first) {
            summed.fixed.resize(m_outcome.size());
            std::iota(summed.fixed.begin(), summed.fixed.end(), std::size_t{0});
        } else if (differs == Differs::Anywhere) {
            std::erase_if(summed.fixed, is_other);
        } else if (is_other(*m_clocked)) {
            std::erase(summed.fixed, *m_clocked);
        }
        if (end.probability > summed.of_likeliest) {
            summed.row.outcome = m_outcome;
            summed.likeliest = end.state;
            summed.of_likeliest = end.probability;
        }
        summed.share.add(end);
    }

    template <class Ends> void put_marginal(std::size_t key, const Ends& ends)
    {
        const auto values = m_outcome.at(key);
        std::vector<Values>& rows = m_marginals[key];
        if (rows.size() < values.size())
            rows.resize(values.size());
        for (std::size_t row = 0; row < values.size(); ++row)
            rows[row].of(values[row]).add(ends);
    }

    /// Ends that differ in the clock alone are put together, but under the outcome that tells of it.
    void put_marginals_of_those_alike()
    {
        for (std::size_t key = 0; key < m_outcome.size(); ++key)
            if (key != m_clocked)
                put_marginal(key, m_alike);
        m_alike = {};
    }

    Chance chance(const Share& share) const
    {
        return {m_is_whole ? std::optional{share.weight} : std::nullopt, static_cast<double>(share.probability)};
    }

    /// The share of what always happens, without the last bits that many small doubles lose.
    Chance certain(const Share& share) const
    {
        Chance certain = chance(share);
        if (m_is_exact)
            certain.probability = 1;
        return certain;
    }

    std::vector<OddsRow> taken(Sums& sums) const
    {
        std::vector<OddsRow> rows;
        rows.reserve(sums.size());
        for (auto& [values, summed] : sums) {
            summed.row.headline = m_procedure.announce(summed.likeliest).headline;
            summed.row.chance = sums.size() == 1 ? certain(summed.share) : chance(summed.share);
            summed.row.fixed.assign(m_action.outcomes.size(), false);
            for (const std::size_t key : summed.fixed)
                summed.row.fixed[key] = true;
            rows.push_back(std::move(summed.row));
        }
        return rows;
    }

    std::vector<Marginal> marginals() const
    {
        std::vector<Marginal> marginals;
        for (std::size_t key = 0; key < m_marginals.size(); ++key) {
            const double unit = m_action.outcomes[key].kind == Kind::Number ? tenths : 1;
            for (std::size_t row = 0; row < m_marginals[key].size(); ++row) {
                Marginal marginal{key, row, {}, 0};
                for (const auto& [value, share] : m_marginals[key][row]) {
                    marginal.rows.push_back({value, m_marginals[key][row].size() == 1 ? certain(share) : chance(share)});
                    marginal.expected += marginal.rows.back().chance.probability * value / unit;
                }
                marginals.push_back(std::move(marginal));
            }
        }
        return marginals;
    }

    const Action& m_action;
    const Procedure& m_procedure;
    Table m_table;
    bool m_is_exact = true;
    bool m_is_whole = true;
    std::optional<std::size_t> m_bars;
    Clock m_clock;
    std::optional<std::size_t> m_clocked; ///< the outcome that counts with the procedure's clock
    Outcome m_outcome;
    std::int32_t m_time = 0; ///< by the clock
    Share m_alike;           ///< the ends since the last that was like none before
    Summed* m_row = nullptr;
    Sums m_rows;
    Sums m_joint;
    bool m_is_joint_too_long = false;
    std::vector<std::int32_t> m_bar;
    std::vector<std::vector<Values>> m_marginals; ///< by key and row
};

} // namespace

std::optional<std::size_t> outcome_in_bars(const Action& action)
{
    const auto found = std::ranges::find(action.outcomes, Shown::AsBars, &OutcomeSpec::shown);
    if (found == action.outcomes.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - action.outcomes.begin());
}

std::vector<Odds> odds(const Action& action, const Answers& answers, const RulesetCharts& charts, Table table, const std::stop_token& stop,
                       const Effort& effort)
{
    std::vector<Odds> all;
    for (std::size_t row = 0; row < action.runs(answers); ++row) {
        const auto procedure = action.bind(answers, row, charts);
        Counting counting{action, *procedure, table};
        const auto share_base = every_end_of(*procedure, stop, [&](const EndState& end) { counting.take(end); }, effort);
        if (!share_base)
            return {};
        all.push_back(counting.counted(*share_base));
    }
    return all;
}

std::vector<StandingOut> standing_out(const Action& action, const Odds& odds)
{
    std::vector<StandingOut> all;
    for (const Marginal& marginal : odds.marginals) {
        const OutcomeSpec& spec = action.outcomes[marginal.key];
        if (spec.highlighted == 0)
            continue;
        StandingOut sum{marginal.key, {odds.total ? std::optional<std::uint64_t>{0} : std::nullopt, 0}};
        for (const MarginalRow& row : marginal.rows) {
            if (!spec.is_among_those_that_stand_out(row.value))
                continue;
            if (sum.chance.weight && row.chance.weight)
                *sum.chance.weight += *row.chance.weight;
            sum.chance.probability += row.chance.probability;
        }
        if (odds.exact
            && std::ranges::all_of(marginal.rows, [&](const MarginalRow& row) { return spec.is_among_those_that_stand_out(row.value); }))
            sum.chance.probability = 1;
        all.push_back(sum);
    }
    return all;
}

} // namespace corneta
