// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"

#include <array>

/// The rows of the charts of fire and damage.
namespace revolucion::combat_rows {

using corneta::RowSpec;

inline constexpr std::array fire_ranges_rows{RowSpec{"infantry", "infantry"}, RowSpec{"cavalry", "cavalry"},
                                             RowSpec{"machine-guns", "machine guns"}, RowSpec{"artillery", "artillery"}};

inline constexpr std::array range_bands_rows{RowSpec{"range", "inches to"}};

inline constexpr std::array fire_scores_rows{RowSpec{"irregular-infantry", "irregular infantry"},
                                             RowSpec{"regular-infantry", "regular infantry"},
                                             RowSpec{"veteran-infantry", "veteran infantry"},
                                             RowSpec{"irregular-cavalry", "irregular cavalry"},
                                             RowSpec{"regular-cavalry", "regular cavalry"},
                                             RowSpec{"veteran-cavalry", "veteran cavalry"},
                                             RowSpec{"machine-guns", "machine guns"},
                                             RowSpec{"artillery", "artillery"}};

inline constexpr std::array fire_shifts_rows{RowSpec{"moving-fire", "Moving Fire"},
                                             RowSpec{"target-deployed", "target deployed"},
                                             RowSpec{"target-maneuver", "target in maneuver formation"},
                                             RowSpec{"target-march", "target in march formation"},
                                             RowSpec{"soft", "target in soft cover"},
                                             RowSpec{"hard", "target in hard cover"},
                                             RowSpec{"fortification", "target in a fortification"},
                                             RowSpec{"actor-disordered", "firer disordered"},
                                             RowSpec{"actor-demoralized", "firer demoralized"},
                                             RowSpec{"target-disordered", "target disordered"},
                                             RowSpec{"target-demoralized", "target demoralized"},
                                             RowSpec{"actor-outnumbered", "firer outnumbered"},
                                             RowSpec{"actor-badly", "firer badly outnumbered"},
                                             RowSpec{"target-outnumbered", "target outnumbered"},
                                             RowSpec{"target-badly", "target badly outnumbered"},
                                             RowSpec{"leader", "leader attached to the firer"}};

inline constexpr std::array fire_levels_rows{RowSpec{"nothing", "nothing"}, RowSpec{"one", "one level"}, RowSpec{"two", "two levels"},
                                             RowSpec{"three", "three levels"}, RowSpec{"four", "four levels"}};

inline constexpr std::array damage_rows{RowSpec{"disordered", "disordered at level"}, RowSpec{"demoralized", "demoralized at level"},
                                        RowSpec{"base", "the first base is lost at level"}};

inline constexpr std::array destruction_rows{RowSpec{"left", "part of the starting bases at which it is destroyed"}};

inline constexpr std::array fall_backs_rows{RowSpec{"infantry", "infantry"},         RowSpec{"cavalry", "cavalry"},
                                            RowSpec{"machine-guns", "machine guns"}, RowSpec{"artillery", "artillery"},
                                            RowSpec{"fast", "fast transport"},       RowSpec{"slow", "slow transport"}};

inline constexpr std::array leader_casualties_rows{RowSpec{"fire", "killed by fire at or under"},
                                                   RowSpec{"assault", "killed in an assault at or under"}};

inline constexpr std::array assault_reaches_rows{RowSpec{"infantry", "infantry"}, RowSpec{"cavalry", "cavalry"}};

inline constexpr std::array assault_scores_rows{RowSpec{"irregular-infantry", "irregular infantry"},
                                                RowSpec{"regular-infantry", "regular infantry"},
                                                RowSpec{"veteran-infantry", "veteran infantry"},
                                                RowSpec{"irregular-cavalry", "irregular cavalry"},
                                                RowSpec{"regular-cavalry", "regular cavalry"},
                                                RowSpec{"veteran-cavalry", "veteran cavalry"},
                                                RowSpec{"machine-guns", "machine guns, armored cars"},
                                                RowSpec{"artillery", "artillery"},
                                                RowSpec{"transport", "transport"}};

inline constexpr std::array assault_shifts_rows{RowSpec{"soft", "soft cover"},
                                                RowSpec{"hard", "hard cover"},
                                                RowSpec{"fortification", "fortification"},
                                                RowSpec{"disordered", "disordered"},
                                                RowSpec{"demoralized", "demoralized"},
                                                RowSpec{"outnumbered", "outnumbered"},
                                                RowSpec{"badly", "badly outnumbered"},
                                                RowSpec{"leader", "leader attached"},
                                                RowSpec{"march", "in march formation"},
                                                RowSpec{"not-frontal", "not frontal"},
                                                RowSpec{"cavalry-in-rough", "cavalry against rough ground, a town or hard cover"}};

inline constexpr std::array assault_results_rows{
    RowSpec{"routed", "10 or more"}, RowSpec{"beaten", "5 to 9"},        RowSpec{"driven", "1 to 4"},     RowSpec{"even", "even"},
    RowSpec{"held", "-1 to -4"},     RowSpec{"thrown-back", "-5 to -9"}, RowSpec{"broken", "-10 or less"}};

inline constexpr std::array indirect_fire_rows{RowSpec{"over", "inches over which the range counts in part"},
                                               RowSpec{"part", "part of a longer range that counts"}};

inline constexpr std::array explosions_rows{RowSpec{"mine", "mine fired on command"}, RowSpec{"small-mine", "small mine"},
                                            RowSpec{"maquina-loca", "máquina loca"}};

inline constexpr std::array aircraft_rows{RowSpec{"range", "inches at which an aircraft attacks"},
                                          RowSpec{"away", "turns that it stays away"}};

} // namespace revolucion::combat_rows
