// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/forces/scenario.h"
#include "core/text/fraction.h"

#include <algorithm>

namespace corneta::game {

namespace {

/// A word as a scenario writes it: 21, true, "line".
Datum datum_of(const StatSpec* spec, const std::string& word)
{
    const auto number = spec != nullptr && spec->field.kind == Kind::Number ? fraction_from(word) : std::nullopt;
    constexpr double tenth = 10;
    if (number)
        return {static_cast<double>((*number * Fraction{10}).rounded_down()) / tenth};
    if (spec != nullptr && spec->field.kind == Kind::Toggle)
        return {word == "yes"};
    return {word};
}

} // namespace

Members members_of(const Unit& unit, std::span<const StatSpec> specs)
{
    Members members{{unit.kind, {unit.key}}};
    const auto state = [&](const char* key, const std::string& text) {
        if (!text.empty())
            members.emplace_back(key, Datum{text});
    };
    state("code", unit.code);
    state("name", unit.name);
    if (unit.kind != "side")
        state("side", unit.side);
    state("command", unit.command);
    Members stats;
    for (const auto& [stat, word] : unit.stats) {
        const auto spec = std::ranges::find(specs, stat, [](const StatSpec& one) { return one.field.key; });
        if (!word.empty())
            stats.emplace_back(stat, datum_of(spec == specs.end() ? nullptr : &*spec, word));
    }
    if (!stats.empty())
        members.emplace_back("stats", Datum{std::move(stats)});
    return members;
}

std::vector<Statement> statements_of(const Ruleset& ruleset, const Scenario& head, std::span<const Unit> units)
{
    std::vector<Statement> statements{
        {head.key, 1, {{"scenario", {head.key}}, {"ruleset", {std::string{ruleset.key}}}, {"label", {head.label}}}}};
    for (const auto& [key, text] : {std::pair{"about", head.about}, {"attacker", head.attacker}, {"source", head.source}})
        if (!text.empty())
            statements.front().members.emplace_back(key, Datum{text});
    const std::vector<StatSpec> specs = stats_of(ruleset);
    for (const bool is_of_sides : {true, false}) // a unit names its side
        for (const Unit& unit : units)
            if ((unit.kind == "side") == is_of_sides)
                statements.push_back({head.key, static_cast<int>(statements.size()) + 1, members_of(unit, specs)});
    return statements;
}

} // namespace corneta::game
