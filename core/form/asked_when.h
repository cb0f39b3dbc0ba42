// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/answers.h"

#include <string_view>
#include <vector>

namespace corneta {

/// Whether a condition in the words of Field::asked_when holds; an empty one does. A list holds when any of its rows does.
bool holds(std::string_view asked_when, const Answers& answers);

/// The keys a condition speaks of.
std::vector<std::string_view> keys_in(std::string_view asked_when);

/// What is wrong with the conditions of a form: unknown keys and words, numbers where words belong. Empty for a sound form.
Problems problems_in_conditions(Form form);

} // namespace corneta
