// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/scenario.h"

#include "core/fraction.h"
#include "core/game/edits.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <optional>

namespace corneta::game {

namespace {

constexpr std::size_t longest_text = 2000;
constexpr double largest_number = 1e6;

/// A stat as JSON writes it, as its word: 6.5, true, "line", ["woods","higher"].
std::optional<std::string> word_of(const Datum& datum)
{
    if (const auto* const word = std::get_if<std::string>(&datum.value))
        return *word;
    if (const auto* const yes = std::get_if<bool>(&datum.value))
        return *yes ? "yes" : "no";
    if (const auto* const number = std::get_if<double>(&datum.value)) {
        const double tenths = *number * 10;
        if (std::fabs(*number) > largest_number || std::fabs(tenths - std::round(tenths)) > 1e-6)
            return std::nullopt;
        return text(Fraction::tenths(static_cast<std::int64_t>(std::round(tenths))));
    }
    const auto* const list = std::get_if<DatumList>(&datum.value);
    if (list == nullptr)
        return std::nullopt;
    std::string words;
    for (const Datum& one : *list) {
        const auto* const word = std::get_if<std::string>(&one.value);
        if (word == nullptr)
            return std::nullopt;
        words += (words.empty() ? "" : ",") + *word;
    }
    return words;
}

/// The kind of unit is the member that stands for its key: of two that may, such as a unit's own side, the one that is no side.
std::string kind_named_in(const Statement& statement)
{
    constexpr std::array<std::string_view, 4> beside{"code", "name", "command", "stats"};
    std::string kind = "side";
    for (const auto& [key, datum] : statement.members)
        if (std::ranges::find(beside, key) == beside.end() && key != "side")
            kind = key;
    return kind;
}

/// Reads the lines one after the other and takes down what is wrong with each.
class ScenarioReader {
public:
    explicit ScenarioReader(const Ruleset& ruleset) : m_ruleset{ruleset} { m_scenario.start = empty_table(ruleset); }

    void read_head(const Statement& statement)
    {
        m_statement = &statement;
        if (statement.find("scenario") == nullptr)
            return refuse("", {"the first line must name the scenario"});
        std::string ruleset;
        take({{"scenario", &m_scenario.key},
              {"ruleset", &ruleset},
              {"label", &m_scenario.label},
              {"about", &m_scenario.about},
              {"source", &m_scenario.source}});
        if (ruleset != m_ruleset.key)
            refuse("ruleset", {"\"{0}\" is not {1}", {Name{ruleset}, m_ruleset.key}});
        if (m_scenario.label.empty())
            refuse("label", {"missing"});
    }

    void read_unit(const Statement& statement)
    {
        m_statement = &statement;
        Unit unit;
        unit.kind = kind_named_in(statement);
        take({{unit.kind, &unit.key}, {"code", &unit.code}, {"name", &unit.name}, {"side", &unit.side}, {"command", &unit.command}});
        if (unit.name.empty())
            unit.name = unit.key;
        const bool are_stats_read = read_stats(unit);
        auto checked = mustered(m_scenario.start, m_ruleset, unit);
        if (!checked) {
            for (const Problem& problem : checked.error())
                refuse(problem.where, problem.what);
        } else if (are_stats_read) {
            m_scenario.start.units.push_back(std::move(*checked));
        }
    }

    std::expected<Scenario, Problems> scenario() &&
    {
        if (!m_problems.empty())
            return std::unexpected{std::move(m_problems)};
        return std::move(m_scenario);
    }

private:
    struct Text {
        std::string_view key;
        std::string* text = nullptr;
    };

    void refuse(std::string_view key, Sentence what)
    {
        std::string where = m_statement->where();
        if (!key.empty())
            where.append(": ").append(key);
        m_problems.push_back({std::move(where), std::move(what)});
    }

    /// Fills the texts and refuses every other member but stats.
    void take(std::initializer_list<Text> texts)
    {
        for (const auto& [key, datum] : m_statement->members) {
            const auto known = std::ranges::find(texts, std::string_view{key}, &Text::key);
            const auto* const text = std::get_if<std::string>(&datum.value);
            if (known == texts.end()) {
                if (key != "stats")
                    refuse(key, {"unknown"});
            } else if (text == nullptr || text->size() > longest_text) {
                refuse(key, {"not a text of at most {0} letters", {static_cast<std::int64_t>(longest_text)}});
            } else {
                *known->text = *text;
            }
        }
    }

    bool read_stats(Unit& unit)
    {
        const Datum* const datum = m_statement->find("stats");
        const auto* const stats = datum == nullptr ? nullptr : std::get_if<Members>(&datum->value);
        if (datum != nullptr && stats == nullptr) {
            refuse("stats", {"not an object"});
            return false;
        }
        bool is_read = true;
        for (std::size_t i = 0; stats != nullptr && i < stats->size(); ++i) {
            const auto& [key, value] = (*stats)[i];
            if (auto word = word_of(value)) {
                unit.stats[key] = std::move(*word);
            } else {
                refuse(key, {"neither a number in whole or tenths, a word, true, false nor a list of words"});
                is_read = false;
            }
        }
        return is_read;
    }

    const Ruleset& m_ruleset;
    const Statement* m_statement = nullptr;
    Scenario m_scenario;
    Problems m_problems;
};

} // namespace

State empty_table(const Ruleset& ruleset)
{
    State state;
    if (!ruleset.phases.empty())
        state.stage.phase = ruleset.phases.front().key;
    return state;
}

std::expected<Scenario, Problems> scenario_from(const Ruleset& ruleset, std::span<const Statement> statements)
{
    if (statements.empty())
        return std::unexpected{Problems{{"scenario", {"it says nothing"}}}};
    ScenarioReader reader{ruleset};
    for (const Statement& statement : statements) {
        if (statement.members.empty())
            return std::unexpected{Problems{{statement.where(), {"it says nothing"}}}};
        if (&statement == &statements.front())
            reader.read_head(statement);
        else
            reader.read_unit(statement);
    }
    return std::move(reader).scenario();
}

} // namespace corneta::game
