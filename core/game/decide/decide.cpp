// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/decide.h"

#include "core/game/decide/reread.h"
#include "core/game/play/facts.h"
#include "core/game/play/offered.h"
#include "core/game/play/prepared.h"

#include <algorithm>
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

/// A game that goes on in thought, play by play; each takes the fewest of the dice that are enough for it.
class Ahead {
public:
    Ahead(const Journal& journal, const Rulebook& book, const DiceAtHand& dice)
        : m_journal{journal},
          m_book{book},
          m_dice{dice},
          m_given{dice.in_order.size()}
    {
    }

    const State& state() const { return m_journal.state(); }
    bool has_played() const { return !m_entries.empty(); }
    bool has_no_dice() const { return m_dice.in_order.empty(); }

    Problems play(const Play& play)
    {
        std::size_t taken = 0;
        DiceAtHand own{.by_label = m_dice.by_label, .roller = m_dice.roller, .by = m_dice.by};
        auto entry = decided(m_journal, m_book, play, own);
        for (; !entry && lacks_dice_alone(entry.error()) && taken < m_dice.in_order.size(); entry = decided(m_journal, m_book, play, own))
            own.in_order.push_back(m_dice.in_order[taken++]);
        if (!entry)
            return std::move(entry.error());
        m_dice.by_label.clear();
        m_dice.in_order.erase(m_dice.in_order.begin(), m_dice.in_order.begin() + static_cast<std::ptrdiff_t>(taken));
        m_entries.push_back(*entry);
        (void)m_journal.append(std::move(*entry)); // as it was decided there
        return {};
    }

    /// `too_many` says of so many dice how many were asked for.
    std::expected<std::vector<Entry>, Problems> entries(std::string_view too_many)
    {
        const auto given = static_cast<std::int64_t>(m_given);
        if (const auto left = static_cast<std::int64_t>(m_dice.in_order.size()); left > 0)
            return corneta::refused("dice", {too_many, {given, given - left}});
        return std::move(m_entries);
    }

private:
    Journal m_journal;
    const Rulebook& m_book;
    DiceAtHand m_dice;
    std::size_t m_given;
    std::vector<Entry> m_entries;
};

bool stands_in(const State& state, const Roles& roles, const std::string& key)
{
    const auto is_it = [&](const std::string& unit) { return state.find(unit) == state.find(key); };
    return std::ranges::any_of(roles, [&](const RoleFilled& filled) { return std::ranges::any_of(filled.units, is_it); });
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

std::optional<Play> play_on(const State& state, const Rulebook& book, const Play& play)
{
    const auto is_its = [&](const RoleFilled& seated) {
        return std::ranges::all_of(seated.units, [&](const std::string& key) { return stands_in(state, play.roles, key); });
    };
    const auto is_of_it = [&](const Owed& owed) {
        const Roles& roles = owed.next.choices.front().roles;
        return !roles.empty() && std::ranges::all_of(roles, is_its);
    };
    const Owed* last = nullptr;
    for (const Owed& owed : state.owed)
        if (owed.next.kind != Follow::May && is_of_it(owed) && (last == nullptr || owed.entry > last->entry))
            last = &owed;
    const auto may_come_first = [&](const Owed& owed) {
        return owed.next.kind == Follow::May && owed.entry == last->entry && is_of_it(owed);
    };
    if (last == nullptr || std::ranges::any_of(state.owed, may_come_first))
        return std::nullopt;
    const auto open = [&](const NextChoice& choice) { return is_open(choice, state, book); };
    const auto choice = std::ranges::find_if(last->next.choices, open);
    if (choice == last->next.choices.end() || std::ranges::count_if(last->next.choices, open) > 1)
        return std::nullopt;
    Play next{.action = choice->action, .roles = choice->roles, .as_usual = play.as_usual};
    const auto ready = prepared(state, book, next);
    const bool is_ready = ready && ready->refused.empty() && ready->nobody.empty() && ready->objected.empty();
    return is_ready && unsaid(ready->filled).empty() ? std::optional{std::move(next)} : std::nullopt;
}

std::expected<std::vector<Entry>, Problems> decided_on(const Journal& journal, const Rulebook& book, const Play& play,
                                                       const DiceAtHand& dice)
{
    Ahead ahead{journal, book, dice};
    for (std::optional<Play> next = play; next; next = play_on(ahead.state(), book, play)) {
        auto problems = ahead.play(*next);
        if (!problems.empty() && ahead.has_played() && ahead.has_no_dice() && lacks_dice_alone(problems))
            break;
        if (!problems.empty())
            return std::unexpected{std::move(problems)};
    }
    return ahead.entries("{0} given, {1} asked for until somebody chooses, measures or says something");
}

std::expected<std::vector<Entry>, Problems> decided_in_turn(const Journal& journal, const Rulebook& book, std::span<const Play> plays,
                                                            const DiceAtHand& dice)
{
    Ahead ahead{journal, book, dice};
    for (const Play& play : plays)
        if (auto problems = ahead.play(play); !problems.empty())
            return std::unexpected{std::move(problems)};
    return ahead.entries("{0} given, {1} asked for");
}

bool lacks_dice_alone(const Problems& problems)
{
    return std::ranges::all_of(problems, [](const Problem& problem) { return problem.code == ProblemCode::DiceMissing; });
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
