// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/every_dice.h"
#include "core/resolve.h"

#include <algorithm>
#include <cstring>
#include <map>

namespace corneta {

namespace {

using List = std::vector<Wanted>;
/// The dice asked for on every way to a state, by the state's bytes.
using Level = std::map<std::vector<std::byte>, List>;

void keep_common(List& list, const List& other)
{
    std::erase_if(list, [&](const Wanted& wanted) { return std::ranges::find(other, wanted) == other.end(); });
}

bool has_all(const List& list, const List& of)
{
    return std::ranges::all_of(of, [&](const Wanted& wanted) { return std::ranges::find(list, wanted) != list.end(); });
}

/// Looks ahead link by link until some way has ended and no other way can narrow its dice any further.
class Looking {
public:
    explicit Looking(const Procedure& procedure) : m_procedure{procedure} {}

    List surely(const Now& now)
    {
        Level level{{bytes_of(now), {}}};
        for (std::size_t states = 0; !level.empty() && states < most_states_ahead; states += level.size()) {
            level = after_link(level);
            if (m_sure && std::ranges::all_of(level, [&](const auto& entry) { return has_all(entry.second, *m_sure); }))
                return *m_sure;
        }
        for (const auto& [state, list] : level)
            narrow(list);
        return m_sure.value_or(List{});
    }

private:
    static constexpr std::size_t most_states_ahead = 20'000;

    std::vector<std::byte> bytes_of(const Now& now) const
    {
        return {now.bytes.begin(), now.bytes.begin() + static_cast<std::ptrdiff_t>(m_procedure.size())};
    }

    void narrow(const List& list)
    {
        if (m_sure)
            keep_common(*m_sure, list);
        else
            m_sure = list;
    }

    Level after_link(const Level& level)
    {
        Level next;
        Tale deaf{Listening::No};
        for (const auto& [state, list] : level) {
            Now from;
            std::ranges::copy(state, from.bytes.begin());
            m_dice.begin();
            do {
                Now after = from;
                const Then then = m_procedure.step(after, m_dice, deaf);
                List asked = list;
                for (const auto& one : m_dice.asked())
                    asked.push_back({text(one.label), one.pool});
                if (then == Then::Done || m_dice.is_too_wide()) { // where not every fall is walked nothing after it is sure
                    narrow(asked);
                    continue;
                }
                const auto [place, is_new] = next.try_emplace(bytes_of(after), asked);
                if (!is_new)
                    keep_common(place->second, asked);
            } while (m_dice.advance());
        }
        return next;
    }

    const Procedure& m_procedure;
    EveryDice m_dice;
    std::optional<List> m_sure;
};

} // namespace

std::vector<Wanted> surely_wanted(const Procedure& procedure, const Now& now)
{
    return Looking{procedure}.surely(now);
}

} // namespace corneta
