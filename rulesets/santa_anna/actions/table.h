// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/chapter.h"

/// What is done on the table without dice, so that a kept game knows of it.
namespace santa_anna {

/// What a Form order changes a unit into: the legal formations, as Formation counts them, or the saddle.
enum class FormTo : std::uint8_t { Line, Column, RoadColumn, Square, Skirmish, Mounted, Dismounted };

/// The order Form (4.2).
struct Form {
    Arm arm = Arm::Infantry;
    Formation formation = Formation::Line;
    bool mounted = true;
    FormTo to = FormTo::Column;
};
struct FormEnd {
    FormTo to = FormTo::Column;
};

/// Parts of a unit that touch form again: the castings that they come to.
struct Reunite {
    int effectives = 0;
    int more = 0;
};
struct ReuniteEnd {
    int effectives = 0;
};

/// Functions of a battery beside moving and firing.
enum class GunFunction : std::uint8_t { None, Limber, Unlimber };
struct Functions {
    bool unlimbered = true;
    GunFunction first = GunFunction::Limber;
    GunFunction second = GunFunction::None;
};
struct FunctionsEnd {
    bool unlimbered = false;
    int count = 0;
};

/// A leader with a unit, or no longer with it.
struct Attach {
    bool attached = true;
};
struct AttachEnd {
    bool attached = true;
};

/// Orders to far units are dearer.
struct LeaderDistance {
    bool is_far = true;
};
struct LeaderDistanceEnd {
    bool is_far = true;
};

/// Who comes onto the table, or appears there.
struct Arrive {
    bool off_table = true;
};
struct ArriveEnd {
    bool off_table = false;
};
struct Reveal {
    bool hidden = true;
};
struct RevealEnd {
    bool hidden = false;
};

/// A retreat that crosses the edge of the table, or goes on beyond it.
struct LeaveTable {
    Experience experience = Experience::Regular;
    int retreats = 0;
};
struct LeaveTableEnd {
    bool gone = false; ///< for good
    int retreats = 0;
};

/// A unit behind cover, or out of it.
struct TakeCover {
    Cover cover = Cover::None;
};
struct TakeCoverEnd {
    Cover cover = Cover::None;
};

/// A battery that touches a wagon of its train.
struct AtWagons {
    bool touching = true;
};
struct AtWagonsEnd {
    bool touching = true;
};

/// Infantry castings that go to the guns, or come back.
struct Lend {
    int effectives = 0;
    int stragglers = 0;
    int helpers = 0;
    int castings = 0;
    bool back = false;
};
struct LendEnd {
    int castings = 0; ///< that the guns have more
};

/// Gunners go to guns that were left behind.
struct ManGuns {
    Arm arm = Arm::Artillery;
    int guns = 0;
    int poundage = 0;
    int crewless_guns = 0;
    int crewless_poundage = 0;
};
struct ManGunsEnd {
    int guns = 0;
    int poundage = 0;
};

namespace action {
extern const ActionOf<Form, FormEnd> form;
extern const ActionOf<Reunite, ReuniteEnd> reunite;
extern const ActionOf<Functions, FunctionsEnd> functions;
extern const ActionOf<Attach, AttachEnd> attach;
extern const ActionOf<LeaderDistance, LeaderDistanceEnd> leader_distance;
extern const ActionOf<Arrive, ArriveEnd> arrive;
extern const ActionOf<Reveal, RevealEnd> reveal;
extern const ActionOf<LeaveTable, LeaveTableEnd> leave_table;
extern const ActionOf<TakeCover, TakeCoverEnd> take_cover;
extern const ActionOf<AtWagons, AtWagonsEnd> at_wagons;
extern const ActionOf<Lend, LendEnd> lend;
extern const ActionOf<ManGuns, ManGunsEnd> man_guns;
} // namespace action

} // namespace santa_anna
