// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/game/conditions.h"

/// What orders bind: moves, changes of formation, Rally and Hold.
namespace santa_anna::rows {

/// As it is wanted; of who is asked whether it may move at all, as it is ordered.
inline MoveKind kind_of(const At& at)
{
    const auto move = at.wanted.as(action::movement);
    return move ? move->inputs.kind : ordered_move(at.unit);
}
template <MoveKind kind> constexpr When is_kind_of_move = [](const At& at) { return kind_of(at) == kind; };
inline constexpr When charges_home = is_kind_of_move<MoveKind::Charge>;
inline constexpr When goes_back = is_kind_of_move<MoveKind::Retreat>;
inline constexpr When owed_so = [](const At& at) { return is_owed(at.state, at.unit, kind_of(at)); };
/// Cavalry that breaks by its breakthrough.
inline constexpr When onward_owed = [](const At& at) { return is_owed(at.state, at.unit, MoveKind::Full); };
inline constexpr When alone_again = holds<is_alone_again>;
/// A move by an order, that nothing asks for beside it.
inline constexpr When by_itself = all<no<a_leader>, no<goes_back>, no<is<stat::broken>>, no<owed_so>>;
inline constexpr When retreat_by_itself = all<no<a_leader>, goes_back, no<is<stat::retreated>>, any<no<owed_so>, alone_again>>;
/// What it may do although it has moved.
inline constexpr When moves_again =
    any<all<no<a_leader>, no<by_itself>, no<all<retreat_by_itself, is<stat::broken>>>>, all<by_itself, artillery>>;
inline constexpr When volley_owed = holds<owes_volley>;

inline constexpr When changes = [](const At& at) {
    const auto move = at.wanted.as(action::movement);
    return move && move->inputs.change == Change::Formation;
};
inline constexpr When changes_into_the_same = [](const At& at) {
    return changes(at) && at.unit[stat::formation] == at.wanted.as(action::movement)->inputs.to;
};
inline constexpr When is_to_skirmish = [](const At& at) {
    const auto formed = at.wanted.as(action::form);
    return (formed && formed->inputs.to == FormTo::Skirmish)
        || (changes(at) && at.wanted.as(action::movement)->inputs.to == Formation::Skirmish);
};
inline constexpr When is_more_than_a_company = [](const At& at) {
    return at.unit[stat::castings] > charts_of(at)[Detachment::Company].whole();
};
inline constexpr auto company = [](const At& at) -> Argument { return Fraction{charts_of(at)[Detachment::Company].whole()}; };
/// The formation in which it rallies.
inline constexpr When forms_in_rally = all<by<action::form>, is<stat::rallied_this_turn>, in_phase<phase::rally>>;
inline constexpr When takes_form = all<by<action::form, action::lend>, no<forms_in_rally>, no<all<by<action::lend>, artillery>>>;
/// A move for the crewmen.
inline constexpr When crew_moves = all<by<action::lend, action::man_guns>, artillery>;
/// It runs off the table.
inline constexpr When goes_off_again = [](const At& at) {
    return at.unit[stat::retreated] || (at.unit[stat::retreats_off_table] > 0 && at.unit[stat::moved_this_turn]);
};
inline constexpr When retreat_owed = holds<owes_retreat>;
/// It broke in an earlier turn, and may rally.
inline constexpr When rallies_instead = [](const At& at) {
    return at.unit[stat::broken] && !at.unit[stat::broke_this_turn] && !retreats(at.unit) && !owes_retreat(at.state, at.unit);
};
inline constexpr When goes_with_it = [](const At& at) {
    return a_leader(at) && at.unit[stat::attached] && at.state.find(at.unit[stat::attached_to]) != nullptr;
};
inline constexpr auto whom_he_is_with = [](const At& at) -> Argument { return *at.state.find(at.unit[stat::attached_to]); };
inline bool is_retreat(const PlayedAction& played)
{
    return played.as(action::movement)->inputs.kind == MoveKind::Retreat;
}

inline bool has_changed_formation(const PlayedAction& played)
{
    const auto moved = *played.as(action::movement);
    return moved.end.can_change_formation && moved.inputs.change == Change::Formation;
}

inline constexpr Seat moves{&action::movement, role::unit};
inline constexpr Seat forms{&action::form, role::unit};
inline constexpr Seat leaves{&action::leave_table, role::unit};
inline constexpr Seat rallies{&action::rally, role::unit};
inline constexpr Seat recovers{&action::hold_recovery, role::unit};

inline constexpr auto bars_of_moves = std::to_array<Bar>({
    {moves, "{0} has retreated this turn", all<no<a_leader>, goes_back, is<stat::retreated>>},
    {moves, "{0} has a Rally order and does not retreat", all<goes_back, rallies_instead>},
    {moves, "{0} goes with {1}: he leaves it first", goes_with_it, its_role, whom_he_is_with},
    {moves, "{0} makes the move of its breakthrough before it retreats", all<goes_back, onward_owed>},
    {moves, "{0} has no retreat to make", all<retreat_by_itself, no<is<stat::broken>>>},
    {moves, "{0} is broken", all<no<a_leader>, no<goes_back>, is<stat::broken>, no<owed_so>>},
    {moves, "{0} has broken nobody in melee just now", all<by_itself, is_kind_of_move<MoveKind::Full>>, "kind"},
    {moves, "{0} is locked in melee", all<by_itself, is<stat::in_melee>>},
    without<KnownOrder::Charge, by<action::movement>, by_itself, charges_home>(any_unit),
    {any_unit, "{0} has not declared its charge",
     all<by<action::movement>, by_itself, charges_home, holds<orders_are_kept>, ordered<KnownOrder::Charge>, no<is<stat::charging>>>},
    without<KnownOrder::Move, by<action::movement>, by_itself, no<charges_home>, no<two_orders>>(any_unit),
    {moves, "{0} has changed its formation this turn and does not charge", all<by_itself, charges_home, is<stat::formed_this_turn>>},
    {moves, "{0} fires its quarter volley before it retreats", all<goes_back, volley_owed, no<is<stat::broken>>>},
    {any_unit, "{0} has changed its formation this turn", all<changes, is<stat::formed_this_turn>>, "change"},
    {moves, "{0} stands in that formation: say the new one", changes_into_the_same, "to"},
    // Form, and crews that go to other guns
    without<KnownOrder::Form, takes_form>(any_unit),
    without<KnownOrder::Move, crew_moves, no<two_orders>>(any_unit),
    {forms, "{0} is locked in melee", all<takes_form, is<stat::in_melee>>},
    {forms, "{0} has taken back a part by its Form order", all<takes_form, is<stat::reunited_this_turn>>},
    {{&action::lend, role::unit}, "{0} has taken back a part by its Form order", all<takes_form, is<stat::reunited_this_turn>>},
    {{&action::lend, role::unit}, "{0} is locked in melee", all<takes_form, is<stat::in_melee>>},
    {any_unit, "{0} is not a company of {1} castings: whole infantry units do not skirmish",
     all<is_to_skirmish, infantry, is_more_than_a_company>, its_role, company},
    // Rally and Hold
    {rallies, "{0} is not broken", no<is<stat::broken>>},
    without<KnownOrder::Rally, is<stat::broken>>(rallies),
    {recovers, "{0} is broken", is<stat::broken>},
    {recovers, "{0} has no Hold order", all<no<ordered<KnownOrder::None>>, no<ordered<KnownOrder::Hold>>>},
    without<KnownOrder::Hold, ordered<KnownOrder::None>>(recovers),
    // off the table
    {leaves, "{0} is not broken", all<no<is<stat::broken>>, no<retreat_owed>>},
    {leaves, "{0} fires its quarter volley before it retreats", all<no<is<stat::broken>>, volley_owed>},
    {leaves, "{0} makes the move of its breakthrough before it retreats", onward_owed},
    {leaves, "{0} has retreated this turn", goes_off_again},
    {leaves, "{0} has a Rally order and does not retreat", rallies_instead},
});

inline constexpr auto uses_of_moves = std::to_array<Use>({
    {moves, stat::moved_this_turn, "{0} has moved this turn", {}, moves_again},
    {moves, stat::retreated, {}, is_retreat, {}, no<a_leader>},
    {moves, stat::formed_this_turn, {}, has_changed_formation},
    {leaves, stat::moved_this_turn},
    {leaves, stat::retreated},
    {forms, stat::moved_this_turn, "{0} has moved or formed this turn", {}, forms_in_rally},
    {forms, stat::formed_this_turn, "{0} has changed its formation this turn", nullptr, any<forms_in_rally, is<stat::moved_this_turn>>,
     no<in_phase<phase::rally>>},
    {{&action::lend, role::unit}, stat::moved_this_turn, "{0} has moved or formed this turn", {}, artillery, no<artillery>},
    {{&action::reunite, role::unit}, stat::reunited_this_turn},
    {rallies, stat::rallied_this_turn, "{0} has rolled to rally this turn"},
    {recovers, stat::rallied_this_turn, "{0} has recovered stragglers this turn"},
});

} // namespace santa_anna::rows
