// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/chapter.h"

/// Movement, and hidden units.
namespace santa_anna {

/// Who moves: the arms, as Arm counts them, and leaders.
enum class MovingArm : std::uint8_t { Infantry, Cavalry, Artillery, Leader };
inline constexpr auto moving_arms = options("infantry", "cavalry", "artillery", "leader");
/// Full: all of its inches, as a breakthrough says.
enum class MoveKind : std::uint8_t { Move, Charge, Retreat, Full };
inline constexpr auto move_kinds = options("move", "charge", "retreat", "full");
/// With dice added, by which it loses stragglers.
constexpr bool is_hurried(MoveKind kind)
{
    return kind == MoveKind::Charge || kind == MoveKind::Retreat;
}
enum class Terrain : std::uint8_t { Open, Rough };
/// What a unit does beside moving; from Formation on as the rows of `movement-costs` count.
enum class Change : std::uint8_t { None, Formation, Mount, Dismount, AboutFace };

/// Movement: what is asked.
struct Movement {
    MovingArm arm = MovingArm::Infantry;
    Formation formation = Formation::Line;
    bool mounted = false;
    bool unlimbered = false;
    Nation nation = Nation::Mexican;
    int effectives = 0;
    int stragglers = 0;
    MoveKind kind = MoveKind::Move;
    Terrain terrain = Terrain::Open;
    int contours = 0;
    int obstacles = 0;
    Change change = Change::None;
    Formation to = Formation::Line;

    int tolls = 0; ///< dice for what it crosses
    int most = 0;  ///< that may straggle
};

struct MovementEnd {
    Tenths inches;
    int stragglers = 0;
    bool can_change_formation = false;
};

/// Hidden units: those who hide and all who might see them.
struct SpotHidden {
    int hidden_castings = 0;
    int spotting_castings = 0;
};

struct SpotHiddenEnd {
    int number = 0;
    bool spotted = false;
};

namespace action {
extern const ActionOf<Movement, MovementEnd> movement;
extern const ActionOf<SpotHidden, SpotHiddenEnd> spot_hidden;
} // namespace action

} // namespace santa_anna
