// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/chain.h"

#include "core/action/states.h"
#include "core/action/walk.h"
#include "core/dice/random_dice.h"

namespace corneta {

namespace {

std::optional<ShareBase> played(const Procedure& procedure, const std::stop_token& stop, const EachEnd& each, const Effort& effort)
{
    constexpr std::uint64_t seed = 1847;
    constexpr std::size_t words = ChainState::most / 8;
    const PlainStates<words> states{procedure};
    WeightedStates<words, std::uint64_t> ends;
    RandomDice dice{seed};
    Explanation deaf{Listening::No};
    int plays = 0;
    for (std::size_t links = 0; plays < effort.plays && links < effort.links; ++plays) {
        if (plays % 256 == 0 && stop.stop_requested())
            return std::nullopt;
        ChainState chain_state;
        procedure.begin(chain_state, deaf);
        do
            ++links;
        while (procedure.step(chain_state, dice, deaf) == Step::Continue);
        (void)dice.taken_rolls();
        (void)ends.add(states.state_of(chain_state), 1);
    }
    EndState end;
    for (std::size_t index = 0; index < ends.size(); ++index) {
        states.put(ends.state(index), end.state);
        end.probability = static_cast<double>(ends.weight(index)) / plays;
        each(end);
    }
    return ShareBase{.total = std::nullopt, .exact = false, .plays = plays};
}

template <class States>
std::optional<ShareBase> walked(const Procedure& procedure, const std::stop_token& stop, const EachEnd& each, const Effort& effort)
{
    const auto share_base = [&] {
        States states{procedure};
        Walk<States, std::uint64_t> walk{procedure, states, stop, effort};
        const auto whole = walk.every_end(each);
        return whole || whole.error() != Stop::TooWide ? whole : Walk<States, double>{walk}.every_end(each);
    }();
    if (share_base)
        return *share_base;
    return share_base.error() == Stop::Asked ? std::nullopt : played(procedure, stop, each, effort);
}

template <std::size_t words>
std::optional<ShareBase> walked_in(const Procedure& procedure, const std::stop_token& stop, const EachEnd& each, const Effort& effort)
{
    return procedure.clock().runs() ? walked<ClockedStates<words>>(procedure, stop, each, effort)
                                    : walked<PlainStates<words>>(procedure, stop, each, effort);
}

} // namespace

std::optional<ShareBase> every_end_of(const Procedure& procedure, const std::stop_token& stop, const EachEnd& each, const Effort& effort)
{
    const std::size_t words = procedure.size() / 8;
    if (words <= 1)
        return walked_in<1>(procedure, stop, each, effort);
    if (words <= 2)
        return walked_in<2>(procedure, stop, each, effort);
    if (words <= 3)
        return walked_in<3>(procedure, stop, each, effort);
    if (words <= 4)
        return walked_in<4>(procedure, stop, each, effort);
    return walked_in<ChainState::most / 8>(procedure, stop, each, effort);
}

std::optional<EndStates> ends_of(const Procedure& procedure, const std::stop_token& stop, const Effort& effort)
{
    EndStates ends;
    const auto share_base = every_end_of(procedure, stop, [&](const EndState& end) { ends.ends.push_back(end); }, effort);
    if (!share_base)
        return std::nullopt;
    static_cast<ShareBase&>(ends) = *share_base;
    return ends;
}

} // namespace corneta
