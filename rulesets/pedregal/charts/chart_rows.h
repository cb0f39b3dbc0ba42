// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"

#include <array>

/// The rows of every chart: the word in the data and the words in a line of working.
namespace pedregal::chart_rows {

using corneta::RowSpec;

inline constexpr std::array dice_rows{RowSpec{"lava-bed", "die for the lava bed"},
                                      RowSpec{"mexican-command", "die for Santa Anna and his HQ"},
                                      RowSpec{"hidden-march", "die for a marker's move"}, RowSpec{"morale-check", "die for morale"},
                                      RowSpec{"leader-casualty", "die for a leader"}};

inline constexpr std::array lava_bed_rows{RowSpec{"stops", "stops"}, RowSpec{"enters", "enters"}};
inline constexpr std::array lava_bed_engineer_rows{RowSpec{"engineer", "with an engineer"}};
inline constexpr std::array lava_bed_cost_rows{RowSpec{"enters", "movement points for a lava bed"}};

inline constexpr std::array mexican_command_rows{RowSpec{"active", "active"}, RowSpec{"inactive", "inactive"}};

inline constexpr std::array hidden_march_rows{RowSpec{"third", "a third"}, RowSpec{"two-thirds", "two thirds"}, RowSpec{"all", "all"}};

inline constexpr std::array morale_shift_rows{RowSpec{"leader", "leader"}};
inline constexpr std::array morale_fails_rows{RowSpec{"always", "fails always from here on"}};

inline constexpr std::array combat_rows{RowSpec{"0", "0"}, RowSpec{"1", "1"}, RowSpec{"2", "2"}, RowSpec{"3", "3"}, RowSpec{"4", "4"},
                                        RowSpec{"5", "5"}, RowSpec{"6", "6"}, RowSpec{"7", "7"}, RowSpec{"8", "8"}};
inline constexpr std::array halving_rows{RowSpec{"protected", "attack across a protected hexside"},
                                         RowSpec{"disrupted", "defense of disrupted units"}};
inline constexpr std::array combat_number_rows{RowSpec{"least-strength", "least strength that halving leaves"},
                                               RowSpec{"step-lost", "steps lost by x"}, RowSpec{"retreat", "hexes of a retreat"},
                                               RowSpec{"no-retreat", "steps lost for want of a retreat"}};
inline constexpr std::array rout_rows{RowSpec{"turns", "turns off the map"}};

inline constexpr std::array leader_casualty_rows{RowSpec{"unhurt", "unhurt"}, RowSpec{"casualty", "casualty"}};

inline constexpr std::array victory_point_rows{RowSpec{"mexican-unit", "Mexican units destroyed"},
                                               RowSpec{"mexican-leader", "Mexican leaders lost"},
                                               RowSpec{"us-step", "U.S. steps eliminated"}, RowSpec{"us-leader", "U.S. leaders lost"}};
inline constexpr std::array victory_number_rows{RowSpec{"turns", "turns of the game"}, RowSpec{"least", "least points that win"}};

inline constexpr std::array bastion_rows{RowSpec{"infantry", "infantry units in a bastion"},
                                         RowSpec{"artillery", "artillery units in a bastion"},
                                         RowSpec{"entry", "movement points to go in or out"}};
inline constexpr std::array engineer_rows{RowSpec{"officers", "engineers of the U.S. army"}};
inline constexpr std::array hidden_box_rows{RowSpec{"boxes", "hidden boxes a side"}, RowSpec{"markers", "markers of a box"}};

} // namespace pedregal::chart_rows
