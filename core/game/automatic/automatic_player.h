// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/automatic/play_maker.h"
#include "core/game/journal/journal.h"
#include "core/game/play/rules.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace corneta::game {

/// What an automatic player does: an entry that is decided, or something to be laid face down or turned up, which is up to who keeps what lies
/// there.
struct AutomaticMove {
    std::optional<Entry> entry{};
    std::string unit{}; ///< by which `word` is laid, or is turned up where there is no word; without a unit all is turned up
    std::string word{};
};

/// Plays both sides of a game by what it offers: what is owed, who has not acted, what may follow, and then the next phase. It gives no
/// reasons and makes no edits. What it has to measure it takes from a map of one line, which follows from the seed and the turn. Equal seeds
/// play equal games.
///
/// The attacker comes nearer every turn. With an enemy in reach he begins what the ruleset calls attacks and lays the letters that strike, before
/// those that close. The defender lays the letters that hold, fires and follows up as the rules offer it, a counter-charge too; of himself he
/// seldom attacks. Without an attacker both sides are one. All else is chance.
class AutomaticPlayer {
public:
    /// Where nobody reads what its plays come to, it is not told and their luck is not counted, which takes a tenth of the time.
    AutomaticPlayer(const Rulebook& book, std::uint64_t seed, std::string attacker, bool tells = true);
    AutomaticPlayer(const AutomaticPlayer&) = delete; // its parts point at each other
    AutomaticPlayer& operator=(const AutomaticPlayer&) = delete;
    ~AutomaticPlayer() = default;

    /// The next move, or nothing: the battle is decided, or `stuck` says what the rules want that it could not do.
    std::optional<AutomaticMove> next(const Journal& journal);
    const Problems& stuck() const { return m_stuck; }
    Deciding deciding() const { return m_maker.deciding(); }

private:
    /// Looked up without a copy of the words.
    struct ByWords {
        using is_transparent = void;
        bool operator()(const auto& a, const auto& b) const
        {
            const int order = std::string_view{a.first}.compare(b.first);
            return order < 0 || (order == 0 && std::string_view{a.second} < std::string_view{b.second});
        }
    };
    using Move = std::optional<AutomaticMove>;

    /// Notes that it was tried in this phase.
    bool lies_face_down(const State& state, const Unit& unit) const;
    bool is_first_try(std::string_view who, std::string_view what);
    Move anything(const Journal& journal);
    Move owed(const Journal& journal, bool must);
    Move any_choice(const Journal& journal, const Owed& owed);
    /// Of those who have not acted: who must, before anything is laid face down and after it, and who may.
    enum class Asks : std::uint8_t { First, Must, May };
    Move idle(const Journal& journal, Asks asks);
    bool is_held_back(const State& state, const Idle& idle);
    Roles seats_of(const State& state, const Idle& idle) const;
    Move hidden(const Journal& journal);
    Move laid(const State& state, const HiddenSpec& spec, const Unit& unit);
    Move turned_up_at_will(const State& state, const HiddenSpec& spec);
    std::vector<std::string> words_for(const State& state, const HiddenSpec& spec, const Unit& unit);
    Move another(const Journal& journal);
    Move phase(const Journal& journal);

    const Rulebook& m_book;
    RandomChoice m_random;
    LineMap m_map;
    PlayMaker m_maker;
    Stage m_stage;                                                  ///< to which what was tried belongs
    std::set<std::pair<std::string, std::string>, ByWords> m_tried; ///< unit and action, or entry and follow-up
    std::map<std::string, std::string> m_laid;                      ///< what it laid, by unit
    std::vector<Idle> m_waiting;                                    ///< who has not acted, as the game stands
    bool m_is_second_try = false;
    Problems m_stuck;
};

} // namespace corneta::game
