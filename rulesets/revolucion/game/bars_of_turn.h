// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/revolucion/game/conditions.h"

/// Who may not, by the chapters "Playing the Game", "Leaders, Command Control, and Regrouping" and "Army Morale".
namespace revolucion {

/// Another step than his own move; of who is only asked whether he may nothing is said.
inline constexpr When moves_otherwise = [](const At& at) {
    const auto moved = at.wanted.as(move_leader);
    return moved && moved->inputs.how != LeaderStep::Moves;
};

/// It would be of an initiative round.
inline constexpr When takes_round = any<all<takes_action, no<is<stat::acted>>>, all<at_actor, by<get_on, get_off>>,
                                        all<by<move_leader>, is_kind<kind::leader>, no<moves_otherwise>>,
                                        all<by<hold>, no<is<stat::acted>>, no<is<stat::may_move>>, no<is<stat::may_attack>>>>;

template <RoundBar bar> constexpr When round_is = [](const At& at) { return takes_round(at) && round_bar(at.state, at.unit) == bar; };

/// What is quickly told of most, and goes before the round itself is looked at.
inline constexpr When any_passed = [](const At& at) { return any_side(at.state, stat::passed); };
inline constexpr When bound_to_column = any<is_kind<kind::leader>, is<stat::acted>>;
inline constexpr When is_of_begun_column = [](const At& at) {
    const Unit* const side = at.state.find(at.unit.side);
    return side != nullptr && (*side)[stat::column] == column_of(at.unit);
};

/// Several that hold at a time begin one round.
inline constexpr When begins_another_round = [](const At& at) {
    if (round_of(at.state).is_in_any_order)
        return false;
    for (const Unit* const first : units_by(at.state, at.wanted.roles, role::holding))
        if (takes_round({at.state, *first, at.role, at.wanted, at.charts}) && begins_round(at.state, *first))
            return takes_round(at) && begins_round(at.state, at.unit) && column_of(*first) != column_of(at.unit);
    return false;
};

inline constexpr auto side_in_round = [](const At& at) -> Argument { return *round_of(at.state).side; };

inline constexpr When is_others_round = [](const At& at) {
    const Round round = round_of(at.state);
    return round.side != nullptr && round.side != &at.unit;
};

inline constexpr When has_begun = [](const At& at) { return !round_of(at.state).column.empty(); };

inline constexpr std::string_view of_another_column = "{0} is not of the column whose initiative round it is";

inline constexpr auto bars_of_turn = std::to_array<Bar>({
    // rounds
    {anyone, "both sides have passed or acted: the turn is over", all<any_passed, round_is<RoundBar::Over>>},
    {anyone, "it is an initiative round of {1}", round_is<RoundBar::OtherSide>, its_role, side_in_round},
    {anyone, of_another_column, all<no<is_of_begun_column>, round_is<RoundBar::OtherColumn>>},
    {anyone, "the column of {0} has had its initiative round this turn", all<bound_to_column, round_is<RoundBar::Had>>},
    {passing, "{0} has passed", is<stat::passed>},
    {passing, "it is an initiative round of {1}", is_others_round, its_role, side_in_round},
    {passing, "a column of {0} has begun its round: its other units act or hold", has_begun},
    // one action
    {any_actor, "{0} is away from the table until turn {1}", all<takes_action, away_until_later>, its_role, number<stat::returns>},
    {any_actor, "{0} is away from the table", all<takes_action, is<stat::away>, no<flies>>},
    {anyone, "{0} has acted this turn", all<takes_action, is<stat::acted>, no<goes_on>>},
    {holds_still, "{0} has acted this turn", all<is<stat::acted>, no<is<stat::may_move>>, no<is<stat::may_attack>>>},
    {anyone, "{0} has fired before its Deploy: it deploys now", all<by<hold>, must_deploy>},
    {holds_still, of_another_column, begins_another_round},
});

// leaders

inline const Unit* leader_named(const At& at)
{
    return at.in(role::leader);
}

/// Section IX: he is of another column, and not the commander in chief.
inline constexpr When is_not_commanded = [](const At& at) {
    const Unit* const leader = leader_named(at);
    return leader != nullptr
        && (leader->side != at.unit.side || (!(*leader)[stat::commander_in_chief] && !are_of_one_column(*leader, at.unit)));
};

inline bool touches_any(const At& at, auto with)
{
    return std::ranges::any_of(at.state.units, [&](const Unit& unit) { return touches(at.state, at.unit, unit) && with(unit); });
}

inline constexpr When attached_to_any = [](const At& at) { return touches_any(at, [](const Unit&) { return true; }); };

/// With nobody named he goes along with all whom he is attached to.
inline constexpr When stays_with_mover = [](const At& at) {
    const auto& named = units_in(at.wanted.roles, role::attached);
    return touches_any(
        at, [&](const Unit& unit) { return unit[stat::moved] && (named.empty() || std::ranges::find(named, unit.key) != named.end()); });
};

template <LeaderStep how> constexpr When steps = [](const At& at) { return answers<move_leader, &MoveLeader::how, how>(at); };

template <LeaderStep how> constexpr When step_offered = [](const At& at) { return is_offered_step(at.state, at.unit, how); };

/// Among those whom he touched as the step was offered.
inline constexpr When is_not_touched = [](const At& at) {
    const Unit* const leader = leader_named(at);
    return leader != nullptr && is_offered_step(at.state, *leader, LeaderStep::Stays)
        && !is_offered_step(at.state, *leader, LeaderStep::Stays, &at.unit);
};

inline constexpr When with_nobody = [](const At& at) { return at.in(role::struck) == nullptr && !attached_to_any(at); };

/// What is only offered says little of it.
inline bool says(const PlayedAction& wanted, std::string_view key)
{
    return std::ranges::find(wanted.answers, key, &corneta::Given::key) != wanted.answers.end();
}

/// What was said of the leader with who acts; nothing where nobody said it.
inline std::optional<Leader> said_of_leader(const At& at)
{
    if (!says(at.wanted, "leader"))
        return std::nullopt;
    if (const auto given = at.wanted.as(orders))
        return given->inputs.unit.leader;
    if (const auto fired = at.wanted.as(fire))
        return fired->inputs.actor.leader;
    if (const auto regrouped = at.wanted.as(regroup))
        return regrouped->inputs.unit.leader;
    if (const auto made = at.wanted.as(assault))
        return made->inputs.actor.leader;
    return std::nullopt;
}

/// The same where nobody is named.
inline std::optional<Leader> said_of_actor(const At& at)
{
    return leader_named(at) == nullptr ? said_of_leader(at) : std::nullopt;
}

inline std::optional<Leader> said_of_target(const At& at)
{
    if (!says(at.wanted, "target_leader"))
        return std::nullopt;
    if (const auto fired = at.wanted.as(fire); fired && fired->inputs.action != FireAction::AntiAircraft)
        return fired->inputs.target.leader;
    if (const auto made = at.wanted.as(assault))
        return made->inputs.target.leader;
    return std::nullopt;
}

inline constexpr When leaves_leader_out = [](const At& at) {
    const auto said = said_of_actor(at);
    return said && *said != Leader::Attached && at.unit[stat::leader] == Leader::Attached;
};
inline constexpr When says_leader_nearer = [](const At& at) {
    const auto said = said_of_actor(at);
    return said && at.unit.has(stat::leader) && *said > at.unit[stat::leader];
};

/// By the roster the one who is named touches others, and not this unit.
inline constexpr When says_of_one_elsewhere = [](const At& at) {
    const Unit* const leader = leader_named(at);
    const auto touched = [&](const Unit& unit) { return touches(at.state, *leader, unit); };
    return leader != nullptr && said_of_leader(at) == Leader::Attached && !touched(at.unit) && std::ranges::any_of(at.state.units, touched);
};

/// A target takes its leader into danger.
template <bool is_attached> constexpr When says_of_target = [](const At& at) {
    const auto said = said_of_target(at);
    return said && !an_aircraft(at) && (*said == Leader::Attached) == is_attached
        && (at.unit[stat::leader] == Leader::Attached) != is_attached;
};

inline constexpr When has_leaders = [](const At& at) {
    return std::ranges::any_of(at.state.units, [&](const Unit& unit) { return unit.kind == kind::leader && unit.side == at.unit.side; });
};

inline constexpr auto bars_of_command = std::to_array<Bar>({
    {{nullptr, role::attached}, "{1} does not command it", is_not_commanded, role::leader, name_in<role::leader>},
    {{nullptr, role::near}, "{1} does not command it", is_not_commanded, role::leader, name_in<role::leader>},
    {any_actor, "{1} does not command it", is_not_commanded, role::leader, name_in<role::leader>},
    {{&leader_casualty, role::leader},
     "no unit that {0} is attached to has just taken damage",
     all<no<owes<leader_casualty>>, attached_to_any>},
    {{&leader_casualty, role::leader}, "{0} is attached to no unit", no<owes<leader_casualty>>},
    {leading, "no unit that {0} is attached to and stays with has moved this turn",
     all<steps<LeaderStep::GoesAlong>, no<stays_with_mover>>},
    {leading, "{0} steps out of the way only right after an assault on a unit that he is attached to",
     all<steps<LeaderStep::Aside>, no<step_offered<LeaderStep::Aside>>, no<with_nobody>>},
    {leading, "{0} stays only when a unit that he is attached to falls back and he touches another",
     all<steps<LeaderStep::Stays>, no<step_offered<LeaderStep::Stays>>>},
    {leading, "{0} has acted this turn", all<no<moves_otherwise>, is<stat::acted>>},
    {{&move_leader, role::attached}, "a leader who steps out of the enemy's way does not join {0}", steps<LeaderStep::Aside>},
    {{&move_leader, role::attached},
     "the leader does not touch {0}, and he stays where he is",
     all<steps<LeaderStep::Stays>, is_not_touched>},
    {any_actor, "the order of {0} was lost this turn",
     all<any<by<orders, assault, route_march>, deploys_after_fire>, is<stat::order_lost>, no<all<is<stat::acted>, no<goes_on>>>>},
    {anyone, "a leader is attached to {0} and counts in all but an assault", all<at_actor, no<by<assault>>, leaves_leader_out>},
    {anyone, "no leader is known to be so near {0}: move him, or name him in the role leader", all<at_actor, says_leader_nearer>},
    {any_actor, "{1} is attached to others and not to {0}: he moves there first", all<no<is_not_commanded>, says_of_one_elsewhere>,
     "leader", name_in<role::leader>},
    {{nullptr, role::target}, "a leader is attached to {0} and is in danger with it", says_of_target<false>},
    {{nullptr, role::target}, "no leader is known to be attached to {0}: move him there", all<says_of_target<true>, has_leaders>},
});

} // namespace revolucion
