// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/problem.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace corneta {

/// What a language has for words, a pattern or a whole sentence of ours; nothing where it lacks them.
using Catalogue = std::function<std::optional<std::string>(std::string_view words)>;

/// How a language puts words of ours behind others: `de` and `el blanco` are `del blanco`.
using Join = std::function<void(std::string& before, std::string_view words)>;

/// From now on people read what the catalogue says, and English where it lacks something; without one English alone. Keys, JSON and files stay
/// English whatever it says. Not while other threads speak.
void speak(Catalogue catalogue, Join join = {});

/// How sentences are said in the language in use.
Speech speech_in_use();

/// What a person reads: words of ours, a sentence or a problem in the language in use. `spoken("en")` is its code.
std::string spoken(std::string_view words);
std::string spoken(const Sentence& sentence, const Unseen& unseen = {});
std::string spoken(const Problem& problem);

} // namespace corneta
