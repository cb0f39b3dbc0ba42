// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/procedure.h"
#include "core/action/resolve.h"
#include "core/action/states.h"
#include "core/dice/every_dice.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace corneta {

namespace {

/// Dice asked for, in order. Ways that asked for the same share one list: there are many ways and few lists.
using List = std::shared_ptr<const std::vector<DiceRequest>>;
/// The dice asked for on every way to a state.
using States = PlainStates<ChainState::most / 8>;
using Level = WeightedStates<States::width, List>;

bool has_all(const List& list, const List& of)
{
    return list == of
        || std::ranges::all_of(*of, [&](const DiceRequest& wanted) { return std::ranges::find(*list, wanted) != list->end(); });
}

/// What both have.
List common(const List& list, const List& other)
{
    if (has_all(other, list))
        return list;
    auto kept = *list;
    std::erase_if(kept, [&](const DiceRequest& wanted) { return std::ranges::find(*other, wanted) == other->end(); });
    return std::make_shared<const std::vector<DiceRequest>>(std::move(kept));
}

/// Lengthens lists; the one lengthened last is at hand for the next combination, which mostly asks for the same.
class Lengthening {
public:
    const List& with(const List& list, const std::vector<EveryDice::Asked>& asked)
    {
        if (list != m_from || asked != m_asked) {
            auto longer = *list;
            for (const auto& one : asked)
                longer.push_back({text(one.label), one.pool});
            m_from = list;
            m_asked = asked;
            m_longer = std::make_shared<const std::vector<DiceRequest>>(std::move(longer));
        }
        return m_longer;
    }

private:
    List m_from;
    std::vector<EveryDice::Asked> m_asked;
    List m_longer;
};

/// Looks ahead link by link until some way has ended and no other way can narrow its dice any further, or it has looked at so many branches:
/// what every way has asked for until then is sure.
class Looking {
public:
    Looking(const Procedure& procedure, const std::stop_token& stop) : m_procedure{procedure}, m_stop{stop} {}

    std::vector<DiceRequest> surely(const ChainState& chain_state)
    {
        m_level.weight(m_level.number_of(m_states.state_of(chain_state))) = std::make_shared<const std::vector<DiceRequest>>();
        while (m_level.size() > 0 && walk_link()) {
            std::swap(m_level, m_next);
            if (m_sure && is_sure_after_link())
                return *m_sure;
            if (m_level.size() > states_that_are_many && m_level.size() > growth_that_is_fast * m_next.size())
                break;
        }
        for (std::size_t n = 0; n < m_level.size(); ++n)
            narrow(m_level.weight(n));
        return m_sure && !m_stop.stop_requested() ? *m_sure : std::vector<DiceRequest>{};
    }

private:
    static constexpr int most_branches_ahead = 1'000'000;
    static constexpr std::size_t states_that_are_many = 4'000;
    static constexpr std::size_t growth_that_is_fast = 3; ///< in one link; not so sixty guns, but a melee: its next round may wait

    bool is_sure_after_link()
    {
        for (std::size_t n = 0; n < m_level.size(); ++n)
            if (!has_all(m_level.weight(n), m_sure))
                return false;
        return true;
    }

    void narrow(const List& list) { m_sure = m_sure ? common(m_sure, list) : list; }

    /// False when stopped, or when that is enough.
    bool walk_link()
    {
        m_next.clear(); // both keep their room, of many megabytes
        Explanation deaf{Listening::No};
        for (std::size_t n = 0; n < m_level.size(); ++n) {
            if (m_stop.stop_requested() || m_branches > most_branches_ahead)
                return false;
            const List list = m_level.weight(n);
            ChainState from;
            m_states.put(m_level.state(n), from);
            m_dice.begin();
            do {
                ++m_branches;
                ChainState after = from;
                const Step step = m_procedure.step(after, m_dice, deaf);
                const List& asked = m_lists.with(list, m_dice.asked());
                if (step == Step::Finished || m_dice.is_too_wide()) { // where not every combination is walked nothing after it is sure
                    narrow(asked);
                    continue;
                }
                List& on_all_ways = m_next.weight(m_next.number_of(m_states.state_of(after)));
                on_all_ways = on_all_ways == nullptr ? asked : common(on_all_ways, asked);
            } while (m_dice.advance());
        }
        return true;
    }

    const Procedure& m_procedure;
    const std::stop_token& m_stop;
    States m_states{m_procedure};
    Level m_level;
    Level m_next;
    int m_branches = 0;
    EveryDice m_dice;
    Lengthening m_lists;
    List m_sure;
};

} // namespace

std::vector<DiceRequest> surely_wanted(const Procedure& procedure, const ChainState& chain_state, const std::stop_token& stop)
{
    return Looking{procedure, stop}.surely(chain_state);
}

} // namespace corneta
