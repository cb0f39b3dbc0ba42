// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide.h"

#include "core/game/entry_rules.h"
#include "core/game/reread.h"

namespace corneta::game {

namespace {

std::expected<Entry, Problems> refused(std::string where, std::string_view what)
{
    return std::unexpected{Problems{{std::move(where), {what}}}};
}

/// The entry without its number, stage and command.
std::expected<Entry, Problems> made(const Journal& journal, const Rulebook& book, const Command& command, const DiceAtHand& dice)
{
    if (const auto* const strike = std::get_if<Strike>(&command))
        return strike->reason.empty() ? refused("reason", "say why it is struck") : reread(journal, book, *strike, dice);
    if (const auto* const amend = std::get_if<Amend>(&command))
        return amend->reason.empty() ? refused("reason", "say why it is read otherwise") : reread(journal, book, *amend, dice);
    if (std::holds_alternative<Undo>(command))
        return journal.can_undo() ? std::expected<Entry, Problems>{} : refused("undo", "there is nothing to undo");
    if (std::holds_alternative<Redo>(command))
        return journal.can_redo() ? std::expected<Entry, Problems>{} : refused("redo", "there is nothing to redo");
    if (const auto* const note = std::get_if<Note>(&command); note != nullptr && note->text.empty())
        return refused("note", "it says nothing");
    auto reading = reading_of(journal.state(), book, journal.next_number(), command, dice);
    if (!reading)
        return std::unexpected{std::move(reading.error())};
    Entry entry;
    entry.readings.push_back(std::move(*reading));
    return entry;
}

/// What a journal would not take back from its file.
Problems unreadable(const Entry& entry, const State& state, const Ruleset& ruleset)
{
    if (auto flaw = EntryRules{ruleset}.flaw_of(entry))
        return {{"entry", std::move(*flaw)}};
    const bool is_new = entry.readings.size() == 1 && entry.readings.front().entry == entry.number;
    return is_new ? misfits(state, entry.readings.front().effects) : Problems{};
}

} // namespace

std::expected<Entry, Problems> decided(const Journal& journal, const Rulebook& book, const Command& command, const DiceAtHand& dice)
{
    auto entry = made(journal, book, command, dice);
    if (!entry)
        return entry;
    entry->number = journal.next_number();
    entry->stage = journal.state().stage;
    entry->command = command;
    if (std::holds_alternative<Play>(command))
        entry->command = *entry->readings.front().play; // units by their keys
    if (Problems problems = unreadable(*entry, journal.state(), *book.ruleset); !problems.empty())
        return std::unexpected{std::move(problems)};
    return entry;
}

State state_before(const Journal& journal, int entry)
{
    State state = journal.start();
    for (const Reading* const reading : journal.in_force())
        if (reading->entry < entry)
            apply(state, reading->entry, reading->effects);
    return state;
}

} // namespace corneta::game
