// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/revolucion/command/orders.h"
#include "rulesets/revolucion/fire/fire.h"

#include <cstdint>

namespace revolucion {

/// Infantry and cavalry; counts as UnitType does.
enum class Assaulter : std::uint8_t {
    IrregularInfantry,
    RegularInfantry,
    VeteranInfantry,
    IrregularCavalry,
    RegularCavalry,
    VeteranCavalry
};

/// What the train does this turn that the target is, or rides on.
enum class TrainState : std::uint8_t { None, Halted, Maneuver, March };
inline constexpr std::array trains_now{Option{"none", "no train"}, Option{"halted", "halted"}, Option{"maneuver", "made a Maneuver"},
                                       Option{"march", "made a March"}};

enum class DefensiveFire : std::uint8_t { None, Deployed, Moving };

struct AssaultActor {
    Assaulter type = Assaulter::RegularInfantry;
    int bases = 0;
    int bases_at_start = 0;
    Status status = Status::Ok;
    Formation formation = Formation::Maneuver;
    bool deployed_at_start = false;
    Leader leader = Leader::None;
    bool blocked = false;
};

/// Assaults: what is asked.
struct Assault {
    AssaultActor actor;
    bool line_of_sight = false;
    corneta::Tenths distance; ///< inches of base movement
    bool frontal = false;
    FireTarget target;
    bool rough = false;
    TrainState train = TrainState::None;
    int bases_already_assaulted = 0;
    Outnumbering outnumbered = Outnumbering::FromBases;
};

/// The die that is next, and what came of those before it.
struct AssaultState {
    std::int16_t stage;
    std::int16_t orders;
    std::int16_t defensive_levels;
    std::int16_t went_home;
    std::int16_t thrown; ///< the assaulter's total while the target's is not thrown
    std::int16_t difference;
    std::int16_t actor_leader_killed;
    std::int16_t target_leader_killed;
};

struct AssaultSide {
    int levels = 0;
    Damage damage;
    bool driven_back = false;
    bool leader_killed = false;
};

struct AssaultEnd {
    OrderResult orders = OrderResult::Lost;
    DefensiveFire defensive_fire = DefensiveFire::None;
    int defensive_levels = 0;
    bool went_home = false;
    int difference = 0;
    int bases_assaulted = 0;
    bool target_acted = false;
    AssaultSide actor;
    AssaultSide target;
    bool is_short = false; ///< a delayed order leaves the target out of reach
    corneta::Tenths reach;
};

/// An assault from the order to the leaders: orders, defensive fire, close combat of one die each, the leader of each side.
struct AssaultRules : corneta::RulesOf<Assault, AssaultState, AssaultEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const Assault& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const Assault& inputs, AssaultState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static AssaultEnd end(const Assault& inputs, const AssaultState& state, const Charts& charts);
    static corneta::Announcement announce(const Assault& inputs, const AssaultEnd& end, const Charts& charts);
};

UnitType type_of(Assaulter assaulter);
Body actor_of(const Assault& inputs);
Body target_of(const Assault& inputs);
/// The defensive fire that an assault meets.
DefensiveFire defensive_fire(const Assault& inputs);
Shot defensive_shot(const Assault& inputs);
/// What is added to a side's die in close combat, with the status that it has then.
int close_combat_score(const Assault& inputs, Fighter fighter, Status status, const Charts& charts, corneta::Explanation& explanation);

} // namespace revolucion
