// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

/// What speaks against actions by the order of a half round: whose it is, who acts, what has been paid for. 7, 10, 11.1, 12.
namespace cedar_creek {

namespace {

constexpr std::string_view not_on_map = "{0} is not on the map (12)";
constexpr std::string_view entered_by = "{0} entered by turn {1}, or not at all (12)";
constexpr std::string_view acts_no_more = "{0} acts no more in this round (7.1)";

struct RoundObjections {
    const State& state;
    const PlayedAction& wanted;
    const Charts& charts;
    Problems& problems;

    void find()
    {
        if (const auto moved = wanted.as(movement_cost))
            to_moves(moved->inputs);
        else if (const auto retreated = wanted.as(retreat))
            to_retreats(retreated->inputs);
        else if (const auto activated = wanted.as(activate))
            to_activation(activated->inputs);
        else if (wanted.action == rest.key)
            for (const Unit* const brigade : in(role::brigade))
                to_action(*brigade, role::brigade);
        else if (wanted.action == attack.key)
            to_attack();
        else if (const auto deployed = wanted.as(deploy))
            to_deployment(deployed->inputs);
    }

    Brigades in(std::string_view role) const { return units_by(state, wanted.roles, role); }
    void add(std::string_view where, Sentence words) { problems.push_back({std::string{where}, std::move(words)}); }
    void say(const Unit& unit, std::string_view where, std::string_view pattern, int number = 0)
    {
        object_to(unit, where, pattern, problems, number);
    }

    /// False: it is the other side's, and nothing else is said.
    bool is_in_turn(const Unit& unit, std::string_view where)
    {
        const Unit* const playing = playing_side(state);
        const bool plays = playing == nullptr || playing->key == unit.side;
        if (!plays)
            say(*playing, where, "it is {0}'s movement phase (7.1)");
        return plays;
    }

    bool has_rolled(const Unit& unit, std::string_view where)
    {
        const Unit* const side = state.find(unit.side);
        const bool rolled = side == nullptr || (*side)[stat::activated];
        if (!rolled)
            say(*side, where, "{0} rolls for activation first (7.1)");
        return rolled;
    }

    /// What belongs before the attacks of the round.
    void to_late(const Unit& unit, std::string_view where)
    {
        if (has_fought(state, unit.side))
            add(where, {"attacks are being resolved: all else comes before them (7.1)"});
    }

    /// What belongs before headquarters and train have moved. 7.2, 7.3.
    void to_after_markers(std::string_view own, std::string_view where)
    {
        if (const Unit* const marker = moved_marker_of(state, own))
            say(*marker, where, "{0} has moved: brigades move before it (7.2)");
        else if (are_moves_over(state, own))
            say(*state.find(own), where, "{0} has deployed the last of its artillery: brigades move before that (7.3)");
    }

    /// 7.1: a brigade of a division that acts, while it is its side's movement phase, before the headquarters and the attacks.
    void to_action(const Unit& brigade, std::string_view where)
    {
        if (!is_in_turn(brigade, where))
            return;
        to_late(brigade, where);
        to_after_markers(brigade.side, where);
        if (enters_alone(state, brigade) || !has_rolled(brigade, where))
            return;
        const Unit* const division = division_of(state, brigade);
        const Unit& activated = division == nullptr ? brigade : *division;
        to_untested(brigade.side, where);
        if (!is_acting(state, brigade))
            say(activated, where,
                activated[stat::selected] ? "{0} has finished: another division acts (7.1)" : "{0} is not activated (7.1)");
    }

    void to_entry(const Unit& unit, bool enters)
    {
        if (const int missed = missed_turn(state, unit); missed > 0)
            say(unit, "entry", entered_by, missed);
        if (unit[stat::off_map] != enters)
            say(unit, "entry", enters ? "{0} is on the map" : "{0} is not on the map: it pays to enter it (12)");
    }

    void to_moves(const MovementCost& inputs)
    {
        for (const Unit* const unit : in(role::brigade))
            if (!in(role::supported).empty() && mover(*unit) != Mover::Artillery)
                say(*unit, role::supported, "{0} is not an artillery marker (7.3)");
        if (inputs.kind == Mover::Command)
            return;
        if (const int missing = points_missing(inputs, charts); missing > 0)
            add("zones", {"points missing for such a move: {0} (10.3)", {missing}});
        for (const Unit* const unit : in(role::brigade)) {
            to_entry(*unit, inputs.entry);
            if (unit->kind == "marker")
                to_marker(*unit, role::brigade);
            else
                to_action(*unit, role::brigade);
            to_supported();
            const bool may_be_apart = (*unit)[stat::apart] || (*unit)[stat::moved_by_combat] || division_of(state, *unit) == nullptr;
            if (inputs.apart && !may_be_apart)
                say(*unit, "apart", "{0} ends its move within {1} zones of its division (10)", charts[GameNumber::NearZones].whole());
            if (inputs.mount_change && (*unit)[stat::other_strength] > 0 && (*unit)[stat::other_strength] <= (*unit)[stat::losses])
                say(*unit, "mount_change", "{0} has no strength left that way (2)");
            const Unit* const side = state.find(role::union_side);
            const bool retreats = side != nullptr && (*side)[stat::tactical_retreat] && unit->side == side->key;
            if (retreats && (inputs.attack || inputs.charge))
                add(inputs.attack ? "attack" : "charge", {"in a tactical retreat no Union brigade attacks (6.1)"});
        }
    }

    /// 7.2, 7.3: headquarters and train once a turn, after the divisions and before the attacks.
    void to_marker(const Unit& marker, std::string_view where)
    {
        if (!is_in_turn(marker, where) || !has_rolled(marker, where))
            return;
        to_late(marker, where);
        if (marker[stat::marker] == Marker::Artillery)
            return to_untested(marker.side, where);
        if (marker[stat::active] && !marker[stat::moved])
            say(marker, where, "{0} has moved in this turn (7.2)");
        to_too_early(marker.side, where);
        if (marker[stat::off_map] && !may_follow_in(state, marker))
            if (const Unit* const division = state.find(marker[stat::enters_behind]))
                say(*division, where, "{0} enters the map first (12)");
    }

    /// 10: one division after the other, and who goes along with one.
    void to_untested(std::string_view side, std::string_view where)
    {
        for (const Unit& unit : state.units)
            if (unit.side == side && must_follow(state, initiative_test.key, unit.key))
                say(unit, where, "{0} tests its initiative first (10)");
    }

    /// The number rolled must be activated: what comes after the moves waits for it.
    void to_too_early(std::string_view side, std::string_view where)
    {
        to_untested(side, where);
        if (must_activate(state, side))
            problems.push_back({std::string{where}, {"another division must be activated before (7.1)"}, corneta::ProblemCode::StillOwed});
    }

    void to_activation(const Activate& inputs)
    {
        for (const Unit* const unit : in(role::division)) {
            if (!is_in_turn(*unit, role::division) || !has_rolled(*unit, role::division))
                return;
            to_late(*unit, role::division);
            to_untested(unit->side, role::division);
            to_after_markers(unit->side, role::division);
            if (const int missed = missed_turn(state, *unit); missed > 0)
                say(*unit, role::division, entered_by, missed);
            else if ((*unit)[stat::selected])
                say(*unit, role::division, "{0} has been activated in this round (7.1)");
            else if (is_there(state, *unit) && !may_still_act(state, *unit))
                say(*unit, role::division,
                    unit->kind == "division" ? "{0} has no brigade left that may act in this round (7.1)" : acts_no_more);
            if (const Unit* const division = division_of(state, *unit))
                say(*division, role::division, "activate {0} as a whole (7.1)");
            if (const Unit* const side = state.find(unit->side); side != nullptr && (*side)[stat::divisions] == 0)
                add(role::division, {"no other division may be activated in this round (7.1)"});
            if (inputs.enters != is_wholly_off(state, *unit))
                say(*unit, "enters", inputs.enters ? "{0} is on the map" : "{0} is off the map");
            const Unit* const headquarters = headquarters_of(state, unit->side);
            if (!inputs.enters && inputs.in_command && headquarters != nullptr && (*headquarters)[stat::off_map])
                say(*headquarters, "in_command", "while {0} is not on the map every division tests its initiative (10)");
            for (const Unit* const brigade : in(role::along)) {
                if (division_of(state, *brigade) != nullptr)
                    say(*brigade, role::along, "{0} is not an independent brigade (12)");
                if ((*brigade)[stat::off_map])
                    say(*brigade, role::along, not_on_map);
                if ((*brigade)[stat::selected])
                    say(*brigade, role::along, "{0} has been activated in this round (7.1)");
                else if (!may_still_act(state, *brigade))
                    say(*brigade, role::along, acts_no_more);
            }
        }
    }

    void to_attack()
    {
        const Brigades attackers = in(role::attacker);
        const Brigades chargers = chargers_in(state, wanted.roles);
        for (const Unit* const unit : attackers) {
            if (!is_in_turn(*unit, role::attacker))
                return;
            const Declared paid = (*unit)[stat::declared];
            if (paid == Declared::Nothing)
                say(*unit, role::attacker, "{0} has not paid for an attack in its move (10.3)");
            const bool charges = std::ranges::find(chargers, unit) != chargers.end();
            if (charges != (paid == Declared::Charge) && paid != Declared::Nothing)
                say(*unit, role::charger, charges ? "{0} has not paid for a charge (10.3)" : "{0} has paid for a charge (10.3)");
        }
        if (!attackers.empty() && has_rolled(*attackers.front(), role::attacker))
            to_too_early(attackers.front()->side, role::attacker);
        for (const std::string_view where :
             {role::attacker.key, role::attacker_support.key, role::defender.key, role::defender_support.key})
            for (const Unit* const unit : in(where))
                if ((*unit)[stat::off_map])
                    say(*unit, where, not_on_map);
        for (const Unit* const unit : in(role::defender))
            if (unit->kind == "marker" && (*unit)[stat::marker] != Marker::Train)
                say(*unit, role::defender, "{0} is not attacked (7.3)");
    }

    void to_retreats(const Retreat& inputs)
    {
        for (const Unit* const brigade : in(role::brigade)) {
            if (inputs.choice == HitChoice::VoluntaryRout)
                to_action(*brigade, role::brigade);
            else if (inputs.choice == HitChoice::RoutMove) {
                if ((*brigade)[stat::moved])
                    say(*brigade, role::brigade, "{0} has made its rout move (9)");
                else if ((*brigade)[stat::routed] && state.stage.aftermath)
                    say(*brigade, role::brigade, "{0} made its rout move before the tests, or not at all (9)");
            } else if (!is_offered(state, retreat.key, role::brigade, brigade->key) || (*brigade)[stat::hit_by].empty())
                say(*brigade, role::brigade, "{0} is not hit (11.4)");
        }
    }

    void to_deployment(const Deploy& inputs)
    {
        if (const int named = static_cast<int>(in(role::supported).size()); inputs.markers < named)
            add(asked::markers, {"{0} given, brigades named: {1}", {inputs.markers, named}});
        for (const Unit* const train : in(role::train)) {
            if ((*train)[stat::marker] != Marker::Train)
                say(*train, role::train, "{0} is not an artillery train (7.3)");
            to_marker(*train, role::train);
            if ((*train)[stat::off_map])
                say(*train, role::train, not_on_map);
            to_supported();
        }
    }

    /// 7.3: whom artillery markers stand with.
    void to_supported()
    {
        for (const Unit* const brigade : in(role::supported)) {
            if ((*brigade)[stat::off_map])
                say(*brigade, role::supported, not_on_map);
            for (const Unit* const marker : markers_with(state, brigade->key))
                if ((*marker)[stat::marker] == Marker::Artillery && marker->key != wanted.unit(role::brigade))
                    say(*brigade, role::supported, "{0} has an artillery marker: one counts (11.3)");
        }
    }
};

} // namespace

void object_in_round(const State& state, const PlayedAction& wanted, Problems& problems, const Charts& charts)
{
    RoundObjections{state, wanted, charts, problems}.find();
    object_in_fight(state, wanted, problems);
}

} // namespace cedar_creek
