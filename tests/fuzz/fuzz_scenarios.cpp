// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/json_lines.h"
#include "app/storage/game/entry_words.h"
#include "app/storage/packs/packs.h"
#include "core/game/forces/scenario.h"
#include "rulesets/all_rulesets.h"
#include "tests/fuzz/promises.h"

#include <algorithm>
#include <cassert>

using namespace corneta;

namespace {

const std::string file = "club.jsonl";

void check_unit(const Ruleset& ruleset, const std::vector<game::StatSpec>& stats, const game::State& state, const game::Unit& unit)
{
    assert(state.find(unit.key) == &unit && std::ranges::count(state.units, unit.key, &game::Unit::key) == 1);
    assert(unit.code.empty() || state.find(unit.code) == &unit);
    assert(!unit.name.empty() && !unit.kind.empty());
    const game::Unit* const side = state.find(unit.side);
    assert(unit.side.empty() || (side != nullptr && side->key == unit.side && side->kind == "side"));
    for (const auto& [key, word] : unit.stats) {
        const auto stat = std::ranges::find(stats, key, [](const game::StatSpec& spec) { return spec.field.key; });
        assert(stat != stats.end() && game::stat_word(*stat, word) == word);
    }
    static_cast<void>(stats_in_words(ruleset, state, unit));
}

/// A game that begins with it is read from its first line, and begins alike.
void check_game(const Ruleset& ruleset, const game::State& start, const std::vector<Statement>& statements)
{
    GameHead head{.program = "fuzz", .ruleset = std::string{ruleset.key}, .id = std::string(32, '0')};
    for (const Statement& statement : statements)
        head.scenario.push_back(statement.members);
    const JournalLine first = sealed_line(json_of(head));
    const auto record = GameRecord::from_lines(std::span{&first, 1}, file, all_rulesets());
    assert(record && record->journal().state() == start);
}

void check_scenario(std::string_view bytes)
{
    const auto statements = statements_from_bytes(bytes, file);
    if (!statements)
        return promises::each_has_its_line(statements.error(), file, bytes);
    for (const Ruleset* const ruleset : all_rulesets()) {
        const auto scenario = game::scenario_from(*rulebook_with_pack(*ruleset), *statements);
        if (!scenario) {
            promises::each_has_its_line(scenario.error(), file, bytes);
            continue;
        }
        assert(!scenario->label.empty());
        const auto stats = game::stats_of(*ruleset);
        for (const game::Unit& unit : scenario->start.units)
            check_unit(*ruleset, stats, scenario->start, unit);
        check_game(*ruleset, scenario->start, *statements);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    check_scenario({reinterpret_cast<const char*>(bytes), count});
    return 0;
}
