// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/answers.h"
#include "core/game/journal/entry.h"
#include "core/text/sentence.h"

#include <vector>

namespace corneta::game {

/// What was taken as usual, in one sentence beside the headline: `As usual: Terrain open, Contour lines 0.` Empty where nothing was.
Sentence usual_in(const std::vector<Answer>& answers, Form form);

} // namespace corneta::game
