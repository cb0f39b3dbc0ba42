// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/charts.h"
#include "rulesets/santa_anna/charts/during.h"
#include "rulesets/santa_anna/charts/stats.h"

/// All that the actions of a chapter are written with.
namespace santa_anna {

using corneta::Listening;
using corneta::Measure;
using corneta::one_or_several;
using corneta::Rows;
using corneta::Tenths;

/// The sentence for none, for one, and for more, which names the number.
inline Sentence counted(int count, std::string_view none, std::string_view one, std::string_view more)
{
    if (count == 0)
        return {none};
    return count == 1 ? Sentence{one} : Sentence{more, {count}};
}

/// An instruction about so many; nothing for none.
inline void instruct(Announcement& announcement, int count, std::string_view one, std::string_view more)
{
    if (count > 0)
        announcement.instructions.push_back(counted(count, {}, one, more));
}

/// Fields that many forms ask.
namespace fields {

template <auto... Member> constexpr Field experience(std::string_view key = "unit_experience", Role role = role::unit)
{
    return asks<Member...>(key, "Experience", role, stat::experience, {.start = 2, .options = experiences});
}
template <auto... Member> constexpr Field effectives(std::string_view key = "unit_effectives", Role role = role::unit)
{
    return asks<Member...>(key, "Effectives", role, stat::effectives, {.measure = Measure::Castings, .start = 12});
}
template <auto... Member> constexpr Field stragglers(std::string_view key = "unit_stragglers", Role role = role::unit,
                                                     std::string_view help = {})
{
    return asks<Member...>(key, "Stragglers", role, stat::stragglers, {.help = help, .measure = Measure::Castings});
}
template <auto... Member> constexpr Field leader_rating(std::string_view help = "LR, 0 to 3.")
{
    return asks<Member...>("leader_rating", "Leader rating", role::leader, stat::rating, {.help = help, .most = 3, .start = 1});
}
template <auto... Member> constexpr Field enemy_near()
{
    return asks<Member...>("enemy_near", "Enemy near", {}, {}, {.help = "An enemy is within 12 inches."});
}

} // namespace fields

} // namespace santa_anna
