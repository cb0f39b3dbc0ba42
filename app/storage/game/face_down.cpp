// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/face_down.h"

#include "app/storage/journal/sealed_content.h"
#include "app/storage/journal/secrets.h"

namespace corneta {

std::vector<FaceDown> face_down_of(const GameRecord& record, const std::string& side)
{
    const auto secrets = Secrets::of(record.head().id);
    const auto key = secrets ? secrets->sealing_key() : std::unexpected{secrets.error()};
    std::vector<FaceDown> all;
    for (const std::string& name : record.journal().state().face_down) {
        const game::Unit* const unit = record.journal().state().find(name);
        if (unit == nullptr || unit->side != side)
            continue;
        FaceDown one{name};
        const game::PlaceFaceDown* const laid = laid_by(record.journal(), name);
        if (laid != nullptr && key && *key)
            if (auto word = unsealed({laid->sealed, laid->commitment}, static_cast<std::uint64_t>(laid->place), **key, name))
                one.word = std::move(*word);
        all.push_back(std::move(one));
    }
    return all;
}

} // namespace corneta
