// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/cedar_creek/actions.h"

/// What a round consists of beside moves, fights and routs: all but the tests without dice.
namespace cedar_creek {

/// 7.1, 10: a division acts now, or a brigade that belongs to none; out of command range it tests its initiative first.
struct Activate {
    Side side = Side::Union;
    int turn = 0;
    bool in_command = false;
    bool enters = false;
    bool independent = false; ///< cavalry that belongs to no division
};
struct ActivateEnd {
    bool tests = false;
};
extern const ActionOf<Activate, ActivateEnd> activate;

/// 7.1: a brigade spends its round on losing fatigue.
struct Rest {
    int fatigue = 0;
};
struct RestEnd {
    int fatigue = 0;
};
extern const ActionOf<Rest, RestEnd> rest;

/// 11.4: a victor occupies the zone that the loser has left.
struct Advance {
    corneta::Words<ScoredZone> passes;
    bool contact = false; ///< with enemy headquarters
};
struct AdvanceEnd {
    int zones = 0; ///< that count for victory
};
extern const ActionOf<Advance, AdvanceEnd> advance;

/// 6.1: the Union declares one for the turn.
struct TacticalRetreat {
    bool sheridan = false;
};
struct TacticalRetreatEnd {
    bool declared = true;
};
extern const ActionOf<TacticalRetreat, TacticalRetreatEnd> tactical_retreat;

/// 10.3: headquarters that an enemy brigade has met move away.
struct Flight {
    int zones = 0;
    corneta::Words<ScoredZone> passes;
};
struct FlightEnd {
    int zones = 0;
};
extern const ActionOf<Flight, FlightEnd> flight;

/// 7.3: the train gives out artillery markers.
struct Deploy {
    int batteries = 0; ///< in the train
    int markers = 0;
};
struct DeployEnd {
    int batteries = 0;
    int artillery = 0; ///< of all
};
extern const ActionOf<Deploy, DeployEnd> deploy;

} // namespace cedar_creek
