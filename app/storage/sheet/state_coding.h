// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/sheet/letters.h"
#include "core/game/play/rules.h"
#include "core/game/state/state.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

/// The words of a sheet by their numbers: those of the ruleset and of how the game began, then those that the sheet spells out.
class SheetWords {
public:
    SheetWords(const Ruleset& ruleset, const game::State& start);

    /// Spells a text out; so is what stands in it before its first space.
    void spell(const std::string& text);
    const std::vector<std::string>& spelled() const { return m_spelled; }

    void put(LetterWriter& letters, const std::string& word);
    std::string word(LetterReader& letters) const;
    /// A stat and its word.
    void put_stat(LetterWriter& letters, const std::string& stat, const std::string& word);
    std::pair<std::string, std::string> stat(LetterReader& letters) const;

private:
    void add(std::string_view word);
    std::uint64_t number_of(const game::StatSpec& stat, const std::string& word) const;

    std::vector<game::StatSpec> m_stats;
    std::vector<std::string> m_words;
    std::map<std::string, std::uint64_t, std::less<>> m_numbers;
    std::vector<std::string> m_spelled;
};

/// A part of a state as letters: a unit, or what is owed. What is as the game began needs none.
struct CodedPart {
    std::string unit{}; ///< whose numbers they are; empty: of the whole game
    std::string letters{};
};

/// What differs from `start`, without what waits and what lies face down; what `words` lack they spell out.
std::vector<CodedPart> coded(const game::State& state, const game::State& start, SheetWords& words);

/// The state that the letters of all parts, one behind the other, make of `start`; what they owe comes from entry 0. Nothing where they are none.
std::optional<game::State> decoded(std::string_view letters, const game::State& start, const SheetWords& words);

} // namespace corneta
