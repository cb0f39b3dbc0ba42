// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/own_scenario.h"

#include "app/storage/files/whole_files.h"
#include "app/storage/game/game_json.h"
#include "app/storage/packs/scenarios.h"
#include "core/game/decide/muster.h"
#include "core/game/play/rules.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace corneta {

namespace {

/// As they begin a battle, the sides first: nothing lasts a turn or a phase.
std::vector<game::Unit> units_of(const Rulebook& book, const game::State& state)
{
    std::vector<game::Unit> units = state.units;
    for (const game::StatSpec& spec : game::stats_of(*book.ruleset))
        for (game::Unit& unit : units)
            if (spec.lasts != game::Lasts::Game)
                unit.stats.erase(spec.field.key);
    std::ranges::stable_partition(units, [](const game::Unit& unit) { return unit.kind == "side"; });
    return units;
}

/// Without what the ruleset fills in by itself and no other scenario states: who changes the file by hand changes a number once.
std::vector<game::Unit> stated(const Rulebook& book, std::span<const game::Unit> units)
{
    std::set<std::string> usual;
    for (const game::Unit& typical : typical_units(*book.ruleset))
        for (const auto& [stat, word] : typical.stats)
            usual.insert(stat);
    std::vector<game::Unit> all;
    game::State table = game::empty_table(*book.ruleset);
    for (const game::Unit& unit : units) {
        game::Unit least = unit;
        for (const auto& [stat, word] : unit.stats) {
            if (usual.contains(stat))
                continue;
            game::Unit without = least;
            without.stats.erase(stat);
            if (const auto whole = game::mustered(table, book, without); whole && *whole == unit)
                least = std::move(without);
        }
        all.push_back(std::move(least));
        table.units.push_back(unit);
    }
    return all;
}

} // namespace

std::expected<std::string, Problems> scenario_text(const Rulebook& book, const game::State& state, game::Scenario head)
{
    head.source = "yours";
    game::State left = state;
    left.units = units_of(book, state);
    game::drop_absent(left, *book.ruleset);
    const std::vector<game::Unit>& units = left.units;
    const std::vector<Statement> statements = game::statements_of(*book.ruleset, head, stated(book, units));
    const auto read = game::scenario_from(book, statements);
    if (!read)
        return std::unexpected{read.error()};
    for (const game::Unit& unit : units)
        for (const auto& [stat, word] : unit.stats)
            if (const game::Unit* const again = read->start.find(unit.key); again->word(stat) != word)
                return std::unexpected{
                    Problems{{unit.key, {"{0} would be {1} and not {2}", {Name{stat}, Name{std::string{again->word(stat)}}, Name{word}}}}}};
    std::string text;
    for (const Statement& statement : statements)
        text += json_of(statement.members) + '\n';
    return text;
}

std::expected<std::string, Problems> save_scenario(const Rulebook& book, const game::State& state, const game::Scenario& head)
{
    if (!is_scenario_key(head.key))
        return std::unexpected{Problems{{"scenario", {"\"{0}\" is not a key: small letters, digits and hyphens", {Name{head.key}}}}}};
    if (scenario_statements(*book.ruleset, head.key))
        return std::unexpected{Problems{{"scenario", {"there is a scenario \"{0}\" already", {Name{head.key}}}}}};
    const auto text = scenario_text(book, state, head);
    if (!text)
        return std::unexpected{text.error()};
    std::string path = path_of_own_scenario(*book.ruleset, head.key);
    if (!QDir{}.mkpath(QFileInfo{QString::fromStdString(path)}.path()))
        return std::unexpected{Problems{{path, {"its folder cannot be made"}}}};
    if (const auto created = create_file(path, *text, Readers::All); !created)
        return std::unexpected{created.error()};
    return path;
}

} // namespace corneta
