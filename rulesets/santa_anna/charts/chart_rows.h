// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"

#include <array>

/// The rows of every chart: the word in the data and the words in a line of working.
namespace santa_anna::chart_rows {

using corneta::RowSpec;

inline constexpr std::array weapon_ranges_rows{RowSpec{"ad-hoc", "ad hoc weapons"}, RowSpec{"musket", "musket"},
                                               RowSpec{"rifle", "rifle"},           RowSpec{"rifled-musket", "rifled musket"},
                                               RowSpec{"pistol", "pistol"},         RowSpec{"carbine", "carbine"},
                                               RowSpec{"gun-3", "3 lb gun"},        RowSpec{"gun-6", "6 lb gun"},
                                               RowSpec{"gun-8", "8 lb gun"},        RowSpec{"gun-12", "12 lb gun"},
                                               RowSpec{"gun-24", "24 lb gun"}};

inline constexpr std::array fire_strength_rows{RowSpec{"castings", "castings"}, RowSpec{"gun", "pounds of the gun"}};

inline constexpr std::array strength_factors_rows{RowSpec{"mounted", "mounted"},
                                                  RowSpec{"low-ammunition", "low on ammunition"},
                                                  RowSpec{"damaged-gun", "damaged gun"},
                                                  RowSpec{"building", "one side of a building"},
                                                  RowSpec{"quarter-volley", "quarter volley"},
                                                  RowSpec{"horse-holders", "horse holders"}};

inline constexpr std::array shifts_rows{RowSpec{"untrained", "untrained"},
                                        RowSpec{"green", "green"},
                                        RowSpec{"regular", "regular"},
                                        RowSpec{"veteran", "veteran"},
                                        RowSpec{"rough", "rough ground"},
                                        RowSpec{"building", "building"},
                                        RowSpec{"light", "light fortification"},
                                        RowSpec{"heavy", "heavy fortification"},
                                        RowSpec{"initial-volley", "initial volley"},
                                        RowSpec{"skirmishers", "target in skirmish order"},
                                        RowSpec{"behind-skirmishers", "target behind skirmishers"},
                                        RowSpec{"gunners", "target unlimbered gunners"},
                                        RowSpec{"charging", "charging"},
                                        RowSpec{"lance", "lance"},
                                        RowSpec{"saber", "saber against cavalry without melee weapons"},
                                        RowSpec{"us", "U.S. infantry or cavalry"},
                                        RowSpec{"cavalry-against-infantry", "mounted cavalry against infantry not in square"}};

inline constexpr std::array loss_allocation_rows{RowSpec{"front", "hit in front"}, RowSpec{"flank", "hit in the flank"},
                                                 RowSpec{"rear", "hit in the rear"}};

inline constexpr std::array firing_limits_rows{RowSpec{"quarter-volley-range", "inches of a quarter volley"},
                                               RowSpec{"deep-stragglers", "stragglers a roll of a column or square"},
                                               RowSpec{"us-battery-stragglers", "stragglers a turn of a U.S. battery"},
                                               RowSpec{"low-ammunition-face", "face that runs low on ammunition"}};

inline constexpr std::array artillery_functions_rows{RowSpec{"us-heaviest", "heaviest U.S. gun with two functions, pounds"},
                                                     RowSpec{"us", "U.S. artillery up to that weight"},
                                                     RowSpec{"others", "all other artillery"}};

inline constexpr std::array effect_columns{RowSpec{"0", "column 0"},   RowSpec{"1", "column 1"},   RowSpec{"2", "column 2"},
                                           RowSpec{"3", "column 3"},   RowSpec{"4", "column 4"},   RowSpec{"5", "column 5"},
                                           RowSpec{"6", "column 6"},   RowSpec{"7", "column 7"},   RowSpec{"8", "column 8"},
                                           RowSpec{"9", "column 9"},   RowSpec{"10", "column 10"}, RowSpec{"11", "column 11"},
                                           RowSpec{"12", "column 12"}, RowSpec{"13", "column 13"}, RowSpec{"14", "column 14"},
                                           RowSpec{"15", "column 15"}, RowSpec{"16", "column 16"}};

inline constexpr std::array melee_numbers_rows{RowSpec{"flank-or-rear", "part of the castings that fights, hit in flank or rear"},
                                               RowSpec{"disorder", "part of the castings that fights, caught forming square"},
                                               RowSpec{"least-fighters", "castings that fight at the least"},
                                               RowSpec{"castings-a-shift", "castings of difference for a shift of one"},
                                               RowSpec{"rounds", "rounds in a turn"},
                                               RowSpec{"charging-rounds", "rounds in which charging counts"},
                                               RowSpec{"lance-rounds", "rounds in which the lance counts"}};

inline constexpr std::array close_and_stand_rows{RowSpec{"untrained", "untrained"},
                                                 RowSpec{"green", "green"},
                                                 RowSpec{"regular", "regular"},
                                                 RowSpec{"veteran", "veteran"},
                                                 RowSpec{"charging", "charging"},
                                                 RowSpec{"leader", "leader attached"},
                                                 RowSpec{"half", "half the enemy or fewer"},
                                                 RowSpec{"twice", "twice the enemy or more"},
                                                 RowSpec{"mounted-against-square", "mounted against a square"},
                                                 RowSpec{"flank", "hit in the flank"},
                                                 RowSpec{"rear", "hit in the rear"},
                                                 RowSpec{"rough", "rough ground"},
                                                 RowSpec{"building", "building"},
                                                 RowSpec{"light", "light fortification"},
                                                 RowSpec{"heavy", "heavy fortification"}};

inline constexpr std::array strength_compared_rows{RowSpec{"half", "half the enemy or fewer"}, RowSpec{"twice", "twice the enemy or more"}};

inline constexpr std::array close_results_rows{RowSpec{"recoils", "recoils"}, RowSpec{"halts", "halts"},
                                               RowSpec{"halts-and-fires", "halts and fires"}, RowSpec{"closes", "closes"}};

inline constexpr std::array stand_results_rows{RowSpec{"recoils", "recoils"}, RowSpec{"retreats", "retreats"},
                                               RowSpec{"fires-and-retreats", "fires and retreats"}, RowSpec{"stands", "stands"}};

inline constexpr std::array emergency_square_rows{RowSpec{"untrained", "untrained"},
                                                  RowSpec{"green", "green"},
                                                  RowSpec{"regular", "regular"},
                                                  RowSpec{"veteran", "veteran"},
                                                  RowSpec{"column", "in column"},
                                                  RowSpec{"flank-or-rear", "charged in flank or rear"},
                                                  RowSpec{"least-inches", "inches at the least"}};

inline constexpr std::array experience_rows{RowSpec{"untrained", "untrained"}, RowSpec{"green", "green"}, RowSpec{"regular", "regular"},
                                            RowSpec{"veteran", "veteran"}};

inline constexpr std::array breakthrough_results_rows{RowSpec{"breakthrough", "breaks through"}, RowSpec{"charge", "charges on"},
                                                      RowSpec{"halts", "halts"}, RowSpec{"reforms", "reforms in place"},
                                                      RowSpec{"rallies-back", "rallies back"}};

inline constexpr std::array rally_and_rout_rows{RowSpec{"untrained", "untrained"},
                                                RowSpec{"green", "green"},
                                                RowSpec{"regular", "regular"},
                                                RowSpec{"veteran", "veteran"},
                                                RowSpec{"leader", "leader attached, beside his rating"},
                                                RowSpec{"part-lost", "each part of the castings lost as casualties"},
                                                RowSpec{"enemy-near", "enemy near"},
                                                RowSpec{"cover", "in cover"}};

inline constexpr std::array rally_results_rows{RowSpec{"stays-broken", "stays broken"}, RowSpec{"rallies", "rallies"}};

inline constexpr std::array rout_results_rows{RowSpec{"breaks", "breaks"}, RowSpec{"holds", "holds"}};

inline constexpr std::array morale_numbers_rows{RowSpec{"part-lost", "part of the castings that counts once lost"},
                                                RowSpec{"near", "inches within which an enemy is near"},
                                                RowSpec{"sight", "inches within which a breaking friend is seen"},
                                                RowSpec{"sight-to-each-side", "degrees to each side in which he is seen"},
                                                RowSpec{"recovery-near", "part that returns with an enemy near"},
                                                RowSpec{"least-recovery", "stragglers that return at the least"}};

inline constexpr std::array leader_points_rows{RowSpec{"die", "die for leader points"}, RowSpec{"attached", "orders of an attached leader"},
                                               RowSpec{"order", "points an order"}, RowSpec{"far-order", "points an order to a far unit"},
                                               RowSpec{"far-distance", "inches beyond which a unit is far"}};

inline constexpr std::array leader_casualties_rows{RowSpec{"grazed", "grazed"}, RowSpec{"incapacitated", "incapacitated"},
                                                   RowSpec{"dead", "dead"}};

inline constexpr std::array leader_replacement_rows{RowSpec{"us", "U.S."}, RowSpec{"mexican", "Mexican"}, RowSpec{"texan", "Texan"},
                                                    RowSpec{"foreign", "foreign"}};

inline constexpr std::array leader_numbers_rows{
    RowSpec{"rating-loss", "rating that a replacement lacks"}, RowSpec{"least-rating", "rating at the least"},
    RowSpec{"least-turns", "turns out at the least"}, RowSpec{"rally-distance", "inches within which a leader rallies stragglers"},
    RowSpec{"rally-points", "points to rally stragglers"}};

inline constexpr std::array random_orders_rows{RowSpec{"1", "a roll of 1"},  RowSpec{"2", "a roll of 2"}, RowSpec{"3", "a roll of 3"},
                                               RowSpec{"4", "a roll of 4"},  RowSpec{"5", "a roll of 5"}, RowSpec{"6", "a roll of 6"},
                                               RowSpec{"7", "a roll of 7"},  RowSpec{"8", "a roll of 8"}, RowSpec{"9", "a roll of 9"},
                                               RowSpec{"10", "a roll of 10"}};

inline constexpr std::array order_rulings_rows{
    RowSpec{"no-enemy-in-reach", "Charge without an enemy in reach"}, RowSpec{"may-not-charge", "Charge of a unit that may not charge"},
    RowSpec{"guns-charge", "Charge of unlimbered guns"}, RowSpec{"friend-rallies", "as a friend who rallies"},
    RowSpec{"no-friend", "as a friend, without one"}};

inline constexpr std::array movement_dice_rows{RowSpec{"infantry-line", "on foot, line"},
                                               RowSpec{"infantry-column", "on foot, column"},
                                               RowSpec{"infantry-road-column", "on foot, road column"},
                                               RowSpec{"infantry-skirmish", "on foot, skirmish order"},
                                               RowSpec{"infantry-square", "on foot, square"},
                                               RowSpec{"mounted-line", "mounted, line"},
                                               RowSpec{"mounted-column", "mounted, column; leaders"},
                                               RowSpec{"mounted-road-column", "mounted, road column"},
                                               RowSpec{"mounted-skirmish", "mounted, skirmish order"},
                                               RowSpec{"guns-limbered", "limbered guns"},
                                               RowSpec{"guns-unlimbered", "unlimbered guns"}};

inline constexpr std::array added_dice_rows{RowSpec{"charge", "charge"}, RowSpec{"retreat", "retreat"}};

inline constexpr std::array movement_costs_rows{RowSpec{"formation", "change of formation"}, RowSpec{"mount", "mounting"},
                                                RowSpec{"dismount", "dismounting"},          RowSpec{"about-face", "facing about"},
                                                RowSpec{"contour", "contour line"},          RowSpec{"obstacle", "wall, ravine or stream"}};

inline constexpr std::array movement_numbers_rows{RowSpec{"rough", "rough terrain, inches times"},
                                                  RowSpec{"straggler-face", "face of a charge or retreat die that loses stragglers"},
                                                  RowSpec{"stragglers", "stragglers for such a face"}};

inline constexpr std::array pass_through_rows{
    RowSpec{"formed-through-unformed", "formed through unformed"},
    RowSpec{"charging-through-unformed", "formed and charging through unformed"}, RowSpec{"formed-through-formed", "formed through formed"},
    RowSpec{"unformed-through-formed", "unformed through formed"}, RowSpec{"unformed-through-unformed", "unformed through unformed"}};

inline constexpr std::array straggler_dice_rows{
    RowSpec{"charge-short", "a charge falls short"}, RowSpec{"broken-by-cavalry", "infantry broken by mounted cavalry"},
    RowSpec{"square-unbroken", "cavalry that has not broken a square"}, RowSpec{"follow-up-charge", "follow-up charge"}};

inline constexpr std::array cavalry_numbers_rows{RowSpec{"overrun", "part of overrun stragglers that become casualties"},
                                                 RowSpec{"counter-charge", "number to exceed for a counter charge"},
                                                 RowSpec{"enemy-within", "inches at which an enemy lets a unit on Hold roll"},
                                                 RowSpec{"charge-within", "inches at which charging cavalry lets a unit charge"}};

inline constexpr std::array artillery_numbers_rows{
    RowSpec{"damage-face", "face that damages a gun"}, RowSpec{"silent", "damages that silence a gun casting"},
    RowSpec{"crew", "castings that man a gun"}, RowSpec{"gunners", "gunners among them at the least"},
    RowSpec{"short-handed", "functions that one of a gun with a single gunner takes"}};

inline constexpr std::array fortifications_rows{RowSpec{"heavy", "heavy fortification"}, RowSpec{"light", "light fortification"},
                                                RowSpec{"building", "building"}};

inline constexpr std::array fortification_numbers_rows{RowSpec{"reduced", "part of the points at which a section is a level lower"},
                                                       RowSpec{"section", "inches of a section"}};

inline constexpr std::array spotting_rows{
    RowSpec{"number", "number to begin with"}, RowSpec{"hidden-castings", "hidden castings for one less"},
    RowSpec{"spotting-castings", "spotting castings for one less"}, RowSpec{"missed-face", "face that always misses"}};

inline constexpr std::array detachments_rows{RowSpec{"company", "castings of a skirmish company"}};

inline constexpr std::array victory_rows{
    RowSpec{"us-loss", "Mexican points for a U.S. loss"}, RowSpec{"mexican-loss", "U.S. points for a Mexican loss"},
    RowSpec{"minon", "Mexican points if Minon comes"}, RowSpec{"smashing", "times the loser's points for a smashing victory"},
    RowSpec{"turns", "turns of the game"}};

inline constexpr std::array dice_rows{RowSpec{"close", "to close"},
                                      RowSpec{"stand", "to stand"},
                                      RowSpec{"emergency-square", "emergency square"},
                                      RowSpec{"breakthrough", "breakthrough"},
                                      RowSpec{"rally", "to rally"},
                                      RowSpec{"rout", "to rout"},
                                      RowSpec{"leader-hit", "leader hit"},
                                      RowSpec{"leader-casualty", "leader casualty"},
                                      RowSpec{"gun-damage", "gun damage"},
                                      RowSpec{"counter-charge", "counter charge"},
                                      RowSpec{"spotting", "spotting"}};

inline constexpr std::array arcs_rows{RowSpec{"formed", "arc of fire, formed"},
                                      RowSpec{"artillery", "arc of fire, artillery"},
                                      RowSpec{"skirmishers", "arc of fire, skirmishers"},
                                      RowSpec{"zone", "flank zone"},
                                      RowSpec{"oblique", "oblique move"},
                                      RowSpec{"breakthrough", "breakthrough to each side"}};

} // namespace santa_anna::chart_rows
