// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/settling.h"

#include <span>

namespace santa_anna {

/// What deeds that take effect together do to their units: losses add up and are no more than the effectives, then it is seen who breaks.
/// Fire of one phase comes here at its end, other deeds one by one. The turn, 4.0 and 8.0.
void settle(std::span<const corneta::game::Deed> deeds, corneta::game::Settling& settling);

} // namespace santa_anna
