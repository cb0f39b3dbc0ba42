// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

namespace made_up {

/// Clockwork Beetles, which nobody has published: every kind of input, link and follow-up that the core knows.
extern const corneta::Ruleset ruleset;

} // namespace made_up
