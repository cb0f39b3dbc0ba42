// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/verified.h"

#include "app/storage/journal/sealed_content.h"
#include "core/text/most_problems.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace corneta {

namespace {

/// How many sides said a word.
std::size_t sides_in(const OpeningRecord& opening)
{
    std::set<std::string_view> sides;
    for (const auto* const words : {&opening.line.words, &opening.words})
        for (const SideWord& word : *words)
            sides.insert(word.side);
    return sides.size();
}

/// A unit may stand elsewhere in the list when its play is read again: its die is the same, `unit 2: rally` or `rally`.
std::string_view without_row(std::string_view label)
{
    const std::size_t end = label.rfind(": ");
    return end == std::string_view::npos ? label : label.substr(end + 2);
}

/// As much of it as decides what is in force.
game::Entry without_words(const game::Entry& entry)
{
    game::Entry bare{.number = entry.number, .stage = entry.stage, .command = entry.command, .struck = entry.struck};
    for (const game::EntryResult& result : entry.results)
        bare.results.push_back({.entry = result.entry, .effects = result.effects});
    return bare;
}

class Verifier {
public:
    Verifier(const GameRecord& record, const std::string& file) : m_record{record}, m_file{file}, m_before{record.journal().start()} {}

    Verified verified()
    {
        check_openings();
        m_verified.doubts = doubts_of(m_record);
        for (const game::Entry& entry : m_record.journal().entries()) {
            m_line = m_record.line_of(entry.number);
            ++m_verified.entries;
            check_thrown_away_before(entry.number);
            for (const game::EntryResult& result : entry.results) {
                check_once_each(result.rolls);
                for (const game::RecordedRoll& roll : result.rolls)
                    check(result.entry, roll);
            }
            if (const auto* const lay = std::get_if<game::PlaceFaceDown>(&entry.command))
                m_laid[lay->unit].push_back(entry.number);
            if (const auto* const up = std::get_if<game::TurnUp>(&entry.command)) {
                play_up_to(entry.number);
                for (const game::TurnedUp& turned : up->all)
                    check(turned);
            }
        }
        check_thrown_away_before(m_record.journal().next_number());
        return std::move(m_verified);
    }

private:
    /// No die stands for two units.
    void check_once_each(const std::vector<game::RecordedRoll>& rolls)
    {
        std::set<std::int64_t> numbers;
        for (const game::RecordedRoll& roll : rolls)
            if (roll.by == game::RolledBy::Program && !numbers.insert(roll.number).second)
                complain({"number {0} of the dice is used twice", {roll.number}});
    }

    /// Faces that were thrown away before an entry: their numbers are used.
    void check_thrown_away_before(int entry)
    {
        for (; m_thrown < m_record.openings().size() && m_record.openings()[m_thrown].thrown_before <= entry; ++m_thrown)
            if (const auto& thrown = m_record.openings()[m_thrown].thrown_away)
                for (const game::RecordedRoll& roll : thrown->rolls)
                    check(0, roll);
    }

    struct Known {
        int entry = 0;
        const game::RecordedRoll* roll = nullptr;
    };

    void complain(Sentence what) { add(m_verified.problems, {Statement{m_file, m_line, {}}.where(), std::move(what)}); }

    void count_words(const OpeningRecord& opening)
    {
        const std::size_t sides = sides_in(opening);
        m_verified.without_words += sides == 0 ? 1 : 0;
        m_verified.one_sided += sides == 1 ? 1 : 0;
        m_verified.two_sided += sides > 1 && opening.seed ? 1 : 0;
        m_verified.proven += is_proven(opening) ? 1 : 0;
    }

    void check_openings()
    {
        for (const OpeningRecord& opening : m_record.openings()) {
            ++m_verified.openings;
            if (opening.has_rolled)
                count_words(opening);
            if (!opening.is_in_place)
                add(m_verified.problems, {m_file, {"opening {0} was made for another place", {m_verified.openings}}});
            if (opening.seed && commitment_to(*opening.seed, binding_of(opening.line)) != opening.line.opening)
                add(m_verified.problems, {m_file, {"opening {0}: the seed is not the one that was committed to", {m_verified.openings}}});
        }
    }

    /// The opening from which a face of that number comes; nothing before the first.
    const OpeningRecord* opening_of(std::int64_t number) const
    {
        const auto behind = std::ranges::upper_bound(m_record.openings(), number, {}, &OpeningRecord::first_number);
        return behind == m_record.openings().begin() ? nullptr : &*std::prev(behind);
    }

    void check(int entry, const game::RecordedRoll& roll)
    {
        if (roll.by == game::RolledBy::Hand) {
            m_verified.typed += m_typed.insert({entry, roll.label}).second ? 1 : 0; // read again it is the same roll
            return;
        }
        if (roll.by == game::RolledBy::Seed) {
            m_verified.seeded += m_typed.insert({entry, roll.label}).second ? 1 : 0;
            return;
        }
        if (const auto known = m_rolls.find(roll.number); known != m_rolls.end()) {
            const game::RecordedRoll& before = *known->second.roll;
            if (known->second.entry != entry || without_row(before.label) != without_row(roll.label) || before.pool != roll.pool
                || before.faces != roll.faces)
                complain({"number {0} of the dice is used twice", {roll.number}});
            return;
        }
        if (roll.number != m_next)
            complain({"number {0} of the dice, expected {1}", {roll.number, m_next}});
        m_next = roll.number + roll.pool.count;
        m_rolls.emplace(roll.number, Known{entry, &roll});
        work_out_again(roll);
    }

    void work_out_again(const game::RecordedRoll& roll)
    {
        const OpeningRecord* const opening = opening_of(roll.number);
        if (opening == nullptr)
            return complain({"\"{0}\" was rolled before any opening", {Name{roll.label}}});
        if (!opening->seed) {
            ++m_verified.unrevealed;
            return;
        }
        ++m_verified.rolled;
        if (roll.pool.sides > most_sides)
            return complain({"no die has {0} sides", {roll.pool.sides}});
        const Opening known = opening->opening(*opening->seed);
        std::vector<int> faces;
        faces.reserve(roll.faces.size());
        for (int die = 0; die < roll.pool.count; ++die)
            faces.push_back(face(known, static_cast<std::uint64_t>(roll.number + die), roll.pool.sides));
        std::ranges::sort(faces);
        if (faces != roll.faces)
            complain({"\"{0}\" did not fall as it is written", {Name{roll.label}}});
    }

    /// Makes `m_before` the journal as it stood before an entry.
    void play_up_to(int entry)
    {
        while (m_before.next_number() < entry)
            if (!m_before.append(without_words(*m_record.journal().find(m_before.next_number()))))
                return;
    }

    /// What was laid last by a unit and was in force then; nothing when nothing was.
    const game::PlaceFaceDown* laid_before(const std::string& unit)
    {
        const std::vector<int>& all = m_laid[unit];
        const auto last = std::ranges::find_if(all.rbegin(), all.rend(), [this](int lay) { return m_before.in_force(lay) != nullptr; });
        return last == all.rend() ? nullptr : &std::get<game::PlaceFaceDown>(m_record.journal().find(*last)->command);
    }

    void check(const game::TurnedUp& turned)
    {
        const game::PlaceFaceDown* const laid = laid_before(turned.unit);
        const auto salt = bytes32_from_hex(turned.salt);
        if (laid == nullptr)
            complain({"{0}: nothing was laid there", {Name{turned.unit}}});
        else if (turned.salt.empty())
            ++m_verified.unrevealed;
        else if (!salt || commitment_to(turned.word, *salt) != laid->commitment)
            complain({"{0}: what was turned up is not what was laid", {Name{turned.unit}}});
    }

    const GameRecord& m_record;
    const std::string& m_file;
    Verified m_verified;
    std::map<std::int64_t, Known> m_rolls;
    std::set<std::pair<int, std::string_view>> m_typed;
    game::Journal m_before;
    std::map<std::string, std::vector<int>> m_laid; ///< by unit, the entries
    std::int64_t m_next = 1;
    std::size_t m_thrown = 0; ///< openings looked through for what was thrown away
    int m_line = 0;
};

} // namespace

Verified verified(const GameRecord& record, const std::string& file)
{
    return Verifier{record, file}.verified();
}

} // namespace corneta
