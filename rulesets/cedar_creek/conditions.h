// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/duties.h"
#include "rulesets/cedar_creek/game.h"

/// What the rows of the duties ask of a unit in a role. A name fills {1} of a sentence where a row finds somebody beside the unit.
namespace cedar_creek::conditions {

using namespace corneta::game::conditions; // NOLINT(google-build-using-namespace)
using corneta::Argument;
using corneta::game::At;
using corneta::game::When;

inline const Charts& charts_of(const At& at)
{
    return static_cast<const Charts&>(at.charts);
}
/// The first one in its role: what is said of all of them is said of him.
bool leads(const At& at);

using Finds = const Unit* (*)(const At& at);
template <Finds find> bool there_is(const At& at)
{
    return find(at) != nullptr;
}
template <Finds find> Argument name_of(const At& at)
{
    return *find(at);
}
template <auto number> Argument amount(const At& at)
{
    return Argument{charts_of(at)[number].whole()};
}

// The half round: 7, 10, 12.

/// The side, of itself too.
const Unit* own_side(const At& at);
/// The enemy whose movement phase it is.
const Unit* other_player(const At& at);
/// Its side, which has not rolled for activation.
const Unit* yet_to_roll(const At& at);
const Unit* moved_marker(const At& at);
/// Its side, whose train has deployed the last of its artillery.
const Unit* without_train(const At& at);
/// Who of its side tests its initiative first.
const Unit* untested(const At& at);
/// Its division, or itself where it has none.
const Unit* activated_with(const At& at);
const Unit* own_division(const At& at);
/// Headquarters that give way first.
const Unit* fleeing(const At& at);
/// The division that a marker enters behind, as long as it is to come.
const Unit* to_enter_first(const At& at);
/// Its side's headquarters, as long as they are off the map.
const Unit* headquarters_to_come(const At& at);
bool has_side_fought(const At& at);
bool is_last_turn_over(const At& at);
bool is_played(const At& at);
/// It takes its move of the round.
bool goes(const At& at);
bool goes_as_brigade(const At& at);
bool goes_as_marker(const At& at);
/// Headquarters or train, once a turn. 7.2, 7.3.
bool goes_after_brigades(const At& at);
bool arrives_later(const At& at);
bool has_missed(const At& at);
Argument missed(const At& at);
bool acts_no_more(const At& at);
bool none_left(const At& at);
/// It or its division has been activated.
bool was_selected(const At& at);
bool in_range_only(const At& at);
/// Its side has a division that must be activated before. 7.1.
bool awaits_division(const At& at);

// Moves: 2, 10.

bool lacks_points(const At& at);
Argument points_lacking(const At& at);
bool moves_as_other(const At& at);
Argument mover_of(const At& at);
bool supports_without_being_artillery(const At& at);
bool may_be_apart(const At& at);
bool lost_that_way(const At& at);
bool has_another_marker(const At& at);
bool meets(const At& at);
bool may_meet(const At& at);
bool retreats_in_order(const At& at);
bool is_of_artillery(const At& at);
bool moves_with_brigade(const At& at);

// Fights: 10.5, 11.

bool charges(const At& at);
bool is_in_first_line(const At& at);
/// Who retreats or holds first.
const Unit* hit_one(const At& at);
bool is_hit(const At& at);
bool leaves_a_second_line(const At& at);
bool has_several_victors(const At& at);
bool has_hit_it(const At& at);
bool stacks_with_it(const At& at);
bool was_behind_it(const At& at);
bool is_friend_of_it(const At& at);
bool is_left_a_zone(const At& at);

} // namespace cedar_creek::conditions
