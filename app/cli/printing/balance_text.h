// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/balance/balance.h"

#include <string>

namespace corneta::cli {

std::string text_of(const game::Balance& balance);

} // namespace corneta::cli
