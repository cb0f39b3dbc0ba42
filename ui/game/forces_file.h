// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/command.h"
#include "core/text/problem.h"

#include <QString>

#include <expected>
#include <vector>

namespace corneta::ui {

class OpenGame;

/// Writes the forces of a game as comma-separated values, whole or not at all. Says why it could not; empty when it did.
QString write_forces(const OpenGame& game, const QString& path);

/// What makes the forces of a game those of a file of comma-separated values, or everything that is wrong with it, by line. The game would
/// take all of them, one after the other.
std::expected<std::vector<game::Command>, Problems> edits_from_file(const OpenGame& game, const QString& path);

} // namespace corneta::ui
