// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book.h"
#include "app/storage/packs/packs.h"
#include "core/game/decide/muster.h"
#include "core/game/forces/scenario.h"
#include "core/game/play/rules.h"
#include "core/text/words.h"
#include "rulesets/season/actions.h"

#include <fmt/format.h>

#include <algorithm>

namespace corneta {

namespace {

namespace stat = season::stat;
namespace kind = season::kind;

constexpr int morale_a_level = 3; ///< of an army, so much more or less than at the start is one level of its quality

bool is_fielded(const game::Unit& unit)
{
    if (unit.kind == kind::unit)
        return !unit[stat::is_gone] && unit[stat::fit] > 0;
    return !unit[stat::lost];
}

int levels_of(const game::Unit& unit, const GameRecord& book)
{
    const auto& charts = dynamic_cast<const season::Charts&>(*book.book().typed_charts);
    if (unit.kind == kind::side)
        return (unit[stat::morale] - charts[season::Morale::AtTheStart].whole()) / morale_a_level;
    return unit[stat::raised] - unit[stat::lowered];
}

/// A unit as it began, made what the book says of it.
game::Unit refitted(game::Unit unit, const game::Unit& in_book, const GameRecord& book, const Ruleset& ruleset)
{
    ruleset.game->refit(unit, in_book[stat::fit], levels_of(in_book, book));
    return unit;
}

std::expected<game::State, Problems> start_of(const Ruleset& ruleset, const std::vector<Statement>& scenario)
{
    const auto book = rulebook_with_pack(ruleset);
    auto read = book ? game::scenario_from(*book, scenario) : std::unexpected{book.error()};
    if (!read)
        return std::unexpected{std::move(read.error())};
    return std::move(read->start);
}

std::string label_of(const GameRecord& book)
{
    const auto battles = std::ranges::count(book.journal().state().units, kind::battle.key, &game::Unit::kind);
    return fmt::format("Battle {} of the season", battles + 1);
}

game::Unit as_it_came(const game::Unit& unit)
{
    game::Unit came{.key = unit.key, .code = unit.code, .name = unit.name, .kind = unit.kind, .side = unit.side, .command = unit.command};
    for (const std::string_view part : split(unit[stat::built], ' '))
        if (const std::size_t mark = part.find('='); mark != std::string_view::npos)
            came.stats.insert_or_assign(part.substr(0, mark), std::string{part.substr(mark + 1)});
    return came;
}

} // namespace

std::expected<std::vector<Statement>, Problems> next_scenario(const GameRecord& book, const Ruleset& ruleset,
                                                              std::vector<Statement> scenario)
{
    auto statements = game::with_options(scenario, {});
    const auto start = statements ? start_of(ruleset, *statements) : std::unexpected{statements.error()};
    if (!start)
        return std::unexpected{start.error()};
    const game::State& now = book.journal().state();
    game::State left = *start;
    std::erase_if(left.units, [&](const game::Unit& unit) {
        const game::Unit* const in_book = now.find(unit.key);
        return in_book != nullptr && !is_fielded(*in_book);
    });
    game::drop_absent(left, ruleset);
    const std::vector<game::StatSpec> specs = game::stats_of(ruleset);
    std::vector<Statement> next{statements->front()};
    for (auto& [key, datum] : next.front().members)
        if (key == "label")
            datum = Datum{fmt::format("{}: {}", label_of(book), std::get<std::string>(datum.value))};
    for (std::size_t i = 1; i < statements->size(); ++i) {
        Statement statement = (*statements)[i];
        const game::Unit* const stated = start->find(text_in(statement.members, game::kind_named_in(statement)));
        const game::Unit* const unit = stated == nullptr ? nullptr : left.find(stated->key);
        if (stated != nullptr && unit == nullptr)
            continue;
        const game::Unit* const in_book = unit == nullptr ? nullptr : now.find(unit->key);
        if (in_book != nullptr)
            statement.members = game::members_of(refitted(*unit, *in_book, book, ruleset), specs);
        else if (unit != nullptr && *unit != *stated)
            statement.members = game::members_of(*unit, specs);
        next.push_back(std::move(statement));
    }
    return next;
}

std::expected<std::vector<Statement>, Problems> scenario_of_armies(const GameRecord& book, const Ruleset& ruleset)
{
    game::State fielded;
    for (const std::string_view wanted : {kind::side, kind::leader, kind::unit})
        for (const game::Unit& unit : book.journal().state().units)
            if (unit.kind == wanted && is_fielded(unit))
                fielded.units.push_back(refitted(as_it_came(unit), unit, book, ruleset));
    game::drop_absent(fielded, ruleset);
    if (fielded.units.empty())
        return std::unexpected{Problems{{"book", {"no armies are in it yet: add a battle first"}}}};
    game::Scenario head;
    head.key = "armies";
    head.label = label_of(book);
    head.source = "yours";
    return game::statements_of(ruleset, head, fielded.units);
}

Problems begin_next(GameFile& book, const std::vector<Statement>& scenario, const std::string& path,
                    std::span<const Ruleset* const> rulesets)
{
    const auto ruleset = ruleset_of_book(book.record(), rulesets);
    if (!ruleset)
        return ruleset.error();
    const auto game = GameFile::create(path, {.ruleset = std::string{(*ruleset)->key}, .scenario = scenario}, rulesets);
    if (!game)
        return game.error();
    const auto noted = book.give(game::Note{"The next battle is begun: " + path});
    return noted ? Problems{} : noted.error();
}

std::vector<std::string> not_fielded(const GameRecord& book)
{
    std::vector<std::string> names;
    for (const game::Unit& unit : book.journal().state().units)
        if ((unit.kind == kind::unit || unit.kind == kind::leader) && !is_fielded(unit))
            names.push_back(unit.name);
    return names;
}

} // namespace corneta
