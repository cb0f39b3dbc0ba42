// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/packs/packs.h"
#include "app/storage/sheet/state_sheet.h"
#include "core/game/decide/becoming.h"

#include <filesystem>

namespace corneta::cli {

namespace {

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

Reply goes_on(const std::string& path, const TypedSheet& sheet, const CommandLine& line, Rulesets rulesets)
{
    auto file = game_for_writing(path, rulesets);
    if (!file)
        return std::unexpected{file.error()};
    auto effects = effects_of(sheet, ground_of(file->record()), file->journal().state());
    if (!effects)
        return failed(ExitCode::Refused, effects.error());
    if (const auto entry = file->give(game::FromPaper{std::move(*effects), reason_in(line)}); !entry)
        return failed(*file, entry.error());
    return reply_of(*file, line);
}

Reply begins(const std::string& path, const TypedSheet& sheet, const CommandLine& line, Rulesets rulesets)
{
    const auto pack = line.value(OptionName::Pack);
    const auto ground = ground_found(sheet.ground, sheet.options, rulesets, pack);
    if (!ground)
        return failed(ExitCode::Refused, ground.error());
    auto effects = effects_of(sheet, *ground, ground->start);
    if (!effects)
        return failed(ExitCode::Refused, effects.error());
    NewGame begun{.ruleset = std::string{ground->book.ruleset->key}, .scenario = ground->scenario};
    if (pack)
        begun.pack = *pack_statements(*ground->book.ruleset, *pack);
    auto file = GameFile::create(path, begun, rulesets);
    if (!file)
        return failed(ExitCode::Unreadable, file.error());
    const std::string reason = reason_in(line);
    if (const auto entry = file->give(game::FromPaper{std::move(*effects), reason.empty() ? std::string{of_new_game} : reason}); !entry) {
        std::filesystem::remove(path); // a game that stands elsewhere than its sheet is none
        return failed(*file, entry.error());
    }
    return reply_of(*file, line);
}

} // namespace

Reply game_from_sheet(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    const auto created = line.value(OptionName::Out);
    const auto into = line.value(OptionName::Into);
    if (created.has_value() == into.has_value())
        return failed(ExitCode::Usage, "game from-sheet", {"a new game with -o NEW, or one that goes on with --into GAME"});
    if (into && line.has(OptionName::Pack))
        return failed(ExitCode::Usage, "--pack", {"the game has its charts"});
    const auto bytes = bytes_of_file(operands[0]);
    if (!bytes)
        return failed(ExitCode::Unreadable, bytes.error());
    const auto sheet = typed_sheet({bytes->constData(), static_cast<std::size_t>(bytes->size())}, operands[0]);
    if (!sheet)
        return failed(ExitCode::Refused, sheet.error());
    return into ? goes_on(*into, *sheet, line, rulesets) : begins(*created, *sheet, line, rulesets);
}

} // namespace corneta::cli
