// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/automatic/draws.h"
#include "core/game/automatic/line_map.h"
#include "core/game/decide/entry_rules.h"
#include "core/game/journal/journal.h"
#include "core/game/play/play.h"
#include "core/game/play/prepared.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace corneta::game {

inline constexpr int most_tries = 40; ///< of one play

/// Makes a play that the rules take: fills its open roles and answers from the map and at random, and mends what is refused.
class PlayMaker {
public:
    PlayMaker(const Rulebook& book, std::uint64_t seed, const LineMap& map, RandomChoice& random, bool tells)
        : m_book{book},
          m_map{map},
          m_roller{seed},
          m_random{random}
    {
        if (tells)
            m_rules.emplace(*book.ruleset);
    }

    /// How its entries are decided; those that nobody keeps say nothing.
    Deciding deciding() const { return {.is_kept = m_rules.has_value(), .rules = m_rules ? &*m_rules : nullptr}; }
    /// Who has a part in a play of whom the rules ask nothing: those whom it names alone where something that lies face down names them.
    enum class Along { Others, Nobody };
    /// The entry of that play; nothing when it cannot be without a reason, or is not found in so many tries.
    std::optional<Entry> made(const Journal& journal, const Play& play, int tries = most_tries, Along along = Along::Others);

private:
    std::optional<Entry> tried(const Journal& journal, Play play, int tries);
    /// Answers a problem with another word or unit; false where there is none.
    bool mend(const State& state, const Action& action, const Problem& problem, const Roles& seated, Play& play);
    /// Names those whom the action changes for certain and whom nobody named.
    bool seat_changed(const State& state, const Action& action, const Roles& seated, Play& play);
    /// Now and then somebody has a part of whom the rules ask nothing: in a role that may be empty, or beside who is alone in one for several.
    void take_along(const State& state, const Action& action, Play& play);
    const Unit* beside(const State& state, const Action& action, std::string_view role, const Unit& other, const Play& play);
    bool left_behind(std::string_view role, Play& play);
    bool seat(const State& state, const Action& action, std::string_view role, const Roles& seated, Play& play);
    bool seat_another(const State& state, const Action& action, std::string_view role, const Roles& seated, Play& play);
    /// Units of the kind and the side for the role who have not been refused there yet; whoever stands there has been, and leaves it.
    std::vector<const Unit*> left_for(const State& state, const Action& action, std::string_view role, Play& play);
    /// Any of them who is on the table, the nearer to the actor the likelier; takes the others out.
    const Unit* any_of(const State& state, const Unit* actor, std::vector<const Unit*>& from);
    void answer(const Action& action, const Field& field, Play& play, std::string word);
    /// Whether a field asks for a distance that the map tells.
    bool is_measured_between(const Field& field, const Play& play) const;
    /// Answers measured on the map and, where it `chooses`, now and then another choice than the usual one.
    void measure(const State& state, const Action& action, Play& play, bool chooses);

    const Rulebook& m_book;
    std::optional<EntryRules> m_rules{};
    const LineMap& m_map;
    RollerBySeed m_roller;
    RandomChoice& m_random;
    bool m_is_free = true; ///< to choose other answers than the usual ones
    bool m_has_chosen = false;
    Along m_others = Along::Others;
    std::optional<Prepared> m_ready{};                               ///< the play that is made, as far as its form is filled as it stands
    bool m_is_measured = false;                                      ///< it, between those who stand in it
    std::vector<std::pair<std::string, std::string>> m_along;        ///< by role
    std::vector<std::pair<std::string_view, const Unit*>> m_refused; ///< in the roles of the play that is made
};

} // namespace corneta::game
