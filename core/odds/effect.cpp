// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/effect.h"

#include "core/action/resolve.h"
#include "core/text/percent.h"
#include "core/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace corneta {

namespace {

/// `range=2,4` is range=2 and range=4; nothing is one question.
std::vector<std::vector<Given>> tried(std::string_view axis)
{
    if (axis.empty())
        return {{}};
    std::vector<std::vector<Given>> values;
    for (const std::string_view one : values_of_axis(axis))
        values.push_back({{std::string{key_of_axis(axis)}, std::string{one}}});
    return values;
}

/// What the answers say of the field that an axis is about, as a person reads it; empty of an axis that is empty.
std::string tried_in_words(const Answers& answers, std::string_view axis)
{
    const auto field = index_of(answers.form(), key_of_axis(axis));
    if (!field)
        return {};
    return label_of(answers.form()[*field], answers.at(*field).front());
}

/// In how many of so many rolls; nothing where it is no whole number of them.
std::optional<int> rolls_of(double chance, int all)
{
    constexpr double near = 1e-9;
    const double rolls = std::round(chance * all);
    return std::abs(chance * all - rolls) < near ? std::optional{static_cast<int>(rolls)} : std::nullopt;
}

} // namespace

Sentence change_in_words(const Action& action, const MatchUps& grid, const Square& square)
{
    constexpr std::array rolled_on{20, 6, 10, 36, 100};
    const auto tried = [&](std::string_view axis) { return kept_words(tried_in_words(square.answers, axis)); };
    const Sentence scene = grid.scene.empty() ? Sentence{action.label} : Sentence{grid.scene, {tried(grid.across), tried(grid.down)}};
    if (!square.before.is_chance)
        return {"{0}: {1} {2} on average, {3} before",
                {scene, kept_words(square.after.label), Name{fmt::format("{:.2f}", square.after.number)},
                 Name{fmt::format("{:.2f}", square.before.number)}}};
    for (const int all : rolled_on)
        if (const auto after = rolls_of(square.after.number, all), before = rolls_of(square.before.number, all); after && before)
            return {"{0}: {1} in {2} of {3} rolls, {4} before", {scene, kept_words(square.after.label), *after, all, *before}};
    return {"{0}: {1} in {2} of rolls, {3} before",
            {scene, kept_words(square.after.label), Name{percent(square.after.number)}, Name{percent(square.before.number)}}};
}

std::vector<ChartEffect> chart_effects(const Action& action, const Answers& answers, const Rulebook& before, const Rulebook& after,
                                       const std::stop_token& stop)
{
    const std::vector<Odds> old_odds = odds(action, answers, *before.typed_charts, Table::Rows, stop);
    const std::vector<Odds> new_odds = odds(action, answers, *after.typed_charts, Table::Rows, stop);
    std::vector<ChartEffect> all;
    for (std::size_t run = 0; run < std::min(old_odds.size(), new_odds.size()); ++run)
        all.push_back({old_odds[run].exact && new_odds[run].exact, figures(action, old_odds[run]), figures(action, new_odds[run])});
    return all;
}

std::vector<MatchUps> match_ups_for(const Ruleset& ruleset, const std::vector<ChangedCell>& changed)
{
    std::vector<MatchUps> grids;
    for (const Action& action : ruleset.actions) {
        const bool reads_one = std::ranges::any_of(changed, [&](const ChangedCell& cell) {
            return std::ranges::find(action.charts, cell.after->chart->key) != action.charts.end();
        });
        const std::size_t known = grids.size();
        for (const MatchUps& one : ruleset.match_ups)
            if (reads_one && one.action == action.key)
                grids.push_back(one);
        if (reads_one && grids.size() == known && !action.outcomes.empty())
            grids.push_back({action.key, {}});
    }
    return grids;
}

std::string_view key_of_axis(std::string_view axis)
{
    return axis.substr(0, axis.find('='));
}

std::vector<std::string_view> values_of_axis(std::string_view axis)
{
    return parted(axis.substr(std::min(axis.find('=') + 1, axis.size())), ',');
}

std::expected<std::vector<Answers>, Problems> questions_of(const Action& action, const MatchUps& match_ups)
{
    std::vector<Answers> questions;
    std::vector<Given> with;
    for (const std::string_view word : parted(match_ups.with, ' '))
        with.push_back(given_in(word));
    for (const std::vector<Given>& down : tried(match_ups.down))
        for (const std::vector<Given>& across : tried(match_ups.across)) {
            std::vector<Given> given = with;
            given.insert(given.end(), down.begin(), down.end());
            given.insert(given.end(), across.begin(), across.end());
            auto answers = answers_from(action.form, given);
            if (!answers)
                return std::unexpected{std::move(answers.error())};
            questions.push_back(std::move(*answers));
        }
    return questions;
}

std::optional<Square> square(const Action& action, const Answers& answers, const Rulebook& before, const Rulebook& after,
                             const std::stop_token& stop)
{
    Square square{answers};
    for (const bool is_before : {true, false}) {
        const Rulebook& book = is_before ? before : after;
        square.refused = refusals(action, answers, *book.typed_charts);
        if (!square.refused.empty())
            return square;
        const std::vector<Odds> all = odds(action, answers, *book.typed_charts, Table::Rows, stop);
        const auto figure = all.empty() ? std::nullopt : key_figure(action, all.front());
        if (!figure)
            return std::nullopt;
        square.exact = square.exact && all.front().exact;
        (is_before ? square.before : square.after) = *figure;
    }
    return square;
}

std::vector<ChangedCell> changed_cells(const ChartSet& before, const ChartSet& after)
{
    std::vector<ChangedCell> changed;
    for (const Chart& chart : before.charts()) {
        const std::span<const Cell> others = after.of(chart.spec().key).cells();
        for (std::size_t i = 0; i < others.size(); ++i)
            if (chart.cells()[i].value != others[i].value)
                changed.push_back({&chart.cells()[i], &others[i]});
    }
    return changed;
}

double weight_of(const Square& square)
{
    constexpr double units_of_a_certainty = 10;
    return std::abs(square.change()) / (square.before.is_chance ? 1 : units_of_a_certainty);
}

const Square* largest_change(std::span<const Square> squares)
{
    const Square* most = nullptr;
    for (const Square& square : squares)
        if (square.refused.empty() && square.change() != 0 && (most == nullptr || weight_of(square) > weight_of(*most)))
            most = &square;
    return most;
}

} // namespace corneta
