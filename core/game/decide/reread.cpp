// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/reread.h"

#include "core/action/resolve.h"
#include "core/game/decide/decide.h"
#include "core/game/decide/edits.h"
#include "core/game/decide/kept.h"
#include "core/game/decide/row_dice.h"
#include "core/game/journal/followed.h"
#include "core/game/play/duties.h"
#include "core/game/play/phases.h"
#include "core/game/play/prepared.h"

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

/// Of its dice that counted.
std::size_t faces_in(const EntryResult& result)
{
    std::size_t faces = 0;
    for (const RecordedRoll& roll : result.rolls)
        faces += roll.is_idle ? 0 : roll.faces.size();
    return faces;
}

/// Reads a timeline again from a past entry on.
class Again {
public:
    Again(const Journal& journal, const Rulebook& book, const Branching auto& command)
        : m_journal{journal},
          m_book{book},
          m_now{book_at(book, command.entry)},
          m_first{command.entry},
          m_reason{command.reason},
          m_rulings{command.rulings},
          m_rest{command.rest},
          m_before{journal.start()},
          m_state{journal.start()}
    {
    }

    /// `play` is the amended play of the first entry; without it the entry is struck. `is_thrown_anew`: with none of its own dice.
    std::expected<Entry, Problems> entry(const Play* play, const DiceAtHand& dice, bool is_thrown_anew = false)
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
                read_first(*old, play, is_thrown_anew);
            else
                read_later(*old);
            apply(m_before, old->entry, old->effects);
            if (m_is_mistaken)
                return std::unexpected{std::move(m_problems)};
        }
        if (m_problems.empty() && play != nullptr && !m_is_other && m_entry.struck.empty() && m_entry.results.size() == 1)
            m_problems.push_back({"entry " + std::to_string(m_first), {"it is so already"}});
        if (!m_problems.empty())
            return std::unexpected{std::move(m_problems)};
        return std::move(m_entry);
    }

    /// Whether what stands in the way is in the amendment itself.
    bool is_mistaken() const { return m_is_mistaken; }

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

    void read_first(const EntryResult& old, const Play* play, bool is_thrown_anew)
    {
        if (play == nullptr) {
            m_entry.struck.push_back(old.entry);
            return;
        }
        const auto rolls = is_thrown_anew ? std::vector<RecordedRoll>{} : rolls_by_unit(old, *play);
        auto result = result_of_play(m_state, m_now, old.entry, *play, m_dice.for_itself(), rolls);
        Problems mistakes = result ? misfits(m_state, result->effects) : std::move(result.error());
        if (Problems unsaid = unsaid_beside(old.answers, m_state, m_now, *play);
            mistakes.empty() || (lacks_dice_alone(mistakes) && !unsaid.empty()))
            mistakes = std::move(unsaid); // before its dice are asked for
        m_is_mistaken = !mistakes.empty();
        if (m_is_mistaken) {
            m_problems = std::move(mistakes); // and nothing of what would follow from them
            return;
        }
        m_is_other = !reads_alike(*result, old);
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
        if (!result)
            settle(old, result.error());
        else if (const Problems problems = misfits(m_state, result->effects); !problems.empty())
            settle(old, problems);
        else
            take_in(std::move(*result), &old);
    }

    std::expected<EntryResult, Problems> read_again(const EntryResult& old)
    {
        if (old.play)
            return read_play(*old.play, m_dice.for_later(old.entry, old.rolls), old);
        const Command& command = m_journal.find(old.entry)->command;
        if (std::holds_alternative<EndPhase>(command)) // the table went on then
            return phase_end_again(m_state, m_now, old, m_before, {m_reason});
        return result_of(m_state, m_now, old.entry, command, {});
    }

    /// A later play takes the follow-up it took, wherever that stands now.
    std::expected<EntryResult, Problems> read_play(Play play, const DiceAtHand& dice, const EntryResult& old)
    {
        if (const auto taken = play.follows) {
            play.follows = still_owed(m_before, m_state, *taken);
            if (!play.follows) {
                const auto was = followed(m_before, *taken);
                return std::unexpected{
                    Problems{was ? Problem{play.action, {"nobody owes it any more: {0}", {was->choice->words}}} : was.error()}};
            }
        }
        return result_of_play(m_state, m_now, old.entry, play, dice, old.rolls);
    }

    /// Later entries see the charts that a change brings, unless that is struck.
    void turn_to_charts_of(int entry)
    {
        if (std::holds_alternative<ChangeCharts>(m_journal.find(entry)->command))
            m_now = book_at(m_book, entry + 1);
    }

    void keep(const EntryResult& old)
    {
        if (const Problems problems = keep_where_it_fits(old); !problems.empty())
            name_unfit(old.entry, problems);
    }

    /// What speaks against it as it was.
    Problems keep_where_it_fits(const EntryResult& old)
    {
        EntryResult kept = kept_as_it_was(old, m_before, m_state, m_book);
        Problems problems = misfits(m_state, kept.effects);
        if (problems.empty())
            problems = below_nothing(m_state, kept);
        if (problems.empty())
            take_in(std::move(kept), &old);
        return problems;
    }

    void take_in(EntryResult result, const EntryResult* old)
    {
        apply(m_state, result.entry, result.effects);
        if (old == nullptr || !reads_alike(result, *old))
            m_entry.results.push_back(std::move(result));
    }

    /// One that no longer fits and has a ruling does not do what that says; without one it is as all others are. Where nothing is ruled, those
    /// after it are read as if it were kept: only what does not fit by itself is named.
    void settle(const EntryResult& old, const Problems& why)
    {
        if (!m_rest || ruling_of(old.entry) != nullptr) {
            name_unfit(old.entry, why);
            keep_where_it_fits(old);
        } else if (*m_rest == Rule::Strike) {
            m_entry.struck.push_back(old.entry);
        } else {
            keep(old);
        }
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
    const std::string& m_reason;
    const std::vector<Ruling>& m_rulings;
    std::optional<Rule> m_rest;
    DiceAtHand m_dice;
    State m_before; ///< as it was, up to the entry that is read
    State m_state;  ///< as it is now
    Entry m_entry;
    Problems m_problems;
    bool m_is_mistaken = false;
    bool m_is_other = false; ///< the first entry reads otherwise than before
};

} // namespace

std::expected<Entry, Problems> reread(const Journal& journal, const Rulebook& book, const Strike& strike, const DiceAtHand& dice)
{
    return Again{journal, book, strike}.entry(nullptr, dice);
}

std::expected<Entry, Problems> reread(const Journal& journal, const Rulebook& book, const Amend& amend, const DiceAtHand& dice)
{
    const auto read = [&](const Play& play, bool is_thrown_anew) {
        Again again{journal, book, amend};
        auto entry = again.entry(&play, dice, is_thrown_anew);
        return std::pair{std::move(entry), again.is_mistaken()};
    };
    auto [entry, is_mistaken] = read(amend.play, false);
    Play overruling = amend.play; // the reason of the ruling is one for what speaks against it too
    if (overruling.reason.empty())
        overruling.reason = amend.reason;
    if (is_mistaken && overruling != amend.play)
        std::tie(entry, is_mistaken) = read(overruling, false);
    if (is_mistaken && !dice.in_order.empty() && dice.roller == nullptr)
        if (auto [anew, is_wrong] = read(overruling, true); !is_wrong || dice.in_order.size() == faces_in(*journal.in_force(amend.entry)))
            return std::move(anew); // all its dice are typed, as one is that was misread
    return std::move(entry);
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
