// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"

#include <algorithm>
#include <array>

/// What plays do to units, leaders and their sides, those of combat aside: 18, 19.
namespace pedregal {

namespace {

struct Aftermath {
    EffectsBuilder& effects;
    const Charts& charts;

    void take(const PlayedAction& played)
    {
        const std::string mover = played.unit(role::unit);
        const bool is_marker = !mover.empty() && unit(mover).kind == kind::box;
        if (const auto crossed = played.as(ravine)) {
            if (!is_marker)
                become(mover, crossed->end.status, charts, effects);
        } else if (const auto recovered = played.as(recover))
            become(mover, recovered->end.status, charts, effects);
        else if (const auto returned = played.as(come_back))
            become(mover, returned->end.status, charts, effects);
        else if (const auto entered = played.as(entering))
            effects.set(unit(mover).side, stat::entry, entered->end.hex);
        else if (const auto went = played.as(garrison))
            go(mover, played.unit(role::bastion), went->inputs.place);
        else if (played.action == san_augustin.key)
            win_at_san_augustin();
        else if (const auto command = played.as(mexican_command))
            test(command->end);
        else if (const auto judged = played.as(victory))
            remember(judged->inputs);
        else if (const auto checked = played.as(morale_check))
            check(mover, checked->inputs.purpose, checked->end.passes);
        else
            take_hidden(played);
        if (played.action != deployment.key)
            leave_deployment(played);
        stand_with(played);
        end_moves(played);
        if (may_be_behind_works(played))
            offer_awakening();
    }

private:
    const Unit& unit(const std::string& key) const { return effects.unit(key); }

    /// Who does anything else is no longer where its box has put it: 18.2.
    void leave_deployment(const PlayedAction& played)
    {
        for (const auto& [role, keys] : played.roles)
            for (const std::string& key : keys)
                effects.unmark(key, stat::deployed);
    }

    /// 19.3: who is stacked with units is with them for the phase.
    void stand_with(const PlayedAction& played)
    {
        for (const auto& [leaders, units] : {std::pair{role::with, role::unit}, std::pair{role::attacker_leaders, role::attacker},
                                             std::pair{role::defender_leaders, role::defender}})
            for (const std::string& leader : units_in(played.roles, leaders))
                put_in(effects, leader, stat::stood_with, units_in(played.roles, units));
    }

    /// Of those who moved or advanced some move no more.
    void end_moves(const PlayedAction& played)
    {
        if (!has_moved(played))
            return;
        for (const Role role : {role::unit, role::stack, role::with, role::marker})
            for (const std::string& key : units_in(played.roles, role)) {
                if (role.key == role::with.key && played.action == enemy_zone_entry.key)
                    continue; // he helps the check, and may help another
                if (ends_move(played) && (played.action != lava_bed.key || role.key == role::unit.key)) // 19.1: of the unit that rolled
                    end_move(key);
                if (unit(key).has(stat::bastion) && leaves_its_hex(played))
                    leave_bastion(key, effects);
            }
    }

    /// 19.5: of a box that of one marker, while it has two.
    void end_move(const std::string& key)
    {
        const bool has_other = unit(key).kind == kind::box && !unit(key)[stat::dummy_gone] && !unit(key)[stat::one_over];
        effects.mark(key, has_other ? stat::one_over : stat::move_over);
    }

    /// Not who stays out of the lava, or only may enter a zone.
    static bool leaves_its_hex(const PlayedAction& played)
    {
        const auto lava = played.as(lava_bed);
        return has_moved(played) && played.action != enemy_zone_entry.key && (!lava || lava->end.enters);
    }

    /// Who stays out of the lava, fails to enter a zone or has crossed a ravine or the river moves no more.
    static bool ends_move(const PlayedAction& played)
    {
        if (const auto entry = played.as(lava_bed))
            return !entry->end.enters;
        if (const auto entry = played.as(enemy_zone_entry))
            return !entry->end.may_enter;
        return played.action == river_crossing.key || played.action == ravine.key;
    }

    void go(const std::string& key, const std::string& bastion, Place place)
    {
        effects.set(key, stat::garrison, place == Place::Inside);
        if (!bastion.empty() || unit(key).has(stat::bastion))
            effects.set(key, stat::bastion, place == Place::Outside ? UnitRef{} : UnitRef{bastion});
    }

    /// Of a check by itself: as if the action that makes it had been played; who fails to charge has done with attacks.
    void check(const std::string& key, CheckFor purpose, bool passes)
    {
        if (key.empty() || purpose == CheckFor::Other)
            return;
        if (purpose == CheckFor::Recovery) {
            become(key, status_of(!passes), charts, effects);
            return effects.mark(key, stat::rested);
        }
        if (purpose == CheckFor::EnemyZone) {
            effects.mark(key, stat::moved);
            if (passes)
                effects.mark(key, stat::zone_entered);
        }
        if (!passes)
            effects.mark(key, purpose == CheckFor::Charge ? stat::attacked : stat::move_over);
    }

    /// 19.4: a U.S. unit or marker has come to another hex, or may advance across the works that it has taken.
    bool may_be_behind_works(const PlayedAction& played) const
    {
        const auto has_taken_works = [](const Unit& unit) { return unit[stat::stormed] && unit[stat::advances]; };
        const bool is_elsewhere = leaves_its_hex(played) || played.action == deployment.key;
        const auto is_us = [&](Role role) { return !played.unit(role).empty() && unit(played.unit(role)).side == role::us.key; };
        return std::ranges::any_of(effects.state().units, has_taken_works) || (is_elsewhere && (is_us(role::unit) || is_us(role::marker)));
    }

    /// Once a phase: where the works are nobody but the players sees.
    void offer_awakening()
    {
        const State& state = effects.state();
        if (awaits_santa_anna(state) && !is_offered(state, mexican_command.key, role::mexican, role::mexican))
            effects.offer(follow_up(Follow::May, role::us, mexican_command, {"Whether a U.S. unit is behind a protected hexside"},
                                    alone(role::mexican, role::mexican)));
    }

    /// 18.2: at once.
    void win_at_san_augustin()
    {
        effects.mark(role::mexican, stat::at_san_augustin);
        effects.offer(follow_up(Follow::Must, role::mexican, victory, {"Who has won"}));
    }

    void activate()
    {
        const State before = effects.state();
        if (commander_of(before, role::mexican) == nullptr)
            effects.mark(role::mexican, stat::santa_anna_active, stat::hq_active);
        for (const Unit* const found : {commander_of(before, role::mexican), headquarters_of(before, role::mexican)})
            if (found != nullptr && !(*found)[stat::active] && !(*found)[stat::casualty]) {
                effects.mark(found->key, stat::active);
                effects.announce({"{0} becomes active.", {*found}});
            }
    }

    /// 19.4.
    void test(const MexicanCommandEnd& end)
    {
        if (const Unit* const commander = commander_of(effects.state(), role::mexican);
            commander != nullptr && (*commander)[stat::casualty])
            effects.announce({"{0} has fallen: it is for the HQ alone.", {*commander}});
        if (end.active && awaits_santa_anna(effects.state()))
            activate();
    }

    /// What nobody but the players sees: 18.2.
    void remember(const Victory& inputs)
    {
        set_side(role::mexican, stat::at_san_augustin, inputs.mexican_at_san_augustin);
        if (!is_over(effects.state().stage, charts))
            return;
        set_side(role::us, stat::north_of_churubusco, inputs.us_north_of_churubusco);
        set_side(role::mexican, stat::holds_south, inputs.mexican_holds_south);
    }

    void set_side(Role side, const Stat<bool>& stat, bool value)
    {
        if (const Unit* const unit = effects.state().find(side); unit != nullptr && (*unit)[stat] != value)
            effects.set(side, stat, value);
    }

    /// 19.5.
    void take_hidden(const PlayedAction& played)
    {
        if (const auto hides = played.as(conceal)) {
            hide(played, hides->inputs.off_map);
        } else if (const auto seen = played.as(reveal)) {
            effects.mark(played.unit(role::marker), seen->inputs.dummy ? stat::dummy_gone : stat::seen);
        } else if (const auto deployed = played.as(deployment)) {
            deploy(played.unit(role::unit), deployed->end.status);
        }
    }

    /// 19.5 E: with its marker it has moved; a box whose units have all deployed is free.
    void deploy(const std::string& key, Status status)
    {
        leave_box(key, effects);
        if (unit(key).kind == kind::unit)
            become(key, status, charts, effects);
        const State before = effects.state();
        for (const Unit& box : before.units) {
            const auto units = units_named_in(before, box[stat::contents]);
            if (box.kind != kind::box || std::ranges::find(units, key, &Unit::key) == units.end())
                continue;
            for (const Stat<bool>& stat : {stat::moved, stat::marched, stat::move_over})
                if (box[stat])
                    effects.mark(key, stat);
            if (box[stat::one_over]) // it may have been the real marker
                effects.mark(key, stat::move_over);
        }
        forget_in_boxes(std::array{key}, effects);
    }

    void hide(const PlayedAction& played, bool off_map)
    {
        int turn = 0;
        forget_in_boxes(units_in(played.roles, role::units), effects);
        for (const std::string& key : units_in(played.roles, role::units)) {
            leave_bastion(key, effects);
            effects.set(key, stat::boxed_in, corneta::game::joined_keys(units_in(played.roles, role::boxes)));
            turn = std::max(turn, unit(key)[stat::arrives]);
        }
        for (const std::string& key : units_in(played.roles, role::boxes))
            if (off_map)
                effects.set(key, stat::arrives, turn);
    }
};

} // namespace

bool has_moved(const PlayedAction& played)
{
    if (const auto crossing = played.as(ravine))
        return crossing->end.result != Crossing::Stays && !crossing->inputs.forced_retreat;
    if (const auto crossing = played.as(river_crossing))
        return crossing->end.may_cross;
    return played.action == lava_bed.key || played.action == enemy_zone_entry.key || played.action == unit_move.key
        || played.action == hidden_march.key;
}

void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects, const Charts& charts)
{
    const bool was_on_map = mexican_units_on_map(effects.state()) > 0;
    Aftermath aftermath{effects, charts};
    for (const PlayedAction& played : played_actions) {
        take_combat_effect(played, charts, effects);
        aftermath.take(played);
    }
    // 18.1: won in the moment that no Mexican unit is on the map
    if (was_on_map && mexican_units_on_map(effects.state()) == 0) {
        effects.announce({"No Mexican unit is on the map."});
        effects.offer(follow_up(Follow::Must, role::us, victory, {"Who has won"}));
    }
}

} // namespace pedregal
