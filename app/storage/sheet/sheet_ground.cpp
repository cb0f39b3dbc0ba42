// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/digest.h"
#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"
#include "app/storage/sheet/letters.h"
#include "app/storage/sheet/state_sheet.h"
#include "core/game/forces/scenario.h"

#include <algorithm>

namespace corneta {

namespace {

std::string letters_of(const Ruleset& ruleset, const std::vector<Statement>& scenario)
{
    std::string all = std::string{ruleset.key} + '\n';
    for (const Statement& statement : scenario)
        all += json_of(statement.members) + '\n';
    return letters_of_digest(text(sha256({all})), ground_size);
}

std::vector<std::string> options_in(const std::vector<Statement>& scenario)
{
    std::vector<std::string> options;
    for (const Statement& statement : scenario)
        if (game::is_option(statement))
            options.emplace_back(text_in(statement.members, "option"));
    return options;
}

/// By charts that let it begin.
std::optional<SheetGround> ground(const Rulebook& book, const std::vector<Statement>& whole, std::uint64_t options)
{
    SheetGround found{
        .book = book, .options = options, .start = game::empty_table(*book.ruleset), .letters = letters_of(*book.ruleset, whole)};
    if (whole.empty())
        return found;
    std::vector<std::string> chosen = options_in(whole);
    std::size_t bit = 0;
    std::erase_if(chosen, [&](const std::string& /*option*/) { return (options >> bit++ & 1U) == 0; });
    auto scenario = game::with_options(whole, chosen);
    const auto read = scenario ? game::scenario_from(book, *scenario) : std::unexpected{Problems{}};
    if (!read)
        return std::nullopt;
    found.scenario = std::move(*scenario);
    found.start = read->start;
    return found;
}

bool is_same(const std::vector<Statement>& scenario, const std::vector<Members>& lines)
{
    return std::ranges::equal(scenario, lines,
                              [](const Statement& one, const Members& other) { return json_of(one.members) == json_of(other); });
}

} // namespace

std::string SheetGround::letters_of_charts() const
{
    std::string all = digest_of(*book.charts) + '\n';
    for (const game::Unit& unit : start.units) {
        for (const std::string* const word : {&unit.key, &unit.code, &unit.name, &unit.kind, &unit.side, &unit.command})
            all += *word + '\n';
        for (const auto& [stat, word] : unit.stats)
            all.append(stat).append("=").append(word).append("\n");
    }
    return letters_of_digest(text(sha256({all})), ground_size);
}

SheetGround ground_of(const GameRecord& record)
{
    const std::vector<Members>& lines = record.head().scenario;
    const std::string key{lines.empty() ? std::string_view{} : text_in(lines.front(), "scenario")};
    const std::vector<std::string> keys = scenario_keys(record.ruleset());
    if (std::ranges::find(keys, key) != keys.end()) {
        const auto whole = scenario_statements(record.ruleset(), key);
        const std::vector<std::string> options = options_in(*whole);
        std::uint64_t chosen = 0;
        for (const Members& line : lines)
            if (const Statement statement{"", 1, line}; game::is_option(statement))
                chosen |= std::uint64_t{1} << static_cast<unsigned>(std::ranges::find(options, text_in(statement.members, "option"))
                                                                    - options.begin());
        if (auto found = ground(record.book(), *whole, chosen); found && is_same(found->scenario, lines))
            return std::move(*found);
    }
    return *ground(record.book(), {}, 0);
}

std::expected<SheetGround, Problems> ground_found(std::string_view letters, std::uint64_t options, std::span<const Ruleset* const> rulesets,
                                                  const std::optional<std::string>& pack)
{
    for (const Ruleset* const ruleset : rulesets) {
        std::vector<std::vector<Statement>> scenarios{{}};
        for (const std::string& key : scenario_keys(*ruleset))
            scenarios.push_back(*scenario_statements(*ruleset, key));
        const auto scenario = std::ranges::find_if(scenarios, [&](const auto& whole) { return letters_of(*ruleset, whole) == letters; });
        if (scenario == scenarios.end())
            continue;
        const auto book = rulebook_with_pack(*ruleset, pack);
        if (!book)
            return std::unexpected{book.error()};
        auto found = ground(*book, *scenario, options);
        if (!found)
            return std::unexpected{Problems{{"", {"the scenario does not begin by these charts"}}}};
        return std::move(*found);
    }
    return std::unexpected{Problems{{"", {"no game and no scenario of this version is the one of the sheet"}}}};
}

} // namespace corneta
