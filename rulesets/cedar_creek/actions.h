// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/cedar_creek/stats.h"

/// Every action: what it asks, what it leaves, and its name for a kept game.
namespace cedar_creek {

inline constexpr auto in_initiative = std::to_array<std::string_view>({phase::initiative});
inline constexpr auto in_movement = std::to_array<std::string_view>({phase::movement});

/// Keys of fields that a kept game fills by them.
namespace asked {

inline constexpr std::string_view side = "side";
inline constexpr std::string_view turn = "turn";
inline constexpr std::string_view kind = "kind";
inline constexpr std::string_view choice = "choice";
inline constexpr std::string_view entry = "entry";
inline constexpr std::string_view enters = "enters";
inline constexpr std::string_view independent = "independent";
inline constexpr std::string_view in_command = "in_command";
inline constexpr std::string_view attacker_side = "attacker_side";
inline constexpr std::string_view attacker_charges = "attacker_charges";
inline constexpr std::string_view attacker_supports = "attacker_supports";
inline constexpr std::string_view defender_supports = "defender_supports";
inline constexpr std::string_view defender_train = "defender_train";
inline constexpr std::string_view markers = "markers";
inline constexpr std::string_view contact = "contact";
inline constexpr std::string_view apart = "apart";

} // namespace asked

/// Who plays first in a turn.
struct Initiative {
    int turn = 0;
    bool tactical_retreat = false;
};
enum class FirstPlayer { Union, Confederate, Tie };
struct InitiativeEnd {
    FirstPlayer first_player = FirstPlayer::Tie;
};
extern const ActionOf<Initiative, InitiativeEnd> initiative;

/// How many divisions a side must activate in a round.
struct Activation {
    Side side = Side::Union;
    int turn = 0;
    bool sheridan = false;
    bool tactical_retreat = false;
};
struct ActivationEnd {
    int total = 0;
    int divisions = 0;
    bool in_range_only = false; ///< no test activates a division. 10.
};
extern const ActionOf<Activation, ActivationEnd> activation;

/// Whether a division out of command range acts.
struct InitiativeTest {
    Side side = Side::Union;
    int turn = 0;
    bool cavalry = false;
    bool in_contact = false;
    bool superior = false;
};
struct InitiativeTestEnd {
    int total = 0;
    bool activates = false;
};
extern const ActionOf<InitiativeTest, InitiativeTestEnd> initiative_test;

/// Whether the turn has another round.
struct Continuation {
    int after_round = 0;
};
struct ContinuationEnd {
    bool another_round = false;
};
extern const ActionOf<Continuation, ContinuationEnd> continuation;

/// Whether Sheridan arrives on the turn on which he may, or one later.
struct Sheridan {};
struct SheridanEnd {
    bool arrives = false;
};
extern const ActionOf<Sheridan, SheridanEnd> sheridan;

enum class Party { Attacker, Defender };

/// Where the defender stands, or what the attack crosses.
enum class Ground { Higher, Ravine, Bridge, Ford, Woods, Town };

/// One side of an attack.
struct Fighters {
    using Ratings = corneta::Rows<int, 12>;
    int strength = 0; ///< of the first lines
    int supports = 0;
    Ratings artillery; ///< of the brigades that roll
    Ratings sharpshooters;
    int charges = 0;
    bool command_bonus = false;
    int fatigue = 0;
    bool routed = false;
};

/// Combat: support dice, the two adjusted dice, and who is tired or hit by them.
struct Attack {
    int turn = 0;
    Side attacker_side = Side::Union;
    Fighters attacker;
    Fighters defender;
    bool attacker_flank_threat = false;
    bool defender_flanked = false;
    bool defender_train = false; ///< and no brigade in its first line
    corneta::Words<Ground> terrain;
    bool front_left = false; ///< an enemy zone in the front of an attacker that nobody attacks

    Side side_of(Party party) const { return party == Party::Attacker ? attacker_side : other(attacker_side); }
    const Fighters& fighters(Party party) const { return party == Party::Attacker ? attacker : defender; }
};
enum class CombatResult { Tie, AttackerLoses, DefenderLoses };
struct PartyEnd {
    int total = 0;
    bool hit = false;
    int fatigue_gained = 0;
};
struct AttackEnd {
    PartyEnd attacker{};
    PartyEnd defender{};
    Ratio ratio = Ratio::OneToOne;
    CombatResult result = CombatResult::Tie;
    int charge_fatigue = 0; ///< at most: of a fresh brigade among several

    /// Who suffers the result; on a tie the attacker.
    Party loser() const { return result == CombatResult::DefenderLoses ? Party::Defender : Party::Attacker; }
    const PartyEnd& lost() const { return loser() == Party::Attacker ? attacker : defender; }
};
extern const ActionOf<Attack, AttackEnd> attack;

/// What the loser of these totals suffers.
Suffered suffered(int attacker_total, int defender_total, const Charts& charts);

struct AttackState {
    std::int16_t rolled;                ///< support dice so far
    std::array<std::int16_t, 4> hits;   ///< those that showed no more than their rating: a side's artillery, then its sharpshooters
    std::array<std::int16_t, 2> totals; ///< by Party
    std::int16_t nothing;
};
/// The ratio of the strengths, rounded in favor of the lesser.
Ratio strength_ratio(const Attack& inputs, const Charts& charts);
/// An attack while its dice fall.
struct AttackDice {
    const Attack& inputs;
    const Charts& charts;
    Explanation& explanation;

    void explain_ratio() const;
    /// Rolls the support die of number `state.rolled`; false when there are no more.
    bool roll_support(AttackState& state, Dice& dice) const;
    /// Rolls the die of one side and adds all that modifies it.
    void roll_total(Party party, AttackState& state, Dice& dice) const;
};

/// A rout move is what a routed brigade makes in the Administrative Phase.
enum class HitChoice { Retreat, Hold, VoluntaryRout, RoutMove };
inline constexpr std::array choices{Option{"retreat", "retreat"}, Option{"hold", "hold"}, Option{"voluntary-rout", "voluntary rout"},
                                    Option{"rout-move", "another rout move"}};
/// The answer to it.
inline corneta::Given chosen(HitChoice choice)
{
    return {std::string{asked::choice}, std::string{choices.at(static_cast<std::size_t>(choice)).word}};
}

/// What becomes of a brigade that is hit, routs by choice or is routed.
struct Retreat {
    Side side = Side::Union;
    int turn = 0;
    HitChoice choice = HitChoice::Retreat;
    bool command_bonus = false;
    int fatigue = 0; ///< after the result's
    int losses = 0;  ///< before it
    int strength_at_start = 0;
    bool mounted = false;
    int fronts_crossed = 0;
    corneta::Words<ScoredZone> passes;
    bool contact = false; ///< with enemy headquarters
};
/// Counts as Withdrawal does, but that a voluntary rout is a rout.
enum class RetreatResult { Hold, Orderly, Disorderly, Rout };
/// Why a disorderly retreat is a rout.
enum class WhyRout { No, Turn, Strength };
struct RetreatEnd {
    int total = 0;
    Withdrawal withdrawal = Withdrawal::Hold;
    RetreatResult result = RetreatResult::Hold;
    int zones = 0;
    int losses = 0;
    bool routs = false;
    bool eliminated = false;
    WhyRout why = WhyRout::No;
};
extern const ActionOf<Retreat, RetreatEnd> retreat;

/// Whether a routed brigade becomes organized.
struct RoutRecovery {
    Side side = Side::Union;
    bool sheridan = false;
};
struct RoutRecoveryEnd {
    int total = 0;
    Recovery result = Recovery::Routed;
};
extern const ActionOf<RoutRecovery, RoutRecoveryEnd> rout_recovery;

/// Whether movement points suffice for a path and what ends it, or the command range for a line of orders.
struct MovementCost {
    Mover kind = Mover::Infantry;
    int zones = 0;
    int road_zones = 0;
    int crossings = 0;
    int climbs = 0;
    bool entry = false;
    bool mount_change = false;
    bool attack = false;
    bool charge = false;
    bool fatigue_bonus = false;
    int fatigue = 0;
    corneta::Words<ScoredZone> passes;
    bool contact = false;
    bool apart = false;
};
struct MovementCostEnd {
    int used = 0;
    int left = 0;
    bool can = false;
};
extern const ActionOf<MovementCost, MovementCostEnd> movement_cost;
/// More than 0 where a move needs more points than there are.
int points_missing(const MovementCost& inputs, const Charts& charts);
/// Those that a move costs by its way alone. 10.3.
int points_of_way(MovementCost inputs, const Charts& charts);
/// Whether the points for a level of fatigue were needed: the decision is made when the others are spent. 10.3.
bool tires_to_go_farther(const MovementCost& inputs, const MovementCostEnd& end, const Charts& charts);

/// The victory points of both sides, and after the last turn who has won.
struct Victory {
    int turn = 0; ///< that has ended
    int union_losses = 0;
    int confederate_losses = 0;
    Controller middletown_north = Controller::Union;
    Controller middletown_south = Controller::Union;
    Controller entry_11 = Controller::Union;
    Controller entry_12 = Controller::Union;
    Controller entry_13 = Controller::Union;
};
/// Counts as Side does.
enum class Winner { Union, Confederate, Open };
struct VictoryEnd {
    int union_points = 0;
    int confederate_points = 0;
    Winner winner = Winner::Union;
};
extern const ActionOf<Victory, VictoryEnd> victory;

} // namespace cedar_creek
