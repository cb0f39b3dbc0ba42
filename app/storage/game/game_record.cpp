// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_record.h"

#include "app/storage/files/shared_work.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/packs/packs.h"
#include "core/game/forces/scenario.h"
#include "core/text/match.h"

#include <algorithm>

namespace corneta {

namespace {

std::vector<Statement> statements_of(const std::vector<Members>& all, const std::string& file)
{
    std::vector<Statement> statements;
    statements.reserve(all.size());
    for (const Members& members : all)
        statements.push_back({file, 1, members});
    return statements;
}

std::expected<game::State, Problems> start_of(const Rulebook& book, const std::vector<Statement>& scenario)
{
    if (scenario.empty())
        return game::empty_table(*book.ruleset);
    auto read = game::scenario_from(book, scenario);
    if (!read)
        return std::unexpected{std::move(read.error())};
    return std::move(read->start);
}

BooksOfGame game_begun_by(const Rulebook& book)
{
    return {{{1, book}}};
}

} // namespace

std::optional<Sentence> flaw_of_word(const OpeningRecord& opening, const std::string& side)
{
    const auto has_spoken = [&](const SideWord& word) { return word.side == side; };
    if (std::ranges::any_of(opening.line.words, has_spoken) || (opening.is_bound() && std::ranges::any_of(opening.words, has_spoken)))
        return Sentence{"{0} has said its word", {Name{side}}};
    if (opening.is_bound() && side == opening.line.holder && !opening.words.empty())
        return Sentence{"{0} holds the computer: it speaks first or not at all", {Name{side}}};
    return std::nullopt;
}

std::expected<GameRecord, Problems> GameRecord::from_lines(std::span<const JournalLine> lines, const std::string& file,
                                                           std::span<const Ruleset* const> rulesets)
{
    auto head = head_from(lines.front().body, file);
    if (!head)
        return std::unexpected{std::move(head.error())};
    const auto ruleset = std::ranges::find(rulesets, head->ruleset, &Ruleset::key);
    if (ruleset == rulesets.end())
        return std::unexpected{Problems{{file + ":1", {"unknown ruleset \"{0}\"", {Name{head->ruleset}}}}}};
    auto book = rulebook_with(**ruleset, statements_of(head->pack, file));
    if (!book)
        return std::unexpected{std::move(book.error())};
    auto start = start_of(*book, statements_of(head->scenario, file));
    if (!start)
        return std::unexpected{std::move(start.error())};
    GameRecord record{std::move(*head), std::move(*book), std::move(*start)};
    record.m_file = file;
    record.m_seal = lines.front().seal;
    if (auto taken = record.take(lines.subspan(1)); !taken)
        return std::unexpected{std::move(taken.error())};
    return record;
}

std::unexpected<Problems> GameRecord::refused(Sentence what) const
{
    return std::unexpected{Problems{{Statement{m_file, m_lines + 1, {}}.where(), std::move(what)}}};
}

std::expected<void, Problems> GameRecord::take(std::span<const JournalLine> lines)
{
    while (!lines.empty()) {
        const auto block = lines.first(std::min(lines.size(), lines_at_once));
        lines = lines.subspan(block.size());
        std::vector<std::expected<GameLine, Problems>> read(block.size());
        share_work(block.size(), [&](std::size_t i) { read[i] = line_from(block[i].body, m_file, m_lines + 1 + static_cast<int>(i)); });
        for (std::size_t i = 0; i < block.size(); ++i) {
            auto taken = read[i] ? take(std::move(*read[i]), block[i].seal) : std::unexpected{std::move(read[i].error())};
            if (!taken)
                return taken;
        }
    }
    return {};
}

std::expected<void, Problems> GameRecord::take(GameLine line, std::string seal)
{
    auto taken = std::visit([this](auto& known) { return took(std::move(known)); }, line);
    if (taken) {
        ++m_lines;
        m_seal = std::move(seal);
    }
    return taken;
}

const OpeningRecord* GameRecord::open() const
{
    if (m_openings.empty() || m_openings.back().seed)
        return nullptr;
    const OpeningRecord& last = m_openings.back();
    return last.thrown_away && last.thrown_away->is_withheld ? nullptr : &last;
}

std::expected<void, Problems> GameRecord::took(OpeningLine line)
{
    if (line.opening.size() != hex_digits || !is_hex(line.opening))
        return refused({"the commitment is not {0} digits of 0-9a-f", {static_cast<std::int64_t>(hex_digits)}});
    if (open() != nullptr && open()->is_bound())
        return refused({"the opening before it is not over"});
    const bool is_in_place = line.requests.empty() || line.after == m_seal;
    m_by_commitment.try_emplace(line.opening, m_openings.size());
    m_openings.push_back({.line = std::move(line), .is_in_place = is_in_place, .first_number = m_next_die});
    return {};
}

std::expected<void, Problems> GameRecord::took(WordLine line)
{
    if (line.side.empty())
        return refused({"a line that says nothing a game knows"});
    if (open() == nullptr || open()->has_rolled)
        return refused({"a word is said after an opening and before its first roll"});
    if (auto flaw = flaw_of_word(*open(), line.side))
        return refused(std::move(*flaw));
    m_openings.back().words.push_back({std::move(line.side), std::move(line.word)});
    return {};
}

std::expected<void, Problems> GameRecord::took(const RevealLine& line)
{
    const auto known = m_by_commitment.find(line.opening);
    OpeningRecord* const opening = known == m_by_commitment.end() ? nullptr : &m_openings[known->second];
    const auto seed = bytes32_from_hex(line.reveal);
    if (opening == nullptr || opening->seed || !seed)
        return refused({"it reveals no opening before it"});
    if (opening->owed() != nullptr)
        return refused({"it reveals a seed before its roll"});
    opening->seed = *seed;
    return {};
}

std::expected<void, Problems> GameRecord::took(ThrownAwayLine line)
{
    if (open() == nullptr || open()->owed() == nullptr || open()->line.opening != line.thrown_away || line.reason.empty())
        return refused({"it throws away no roll that is owed"});
    if (auto kept = keep_rolls(line.rolls); !kept)
        return kept;
    m_openings.back().thrown_away = std::move(line);
    m_openings.back().thrown_before = m_journal.next_number();
    return {};
}

std::expected<void, Problems> GameRecord::keep_to_opening(const game::Entry& entry)
{
    if (open() == nullptr || !open()->is_bound())
        return {};
    const Request* const owed = open()->owed();
    if (owed == nullptr)
        return refused({"the seed of the roll before it is not revealed"});
    if (owed->command != entry.command)
        return refused({"another roll is open"});
    ++m_openings.back().carried_out;
    return {};
}

std::expected<void, Problems> GameRecord::keep_rolls(std::span<const game::RecordedRoll> rolls)
{
    for (const game::RecordedRoll& roll : rolls) {
        if (roll.pool.count < 1 || roll.pool.sides < 1 || std::cmp_not_equal(roll.faces.size(), roll.pool.count))
            return refused({"\"{0}\" is no roll", {Name{roll.label}}});
        if (roll.by != game::RolledBy::Program || roll.number < m_next_die)
            continue;
        if (!m_openings.empty() && open() == nullptr)
            return refused({"\"{0}\" was rolled after the seed of its opening was revealed", {Name{roll.label}}});
        m_next_die = roll.number + roll.pool.count;
        if (!m_openings.empty())
            m_openings.back().has_rolled = true;
    }
    return {};
}

std::expected<void, Problems> GameRecord::took(game::Entry entry)
{
    if (auto flaw = m_rules.flaw_of(entry))
        return refused(std::move(*flaw));
    if (auto kept = keep_to_opening(entry); !kept)
        return kept;
    for (const game::EntryResult& result : entry.results)
        if (auto kept = keep_rolls(result.rolls); !kept)
            return kept;
    if (const auto* const change = std::get_if<game::ChangeCharts>(&entry.command))
        if (auto kept = keep_charts(entry.number, *change); !kept)
            return kept;
    auto taken = m_journal.append(std::move(entry));
    if (!taken) {
        for (Problem& problem : taken.error())
            problem.where = Statement{m_file, m_lines + 1, {}}.where() + ": " + problem.where;
        return taken;
    }
    m_line_of_entry.push_back(m_lines + 1);
    const bool may_change_charts = match(
        m_journal.entries().back().command, [](const game::ChangeCharts&) { return true; },
        [](const game::Branching auto&) { return true; }, [](const game::Moving auto&) { return true; },
        [](const game::Appending auto&) { return false; });
    if (!m_changed.empty() && may_change_charts)
        use_charts_in_force();
    return taken;
}

std::expected<void, Problems> GameRecord::keep_charts(int entry, const game::ChangeCharts& change)
{
    std::vector<Statement> pack;
    for (const std::string& line : change.pack) {
        auto statement = statement_from(line, m_file, m_lines + 1);
        if (!statement)
            return std::unexpected{std::move(statement.error())};
        pack.push_back(std::move(*statement));
    }
    auto book = rulebook_with(*m_book.ruleset, pack);
    if (!book)
        return std::unexpected{std::move(book.error())};
    m_changed.try_emplace(0, m_book);
    m_changed.insert_or_assign(entry, std::move(*book));
    return {};
}

void GameRecord::use_charts_in_force()
{
    int last = 0;
    for (const auto& [entry, book] : m_changed)
        if (entry != 0 && m_journal.in_force(entry) != nullptr)
            last = entry;
    auto books = m_book.earlier == nullptr ? game_begun_by(m_changed.at(0)) : *m_book.earlier;
    books.from.emplace_back(m_journal.next_number(), m_changed.at(last));
    m_book = m_changed.at(last);
    m_book.earlier = std::make_shared<const BooksOfGame>(std::move(books));
}

const game::PlaceFaceDown* laid_by(const game::Journal& journal, const std::string& unit)
{
    for (int number = journal.next_number() - 1; number > 0; --number)
        if (const auto* const lay = std::get_if<game::PlaceFaceDown>(&journal.find(number)->command);
            lay != nullptr && lay->unit == unit && journal.in_force(number) != nullptr)
            return lay;
    return nullptr;
}

std::expected<GameRead, Problems> game_read(const std::string& path, std::span<const Ruleset* const> rulesets)
{
    const auto bytes = bytes_of_file(path, longest_game);
    if (!bytes)
        return std::unexpected{bytes.error()};
    const auto text = journal_view({bytes->data(), static_cast<std::size_t>(bytes->size())}, path);
    if (!text)
        return std::unexpected{text.error()};
    const std::span lines{text->lines};
    auto record = GameRecord::from_lines(own_lines(lines.first(1)), path, rulesets);
    if (!record)
        return std::unexpected{std::move(record.error())};
    for (std::size_t at = 1; at < lines.size(); at += GameRecord::lines_at_once) // so that a long game is held but once
        if (auto taken = record->take(own_lines(lines.subspan(at, std::min(lines.size() - at, GameRecord::lines_at_once)))); !taken)
            return std::unexpected{std::move(taken.error())};
    std::vector<Bytes32> seals;
    seals.reserve(lines.size());
    for (const SealedParts& line : lines)
        seals.push_back(*bytes32_from_hex(line.seal));
    return GameRead{std::move(*record), std::move(seals), text->torn};
}

} // namespace corneta
