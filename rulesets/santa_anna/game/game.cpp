// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/duties.h"
#include "rulesets/santa_anna/game/guns_kept.h"
#include "rulesets/santa_anna/game/melees.h"

#include <algorithm>

namespace santa_anna {

namespace {

constexpr auto stats = [] {
    auto all = corneta::game::specs(
        stat::castings, stat::effectives, stat::order, stat::far_from_leader, stat::losses_this_turn, stat::fire_losses_this_turn,
        stat::casualties_this_turn, stat::straggled_this_turn, stat::fired_or_fought, stat::fired_this_turn, stat::charging,
        stat::caught_forming_square, stat::broke_through_this_turn, stat::broke_this_turn, stat::leader_rolled_this_turn,
        stat::points_rolled_this_turn, stat::moved_this_turn, stat::formed_this_turn, stat::hit_in, stat::strikes_in,
        stat::closed_this_turn, stat::rallied_this_turn, stat::locked_with, stat::charge_target, stat::stood_this_turn,
        stat::fought_this_turn, stat::charged_last_turn, stat::touches, stat::supports, stat::closed_with, stat::saw_break,
        stat::broke_unseen, stat::straggles_later, stat::reunited_this_turn, stat::went_this_phase, stat::rode_over,
        stat::order_rolled_this_turn, stat::parted_this_turn, stat::gun_damage, stat::follow_up_charges, stat::functions_used,
        stat::at_wagons, stat::retreats_off_table, stat::costs_points, stat::hidden, stat::hides, stat::stands_at, stat::behind,
        stat::sides_fired, stat::charged_from, stat::short_handed_acted, stat::part_of, stat::stragglers_are_losses, stat::attached_to,
        stat::attached, stat::leader_attached, stat::mounted, stat::helpers, stat::lent, stat::undrawn, stat::retreated, stat::arrives,
        stat::off_table, stat::turns, stat::has_won, stat::turns_out, stat::points, stat::leader_points, stat::broken, stat::destroyed);
    for (corneta::game::StatSpec& spec : all)
        if (spec.field.most == stat::castings.most)
            spec.field.measure = Measure::Castings;
    return all;
}();

const std::array roles{RoleSpec{.role = role::leader, .kind = kind::leader, .action = action::rally.key, .may_be_empty = true},
                       RoleSpec{.role = role::leader, .kind = kind::leader, .action = action::rout_check.key, .may_be_empty = true},
                       RoleSpec{.role = role::leader, .kind = kind::leader},
                       RoleSpec{.role = role::followed, .action = action::random_order.key, .may_be_empty = true},
                       RoleSpec{.role = role::spotter, .most = 9, .may_be_empty = true},
                       RoleSpec{.role = role::us, .kind = kind::side},
                       RoleSpec{.role = role::mexican, .kind = kind::side},
                       RoleSpec{.role = role::broke, .action = action::rout_check.key, .may_be_empty = true, .is_past = true},
                       RoleSpec{.role = role::section, .kind = kind::section, .action = action::take_cover.key, .may_be_empty = true},
                       RoleSpec{.role = role::section, .kind = kind::section},
                       RoleSpec{.role = role::crewless, .kind = kind::guns},
                       RoleSpec{.role = role::unit, .also = kind::leader}};
constexpr auto nouns = std::to_array<RoleNoun>({
    {"the firing unit", role::firer},
    {"the target", role::target},
    {"the charging unit", role::charger},
    {"the broken unit", role::broke},
    {"the attacker", role::attacker},
    {"the defender", role::defender},
    {"the unit that moves", role::mover},
    {"the unit passed through", role::passed},
    {"the hidden unit", role::hidden},
    {"the unit", role::unit},
    {"the cavalry", role::unit},
    {"the leader", role::leader},
    {"the battery", role::unit},
    {"the battery", role::firer},
    {"the gun", role::gun},
    {"the section", role::section},
});
const auto sides_of_roles = std::to_array<SideSpec>({
    {role::target, Whose::Enemy, role::firer},
    {role::target, Whose::Enemy, role::charger},
    {role::attacker, Whose::Friend, role::attacker},
    {role::defender, Whose::Enemy, role::attacker},
    {role::passed, Whose::Friend, role::mover},
    {role::unit, Whose::Friend, role::broke},
    {role::broke, Whose::Friend, role::broke},
    {role::followed, Whose::Friend, role::attacker, action::support.key},
    {role::followed, Whose::Friend, role::unit, action::random_order.key},
    {role::leader, Whose::Friend, role::unit, action::rally.key},
    {role::leader, Whose::Friend, role::unit, action::rout_check.key},
    {role::unit, Whose::Friend, role::leader, action::attach.key},
    {role::gun, Whose::Friend, role::unit, action::lend.key},
    {role::unit, Whose::Friend, role::leader, action::leader_rally.key},
    {role::unit, Whose::Enemy, role::attacker, action::overrun_stragglers.key},
    {role::unit, Whose::Enemy, role::attacker, action::skirmisher_withdrawal.key},
    {role::spotter, Whose::Enemy, role::hidden},
});
constexpr auto titles = std::to_array<RoleTitle>({
    {role::broke, "unit that broke"},
    {role::crewless, "guns without a crew"},
    {role::hidden, "hidden unit"},
    {role::mover, "unit that moves"},
    {role::passed, "unit passed through"},
});
const std::array hidden{HiddenSpec{.kind = kind::unit,
                                   .stat = stat::order,
                                   .label = "Order chips",
                                   .phase = phase::give_orders,
                                   .letters = "-mcfhort",
                                   .means = action::leader_points.key,
                                   .left_out = action::random_order.key,
                                   .dear = stat::far_from_leader,
                                   .strikes = "c",
                                   .closes = "m",
                                   .holds = "fho"},
                        HiddenSpec{.kind = kind::place, .stat = stat::stands_at, .label = "Hidden units"}};
const std::array<std::string_view, 2> attacks{action::declare.key, action::roll_to_close.key};
constexpr std::array<std::string_view, 1> army_breaks_by{stat::destroyed};
constexpr std::array<std::string_view, 2> harms{stat::stragglers, stat::casualties};

/// Rallying: in All Moves a unit that broke in an earlier turn retreats, unless it has a Rally order and may rally.
void offer_retreats(EffectsBuilder& effects)
{
    for (const Unit& unit : effects.state().units)
        if (retreats(unit))
            effects.offer(retreat(unit));
}

/// First Fire is for that phase alone: of those who still might have.
void tell_of_lapsed_fire(EffectsBuilder& effects, const Charts& charts)
{
    for (const corneta::game::Idle& idle : corneta::game::idle_by(duties, effects.state(), charts))
        if (idle.action == action::fire.key)
            effects.announce({"{0} has not fired: its First Fire is lost.", {effects.unit(idle.unit)}});
}

/// What the phase that begins owes.
void offer_duties(EffectsBuilder& effects, const Charts& charts)
{
    const std::string_view ended = effects.state().stage.phase;
    if (ended == phase::first_fire) {
        tell_of_lapsed_fire(effects, charts);
        offer_retreats(effects);
    } else if (ended == phase::hold_fire) {
        offer_locked_melees(effects);
        offer_closing(effects);
    } else if (ended == phase::melee) {
        offer_leader_rolls(effects);
    }
}

/// Whoever was spotted and stands on the table may be hidden anew later. Hidden units.
void forget_spotting(const Unit& unit, EffectsBuilder& effects)
{
    if (unit[stat::spotted] && place_face_down(effects.state(), unit) == nullptr)
        effects.set(unit.key, stat::spotted, false);
}

void end_turn(const Unit& unit, EffectsBuilder& effects, const Charts& charts)
{
    rest_short_handed(unit, effects, charts);
    end_turn_of_aspects(unit, effects);
    end_turn_of_charges(unit, effects);
    if (unit.has(stat::order))
        effects.set(unit.key, stat::last_order, unit[stat::order]);
    if (unit.kind == kind::side && unit[stat::turns] != 0 && unit[stat::turns] == effects.state().stage.turn) {
        effects.announce({"The last turn is over."});
        effects.offer(follow_up(Follow::Must, "both", action::victory, {"Who has won"}));
    }
    if (unit[stat::turns_out] > 0 && !unit[stat::leader_rolled_this_turn])
        effects.add(unit.key, stat::turns_out, -1);
}

} // namespace

bool retreats(const Unit& unit)
{
    const bool rallies = unit[stat::order] == KnownOrder::Rally && !never_rallies(unit);
    return unit[stat::broken] && !unit[stat::destroyed] && !unit[stat::broke_this_turn] && !rallies;
}

Next with_way_out(Next next, const Unit& broken)
{
    const NextChoice off{std::string{action::leave_table.key}, {"{0} retreats off the table", {broken}}, alone(role::unit, broken.key), {}};
    if (is_in_flight(broken)) {
        next.choices = {off};
        return next;
    }
    next.kind = Follow::Either;
    next.choices.push_back(off);
    return next;
}

Next retreat(const Unit& broken)
{
    return with_way_out(follow_up(Follow::Must, broken.key, action::movement, {"{0} makes a retreat move", {broken}},
                                  alone(role::unit, broken.key),
                                  corneta::given_to(action::movement, std::array{preset<&Movement::kind>(MoveKind::Retreat)})),
                        broken);
}

void end_phase(EffectsBuilder& effects, const Charts& charts)
{
    const bool is_last = effects.state().stage.phase == phase::rally;
    offer_duties(effects, charts);
    for (std::size_t i = 0; i < effects.state().units.size(); ++i) {
        const Unit& unit = effects.state().units[i]; // nobody arrives here
        if (unit[stat::broken] && unit[stat::arm] != Arm::Artillery)
            effects.set(unit.key, stat::formation, Formation::Mob);
        forget_spotting(unit, effects);
        if (unit[stat::straggles_later] > 0) // its charge was let go
            straggle_after_charge(unit.key, effects);
        if (unit[stat::undrawn] > 0) { // it was let go who of its crew has fallen
            lose_undrawn(unit.key, effects);
            judge(unit.key, ToldBy::PhaseEnd, effects);
        }
        if (is_last)
            end_turn(unit, effects, charts);
    }
}

const GameRules game_rules{
    .stats = stats,
    .roles = roles,
    .sides = sides_of_roles,
    .nouns = nouns,
    .titles = titles,
    .hidden = hidden,
    .harms = harms,
    .breaks_by = army_breaks_by,
    .attacks = attacks,
    .reads = Charts::rows<GunNumber::Silent, GunNumber::Crew, GunNumber::Gunners, GunNumber::ShortHanded, Crew::UsHeaviest, Crew::Us,
                          Crew::Others, LeaderNumber::RallyPoints, LeaderPoint::Order, LeaderPoint::FarOrder, LeaderPoint::FarDistance,
                          Factor::HorseHolders, VictoryNumber::UsLoss, VictoryNumber::MexicanLoss, VictoryNumber::Minon>,
    .muster = fitted<muster>,
    .fill = fitted<known_word>,
    .object = fitted<object>,
    .take_effect = fitted<take_effect>,
    .follow_edit = fitted<follow_edit>,
    .end_phase = fitted<end_phase>,
    .summary = fitted<summary>,
    .is_gone = [](const Unit& unit) { return unit.kind == kind::unit && unit[stat::destroyed]; },
    .is_away = [](const State& state, const Unit& unit) { return unit[stat::off_table] || unit[stat::arrives] > state.stage.turn; },
    .standing = fitted<standing>,
    .is_over = fitted<is_over>,
    .gives_way = fitted<gives_way>,
    .placement_terms = fitted<placement_terms>,
    .split = fitted<split>,
    .object_to_parts = object_to_parts,
    .join = fitted<join>,
    .refit = refit,
    .duties = &duties,
};

} // namespace santa_anna
