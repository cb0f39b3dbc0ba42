// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet/state_sheet.h"

#include "app/storage/packs/packs.h"
#include "app/storage/sheet/sheet_lines.h"
#include "app/storage/sheet/state_coding.h"
#include "core/game/decide/becoming.h"

#include <algorithm>
#include <filesystem>

namespace corneta {

namespace {

constexpr std::size_t letters_a_group = 4;

/// Of what a sheet holds.
bool is_same(const game::State& state, const game::State& other)
{
    return state.stage == other.stage && state.units == other.units
        && std::ranges::equal(state.owed, other.owed, {}, &game::Owed::next, &game::Owed::next);
}

std::string head_of(const SheetGround& ground, std::size_t lines_of_words)
{
    LetterWriter head;
    head.put(sheet_format);
    head.put_plainly(ground.letters);
    head.put(ground.options);
    head.put_plainly(ground.letters_of_charts());
    head.put(lines_of_words);
    return head.letters();
}

constexpr std::string_view of_new_game = "from paper";

/// What makes the beginning what the sheet says.
std::expected<game::Effects, Problems> effects_of(const TypedSheet& sheet, const SheetGround& ground, const game::State& from)
{
    const auto to = state_in(sheet, ground);
    auto effects = to ? game::becoming(from, *to) : std::unexpected{to.error()};
    if (effects)
        if (Problems problems = game::misfits(from, *effects); !problems.empty())
            return std::unexpected{std::move(problems)};
    return effects;
}

} // namespace

std::string as_typed(const SheetLine& line)
{
    std::string typed;
    for (std::size_t at = 0; at < line.letters.size(); at += letters_a_group)
        typed += (at == 0 ? "" : " ") + line.letters.substr(at, letters_a_group);
    return line.words.empty() ? typed : typed + " \"" + line.words + '"';
}

std::expected<std::vector<SheetLine>, Problems> state_sheet(const GameRecord& record)
{
    const game::State& state = record.journal().state();
    if (record.owed() != nullptr)
        return refused("sheet", {"a roll is open: make it first"});
    if (!state.pending.empty())
        return refused("sheet", {"what was played has not taken effect: end the phase first"});
    const SheetGround ground = ground_of(record);
    SheetWords words{record.ruleset(), ground.start};
    const std::vector<CodedPart> parts = coded(state, ground.start, words);
    SheetLines lines;
    std::vector<SheetLine> of_words;
    for (const std::string& spelled : words.spelled())
        std::ranges::move(pieces_of(spelled), std::back_inserter(of_words));
    lines.add({head_of(ground, of_words.size())});
    for (SheetLine& line : of_words)
        lines.add(std::move(line));
    for (const CodedPart& part : parts)
        lines.add({part.letters, {}, part.unit});
    auto all = std::move(lines).counted();
    if (!all)
        return std::unexpected{std::move(all.error())};
    std::string text;
    for (const SheetLine& line : *all)
        text += as_typed(line) + '\n';
    const auto typed = typed_sheet(text, "sheet");
    const auto read = typed ? state_in(*typed, ground) : std::unexpected{typed.error()};
    if (!read || !is_same(*read, state))
        return refused("sheet", {"no sheet can hold how this game stands"});
    return all;
}

std::expected<game::State, Problems> state_in(const TypedSheet& sheet, const SheetGround& ground)
{
    if (sheet.ground != ground.letters || sheet.options != ground.options)
        return refused(sheet.file, {"the sheet is of a game with another beginning"});
    if (sheet.charts != ground.letters_of_charts())
        return refused(sheet.file, {"the game of the sheet was played by other charts: name their pack"});
    SheetWords words{*ground.book.ruleset, ground.start};
    for (const std::string& spelled : sheet.words)
        words.spell(spelled);
    auto state = decoded(sheet.parts, ground.start, words);
    if (!state)
        return refused(sheet.file, {"another version of Corneta printed the sheet"});
    return std::move(*state);
}

std::expected<const game::Entry*, Problems> take_sheet(GameFile& file, const TypedSheet& sheet, const std::string& reason)
{
    auto effects = effects_of(sheet, ground_of(file.record()), file.journal().state());
    if (!effects)
        return std::unexpected{std::move(effects.error())};
    return file.give(game::FromPaper{.effects = std::move(*effects), .reason = reason});
}

std::expected<GameFile, Problems> game_from_sheet(const std::string& path, const TypedSheet& sheet, const std::optional<std::string>& pack,
                                                  const std::string& reason, std::span<const Ruleset* const> rulesets)
{
    const auto ground = ground_found(sheet.ground, sheet.options, rulesets, pack);
    if (!ground)
        return std::unexpected{ground.error()};
    auto effects = effects_of(sheet, *ground, ground->start);
    if (!effects)
        return std::unexpected{std::move(effects.error())};
    NewGame begun{.ruleset = std::string{ground->book.ruleset->key}, .scenario = ground->scenario};
    if (pack)
        begun.pack = *pack_statements(*ground->book.ruleset, *pack);
    auto file = GameFile::create(path, begun, rulesets);
    if (!file)
        return file;
    if (const auto entry =
            file->give(game::FromPaper{.effects = std::move(*effects), .reason = reason.empty() ? std::string{of_new_game} : reason});
        !entry) {
        std::filesystem::remove(path); // a game that stands elsewhere than its sheet is none
        return std::unexpected{entry.error()};
    }
    return file;
}

} // namespace corneta
