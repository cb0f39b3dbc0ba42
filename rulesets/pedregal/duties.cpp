// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/conditions.h"

#include <algorithm>

/// Who may not, still may, must and has done: 17 to 19, a rule a row.
namespace pedregal {

namespace {

using namespace pedregal::conditions; // NOLINT(google-build-using-namespace)

// Seats.

constexpr auto acting = std::to_array<Seat>({
    {&attack, role::attacker},
    {&entering, role::unit},
    {&garrison, role::unit},
    {&recover, role::unit},
    {&lava_bed, role::unit},
    {&lava_bed, role::with},
    {&ravine, role::unit},
    {&river_crossing, role::unit},
    {&river_crossing, role::stack},
    {&river_crossing, role::with},
    {&enemy_zone_entry, role::unit},
    {&unit_move, role::unit},
    {&unit_move, role::stack},
    {&unit_move, role::with},
    {&hidden_march, role::marker},
    {&san_augustin, role::unit},
    {&conceal}, // halted, but in whoever's half
});
constexpr auto own_half = std::span{acting}.first(acting.size() - 1);
constexpr auto moving = own_half.subspan(4);
constexpr auto walking = moving.first(moving.size() - 1); // who enters San Augustin has ended the game
constexpr Seat anywhere{};
constexpr Seat any_unit{nullptr, role::unit};
constexpr Seat companion{nullptr, role::with};
constexpr Seat leading{&attack, role::attacker_leaders};
constexpr Seat resisting{&attack, role::defender_leaders};
constexpr Seat any_marker{nullptr, role::marker};
constexpr Seat attacker{&attack, role::attacker};
constexpr Seat defender{&attack, role::defender};
constexpr Seat garrisoned{&garrison, role::unit};
constexpr Seat bastion{&garrison, role::bastion};
constexpr Seat over_ravine{&ravine, role::unit};
constexpr Seat into_zone{&enemy_zone_entry, role::unit};
constexpr Seat into_san_augustin{&san_augustin, role::unit};
constexpr Seat recovering{&recover, role::unit};
constexpr Seat concealed{&conceal, role::units};
constexpr Seat box_in_use{&conceal, role::boxes};
constexpr Seat deploying{&deployment, role::unit};
constexpr Seat tested{&mexican_command, role::mexican};
constexpr std::string_view one_advance = "{0} has advanced: one hex follows a combat";

constexpr auto bars = std::to_array<Bar>({
    // who is there at all
    {anywhere, "{0} is destroyed", all<combat_unit, lost>},
    {anywhere, "{0} is a casualty", is<stat::casualty>},
    {anywhere, "{0} has routed and is off the map until turn {1}", all<routed, any<no<by<come_back>>, returns_later>>, its_role,
     number<stat::returns>},
    {anywhere, "{0} arrives on turn {1} (17.1)", all<arrives_later, no<is<stat::came>>, no<by<conceal>>>, its_role, number<stat::arrives>},
    {anywhere, "{0} is in a hidden box (19.5)", all<is<stat::hidden>, no<by<deployment, recover, conceal>>>},
    {anywhere, "{0} has not routed", all<by<come_back>, no<routed>>},
    {anywhere, "{0} has not come onto the map yet: enter (17.1)", all<combat_unit, no<on_map>, no<by<entering, conceal, come_back>>>},
    // what a kind of unit does; 19.1, 19.5 A and C: a marker moves like a unit, but as far as its own die allows
    {any_unit, "{0} is not a combat unit", all<box, no<by<lava_bed, ravine, river_crossing, entering, san_augustin>>>},
    {any_unit, "{0} is empty (19.5 A)", all<box, no<face_down>>},
    {any_unit, "{0} has not come onto the map yet: enter (17.1)", all<box, due_in_box, no<by<entering>>>},
    {any_unit, "{0} goes nowhere next to an enemy (19.5 C)", all<box, answers<ravine, &Ravine::enemy_zone>>, "enemy_zone"},
    {any_unit, "{0} is not a combat unit", all<no<combat_unit>, no<box>, no<by<lava_bed, unit_move, deployment>>>},
    {any_unit, "{0} is not infantry: only U.S. infantry and leaders enter a lava bed (19.1)", all<combat_unit, by<lava_bed>, no<infantry>>},
    {any_unit, "{0} is not a leader: an HQ enters no lava bed (19.1)", all<is_kind<kind::headquarters>, by<lava_bed>>},
    // whose half it is, and whose move is over
    {anywhere, "{0} does not act in the other side's half of the turn (17.1)", all<among<own_half>, no<in_turn>, no<acts_freely>>},
    {anywhere, "the move of {0} is over (19.1, 19.4)", all<among<moving>, is<stat::move_over>, no<acts_freely>>},
    {anywhere, "{0} has tried to recover and does not move", all<among<moving>, is<stat::rested>, no<acts_freely>>},
    // those who help a unit are with it, and active: 19.3, 19.5 C
    {companion, "{0} is not an engineer (19.3)", all<by<river_crossing>, no<is<stat::engineer>>>},
    {companion, "{0} rolls, with the engineer beside him: name him as the unit (19.3)",
     all<by<lava_bed>, of<role::unit, is<stat::engineer>>, no<is<stat::engineer>>>},
    {companion, "{0} is not active (19.4)", all<no<is<stat::active>>, no<by<lava_bed, unit_move>>>},
    {companion, "{0} does not command {1} (17.1)", all<is_not_his, by<recover, enemy_zone_entry, morale_check>>, its_role, name_beside},
    {companion, "{0} is with {1} in this phase (19.3)", is_elsewhere, its_role, others_with_him},
    {leading, "{0} does not command {1} (17.1)", is_not_his, its_role, name_beside},
    {leading, "{0} is with {1} in this phase (19.3)", is_elsewhere, its_role, others_with_him},
    {resisting, "{0} does not command {1} (17.1)", is_not_his, its_role, name_beside},
    {resisting, "{0} is with {1} in this phase (19.3)", is_elsewhere, its_role, others_with_him},
    {companion, "{0} is not in the same box: he does not help (19.5 C)", all<by<recover>, in_another_box>},
    {{&river_crossing, role::stack}, "{0} is not infantry and does not cross (19.1)", no<infantry>},
    // command, recovery, arrival: 17, 19.4
    {tested, "Santa Anna is active (19.4)", santa_anna_active},
    {tested, "Santa Anna is a casualty, and his HQ is active (19.4)", headquarters_alone},
    {tested, "Santa Anna is tested in the Mexican command phase, or awakened by a U.S. unit behind a protected hexside (19.4)",
     all<no<behind_works>, no<all<mexican_half, in_phase<phase::command>>>>},
    {recovering, "{0} is not disrupted", no<disrupted>},
    {recovering, "{0} has moved in this phase", is<stat::moved>},
    {{&entering, role::unit}, "{0} is on the map", any<no<reinforces>, is<stat::came>>},
    // places: 18.2, 19.1
    {garrisoned, "{0} goes in or out at set-up or in movement (19.1)",
     all<in_phase<phase::command>, no<set_up>, no<all<stands_above, put_there>>>},
    {garrisoned, "{0} has cleared no hex by an attack: in combat a unit goes in or out by its advance (19.1)",
     all<no_advance, no<all<stands_above, put_there>>>},
    {garrisoned, one_advance, all<has_advanced, any<goes_out, no<at_bastion>>>},
    {bastion, "{0} is held by the enemy (19.1)", all<no<goes_out>, held_by_enemy>},
    {bastion, "{0} has its garrison of that arm (19.1)", full},
    {garrisoned, "{0} is in no bastion (19.1)", all<goes_out, no<is<stat::garrison>>, no<has<stat::bastion>>>},
    {garrisoned, "{0} is in another bastion (19.1)",
     all<any<goes_out, is<stat::garrison>>, of<role::bastion, is_kind<kind::bastion>>, no<at_bastion>>, role::bastion},
    {garrisoned, "{0} is there already (19.1)", all<no<goes_out>, is_there>},
    {into_san_augustin, "{0} is not Mexican (18.2)", no<mexicans>},
    {into_san_augustin, one_advance, goes_on_advancing},
    {into_san_augustin, "{0} has not cleared the hex that it attacked: in combat a unit enters hexes by an advance or a retreat (18.2)",
     all<no_advance, no<put_there>, is<stat::attacked>>},
    {into_san_augustin, "{0} has not attacked: in combat a unit enters hexes by an advance or a retreat (18.2)",
     all<no_advance, no<put_there>>},
    {over_ravine, "{0} is driven back only in combat: play its retreat there (19.1)", answers<ravine, &Ravine::forced_retreat>},
    {over_ravine, one_advance, goes_on_advancing},
    {over_ravine, "{0} has not cleared the hex that it attacked: in combat a unit crosses by its advance (19.1)",
     all<no_advance, is<stat::attacked>>},
    {over_ravine, "{0} has not attacked: in combat a unit crosses by its advance (19.1)", no_advance},
    {over_ravine, "{0} checks its morale before it enters an enemy zone: enemy-zone-entry first (19.4)", checks_first, "enemy_zone"},
    {into_zone, "{0} is not Mexican and enters enemy zones without a check (19.4)", no<mexicans>},
    {into_zone, one_advance, goes_on_advancing},
    {into_zone, "{0} has cleared no hex by an attack: in combat a unit enters a zone by its advance (19.4)", no_advance},
    // combat: 19.1, 19.3
    {attacker, "{0} is not infantry: an engineer clears the protected hexside for nothing else (19.3)", all<with_engineer, no<infantry>>},
    {attacker, "{0} is disrupted and does not attack", all<is_joined, disrupted>},
    {attacker, "{0} is a garrison and does not attack (19.1)", all<is_joined, is<stat::garrison>>},
    {attacker, "{0} is not infantry: nothing else attacks a garrison (19.1)",
     all<is_joined, answers<attack, &Attack::garrison>, no<infantry>>},
    {attacker, "{0} retreats first", owes<retreat>},
    {attacker, "a step is to be lost first, by {0} or a unit with it", owes<step_loss>},
    {defender, "{0} is a garrison and is attacked apart from other units (19.1)", all<mixed, is<stat::garrison>>},
    {defender, "{0} is not in the same hex as {1}", in_another_hex, its_role, name_in<role::defender>},
    {defender, "{0} retreats first", owes<retreat>},
    {defender, "a step is to be lost first, by {0} or a unit with it", owes<step_loss>},
    {leading, "the die for {0} is thrown first (19.3)", owes<leader_casualty>},
    {resisting, "the die for {0} is thrown first (19.3)", owes<leader_casualty>},
    {{&retreat, role::unit},
     "the die for {1} is thrown first (19.3)",
     leader_to_die_first,
     "way",
     [](const At& at) -> Argument { return *open_leader(at); }},
    // hidden boxes: 19.5
    {box_in_use, "nothing is laid face down for {0}: lay its units first (19.5 A)", no<face_down>},
    {box_in_use, "the units of {0} are off the map already", is<stat::stocked>},
    {concealed, "{0} is in a box already (19.5 A)", is<stat::hidden>},
    {concealed, "{0} has moved: boxes are built as the movement phase begins (19.5 B)", is<stat::moved>},
    {concealed, "{0} is on the map", all<off_map, no<comes_in>>},
    {concealed, "{0} is not on the map: off_map=yes", all<on_the_map, comes_in>},
    {any_marker, "{0} is empty (19.5 A)", no<face_down>},
    {any_marker, "{0} has not come onto the map yet: enter (17.1)", due_in_box},
    {any_marker, "the dummy of {0} is off the map (19.5 A)", all<answers<reveal, &Reveal::dummy>, is<stat::dummy_gone>>},
    {{&hidden_march, role::army}, "{0} is not the army of {1}", of_another_army, its_role, name_in<role::marker>},
    {deploying, "{0} is in no box that is turned up (19.5 E)", no<holds<awaits_deployment>>},
    {deploying, "{0} is not a combat unit: no morale check there (19.5 E)",
     all<no<combat_unit>, answers<deployment, &Deployment::near_enemy_zone>>, "near_enemy_zone"},
});
constexpr auto needs = std::to_array<Needs>({
    {bastion, [](const PlayedAction& wanted) { return wanted.as(garrison)->inputs.place != Place::Outside; }, "say which bastion"},
    {leading, [](const PlayedAction& wanted) { return wanted.as(attack)->inputs.attacker.morale.leader; }, "say which leader"},
    {leading, [](const PlayedAction& wanted) { return wanted.as(attack)->inputs.charge_with_engineer; }, "say which engineer"},
    {resisting, [](const PlayedAction& wanted) { return wanted.as(attack)->inputs.defender.morale.leader; }, "say which leader"},
});
constexpr auto only_owed = std::to_array<OnlyOwed>({
    {{&leader_casualty, role::leader}, "{0} was with no unit that lost a step"},
    {{&retreat, role::unit}, "{0} is not driven back"},
    {{&step_loss, role::unit}, "{0} has no step to lose"},
});

// What a play leaves on who was in it.

bool is_thrown(const PlayedAction& played)
{
    const auto tested_now = played.as(mexican_command);
    return !tested_now->inputs.already_active && !tested_now->inputs.us_behind_protected_hexside;
}
/// 19.1: a garrison for its bastion alone.
bool may_enter_zone(const PlayedAction& played)
{
    const auto entry = *played.as(enemy_zone_entry);
    return entry.end.may_enter && !entry.inputs.garrison;
}
const auto uses = std::to_array<Use>({
    {attacker, stat::attacked, "{0} has attacked in this phase, or failed to charge"},
    {over_ravine, stat::advanced, {}, has_moved, {}, in_phase<phase::combat>},
    {garrisoned, stat::advanced, {}, nullptr, {}, all<in_phase<phase::combat>, no<goes_out>, no<at_bastion>>},
    {recovering, stat::rested, "{0} has tried to recover in this phase"},
    {{&come_back, role::unit}, stat::entered},
    {{&entering, role::unit}, stat::came},
    {{&entering, role::unit}, stat::entered},
    {tested, stat::tested, "Santa Anna has been tested in this phase (19.4)", is_thrown, behind_works},
    {anywhere, stat::moved, {}, has_moved, {}, among<walking>},
    {{&unit_move, {}}, stat::marched, "{0} has made its move in this phase"},
    {{&hidden_march, role::marker}, stat::marched, "{0} has moved in this phase"},
    {into_zone, stat::zone_entered, {}, may_enter_zone},
    {deploying, stat::deployed},
    {concealed, stat::hidden},
    {box_in_use, stat::stocked},
});

// Who may and who must.

/// Nothing else is played before, and that is said against it.
constexpr Duty halts(std::string_view words, Duty duty)
{
    duty.halts = words;
    return must(duty);
}

constexpr auto duties_of_units = std::to_array<Duty>({
    must({{}, kind::box, all<face_down, no<is<stat::stocked>>>, "its units leave the map", box_in_use}),
    halts("{0} is seen: it is turned up first (19.5 D)", {{}, kind::box, all<face_down, is<stat::seen>>, "an enemy sees it: turn it up"}),
    halts("{0} deploys from its box first (19.5 D)", {{}, {}, is<stat::hidden>, "deploys from its box", deploying}),
    {phase::movement, kind::unit, nullptr, "may come onto the map", {&entering, role::unit}, &stat::came},
    {phase::movement, kind::box, nullptr, "may come onto the map", {&entering, role::unit}, &stat::came},
    must({phase::command, kind::side, is_mexican_army, "Santa Anna has not been rolled for", tested}),
    must({phase::command, kind::unit, nullptr, "has not come back", {&come_back, role::unit}}),
    {phase::movement, kind::unit, nullptr, "is disrupted and may recover", {&recover, role::unit}},
    {phase::movement, kind::unit, all<good, no<is<stat::garrison>>>, "has not moved", {&unit_move, role::unit}, &stat::moved},
    {phase::movement, kind::box, no<is<stat::seen>>, "has not moved", {&hidden_march, role::marker}},
    {phase::combat, kind::unit, all<good, no<is<stat::garrison>>>, "has not attacked", {&attack, role::attacker}},
    {phase::combat, kind::unit, all<routed, no<lost>, returns_next, mexican_half, no<last_turn>>, "comes back as the next turn begins"},
});

/// A morale check for something is what the action does that makes it.
std::optional<PlayedAction> stands_for(const PlayedAction& wanted)
{
    const auto checked = wanted.as(morale_check);
    if (!checked || checked->inputs.purpose == CheckFor::Other)
        return std::nullopt;
    if (checked->inputs.purpose == CheckFor::Charge) {
        const auto& units = units_in(wanted.roles, role::unit);
        return PlayedAction{.action = std::string{attack.key}, .roles = {{std::string{role::attacker}, units}}};
    }
    return PlayedAction{.action = std::string{checked->inputs.purpose == CheckFor::Recovery ? recover.key : enemy_zone_entry.key},
                        .roles = wanted.roles};
}

} // namespace

const Duties duties{
    .bars = bars,
    .uses = uses,
    .duties = duties_of_units,
    .halted = acting,
    .frees = acts_freely,
    .only_owed = only_owed,
    .needs = needs,
    .stands_for = stands_for,
};

} // namespace pedregal
