// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/stat.h"
#include "rulesets/season/charts.h"

/// What a book keeps of armies, units, leaders and battles.
namespace season {

using namespace corneta::game::authoring; // NOLINT(google-build-using-namespace)

namespace kind {

inline constexpr UnitKind unit{"unit"};
inline constexpr UnitKind leader{"leader"};
inline constexpr UnitKind side{"side"};
inline constexpr UnitKind battle{"battle"};
inline constexpr UnitKind book{"book"};

} // namespace kind

namespace stat {

inline constexpr int most_men = 99999;
/// Of a unit: start + recruits = fit + waiting + dead + prisoners + disbanded, in the strength that its ruleset counts.
inline constexpr Stat<int> start{.key = "start", .label = "At the start", .most = most_men};
inline constexpr Stat<int> recruits{.key = "recruits", .label = "Recruits", .most = most_men};
inline constexpr Stat<int> fit{.key = "fit", .label = "Fit", .most = most_men};
inline constexpr Stat<int> waiting{.key = "waiting", .label = "Waiting to return", .most = most_men};
inline constexpr Stat<int> dead{.key = "dead", .label = "Dead", .most = most_men};
inline constexpr Stat<int> prisoners{.key = "prisoners", .label = "Prisoners", .most = most_men};
inline constexpr Stat<int> disbanded{.key = "disbanded", .label = "Disbanded men", .most = most_men};
inline constexpr Stat<int> lacking{.key = "lacking", .most = most_men}; ///< reckoned, kept by no unit
inline constexpr Stat<int> battles{.key = "battles", .label = "Battles", .most = 999};
inline constexpr Stat<int> honours{.key = "honours", .label = "Victories", .most = 999};
inline constexpr Stat<int> raised{"raised", "Times better"};
inline constexpr Stat<int> lowered{"lowered", "Times worse"};
inline constexpr Stat<bool> is_gone{"gone", "Disbanded"};
inline constexpr Stat<bool> fought{"fought", "Has fought since the last rest"};
inline constexpr Stat<bool> won{"won", "Its army won"};
inline constexpr Stat<bool> shaken{"shaken", "It broke in the last battle"};
inline constexpr Stat<bool> lost{"lost", "Is lost and not replaced yet"};
inline constexpr Stat<bool> recruited{"recruited", "Recruits were rolled for"};
inline constexpr Stat<std::string_view> built{"built", "As it first came"};
/// Of an army.
inline constexpr Stat<int> victories{.key = "victories", .label = "Battles won", .most = 999};
inline constexpr Stat<int> defeats{.key = "defeats", .label = "Battles lost", .most = 999};
inline constexpr Stat<int> draws{.key = "draws", .label = "Battles drawn", .most = 999};
inline constexpr Stat<int> morale{"morale", "Army morale"};
inline constexpr Stat<int> dealt{.key = "dealt", .label = "Harm dealt", .most = most_men};
inline constexpr Stat<int> dealt_expected{.key = "dealt_expected", .label = "Harm dealt, expected", .most = most_men};
inline constexpr Stat<int> suffered{.key = "suffered", .label = "Harm suffered", .most = most_men};
inline constexpr Stat<int> suffered_expected{.key = "suffered_expected", .label = "Harm suffered, expected", .most = most_men};
/// Of a battle.
inline constexpr Stat<std::string_view> seal{"seal", "Seal of its game"};
inline constexpr Stat<std::string_view> id{"id", "Its game"};
inline constexpr Stat<std::string_view> file{"file", "File"};
inline constexpr Stat<std::string_view> winner{"winner", "Won by"};
inline constexpr Stat<std::string_view> told{"told", "How it ended"};
inline constexpr Stat<std::string_view> told_said{"told_said"}; ///< the same as a value, for every language
inline constexpr Stat<int> turns{"turns", "Turns"};
/// Of the book: the ruleset of its battles.
inline constexpr Stat<std::string_view> system{"system", "Ruleset"};

} // namespace stat

namespace role {

inline constexpr Role unit{"unit"};
inline constexpr Role leader{"leader"};

} // namespace role

} // namespace season
