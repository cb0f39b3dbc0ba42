// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/reread.h"

#include "core/action/resolve.h"
#include "core/game/decide/edits.h"
#include "core/game/decide/row_dice.h"
#include "core/game/journal/followed.h"
#include "core/game/play/duties.h"
#include "core/game/play/phases.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <tuple>

namespace corneta::game {

namespace {

bool reads_alike(const EntryResult& a, const EntryResult& b)
{
    return a.play == b.play && a.answers == b.answers && a.rolls == b.rolls && a.played == b.played && a.effects == b.effects;
}

/// Reads a timeline again from a past entry on.
class Again {
public:
    Again(const Journal& journal, const Rulebook& book, int first, const std::vector<Ruling>& rulings)
        : m_journal{journal},
          m_book{book},
          m_now{book_at(book, first)},
          m_first{first},
          m_rulings{rulings},
          m_before{journal.start()},
          m_state{journal.start()}
    {
    }

    /// `play` is the amended play of the first entry; without it the entry is struck.
    std::expected<Entry, Problems> entry(const Play* play, const DiceAtHand& dice)
    {
        const EntryResult* const first = m_journal.in_force(m_first);
        if (first == nullptr)
            return std::unexpected{Problems{{"entry " + std::to_string(m_first), {"not in force"}}}};
        if (play != nullptr && !first->play)
            return std::unexpected{Problems{{"entry " + std::to_string(m_first), {"only an action that was played can be changed"}}}};
        m_dice = dice;
        check_rulings();
        for (const EntryResult* const old : m_journal.in_force()) {
            if (old->entry < m_first)
                apply(m_state, old->entry, old->effects);
            else if (old->entry == m_first)
                read_first(*old, play);
            else
                read_later(*old);
            apply(m_before, old->entry, old->effects);
        }
        if (!m_problems.empty())
            return std::unexpected{std::move(m_problems)};
        return std::move(m_entry);
    }

private:
    const Ruling* ruling_of(int entry) const
    {
        const auto found = std::ranges::find(m_rulings, entry, &Ruling::entry);
        return found == m_rulings.end() ? nullptr : &*found;
    }

    void check_rulings()
    {
        for (const Ruling& ruling : m_rulings)
            if (ruling.entry <= m_first || m_journal.in_force(ruling.entry) == nullptr)
                m_problems.push_back({"entry " + std::to_string(ruling.entry), {"no later entry that is in force"}});
    }

    void read_first(const EntryResult& old, const Play* play)
    {
        if (play == nullptr) {
            m_entry.struck.push_back(old.entry);
            return;
        }
        auto result = result_of_play(m_state, m_now, old.entry, *play, m_dice.for_itself(), rolls_by_unit(old, *play));
        if (!result) {
            std::ranges::move(result.error(), std::back_inserter(m_problems));
            return;
        }
        take_in(std::move(*result), nullptr);
    }

    std::vector<RecordedRoll> rolls_by_unit(const EntryResult& old, const Play& play) const
    {
        const Action& action = *m_book.ruleset->find_action(play.action);
        const std::vector<std::string>& before = units_in(old.play->roles, action.batch);
        std::vector<std::string> now = units_in(play.roles, action.batch);
        for (std::string& unit : now)
            if (const Unit* const found = m_state.find(unit); found != nullptr)
                unit = found->key;
        return !action.is_batch() || before.empty() || now.empty() ? old.rolls : dice_by_row(action, old.rolls, before, now);
    }

    void read_later(const EntryResult& old)
    {
        const Ruling* const ruling = ruling_of(old.entry);
        if (ruling != nullptr && ruling->rule == Rule::Strike) {
            m_entry.struck.push_back(old.entry);
            return;
        }
        turn_to_charts_of(old.entry);
        if (ruling != nullptr ? ruling->rule == Rule::Keep : old.play && first_link(*m_book.ruleset, old.play->action) != nullptr) {
            keep(old);
            return;
        }
        auto result = ruling != nullptr ? read_play(*ruling->play, {}, old) : read_again(old);
        if (result)
            take_in(std::move(*result), &old);
        else
            name_unfit(old.entry, result.error());
    }

    std::expected<EntryResult, Problems> read_again(const EntryResult& old)
    {
        if (old.play)
            return read_play(*old.play, later_dice(old), old);
        if (has_nothing_to_end(m_journal.find(old.entry)->command))
            return EntryResult{.entry = old.entry};
        return result_of(m_state, m_now, old.entry, m_journal.find(old.entry)->command, {});
    }

    /// What followed from a phase's plays was over then; now nothing follows, and the phase has ended with them.
    bool has_nothing_to_end(const Command& command) const
    {
        const Stage& then = m_before.stage;
        const Stage& now = m_state.stage;
        const bool is_past = std::tie(now.turn, now.phase, now.round) != std::tie(then.turn, then.phase, then.round);
        return std::holds_alternative<EndPhase>(command) && then.aftermath && is_past;
    }

    /// A later play takes the follow-up it took, wherever that stands now.
    std::expected<EntryResult, Problems> read_play(Play play, const DiceAtHand& dice, const EntryResult& old)
    {
        if (const auto taken = play.follows) {
            play.follows = still_owed(m_before, m_state, *taken);
            if (!play.follows)
                return std::unexpected{Problems{not_owed(*taken)}};
        }
        return result_of_play(m_state, m_now, old.entry, play, dice, old.rolls);
    }

    DiceAtHand later_dice(const EntryResult& old) const { return m_dice.for_later(old.entry, old.rolls); }

    /// Later entries see the charts that a change brings, unless that is struck.
    void turn_to_charts_of(int entry)
    {
        if (std::holds_alternative<ChangeCharts>(m_journal.find(entry)->command))
            m_now = book_at(m_book, entry + 1);
    }

    void keep(const EntryResult& old)
    {
        EntryResult kept = old;
        drop_absent(m_state, *m_book.ruleset, kept.effects);
        kept.effects.takes.reset();
        if (const auto& takes = old.effects.takes)
            if (const auto there = still_owed(m_before, m_state, {takes->first, takes->second, 0}))
                kept.effects.takes = {there->entry, there->index};
        if (const Problems problems = below_nothing(kept.effects); !problems.empty())
            name_unfit(old.entry, problems);
        else
            take_in(std::move(kept), &old);
    }

    /// Numbers from which more would be taken than there is now.
    Problems below_nothing(const Effects& effects) const
    {
        if (!misfits(m_state, effects).empty())
            return {}; // which says more
        State after = m_state;
        apply(after, 0, effects);
        Problems problems;
        for (const StatChange& change : effects.stats)
            if (const Unit* const unit = m_state.find(change.unit); unit != nullptr && change.does == Does::Add)
                if (number_of(unit->word(change.stat)) >= 0 && number_of(after.find(change.unit)->word(change.stat)) < 0)
                    problems.push_back({change.unit, {"{0} would be below 0", {Name{change.stat}}}});
        return problems;
    }

    void take_in(EntryResult result, const EntryResult* old)
    {
        Problems problems = misfits(m_state, result.effects);
        if (!problems.empty()) {
            name_unfit(result.entry, problems);
            return;
        }
        apply(m_state, result.entry, result.effects);
        if (old == nullptr || !reads_alike(result, *old))
            m_entry.results.push_back(std::move(result));
    }

    void name_unfit(int entry, const Problems& why)
    {
        for (const Problem& problem : why)
            m_problems.push_back({"entry " + std::to_string(entry), {"no longer fits: {0}", {inner(problem)}}});
    }

    const Journal& m_journal;
    const Rulebook& m_book;
    Rulebook m_now; ///< by which the entry that is read is decided
    int m_first;
    const std::vector<Ruling>& m_rulings;
    DiceAtHand m_dice;
    State m_before; ///< as it was, up to the entry that is read
    State m_state;  ///< as it is now
    Entry m_entry;
    Problems m_problems;
};

} // namespace

std::expected<Entry, Problems> reread(const Journal& journal, const Rulebook& book, const Strike& strike, const DiceAtHand& dice)
{
    return Again{journal, book, strike.entry, strike.rulings}.entry(nullptr, dice);
}

std::expected<Entry, Problems> reread(const Journal& journal, const Rulebook& book, const Amend& amend, const DiceAtHand& dice)
{
    auto read = Again{journal, book, amend.entry, amend.rulings}.entry(&amend.play, dice);
    if (read || !amend.play.reason.empty())
        return read;
    Play overruling = amend.play; // the reason of the ruling is one for what speaks against it too
    overruling.reason = amend.reason;
    return Again{journal, book, amend.entry, amend.rulings}.entry(&overruling, dice);
}

std::expected<EntryResult, Problems> result_of(const State& state, const Rulebook& book, int entry, const Command& command,
                                               const DiceAtHand& dice, const Deciding& how)
{
    return match(
        command, [&](const Play& play) { return result_of_play(state, book, entry, play, dice, {}, how); },
        [&](const EndPhase& end) { return result_of_phase_end(state, book, entry, end, how.idle); },
        [&](const Edit& edit) { return result_of_edit(state, book, entry, edit); },
        [&](const Split& split) { return result_of_split(state, book, entry, split); },
        [&](const Join& join) { return result_of_join(state, book, entry, join); },
        [&](const PlaceFaceDown& lay) { return result_of_placing(state, book, entry, lay); },
        [&](const TurnUp& turn_up) { return result_of_turn_up(state, book, entry, turn_up); },
        [&](const FromPaper& paper) -> std::expected<EntryResult, Problems> {
            return EntryResult{.entry = entry, .effects = paper.effects};
        },
        [&](const OneOf<Note, ChangeCharts, Strike, Amend, Undo, Redo> auto&) -> std::expected<EntryResult, Problems> {
            return EntryResult{.entry = entry};
        });
}

} // namespace corneta::game
