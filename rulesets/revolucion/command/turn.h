// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/revolucion/charts/charts.h"

/// What players do in an initiative round without dice. A kept game keeps it.
namespace revolucion {

/// Nothing is asked but who does it.
struct Plain {};
struct Done {
    bool done = true;
};
using PlainAction = ActionOf<Plain, Done>;

extern const PlainAction pass;
extern const PlainAction hold;
extern const PlainAction victory;
extern const PlainAction rip_track;
extern const PlainAction cut_wire;
extern const PlainAction get_on;
extern const PlainAction get_off;
extern const PlainAction derail;
extern const PlainAction harmless;

struct AssetLost {
    int assets_lost = 1;
};
extern const ActionOf<Plain, AssetLost> lose_asset;

struct Stays {
    bool away = false;
};
extern const ActionOf<Plain, Stays> stay;

/// How a leader comes to stand elsewhere.
enum class LeaderStep { Moves, GoesAlong, Stays, Aside };
inline constexpr std::array leader_steps{Option{"moves", "by his own move"}, Option{"goes-along", "with a unit that he is attached to"},
                                         Option{"stays", "he stays where his unit is driven off"},
                                         Option{"aside", "an enemy has run over him"}};
struct MoveLeader {
    LeaderStep how = LeaderStep::Moves;
    Figures figures = Figures::Small;
};
struct MoveLeaderEnd {
    bool acted = false;
    Tenths inches{};
};
extern const ActionOf<MoveLeader, MoveLeaderEnd> move_leader;

struct FormUp {
    Formation formation = Formation::Deployed;
};
struct FormUpEnd {
    Formation formation = Formation::Deployed;
};
extern const ActionOf<FormUp, FormUpEnd> form_up;

struct RouteMarch {
    UnitType type = UnitType::RegularInfantry;
    Figures figures = Figures::Small;
};
struct RouteMarchEnd {
    Tenths inches;
};
extern const ActionOf<RouteMarch, RouteMarchEnd> route_march;

} // namespace revolucion
