// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conformance/drawing.h"
#include "tests/conformance/subject.h"

#include <optional>

namespace corneta::conformance {

/// The book with a pack that puts dice of four sides, plus a number drawn at random, in place of the larger single dice in this action's
/// charts, so that an odometer walks its longest branches. Nothing where its charts hold none.
std::optional<corneta::Rulebook> with_small_dice(const Subject& subject, Drawing& drawing);

} // namespace corneta::conformance
