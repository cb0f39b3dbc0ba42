// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

#include <expected>
#include <functional>
#include <optional>
#include <string>

namespace corneta::ui {

/// Gives the ruleset with the pack in that file, or with its own charts alone; or all that is wrong with the file.
using PackOpening = std::function<std::expected<Rulebook, Problems>(const Ruleset& ruleset, const std::optional<std::string>& path)>;

} // namespace corneta::ui
