// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/rules.h"

namespace pedregal {

/// Whether a hidden box may be built now. 19.5 B.
corneta::game::Laying laying(const corneta::game::State& state, const corneta::game::Unit& box, std::string_view contents,
                             const corneta::Cards& cards);

} // namespace pedregal
