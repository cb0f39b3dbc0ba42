// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/figures.h"

#include <string>

namespace corneta::cli {

/// `7 in 20`; empty where there are no weights or too many to read.
std::string in_words(const Chance& chance, const Odds& odds);

} // namespace corneta::cli
