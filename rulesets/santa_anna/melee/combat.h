// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/actions/melee.h"
#include "rulesets/santa_anna/fire/strike.h"

/// What the actions of charge and melee share.
namespace santa_anna {

/// A unit's castings while a charge or melee lasts: forms count to 99, and effectives become stragglers.
struct Present {
    std::uint8_t effectives;
    std::uint8_t stragglers;

    bool is_broken() const { return santa_anna::is_broken(effectives, stragglers); }
};

inline Present present(int effectives, int stragglers)
{
    return {static_cast<std::uint8_t>(effectives), static_cast<std::uint8_t>(stragglers)};
}
inline Present present(const Body& body)
{
    return present(body.effectives, body.stragglers);
}

/// What is left of a side or a unit that was `body`.
SideEnd side_end(const Body& body, Present now, int losses, int straggled);

/// What a link of an action works with.
struct Means {
    const Charts& charts;
    Dice& dice;
    Explanation& explanation;
};

/// Casualties first, then stragglers, never more than the effectives. What was taken comes back.
Allocation take(Present& unit, Allocation losses);
/// Effectives that become stragglers, as many as there are at the most. How many did comes back.
int straggle(Present& unit, int stragglers);

/// What counts in a round of a melee.
struct Round {
    bool charging = false; ///< the shift for charging, and so the lance
    bool lance = false;
    bool disorder = false; ///< castings caught forming square fight at a quarter
};
/// Rounds count from 0, in a melee whose first rounds these are or not.
Round round_of(int round, bool first_rounds, const Charts& charts);

/// Of dismounted cavalry, who hold the horses until the turn ends: as it began. Mounting and Dismounting.
int horse_holders(const Body& body, const Charts& charts);
/// Castings that fight: effectives but for these, at most `body.fighters`; half of them in flank or rear, a part when caught forming square.
int fighters(const Body& body, Present now, Aspect hit_in, Round round, const Charts& charts);
/// The same with its lines; `effectives` says whose.
int told_fighters(const Body& body, const Label& effectives, Present now, Aspect hit_in, Round round, const Charts& charts,
                  Explanation& explanation);

/// Which kinds the enemies of a melee all are.
struct Enemies {
    bool skirmishing = true;
    bool gunners = true;
    bool cavalry_without_melee_weapons = true;
    bool open_infantry = true; ///< infantry not in square
    Cover cover = Cover::None;

    void join(const Body& body);
};
Enemies enemies(const Body& body, Cover cover);

/// The shifts of Melee Procedure that do not depend on numbers, but for what a charge adds.
int lasting_shifts(const Body& body, const Enemies& enemies, const Charts& charts);
/// What a charge adds.
int charge_shifts(const Body& body, bool charges, Round round, const Charts& charts);
/// The shift of the smaller side; 0 for the other.
int outnumbered(int ours, int theirs, const Charts& charts);
/// The column of the Combat Effects Chart from its parts, kept within the chart.
int melee_column(int fighters, int shifts, const Charts& charts);
/// The same with its lines.
int told_melee_column(const Body& body, int fighters, int ours, int theirs, const Enemies& enemies, Round round, const Charts& charts,
                      Explanation& explanation);
/// Rolls in a column: the losses.
int strike(int column, const Label& label, const Means& means);
/// Losses in melee: odd ones straggle, even ones fall; the stragglers of units hit in flank or rear are multiplied.
Allocation melee_allocation(int losses, Aspect hit_in, const Charts& charts);

/// Whether a unit has a firearm for a quarter volley; guns fire none of a quarter, and who was caught forming square none at cavalry.
bool can_volley(const Body& firer, const Body& target);
Fire quarter_volley(const Body& firer, Present firing, const Body& target, Present hit, Aspect aspect, Cover cover);
/// Rolls it, and takes what it does off `hit`.
Shot fire_quarter_volley(const Fire& fire, Present& hit, const Label& label, const Means& means);

/// Breaking: a unit that is marked broken, stands as a mob, or has more stragglers than effectives.
bool is_broken_already(const Body& body);
/// Rolling to Close: no die is rolled against skirmishers, a broken enemy's rear, nor by cavalry against infantry caught forming square.
bool closes_at_once(const Body& charger, const Body& enemy);

/// A roll to close or to stand: who rolls, against whom, and where.
struct Resolution {
    Roll roll = Roll::ToClose;
    const Body& body;
    Present now{};
    const Body& enemy;
    Present enemy_now{};
    Aspect aspect = Aspect::Front; ///< for a roll to stand
    Cover cover = Cover::None;
};
/// Rolls the die, adds what modifies it and reads the total; `reading` makes of a total what is needed of it.
int roll_to(const Resolution& resolution, const Label& label, const Means& means, int (*reading)(int total, const Charts& charts));
/// Rolls the stragglers that a result costs and takes them: how many. Nothing is rolled for an empty cell.
int roll_stragglers(Present& unit, const Cell& cell, const Label& label, const Means& means);

/// The roll on the Cavalry Breakthrough chart; a charge without an enemy in reach is a breakthrough.
BreakthroughResult onward(Experience experience, bool enemy_in_reach, const Means& means);
/// The move that it owes then, and the stragglers that it may ride over; `moving` is the unit as it moves.
void announce_onward(BreakthroughResult result, Present moving, std::string_view role, Announcement& announcement);
/// The die for its stragglers: how many straggle, of `effectives`.
int onward_stragglers(BreakthroughResult result, int effectives, const Means& means);

/// Charges that the rules forbid: by infantry at mounted cavalry, by skirmishers at anything but skirmishers, by artillery, by a mob.
namespace charging {
inline constexpr RefusalSpec infantry_at_cavalry{"attacker_arm", "infantry may not charge mounted cavalry"};
inline constexpr RefusalSpec skirmishers_at_others{"attacker_formation", "skirmishers may charge only skirmishers"};
inline constexpr RefusalSpec artillery{"attacker_arm", "artillery does not charge: its functions are move, limber, unlimber and fire"};
inline constexpr RefusalSpec mob{"attacker_formation", "a broken unit takes no order but Rally"};
inline constexpr RefusalSpec broken{"attacker_effectives",
                                    "effectives {0} and stragglers {1} are a broken unit, which takes no order but Rally"};
inline constexpr std::array refusals{&infantry_at_cavalry, &skirmishers_at_others, &artillery, &mob, &broken};
void refuse(const Body& attacker, const Body& defender, Refusals& found);
} // namespace charging

/// The answers to `fire` for a quarter volley.
std::vector<Preset> volley_presets(const Fire& fire, const Charts& charts);
/// Its stragglers are of the melee, not of the move.
void announce_square_held(Announcement& announcement);
/// What follows when a unit breaks or retreats: its move, of a charger that breaks short of the enemy a charge move, when anyone is left, and rout checks of friends when it broke or was destroyed.
void announce_retreat(const Body& body, Present now, MoveKind move, bool breaks, std::string_view role, Announcement& announcement);
/// The leader's roll after Rally; `losses` are the castings that fire and melee took here, beside those of the turn before.
void announce_leader(const Body& body, int losses, std::string_view role, Announcement& announcement);

/// A headline with the losses of both sides: `with_losses<"Both break.">(end)`. Rounds are {4}.
template <Literal what> Sentence with_losses(const auto& end)
{
    return {joined<what, " Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.">,
            {end.attacker.stragglers, end.attacker.casualties, end.defender.stragglers, end.defender.casualties, end.rounds_fought}};
}

/// One array of several.
template <class Part, std::size_t... Sizes> constexpr auto together(const std::array<Part, Sizes>&... parts)
{
    std::array<Part, (... + Sizes)> all{};
    auto at = all.begin();
    ((at = std::ranges::copy(parts, at).out), ...);
    return all;
}

} // namespace santa_anna
