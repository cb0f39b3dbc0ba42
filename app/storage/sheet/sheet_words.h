// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/sheet/letter_stream.h"
#include "core/game/play/rules.h"
#include "core/game/state/state.h"

#include <map>
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

} // namespace corneta
