// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rules_of_file.h"

#include "rulesets/season/ruleset.h"

namespace corneta::window {

std::span<const Ruleset* const> rules_of_file(const QString& path, std::span<const Ruleset* const> rulesets)
{
    return path.endsWith(QLatin1String{".corneta-book"}) ? season::rulesets() : rulesets;
}

} // namespace corneta::window
