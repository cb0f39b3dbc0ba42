// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// Who moves: the arms, as Arm counts them, and leaders.
enum class MovingArm : std::uint8_t { Infantry, Cavalry, Artillery, Leader };
inline constexpr std::array moving_arms{Option{"infantry", "infantry"}, Option{"cavalry", "cavalry"}, Option{"artillery", "artillery"},
                                        Option{"leader", "leader"}};

enum class MoveKind : std::uint8_t { Move, Charge, Retreat };
inline constexpr std::array move_kinds{Option{"move", "move"}, Option{"charge", "charge"}, Option{"retreat", "retreat"}};

enum class Terrain : std::uint8_t { Open, Rough };
inline constexpr std::array terrains{Option{"open", "open"}, Option{"rough", "rough"}};

/// What a unit does beside moving; from Formation on as the rows of `movement-costs` count.
enum class Change : std::uint8_t { None, Formation, Mount, Dismount, AboutFace };
inline constexpr std::array changes{Option{"none", "none"}, Option{"formation", "formation"}, Option{"mount", "mount"},
                                    Option{"dismount", "dismount"}, Option{"about-face", "about-face"}};

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
};

/// `roll` is the pools so far, `inches` in tenths what they come to; `stragglers` stops one past what movement may cost.
struct MovementState {
    std::int32_t roll;
    std::int32_t inches;
    std::int16_t stragglers;
    std::int16_t rolled;
    std::int16_t may_change;
    std::int16_t changes;
};

struct MovementEnd {
    corneta::Tenths inches;
    int stragglers = 0;
    bool can_change_formation = false;
};

/// Movement Distances: the pool of the move, then a die for each contour and each obstacle.
struct MovementRules : corneta::RulesOf<Movement, MovementState, MovementEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const Movement& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const Movement& inputs, MovementState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static MovementEnd end(const Movement& inputs, const MovementState& state, const Charts& charts);
    static corneta::Announcement announce(const Movement& inputs, const MovementEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<Movement, MovementEnd> movement;
} // namespace action

} // namespace santa_anna
