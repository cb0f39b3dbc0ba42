// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/outcome.h"

#include <cstdint>
#include <span>
#include <string>

namespace corneta::cli {

/// The values under an outcome's key as a person reads them: `3`, `yes`, `retreats`; of a list joined by commas.
std::string words_of(const OutcomeSpec& spec, std::span<const std::int32_t> values);

} // namespace corneta::cli
