// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"

#include <string>

namespace corneta {

/// A page of a kept game for the players' telephones, whole in one file: turn and score, the last result, what is owed, forces and journal.
/// Nothing that lies face down is in it. With `is_reloaded` the browser reads it again every few seconds.
std::string players_page(const GameRecord& record, bool is_reloaded);

} // namespace corneta
