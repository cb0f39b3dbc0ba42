// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/chapter.h"

/// Rallying, routing, and recovery on Hold.
namespace santa_anna {

/// What the Roll to Rally or Route asks of a unit.
struct MoraleRoll {
    Experience experience = Experience::Regular;
    int castings = 0;
    int casualties = 0;
    bool leader_attached = false;
    int leader_rating = 0;
    bool enemy_near = false;
    Cover cover = Cover::None;
};

/// Rallying: what is asked.
struct Rally {
    MoraleRoll roll;
    int stragglers = 0;
    int effectives = 0;
};

/// Counts as the marker `broken` does: a unit that rallies loses it.
enum class RallyResult : std::uint8_t { Rallies, StaysBroken };

struct RallyEnd {
    int total = 0;
    RallyResult result = RallyResult::Rallies;
    int stragglers_returned = 0;
};

/// Routing: what is asked of a unit that sees a friend break.
struct RoutCheck {
    MoraleRoll roll;
};

/// Counts as the marker `broken` does.
enum class RoutResult : std::uint8_t { Holds, Breaks };

struct RoutCheckEnd {
    int total = 0;
    RoutResult result = RoutResult::Holds;
};

/// Routing: nobody sees a unit break or go.
struct Unseen {
    bool destroyed = false;
};

struct UnseenEnd {
    int checks = 0;
};

/// The order Hold (4.2): what is asked of a unit that recovers its stragglers.
struct HoldRecovery {
    Experience experience = Experience::Regular;
    int stragglers = 0;
    bool enemy_near = false;
    bool fired_or_fought = false;
};

struct HoldRecoveryEnd {
    int recovered = 0;
};

namespace action {
extern const ActionOf<Rally, RallyEnd> rally;
extern const ActionOf<RoutCheck, RoutCheckEnd> rout_check;
extern const ActionOf<Unseen, UnseenEnd> unseen;
extern const ActionOf<HoldRecovery, HoldRecoveryEnd> hold_recovery;
} // namespace action

} // namespace santa_anna
