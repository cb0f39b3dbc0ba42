// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"

#include <map>
#include <string>
#include <vector>

namespace corneta {

/// What a side did by which dice can be chosen, be it by mistake or not.
struct Doubts {
    int thrown_away = 0;  ///< openings of rolls that were not made
    int withheld = 0;     ///< the same, and the faces are not known either
    int rolled_again = 0; ///< after an undo, a strike or an amendment
    int typed_over = 0;   ///< faces by hand in the place of the program's
    int short_words = 0;  ///< said for an opening: such can be guessed
    int used_words = 0;   ///< said before in this game
    friend bool operator==(const Doubts&, const Doubts&) = default;
};

inline constexpr std::size_t shortest_word = 4; ///< letters and digits that are no short word

/// By the key of a side; of those only who gave cause.
std::map<std::string, Doubts> doubts_of(const GameRecord& record);

/// A sentence for each side that gave cause.
std::vector<std::string> doubts_in_words(const GameRecord& record);

/// Whether the last word of an opening came in sight of its commitment from a side that does not hold the computer, and its roll was made.
bool is_proven(const OpeningRecord& opening);

/// What a game's own numbers show.
struct Verified {
    Problems problems; ///< what cannot have happened as it is written, by line
    int entries = 0;
    int rolled = 0;     ///< rolls of the program that were worked out again
    int typed = 0;      ///< rolls typed from a hand
    int seeded = 0;     ///< rolls of automatic play: its seed was known before
    int unrevealed = 0; ///< rolls of the program whose seed is not revealed
    int openings = 0;
    int without_words = 0; ///< openings with rolls for which no side said a word
    int one_sided = 0;     ///< openings with rolls for which a single side did
    int two_sided = 0;     ///< openings with rolls for which two sides or more did, their seeds revealed
    int proven = 0;        ///< openings with rolls whose last word another side said than holds the computer, after the commitment
    std::map<std::string, Doubts> doubts{};

    /// Nobody could choose a die of the program.
    bool is_all_proven() const
    {
        return proven > 0 && proven == without_words + one_sided + two_sided && unrevealed == 0 && doubts.empty();
    }
};

/// Works every roll of the program out again, checks that no number was used twice, that seeds are what was committed to, and that what
/// was turned up is what was laid.
Verified verified(const GameRecord& record, const std::string& file);

} // namespace corneta
