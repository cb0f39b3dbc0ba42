// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/packs_on_disk.h"

#include "app/storage/packs/pack_files.h"
#include "app/storage/packs/packs.h"

namespace corneta::window {

ui::PackShelf packs_on_disk()
{
    const auto named = [](const Ruleset& ruleset) {
        std::vector<std::pair<std::string, std::string>> packs;
        for (NamedPack& pack : named_packs(ruleset))
            packs.emplace_back(std::move(pack.path), std::move(pack.name));
        return packs;
    };
    return {rulebook_with_pack, named, path_of_new_pack, pack_draft_from, write_pack};
}

} // namespace corneta::window
