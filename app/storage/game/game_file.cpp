// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_file.h"

#include "app/storage/files/digest.h"
#include "app/storage/files/printable.h"
#include "app/storage/journal/sealed_content.h"
#include "app/storage/packs/packs.h"
#include "core/game/decide/decide.h"
#include "core/game/decide/edits.h"

#include <algorithm>
#include <cstring>

namespace corneta {

namespace {

std::vector<Members> members_of(const std::vector<Statement>& statements)
{
    std::vector<Members> all;
    all.reserve(statements.size());
    for (const Statement& statement : statements)
        all.push_back(statement.members);
    return all;
}

std::int64_t new_place()
{
    const Bytes32 random = random_bytes32();
    std::int64_t place = 0;
    std::memcpy(&place, random.data(), sizeof place);
    return place & ((std::int64_t{1} << 52) - 1); // exact in JSON
}

std::expected<Secrets, Problems> secrets_of(const GameRecord& record, const std::string& path)
{
    auto secrets = Secrets::of(record.head().id);
    if (!secrets)
        return std::unexpected{Problems{{path + ":1", {"\"{0}\" is not the id of a game", {Name{record.head().id}}}}}};
    return secrets;
}

} // namespace

std::expected<GameFile, Problems> GameFile::create(const std::string& path, const NewGame& game, std::span<const Ruleset* const> rulesets)
{
    const Bytes32 random = random_bytes32();
    const GameHead head{.program = CORNETA_VERSION,
                        .ruleset = game.ruleset,
                        .id = hex({random.data(), 16}),
                        .pack = members_of(game.pack),
                        .scenario = members_of(game.scenario)};
    const JournalLine first = sealed_line(json_of(head));
    auto record = GameRecord::from_lines(std::span{&first, 1}, path, rulesets);
    if (record)
        if (Problems absent = game::absent_in(record->journal().start(), record->ruleset()); !absent.empty())
            return std::unexpected{std::move(absent)};
    auto secrets = record ? secrets_of(*record, path) : std::unexpected{record.error()};
    auto file = secrets ? JournalFile::create(path, first.body) : std::unexpected{secrets.error()};
    if (!file)
        return std::unexpected{std::move(file.error())};
    return GameFile{std::move(*file), std::move(*record), std::move(*secrets)};
}

std::expected<GameFile, Problems> GameFile::open(const std::string& path, std::span<const Ruleset* const> rulesets)
{
    auto file = JournalFile::open(path);
    auto record = file ? GameRecord::from_lines(file->lines(), path, rulesets) : std::unexpected{file.error()};
    auto secrets = record ? secrets_of(*record, path) : std::unexpected{record.error()};
    if (!secrets)
        return std::unexpected{std::move(secrets.error())};
    std::vector<std::string_view> revealed;
    for (const OpeningRecord& opening : record->openings())
        if (opening.seed)
            revealed.push_back(opening.line.opening);
    secrets->sweep(record->open() == nullptr ? "" : record->open()->line.opening, revealed);
    GameFile game{std::move(*file), std::move(*record), std::move(*secrets)};
    if (game.record().open() != nullptr && game.record().open()->is_bound() && game.record().open()->owed() == nullptr)
        if (auto revealed_now = game.reveal(); !revealed_now)
            return std::unexpected{std::move(revealed_now.error())};
    return game;
}

std::unexpected<Problems> GameFile::disk_failed(Problems problems)
{
    m_has_disk_failed = true;
    return std::unexpected{std::move(problems)};
}

/// Lines are tried on a copy of what is known before one byte is written: what could not be read again is not written.
std::expected<void, Problems> GameFile::append(const std::vector<GameLine>& lines)
{
    std::vector<std::string> bodies;
    for (const GameLine& line : lines) {
        bodies.push_back(json_of(line, m_record.head().format));
        const auto read = line_from(bodies.back(), m_file.path(), m_record.lines() + static_cast<int>(bodies.size()));
        if (!read)
            return std::unexpected{Problems{{m_file.path(), {"cannot take this: {0}", {read.error().front().what}}}}};
    }
    const std::size_t before = m_file.lines().size();
    if (auto written = m_file.append(bodies); !written)
        return disk_failed(std::move(written.error()));
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (auto taken = m_record.take(lines[i], m_file.lines()[before + i].seal); !taken)
            return taken;
    return {};
}

std::expected<const game::Entry*, Problems> GameFile::lay(const Hidden& hidden)
{
    const game::Unit* const unit = journal().state().find(hidden.unit);
    const std::string key = unit == nullptr ? hidden.unit : unit->key;
    auto tried = game::decided(journal(), m_record.book(), game::PlaceFaceDown{key, 0, "", "", "what it is decides below"}, {});
    if (!tried)
        return std::unexpected{std::move(tried.error())};
    const game::StatSpec* const stat = game::hidden_stat(m_record.ruleset(), *unit);
    if (auto flaw = flaw_of_text(hidden.word))
        return std::unexpected{Problems{{key, std::move(*flaw)}}};
    const auto word = game::stat_word(*stat, hidden.word);
    if (!word)
        return std::unexpected{Problems{{key, word.error()}}};
    if (hidden.reason.empty()) {
        const game::State known = known_beside(key);
        if (Problems problems = game::objections_to_placing(known, m_record.book(), *known.find(key), *word); !problems.empty())
            return std::unexpected{std::move(problems)};
    }
    const auto sealing_key = m_secrets.made_sealing_key();
    if (!sealing_key)
        return disk_failed(sealing_key.error());
    const std::int64_t place = new_place();
    SealedContent content = sealed(*word, static_cast<std::uint64_t>(place), *sealing_key);
    return give(game::PlaceFaceDown{key, place, std::move(content.sealed), std::move(content.commitment), hidden.reason});
}

game::State GameFile::known_beside(const std::string& unit) const
{
    std::map<std::string, std::string> words;
    const auto sealing_key = m_secrets.sealing_key();
    const game::Unit* const own = journal().state().find(unit);
    for (const std::string& key : journal().state().face_down)
        if (const game::PlaceFaceDown* const laid = laid_by(journal(), key);
            (own == nullptr || key != own->key) && laid != nullptr && sealing_key && *sealing_key)
            if (auto word = unsealed({laid->sealed, laid->commitment}, static_cast<std::uint64_t>(laid->place), **sealing_key, key))
                words.emplace(key, std::move(*word));
    return game::as_laid(journal().state(), m_record.ruleset(), words);
}

std::expected<game::TurnedUp, Problems> GameFile::turned(const game::Unit& unit, const std::vector<Hidden>& known)
{
    const game::PlaceFaceDown* const laid = laid_by(journal(), unit.key);
    if (laid == nullptr)
        return std::unexpected{Problems{{unit.key, {"nothing lies face down there"}}}};
    const auto place = static_cast<std::uint64_t>(laid->place);
    const auto sealing_key = m_secrets.sealing_key();
    const bool has_key = sealing_key && *sealing_key;
    auto word = has_key ? unsealed({laid->sealed, laid->commitment}, place, **sealing_key, unit.key)
                        : std::unexpected{sealing_key ? Problems{{unit.key, {"sealed on another computer"}}} : sealing_key.error()};
    if (word)
        return game::TurnedUp{unit.key, std::move(*word), hex(text(salt_of(place, **sealing_key)))};
    if (const auto told = std::ranges::find(known, unit.key, &Hidden::unit); told != known.end())
        return game::TurnedUp{unit.key, told->word, {}};
    const std::string& name = unit.code.empty() ? unit.key : unit.code;
    for (Problem& problem : word.error())
        problem.what = {"{0}: say what it is, {1}=WORD", {problem.what, Name{name}}};
    return sealing_key ? std::unexpected{std::move(word.error())} : disk_failed(std::move(word.error()));
}

namespace {

/// What the phase turns up at once; in any other phase all that lies face down.
std::vector<std::string> turned_up_together(const game::State& state, const game::GameRules* rules)
{
    if (rules == nullptr)
        return state.face_down;
    const auto spec = std::ranges::find(rules->hidden, state.stage.phase, &game::HiddenSpec::phase);
    std::vector<std::string> units = state.face_down;
    if (spec != rules->hidden.end())
        std::erase_if(units, [&](const std::string& unit) { return state.find(unit)->kind != spec->kind; });
    return units;
}

} // namespace

std::expected<const game::Entry*, Problems> GameFile::turn_up(const std::vector<std::string>& units, const std::vector<Hidden>& known,
                                                              const std::string& reason)
{
    game::TurnUp command{.reason = reason};
    Problems problems;
    for (const std::string& name : units.empty() ? turned_up_together(journal().state(), m_record.ruleset().game) : units) {
        const game::Unit* const unit = journal().state().find(name);
        auto one = unit == nullptr ? std::unexpected{Problems{game::unknown_unit("unit", name)}} : turned(*unit, known);
        if (one)
            command.all.push_back(std::move(*one));
        else
            std::ranges::move(one.error(), std::back_inserter(problems));
    }
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    return give(command);
}

std::expected<const game::Entry*, Problems> GameFile::change_charts(const std::string& pack, const std::string& reason)
{
    auto statements = pack.empty() ? std::expected<std::vector<Statement>, Problems>{} : pack_statements(m_record.ruleset(), pack);
    if (!statements)
        return std::unexpected{statements.error()};
    if (const auto book = rulebook_with(m_record.ruleset(), *statements); !book)
        return std::unexpected{book.error()};
    game::ChangeCharts change{.reason = reason};
    for (const Members& members : members_of(*statements))
        change.pack.push_back(json_of(members));
    return give(change);
}

} // namespace corneta
