// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/reply.h"

#include "app/storage/files/printable.h"
#include "core/text/language.h"

namespace corneta::cli {

namespace {

/// One line, whatever was typed.
std::string line_of(const Problem& problem)
{
    const std::string line = problem.where.empty() ? "\"\"" + spoken(problem) : spoken(problem);
    return printable(line);
}

} // namespace

Failure failed(ExitCode code, const Problems& problems)
{
    Failure failure{code, {}};
    for (const Problem& problem : problems)
        failure.lines.push_back(line_of(problem));
    return failure;
}

Failure failed(ExitCode code, std::string where, Sentence what)
{
    return failed(code, Problems{{std::move(where), std::move(what)}});
}

} // namespace corneta::cli
