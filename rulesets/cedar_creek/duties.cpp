// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/conditions.h"

/// Who may not, still may, must and has done: 6 to 12, a rule a row.
namespace cedar_creek {

namespace {

using namespace conditions; // NOLINT(google-build-using-namespace)
using corneta::ProblemCode;

// Seats.

constexpr Seat anywhere{};
constexpr Seat any_brigade{nullptr, role::brigade};
constexpr Seat any_supported{nullptr, role::supported};
constexpr Seat moving{&movement_cost, role::brigade};
constexpr Seat resting{&rest, role::brigade};
constexpr Seat deploying{&deploy, role::train};
constexpr Seat selecting{&activate, role::division};
constexpr Seat going_along{&activate, role::along};
constexpr Seat testing{&initiative_test, role::division};
constexpr Seat rolling{&activation, role::active};
constexpr Seat attacker{&attack, role::attacker};
constexpr Seat charger{&attack, role::charger};
constexpr Seat attacker_support{&attack, role::attacker_support};
constexpr Seat defender{&attack, role::defender};
constexpr Seat defender_support{&attack, role::defender_support};
constexpr Seat retreating{&retreat, role::brigade};
constexpr Seat behind{&retreat, role::second_line};
constexpr Seat victor{&retreat, role::victor};
constexpr Seat advancing{&advance, role::brigade};
constexpr Seat giving_way{&flight, role::marker};
constexpr Seat recovering{&rout_recovery, role::brigade};
constexpr Seat to_roll{&initiative, role::union_side};
constexpr Seat declaring{&tactical_retreat, role::union_side};

// Conditions.

template <const Seat&... seats> constexpr When sits = [](const At& at) { return (seats.takes(at.wanted.action, at.role) || ...); };
constexpr When brigade = is_kind<kind::brigade>;
constexpr When marker = is_kind<kind::marker>;
constexpr When division = is_kind<kind::division>;
constexpr When routed = is<stat::routed>;
constexpr When off_map = is<stat::off_map>;
constexpr When is_lost_now = [](const At& at) { return is_lost(at.unit); };
constexpr When train = is_now<stat::marker, Marker::Train>;
constexpr When selects = sits<selecting>;
constexpr When attacks = sits<attacker>;
constexpr When rolls = sits<rolling>;
constexpr When in_turn = no<there_is<other_player>>;
constexpr When independent = no<there_is<own_division>>;
constexpr When enters_alone = all<brigade, off_map, independent>;
constexpr When in_round = any<goes, selects, attacks>;
constexpr When before_markers = any<goes_as_brigade, selects>;
constexpr When orders = answers<movement_cost, &MovementCost::kind, Mover::Command>;
constexpr When pays_for_attack = answers<movement_cost, &MovementCost::attack>;
constexpr When pays_for_charge = answers<movement_cost, &MovementCost::charge>;
template <HitChoice choice> constexpr When chooses = answers<retreat, &Retreat::choice, choice>;
constexpr When by_choice = chooses<HitChoice::VoluntaryRout>;
constexpr When moves_on = chooses<HitChoice::RoutMove>;
constexpr When answers_hit = any<chooses<HitChoice::Retreat>, chooses<HitChoice::Hold>>;
constexpr When administration = in_phase<phase::administrative>;
constexpr When has_paid = no<is_now<stat::declared, Declared::Nothing>>;
constexpr When has_paid_for_charge = is_now<stat::declared, Declared::Charge>;
constexpr When tests_initiative = all<division, answers<activate, &Activate::in_command>, answers<activate, &Activate::enters, false>>;
constexpr When turn_one = [](const At& at) { return at.state.stage.turn == 1; };
constexpr When aftermath = [](const At& at) { return at.state.stage.aftermath; };
constexpr When last_turn = [](const At& at) { return at.state.stage.turn >= charts_of(at)[GameNumber::Turns].whole(); };
constexpr When initiative_rolled = [](const At& at) { return any_side(at.state, stat::first); };
constexpr When rolled_at_all = [](const At& at) { return any_side(at.state, stat::first) || any_side(at.state, stat::tied); };
/// Said once, of the first side; what is owed says it by itself, Sheridan too, whose roll comes first.
constexpr When nobody_is_first = [](const At& at) {
    return &at.unit == &*std::ranges::find(at.state.units, kind::side.key, &Unit::kind) && !initiative_rolled(at)
        && !must_follow(at.state, initiative.key, role::union_side) && !must_follow(at.state, sheridan.key, role::union_side);
};

constexpr std::string_view no_attack = "in a tactical retreat no Union brigade attacks (6.1)";
constexpr std::string_view not_on_map = "{0} is not on the map (12)";
constexpr std::string_view entered_by = "{0} entered by turn {1}, or not at all (12)";
constexpr std::string_view no_more = "{0} acts no more in this round (7.1)";
constexpr std::string_view has_acted = "{0} has acted in this round (7.1)";
constexpr std::string_view own_stack = "{0} stacks with brigades of its own division (10.5)";

const auto bars = std::to_array<Bar>({
    // who is there at all
    {anywhere, "{0} is no longer there", is_lost_now},
    {any_brigade, "{0} is not a brigade", all<marker, no<by<movement_cost>>>},
    {anywhere, "{0} acts from turn {1} on (12)", all<any<in_round, sits<testing, going_along>>, arrives_later>, its_role,
     conditions::number<stat::arrives>},
    {anywhere, "the division of {0} failed its initiative test (10)", all<any<goes, attacks>, is<stat::unable>, there_is<own_division>>},
    {anywhere, has_acted, all<goes, is<stat::attacked>, no<is<stat::moved>>>},
    {moving, "{0} is routed: it neither moves nor attacks (11.4)", all<routed, no<orders>>},
    {attacker, "{0} is routed: it neither moves nor attacks (11.4)", routed},
    {advancing, "{0} is routed: it neither moves nor attacks (11.4)", routed},
    {retreating, "{0} is routed already (11.4)", all<routed, by_choice>},
    // the order of a half round: 7, 10, 10.3
    {anywhere, "{1} gives way first (10.3)",
     all<sits<attacker, selecting, moving, resting, deploying, retreating, advancing>, there_is<fleeing>>, its_role, name_of<fleeing>},
    {anywhere, "it is {1}'s movement phase (7.1)", all<any<in_round, rolls>, there_is<other_player>>, its_role, name_of<other_player>},
    {anywhere, "{1} rolls for activation first (7.1)", all<in_round, no<all<goes, enters_alone>>, there_is<yet_to_roll>>, its_role,
     name_of<yet_to_roll>},
    {anywhere, "attacks are being resolved: all else comes before them (7.1)", all<any<goes, selects>, has_side_fought>},
    {anywhere, "{1} has moved: brigades move before it (7.2)", all<before_markers, there_is<moved_marker>>, its_role,
     name_of<moved_marker>},
    {anywhere, "{1} has deployed the last of its artillery: brigades move before that (7.3)", all<before_markers, there_is<without_train>>,
     its_role, name_of<without_train>},
    {anywhere, "{1} tests its initiative first (10)", all<in_round, no<all<goes, enters_alone>>, there_is<untested>>, its_role,
     name_of<untested>},
    {anywhere, "{1} has finished: another division acts (7.1)", all<goes_as_brigade, no<enters_alone>, no<holds<is_acting>>, was_selected>,
     its_role, name_of<activated_with>},
    {anywhere, "{1} is not activated (7.1)", all<goes_as_brigade, no<enters_alone>, no<holds<is_acting>>>, its_role,
     name_of<activated_with>},
    {.seat = anywhere,
     .words = "another division must be activated before (7.1)",
     .when = all<any<goes_after_brigades, attacks>, awaits_division>,
     .code = ProblemCode::StillOwed},
    {anywhere, "{1} enters the map first (12)", all<goes_after_brigades, there_is<to_enter_first>>, its_role, name_of<to_enter_first>},
    // who is activated: 7.1, 10, 12
    {rolling, nobody_has_it, waits_for_initiative},
    {selecting, entered_by, has_missed, its_role, missed},
    {selecting, "{0} has no brigade left that may act in this round (7.1)", all<division, acts_no_more, no<is<stat::selected>>>},
    {selecting, no_more, all<acts_no_more, no<is<stat::selected>>>},
    {selecting, "activate {1} as a whole (7.1)", there_is<own_division>, its_role, name_of<own_division>},
    {selecting, "no other division may be activated in this round (7.1)", none_left},
    {selecting, "while {1} is not on the map every division tests its initiative (10)",
     all<tests_initiative, there_is<headquarters_to_come>>, asked::in_command, name_of<headquarters_to_come>},
    {going_along, "{0} is not an independent brigade (12)", there_is<own_division>},
    {going_along, not_on_map, off_map},
    {going_along, no_more, all<acts_no_more, no<is<stat::selected>>>},
    // moves: 2, 6.1, 7.3, 10
    {moving, "{0} is not an artillery marker (7.3)", supports_without_being_artillery, role::supported},
    {moving, "points missing for such a move: {1} (10.3)", lacks_points, "zones", points_lacking},
    {anywhere, entered_by, all<sits<moving>, no<orders>, has_missed>, asked::entry, missed},
    {moving, "{0} moves as {1} (10.3)", moves_as_other, asked::kind, mover_of},
    {anywhere, "{0} ends its move within {1} zones of its division (10)",
     all<answers<movement_cost, &MovementCost::apart>, no<may_be_apart>>, asked::apart, amount<GameNumber::NearZones>},
    {moving, "{0} has no strength left that way (2)", all<answers<movement_cost, &MovementCost::mount_change>, lost_that_way>,
     "mount_change"},
    {anywhere, no_attack, all<pays_for_attack, retreats_in_order>, "attack"},
    {anywhere, no_attack, all<pays_for_charge, retreats_in_order>, "charge"},
    {any_brigade, "there are no enemy headquarters on the map (10.3)", all<meets, no<may_meet>>, asked::contact},
    {any_supported, not_on_map, off_map},
    {any_supported, "{0} has an artillery marker: one counts (11.3)", has_another_marker},
    {deploying, "{0} is not an artillery train (7.3)", no<train>},
    {deploying, not_on_map, off_map},
    // attacks: 6.1, 10.3, 10.5, 11.1
    {anywhere, "{0} is not mounted (10.3)", all<attacks, charges, no<is<stat::mounted>>>, role::charger},
    {attacker, no_attack, retreats_in_order},
    {attacker, "{0} has not paid for an attack in its move (10.3)", all<in_turn, no<has_paid>>},
    {attacker, "{0} has not paid for a charge (10.3)", all<in_turn, charges, no<has_paid_for_charge>>, role::charger},
    {attacker, "{0} has paid for a charge (10.3)", all<in_turn, no<charges>, has_paid_for_charge>, role::charger},
    {charger, "{0} is not in the attacker's first line (10.5)", no<is_in_first_line>},
    {attacker, "{1} retreats or holds first (11.4)", all<leads, there_is<hit_one>>, its_role, name_of<hit_one>},
    {anywhere, "a brigade attacks all enemy zones of its front that no other attacks (11.1)",
     all<attacks, leads, answers<attack, &Attack::front_left>>, "front_left"},
    {attacker_support, "{0} charges: it is in the first line (10.5)", has_paid_for_charge},
    {attacker_support, "{0} has paid for an attack: it is in the first line (11.1)", owes<attack>},
    {defender, "{0} is not attacked (7.3)", all<marker, no<train>>},
    {anywhere, not_on_map, all<sits<attacker, attacker_support, defender, defender_support>, off_map>},
    // retreats: 9, 11.3, 11.4
    {retreating, "a rout move belongs to the Administrative Phase (9)", all<moves_on, no<administration>>, asked::choice},
    {retreating, "in the Administrative Phase there are rout moves alone (9)", all<administration, any<by_choice, answers_hit>>,
     asked::choice},
    {any_brigade, "{0} is not routed (9)", all<any<moves_on, by<rout_recovery>>, no<routed>>},
    {retreating, "{0} has made its rout move (9)", all<moves_on, is<stat::moved>>},
    {retreating, "{0} made its rout move before the tests, or not at all (9)", all<moves_on, routed, aftermath>},
    {retreating, "{0} is not hit (11.4)", all<answers_hit, no<is_hit>>},
    {any_brigade, "one of the victors tires, of its owner's choice: say which (11.4)", all<chooses<HitChoice::Hold>, has_several_victors>,
     role::victor},
    {retreating, "{0} has a second line that goes back with it: say which (11.3)", all<chooses<HitChoice::Retreat>, leaves_a_second_line>},
    {behind, "{0} has gone back with another brigade (11.3)", is<stat::went_back>},
    {behind, own_stack, all<is_friend_of_it, no<stacks_with_it>>},
    {behind, "{0} goes back behind it in combat alone (11.3)", all<is_friend_of_it, any<by_choice, moves_on>>},
    {behind, "{0} goes back with a brigade that retreats, not with one that holds (11.3)", all<is_friend_of_it, chooses<HitChoice::Hold>>},
    {behind, "{0} was not behind it in the attack (11.3)", all<is_friend_of_it, no<was_behind_it>>},
    {victor, "{0} has not hit it (11.4)", no<has_hit_it>},
    {advancing, "{0} occupies the zone right after the fight, before the next attack (11.4)",
     all<is<stat::stayed>, no<is<stat::occupied>>, is_left_a_zone>},
    {recovering, "{0} makes its rout move first: end the phase (9)", all<routed, administration, no<aftermath>>},
    {recovering, "the last turn is over", all<routed, is_last_turn_over>},
    // the turn: 6, 12
    {to_roll, "Sheridan is rolled for before it (12)", all<no<is<stat::sheridan>>, owes<sheridan>>, initiative.key},
    {declaring, "it requires Sheridan (6.1)", no<is<stat::sheridan>>},
    {to_roll, "it has been rolled in this turn (6)", initiative_rolled, initiative.key},
    {declaring, "none is begun on the last turn (6.1)", last_turn},
    {declaring, "it is declared before the initiative is rolled (6.1)", rolled_at_all},
});
constexpr auto needs = std::to_array<Needs>({
    {attacker_support,
     [](const PlayedAction& wanted) {
         return wanted.as(attack)->inputs.attacker.supports > 0 && !units_in(wanted.roles, role::attacker).empty();
     },
     "say which second line"},
    {defender_support,
     [](const PlayedAction& wanted) {
         return wanted.as(attack)->inputs.defender.supports > 0 && !units_in(wanted.roles, role::defender).empty();
     },
     "say which second line"},
});
constexpr auto only_owed = std::to_array<OnlyOwed>({
    {advancing, "nobody has left a zone to {0} (11.4)"},
    {giving_way, "no enemy brigade has met {0} (10.3)"},
    {testing, "{0} tests its initiative when it is activated out of command range (10)"},
});

// What a play leaves on who was in it.

bool is_move(const PlayedAction& played)
{
    return played.as(movement_cost)->inputs.kind != Mover::Command;
}
bool is_rout(const PlayedAction& played)
{
    const HitChoice choice = played.as(retreat)->inputs.choice;
    return choice == HitChoice::VoluntaryRout || choice == HitChoice::RoutMove;
}
constexpr When after_brigades = all<marker, no<is_of_artillery>>;
const auto uses = std::to_array<Use>({
    {moving, stat::moved, has_acted, is_move, orders, no<moves_with_brigade>},
    {moving, stat::active, "{0} has moved in this turn (7.2)", is_move, any<orders, is<stat::moved>>, after_brigades},
    {resting, stat::moved, has_acted},
    {deploying, stat::moved},
    {deploying, stat::active, "{0} has moved in this turn (7.2)", nullptr, is<stat::moved>}, // 7.3: it deploys where its move ends
    {giving_way, stat::active},
    {retreating, stat::moved, has_acted, is_rout, no<by_choice>},
    {attacker, stat::attacked, "{0} has attacked in this round (7.1)"},
    {attacker_support, stat::attacked, "{0} has attacked in this round (7.1)"},
    {defender, stat::was_attacked, "the zone of {0} has been attacked in this round (11.1)"},
    {defender_support, stat::was_attacked, "the zone of {0} has been attacked in this round (11.1)"},
    {advancing, stat::occupied, "{0} has occupied a zone after this fight (11.4)", nullptr, no<is_left_a_zone>},
    {advancing, stat::moved_by_combat},
    {testing, stat::tested, "{0} has been tested in this round (10)"},
    {recovering, stat::tested, "{0} has tested its rout in this phase (9)"},
    {selecting, stat::selected, "{0} has been activated in this round (7.1)"},
    {selecting, stat::acting},
    {going_along, stat::selected, "{0} has been activated in this round (7.1)"},
    {going_along, stat::acting},
    {rolling, stat::activated, "{0} has rolled in this round (7.1)"},
    {declaring, stat::tactical_retreat, "it is declared for this turn"},
});

// Who may and who must.

constexpr auto duties_of_units = std::to_array<Duty>({
    must({phase::initiative,
          kind::side,
          all<nobody_is_first, turn_one>,
          "on turn 1 the Confederates have the initiative without dice",
          {&initiative, {}}}),
    must({phase::initiative, kind::side, all<nobody_is_first, no<turn_one>>, "the initiative has not been rolled", {&initiative, {}}}),
    must(
        {phase::movement, kind::side, all<nobody_is_first, waits_for_initiative>, "the initiative has not been rolled", {&initiative, {}}}),
    {phase::movement, kind::side, nullptr, "has not rolled for activation", rolling},
    must({phase::movement,
          kind::division,
          all<there_is<own_side>, no<in_range_only>>,
          "is not activated yet (divisions still to choose: {0})",
          selecting,
          nullptr,
          Asks::Must,
          {},
          nullptr,
          divisions_left}),
    {phase::movement, kind::division, in_range_only, "may be activated in range of its headquarters", selecting},
    {phase::movement, kind::brigade, any<is_played, no<enters_alone>>, "has not acted", moving, &stat::moved},
    {phase::movement, kind::brigade, all<there_is<own_side>, no<enters_alone>>, "may be activated alone", selecting},
    {phase::movement, kind::marker, all<is_played, there_is<own_side>, no<is_of_artillery>>, "has not moved this turn", moving,
     &stat::active},
    {phase::continuation, kind::side, no<is<stat::rolled>>, "the continuation has not been rolled", {&continuation, {}}},
    {phase::administrative, kind::brigade, all<routed, no<aftermath>, no<is<stat::moved>>>, "makes another rout move", retreating},
    {phase::administrative, kind::brigade, aftermath, "has not tested its rout", recovering},
});

} // namespace

const Duties duties{
    .bars = bars,
    .uses = uses,
    .duties = duties_of_units,
    .only_owed = only_owed,
    .needs = needs,
};

} // namespace cedar_creek
