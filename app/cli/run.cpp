// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run.h"

#include "app/cli/games/game_calls.h"
#include "app/cli/options/commands.h"
#include "app/cli/printing/columns.h"
#include "app/language/language.h"
#include "app/storage/files/version.h"
#include "core/text/phrase.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <ostream>
#include <ranges>

namespace corneta::cli {

namespace {

bool is_of_a_game(const CommandSpec& spec)
{
    return spec.words.starts_with("game ");
}

/// What is typed where no command is.
Problem unknown_command(Operands operands)
{
    const auto verb_of = [](const CommandSpec& spec) { return spec.words.substr(spec.words.find(' ') + 1); };
    const std::string verbs =
        fmt::format("{}", fmt::join(command_specs() | std::views::filter(is_of_a_game) | std::views::transform(verb_of), ", "));
    if (operands.front() != "game")
        return {operands.front(), {"unknown command; corneta-cli --help names them"}};
    if (operands.size() == 1)
        return {"game", {"a verb is missing; there are {0}", {Name{verbs}}}};
    return {"game " + operands[1], {"unknown verb; there are {0}", {Name{verbs}}}};
}

bool is_optional(std::string_view name)
{
    return name.starts_with('[');
}

void check_operands(const CommandSpec& spec, Operands operands, Problems& problems)
{
    const std::vector<std::string_view> names = spec.names();
    for (std::size_t i = operands.size(); i < names.size(); ++i)
        if (!is_optional(names[i]))
            problems.push_back({std::string{spec.words}, {"{0} is missing", {names[i]}}});
    for (std::size_t i = names.size(); i < operands.size(); ++i)
        if (spec.takes() == Takes::NamesOnly)
            problems.push_back({std::string{spec.words}, {"\"{0}\" is one argument too many", {Name{operands[i]}}}});
        else if (spec.takes() == Takes::Answers && !operands[i].contains('='))
            problems.push_back({std::string{spec.words}, {"\"{0}\" is not KEY=VALUE", {Name{operands[i]}}}});
}

/// Options of which the second says what the first leaves no place for.
constexpr std::array apart{std::pair{OptionName::Follow, OptionName::Json}, std::pair{OptionName::Scenario, OptionName::Forces},
                           std::pair{OptionName::Dice, OptionName::Word}, std::pair{OptionName::Die, OptionName::Word}};

void check_options(const CommandSpec& spec, const CommandLine& line, Problems& problems)
{
    std::vector<OptionName> ways_to_roll;
    for (const OptionName name : line.options()) {
        if (!spec.takes(name))
            problems.push_back({std::string{word_of(name)}, {"{0} has no such option", {spec.words}}});
        else if ((name == OptionName::Dice || name == OptionName::Die || name == OptionName::Seed)
                 && std::ranges::find(ways_to_roll, name) == ways_to_roll.end())
            ways_to_roll.push_back(name);
    }
    for (std::size_t i = 1; i < ways_to_roll.size(); ++i)
        problems.push_back({std::string{word_of(ways_to_roll[i])}, {"does not go with {0}", {word_of(ways_to_roll.front())}}});
    for (const auto& [one, other] : apart)
        if (line.has(one) && line.has(other))
            problems.push_back({std::string{word_of(other)}, {"does not go with {0}", {word_of(one)}}});
}

/// What is printed is in the language that is asked for; JSON is English always. False for one that the program does not speak.
bool use_language(const CommandLine& line, const QString& usual)
{
    const auto asked = line.value(OptionName::Language);
    const QString language = asked ? language_of(QString::fromStdString(*asked)) : usual;
    corneta::use_language(line.has(OptionName::Json) || language.isEmpty() ? QStringLiteral("en") : language);
    return !language.isEmpty();
}

constexpr std::string_view exit_codes = "Exit codes:\n"
                                        "  0  done\n"
                                        "  1  refused: something about the answers or the dice\n"
                                        "  2  usage: an unknown command, ruleset, action, chart or option, or an answer without =\n"
                                        "  3  a pack, scenario or game that is missing, malformed, damaged, locked or cannot be written\n"
                                        "A refusal prints nothing on standard output.\n";

/// How a command is typed: `corneta-cli form RULESET ACTION`.
std::string usage_of(const CommandSpec& spec)
{
    return fmt::format("corneta-cli {}{}{}", spec.words, spec.usage.empty() ? "" : " ", spec.usage);
}

std::string help()
{
    Columns commands{"ll"};
    for (const CommandSpec& spec : command_specs())
        commands.add({usage_of(spec), spoken(spec.help)});
    Columns options{"ll"};
    for (const OptionSpec& spec : option_specs())
        options.add({fmt::format("{} {}", spec.word, spec.value), spoken(spec.help)});
    return phrase("Corneta resolves actions of tabletop wargames and counts their exact odds.\n\n{}\nOptions, anywhere:\n{}\n{}",
                  commands.text("  "), options.text("  "), spoken(exit_codes));
}

/// Of one command, with the words of each ruleset where it takes such.
std::string help(const CommandSpec& spec, Rulesets rulesets)
{
    Columns options{"ll"};
    for (const OptionSpec& option : option_specs())
        if (spec.takes(option.name))
            options.add({fmt::format("{} {}", option.word, option.value), spoken(option.help)});
    const std::string words = spec.words_of == nullptr ? "" : spec.words_of(rulesets) + "\n";
    return fmt::format("{}\n{}\n\n{}{}\n{}", usage_of(spec), spoken(spec.help), words, options.text("  "), spoken(exit_codes));
}

std::string version()
{
    return "corneta-cli " + version_and_commit() + "\n";
}

Reply reply_to(std::span<const std::string> arguments, Rulesets rulesets, const QString& language)
{
    const auto line = CommandLine::from(arguments);
    if (!line) {
        use_language({}, language);
        throw failed(ExitCode::Usage, line.error());
    }
    if (!use_language(*line, language))
        throw failed(ExitCode::Usage, "--language",
                     {"\"{0}\" is none of {1}",
                      {Name{*line->value(OptionName::Language)}, Name{languages().join(QStringLiteral(", ")).toStdString()}}});
    const Operands operands = line->operands();
    const CommandSpec* const spec = command_named(operands);
    if (!operands.empty() && spec == nullptr)
        throw failed(ExitCode::Usage, {unknown_command(operands)});
    if (line->has(OptionName::Help))
        return spec != nullptr ? help(*spec, rulesets) : help();
    if (line->has(OptionName::Version))
        return version();
    if (spec == nullptr)
        throw failed(ExitCode::Usage, "corneta-cli", {"a command is missing; corneta-cli --help names them"});
    const Call call{*spec, operands.subspan(spec->word_count()), *line, rulesets};
    Problems problems;
    check_options(*spec, *line, problems);
    check_operands(*spec, call.operands, problems);
    if (!problems.empty())
        throw failed(ExitCode::Usage, problems);
    if (is_of_a_game(*spec))
        problems = problems_with_texts(call);
    if (!problems.empty())
        throw failed(ExitCode::Refused, problems);
    return spec->reply(call);
}

} // namespace

int run(std::span<const std::string> arguments, std::span<const Ruleset* const> rulesets, std::ostream& out, std::ostream& err,
        const QString& language)
try {
    out << reply_to(arguments, rulesets, language) << std::flush;
    if (!out) {
        err << spoken("standard output: cannot be written\n");
        return static_cast<int>(ExitCode::Unreadable);
    }
    return static_cast<int>(ExitCode::Done);
} catch (const Failure& failure) {
    for (const std::string& line : failure.lines)
        err << line << '\n';
    return static_cast<int>(failure.code);
}

} // namespace corneta::cli
