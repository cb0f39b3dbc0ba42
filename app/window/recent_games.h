// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/open_game.h"

#include <QString>

namespace corneta::window {

/// What the head and the last lines of a game's file say of it, and why not if they cannot; nothing that lies face down.
ui::RecentGame look_at(const QString& path, std::span<const Ruleset* const> rulesets);

/// Turn, phase and how the sides stand in that game, in one line; empty where it cannot be read or is very long.
QString standing_in(const QString& path, std::span<const Ruleset* const> rulesets);

/// Lets the shelf remember the games that are opened, the last five of them, in the user's settings.
void remember_games(ui::GameShelf& shelf, std::span<const Ruleset* const> rulesets);

} // namespace corneta::window
