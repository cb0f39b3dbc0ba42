// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/whole_files.h"
#include "app/storage/game/game_record.h"

namespace corneta {

std::expected<GameRead, Problems> game_read(const std::string& path, std::span<const Ruleset* const> rulesets)
{
    const auto bytes = bytes_of_file(path, longest_game);
    if (!bytes)
        return std::unexpected{bytes.error()};
    const auto text = journal_view({bytes->data(), static_cast<std::size_t>(bytes->size())}, path);
    if (!text)
        return std::unexpected{text.error()};
    const std::span lines{text->lines};
    auto record = GameRecord::from_lines(own_lines(lines.first(1)), path, rulesets);
    if (!record)
        return std::unexpected{std::move(record.error())};
    if (auto taken = record->take(lines.subspan(1)); !taken)
        return std::unexpected{std::move(taken.error())};
    std::vector<Bytes32> seals;
    seals.reserve(lines.size());
    for (const SealedParts& line : lines)
        seals.push_back(*bytes32_from_hex(line.seal));
    return GameRead{std::move(*record), std::move(seals), text->torn};
}

} // namespace corneta
