// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/question.h"

#include <span>

namespace corneta::cli {

/// What a game's file cannot keep of the texts typed for it, and keys that stand there twice. Names of files may be as they are.
Problems problems_with_texts(const Call& call);

/// A problem for each key of `k=v` that stands there once more.
Problems problems_with_repeated(std::span<const Given> given);
/// What `k=v` give of which no key may stand there twice.
std::vector<Given> given_once(std::span<const std::string_view> words);

} // namespace corneta::cli
