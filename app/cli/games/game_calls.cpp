// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"

#include "app/cli/options/typed.h"
#include "app/cli/printing/game_text.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/json_lines.h"
#include "app/storage/files/printable.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/journal/salvage.h"
#include "app/storage/packs/scenarios.h"
#include "core/game/play/roles.h"
#include "core/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

namespace corneta::cli {

namespace {

/// The key or code of a unit that was named in letters of the other case.
std::optional<std::string> code_meant(const Problem& problem, const game::State& state)
{
    const auto* const typed = problem.code == ProblemCode::UnknownUnit ? std::get_if<Name>(&problem.what.arguments.front()) : nullptr;
    for (const game::Unit& unit : state.units)
        for (const std::string* const name : {&unit.code, &unit.key})
            if (typed != nullptr && !name->empty()
                && QString::fromStdString(*name).compare(QString::fromStdString(typed->text), Qt::CaseInsensitive) == 0)
                return *name;
    return std::nullopt;
}

/// Names the way out where something of the file is sound.
template <class Game> Game readable(std::expected<Game, Problems> game, const std::string& path)
{
    if (game)
        return *std::move(game);
    const auto bytes = bytes_of_file(path, longest_game);
    if (bytes && !journal_lines(*bytes, path) && !salvaged(*bytes).lines.empty())
        game.error().push_back({path, {"to save what is sound of it: corneta-cli game salvage {0} -o NEW", {Name{shell_word(path)}}}});
    throw failed(ExitCode::Unreadable, game.error());
}

constexpr std::string_view file_name = "FILE";

/// `unit` for the operand UNIT, the key of an answer; a note's text goes by the name of what it becomes.
std::string place_of(std::span<const std::string_view> names, std::size_t operand, const std::string& typed)
{
    if (operand >= names.size())
        return typed.substr(0, typed.find('='));
    std::string name{names[operand] == "TEXT" ? "note" : names[operand]};
    std::erase_if(name, [](char letter) { return letter == '[' || letter == ']'; }); // of one that may be missing
    std::ranges::transform(name, name.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return name;
}

bool is_of_a_file(OptionName name)
{
    using enum OptionName;
    constexpr std::array of_files{Pack, Scenario, Forces, From, Out};
    return std::ranges::find(of_files, name) != of_files.end();
}

} // namespace

GameFile game_for_writing(const std::string& path, Rulesets rulesets)
{
    return readable(GameFile::open(path, rulesets), path);
}

GameRead game_for_reading(const std::string& path, Rulesets rulesets)
{
    return readable(game_read(path, rulesets), path);
}

Failure failed(const GameFile& file, Problems problems)
{
    const game::State& state = file.journal().state();
    for (Problem& problem : problems)
        if (const auto code = code_meant(problem, state))
            problem.what = {"{0}; did you mean {1}?", {problem.what, Name{*code}}};
    name_commands(file, problems);
    for (Problem& problem : problems)
        if (problem.code == ProblemCode::RollOwed)
            problem.what = {"{0}: game roll {1} [--drop --reason WHY]", {problem.what, Name{shell_word(file.file().path())}}};
    return failed(file.has_disk_failed() ? ExitCode::Unreadable : ExitCode::Refused, problems);
}

Reply reply_of(const GameFile& file, const CommandLine& line)
{
    const game::Entry& entry = file.journal().entries().back();
    if (!line.has(OptionName::Json))
        return text_of(file.record(), entry) + text_of_seal(file);
    QJsonObject object = members_of(GameLine{entry});
    object["seal"] = words(file.file().head_seal());
    if (const std::string& torn = file.file().torn_path(); !torn.empty())
        object["torn_file"] = words(torn);
    return printed(object);
}

Reply changed(const Call& call, const game::Command& command)
{
    GameFile file = game_for_writing(call.operands[0], call.rulesets);
    or_fail(file.give(command), file);
    return reply_of(file, call.line);
}

std::vector<Statement> scenario_named(const std::string& key_or_file, const CommandLine& line, const Ruleset& ruleset)
{
    constexpr std::string_view path_marks = "./";
    const bool is_file = key_or_file.find_first_of(path_marks) != std::string::npos;
    const auto statements = is_file ? statements_from_file(key_or_file) : scenario_statements(ruleset, key_or_file);
    if (!statements)
        throw failed(is_file ? ExitCode::Unreadable : ExitCode::Usage, statements.error());
    auto taken = game::with_options(*statements, line.values(OptionName::Option));
    if (taken)
        return std::move(*taken);
    for (Problem& problem : taken.error()) // in the place where they were typed
        problem.where = fmt::format("{} {}", word_of(OptionName::Option), problem.where);
    throw failed(ExitCode::Usage, taken.error());
}

std::string reason_in(const CommandLine& line)
{
    return QString::fromStdString(line.value(OptionName::Reason).value_or("")).trimmed().toStdString();
}

int entry_named(const std::string& word)
{
    const auto number = number_from<int>(word);
    if (!number || *number < 1)
        throw failed(ExitCode::Usage, "entry", {"\"{0}\" is not the number of an entry", {Name{word}}});
    return *number;
}

game::Play play_from(const Ruleset& ruleset, const Action& action, std::vector<Given> all)
{
    game::Play play{std::string{action.key}};
    const auto roles = game::roles_of(ruleset, action);
    for (Given& given : all) {
        const auto field = index_of(action.form, given.key);
        const bool is_answer = field && values_from(action.form[*field], given); // else a unit may be meant: leader=attached, leader=LG
        const bool is_role = std::ranges::find(roles, given.key) != roles.end() && !is_answer;
        if (!is_role) {
            play.typed.push_back(std::move(given));
            continue;
        }
        game::RoleFilled filled{given.key, {}};
        if (!given.word.empty())
            for (const std::string_view unit : split(given.word, ','))
                filled.units.emplace_back(unit);
        play.roles.push_back(std::move(filled));
    }
    return play;
}

void rule_later(game::Branching auto& command, const CommandLine& line, const GameRecord& record)
{
    for (const std::string& word : line.values(OptionName::Step)) {
        const std::size_t mark = word.find('=');
        const std::string what = mark == std::string::npos ? "" : word.substr(mark + 1);
        if (word.starts_with("rest=")) {
            if (command.rest || (what != "keep" && what != "strike"))
                throw failed(ExitCode::Usage, "--then", {"say rest=keep or rest=strike, once"});
            command.rest = what == "keep" ? game::Rule::Keep : game::Rule::Strike;
            continue;
        }
        const auto entry = entry_named(word.substr(0, mark));
        if (std::ranges::find(command.rulings, entry, &game::Ruling::entry) != command.rulings.end())
            throw failed(ExitCode::Refused, "--then", {"entry {0} is given twice", {entry}});
        game::Ruling ruling{entry, game::Rule::Keep, std::nullopt};
        if (what == "strike") {
            ruling.rule = game::Rule::Strike;
        } else if (what != "keep") {
            const game::EntryResult* const result = record.journal().in_force(entry);
            if (result == nullptr || !result->play || !what.contains('='))
                throw failed(ExitCode::Usage, "--then", {"\"{0}\" is not ENTRY=strike, ENTRY=keep or ENTRY=k=v of a play", {Name{word}}});
            ruling.rule = game::Rule::Amend;
            const Action& action = *record.ruleset().find_action(result->play->action);
            ruling.play = game::amended(*result->play, play_from(record.ruleset(), action, given_once(parted(what, ' '))));
        }
        command.rulings.push_back(std::move(ruling));
    }
}
template void rule_later(game::Strike&, const CommandLine&, const GameRecord&);
template void rule_later(game::Amend&, const CommandLine&, const GameRecord&);

Problems problems_with_repeated(std::span<const Given> given)
{
    Problems problems;
    std::set<std::string_view> known;
    for (const Given& one : given)
        if (!known.insert(one.key).second)
            problems.push_back({one.key, {"given twice"}});
    return problems;
}

std::vector<Given> given_once(std::span<const std::string_view> words)
{
    std::vector<Given> given;
    std::ranges::transform(words, std::back_inserter(given), corneta::given_in);
    if (const Problems repeated = problems_with_repeated(given); !repeated.empty())
        throw failed(ExitCode::Refused, repeated);
    return given;
}

Problems problems_with_texts(const Call& call)
{
    const std::vector<std::string_view> names = call.spec.names();
    Problems problems;
    for (std::size_t i = 0; i < call.operands.size(); ++i)
        if (auto flaw = i < names.size() && names[i] == file_name ? std::nullopt : flaw_of_text(call.operands[i]))
            problems.push_back({place_of(names, i, call.operands[i]), std::move(*flaw)});
    for (const OptionSpec& option : option_specs())
        for (const std::string& value : is_of_a_file(option.name) ? std::vector<std::string>{} : call.line.values(option.name))
            if (auto flaw = flaw_of_text(value))
                problems.push_back({std::string{option.word}, std::move(*flaw)});
    const auto needed =
        static_cast<std::size_t>(std::ranges::count_if(names, [](std::string_view name) { return !name.starts_with('['); }));
    if (call.spec.takes() == Takes::Answers)
        std::ranges::move(problems_with_repeated(given_in(call.operands.subspan(std::min(needed, call.operands.size())))),
                          std::back_inserter(problems));
    return problems;
}

} // namespace corneta::cli
