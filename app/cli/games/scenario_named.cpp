// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/scenario_named.h"

#include "app/storage/files/json_lines.h"
#include "app/storage/packs/scenarios.h"

#include <fmt/format.h>

namespace corneta::cli {

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

} // namespace corneta::cli
