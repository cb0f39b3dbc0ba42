// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/procedure.h"
#include "core/action/resolve.h"
#include "core/dice/every_dice.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace corneta {

namespace {

/// Dice asked for, in order. Ways that asked for the same share one list: there are many ways and few lists.
using List = std::shared_ptr<const std::vector<DiceRequest>>;
/// The dice asked for on every way to a state, by the state's bytes.
using Level = std::unordered_map<std::string, List>;

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
        Level level{{bytes_of(chain_state), std::make_shared<const std::vector<DiceRequest>>()}};
        while (!level.empty()) {
            auto next = after_link(level);
            if (!next)
                break;
            level = std::move(*next);
            if (m_sure && std::ranges::all_of(level, [&](const auto& entry) { return has_all(entry.second, m_sure); }))
                return *m_sure;
        }
        for (const auto& [state, list] : level)
            narrow(list);
        return m_sure && !m_stop.stop_requested() ? *m_sure : std::vector<DiceRequest>{};
    }

private:
    static constexpr int most_branches_ahead = 200'000;

    std::string bytes_of(const ChainState& chain_state) const
    {
        std::string bytes(m_procedure.size(), '\0');
        std::memcpy(bytes.data(), chain_state.bytes.data(), bytes.size());
        return bytes;
    }

    void narrow(const List& list) { m_sure = m_sure ? common(m_sure, list) : list; }

    /// Nothing when stopped, or when that is enough.
    std::optional<Level> after_link(const Level& level)
    {
        Level next;
        Explanation deaf{Listening::No};
        for (const auto& [state, list] : level) {
            if (m_stop.stop_requested() || m_branches > most_branches_ahead)
                return std::nullopt;
            ChainState from;
            std::memcpy(from.bytes.data(), state.data(), state.size());
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
                const auto [place, is_new] = next.try_emplace(bytes_of(after), asked);
                if (!is_new)
                    place->second = common(place->second, asked);
            } while (m_dice.advance());
        }
        return next;
    }

    const Procedure& m_procedure;
    const std::stop_token& m_stop;
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
