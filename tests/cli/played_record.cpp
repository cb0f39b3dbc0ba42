// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/played_record.h"

#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"
#include "app/storage/sheet/state_sheet.h"
#include "core/game/automatic/automatic_game.h"
#include "core/game/decide/decide.h"
#include "core/game/forces/scenario.h"
#include "rulesets/all_rulesets.h"

#include <QtGlobal>

using namespace corneta;

namespace {

void take(GameRecord& record, const game::Entry& entry)
{
    if (const auto taken = record.take(GameLine{entry}, "a seal"); !taken)
        qFatal("%s", text(taken.error().front()).c_str());
}

} // namespace

GameRecord begun_record(const Ruleset& ruleset, const std::string& scenario, const std::vector<std::string>& options)
{
    GameHead head{.program = "test", .ruleset = std::string{ruleset.key}, .id = std::string(32, '0')};
    if (!scenario.empty()) {
        const auto whole = scenario_statements(ruleset, scenario);
        const auto chosen = game::with_options(*whole, options);
        for (const Statement& statement : *chosen)
            head.scenario.push_back(statement.members);
    }
    const JournalLine first{json_of(head), ""};
    return *GameRecord::from_lines(std::span{&first, 1}, "game", all_rulesets());
}

GameRecord played_record(const Ruleset& ruleset, const std::string& scenario, std::uint64_t seed, int entries, Until until)
{
    GameRecord record = begun_record(ruleset, scenario);
    const Rulebook book = record.book();
    game::AutomaticGame game{book, record.journal().start(), std::string{game::attacker_in(record.head().scenario)}, seed};
    int made = 0;
    while (game.move()) {
        const game::Entry& entry = game.journal().entries().back();
        take(record, entry);
        const bool is_end = std::holds_alternative<game::EndPhase>(entry.command) || until == Until::NothingWaits;
        if (++made >= entries && is_end && game.journal().state().pending.empty())
            break;
    }
    return record;
}

void give(GameRecord& record, const game::Command& command)
{
    const auto entry = game::decided(record.journal(), record.book(), command, {});
    if (!entry)
        qFatal("%s", text(entry.error().front()).c_str());
    take(record, *entry);
}

std::string sheet_of(const GameRecord& record)
{
    const auto lines = state_sheet(record);
    if (!lines)
        qFatal("%s", text(lines.error().front()).c_str());
    std::string typed;
    for (const SheetLine& line : *lines)
        typed += as_typed(line) + '\n';
    return typed;
}

Setting setting(std::size_t number)
{
    const auto rulesets = all_rulesets();
    const Ruleset& ruleset = *rulesets[number % rulesets.size()];
    const auto keys = scenario_keys(ruleset);
    return {&ruleset, keys[number / rulesets.size() % keys.size()]};
}
