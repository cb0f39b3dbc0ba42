// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/automatic/line_map.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <string_view>

namespace corneta::game {

namespace {

constexpr double apart = 30; ///< inches between the sides as they begin
constexpr double pace = 10;  ///< inches a turn that they close
constexpr int reach = 18;    ///< inches from which an attacker strikes

/// A number from 0 to 1 that follows from a seed and a name, which may come in parts.
double scattered(std::uint64_t seed, std::initializer_list<std::string_view> name)
{
    std::uint64_t mixed = seed * 0x9e3779b97f4a7c15U + 0xcbf29ce484222325U;
    for (const std::string_view part : name)
        for (const char c : part)
            mixed = (mixed ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return static_cast<double>(mixed >> 32U & 0xffU) / 0xff;
}

} // namespace

double LineMap::place(const Stage& stage, const Unit& unit) const
{
    const double share = m_attacker.empty() ? 0.5 : attacks(unit) ? 1 : 0; // a defender stands where he stood
    const double behind = scattered(m_seed, {unit.side, "/", unit.command}) * apart / 4;
    return std::max(0.0, share * (apart - pace * (stage.turn - 1)) + behind)
        + scattered(m_seed + static_cast<std::uint64_t>(stage.turn), {unit.key}) * 2;
}

int LineMap::distance(const Stage& stage, const Unit& a, const Unit& b) const
{
    const double from_a = place(stage, a);
    const double from_b = place(stage, b);
    return static_cast<int>(std::lround(a.side == b.side ? std::abs(from_a - from_b) : from_a + from_b));
}

bool LineMap::is_in_reach(const State& state, const Unit& unit) const
{
    return std::ranges::any_of(state.units, [&](const Unit& other) {
        return other.kind == unit.kind && other.side != unit.side && distance(state.stage, unit, other) <= reach;
    });
}

} // namespace corneta::game
