// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/authoring.h"

/// Every number between battles, all of the house.
namespace season {

using namespace corneta::authoring; // NOLINT(google-build-using-namespace)

namespace section {

inline constexpr std::string_view recovery = "Between battles: casualties";
inline constexpr std::string_view recruits = "Between battles: recruits";
inline constexpr std::string_view training = "Between battles: experience";
inline constexpr std::string_view leaders = "Between battles: leaders";
inline constexpr std::string_view disbanding = "Between battles: disbanding";
inline constexpr std::string_view morale = "Between battles: army morale";

} // namespace section

enum class Die { Recovery, Recruits, Training, Leader };
inline constexpr auto dice_chart = HeadOf<Die>{throws("dice", "Dice", section::recovery)}({
    {Die::Recovery, "recovery", "die for the casualties"},
    {Die::Recruits, "recruits", "die for recruits"},
    {Die::Training, "training", "die for experience"},
    {Die::Leader, "leader", "die for the new leader"},
});

inline constexpr ColumnSpec returns{.key = "returns", .label = "return", .least = 0, .most = 1, .precision = Precision::Fractions};
inline constexpr ColumnSpec captured{.key = "captured", .label = "captured", .least = 0, .most = 1, .precision = Precision::Fractions};
inline constexpr std::array recovery_bands{columns::from, columns::to, returns, captured};
enum class Recovered { Few, Half, Most };
enum class RecoveredPart { Returns, Captured };
inline constexpr auto recovery_chart =
    HeadOf<Recovered, RecoveredPart>{bands("recovery", "Casualties that return", section::recovery, "result", recovery_bands)}({
        {Recovered::Few, "few", "few return"},
        {Recovered::Half, "half", "half return"},
        {Recovered::Most, "most", "most return"},
    });

inline constexpr ColumnSpec part{.key = "part", .label = "part", .least = 0, .most = 1, .precision = Precision::Fractions};
inline constexpr std::array part_bands{columns::from, columns::to, part};
enum class Raised { Nobody, Some, Many };
inline constexpr auto recruits_chart =
    HeadOf<Raised>{bands("recruits", "Recruits for those who are lacking", section::recruits, "result", part_bands)}({
        {Raised::Nobody, "nobody", "nobody comes"},
        {Raised::Some, "some", "some come"},
        {Raised::Many, "many", "many come"},
    });

enum class TrainingShift { Won, Shaken };
inline constexpr auto training_shifts =
    HeadOf<TrainingShift>{shifts("training-shifts", "Experience: added to the die", section::training)}({
        {TrainingShift::Won, "won", "its army won"},
        {TrainingShift::Shaken, "shaken", "it broke"},
    });
enum class Trained { Worse, AsBefore, Better };
inline constexpr auto training_chart = HeadOf<Trained>{bands("training", "Experience after a battle", section::training)}({
    {Trained::Worse, "worse", "one worse"},
    {Trained::AsBefore, "as-before", "as before"},
    {Trained::Better, "better", "one better"},
});

enum class Successor { Worse, AsBefore, Better };
inline constexpr auto leader_chart = HeadOf<Successor>{bands("new-leader", "Who takes a lost leader's place", section::leaders)}({
    {Successor::Worse, "worse", "one worse"},
    {Successor::AsBefore, "as-before", "as good"},
    {Successor::Better, "better", "one better"},
});

inline constexpr std::array parts{ColumnSpec{.key = "times", .label = "times", .least = 0, .most = 1, .precision = Precision::Fractions}};
enum class Disbanding { Left };
inline constexpr auto disbanding_chart = table<Disbanding>("disbanding", "Share of a unit that is too small", section::disbanding,
                                                           "strength", parts)({{Disbanding::Left, "left", "of what it had at the start"}});

enum class Morale { AtTheStart, Won, Lost, Broken };
inline constexpr auto morale_chart = HeadOf<Morale>{amounts("army-morale", "Army morale", section::morale)}({
    {Morale::AtTheStart, "at-the-start", "at the start of a season"},
    {Morale::Won, "won", "up for a victory"},
    {Morale::Lost, "lost", "down for a defeat"},
    {Morale::Broken, "broken", "down for an army that broke"},
});

struct Charts final
    : ChartsOf<dice_chart, recovery_chart, recruits_chart, training_shifts, training_chart, leader_chart, disbanding_chart, morale_chart> {
    using ChartsOf::ChartsOf;
};

} // namespace season
