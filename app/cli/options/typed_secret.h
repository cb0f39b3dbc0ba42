// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace corneta::cli {

/// A line of standard input; at a terminal it is asked for by `prompt` and does not show while it is typed. Nothing where no line comes.
std::optional<std::string> typed_secret(const std::string& prompt);

} // namespace corneta::cli
