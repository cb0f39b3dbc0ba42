// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"

namespace corneta {

std::vector<std::string_view> split(std::string_view text, char mark)
{
    std::vector<std::string_view> parts;
    for (std::size_t end = text.find(mark); end != std::string_view::npos; end = text.find(mark)) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    parts.push_back(text);
    return parts;
}

std::vector<std::string_view> parted(std::string_view text, char mark)
{
    std::vector<std::string_view> parts = split(text, mark);
    std::erase(parts, std::string_view{});
    return parts;
}

} // namespace corneta
