// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

namespace {

/// One play that is wanted, and all that speaks against it.
struct Objecting {
    const State& state;
    const PlayedAction& wanted;
    Problems& problems;
    int away_for; ///< turns

    const Unit* unit(std::string_view role) const { return state.find(wanted.unit(role)); }
    bool is(const corneta::Action& action) const { return wanted.action == action.key; }
    void because(const Unit& unit, std::string_view role, std::string_view why, int number = 0)
    {
        object_to(unit, role, why, problems, number);
    }

    /// Whoever is lost takes no part, but for a mad engine that explodes.
    void object_to_lost()
    {
        for (const auto& [role, units] : wanted.roles)
            for (const std::string& key : units) {
                const Unit& unit = *state.find(key);
                const bool explodes = role == role::train.key && unit[stat::type] == UnitType::MaquinaLoca;
                if (unit[stat::destroyed] && !explodes && role != role::struck.key)
                    because(unit, role, "{0} is off the table");
                if (unit[stat::killed])
                    because(unit, role, "{0} is killed");
            }
    }

    void object_to_initiative()
    {
        const Under under{problems, section::turn};
        if (is(initiative) && any_side(state, stat::initiative))
            problems.push_back({std::string{initiative.key}, {"this turn's initiative is already decided"}});
        const Unit* const army = unit(role::army);
        if (!is(pass) || army == nullptr)
            return;
        const Round round = round_of(state);
        if ((*army)[stat::passed])
            because(*army, role::army, "{0} has passed");
        else if (round.side != nullptr && round.side != army)
            because(*round.side, role::army, "it is an initiative round of {0}");
        else if (!round.column.empty())
            because(*army, role::army, "a column of {0} has begun its round: its other units act or hold");
    }

    /// What only the players or the scenario know.
    void object_to_scenario()
    {
        const Unit* const army = unit(role::army);
        if (is(victory) && army != nullptr)
            because(*army, role::army, "give as the reason which scenario condition {0} has met");
        if (is(lose_asset) && army != nullptr && (*army)[stat::assets_lost] >= (*army)[stat::assets])
            because(*army, role::army, "the scenario names no more assets of {0}");
        const auto suffered = wanted.as(level);
        const Unit* const actor = unit(role::actor);
        if (suffered && actor != nullptr && suffered->inputs.cause != Passengers::Minefield
            && !corneta::game::must_follow(state, level.key, actor->key))
            because(*actor, role::actor, "{0} was on no vehicle that was lost");
        if (!suffered || actor == nullptr)
            return;
        const bool is_mine = suffered->inputs.cause == Passengers::Minefield;
        if (is_mine && is_carried(state, *actor))
            because(*actor, role::actor, "{0} is a passenger: it enters no minefield itself");
        if (is_mine && (runs_on_rails((*actor)[stat::type]) || (*actor)[stat::type] == UnitType::Aircraft))
            because(*actor, role::actor, "{0} crosses no minefield");
        if (is_mine && (*actor)[stat::mined])
            because(*actor, role::actor, "{0} has taken that level this turn");
    }

    bool must_deploy(const Unit& unit) const { return corneta::game::must_follow(state, orders.key, unit.key); }

    void object_to_hold()
    {
        const Under under{problems, section::turn};
        std::vector<const Unit*> with_their_action;
        for (const std::string& key : units_in(wanted.roles, role::holding)) {
            const Unit& unit = *state.find(key);
            const bool goes_on = unit[stat::may_move] || unit[stat::may_attack];
            if (unit[stat::acted] && !goes_on)
                because(unit, role::holding, "{0} has acted this turn");
            else if (!goes_on)
                with_their_action.push_back(&unit);
            if (still_rolls(unit) && !unit[stat::acted] && !unit[stat::moved]) {
                const Under trains{problems, section::trains};
                because(unit, role::holding,
                        unit[stat::type] == UnitType::MaquinaLoca ? "{0} is launched: it runs on at March speed until it explodes"
                                                                  : "{0} marched last turn: it maneuvers before it halts");
            }
            if (must_deploy(unit))
                because(unit, role::holding, "{0} has fired before its Deploy: it deploys now");
        }
        object_to_rounds(state, with_their_action, role::holding, problems);
    }

    /// Of a unit that would make its action.
    void object_to_turn(const Unit& actor)
    {
        const Under under{problems, section::turn};
        const auto ordered = wanted.as(orders);
        const auto fired = wanted.as(fire);
        const bool is_march = ordered && ordered->inputs.action == Move::March;
        const bool is_flight = ordered && actor[stat::type] == UnitType::Aircraft;
        // a Deploy or Maneuver joins with Moving Fire, an attack of aircraft with their flight
        const bool goes_on =
            (ordered && !is_march && actor[stat::may_move]) || (fired && is_from_the_air(fired->inputs.action) && actor[stat::may_attack]);
        if (actor[stat::away] && actor[stat::returns] > state.stage.turn)
            because(actor, role::actor, "{0} is away from the table until turn {1}", actor[stat::returns]);
        else if (actor[stat::away] && !is_flight)
            because(actor, role::actor, "{0} is away from the table");
        if (actor[stat::acted] && !goes_on)
            because(actor, role::actor, "{0} has acted this turn");
        else if (actor[stat::order_lost] && (ordered || is(assault) || is(route_march) || (fired && fired->inputs.deploying))) {
            const Under command{problems, section::command};
            because(actor, role::actor, "the order of {0} was lost this turn");
        }
        if (!actor[stat::acted])
            object_to_round(state, actor, role::actor, problems);
    }

    void object_to_move(const Unit& actor)
    {
        const auto ordered = wanted.as(orders);
        if (!ordered && !is(assault) && !is(route_march))
            return;
        const Under under{problems, section::vehicles};
        const bool deploys = ordered && ordered->inputs.action == Move::Deploy;
        if (is_carried(state, actor))
            because(actor, role::actor, "{0} is a passenger and does not move");
        if (ordered && !deploys && must_deploy(actor))
            because(actor, "action", "{0} has fired before its Deploy: it deploys now");
        if (actor[stat::gun_deck] && !deploys)
            because(actor, role::actor, "guns on {0} have made Deployed Fire: it stands this turn");
        if (actor[stat::type] == UnitType::MaquinaLoca && still_rolls(actor) && ordered && ordered->inputs.action != Move::March)
            because(actor, "action", "{0} is launched: it runs on at March speed until it explodes");
        if (actor[stat::boarded] && !is_carried(state, actor))
            because(actor, role::actor, "somebody got on or off {0} this turn: it stands");
        if (ordered && ordered->inputs.action == Move::March && runs_on_rails(actor[stat::type])
            && actor[stat::last_move] == TrainMove::Halt)
            because(actor, role::actor, "{0} stood still last turn: it maneuvers before it marches");
        if (is(assault) && actor[stat::detrained])
            because(actor, role::actor, "{0} got off this turn and makes no assault");
        if (is(assault) && actor[stat::left_march]) {
            const Under assaults{problems, section::assaults};
            because(actor, role::actor, "{0} began the turn in march formation and makes no assault");
        }
        if (is(route_march) && !actor[stat::route_march])
            because(actor, role::actor, "{0} is not on a route march");
    }

    void object_to_fire(const Unit& actor)
    {
        const auto fired = wanted.as(fire);
        if (!fired)
            return;
        const Under under{problems, section::vehicles};
        if (fired->inputs.deploying && is_carried(state, actor))
            because(actor, "deploying", "{0} is a passenger and does not deploy");
        object_to_place(state, actor, fired->inputs.action, problems);
        if (is_from_the_air(fired->inputs.action) && actor[stat::type] != UnitType::Aircraft)
            because(actor, "action", "{0} is not an aircraft: it neither bombs nor strafes");
        else if (is_from_the_air(fired->inputs.action) && !actor[stat::away] && !actor[stat::may_attack])
            because(actor, role::actor, "{0} flies to its target before it attacks: its Maneuver comes first");
        for (const auto& [action, done, why] : {std::tuple{FireAction::Bomb, stat::bombed, "{0} has bombed in this sortie"},
                                                std::tuple{FireAction::Strafe, stat::strafed, "{0} has strafed in this sortie"}})
            if (fired->inputs.action == action && actor[done] && !actor[stat::away])
                because(actor, role::actor, why);
    }

    /// Rests that change the ground, and what is left to a unit after something else.
    void object_to_rest(const Unit& actor)
    {
        const Unit* const wire = unit(role::wire);
        if (is(cut_wire) && wire != nullptr && (*wire)[stat::cut])
            because(*wire, role::wire, "{0} is cut already");
        if ((is(rip_track) || is(cut_wire)) && is_carried(state, actor))
            because(actor, role::actor, "{0} is a passenger: it gets off before it rips up track or cuts wire");
        else if ((is(rip_track) || is(cut_wire)) && (runs_on_rails(actor[stat::type]) || actor[stat::type] == UnitType::Aircraft))
            because(actor, role::actor, "{0} has no men on the ground to rip up track or cut wire");
        if (is(rip_track) && actor[stat::status] != Status::Ok)
            because(actor, role::actor, "{0} is not in order and rips up no track");
        if (is(rip_track) && (actor[stat::shot_at] || actor[stat::bases_assaulted] > 0))
            because(actor, role::actor, "{0} was fired at or assaulted this turn and rips up no track");
        if (is(form_up) && !actor[stat::may_form])
            because(actor, role::actor, "{0} takes a new formation only right after it has regrouped");
        else if (is(form_up) && is_carried(state, actor))
            because(actor, role::actor, "{0} is a passenger: it stays in maneuver formation");
        const bool has_attacked = actor[stat::away] && (actor[stat::bombed] || actor[stat::strafed]);
        if (is(stay) && (!has_attacked || actor[stat::status] != Status::Ok))
            because(actor, role::actor, "{0} does not stay: it is damaged, or has not attacked");
        if (is(stay) && has_attacked && actor[stat::returns] != state.stage.turn + away_for + 1)
            because(actor, role::actor, "{0} has left the table: it stays right after its attack or not at all");
        if (is(stay) && actor[stat::bombed] && actor[stat::strafed])
            because(actor, role::actor, "{0} has made both its attacks");
    }

    /// Section X: whoever moves, with those who ride on it, or fires is seen.
    void object_to_hidden(const Unit& actor)
    {
        const Under under{problems, section::vehicles};
        const auto ordered = wanted.as(orders);
        const bool stays = ordered && ordered->inputs.action == Move::Deploy && actor[stat::formation] != Formation::Deployed;
        const bool moves = (ordered && !stays) || is(assault) || is(route_march) || is(get_on) || is(get_off);
        for (const Unit& unit : state.units) {
            const bool is_seen = &unit == &actor ? moves || is(fire) : moves && vehicle_of(state, unit) == &actor;
            if (is_seen && lies_face_down(state, unit))
                because(unit, role::actor, "{0} lies face down: turn it up before it moves or fires");
        }
    }

    /// X: each gun once, at a machine that comes to attack; it is Deployed Fire.
    void object_to_anti_aircraft(const Unit& gun)
    {
        const Under under{problems, section::vehicles};
        const Unit* const target = unit(role::target);
        if (!gun[stat::anti_aircraft])
            because(gun, role::actor, "{0} has no guns against aircraft");
        if (gun[stat::fired_up])
            because(gun, role::actor, "{0} has fired at aircraft this turn");
        object_to_place(state, gun, FireAction::AntiAircraft, problems);
        if (target != nullptr && target->has(stat::type) && !(*target)[stat::may_attack] && !(*target)[stat::away])
            because(*target, role::target, "{0} is not over the table to attack");
    }

    void object_to_actor(const Unit& actor)
    {
        if (const auto fired = wanted.as(fire); fired && fired->inputs.action == FireAction::AntiAircraft) {
            object_to_hidden(actor);
            object_to_anti_aircraft(actor);
            return;
        }
        const std::array takes_action{orders.key, fire.key, assault.key, regroup.key, route_march.key, rip_track.key, cut_wire.key};
        if (std::ranges::find(takes_action, wanted.action) != takes_action.end()) {
            object_to_turn(actor);
        }
        object_to_hidden(actor);
        object_to_move(actor);
        object_to_fire(actor);
        object_to_rest(actor);
    }

    void object_to_target(const Unit& target)
    {
        if (target[stat::away])
            because(target, role::target, "{0} is away from the table");
        if (const auto fired = wanted.as(fire);
            fired && fired->inputs.action == FireAction::AntiAircraft && target[stat::type] != UnitType::Aircraft)
            because(target, role::target, "{0} is not an aircraft");
        if (is_hidden(state, target))
            because(target, role::target, "{0} has not been seen yet");
    }
};

} // namespace

void object(const State& state, const PlayedAction& wanted, Problems& problems, const Charts& charts)
{
    Objecting objecting{state, wanted, problems, charts[Flight::Away].whole()};
    objecting.object_to_lost();
    objecting.object_to_initiative();
    objecting.object_to_scenario();
    object_to_blast(state, wanted, problems);
    object_to_roster(state, wanted, problems);
    object_to_leaders(state, wanted, problems);
    objecting.object_to_hold();
    object_to_vehicles(state, wanted, charts, problems);
    const Unit* const actor = objecting.unit(role::actor);
    if (actor != nullptr)
        objecting.object_to_actor(*actor);
    if (const Unit* const target = objecting.unit(role::target);
        target != nullptr && (wanted.action == fire.key || wanted.action == assault.key))
        objecting.object_to_target(*target);
}

} // namespace revolucion
