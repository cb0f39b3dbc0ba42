// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_record.h"

#include "app/storage/files/shared_work.h"
#include "app/storage/packs/packs.h"
#include "core/game/forces/scenario.h"
#include "core/text/match.h"

#include <algorithm>
#include <future>

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

const std::string& body_of(const JournalLine& line)
{
    return line.body;
}

std::string body_of(const SealedParts& line)
{
    return std::string{line.head} + '}';
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

/// They are read in blocks, each while the one before is taken in.
template <class Line> std::expected<void, Problems> GameRecord::take_all(std::span<const Line> lines)
{
    using Read = std::vector<std::expected<GameLine, Problems>>;
    constexpr std::size_t block_size = 1024;
    const auto first_of = [&](std::span<const Line> some) { return some.first(std::min(some.size(), block_size)); };
    const auto read = [this](std::span<const Line> block, int first) {
        Read all(block.size());
        share_work(block.size(), [&](std::size_t i) { all[i] = line_from(body_of(block[i]), m_file, first + static_cast<int>(i)); });
        return all;
    };
    auto block = first_of(lines);
    Read now = read(block, m_lines + 1);
    while (!block.empty()) {
        lines = lines.subspan(block.size());
        const auto next = first_of(lines);
        std::future<Read> later = next.empty() ? std::future<Read>{} : std::async(read, next, m_lines + 1 + static_cast<int>(block.size()));
        for (std::size_t i = 0; i < block.size(); ++i) {
            std::string seal{std::string_view{block[i].seal}};
            auto taken = now[i] ? take(std::move(*now[i]), std::move(seal)) : std::unexpected{std::move(now[i].error())};
            if (!taken)
                return taken;
        }
        block = next;
        now = later.valid() ? later.get() : Read{};
    }
    return {};
}

std::expected<void, Problems> GameRecord::take(std::span<const JournalLine> lines)
{
    return take_all(lines);
}

std::expected<void, Problems> GameRecord::take(std::span<const SealedParts> lines)
{
    return take_all(lines);
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
    return last.is_withheld || (last.thrown_away && last.thrown_away->is_withheld) ? nullptr : &last;
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

std::expected<void, Problems> GameRecord::took(const WithheldLine& line)
{
    if (open() == nullptr || open()->owed() != nullptr || open()->line.opening != line.withheld)
        return refused({"it withholds no seed that is owed"});
    m_openings.back().is_withheld = true;
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
            return refused({"\"{0}\" is not a roll", {Name{roll.label}}});
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
    const auto last = std::ranges::find_if(m_changed.rbegin(), m_changed.rend(), [this](const auto& changed) {
        return changed.first == 0 || m_journal.in_force(changed.first) != nullptr;
    });
    const Rulebook& in_force = last->second;
    if (in_force.charts == m_book.charts)
        return;
    auto books = m_book.earlier == nullptr ? game_begun_by(m_changed.at(0)) : *m_book.earlier;
    books.from.emplace_back(m_journal.next_number(), in_force);
    m_book = in_force;
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

} // namespace corneta
