// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/journal/entry.h"

#include <optional>
#include <set>
#include <string_view>

namespace corneta::game {

/// What entries of a ruleset's games may say, whatever the state: what is read later from a state or a journal must be there to be read.
class EntryRules {
public:
    explicit EntryRules(const Ruleset& ruleset);

    /// The first thing that makes it no entry; nothing of whatever a command of this program made.
    std::optional<Sentence> flaw_of(const Entry& entry) const;

private:
    using Flaw = std::optional<Sentence>;

    Flaw flaw_of(const Command& command) const;
    Flaw flaw_of(const Play& play) const;
    Flaw flaw_of_rulings(const Branching auto& command) const;
    Flaw flaw_of(const EntryResult& result) const;
    Flaw flaw_of(const Effects& effects) const;
    Flaw flaw_of(const Unit& unit) const;
    Flaw flaw_of(const PlayedAction& played) const;
    Flaw flaw_of(const PlayedAction& played, const Action& action) const;
    Flaw flaw_of_word(std::string_view stat, const std::string& word) const;

    const Ruleset* m_ruleset;
    std::set<std::string_view> m_numbers; ///< stats
};

} // namespace corneta::game
