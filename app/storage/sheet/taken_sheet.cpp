// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "app/storage/sheet/state_sheet.h"
#include "core/game/decide/becoming.h"

#include <filesystem>

namespace corneta {

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

} // namespace

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
