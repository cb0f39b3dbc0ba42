// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/question.h"
#include "app/cli/printing/json.h"
#include "app/language/language.h"
#include "app/storage/files/printable.h"
#include "core/text/phrase.h"

#include <cerrno>
#include <filesystem>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace corneta::cli {

namespace {

/// Sheets are set by the window's program, which has the fonts; so this one starts no slower. It says itself what went wrong.
std::expected<void, Failure> sheets_set(std::vector<std::string> arguments)
{
    std::error_code error;
    const std::string program = std::filesystem::read_symlink("/proc/self/exe", error).replace_filename("corneta").string();
    arguments.insert(arguments.begin(), {program, "print"});
    std::vector<char*> pointers;
    pointers.reserve(arguments.size() + 1);
    for (std::string& argument : arguments)
        pointers.push_back(argument.data());
    pointers.push_back(nullptr);
    pid_t child = 0;
    if (error || ::posix_spawn(&child, program.c_str(), nullptr, nullptr, pointers.data(), environ) != 0)
        return failed(ExitCode::Unreadable, program, {"cannot be started; it lays out the sheets"});
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    if (!WIFEXITED(status))
        return failed(ExitCode::Unreadable, program, {"broke off"});
    if (WEXITSTATUS(status) != 0)
        return std::unexpected{Failure{static_cast<ExitCode>(WEXITSTATUS(status)), {}}};
    return {};
}

/// `of` is a game or a ruleset.
Reply sheets(const std::string& kind, const std::string& of, const CommandLine& line)
{
    const auto path = line.value(OptionName::Out);
    if (!path)
        return failed(ExitCode::Usage, "-o", {"the sheets need a file: -o FILE.pdf"});
    const std::string paper = line.value(OptionName::Paper).value_or("a4");
    if (paper != "a4" && paper != "letter")
        return failed(ExitCode::Usage, "--paper", {"neither a4 nor letter"});
    std::vector<std::string> arguments{kind, "-o", *path, "--paper", paper, "--language", language_in_use().toStdString()};
    if (const auto pack = line.value(OptionName::Pack))
        arguments.insert(arguments.end(), {"--pack", *pack});
    if (const auto side = line.value(OptionName::Side))
        arguments.insert(arguments.end(), {"--side", *side});
    arguments.insert(arguments.end(), {"--", of});
    if (const auto set = sheets_set(std::move(arguments)); !set)
        return std::unexpected{set.error()};
    if (line.has(OptionName::Json))
        return printed(QJsonObject{{"file", words(*path)}});
    return phrase("Written to {}\n", printable(*path));
}

/// A ruleset that there is.
Reply sheets_of_ruleset(const std::string& kind, const std::string& name, const CommandLine& line, Rulesets rulesets)
{
    const auto ruleset = ruleset_named(name, rulesets);
    return ruleset ? sheets(kind, name, line) : std::unexpected{ruleset.error()};
}

} // namespace

Reply print_of_charts(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets)
{
    return sheets_of_ruleset("charts", operands[0], line, rulesets);
}

Reply print_of_chips(std::span<const std::string> operands, const CommandLine& line, Rulesets /*rulesets*/)
{
    return sheets("chips", operands[0], line);
}

Reply print_of_sticks(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets)
{
    return sheets_of_ruleset("sticks", operands[0], line, rulesets);
}

Reply print_of_templates(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets)
{
    return sheets_of_ruleset("templates", operands[0], line, rulesets);
}

Reply print_of_report(std::span<const std::string> operands, const CommandLine& line, Rulesets /*rulesets*/)
{
    return sheets("report", operands[0], line);
}

Reply print_of_rosters(std::span<const std::string> operands, const CommandLine& line, Rulesets /*rulesets*/)
{
    return sheets("rosters", operands[0], line);
}

Reply print_of_state(std::span<const std::string> operands, const CommandLine& line, Rulesets /*rulesets*/)
{
    return sheets("state", operands[0], line);
}

} // namespace corneta::cli
