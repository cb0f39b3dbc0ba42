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

} // namespace corneta
