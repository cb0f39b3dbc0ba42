// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/authoring.h"
#include "core/game/authoring.h"

/// What the two halves of the game share: numbers, what units have, who stands in a play, what the actions ask and leave.
namespace mill_lane {

using namespace corneta::authoring;       // NOLINT(google-build-using-namespace)
using namespace corneta::game::authoring; // NOLINT(google-build-using-namespace)

namespace section {
inline constexpr std::string_view turn = "1 The turn";
inline constexpr std::string_view attack = "2 Attack";
inline constexpr std::string_view retreat = "3 Going back";
} // namespace section

enum class Die : std::uint8_t { Attack };
inline constexpr auto dice_chart = chart<Die>(throws("dice", "Dice", section::attack), {{Die::Attack, "attack", "die for the attack"}});

enum class Result : std::uint8_t { Repulsed, Stopped, Driven };
inline constexpr auto results = options("repulsed", "stopped", Option{"driven", "driven back"});
inline constexpr auto attack_chart = HeadOf<Result>{bands("attack", "Attack", section::attack)}(results);

enum class Number : std::uint8_t { Walls, Loss, Steps, Turns };
inline constexpr auto number_chart = HeadOf<Number>{shifts("numbers", "Numbers", section::turn)}({
    {Number::Walls, "walls", "the defender is behind walls"},
    {Number::Loss, "loss", "steps that a beaten unit loses"},
    {Number::Steps, "steps", "steps of a unit of which nothing is said"},
    {Number::Turns, "turns", "turns of the game"},
});

struct Charts final : corneta::ChartsOf<dice_chart, attack_chart, number_chart> {
    using ChartsOf::ChartsOf;
};

namespace kind {
inline constexpr corneta::game::UnitKind unit{"unit"};
inline constexpr corneta::game::UnitKind side{"side"};
} // namespace kind

namespace role {
inline constexpr Role attacker{"attacker"};
inline constexpr Role defender{"defender"};
inline constexpr Role unit{"unit"};
} // namespace role

namespace phase {
inline constexpr corneta::game::PhaseKey blue{"blue"};
inline constexpr corneta::game::PhaseKey red{"red"};
} // namespace phase

namespace stat {
inline constexpr Stat<int> steps{.key = "steps", .label = "Steps", .most = 6};
inline constexpr Stat<int> lost{.key = "lost", .label = "Steps lost"};
inline constexpr Stat<bool> driven{"driven", "Has to go back"};
inline constexpr Stat<bool> attacked{.key = "attacked", .label = "Has attacked", .lasts = Lasts::Phase};
} // namespace stat

struct Attack {
    int attacker_steps = 0;
    int defender_steps = 0;
    bool walls = false;
};
struct AttackEnd {
    Result result{};
    int attacker_lost = 0;
    int attacker_steps = 0; ///< less what it lost
    bool driven = false;
};
struct Retreat {
    int steps = 0;
    bool open = false;
};
struct RetreatEnd {
    int lost = 0;
    int steps = 0;
    bool driven = false;
};
extern const ActionOf<Attack, AttackEnd> attack;
extern const ActionOf<Retreat, RetreatEnd> retreat;

extern const GameRules game_rules;

} // namespace mill_lane
