// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"

#include <cstdint>
#include <string>
#include <vector>

/// A game of a built-in scenario as its file would tell it, empty yet; `options` are its choices.
corneta::GameRecord begun_record(const corneta::Ruleset& ruleset, const std::string& scenario,
                                 const std::vector<std::string>& options = {});

/// Plays by itself by a seed until `entries` are made, nothing waits to take effect and, if wanted, a phase has just ended.
enum class Until { NothingWaits, PhaseEnds };
corneta::GameRecord played_record(const corneta::Ruleset& ruleset, const std::string& scenario, std::uint64_t seed, int entries,
                                  Until until);

/// The same record with one more entry of that command; it must fit.
void give(corneta::GameRecord& record, const corneta::game::Command& command);

/// The lines of its state as they are typed.
std::string sheet_of(const corneta::GameRecord& record);

/// A ruleset and one of its scenarios for each number, one after the other.
struct Setting {
    const corneta::Ruleset* ruleset;
    std::string scenario;
};
Setting setting(std::size_t number);
