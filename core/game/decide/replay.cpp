// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/replay.h"

#include "core/game/decide/decide.h"
#include "core/game/play/duties.h"
#include "core/game/state/unit_sets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ranges>
#include <tuple>

namespace corneta::game {

namespace {

/// The faces of a result by label; those of a later entry behind its name.
void add_faces(const EntryResult& result, bool is_later, std::vector<TypedDice::Labelled>& faces)
{
    for (const RecordedRoll& roll : result.rolls)
        if (!roll.is_idle)
            faces.push_back({is_later ? fmt::format("entry {}: {}", result.entry, roll.label) : roll.label, roll.faces, 0});
}

/// Dice that a result did not ask for are kept from the one before it, which is not read again.
bool fell_alike(const std::vector<RecordedRoll>& a, const std::vector<RecordedRoll>& b)
{
    const auto is_asked = [](const RecordedRoll& roll) { return !roll.is_idle; };
    return std::ranges::equal(
        a | std::views::filter(is_asked), b | std::views::filter(is_asked),
        [](const RecordedRoll& x, const RecordedRoll& y) { return x.label == y.label && x.pool == y.pool && x.faces == y.faces; });
}

/// A change a stat, whatever order it was written in, and whatever stood between the units of a set.
Effects in_order(Effects effects)
{
    for (StatChange& change : effects.stats)
        std::ranges::replace(change.word, between_units_once, between_units);
    std::ranges::sort(effects.stats, {}, [](const StatChange& change) { return std::tie(change.unit, change.stat); });
    return effects;
}

bool is_same_luck(const std::vector<Luck>& a, const std::vector<Luck>& b)
{
    constexpr double rounded = 1e-9; // a file keeps so much of them at least
    const auto is_same_chance = [](const std::pair<int, double>& x, const std::pair<int, double>& y) {
        return x.first == y.first && std::abs(x.second - y.second) < rounded;
    };
    return std::ranges::equal(a, b, [&](const Luck& x, const Luck& y) {
        return x.side == y.side && std::abs(x.expected - y.expected) < rounded && x.actual == y.actual
            && std::ranges::equal(x.chances, y.chances, is_same_chance);
    });
}

std::string_view difference(const Entry& then, const Entry& now)
{
    if (then.stage != now.stage)
        return "another time";
    if (then.results.size() != now.results.size() || then.struck != now.struck)
        return "other entries changed";
    for (std::size_t i = 0; i < then.results.size(); ++i) {
        const EntryResult& a = then.results[i];
        const EntryResult& b = now.results[i];
        if (a.entry != b.entry)
            return "other entries changed";
        if (!fell_alike(a.rolls, b.rolls))
            return "other dice are asked for";
        if (a.played.has_value() != b.played.has_value() || (a.played && a.played->outcomes != b.played->outcomes))
            return "another outcome";
        if (in_order(a.effects) != in_order(b.effects))
            return "other effects";
        if (!is_same_luck(a.luck, b.luck))
            return "other chances";
    }
    return {};
}

} // namespace

DiceAtHand dice_of(const Entry& entry)
{
    DiceAtHand dice;
    for (const EntryResult& result : entry.results) {
        const bool is_later = match(
            entry.command, [](const Strike&) { return true; }, [&](const Amend& amend) { return result.entry != amend.entry; },
            [](const Appending auto&) { return false; }, [](const Moving auto&) { return false; });
        add_faces(result, is_later, dice.by_label);
    }
    return dice;
}

Command said_then(const Entry& then, const Ruleset& ruleset)
{
    Command command = then.command;
    Play* const play = std::get_if<Play>(&command);
    const Action* const action = play == nullptr ? nullptr : ruleset.find_action(play->action);
    if (action == nullptr || then.results.empty())
        return command;
    for (const Answer& answer : then.results.front().answers)
        if (const auto field = index_of(action->form, answer.key);
            field && answer.origin == Origin::Default && is_of_table(action->form[*field].fact))
            play->typed.push_back({answer.key, answer.word});
    return command;
}

std::expected<Entry, Problems> decided_as_then(const Journal& journal, const Rulebook& book, const Entry& then)
{
    Command command = said_then(then, *book.ruleset);
    Play* const play = std::get_if<Play>(&command);
    if (play != nullptr && first_link(*book.ruleset, play->action) != nullptr)
        return then; // by a program that played it as a whole
    auto now = decided(journal, book, command, dice_of(then));
    const auto is_typed_over = [](const Problem& problem) { return problem.code == ProblemCode::TypedOver; };
    if (now || play == nullptr || !std::ranges::all_of(now.error(), is_typed_over))
        return now;
    play->reason = "typed"; // what needs a reason today needed none then
    return decided(journal, book, command, dice_of(then));
}

Problems differences_in_replay(const Journal& journal, const Rulebook& book)
{
    Problems problems;
    Journal again{journal.start()};
    for (const Entry& then : journal.entries()) {
        const std::string where = fmt::format("entry {}", then.number);
        const auto now = decided_as_then(again, book_at(book, then.number), then);
        if (!now)
            for (const Problem& problem : now.error())
                problems.push_back({where, {"refused now: {0}", {inner(problem)}}});
        else if (const auto what = difference(then, *now); !what.empty())
            problems.push_back({where, {what}});
        if (auto taken = again.append(then); !taken)
            return problems; // the rest stands on it
    }
    return problems;
}

} // namespace corneta::game
