// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/decide.h"

#include "core/game/decide/reread.h"
#include "core/game/play/facts.h"
#include "core/game/play/prepared.h"

#include <optional>
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
Problems unsaid_of(Prepared ready, const State& state, const Rulebook& book)
{
    Problems problems = unsaid(ready.filled);
    if (problems.empty())
        return problems;
    object_to(ready, state, book);
    const bool is_refused = !ready.refused.empty() || !ready.nobody.empty() || !ready.objected.empty();
    return is_refused ? Problems{} : problems;
}

/// Whose form is filled once; an older game's is read again as it was decided.
std::expected<EntryResult, Problems> result_of_said(const Journal& journal, const Rulebook& book, const Play& play, const DiceAtHand& dice,
                                                    Deciding how)
{
    const State& state = journal.state();
    const auto ready = how.filled == nullptr ? filled_play(state, book, play) : *how.filled;
    if (!ready)
        return std::unexpected{ready.error()};
    if (Problems unsaid = unsaid_of(*ready, state, book); !unsaid.empty())
        return std::unexpected{std::move(unsaid)};
    how.filled = &*ready;
    return result_of(state, book, journal.next_number(), play, dice, how);
}

/// The entry without its number, stage and command.
std::expected<Entry, Problems> made(const Journal& journal, const Rulebook& book, const Command& command, const DiceAtHand& dice,
                                    const Deciding& how)
{
    using Made = std::expected<Entry, Problems>;
    const auto read = [&] { return entry_of(result_of(journal.state(), book, journal.next_number(), command, dice, how)); };
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
        [&](const Play& play) { return entry_of(result_of_said(journal, book, play, dice, how)); },
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

std::expected<Entry, Problems> decided(const Journal& journal, const Rulebook& book, const Command& command, const DiceAtHand& dice,
                                       const Deciding& how)
{
    auto entry = made(journal, book, command, dice, how);
    if (!entry)
        return entry;
    entry->number = journal.next_number();
    entry->stage = journal.state().stage;
    if (std::holds_alternative<Play>(command))
        entry->command = *std::as_const(entry->results.front().play); // units by their keys
    else
        entry->command = command;
    if (!how.is_kept)
        return entry;
    std::optional<EntryRules> own;
    const EntryRules& rules = how.rules == nullptr ? own.emplace(*book.ruleset) : *how.rules;
    Problems problems = unreadable(*entry, journal.state(), rules);
    return problems.empty() ? std::move(entry) : std::unexpected{std::move(problems)};
}

Command as_written(const State& state, const Rulebook& book, const Command& command)
{
    const Play* const play = std::get_if<Play>(&command);
    auto ready = play == nullptr ? std::unexpected{Problems{}} : filled_play(state, book, *play);
    return ready ? Command{std::move(ready->play)} : command;
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
