// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book.h"
#include "app/storage/game/verified.h"
#include "rulesets/season/actions.h"

#include <algorithm>
#include <filesystem>

namespace corneta {

namespace stat = season::stat;
namespace kind = season::kind;

std::vector<BattleChecked> battles_checked(const GameRecord& book, std::span<const Ruleset* const> rulesets)
{
    std::vector<BattleChecked> all;
    for (const game::Unit& battle : book.journal().state().units) {
        if (battle.kind != kind::battle)
            continue;
        BattleChecked checked{battle.name, std::string{battle[stat::file]}, {}};
        const auto game = game_read(checked.file, rulesets);
        const auto is_seal = [&](const Bytes32& seal) { return hex(text(seal)) == battle[stat::seal]; };
        if (!game)
            checked.trouble = std::filesystem::exists(checked.file) ? "its game is damaged" : "its game is gone";
        else if (game->record.head().id != battle[stat::id])
            checked.trouble = "another game stands in its file";
        else if (std::ranges::none_of(game->seals, is_seal))
            checked.trouble = "its game was changed after it was added";
        else if (const BattleTold told = battle_told(game->record);
                 told.winner != battle[stat::winner] || text(told.standing) != battle[stat::told])
            checked.trouble = "its game went on after it was added and ended differently";
        else if (game->head_seal() != battle[stat::seal])
            checked.trouble = "its game went on after it was added";
        else if (!verified(game->record, checked.file).problems.empty())
            checked.trouble = "its game does not verify";
        all.push_back(std::move(checked));
    }
    return all;
}

std::vector<std::string> units_that_do_not_add_up(const GameRecord& book)
{
    std::vector<std::string> wrong;
    for (const game::Unit& unit : book.journal().state().units)
        if (unit.kind == kind::unit
            && unit[stat::start] + unit[stat::recruits]
                != unit[stat::fit] + unit[stat::waiting] + unit[stat::dead] + unit[stat::prisoners] + unit[stat::disbanded])
            wrong.push_back(unit.name);
    return wrong;
}

} // namespace corneta
