// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"

#include <array>

/// The rows of every chart: the word in the data and the words in a line of working.
namespace cedar_creek::chart_rows {

using corneta::RowSpec;

inline constexpr std::array dice_rows{RowSpec{"initiative", "die for the initiative"},
                                      RowSpec{"activation", "die for activation"},
                                      RowSpec{"initiative-test", "die for the initiative test"},
                                      RowSpec{"continuation", "die for continuation"},
                                      RowSpec{"sheridan", "die for Sheridan"},
                                      RowSpec{"support", "die for artillery or sharpshooters"},
                                      RowSpec{"combat", "die for combat"},
                                      RowSpec{"retreat", "die for the retreat"},
                                      RowSpec{"rout-recovery", "die for rout recovery"}};

inline constexpr std::array turns_rows{RowSpec{"1", "turn 1"}, RowSpec{"2", "turn 2"}, RowSpec{"3", "turn 3"},
                                       RowSpec{"later", "turn 4 and later"}};

inline constexpr std::array initiative_modifiers_rows{RowSpec{"tactical-retreat", "Union, in a tactical retreat"}};

inline constexpr std::array activation_rows{RowSpec{"low", "no division"}, RowSpec{"middle", "one division"},
                                            RowSpec{"high", "two divisions"}};

inline constexpr std::array activation_modifiers_rows{
    RowSpec{"union-tactical-retreat", "Union, in its tactical retreat"},
    RowSpec{"confederate-tactical-retreat", "Confederates, in the Union's tactical retreat"}, RowSpec{"sheridan", "Union with Sheridan"},
    RowSpec{"no-sheridan", "Union without Sheridan"}};

inline constexpr std::array initiative_test_modifiers_rows{
    RowSpec{"cavalry", "cavalry division"}, RowSpec{"in-contact", "in contact with the enemy"}, RowSpec{"superior", "superior commander"}};

inline constexpr std::array thresholds_rows{
    RowSpec{"initiative-test", "highest total that activates"}, RowSpec{"round-4", "highest roll that brings a 4th round"},
    RowSpec{"round-5", "highest roll that brings a 5th round"}, RowSpec{"sheridan", "highest roll that brings Sheridan"}};

inline constexpr std::array ratio_edges_rows{RowSpec{"least", "least quotient"}};

inline constexpr std::array ratio_bonuses_rows{RowSpec{"1-1", "ratio 1/1"}, RowSpec{"3-2", "ratio 3/2"}, RowSpec{"2-1", "ratio 2/1"},
                                               RowSpec{"3-1", "ratio 3/1"}};

inline constexpr std::array combat_modifiers_rows{
    RowSpec{"support", "supporting second line"},
    RowSpec{"artillery", "artillery"},
    RowSpec{"sharpshooters", "sharpshooters"},
    RowSpec{"charge", "charging brigade"},
    RowSpec{"command", "command bonus"},
    RowSpec{"fatigue-1", "fatigue 1"},
    RowSpec{"fatigue-2", "fatigue 2"},
    RowSpec{"routed", "routed, as fatigue 2"},
    RowSpec{"flanked", "defender attacked on its flank (to the Reminders a brigade there is enough)"},
    RowSpec{"flank-threat", "enemy not attacked on the attacker's flank"}};

inline constexpr std::array terrain_rows{RowSpec{"higher-or-ravine", "higher or across a ravine"},
                                         RowSpec{"bridge-or-ford", "across a bridge or ford"}, RowSpec{"woods", "woods"},
                                         RowSpec{"town", "town"}};

inline constexpr std::array combat_numbers_rows{
    RowSpec{"most-terrain", "most that terrain gives"}, RowSpec{"least-total", "an adjusted die is at least"},
    RowSpec{"hit-times", "times the lower total for a hit"}, RowSpec{"charge-fatigue", "fatigue of a charge"},
    RowSpec{"most-fatigue", "most levels of fatigue"}};

inline constexpr std::array combat_results_rows{RowSpec{"tie", "a tie, for the attacker"}, RowSpec{"lower", "the lower total"},
                                                RowSpec{"twice", "the lower total, hit"}};

inline constexpr std::array retreat_results_rows{RowSpec{"orderly", "orderly"}, RowSpec{"disorderly", "disorderly"}};

inline constexpr std::array retreats_rows{RowSpec{"hold", "points of a brigade that holds"},
                                          RowSpec{"orderly", "points of an orderly retreat"},
                                          RowSpec{"disorderly", "point of the disorderly retreat"}, RowSpec{"rout", "points of a rout"},
                                          RowSpec{"voluntary-rout", "points of a voluntary rout or another rout move"}};

inline constexpr std::array retreat_modifiers_rows{RowSpec{"command", "command bonus"}, RowSpec{"fatigue", "fatigue 2"},
                                                   RowSpec{"losses", "two losses or more"}};

inline constexpr std::array retreat_numbers_rows{RowSpec{"fatigue", "least fatigue that counts"},
                                                 RowSpec{"losses", "least losses that count"},
                                                 RowSpec{"part-lost", "part of the strength gone for a rout"},
                                                 RowSpec{"front-crossed", "each zone in an enemy front"},
                                                 RowSpec{"voluntary-losses", "least losses for a voluntary rout"},
                                                 RowSpec{"crowded", "zones farther where it would end crowded"}};

inline constexpr std::array rout_recovery_rows{RowSpec{"routed", "stays routed"}, RowSpec{"organized", "organized"},
                                               RowSpec{"organized-and-step", "organized, and a step recovered"}};

inline constexpr std::array rout_recovery_modifiers_rows{RowSpec{"sheridan", "Union with Sheridan"}};

inline constexpr std::array movement_allowances_rows{
    RowSpec{"infantry", "infantry"},    RowSpec{"cavalry", "mounted cavalry"}, RowSpec{"dismounted", "dismounted cavalry"},
    RowSpec{"hq", "headquarters"},      RowSpec{"train", "artillery train"},   RowSpec{"artillery", "artillery marker"},
    RowSpec{"command", "command range"}};

inline constexpr std::array movement_costs_rows{RowSpec{"zone", "zones"},
                                                RowSpec{"road-zone", "zones by road"},
                                                RowSpec{"entry", "entry zone"},
                                                RowSpec{"crossing", "bridges and fords"},
                                                RowSpec{"climb", "higher zones and escarpments"},
                                                RowSpec{"mount-change", "mounting or dismounting"},
                                                RowSpec{"attack", "attack"},
                                                RowSpec{"charge", "charge"}};

inline constexpr std::array movement_numbers_rows{RowSpec{"fatigue-bonus", "for a level of fatigue"}};

inline constexpr std::array victory_points_rows{RowSpec{"loss", "each loss fewer"}, RowSpec{"middletown", "zones of Middletown"},
                                                RowSpec{"entry", "entry zones 11, 12 and 13"}};

} // namespace cedar_creek::chart_rows
