// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"

#include <QString>

#include <expected>
#include <string>
#include <vector>

namespace corneta::paper {

/// Whose pages a sheet has: all sides, or one alone, which may see what it laid face down.
struct Sides {
    std::vector<const game::Unit*> all{}; ///< one that is nobody for a game without sides
    bool is_alone = false;
};

/// Of a game; `side` is a key or code, empty for all.
std::expected<Sides, Problems> sides_of(const GameRecord& record, const std::string& side);

/// `Turn 3, First Fire · United States`, and of a side alone that it is for it.
QString title_of(const GameRecord& record, const Sides& sides, const game::Unit* side);

/// Whether a unit stands on the pages of a side; those of no side stand on the first one's.
bool is_of(const game::Unit& unit, const Sides& sides, const game::Unit* side);

/// How it stands by what decides the game; nothing where the ruleset does not say.
QString standing_of(const GameRecord& record, const game::Unit& side);

/// The stats of a unit, and on its side's own sheet what lies face down by it.
QString stats_of(const GameRecord& record, const Sides& sides, const game::Unit& unit);

} // namespace corneta::paper
