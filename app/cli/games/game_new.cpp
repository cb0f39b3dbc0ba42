// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/options/question.h"
#include "app/cli/printing/game_text.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/packs/packs.h"
#include "app/storage/sheet/state_sheet.h"
#include "core/game/forces/scenario.h"
#include "core/game/play/rules.h"
#include "core/text/language.h"
#include "core/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace corneta::cli {

namespace {

constexpr std::string_view unit_mark = "--unit";

/// A unit typed as `k9 side=us castings=12`, as a scenario would state it.
Statement unit_typed(const std::string& text)
{
    constexpr std::array<std::string_view, 4> names{"code", "name", "side", "command"};
    Statement unit{std::string{unit_mark}, 1, {}};
    std::string kind = "unit";
    std::string key;
    Members stats;
    for (const std::string_view part : parted(text, ' ')) {
        const std::size_t mark = part.find('=');
        const std::string word{mark == std::string_view::npos ? part : part.substr(mark + 1)};
        const std::string_view name = part.substr(0, mark);
        if (mark == std::string_view::npos)
            key = word;
        else if (name == "kind")
            kind = word;
        else if (std::ranges::find(names, name) != names.end())
            unit.members.emplace_back(name, Datum{word});
        else
            stats.emplace_back(name, Datum{word});
    }
    if (kind == "side")
        std::erase_if(unit.members, [](const auto& member) { return member.first == "side"; });
    unit.members.emplace_back(kind, Datum{key});
    unit.members.emplace_back("stats", Datum{std::move(stats)});
    return unit;
}

std::vector<Statement> typed_scenario(const Ruleset& ruleset, const std::vector<std::string>& units)
{
    std::vector<Statement> statements{{std::string{unit_mark},
                                       1,
                                       {{"scenario", Datum{std::string{"typed"}}},
                                        {"ruleset", Datum{std::string{ruleset.key}}},
                                        {"label", Datum{std::string{"Units typed in"}}},
                                        {"source", Datum{std::string{"yours"}}}}}};
    for (const std::string& unit : units)
        statements.push_back(unit_typed(unit));
    return statements;
}

/// The keys of a unit typed in: each stands there once, its own key first and alone.
Problems problems_with_typed(const std::string& text)
{
    std::vector<Given> given;
    for (const std::string_view part : parted(text, ' '))
        given.push_back(part.contains('=') ? corneta::given_in(part) : Given{"unit", {}});
    return problems_with_repeated(given);
}

/// What a pack and a scenario say wrongly, in the places where they say it. Units typed in stand in no file.
void check(const Ruleset& ruleset, const NewGame& game)
{
    const auto book = or_fail(rulebook_with(ruleset, game.pack), ExitCode::Unreadable);
    const auto scenario = game.scenario.empty() ? game::Scenario{} : game::scenario_from(book, game.scenario);
    if (scenario)
        return;
    Problems problems = scenario.error();
    ExitCode code = ExitCode::Refused;
    const std::string typed = Statement{std::string{unit_mark}, 1, {}}.where();
    for (Problem& problem : problems)
        if (problem.where.starts_with(typed))
            problem.where.replace(0, typed.size(), unit_mark);
        else
            code = ExitCode::Unreadable;
    throw failed(code, problems);
}

/// What the rules find unusual about the forces: nothing is refused for it.
std::vector<Sentence> unusual_in(const GameRecord& record)
{
    const game::GameRules* const rules = record.ruleset().game;
    std::vector<Sentence> found;
    if (rules != nullptr && rules->unusual != nullptr)
        for (const game::Unusual& one : rules->unusual(record.journal().state(), record.book()))
            found.push_back(one.words);
    return found;
}

} // namespace

Reply new_game(const Call& call)
{
    const Ruleset& ruleset = ruleset_named(call.operands[1], call.rulesets);
    NewGame game{std::string{ruleset.key}};
    if (const auto pack = call.line.value(OptionName::Pack))
        game.pack = or_fail(pack_statements(ruleset, *pack), ExitCode::Unreadable);
    if (const auto scenario = call.line.value(OptionName::Scenario))
        game.scenario = scenario_named(*scenario, call.line, ruleset);
    else if (call.line.has(OptionName::Option))
        throw failed(ExitCode::Usage, "--option", {"goes with --scenario"});
    if (const auto forces = call.line.value(OptionName::Forces))
        game.scenario = scenario_of_forces(*forces, or_fail(rulebook_with(ruleset, game.pack), ExitCode::Unreadable));
    const auto units = call.line.values(OptionName::Unit);
    for (const std::string& unit : units)
        if (Problems problems = problems_with_typed(unit); !problems.empty()) {
            for (Problem& problem : problems)
                problem.where = fmt::format("{}: {}", unit_mark, problem.where);
            throw failed(ExitCode::Refused, problems);
        }
    if (game.scenario.empty() && !units.empty())
        game.scenario = typed_scenario(ruleset, units);
    else
        for (const std::string& unit : units)
            game.scenario.push_back(unit_typed(unit));
    check(ruleset, game);
    const GameFile file = or_fail(GameFile::create(call.operands[0], game, call.rulesets), ExitCode::Unreadable);
    const std::vector<Sentence> found = unusual_in(file.record());
    if (!call.is_json()) {
        std::string lines;
        for (const Sentence& one : found)
            lines += "  " + spoken(one) + "\n";
        return text_of(file.record()) + (lines.empty() ? lines : spoken("Unusual by the rules:\n") + lines);
    }
    return printed(QJsonObject{{"file", words(call.operands[0])},
                               {"ruleset", words(ruleset.key)},
                               {"id", words(file.record().head().id)},
                               {"seal", words(file.file().head_seal())},
                               {"unusual", json_list(found, [](const Sentence& one) { return words(text(one)); })}});
}

Reply game_from_sheet(const Call& call)
{
    const auto created = call.line.value(OptionName::Out);
    const auto into = call.line.value(OptionName::Into);
    if (created.has_value() == into.has_value())
        throw failed(ExitCode::Usage, "game from-sheet", {"a new game with -o NEW, or one that goes on with --into GAME"});
    if (into && call.line.has(OptionName::Pack))
        throw failed(ExitCode::Usage, "--pack", {"the game has its charts"});
    const auto bytes = or_fail(bytes_of_file(call.operands[0]), ExitCode::Unreadable);
    const auto sheet = or_fail(typed_sheet(bytes, call.operands[0]), ExitCode::Refused);
    if (into) {
        GameFile file = game_for_writing(*into, call.rulesets);
        or_fail(take_sheet(file, sheet, reason_in(call.line)), file);
        return reply_of(file, call.line);
    }
    const auto file = game_from_sheet(*created, sheet, call.line.value(OptionName::Pack), reason_in(call.line), call.rulesets);
    if (file)
        return reply_of(*file, call.line);
    const bool is_of_disk = file.error().front().where.starts_with(*created);
    throw failed(is_of_disk ? ExitCode::Unreadable : ExitCode::Refused, file.error());
}

} // namespace corneta::cli
