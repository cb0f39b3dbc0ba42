// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/sheet/state_sheet.h"

namespace corneta::cli {

Reply game_from_sheet(const Call& call)
{
    const auto created = call.line.value(OptionName::Out);
    const auto into = call.line.value(OptionName::Into);
    if (created.has_value() == into.has_value())
        throw failed(ExitCode::Usage, "game from-sheet", {"a new game with -o NEW, or one that goes on with --into GAME"});
    if (into && call.line.has(OptionName::Pack))
        throw failed(ExitCode::Usage, "--pack", {"the game has its charts"});
    const auto bytes = or_fail(bytes_of_file(call.operands[0]), ExitCode::Unreadable);
    const auto sheet =
        or_fail(typed_sheet({bytes.constData(), static_cast<std::size_t>(bytes.size())}, call.operands[0]), ExitCode::Refused);
    if (into) {
        GameFile file = game_for_writing(*into, call.rulesets);
        or_fail(take_sheet(file, sheet, reason_in(call.line)), file);
        return reply_of(file, call.line);
    }
    const auto file = game_from_sheet(*created, sheet, call.line.value(OptionName::Pack), reason_in(call.line), call.rulesets);
    if (file)
        return reply_of(*file, call.line);
    const bool is_of_disk = file.error().front().where.starts_with(*created);
    throw failed(is_of_disk ? ExitCode::Unreadable : ExitCode::Refused, file.error());
}

} // namespace corneta::cli
