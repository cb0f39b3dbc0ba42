// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/sensitivities.h"

#include "core/action/resolve.h"

#include <algorithm>
#include <cmath>

namespace corneta {

namespace {

struct Measured {
    Chance chance;
    std::optional<std::uint64_t> total;
};

/// The chance with these answers; nothing when they are refused or the count was stopped.
std::optional<Measured> measured(const Action& action, const Answers& answers, const RulesetCharts& charts, const std::stop_token& stop)
{
    if (!refusals(action, answers, charts).empty())
        return std::nullopt;
    const auto all = odds(action, answers, charts, Table::Rows, stop, exact_effort);
    if (all.empty() || !all.front().exact)
        return std::nullopt;
    const auto chances = standing_out(action, all.front());
    if (chances.empty())
        return std::nullopt;
    return Measured{chances.front().chance, all.front().total};
}

double moved(const Sensitivity& sensitivity)
{
    return std::abs(sensitivity.after.probability - sensitivity.before.probability);
}

} // namespace

std::vector<std::vector<std::int32_t>> neighbours(const Field& field, std::int32_t value)
{
    constexpr std::int32_t unit = 10;
    std::vector<std::vector<std::int32_t>> ways;
    switch (field.kind) {
    case Kind::Number: {
        ways.resize(2);
        const std::int32_t below = (value + unit - 1) / unit * unit;
        const std::int32_t above = value / unit * unit;
        for (int step = 1; step <= steps_tried; ++step) {
            if (below - step * unit >= field.least_value())
                ways[0].push_back(below - step * unit);
            if (above + step * unit <= field.most_value())
                ways[1].push_back(above + step * unit);
        }
        break;
    }
    case Kind::Set:
        for (std::size_t i = 0; i < field.options.size(); ++i)
            ways.push_back({value ^ static_cast<std::int32_t>(std::uint32_t{1} << i)});
        break;
    case Kind::Choice:
    case Kind::Toggle:
        for (std::int32_t other = 0; other <= field.most_value(); ++other)
            if (other != value)
                ways.push_back({other});
        break;
    }
    return ways;
}

namespace {

constexpr double alike = 1e-12;

/// The strongest sensitivity of one field.
class Trying {
public:
    Trying(const Action& action, const Answers& answers, const RulesetCharts& charts, const std::stop_token& stop, Measured before)
        : m_action{action},
          m_answers{answers},
          m_charts{charts},
          m_stop{stop},
          m_before{before}
    {
    }

    std::optional<Sensitivity> best(std::size_t field) const
    {
        std::optional<Sensitivity> best;
        for (const auto& way : neighbours(m_answers.form()[field], m_answers.value(field)))
            if (const auto sensitivity = first_that_moves(field, way); sensitivity && (!best || moved(*sensitivity) > moved(*best) + alike))
                best = sensitivity;
        return best;
    }

private:
    std::optional<Sensitivity> first_that_moves(std::size_t field, const std::vector<std::int32_t>& way) const
    {
        for (const std::int32_t value : way) {
            if (m_stop.stop_requested())
                return std::nullopt;
            Answers changed = m_answers;
            changed.set(field, value);
            changed.forget_unasked();
            const auto after = measured(m_action, changed, m_charts, m_stop);
            if (!after)
                continue;
            const Sensitivity sensitivity{field, value, m_before.chance, after->chance, after->total};
            if (moved(sensitivity) > alike)
                return sensitivity;
        }
        return std::nullopt;
    }

    const Action& m_action;
    const Answers& m_answers;
    const RulesetCharts& m_charts;
    const std::stop_token& m_stop;
    Measured m_before;
};

} // namespace

std::vector<Sensitivity> sensitivities(const Action& action, const Answers& answers, const RulesetCharts& charts,
                                       const std::stop_token& stop)
{
    std::vector<Sensitivity> sensitivities;
    if (action.numbers_rows(action.runs(answers)))
        return sensitivities;
    const auto before = measured(action, answers, charts, stop);
    if (!before)
        return sensitivities;
    const Trying trying{action, answers, charts, stop, *before};
    for (std::size_t field = 0; field < answers.form().size(); ++field)
        if (!answers.form()[field].is_list_of(answers.at(field).size()) && answers.asked(field))
            if (const auto sensitivity = trying.best(field))
                sensitivities.push_back(*sensitivity);
    if (stop.stop_requested())
        return {};
    std::ranges::stable_sort(sensitivities, [](const Sensitivity& a, const Sensitivity& b) { return moved(a) > moved(b) + alike; });
    return sensitivities;
}

} // namespace corneta
