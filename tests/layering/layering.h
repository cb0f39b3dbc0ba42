// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace layering {

/// What breaks the layers in one source file, as "path:line: what". The path is the one from the root of the source tree; `games` are the
/// folders of the rulesets that are games.
[[nodiscard]] std::vector<std::string> breaches_in(std::string_view path, std::string_view text, std::span<const std::string> games = {});

/// What a header declares under a heading such as `// losses.cpp` and that file does not define.
std::vector<std::string> misplaced_in(std::string_view path, std::string_view header,
                                      const std::function<std::string(const std::string& source)>& text_of);

/// The same for every .cpp and .h of core, rulesets, ui, app and tests, and which folders are crowded. Without any such file that is a breach too.
[[nodiscard]] std::vector<std::string> breaches_under(const std::filesystem::path& root);

} // namespace layering
