// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/forces/scenario.h"

#include "core/game/decide/muster.h"
#include "core/game/forces/csv.h"
#include "core/text/fraction.h"
#include "core/text/match.h"
#include "core/text/most_problems.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <optional>

namespace corneta::game {

namespace {

constexpr std::size_t longest_text = 2000;
constexpr double largest_number = 1e6;

std::optional<std::string> word_of(double number)
{
    const double tenths = number * 10;
    if (std::fabs(number) > largest_number || std::fabs(tenths - std::round(tenths)) > 1e-6)
        return std::nullopt;
    return text(Fraction::tenths(static_cast<std::int64_t>(std::round(tenths))));
}

std::optional<std::string> joined(const DatumList& list)
{
    std::string words;
    for (const Datum& one : list) {
        const auto* const word = std::get_if<std::string>(&one.value);
        if (word == nullptr)
            return std::nullopt;
        words += (words.empty() ? "" : ",") + *word;
    }
    return words;
}

/// A stat as JSON writes it, as its word: 6.5, true, "line", ["woods","higher"].
std::optional<std::string> word_of(const Datum& datum)
{
    using Word = std::optional<std::string>;
    return match(
        datum.value, [](const std::string& word) { return Word{word}; }, [](bool yes) { return Word{yes ? "yes" : "no"}; },
        [](double number) { return word_of(number); }, [](const DatumList& list) { return joined(list); },
        [](const OneOf<Null, Members> auto&) { return Word{}; });
}

/// Reads the lines one after the other and takes down what is wrong with each.
class ScenarioReader {
public:
    explicit ScenarioReader(const Rulebook& book) : m_book{book}, m_ruleset{*book.ruleset} { m_scenario.start = empty_table(m_ruleset); }

    void read_head(const Statement& statement)
    {
        m_statement = &statement;
        m_head = statement.where();
        if (statement.find("scenario") == nullptr)
            return refuse("", {"the first line must name the scenario"});
        std::string ruleset;
        take({{"scenario", &m_scenario.key},
              {"ruleset", &ruleset},
              {"label", &m_scenario.label},
              {"about", &m_scenario.about},
              {"attacker", &m_scenario.attacker},
              {"source", &m_scenario.source}});
        if (ruleset != m_ruleset.key)
            refuse("ruleset", {"\"{0}\" is not {1}", {Name{ruleset}, m_ruleset.key}});
        if (m_scenario.label.empty())
            refuse("label", {"missing"});
    }

    void read_option(const Statement& statement)
    {
        m_statement = &statement;
        ScenarioOption option;
        take({{"option", &option.key}, {"label", &option.label}, {"about", &option.about}, {"without", &option.without}});
        if (std::ranges::find(m_scenario.options, option.key, &ScenarioOption::key) != m_scenario.options.end())
            refuse("option", {"\"{0}\" stands there twice", {Name{option.key}}});
        if (option.label.empty())
            refuse("label", {"missing"});
        m_scenario.options.push_back(std::move(option));
    }

    void read_unit(const Statement& statement)
    {
        m_statement = &statement;
        if (const std::string option{text_in(statement.members, "option")}; !option.empty()) {
            if (std::ranges::find(m_scenario.options, option, &ScenarioOption::key) == m_scenario.options.end())
                refuse("option", {"there is no option \"{0}\"", {Name{option}}});
            return;
        }
        Unit unit;
        unit.kind = kind_named_in(statement);
        std::string source = m_scenario.source;
        take({{unit.kind, &unit.key},
              {"code", &unit.code},
              {"name", &unit.name},
              {"side", &unit.side},
              {"command", &unit.command},
              {"source", &source}});
        if (unit.name.empty())
            unit.name = unit.key;
        const bool are_stats_read = read_stats(unit);
        read_sources(unit, source);
        auto checked = mustered(m_scenario.start, m_book, unit);
        if (!checked) {
            for (const Problem& problem : checked.error())
                refuse(problem.where, problem.what);
        } else if (m_scenario.start.units.size() >= most_units_of_game) {
            refuse({}, {"more than {0} units", {static_cast<std::int64_t>(most_units_of_game)}});
        } else if (are_stats_read) {
            m_scenario.start.units.push_back(std::move(*checked));
        }
    }

    std::expected<Scenario, Problems> scenario() &&
    {
        const Unit* const attacker = m_scenario.attacker.empty() ? nullptr : m_scenario.start.find(m_scenario.attacker);
        if (!m_scenario.attacker.empty() && (attacker == nullptr || attacker->kind != "side"))
            m_problems.push_back({m_head + ": attacker", {"there is no side \"{0}\"", {Name{m_scenario.attacker}}}});
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
        add(m_problems, {std::move(where), std::move(what)});
    }

    /// Fills the texts and refuses every other member but stats.
    void take(std::initializer_list<Text> texts)
    {
        for (const auto& [key, datum] : m_statement->members) {
            const auto known = std::ranges::find(texts, std::string_view{key}, &Text::key);
            const auto* const text = std::get_if<std::string>(&datum.value);
            if (known == texts.end()) {
                if (key != "stats" && key != "sources")
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
        const auto* const stats = member_as<Members>(m_statement->members, "stats");
        if (stats == nullptr && m_statement->find("stats") != nullptr) {
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

    /// The word of a source, or the reason why it is none.
    std::optional<Source> source_said(std::string_view key, std::string_view word)
    {
        const auto source = source_from(word);
        if (!source)
            refuse(key, {"\"{0}\" is none of rules, example, house, yours", {Name{std::string{word}}}});
        return source;
    }

    /// `word` is the source of the stats that `sources` does not name.
    void read_sources(const Unit& unit, std::string_view word)
    {
        const bool is_own = m_statement->find("source") != nullptr;
        const auto whole = is_own ? source_said("source", word) : source_from(word);
        const auto* const some = member_as<Members>(m_statement->members, "sources");
        if (some == nullptr && m_statement->find("sources") != nullptr)
            refuse("sources", {"not an object"});
        for (const auto& [stat, stated] : unit.stats)
            if (whole)
                m_scenario.sources.push_back({unit.key, stat, *whole});
        for (std::size_t i = 0; some != nullptr && i < some->size(); ++i) {
            const auto& [stat, value] = (*some)[i];
            const auto* const text = std::get_if<std::string>(&value.value);
            const auto source = source_said("sources: " + stat, text == nullptr ? "" : *text);
            if (!unit.stats.contains(stat))
                refuse("sources: " + stat, {"the line states no such stat"});
            if (!source)
                continue;
            std::erase_if(m_scenario.sources, [&](const StatSource& one) { return one.unit == unit.key && one.stat == stat; });
            m_scenario.sources.push_back({unit.key, stat, *source});
        }
    }

    const Rulebook& m_book;
    const Ruleset& m_ruleset;
    const Statement* m_statement = nullptr;
    std::string m_head; ///< where the first line stands
    Scenario m_scenario;
    Problems m_problems;
};

} // namespace

Scenario head_of(std::span<const Statement> statements)
{
    Scenario scenario;
    const auto text = [](const Statement& statement, std::string_view key) { return std::string{text_in(statement.members, key)}; };
    if (!statements.empty()) {
        const Statement& head = statements.front();
        scenario.key = text(head, "scenario");
        scenario.label = text(head, "label");
        scenario.about = text(head, "about");
        scenario.source = text(head, "source");
    }
    for (const Statement& one : statements)
        if (is_option(one))
            scenario.options.push_back({text(one, "option"), text(one, "label"), text(one, "about"), text(one, "without")});
    return scenario;
}

std::optional<Source> Scenario::source_of(std::string_view unit, std::string_view stat) const
{
    const auto found = std::ranges::find_if(sources, [&](const StatSource& one) { return one.unit == unit && one.stat == stat; });
    return found == sources.end() ? std::nullopt : std::optional{found->source};
}

State empty_table(const Ruleset& ruleset)
{
    State state;
    if (!ruleset.phases.empty())
        state.stage.phase = ruleset.phases.front().key;
    return state;
}

std::expected<Scenario, Problems> scenario_from(const Rulebook& book, std::span<const Statement> statements)
{
    if (statements.empty())
        return std::unexpected{Problems{{"scenario", {"it says nothing"}}}};
    ScenarioReader reader{book};
    for (const Statement& statement : statements) {
        if (statement.members.empty())
            return std::unexpected{Problems{{statement.where(), {"it says nothing"}}}};
        if (&statement == &statements.front())
            reader.read_head(statement);
        else if (is_option(statement))
            reader.read_option(statement);
        else
            reader.read_unit(statement);
    }
    return std::move(reader).scenario();
}

} // namespace corneta::game
