// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/pedregal/terms.h"

/// Every chart, in the order of the sections: its rows are an enum class, and `charts[row]` is its cell.
namespace pedregal {

enum class Die { LavaBed, MexicanCommand, HiddenMarch, MoraleCheck, LeaderCasualty };
inline constexpr auto dice_chart = HeadOf<Die>{throws("dice", "Dice", section::lava_bed)}({
    {Die::LavaBed, "lava-bed", "die for the lava bed"},
    {Die::MexicanCommand, "mexican-command", "die for Santa Anna and his HQ"},
    {Die::HiddenMarch, "hidden-march", "die for a marker's move"},
    {Die::MoraleCheck, "morale-check", "die for morale"},
    {Die::LeaderCasualty, "leader-casualty", "die for a leader"},
});

enum class Entry { Stops, Enters };
inline constexpr auto lava_bed_chart = HeadOf<Entry>{bands("lava-bed", "Lava beds", section::lava_bed)}({
    {Entry::Stops, "stops", "stops"},
    {Entry::Enters, "enters", "enters"},
});

enum class LavaBedShift { Engineer };
inline constexpr auto lava_bed_shifts = HeadOf<LavaBedShift>{shifts("lava-bed-shifts", "Lava beds: added to the die", section::lava_bed)}(
    {{LavaBedShift::Engineer, "engineer", "with an engineer"}});

enum class LavaBedCost { Enters };
inline constexpr auto lava_bed_cost = HeadOf<LavaBedCost>{amounts("lava-bed-cost", "Lava beds: movement points", section::lava_bed)}(
    {{LavaBedCost::Enters, "enters", "movement points for a lava bed"}});

enum class Bastion { Infantry, Artillery, Entry };
inline constexpr auto bastions = HeadOf<Bastion>{amounts("bastions", "Bastions", section::bastions)}({
    {Bastion::Infantry, "infantry", "infantry units in a bastion"},
    {Bastion::Artillery, "artillery", "artillery units in a bastion"},
    {Bastion::Entry, "entry", "movement points to go in or out"},
});

enum class Engineer { Officers };
inline constexpr auto engineers = HeadOf<Engineer>{amounts("engineers", "Engineers", section::engineers)}(
    {{Engineer::Officers, "officers", "engineers of the U.S. army"}});

enum class Command { Active, Inactive };
inline constexpr auto command_chart = HeadOf<Command>{bands("mexican-command", "Mexican command", section::command)}({
    {Command::Active, "active", "active"},
    {Command::Inactive, "inactive", "inactive"},
});

enum class HiddenBox { Boxes, Markers };
inline constexpr auto hidden_box_chart = HeadOf<HiddenBox>{amounts("hidden-boxes", "Hidden boxes", section::hidden)}({
    {HiddenBox::Boxes, "boxes", "hidden boxes a side"},
    {HiddenBox::Markers, "markers", "markers of a box"},
});

inline constexpr ColumnSpec part{.key = "times", .label = "times", .least = 0, .most = 9, .precision = Precision::Fractions};
inline constexpr std::array part_bands{columns::from, columns::to, part};
enum class March { Third, TwoThirds, All };
inline constexpr auto hidden_march_chart =
    HeadOf<March>{bands("hidden-march", "Hidden movement: part of the allowance", section::hidden, "result", part_bands)}({
        {March::Third, "third", "a third"},
        {March::TwoThirds, "two-thirds", "two thirds"},
        {March::All, "all", "all"},
    });

enum class MoraleShift { Leader };
inline constexpr auto morale_shifts = HeadOf<MoraleShift>{shifts("morale-shifts", "Morale checks: added to the morale", section::morale)}(
    {{MoraleShift::Leader, "leader", "leader"}});

inline constexpr std::array faces{ColumnSpec{.key = "face", .label = "face", .least = 1}};
enum class MoraleFails { Always };
inline constexpr auto morale_fails = table<MoraleFails>("morale-fails", "Morale checks: faces that fail", section::morale, "item",
                                                        faces)({{MoraleFails::Always, "always", "fails always from here on"}});

/// The columns of the Combat Results Table, by attack less defense. Codes: A the attacker, D the defender; x a step, r a retreat, c and m a
/// morale check.
enum class CombatColumn {};
enum class CombatResult : std::uint8_t { Ax, Ar, Ac, Dc, Dr, Dm, Dx };
inline constexpr std::array<std::string_view, 7> result_codes{"Ax", "Ar", "Ac", "Dc", "Dr", "Dm", "Dx"};
inline constexpr std::array<std::string_view, 7> result_meanings{
    "the attacker loses a step",      "the attacker retreats", "the attacker checks its morale",
    "the defender checks its morale", "the defender retreats", "the defender checks its morale and retreats",
    "the defender loses a step"};
inline constexpr std::array result_bands{columns::from, columns::to,
                                         ColumnSpec{.key = "results",
                                                    .label = "results",
                                                    .kind = CellKind::Word,
                                                    .words = result_codes,
                                                    .meanings = result_meanings,
                                                    .count = 6,
                                                    .noun = "faces"}};
inline constexpr auto combat_results = corneta::numbered_chart<CombatColumn>(
    bands("combat-results", "Combat results by attack less defense", section::combat, "column", result_bands),
    std::array<std::string_view, 9>{"0", "1", "2", "3", "4", "5", "6", "7", "8"});

inline constexpr std::array parts{part};
enum class Halved { Protected, Disrupted };
inline constexpr auto halving = table<Halved>("halving", "Combat: strengths halved", section::terrain_effects, "strength", parts)({
    {Halved::Protected, "protected", "attack across a protected hexside"},
    {Halved::Disrupted, "disrupted", "defense of disrupted units"},
});

enum class CombatNumber { LeastStrength, StepLost, Retreat, NoRetreat };
inline constexpr auto combat_numbers = HeadOf<CombatNumber>{amounts("combat-numbers", "Combat: numbers of the results", section::combat)}({
    {CombatNumber::LeastStrength, "least-strength", "least strength that halving leaves"},
    {CombatNumber::StepLost, "step-lost", "steps lost by x"},
    {CombatNumber::Retreat, "retreat", "hexes of a retreat"},
    {CombatNumber::NoRetreat, "no-retreat", "steps lost for want of a retreat"},
});

enum class Rout { Turns };
inline constexpr auto rout_chart = HeadOf<Rout>{amounts("rout", "Routs", section::combat)}({{Rout::Turns, "turns", "turns off the map"}});

enum class Fate { Unhurt, Casualty };
inline constexpr auto leader_casualties = HeadOf<Fate>{bands("leader-casualty", "Leader casualties", section::engineers)}({
    {Fate::Unhurt, "unhurt", "unhurt"},
    {Fate::Casualty, "casualty", "casualty"},
});

enum class Points { MexicanUnit, MexicanLeader, UsStep, UsLeader };
inline constexpr auto victory_points = HeadOf<Points>{amounts("victory-points", "Victory points", section::drawn_battle)}({
    {Points::MexicanUnit, "mexican-unit", "Mexican units destroyed"},
    {Points::MexicanLeader, "mexican-leader", "Mexican leaders lost"},
    {Points::UsStep, "us-step", "U.S. steps eliminated"},
    {Points::UsLeader, "us-leader", "U.S. leaders lost"},
});

enum class VictoryNumber { Turns, Least };
inline constexpr auto victory_numbers = HeadOf<VictoryNumber>{amounts("victory-numbers", "Victory: numbers", section::drawn_battle)}({
    {VictoryNumber::Turns, "turns", "turns of the game"},
    {VictoryNumber::Least, "least", "least points that win"},
});

/// The charts in use, as the rules read them.
struct Charts final : ChartsOf<dice_chart, lava_bed_chart, lava_bed_shifts, lava_bed_cost, bastions, engineers, command_chart,
                               hidden_box_chart, hidden_march_chart, morale_shifts, morale_fails, combat_results, halving, combat_numbers,
                               rout_chart, leader_casualties, victory_points, victory_numbers> {
    using ChartsOf::ChartsOf;
};

} // namespace pedregal
