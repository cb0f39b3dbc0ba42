// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/sheet/taken_sheet.h"

namespace corneta::cli {

namespace {

Reply goes_on(const std::string& path, const TypedSheet& sheet, const CommandLine& line, Rulesets rulesets)
{
    auto file = game_for_writing(path, rulesets);
    if (!file)
        return std::unexpected{file.error()};
    if (const auto entry = take_sheet(*file, sheet, reason_in(line)); !entry)
        return failed(*file, entry.error());
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
    if (into)
        return goes_on(*into, *sheet, line, rulesets);
    const auto file = game_from_sheet(*created, *sheet, line.value(OptionName::Pack), reason_in(line), rulesets);
    if (file)
        return reply_of(*file, line);
    const bool is_of_disk = file.error().front().where.starts_with(*created);
    return failed(is_of_disk ? ExitCode::Unreadable : ExitCode::Refused, file.error());
}

} // namespace corneta::cli
