// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/sentence.h"

#include <expected>
#include <string>

namespace corneta::cli {

/// A line of standard input; at a terminal it is asked for by `prompt` and does not show while it is typed.
std::expected<std::string, Sentence> typed_secret(const std::string& prompt);

} // namespace corneta::cli
