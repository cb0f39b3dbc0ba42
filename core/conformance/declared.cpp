// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conformance/declared.h"

#include "core/form/answers.h"
#include "core/game/play/rules.h"
#include "core/text/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>

namespace corneta::conformance {

namespace {

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view digits = "0123456789";

bool are_joined_by(char mark, std::string_view word)
{
    const auto fits = [mark](char letter) { return letters.contains(letter) || digits.contains(letter) || letter == mark; };
    const auto both_marks = [mark](char a, char b) { return a == mark && b == mark; };
    return !word.empty() && std::ranges::all_of(word, fits) && word.front() != mark && word.back() != mark
        && std::ranges::adjacent_find(word, both_marks) == word.end();
}

Known known_of(std::string_view kind, const auto& all)
{
    Known known{kind, {}};
    for (const auto& one : all)
        known.keys.push_back(one.key);
    return known;
}

void demand_words(const std::string& where, std::string_view member, std::string_view words, Problems& problems)
{
    if (words.empty())
        problems.push_back({where, {"its {0} is empty: say it", {Name{std::string{member}}}}});
}

/// `range=2,4,8`, or a word of a form: the field is there and takes each of the words.
void demand_answer(const std::string& where, const Action& action, std::string_view answer, Problems& problems)
{
    const std::string_view key = answer.substr(0, answer.find('='));
    const auto field = index_of(action.form, key);
    if (!field)
        return fields_of(action).demand(where, key, problems);
    for (const std::string_view word : parted(answer.substr(std::min(key.size() + 1, answer.size())), ','))
        if (const auto value = value_from(action.form[*field], word, Decimal::Point); !value)
            problems.push_back({fmt::format("{} {}", where, key), value.error()});
}

void look_at_match_ups(const Ruleset& ruleset, Problems& problems)
{
    for (const MatchUps& grid : ruleset.match_ups) {
        const std::string where = fmt::format("match_ups {}", grid.action);
        const Action* const action = ruleset.find_action(grid.action);
        if (action == nullptr) {
            action_keys_of(ruleset).demand(where, grid.action, problems);
            continue;
        }
        for (const std::string_view words : {grid.with, grid.across, grid.down})
            for (const std::string_view answer : parted(words, ' '))
                demand_answer(where, *action, answer, problems);
    }
}

/// An action, an answer of one or of any, or several actions that are offered together.
void look_at_seldom(const Ruleset& ruleset, Problems& problems)
{
    for (const SeldomPlayed& seldom : ruleset.seldom) {
        const std::string where = fmt::format("seldom {}", seldom.what);
        demand_words(where, "reason", seldom.reason, problems);
        const std::vector<std::string_view> words = parted(seldom.what, ' ');
        const std::string_view answer = words.empty() ? std::string_view{} : words.back();
        const auto is_of = [&](const Action& action) { return index_of(action.form, answer.substr(0, answer.find('='))).has_value(); };
        const Action* const action = ruleset.find_action(words.empty() ? std::string_view{} : words.front());
        if (seldom.what.contains(" or ")) {
            for (const std::string_view key : words)
                if (key != "or")
                    action_keys_of(ruleset).demand(where, key, problems);
        } else if (action != nullptr && words.size() > 1) {
            demand_answer(where, *action, answer, problems);
        } else if (std::ranges::find(ruleset.game->roles, seldom.what, &game::RoleSpec::role) != ruleset.game->roles.end()) {
            continue; // who stands in it
        } else if (const auto is_it = [&](const game::StatSpec& stat) { return stat.field.key == seldom.what; }; action == nullptr
                   && std::ranges::none_of(game::stats_of(ruleset), is_it)
                   && (words.size() > 1 || std::ranges::none_of(ruleset.actions, is_of))) {
            action_keys_of(ruleset).demand(where, seldom.what, problems);
        }
    }
}

void look_at_paper(const Ruleset& ruleset, Problems& problems)
{
    const PaperSpec& paper = ruleset.paper;
    for (const std::string_view chart : paper.measured)
        charts_of(ruleset).demand("paper.measured", chart, problems);
    if (!paper.arcs.empty())
        charts_of(ruleset).demand("paper.arcs", paper.arcs, problems);
    if (paper.measured.empty() != paper.scales.empty())
        problems.push_back(
            {"paper", {"sticks need both `measured`, the charts, and `scales`, the sizes of figures: give the other one too"}});
    Known with_options{"stat with options", {}};
    for (const Action& action : ruleset.actions)
        for (const Field& field : action.form)
            if (!field.stat.empty() && !field.options.empty() && !with_options.has(field.stat))
                with_options.keys.push_back(field.stat);
    for (const CardsSpec& cards : paper.cards)
        with_options.demand("paper.cards", cards.stat, problems);
    for (const MarkerSpec& marker : paper.markers)
        demand_words("paper.markers", "words", marker.words, problems);
}

void look_at_charts(const Ruleset& ruleset, Problems& problems)
{
    Known keys{"chart", {}};
    for (const ChartSpec& chart : ruleset.charts) {
        const std::string where = fmt::format("chart {}", chart.key);
        keys.take(where, chart.key, problems);
        demand_words(where, "label", chart.label, problems);
        demand_words(where, "rule", chart.rule, problems);
        const auto is_it = [&](std::string_view key) { return key == chart.key; };
        const bool is_read =
            std::ranges::any_of(ruleset.actions, [&](const Action& action) { return std::ranges::any_of(action.charts, is_it); })
            || std::ranges::any_of(ruleset.unreachable, is_it, &UnreachableCell::chart)
            || (ruleset.game != nullptr && std::ranges::any_of(ruleset.game->reads, is_it, &RowName::chart));
        if (!is_read)
            problems.push_back(
                {where, {"nothing reads it: name it in the `reads` of an action or of the game, or its cells in `unreachable`"}});
    }
    for (const UnreachableCell& cell : ruleset.unreachable) {
        const std::string where = fmt::format("unreachable {}", cell.chart);
        keys.demand(where, cell.chart, problems);
        demand_words(where, "reason", cell.reason, problems);
        if (const auto chart = std::ranges::find(ruleset.charts, cell.chart, &ChartSpec::key); chart != ruleset.charts.end())
            known_of("row", chart->rows).demand(where, cell.row, problems);
    }
}

} // namespace

bool is_key(std::string_view word)
{
    return are_joined_by('_', word) && letters.contains(word.front());
}

bool is_word(std::string_view word)
{
    return are_joined_by('-', word);
}

bool Known::has(std::string_view key) const
{
    return std::ranges::find(keys, key) != keys.end();
}

void Known::demand(const std::string& where, std::string_view key, Problems& problems) const
{
    if (!has(key))
        problems.push_back({where,
                            {"there is no {0} \"{1}\": declare it, or write one that there is: {2}",
                             {kind, Name{std::string{key}}, Name{fmt::format("{}", fmt::join(keys, ", "))}}}});
}

void Known::take(const std::string& where, std::string_view key, Problems& problems)
{
    if (!fits(key))
        problems.push_back(
            {where,
             {"\"{0}\" is no key: write small letters and digits, in fields and outcomes with `_` between words, else with `-`",
              {Name{std::string{key}}}}});
    if (has(key))
        problems.push_back({where, {"{0} \"{1}\" stands there twice: give one of them another key", {kind, Name{std::string{key}}}}});
    keys.push_back(key);
}

Known phases_of(const Ruleset& ruleset)
{
    return known_of("phase", ruleset.phases);
}

Known action_keys_of(const Ruleset& ruleset)
{
    return known_of("action", ruleset.actions);
}

Known charts_of(const Ruleset& ruleset)
{
    return known_of("chart", ruleset.charts);
}

Known fields_of(const Action& action)
{
    return known_of("field", action.form);
}

Problems problems_in_ruleset(const Ruleset& ruleset)
{
    Problems problems;
    Known{"ruleset", {}}.take("key", ruleset.key, problems);
    for (const auto& [member, words] : {std::pair{"label", ruleset.label}, {"edition", ruleset.edition}, {"folder", ruleset.folder}})
        demand_words("ruleset", member, words, problems);
    if (ruleset.typed_charts == nullptr)
        problems.push_back({"typed_charts", {"it is missing: write `.typed_charts = corneta::typed_charts<Charts>`"}});
    Known phases{"phase", {}};
    for (const PhaseSpec& phase : ruleset.phases) {
        phases.take("phases", phase.key, problems);
        demand_words(fmt::format("phase {}", phase.key), "label", phase.label, problems);
    }
    Known actions{"action", {}};
    for (const Action& action : ruleset.actions) {
        actions.take("actions", action.key, problems);
        for (const std::string_view phase : action.phases)
            phases.demand(fmt::format("action {}", action.key), phase, problems);
    }
    look_at_charts(ruleset, problems);
    look_at_match_ups(ruleset, problems);
    look_at_seldom(ruleset, problems);
    look_at_paper(ruleset, problems);
    return problems;
}

} // namespace corneta::conformance
