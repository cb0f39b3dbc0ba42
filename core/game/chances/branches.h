// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/chances/weight.h"
#include "core/game/journal/command.h"
#include "core/game/play/played_action.h"
#include "core/game/play/prepared.h"

#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace corneta::game {

/// More ways than these take longer to work out than anybody waits.
inline constexpr std::size_t most_ways = 20'000;

/// All that plays do to one unit or to all, summed up: numbers that are added, words that are put in place, and what only the rules may read.
struct Done {
    using Place = std::pair<std::string, std::string_view>; ///< unit and stat
    std::map<Place, std::int64_t> added{};
    std::map<Place, std::int32_t> put{};
    std::vector<std::int32_t> others{};

    void add(const Done& more);
    friend auto operator<=>(const Done&, const Done&) = default;
};

/// All combinations of a play that do the same; one of them stands for them.
struct Branch {
    std::vector<Verdict> verdicts{}; ///< one a row: outcome and follow-ups alone
    Weight weight{};
};

/// A play that is declared and not rolled, with everything it may come to.
struct DeclaredPlay {
    PlayedAction wanted;
    std::map<Done, Branch> branches;
    Whole total = 1;
};

/// What a play may come to, told apart by what it does to the unit with that key, or to anybody where there is none. Nothing when it is not
/// exact, when there are too many ways, or when stopped.
std::optional<DeclaredPlay> declared_play(const Rulebook& book, const Prepared& ready, const std::optional<std::string>& unit,
                                          const std::stop_token& stop);

/// What plays that take effect together were on one way, and the share of all ways that do the same.
struct Way {
    std::vector<PlayedAction> played_actions{};
    Weight weight{};
};

/// All ways that several plays together may go.
class Ways {
public:
    explicit Ways(std::vector<PlayedAction> waiting, std::size_t most = most_ways) : m_most{most}
    {
        m_ways.try_emplace(Done{}, Way{std::move(waiting), {}});
    }

    /// False where there are too many ways.
    bool add(const State& state, const Ruleset& ruleset, const DeclaredPlay& declared);
    const std::map<Done, Way>& all() const { return m_ways; }
    Whole total() const { return m_total; }

private:
    std::size_t m_most;
    std::map<Done, Way> m_ways;
    Whole m_total = 1;
};

} // namespace corneta::game
