// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layering/orders.h"

#include <fmt/format.h>

#include <array>
#include <map>
#include <ranges>

namespace layering {
namespace {

constexpr int most_sources = 40; ///< directly in one folder

/// The folders of a folder, lowest first: each may include those before it, a source beside them all of them.
struct Order {
    std::string_view folder;
    std::string_view folders;
};

constexpr std::array orders{
    Order{"core/", "text dice form charts action odds game conformance"},
    Order{"core/game/", "state journal play decide automatic chances forces balance"},
    Order{"ui/",
          "words look widgets manual session odds form charts result action game balance book players phase_sheet hidden corrections paper "
          "start window"},
    Order{"app/storage/", "files dice journal packs game sheet report"},
    Order{"app/cli/", "options printing rulesets games books"},
    Order{"rulesets/santa_anna/", "charts actions fire melee movement command morale game"},
    Order{"rulesets/revolucion/", "charts command movement fire assault game"},
};

/// Empty for a source beside the folders.
std::string_view folder_in(const Order& order, std::string_view path)
{
    path.remove_prefix(order.folder.size());
    return path.substr(0, path.contains('/') ? path.find('/') : 0);
}

/// Nothing for a folder that the order lacks.
std::optional<int> height_in(const Order& order, std::string_view folder)
{
    int height = 0;
    for (const auto listed : std::views::split(order.folders, ' ')) {
        if (folder == std::string_view{listed.begin(), listed.end()})
            return height;
        ++height;
    }
    return folder.empty() ? std::optional{height} : std::nullopt;
}

} // namespace

std::optional<std::string> against_an_order(std::string_view path, std::string_view header)
{
    for (const Order& order : orders) {
        if (!path.starts_with(order.folder) || !header.starts_with(order.folder))
            continue;
        const std::string_view folder = folder_in(order, path);
        if (height_in(order, folder) < height_in(order, folder_in(order, header)))
            return fmt::format("{}{}/ stands below \"{}\"", order.folder, folder, header);
    }
    return std::nullopt;
}

std::optional<std::string> folder_without_order(std::string_view path)
{
    for (const Order& order : orders)
        if (path.starts_with(order.folder) && !height_in(order, folder_in(order, path)))
            return fmt::format("{} has no place in the order of {}", folder_in(order, path), order.folder);
    return std::nullopt;
}

std::vector<std::string> crowded_folders(std::span<const std::string> paths)
{
    std::map<std::string_view, int> sources;
    for (const std::string_view path : paths)
        ++sources[path.substr(0, path.rfind('/'))];

    std::vector<std::string> breaches;
    for (const auto& [folder, count] : sources)
        if (count > most_sources)
            breaches.push_back(fmt::format("{}: {} sources, over {}", folder, count, most_sources));
    return breaches;
}

} // namespace layering
