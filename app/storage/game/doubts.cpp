// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/entry_words.h"
#include "app/storage/game/verified.h"
#include "core/game/play/roles.h"
#include "core/text/phrase.h"

#include <QList>
#include <QString>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <tuple>

namespace corneta {

namespace {

/// Those that roll: the units in the first of the action's roles, in whatever order they were typed; one without a key where nobody has a role.
std::vector<std::string> units_of(const Ruleset& ruleset, const game::Play& play)
{
    const Action* const action = ruleset.find_action(play.action); // an opening in a file may ask for anything
    for (const std::string_view role : action == nullptr ? std::vector<std::string_view>{} : game::roles_of(ruleset, *action))
        if (const auto& units = game::units_in(play.roles, role); !units.empty())
            return units;
    return {""};
}

/// Of the unit that rolls, though it may have left the table; empty of none.
std::string side_of(const GameRecord& record, const game::Command& command)
{
    const game::Journal& journal = record.journal();
    if (const auto* const amend = std::get_if<game::Amend>(&command)) {
        const game::Entry* const entry = journal.find(amend->entry);
        return entry == nullptr ? std::string{} : side_of(record, entry->command);
    }
    const auto* const play = std::get_if<game::Play>(&command);
    if (play == nullptr)
        return {};
    const std::string key = units_of(record.ruleset(), *play).front();
    for (const game::State* const state : {&journal.state(), &journal.start()})
        if (const game::Unit* const unit = state->find(key))
            return unit->kind == "side" ? unit->key : unit->side;
    return {};
}

/// The rolls that a result asked for.
std::vector<game::RecordedRoll> rolls_of(const game::EntryResult& result)
{
    std::vector<game::RecordedRoll> rolls = result.rolls;
    std::erase_if(rolls, [](const game::RecordedRoll& roll) { return roll.is_idle; });
    return rolls;
}

auto is_by(game::RolledBy by)
{
    return [by](const game::RecordedRoll& roll) { return roll.by == by; };
}

std::vector<int> faces_in(std::span<const game::RecordedRoll> rolls)
{
    std::vector<int> faces;
    for (const game::RecordedRoll& roll : rolls)
        std::ranges::copy(roll.faces, std::back_inserter(faces));
    std::ranges::sort(faces);
    return faces;
}

/// What of a word has to be guessed: its letters and digits, however they are written.
QString letters_of(const std::string& word)
{
    QString letters;
    for (const uint letter : QString::fromStdString(word).normalized(QString::NormalizationForm_KC).toCaseFolded().toUcs4())
        if (QChar::isLetterOrNumber(letter))
            letters += QChar::fromUcs4(letter);
    return letters;
}

class Doubter {
public:
    explicit Doubter(const GameRecord& record) : m_record{record} {}

    std::map<std::string, Doubts> doubts()
    {
        for (const OpeningRecord& opening : m_record.openings())
            look_at(opening);
        for (const game::Entry& entry : m_record.journal().entries()) {
            if (const auto* const play = std::get_if<game::Play>(&entry.command))
                look_at(entry, *play);
            if (const auto* const amend = std::get_if<game::Amend>(&entry.command))
                look_at(entry, *amend);
            for (const game::EntryResult& result : entry.results)
                if (result.entry != entry.number)
                    m_read_again.emplace(result.entry, &result);
        }
        return std::move(m_doubts);
    }

private:
    void look_at(const OpeningRecord& opening)
    {
        if (opening.thrown_away) {
            Doubts& doubts = m_doubts[side_of(m_record, opening.line.requests[opening.carried_out].command)];
            ++(opening.thrown_away->is_withheld ? doubts.withheld : doubts.thrown_away);
        }
        for (const auto& words : {opening.line.words, opening.words})
            for (const SideWord& said : words) {
                const QString word = letters_of(said.word);
                if (word.toUcs4().size() < static_cast<qsizetype>(shortest_word))
                    ++m_doubts[said.side].short_words;
                else if (!m_words.insert(word).second)
                    ++m_doubts[said.side].used_words;
            }
    }

    /// The same action of one of its units was rolled before in the same phase and taken back.
    void look_at(const game::Entry& entry, const game::Play& play)
    {
        const bool is_taken_back = !is_in_force(m_record.journal(), entry);
        if (m_taken_back.empty() && !is_taken_back)
            return;
        const auto rolls = rolls_of(entry.results.front());
        if (rolls.empty())
            return;
        std::vector<game::RecordedRoll> before;
        for (std::string& unit : units_of(m_record.ruleset(), play)) {
            const RollKey key{play.action, std::move(unit), entry.stage.turn, entry.stage.phase};
            if (const auto same = m_taken_back.lower_bound(key); same != m_taken_back.end() && same->first == key) {
                std::ranges::copy(rolls_of(*same->second), std::back_inserter(before));
                m_taken_back.erase(same); // each is taken back once
            }
            if (is_taken_back)
                m_taken_back.emplace(key, &entry.results.front());
        }
        if (!before.empty())
            count(side_of(m_record, entry.command), before, rolls);
    }

    void look_at(const game::Entry& entry, const game::Amend& amend)
    {
        const auto again = std::ranges::find(entry.results, amend.entry, &game::EntryResult::entry);
        if (again == entry.results.end())
            return;
        std::vector<game::RecordedRoll> before = rolls_of(m_record.journal().find(amend.entry)->results.front());
        for (auto [read, last] = m_read_again.equal_range(amend.entry); read != last; ++read)
            std::ranges::copy(rolls_of(*read->second), std::back_inserter(before));
        std::vector<game::RecordedRoll> now = rolls_of(*again);
        std::erase_if(now, [&](const game::RecordedRoll& roll) { return std::ranges::find(before, roll) != before.end(); });
        std::erase_if(now, [&](const game::RecordedRoll& roll) { // a die that nobody rolled before
            return std::ranges::find(before, roll.label, &game::RecordedRoll::label) == before.end();
        });
        count(side_of(m_record, entry.command), before, now);
    }

    void count(const std::string& side, std::span<const game::RecordedRoll> before, std::span<const game::RecordedRoll> now)
    {
        const bool are_as_they_lay =
            std::ranges::all_of(now, is_by(game::RolledBy::Hand)) && std::ranges::includes(faces_in(before), faces_in(now));
        const bool prove_nothing =
            std::ranges::all_of(before, is_by(game::RolledBy::Seed)) && std::ranges::all_of(now, is_by(game::RolledBy::Seed));
        if (now.empty() || are_as_they_lay || prove_nothing)
            return;
        if (std::ranges::any_of(before, is_by(game::RolledBy::Program)) && std::ranges::any_of(now, is_by(game::RolledBy::Hand)))
            ++m_doubts[side].typed_over;
        else
            ++m_doubts[side].rolled_again;
    }

    using RollKey = std::tuple<std::string_view, std::string, int, std::string_view>; ///< action, unit, turn, phase

    const GameRecord& m_record;
    std::map<std::string, Doubts> m_doubts;
    std::multimap<RollKey, const game::EntryResult*> m_taken_back;
    std::multimap<int, const game::EntryResult*>
        m_read_again; ///< by the entry whose command it reads; those of entries that changed others
    std::set<QString> m_words;
};

} // namespace

std::map<std::string, Doubts> doubts_of(const GameRecord& record)
{
    return Doubter{record}.doubts();
}

std::vector<std::string> doubts_in_words(const GameRecord& record)
{
    std::vector<std::string> sentences;
    for (const auto& [side, doubts] : doubts_of(record)) {
        const std::array counted{std::pair{doubts.thrown_away, "thrown away"},
                                 std::pair{doubts.withheld, "withheld"},
                                 std::pair{doubts.rolled_again, "rolled again after an undo, a strike or an amendment"},
                                 std::pair{doubts.typed_over, "typed over what the program rolled"},
                                 std::pair{doubts.short_words, "with a word of fewer than 4 letters"},
                                 std::pair{doubts.used_words, "with a word that was used before"}};
        std::string all;
        for (const auto& [number, words] : counted)
            if (number > 0)
                all += fmt::format("{}{} {}", all.empty() ? "" : ", ", number, spoken(words));
        sentences.push_back(phrase("Rolls of {}: {}.", side.empty() ? spoken("no side") : name_of(record, side), all));
    }
    return sentences;
}

bool is_proven(const OpeningRecord& opening)
{
    return opening.is_bound() && opening.has_rolled && !opening.thrown_away && opening.seed && !opening.line.holder.empty()
        && !opening.words.empty() && opening.words.back().side != opening.line.holder;
}

} // namespace corneta
