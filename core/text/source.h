// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace corneta {

/// Where a number comes from: the published text, a worked example in it, our stand-in, or the user's own chart card.
enum class Source : std::uint8_t { Rules, Example, House, Yours };

/// `rules`, `example`, `house` or `yours`.
std::string_view word_of(Source source);
std::optional<Source> source_from(std::string_view word);

} // namespace corneta
