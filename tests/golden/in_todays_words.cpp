// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/whole_files.h"
#include "app/storage/game/game_record.h"
#include "core/game/decide/decide.h"
#include "core/game/decide/replay.h"
#include "core/game/journal/followed.h"
#include "core/game/play/duties.h"
#include "core/game/play/prepared.h"
#include "rulesets/all_rulesets.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

/// Writes a golden game anew: the same commands and faces in the words, and with the effects, of today's program. Each opening gets a seed that
/// comes to the faces it had, which proves nothing to anybody and needs not to: nobody played against a golden game.
using namespace corneta;

namespace {

template <class T> T sound(std::expected<T, Problems> result)
{
    if (result)
        return std::move(*result);
    for (const Problem& problem : result.error())
        fmt::print(stderr, "{}\n", text(problem));
    std::exit(1);
}
void sound(std::expected<void, Problems> result)
{
    sound(result ? std::expected<bool, Problems>{true} : std::unexpected{result.error()});
}

constexpr auto as_then = "as it was played then";

/// What an opening of the old game came to.
struct Past {
    std::vector<SideWord> words;
    std::vector<game::RecordedRoll> rolls;
    std::vector<game::Command> said; ///< in the order of its requests
};

std::map<std::string, Past> pasts_of(const std::vector<GameLine>& lines, const Ruleset& ruleset)
{
    std::map<std::string, Past> pasts;
    std::string open;
    for (const GameLine& line : lines) {
        if (const auto* const opening = std::get_if<OpeningLine>(&line))
            open = opening->opening;
        else if (const auto* const word = std::get_if<WordLine>(&line))
            pasts[open].words.push_back({word->side, word->word});
        else if (const auto* const entry = std::get_if<game::Entry>(&line)) {
            pasts[open].said.push_back(game::said_then(*entry, ruleset));
            for (const game::EntryResult& result : entry->results)
                std::ranges::copy_if(result.rolls, std::back_inserter(pasts[open].rolls),
                                     [](const auto& roll) { return roll.by == game::RolledBy::Program && !roll.is_idle; });
        }
    }
    return pasts;
}

Bytes32 seed_of(const Past& past, const std::string& binding)
{
    const auto falls = [&](const Opening& opening, const game::RecordedRoll& roll) {
        std::vector<int> faces;
        for (int die = 0; die < roll.pool.count; ++die)
            faces.push_back(face(opening, static_cast<std::uint64_t>(roll.number + die), roll.pool.sides));
        std::ranges::sort(faces);
        return faces == roll.faces;
    };
    for (;;) {
        const Opening opening{random_bytes32(), binding + joined(past.words)};
        if (std::ranges::all_of(past.rolls, [&](const auto& roll) { return falls(opening, roll); }))
            return opening.seed;
    }
}

class Rewriting {
public:
    Rewriting(const GameHead& head, const std::vector<GameLine>& lines)
    {
        m_lines.push_back(sealed_line(json_of(head)));
        m_record.emplace(sound(GameRecord::from_lines(m_lines, "new", all_rulesets())));
        m_pasts = pasts_of(lines, m_record->ruleset());
        for (const GameLine& line : lines)
            std::visit([this](auto known) { put(std::move(known)); }, line);
    }

    std::string bytes() const
    {
        std::string all;
        for (const JournalLine& line : m_lines)
            all += text(line);
        return all;
    }

private:
    void write(const GameLine& line)
    {
        m_lines.push_back(sealed_line(json_of(line, m_record->head().format), m_lines.back()));
        sound(m_record->take(m_lines.back()));
    }
    void put(OpeningLine line)
    {
        const Past& past = m_pasts[line.opening];
        line.after = m_lines.back().seal;
        for (std::size_t i = 0; i < line.requests.size(); ++i) {
            if (i < past.said.size())
                line.requests[i].command = past.said[i];
            give_reason(line.requests[i].command);
        }
        m_seed = seed_of(past, binding_of(line));
        line.opening = commitment_to(m_seed, binding_of(line));
        write(line);
    }
    /// What only the table knows, a follow-up said then and says no more is typed.
    game::Command said_by_now(const game::Entry& then) const
    {
        game::Command command = game::said_then(then, m_record->ruleset());
        auto* const play = std::get_if<game::Play>(&command);
        const auto next =
            play == nullptr || !play->follows ? std::unexpected{Problem{}} : game::followed(m_record->journal().state(), *play->follows);
        const Action* const action = next ? m_record->ruleset().find_action(play->action) : nullptr;
        if (action == nullptr || then.results.empty())
            return command;
        for (const game::Answer& answer : then.results.front().answers)
            if (const auto field = index_of(action->form, answer.key); field && answer.origin == game::Origin::Next
                && is_of_table(action->form[*field].fact)
                && std::ranges::find(next->choice->presets, answer.key, &Given::key) == next->choice->presets.end())
                play->typed.push_back({answer.key, answer.word});
        return command;
    }
    /// Today's rules forbid more.
    void give_reason(game::Command& command) const
    {
        auto* const play = std::get_if<game::Play>(&command);
        if (play == nullptr || !play->reason.empty())
            return;
        const auto ready = game::prepared(m_record->journal().state(), m_record->book(), *play);
        if (ready && !ready->objected.empty())
            play->reason = as_then;
    }
    void put(WordLine line) { write(line); }
    void put(RevealLine /*line*/) { write(RevealLine{m_record->openings().back().line.opening, hex(text(m_seed))}); }
    void put(WithheldLine line)
    {
        line.withheld = m_record->openings().back().line.opening;
        write(line);
    }
    void put(ThrownAwayLine /*line*/)
    {
        fmt::print(stderr, "a roll that was thrown away is not written anew\n");
        std::exit(1);
    }
    void put(game::Entry entry)
    {
        if (const auto* const play = std::get_if<game::Play>(&entry.command))
            if (game::first_link(m_record->ruleset(), play->action) != nullptr)
                return write(entry); // played as a whole: it stays what it was
        entry.command = said_by_now(entry);
        give_reason(entry.command);
        auto decided = game::decided(m_record->journal(), m_record->book(), entry.command, game::dice_of(entry));
        if (auto* const end = std::get_if<game::EndPhase>(&entry.command); end != nullptr && !decided && end->reason.empty()) {
            end->reason = as_then; // today's rules owe more
            decided = game::decided(m_record->journal(), m_record->book(), entry.command, game::dice_of(entry));
        }
        game::Entry now = sound(std::move(decided));
        for (std::size_t i = 0; i < std::min(entry.results.size(), now.results.size()); ++i)
            now.results[i].rolls = entry.results[i].rolls;
        write(now);
    }

    std::map<std::string, Past> m_pasts;
    std::vector<JournalLine> m_lines;
    std::optional<GameRecord> m_record;
    Bytes32 m_seed{};
};

} // namespace

int main(int argc, char* argv[])
{
    if (argc != 3) {
        fmt::print(stderr, "usage: golden_in_todays_words OLD NEW\n");
        return 2;
    }
    const std::string file = argv[1];
    const JournalText old = sound(journal_lines(sound(bytes_of_file(file)), file));
    GameHead head = sound(head_from(old.lines.front().body, file));
    head.program = CORNETA_VERSION;
    std::vector<GameLine> lines;
    for (std::size_t i = 1; i < old.lines.size(); ++i)
        lines.push_back(sound(line_from(old.lines[i].body, file, static_cast<int>(i) + 1)));
    sound(create_file(argv[2], Rewriting{head, lines}.bytes(), Readers::All));
    return 0;
}
