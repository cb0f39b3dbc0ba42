// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"

#include <optional>
#include <string>
#include <vector>

namespace corneta {

/// What lies by a unit; no word where the secrets of the game are not on this computer.
struct FaceDown {
    std::string unit;
    std::optional<std::string> word{};
};

/// What a side may see of what lies face down: its own.
std::vector<FaceDown> face_down_of(const GameRecord& record, const std::string& side);

} // namespace corneta
