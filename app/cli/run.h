// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

#include <QString>

#include <iosfwd>
#include <span>
#include <string>

namespace corneta::cli {

/// Does what the arguments (without the program's name) ask and returns the exit code: 0 done, 1 refused, 2 usage, 3 a pack that cannot be used.
/// `out` gets the whole answer in one go, or nothing; `err` what is wrong, `where: what` a line;
/// in that language where `--language` asks for none.
int run(std::span<const std::string> arguments, std::span<const Ruleset* const> rulesets, std::ostream& out, std::ostream& err,
        const QString& language = QStringLiteral("en"));

} // namespace corneta::cli
