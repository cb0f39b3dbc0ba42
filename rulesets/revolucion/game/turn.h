// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/effects_builder.h"

namespace revolucion {

/// Who is disordered or demoralized when the actions begin may regroup. With the turn it is seen anew who is deployed at its start; what a train did is what it did last.
void end_phase(corneta::game::EffectsBuilder& effects);

} // namespace revolucion
