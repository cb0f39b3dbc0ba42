// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/decide.h"

#include "core/game/decide/reread.h"
#include "core/game/play/facts.h"
#include "core/game/play/prepared.h"

#include <utility>

namespace corneta::game {

namespace {

std::expected<Entry, Problems> refused(std::string where, std::string_view what)
{
    return std::unexpected{Problems{{std::move(where), {what}}}};
}

std::expected<Entry, Problems> entry_of(std::expected<EntryResult, Problems> result)
{
    if (!result)
        return std::unexpected{std::move(result.error())};
    Entry entry;
    entry.results.push_back(std::move(*result));
    return entry;
}

/// What only the table knows and nobody has said, where nothing else speaks against the play: that goes first.
Problems unsaid_of(const State& state, const Rulebook& book, const Play& play, const DiceAtHand& dice)
{
    auto ready = dice.filled == nullptr ? filled_play(state, book, play) : *dice.filled;
    Problems problems = ready ? unsaid(ready->filled) : Problems{};
    if (problems.empty())
        return problems;
    object_to(*ready, state, book);
    const bool is_refused = !ready->refused.empty() || !ready->nobody.empty() || !ready->objected.empty();
    return is_refused ? Problems{} : problems;
}

/// The entry without its number, stage and command.
std::expected<Entry, Problems> made(const Journal& journal, const Rulebook& book, const Command& command, const DiceAtHand& dice)
{
    using Made = std::expected<Entry, Problems>;
    const auto read = [&] { return entry_of(result_of(journal.state(), book, journal.next_number(), command, dice)); };
    return match(
        command,
        [&](const Strike& strike) {
            return strike.reason.empty() ? refused("reason", "say why it is struck") : reread(journal, book, strike, dice);
        },
        [&](const Amend& amend) {
            return amend.reason.empty() ? refused("reason", "say why it is changed") : reread(journal, book, amend, dice);
        },
        [&](const Undo&) { return journal.can_undo() ? Made{} : refused("undo", "there is nothing to undo"); },
        [&](const Redo&) { return journal.can_redo() ? Made{} : refused("redo", "there is nothing to redo"); },
        [&](const ChangeCharts& change) { return change.reason.empty() ? refused("reason", "say why the charts change") : read(); },
        [&](const FromPaper& paper) {
            return paper.reason.empty() && paper.title.empty() ? refused("reason", "say why it goes on from paper") : read();
        },
        [&](const Play& play) { // an older game's is read again as it was decided
            Problems unsaid = unsaid_of(journal.state(), book, play, dice);
            return unsaid.empty() ? read() : Made{std::unexpected{std::move(unsaid)}};
        },
        [&](const Note& note) { return note.text.empty() ? refused("note", "it says nothing") : read(); },
        [&](const Appending auto&) { return read(); });
}

/// What a journal would not take back from its file.
Problems unreadable(const Entry& entry, const State& state, const EntryRules& rules)
{
    if (auto flaw = rules.flaw_of(entry))
        return {{"entry", std::move(*flaw)}};
    const bool is_new = entry.results.size() == 1 && entry.results.front().entry == entry.number;
    return is_new ? misfits(state, entry.results.front().effects) : Problems{};
}

} // namespace

std::expected<Entry, Problems> decided(const Journal& journal, const Rulebook& book, const Command& command, const DiceAtHand& dice)
{
    const EntryRules rules{*book.ruleset};
    return decided(journal, book, command, dice, &rules);
}

std::expected<Entry, Problems> decided(const Journal& journal, const Rulebook& book, const Command& command, const DiceAtHand& dice,
                                       const EntryRules* rules)
{
    auto entry = made(journal, book, command, dice);
    if (!entry)
        return entry;
    entry->number = journal.next_number();
    entry->stage = journal.state().stage;
    if (std::holds_alternative<Play>(command))
        entry->command = *std::as_const(entry->results.front().play); // units by their keys
    else
        entry->command = command;
    if (Problems problems = rules != nullptr ? unreadable(*entry, journal.state(), *rules) : Problems{}; !problems.empty())
        return std::unexpected{std::move(problems)};
    return entry;
}

State state_before(const Journal& journal, int entry)
{
    State state = journal.start();
    for (const EntryResult* const result : journal.in_force())
        if (result->entry < entry)
            apply(state, result->entry, result->effects);
    return state;
}

} // namespace corneta::game
