// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/forces/scenario.h"

#include <algorithm>
#include <array>

namespace corneta::game {

namespace {

constexpr std::array<std::string_view, 4> of_options{"option", "label", "about", "without"};

void put(Members& members, const std::string& key, Datum datum)
{
    if (Datum* const known = member(members, key))
        *known = std::move(datum);
    else
        members.emplace_back(key, std::move(datum));
}

/// What stands under a key as an object, made where there is none.
Members& object_at(Statement& statement, const std::string& key)
{
    if (member(statement.members, key) == nullptr)
        statement.members.emplace_back(key, Datum{Members{}});
    Datum& datum = *member(statement.members, key);
    if (!std::holds_alternative<Members>(datum.value))
        datum.value = Members{};
    return std::get<Members>(datum.value);
}

/// What an option says of a unit that stands already; a source for the line is that of the stats it changes.
void change(Statement& unit, const Statement& by)
{
    for (const auto& [key, datum] : by.members) {
        const auto* const object = std::get_if<Members>(&datum.value);
        if (object == nullptr && key != "source")
            put(unit.members, key, datum);
        for (std::size_t i = 0; object != nullptr && i < object->size(); ++i) {
            put(object_at(unit, key), (*object)[i].first, (*object)[i].second);
            if (key == "stats" && by.find("source") != nullptr)
                put(object_at(unit, "sources"), (*object)[i].first, *by.find("source"));
        }
    }
}

Problems problems_with(std::span<const Statement> statements, std::span<const std::string> chosen)
{
    Problems problems;
    std::string known;
    for (const Statement& statement : statements)
        if (is_option(statement))
            known += (known.empty() ? "" : ", ") + std::string{text_in(statement.members, "option")};
    for (const std::string& key : chosen) {
        const auto found =
            std::ranges::find_if(statements, [&](const Statement& one) { return is_option(one) && text_in(one.members, "option") == key; });
        if (found == statements.end())
            problems.push_back({key,
                                known.empty() ? Sentence{"unknown option; the scenario has none"}
                                              : Sentence{"unknown option; there are {0}", {Name{known}}}});
        else if (const std::string other{text_in(found->members, "without")}; std::ranges::find(chosen, other) != chosen.end())
            problems.push_back({key, {"does not go with {0}", {Name{other}}}});
        if (std::ranges::find(chosen, key) != chosen.begin() + (&key - chosen.data()))
            problems.push_back({key, {"given twice"}});
    }
    return problems;
}

} // namespace

std::string kind_named_in(const Statement& statement)
{
    constexpr std::array<std::string_view, 7> beside{"code", "name", "command", "stats", "option", "source", "sources"};
    std::string kind = "side";
    for (const auto& [key, datum] : statement.members)
        if (std::ranges::find(beside, key) == beside.end() && key != "side")
            kind = key;
    return kind;
}

std::string_view attacker_in(std::span<const Members> lines)
{
    return lines.empty() ? std::string_view{} : text_in(lines.front(), "attacker");
}

bool is_option(const Statement& statement)
{
    const auto is_of_option = [](const auto& each) { return std::ranges::find(of_options, each.first) != of_options.end(); };
    return !text_in(statement.members, "option").empty() && std::ranges::all_of(statement.members, is_of_option);
}

std::expected<std::vector<Statement>, Problems> with_options(std::span<const Statement> statements, std::span<const std::string> chosen)
{
    if (Problems problems = problems_with(statements, chosen); !problems.empty())
        return std::unexpected{std::move(problems)};
    const auto is_offered = [&](std::string_view key) {
        return std::ranges::any_of(statements,
                                   [&](const Statement& one) { return is_option(one) && text_in(one.members, "option") == key; });
    };
    std::vector<Statement> taken;
    for (const Statement& statement : statements) {
        const std::string_view option = text_in(statement.members, "option");
        const bool is_chosen = std::ranges::find(chosen, option) != chosen.end();
        if (is_option(statement) || option.empty() || !is_offered(option)) {
            if (!is_option(statement) || is_chosen)
                taken.push_back(statement);
            continue;
        }
        if (!is_chosen)
            continue;
        Statement plain = statement;
        std::erase_if(plain.members, [](const auto& each) { return each.first == "option"; });
        const std::string kind = kind_named_in(plain);
        const auto stands = std::ranges::find_if(taken, [&](const Statement& one) {
            return kind_named_in(one) == kind && text_in(one.members, kind) == text_in(plain.members, kind);
        });
        if (stands == taken.end())
            taken.push_back(std::move(plain));
        else
            change(*stands, plain);
    }
    return taken;
}

std::expected<std::vector<State>, Problems> starts_of(const Rulebook& book, std::span<const Statement> statements)
{
    std::vector<std::vector<std::string>> chosen{{}};
    for (const Statement& statement : statements)
        if (is_option(statement))
            chosen.push_back({std::string{text_in(statement.members, "option")}});
    std::vector<State> starts;
    for (const auto& options : chosen) {
        const auto taken = with_options(statements, options);
        auto scenario = taken ? scenario_from(book, *taken) : std::unexpected{taken.error()};
        if (!scenario)
            return std::unexpected{scenario.error()};
        starts.push_back(std::move(scenario->start));
    }
    return starts;
}

} // namespace corneta::game
