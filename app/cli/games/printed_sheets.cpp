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
void set_sheets(std::vector<std::string> arguments)
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
        throw failed(ExitCode::Unreadable, program, {"cannot be started; it lays out the sheets"});
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    if (!WIFEXITED(status))
        throw failed(ExitCode::Unreadable, program, {"broke off"});
    if (WEXITSTATUS(status) != 0)
        throw Failure{static_cast<ExitCode>(WEXITSTATUS(status)), {}};
}

} // namespace

Reply printed_sheets(const Call& call)
{
    const CommandLine& line = call.line;
    if (call.spec.usage == "RULESET")
        ruleset_named(call.operands[0], call.rulesets);
    const auto path = line.value(OptionName::Out);
    if (!path)
        throw failed(ExitCode::Usage, "-o", {"the sheets need a file: -o FILE.pdf"});
    const std::string paper = line.value(OptionName::Paper).value_or("a4");
    if (paper != "a4" && paper != "letter")
        throw failed(ExitCode::Usage, "--paper", {"neither a4 nor letter"});
    const std::string kind{call.spec.words.substr(call.spec.words.find(' ') + 1)};
    std::vector<std::string> arguments{kind, "-o", *path, "--paper", paper, "--language", language_in_use().toStdString()};
    if (const auto pack = line.value(OptionName::Pack))
        arguments.insert(arguments.end(), {"--pack", *pack});
    if (const auto side = line.value(OptionName::Side))
        arguments.insert(arguments.end(), {"--side", *side});
    arguments.insert(arguments.end(), {"--", call.operands[0]});
    set_sheets(std::move(arguments));
    if (call.is_json())
        return printed(QJsonObject{{"file", words(*path)}});
    return phrase("Written to {}\n", printable(*path));
}

} // namespace corneta::cli
