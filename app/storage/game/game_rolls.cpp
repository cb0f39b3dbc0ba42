// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/digest.h"
#include "app/storage/files/printable.h"
#include "app/storage/game/entry_words.h"
#include "app/storage/game/game_file.h"
#include "app/storage/packs/packs.h"
#include "core/charts/chart.h"
#include "core/game/decide/decide.h"

#include <algorithm>

/// How a game's own dice are rolled: what is rolled is committed to before, and what was opened is owed.
namespace corneta {

namespace {

/// Rolls from an opening, face by face.
class OpeningRoller final : public Roller {
public:
    OpeningRoller(Opening opening, std::int64_t first) : m_opening{std::move(opening)}, m_next{first} {}
    int face(int sides) override { return corneta::face(m_opening, static_cast<std::uint64_t>(m_next++), sides); }
    std::int64_t next_number() const override { return m_next; }

private:
    Opening m_opening;
    std::int64_t m_next;
};

game::DiceAtHand dice_of(const Request& request, Roller* roller = nullptr)
{
    game::DiceAtHand dice{.roller = roller};
    for (const auto& [label, faces] : request.typed)
        dice.by_label.push_back({label, faces});
    return dice;
}

/// What the program rolled for it.
void add_rolls(const game::Entry& entry, std::vector<game::RecordedRoll>& rolls)
{
    for (const game::EntryResult& result : entry.results)
        for (const game::RecordedRoll& roll : result.rolls)
            if (roll.by == game::RolledBy::Program && !roll.is_idle)
                rolls.push_back(roll);
}

} // namespace

std::vector<std::pair<std::string, std::vector<int>>> typed_of(const game::DiceAtHand& dice)
{
    std::vector<std::pair<std::string, std::vector<int>>> typed;
    typed.reserve(dice.by_label.size());
    for (const TypedDice::Labelled& faces : dice.by_label)
        typed.emplace_back(faces.label, faces.faces);
    return typed;
}

std::unexpected<Problems> GameFile::refused_as_owed() const
{
    return std::unexpected{
        Problems{{"roll",
                  {"{0} is open: roll it first, or throw it away with a reason", {Name{roll_in_words(m_record, owed()->command)}}},
                  ProblemCode::RollOwed}}};
}

/// The command with units by their keys, as its entry says it; refused where nothing is left to roll for it.
std::expected<game::Command, Problems> GameFile::as_it_is_written(const Request& request) const
{
    const auto without = game::decided(journal(), m_record.book(), request.command, dice_of(request));
    if (without)
        return std::unexpected{Problems{{"roll", {"{0}: nothing is rolled for it", {Name{roll_in_words(m_record, request.command)}}}}}};
    if (!game::lacks_dice_alone(without.error()))
        return std::unexpected{without.error()};
    return game::as_written(journal().state(), m_record.book(), request.command);
}

std::expected<void, Problems> GameFile::commit(std::vector<Request> requests, const std::string& holder, std::span<const SideWord> words)
{
    if (owed() != nullptr)
        return refused_as_owed();
    for (Request& request : requests) {
        auto command = as_it_is_written(request);
        if (!command)
            return std::unexpected{std::move(command.error())};
        request.command = std::move(*command);
    }
    return open_rolls(std::move(requests), holder, words);
}

std::expected<void, Problems> GameFile::open_rolls(std::vector<Request> requests, const std::string& holder,
                                                   std::span<const SideWord> words)
{
    if (auto revealed = reveal(); !revealed)
        return revealed;
    OpeningLine line{.opening = {},
                     .requests = std::move(requests),
                     .after = m_file.head_seal(),
                     .charts = digest_of(*m_record.book().charts),
                     .holder = holder,
                     .words = {words.begin(), words.end()}};
    const auto seed = m_secrets.new_seed(binding_of(line));
    if (!seed)
        return disk_failed(seed.error());
    line.opening = commitment_to(*seed, binding_of(line));
    return append({std::move(line)});
}

std::expected<void, Problems> GameFile::say(const SideWord& word)
{
    if (owed() == nullptr)
        return std::unexpected{Problems{{"word", {"no roll is open for a side to say a word for"}}}};
    if (word.word.empty())
        return std::unexpected{Problems{{"word", {"a word has letters"}}}};
    if (auto flaw = flaw_of_text(word.word))
        return std::unexpected{Problems{{"word", std::move(*flaw)}}};
    if (auto flaw = flaw_of_word(*m_record.open(), word.side))
        return std::unexpected{Problems{{"word", std::move(*flaw)}}};
    return append({WordLine{word.side, word.word}});
}

std::expected<Bytes32, Problems> GameFile::seed_of_owed()
{
    if (owed() == nullptr)
        return std::unexpected{Problems{{"roll", {"no roll is open"}}}};
    const OpeningRecord& open = *m_record.open();
    const auto seed = m_secrets.seed(open.line.opening, binding_of(open.line));
    if (!seed)
        return disk_failed(seed.error());
    if (!*seed)
        return std::unexpected{Problems{{"roll", {"its seed is not on this computer: it can only be thrown away, with a reason"}}}};
    return **seed;
}

std::expected<const game::Entry*, Problems> GameFile::roll()
{
    const auto seed = seed_of_owed();
    if (!seed)
        return std::unexpected{seed.error()};
    const std::string commitment = m_record.open()->line.opening;
    const Opening opening = m_record.open()->opening(*seed);
    while (owed() != nullptr) {
        OpeningRoller roller{opening, m_record.next_die()};
        auto entry = game::decided(journal(), m_record.book(), owed()->command, dice_of(*owed(), &roller));
        if (entry && entry->command != owed()->command)
            entry = std::unexpected{Problems{{"roll", {"this program reads it differently from the one that opened it"}}}};
        if (!entry && m_record.open()->carried_out == 0)
            return std::unexpected{std::move(entry.error())};
        if (!entry) { // of several the first ones made it impossible
            if (auto thrown = throw_away(text(entry.error().front())); !thrown)
                return std::unexpected{std::move(thrown.error())};
            return &journal().entries().back();
        }
        const bool is_last = m_record.open()->carried_out + 1 == m_record.open()->line.requests.size();
        auto written = is_last ? append_and_reveal({std::move(*entry)}, commitment, *seed) : append({std::move(*entry)});
        if (!written)
            return std::unexpected{std::move(written.error())};
    }
    return &journal().entries().back();
}

std::expected<void, Problems> GameFile::throw_away(const std::string& reason)
{
    if (owed() == nullptr)
        return std::unexpected{Problems{{"roll", {"no roll is open"}}}};
    if (reason.empty())
        return std::unexpected{Problems{{"reason", {"a roll is thrown away for a reason"}}}};
    if (auto flaw = flaw_of_text(reason))
        return std::unexpected{Problems{{"reason", std::move(*flaw)}}};
    const OpeningRecord open = *m_record.open();
    const auto seed = m_secrets.seed(open.line.opening, binding_of(open.line));
    if (!seed)
        return disk_failed(seed.error());
    ThrownAwayLine thrown{.thrown_away = open.line.opening, .reason = reason, .is_withheld = !*seed};
    if (!*seed)
        return append({std::move(thrown)});
    OpeningRoller roller{open.opening(**seed), m_record.next_die()};
    for (const Request& request : std::span{open.line.requests}.subspan(open.carried_out))
        if (const auto entry = game::decided(journal(), m_record.book(), request.command, dice_of(request, &roller)))
            add_rolls(*entry, thrown.rolls);
    return append_and_reveal({std::move(thrown)}, open.line.opening, **seed);
}

std::expected<void, Problems> GameFile::append_and_reveal(std::vector<GameLine> lines, const std::string& commitment, const Bytes32& seed)
{
    lines.emplace_back(RevealLine{commitment, hex(text(seed))});
    if (auto written = append(lines); !written)
        return written;
    if (auto forgotten = m_secrets.forget_seed(commitment); !forgotten)
        return disk_failed(std::move(forgotten.error()));
    return {};
}

std::expected<void, Problems> GameFile::reveal()
{
    const OpeningRecord* const open = m_record.open();
    if (open == nullptr || open->owed() != nullptr)
        return {};
    const std::string commitment = open->line.opening;
    const auto seed = m_secrets.seed(commitment, binding_of(open->line));
    if (!seed)
        return disk_failed(seed.error());
    if (!*seed)
        return {}; // rolled on another computer: verify says that it cannot be checked
    return append_and_reveal({}, commitment, **seed);
}

std::expected<void, Problems> GameFile::take_down(game::Entry entry)
{
    if (owed() != nullptr)
        return refused_as_owed();
    return append({std::move(entry)});
}

std::expected<const game::Entry*, Problems> GameFile::give(const game::Command& command, const game::DiceAtHand& dice, Rolls rolls,
                                                           std::span<const SideWord> words)
{
    if (owed() != nullptr) {
        const Request request{command, typed_of(dice)};
        const auto asked = rolls == Rolls::Yes ? as_it_is_written(request) : std::unexpected{Problems{}};
        const bool is_it =
            asked && *asked == owed()->command && request.typed == owed()->typed && std::ranges::equal(words, m_record.open()->line.words);
        return is_it ? roll() : refused_as_owed();
    }
    auto entry = game::decided(journal(), m_record.book(), command, dice);
    if (entry && !words.empty())
        return std::unexpected{Problems{{"word", {"nothing is rolled for which a side could say one"}}}};
    if (!entry && rolls == Rolls::Yes && game::lacks_dice_alone(entry.error())) {
        const Request request{game::as_written(journal().state(), m_record.book(), command), typed_of(dice)};
        if (auto opened = open_rolls({request}, m_record.holder(), words); !opened)
            return std::unexpected{std::move(opened.error())};
        return roll();
    }
    if (!entry)
        return std::unexpected{std::move(entry.error())};
    if (auto written = append({std::move(*entry)}); !written)
        return std::unexpected{std::move(written.error())};
    return &journal().entries().back();
}

} // namespace corneta
