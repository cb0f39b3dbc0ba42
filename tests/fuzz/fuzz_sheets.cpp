// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_record.h"
#include "app/storage/packs/scenarios.h"
#include "app/storage/sheet/letters.h"
#include "app/storage/sheet/sheet_lines.h"
#include "app/storage/sheet/state_coding.h"
#include "app/storage/sheet/state_sheet.h"
#include "core/game/decide/becoming.h"
#include "core/game/journal/journal.h"
#include "rulesets/all_rulesets.h"
#include "tests/fuzz/promises.h"

#include <cassert>
#include <cstdint>

using namespace corneta;

namespace {

const std::string file = "sheet.txt";

/// What was typed is read, or refused by its lines; a sheet that is whole says a state of its game, or is refused.
void check_typed(std::string_view bytes, const SheetGround& ground)
{
    const auto typed = typed_sheet(bytes, file);
    if (!typed)
        return promises::each_has_its_line(typed.error(), file, bytes);
    if (typed->ground == ground.letters)
        static_cast<void>(state_in(*typed, ground));
}

/// Lines as they are printed are read, whatever they say.
void check_lines(SheetLines lines, const SheetGround& ground)
{
    std::string typed;
    if (const auto counted = std::move(lines).counted())
        for (const SheetLine& line : *counted)
            typed += as_typed(line) + '\n';
    check_typed(typed, ground);
}

/// Letters whose check is right, whatever they say: a state that is coded so that it is read alike, or none.
void check_letters(std::string_view bytes, const SheetGround& ground)
{
    std::string letters;
    for (const char byte : bytes)
        letters += bytes.size() % 2 == 0 && value_of(byte) ? byte : paper_letters[static_cast<unsigned char>(byte) % paper_letters.size()];
    const auto state = decoded(letters, ground.start, SheetWords{*ground.book.ruleset, ground.start});
    if (!state)
        return;
    if (const auto effects = game::becoming(ground.start, *state); effects && game::misfits(ground.start, *effects).empty()) {
        SheetWords words{*ground.book.ruleset, ground.start};
        std::string again;
        SheetLines lines;
        for (const CodedPart& part : coded(*state, ground.start, words)) {
            again += part.letters;
            lines.add({.letters = part.letters, .words = std::string{bytes.substr(0, bytes.size() % 40)}});
        }
        check_lines(std::move(lines), ground);
        const auto same = decoded(again, ground.start, words);
        assert(same && same->units == state->units);
    }
}

SheetGround ground_of_first_scenario(const Ruleset& ruleset)
{
    GameHead head{.program = "fuzz", .ruleset = std::string{ruleset.key}, .id = std::string(32, '0')};
    const auto statements = scenario_statements(ruleset, scenario_keys(ruleset).front());
    for (const Statement& statement : *statements)
        head.scenario.push_back(statement.members);
    const JournalLine first = sealed_line(json_of(head));
    return ground_of(*GameRecord::from_lines(std::span{&first, 1}, file, all_rulesets()));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    static const std::vector<SheetGround> grounds = [] {
        std::vector<SheetGround> all;
        for (const Ruleset* const ruleset : all_rulesets())
            all.push_back(ground_of_first_scenario(*ruleset));
        return all;
    }();
    const std::string_view text{reinterpret_cast<const char*>(bytes), count};
    for (const SheetGround& ground : grounds) {
        check_typed(text, ground);
        check_letters(text, ground);
    }
    return 0;
}
