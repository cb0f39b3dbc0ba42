// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"
#include "rulesets/santa_anna/game/guns_kept.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace santa_anna {

namespace {

constexpr auto marks = std::to_array<MarkSpec>({
    {stat::destroyed, "destroyed"},
    {stat::off_table, "not yet on the table"},
    {stat::hidden, "hidden"},
    {stat::broken, "broken"},
    {stat::in_melee, "in melee"},
    {stat::charging, "charging"},
    {stat::caught_forming_square, "caught forming square"},
    {stat::fired_this_turn, "has fired"},
    {stat::moved_this_turn, "has moved"},
    {stat::low_ammunition, "low ammunition"},
    {stat::leader_attached, "leader attached"},
    {stat::attached, "attached"},
});

/// The first word of such a stat goes without saying.
template <class Word> void mark_word(const Unit& unit, const Stat<Word>& stat, std::string_view pattern, UnitSummary& summary)
{
    mark_option(unit, stat, stat.options.front().word, pattern, summary);
}

void summarize_unit(const Unit& unit, UnitSummary& summary)
{
    summary.parts = {
        {"effectives", unit[stat::effectives]}, {"stragglers", unit[stat::stragglers]}, {"casualties", unit[stat::casualties]}};
    if (unit[stat::arm] == Arm::Artillery && unit[stat::helpers] > 0)
        summary.parts.insert(summary.parts.begin() + 1, {"helpers", unit[stat::helpers], true});
    if (!unit[stat::broken])
        mark_word(unit, stat::formation, "{0}", summary);
    mark_word(unit, stat::cover, "in cover: {0}", summary);
    if (unit[stat::arm] == Arm::Cavalry && unit.has(stat::mounted) && !unit[stat::mounted])
        summary.marks.push_back({"dismounted"});
    if (unit[stat::arm] == Arm::Artillery && is_limbered(unit))
        summary.marks.push_back({"limbered"});
    mark_number(unit, stat::arrives, "from turn {0} on", summary);
    mark_number(unit, stat::guns, "gun castings {0}", summary);
    if (unit[stat::arm] == Arm::Artillery && has_lost_its_guns(unit))
        summary.marks.push_back({"without guns"});
    mark_number(unit, stat::guns_damaged, "damaged guns {0}", summary);
    if (unit[stat::initial_volley])
        summary.marks.push_back({"initial volley unused"});
}

/// As what it counts by now, or how it was built.
void summarize_section(const Unit& section, UnitSummary& summary)
{
    const bool is_fired_at = section.has(stat::level);
    mark_option(section.word(is_fired_at ? stat::level.key : stat::fortification.key), levels, {}, "{0}", summary);
    if (section.has(stat::points))
        summary.marks.push_back({"{0} points", {section[stat::points]}});
}

bool has_side(const State& state, std::string_view key)
{
    const Unit* const side = state.find(key);
    return side != nullptr && side->kind == "side";
}

bool can_act(const Unit& unit, KnownOrder order)
{
    return unit[stat::order] == order && !unit[stat::broken] && !unit[stat::destroyed];
}

bool may_rally(const Unit& unit)
{
    return unit[stat::broken] && !unit[stat::destroyed] && !never_rallies(unit);
}

bool has_to_fire(const State& state, const Unit& unit, KnownOrder order)
{
    const bool has_fire = unit[stat::arm] == Arm::Artillery ? !is_limbered(unit) && !has_lost_its_guns(unit)
                                                            : !unit.has(stat::weapon) || unit[stat::weapon] != Weapon::None;
    return !state.stage.aftermath && can_act(unit, order) && !unit[stat::in_melee] && has_fire && !has_fired(state, unit);
}

bool fights_on(const Unit& unit)
{
    return !unit[stat::broken] && !unit[stat::destroyed] && unit[stat::in_melee] && !unit[stat::fired_or_fought];
}

bool commands_units(const State& state, const Unit& leader)
{
    return std::ranges::any_of(state.units, [&](const Unit& unit) {
        return unit.kind == "unit" && unit.side == leader.side && unit.command == leader.command && !unit[stat::destroyed]
            && has_arrived(state, unit);
    });
}

/// Who may come comes when its side wants it to.
bool may_arrive(const State& state, const Unit& unit)
{
    return unit[stat::off_table] && unit[stat::arrives] <= state.stage.turn && !is_in_flight(unit) && !unit[stat::destroyed];
}

bool has_to_declare(const State& state, const Unit& unit)
{
    return can_act(unit, KnownOrder::Charge) && !unit[stat::charging] && !unit[stat::formed_this_turn] && !unit[stat::in_melee]
        && !unit[stat::moved_this_turn]
        && std::ranges::any_of(state.units, [&](const Unit& target) { return may_charge(state, unit, target); });
}

/// What a charge that touches somebody does is owed; one at skirmishers whom it has caught has come home.
bool may_charge_home(const State& state, const Unit& unit)
{
    const Unit* const target = state.find(unit[stat::charge_target]);
    if (target != nullptr && (*target)[stat::destroyed])
        return false;
    return unit[stat::charging] && can_act(unit, unit[stat::order]) && !has_to_move_home(state, unit) && !unit.has(stat::touches)
        && !unit[stat::in_melee] && !unit[stat::closed_this_turn];
}

/// Whether a side that had units has none left.
bool has_lost_all(const State& state, std::string_view side)
{
    bool has_any = false;
    for (const Unit& unit : state.units) {
        const bool is_its_own = are_same(unit.side, side) && are_same(unit.kind, "unit");
        if (is_its_own && !unit[stat::destroyed])
            return false;
        has_any = has_any || is_its_own;
    }
    return has_any;
}

/// Guns of its weight stand without a crew.
bool may_man_guns(const State& state, const Unit& battery)
{
    const auto fit = [&](const Unit& left) { return left.kind == kind::guns && left[stat::poundage] == battery[stat::poundage]; };
    return battery[stat::arm] == Arm::Artillery && has_lost_its_guns(battery) && !battery[stat::destroyed] && !battery[stat::broken]
        && battery[stat::functions_used] == 0 && std::ranges::any_of(state.units, fit);
}

/// Whoever was seen stands on the table, in whatever phase it was.
bool has_to_appear(const State& state, const Unit& place)
{
    const Unit* const hidden = place.kind == kind::place ? state.find(place[stat::hides]) : nullptr;
    return hidden != nullptr && (*hidden)[stat::spotted] && has_chip(state, place);
}

const auto idle_specs = std::to_array<IdleSpec>({
    {"give-orders", "unit", may_arrive, "may come onto the table", action::arrive.key, role::unit, stat::off_table, "no"},
    {"give-orders", "leader", may_arrive, "may come onto the table", action::arrive.key, role::unit, stat::off_table, "no"},
    {"give-orders", "leader", [](auto& state, auto& unit) {
                 return unit[stat::turns_out] == 0 && !unit[stat::points_rolled_this_turn] && commands_units(state, unit);
             },
             "has not rolled for leader points", action::leader_points.key, role::leader, stat::points_rolled_this_turn, "yes", true},
    {"give-orders", "unit", [](auto& state, auto& unit) { return can_act(unit, KnownOrder::None) && !has_chip(state, unit); },
             "has no order", action::random_order.key, role::unit, "", "", true},
    {"give-orders", "unit",
             [](auto& state, auto& unit) { return may_rally(unit) && unit[stat::order] == KnownOrder::None && !has_chip(state, unit); },
             "has no Rally order"},
    {"declare-charges", "unit", has_to_declare, "has not declared its charge", action::declare.key, role::charger, stat::charging, "yes", true},
    {"first-fire", "unit", [](auto& state, auto& unit) { return has_to_fire(state, unit, KnownOrder::FirstFire); }, "has not fired",
             action::fire.key, role::firer},
    {"all-moves", "unit", has_to_move_home, "has not made its charge move", action::movement.key, role::unit, stat::moved_this_turn,
             "yes", true},
    {"all-moves", "unit",
             [](auto&, auto& unit) {
                 return can_act(unit, KnownOrder::Move) && !unit[stat::in_melee] && !unit[stat::moved_this_turn]
                     && unit[stat::functions_used] == 0;
             },
             "has not moved", action::movement.key, role::unit, stat::moved_this_turn},
    {"all-moves", "unit", [](auto&, auto& unit) { return retreats(unit) && !unit[stat::moved_this_turn] && !unit[stat::off_table]; }, "has not retreated",
             action::movement.key, role::unit, stat::moved_this_turn},
    {"all-moves", "unit", [](auto&, auto& unit) {
                 return can_act(unit, KnownOrder::Form) && !unit[stat::moved_this_turn] && !unit[stat::formed_this_turn]
                     && unit[stat::arm] != Arm::Artillery;
             },
             "has a Form order", action::form.key, role::unit, stat::moved_this_turn},
    {"all-moves", "unit", may_man_guns, "may man guns that stand without a crew", action::man_guns.key, role::unit},
    {"hold-fire", "unit",
             [](auto& state, auto& unit) { return has_to_fire(state, unit, KnownOrder::HoldFire) && !unit[stat::caught_forming_square]; },
             "has not fired", action::fire.key, role::firer},
    {"melee", "unit", [](auto&, auto& unit) { return fights_on(unit) && unit.has(stat::locked_with); },
             "is locked and has not fought on", action::melee.key, role::attacker},
    {"melee", "unit", [](auto&, auto& unit) { return fights_on(unit) && !unit.has(stat::locked_with); },
             "is locked and has not fought on", action::melee.key, role::defender},
    {"melee", "unit",
may_charge_home,
             "has not charged home", action::charge.key, role::attacker, stat::closed_this_turn},
    // a Rally order, or none known and no retreat made
    {"rally", "unit",
             [](auto& state, auto& unit) {
                 const bool is_free = !orders_are_kept(state, unit) && unit[stat::order] == KnownOrder::None && !unit[stat::moved_this_turn] && !unit[stat::broke_this_turn];
                 return may_rally(unit) && (unit[stat::order] == KnownOrder::Rally || is_free) && !unit[stat::rallied_this_turn];
             },
             "has not rolled to rally", action::rally.key, role::unit, stat::rallied_this_turn},
    {"rally", "unit",
             [](auto&, auto& unit) {
                 return can_act(unit, KnownOrder::Hold) && unit[stat::stragglers] > 0 && !unit[stat::in_melee]
                     && !unit[stat::fired_or_fought] && !unit[stat::rallied_this_turn];
             },
             "has stragglers to take back", action::hold_recovery.key, role::unit, stat::rallied_this_turn},
    {"rally", "unit", [](auto&, auto& unit) { return leader_is_to_be_rolled_for(unit); }, "its leader has not been rolled for",
             action::leader_casualty.key, role::unit, stat::leader_rolled_this_turn},
});

} // namespace

UnitSummary summary(const Unit& unit)
{
    UnitSummary summary{};
    mark_word(unit, stat::order, "order {0}", summary); // what is looked for first
    std::ranges::move(marks_of(unit, marks), std::back_inserter(summary.marks));
    if (unit.kind == "unit")
        summarize_unit(unit, summary);
    else if (unit.kind == "section")
        summarize_section(unit, summary);
    else if (unit.kind == kind::guns)
        mark_number(unit, stat::guns, "gun castings {0}", summary);
    else if (unit.kind == "leader") {
        mark_number(unit, stat::points, "points {0}", summary);
        mark_number(unit, stat::turns_out, "back in {0} turns", summary);
    } else
        mark_number(unit, stat::losses, "losses {0}", summary);
    return summary;
}

bool is_over(const State& state)
{
    const std::array sides{state.find(role::us), state.find(role::mexican)};
    const auto is_side = [](const Unit* unit) { return unit != nullptr && unit->kind == "side"; };
    const auto ends_it = [&](const Unit* side) {
        const int turns = (*side)[stat::turns];
        return (turns != 0 && turns < state.stage.turn) || has_lost_all(state, side->key);
    };
    return std::ranges::all_of(sides, is_side) && std::ranges::any_of(sides, ends_it);
}

std::vector<Standing> standing(const State& state, const corneta::Rulebook& book)
{
    const auto reckoned = corneta::game::reckoned(state, book, action::victory.key);
    if (!reckoned || !has_side(state, role::us) || !has_side(state, role::mexican))
        return {};
    const auto [inputs, end] = *reckoned->as(action::victory);
    const bool with = stragglers_count(state);
    const std::string_view formed = with ? "{0} points, Mexican losses with stragglers {1}; formed infantry on the table"
                                         : "{0} points, Mexican losses {1}; formed infantry on the table";
    const std::string_view unformed = with ? "{0} points, Mexican losses with stragglers {1}; no formed infantry on the table"
                                           : "{0} points, Mexican losses {1}; no formed infantry on the table";
    const bool ended = is_over(state);
    return {{std::string{role::us.key},
             {inputs.us_formed_infantry ? formed : unformed, {end.us_points, inputs.mexican_losses}},
             end.us_points,
             ended,
             ended && end.points_result == Winner::Us,
             has_lost_all(state, role::us)},
            {std::string{role::mexican.key},
             {with ? "{0} points, U.S. losses with stragglers {1}" : "{0} points, U.S. losses {1}", {end.mexican_points, inputs.us_losses}},
             end.mexican_points,
             ended,
             ended && end.points_result == Winner::Mexican,
             has_lost_all(state, role::mexican)}};
}

/// Of those who are there, and in Give Orders those who may come.
std::vector<Idle> idle(const State& state, const Charts& charts)
{
    auto idle = idle_by(state, idle_specs);
    for (const Unit& unit : state.units)
        if (has_to_appear(state, unit))
            idle.push_back({unit.key, {"hides a unit that was seen: turn it up"}, {}, {}, {}, {}, true});
    std::erase_if(idle, [&](const Idle& one) {
        const Unit& unit = *state.find(one.unit);
        const bool fires = one.action == action::fire.key && unit[stat::arm] == Arm::Artillery;
        return (!has_arrived(state, unit) && one.done != stat::off_table.key)
            || (fires && unit[stat::functions_used] >= functions_of(unit, charts));
    });
    return idle;
}

} // namespace santa_anna
