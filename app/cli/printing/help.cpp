// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/help.h"

#include "app/cli/printing/columns.h"
#include "core/text/phrase.h"

#include <fmt/format.h>

namespace corneta::cli {

namespace {

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

} // namespace

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

std::string help(const CommandSpec& spec, Rulesets rulesets)
{
    Columns options{"ll"};
    for (const OptionSpec& option : option_specs())
        if (spec.takes(option.name))
            options.add({fmt::format("{} {}", option.word, option.value), spoken(option.help)});
    const std::string words = spec.words_of == nullptr ? "" : spec.words_of(rulesets) + "\n";
    return fmt::format("{}\n{}\n\n{}{}\n{}", usage_of(spec), spoken(spec.help), words, options.text("  "), spoken(exit_codes));
}

} // namespace corneta::cli
