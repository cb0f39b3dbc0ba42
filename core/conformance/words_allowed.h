// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace corneta::conformance {

/// `firer_arm`: lower-case letters, digits and single underscores, a letter first.
bool is_key(std::string_view word);
/// `road-column`: the same with hyphens; a digit may stand first.
bool is_word(std::string_view word);

} // namespace corneta::conformance
