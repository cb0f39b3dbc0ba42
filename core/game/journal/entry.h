// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/command.h"
#include "core/game/journal/workings.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace corneta::game {

/// Usual: nobody has said it of itself, but that all such is as usual.
enum class Origin : std::uint8_t { Typed, Next, Roster, Default, Usual };

/// `typed`, `next`, `roster`, `default`, `usual`
std::string_view word_of(Origin origin);

struct Answer {
    std::string key{};
    std::string word{};
    Origin origin = Origin::Default;
    friend bool operator==(const Answer&, const Answer&) = default;
};

/// Seed: by a seed that everybody may know; it stands in the place of the number.
enum class RolledBy : std::uint8_t { Hand, Program, Seed };

/// A roll as the journal keeps it.
struct RecordedRoll {
    std::string label{};
    Pool pool{};
    std::vector<int> faces{}; ///< rising
    RolledBy by = RolledBy::Hand;
    std::int64_t number = 0; ///< of the program's first face, or the seed
    bool is_idle = false;    ///< kept from an earlier result; this one did not ask for it
    friend bool operator==(const RecordedRoll&, const RecordedRoll&) = default;
};

/// What a person reads of a play, or of one row of a batch.
struct Told {
    Sentence headline{};
    Workings workings{};
    std::vector<Instruction> instructions{};
};

/// The harm that a side was to expect from the dice of a play and what befell it.
struct Luck {
    std::string side{}; ///< that suffers
    double expected = 0;
    int actual = 0;
    std::vector<std::pair<int, double>> chances{}; ///< of each harm
    friend bool operator==(const Luck&, const Luck&) = default;
};

/// What an entry came to: for a play its answers, dice and words, for all their effects.
struct EntryResult {
    int entry = 0; ///< whose command it reads: an amendment has one for every entry that reads otherwise since
    Rare<Play> play{};
    std::vector<Answer> answers{};
    std::vector<RecordedRoll> rolls{};
    std::vector<Told> told{};
    Rare<PlayedAction> played{}; ///< without its answers: the result has them, and so has what waits among the effects
    std::vector<Luck> luck{};
    Effects effects{};
};

struct Entry {
    int number = 0;
    Stage stage{}; ///< when it was made
    Command command{};
    std::vector<EntryResult> results{};
    std::vector<int> struck{}; ///< entries that this one takes out
    std::string when{};        ///< the day and the time of the place with its offset: `2026-11-29T20:15:00+01:00`; empty: nobody noted it
    std::string seat{};        ///< the side that declared it from a telephone; empty: at the computer
};

} // namespace corneta::game
