// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"

#include <array>

/// The rows of every chart: the word in the data and the words in a line of working.
namespace revolucion::chart_rows {

using corneta::RowSpec;

inline constexpr std::array dice_rows{RowSpec{"initiative", "die for the initiative"},
                                      RowSpec{"orders", "die for orders"},
                                      RowSpec{"regroup", "die to regroup"},
                                      RowSpec{"fire", "die for fire"},
                                      RowSpec{"assault", "die in close combat"},
                                      RowSpec{"leader", "die for the leader"}};

inline constexpr std::array initiative_rows{RowSpec{"government", "government"}, RowSpec{"revolutionary", "revolutionary"}};

inline constexpr std::array command_rows{
    RowSpec{"within-6", "leader within 6 inches"}, RowSpec{"attached", "leader attached"}, RowSpec{"disordered", "disordered"},
    RowSpec{"demoralized", "demoralized"},         RowSpec{"irregular", "irregular"},      RowSpec{"veteran", "veteran"}};

inline constexpr std::array order_results_rows{RowSpec{"lost", "lost"}, RowSpec{"delayed", "delayed"}, RowSpec{"ordered", "ordered"}};

inline constexpr std::array regroup_results_rows{RowSpec{"none", "no effect"}, RowSpec{"one-step", "one step better"}, RowSpec{"ok", "OK"}};

inline constexpr std::array base_moves_rows{RowSpec{"irregular-infantry", "irregular infantry"},
                                            RowSpec{"regular-infantry", "regular infantry"},
                                            RowSpec{"veteran-infantry", "veteran infantry"},
                                            RowSpec{"irregular-cavalry", "irregular cavalry"},
                                            RowSpec{"regular-cavalry", "regular cavalry"},
                                            RowSpec{"veteran-cavalry", "veteran cavalry"},
                                            RowSpec{"machine-guns", "machine guns"},
                                            RowSpec{"artillery", "artillery"},
                                            RowSpec{"fast-transport", "fast transport"},
                                            RowSpec{"slow-transport", "slow transport"}};

inline constexpr std::array movement_numbers_rows{RowSpec{"deploy", "inches of a deployed unit"},
                                                  RowSpec{"move-leader", "inches of a leader"},
                                                  RowSpec{"delayed", "part of the base move, delayed"},
                                                  RowSpec{"delayed-step", "steps of a delayed move, inches"},
                                                  RowSpec{"train-least", "part of its base move that a train must use"},
                                                  RowSpec{"enemy-zone", "inches kept from enemies"}};

inline constexpr std::array road_rows{RowSpec{"march", "road or town in march formation"}};

inline constexpr std::array movement_costs_rows{RowSpec{"rough-foot", "rough for infantry, guns, slow transport"},
                                                RowSpec{"rough-mounted", "rough for cavalry, leaders, fast transport"},
                                                RowSpec{"steep-slope", "steep slope for a train"},
                                                RowSpec{"backward", "sideways or backward"},
                                                RowSpec{"linear", "linear obstacle"},
                                                RowSpec{"choke", "choke-point"}};

inline constexpr std::array sight_rows{RowSpec{"into-woods", "inches seen into woods or a town"},
                                       RowSpec{"friends", "inches that a line of fire keeps from friends"}};

inline constexpr std::array shadows_rows{RowSpec{"first-level", "shadow from one level above"},
                                         RowSpec{"further-level", "each further level"}};

inline constexpr std::array outnumbering_rows{RowSpec{"badly", "times the bases for badly outnumbered"}};

inline constexpr std::array break_points_rows{RowSpec{"unmotivated", "unmotivated"}, RowSpec{"average", "average"},
                                              RowSpec{"motivated", "motivated"}};

inline constexpr std::array army_losses_rows{RowSpec{"unit", "unit destroyed or surrendered"}, RowSpec{"leader", "leader killed"},
                                             RowSpec{"asset", "asset of the scenario lost"}};

} // namespace revolucion::chart_rows
