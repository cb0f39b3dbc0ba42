// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/stats_of_unit.h"

#include <algorithm>
#include <set>

namespace corneta::ui {

namespace {

std::string without_marks(std::string_view words)
{
    std::string plain;
    for (const char c : words)
        plain += c == '_' || c == '-' ? ' ' : static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return plain;
}

/// How well a stat's name says what a part of that label is: the letters that it shares from its beginning; 0 for not at all.
std::size_t likeness(std::string_view label, std::string_view name)
{
    const std::string words = without_marks(label);
    const std::string plain = without_marks(name);
    const bool begins_so = !plain.empty() && words.starts_with(plain) && (words.size() == plain.size() || words[plain.size()] == ' ');
    return begins_so ? plain.size() : 0;
}

/// The stat with that part's number whose name is the beginning of its label; nothing where none is.
const game::StatSpec* stat_of(const game::CountedPart& part, const std::vector<game::StatSpec>& stats, const game::Unit& unit)
{
    const game::StatSpec* best = nullptr;
    std::size_t best_likeness = 0;
    for (const game::StatSpec& stat : stats) {
        const std::size_t like = std::max(likeness(part.label, stat.field.key), likeness(part.label, stat.field.label));
        if (stat.field.kind != Kind::Number || like <= best_likeness || corneta::game::number_of(unit.word(stat.field.key)) != part.number)
            continue;
        best = &stat;
        best_likeness = like;
    }
    return best;
}

/// Those that forms and outcomes name for units of other kinds alone.
std::set<std::string_view> stats_of_others(const Ruleset& ruleset, std::string_view kind)
{
    std::set<std::string_view> others;
    std::set<std::string_view> own;
    const auto note = [&](std::string_view stat, std::string_view role) {
        const bool fits = role.empty() || game::stands_in(ruleset, role, kind);
        (fits ? own : others).insert(stat);
    };
    for (const Action& action : ruleset.actions) {
        for (const Field& field : action.form)
            note(field.stat, field.role);
        for (const OutcomeSpec& outcome : action.outcomes)
            note(outcome.stat, outcome.role);
    }
    if (ruleset.game != nullptr)
        for (const game::StatSpec& stat : ruleset.game->stats)
            own.insert(stat.field.key);
    std::erase_if(others, [&](std::string_view stat) { return own.contains(stat); });
    return others;
}

} // namespace

std::vector<std::string> counted_stats(const Rulebook& book, const game::Unit& unit)
{
    const auto stats = game::stats_of(*book.ruleset);
    std::vector<std::string> counted;
    const auto take = [&](const game::StatSpec& stat) {
        if (std::ranges::find(counted, stat.field.key) == counted.end())
            counted.emplace_back(stat.field.key);
    };
    if (book.ruleset->game != nullptr && book.ruleset->game->summary != nullptr) {
        for (const game::CountedPart& part : book.ruleset->game->summary(unit, {}, book).parts)
            if (const game::StatSpec* stat = stat_of(part, stats, unit); stat != nullptr)
                take(*stat);
        return counted;
    }
    for (const game::StatSpec& stat : stats)
        if (stat.field.kind == Kind::Number && !unit.word(stat.field.key).empty())
            take(stat);
    return counted;
}

StatsOfUnit stats_of_unit(const Rulebook& book, const game::Unit& unit)
{
    StatsOfUnit stats;
    const std::set<std::string_view> of_others = stats_of_others(*book.ruleset, unit.kind);
    for (const game::StatSpec& stat : game::stats_of(*book.ruleset)) {
        const bool is_text = stat.field.kind == Kind::Choice && stat.field.options.empty();
        if (is_text && stat.field.label.empty())
            continue; // the program's own
        if (!unit.word(stat.field.key).empty())
            stats.had.push_back(stat);
        else if (!of_others.contains(stat.field.key))
            stats.others.push_back(stat);
    }
    const std::vector<std::string> counted = counted_stats(book, unit);
    std::ranges::stable_sort(stats.had, {},
                             [&](const game::StatSpec& stat) { return std::ranges::find(counted, stat.field.key) - counted.begin(); });
    return stats;
}

} // namespace corneta::ui
