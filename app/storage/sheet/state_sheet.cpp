// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet/state_sheet.h"

#include "app/storage/sheet/sheet_lines.h"
#include "app/storage/sheet/state_coding.h"

#include <algorithm>

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

} // namespace corneta
