// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_file.h"
#include "ui/session/season_book.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace corneta::window {

/// The club's book that `file` is kept as; null of any other game. `changed` is called after each change.
std::unique_ptr<ui::SeasonBook> season_of(GameFile& file, std::span<const Ruleset* const> rulesets, std::function<void()> changed);

/// A new book in that file.
Problems create_book_file(const QString& path, const Ruleset& ruleset);

/// Those that a file is kept by: a club's book by its own, everything else by the games'.
std::span<const Ruleset* const> rules_of_file(const QString& path, std::span<const Ruleset* const> rulesets);

/// The scenarios of a ruleset as the window names them.
std::vector<ui::ScenarioName> scenario_names(const Ruleset& ruleset);

} // namespace corneta::window
