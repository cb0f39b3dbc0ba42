// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

namespace cedar_creek {

namespace {

using Words = std::optional<std::string>;

Words if_known(std::string word)
{
    return word.empty() ? Words{} : Words{std::move(word)};
}

std::string side_of(const Brigades& all)
{
    return all.empty() ? "" : all.front()->side;
}

/// The ratings of the first lines that roll and of the second lines that take part; artillery of a charging brigade does not roll, and where
/// nobody's does the list is empty. Artillery markers count as their brigade's.
Words ratings_of(const State& state, const Brigades& firsts, const Brigades& seconds, const Brigades& chargers, const Stat<int>& rating,
                 const Charts& charts)
{
    std::string words;
    const auto add = [&](const Unit& unit) {
        if (unit[rating] > 0)
            words += (words.empty() ? "" : ",") + rating.word(unit[rating]);
    };
    const auto take = [&](const Unit& brigade) {
        add(brigade);
        for (const Unit* const marker : markers_with(state, brigade.key))
            add(*marker);
    };
    for (const Unit* const brigade : firsts)
        if (rating.key != stat::artillery.key || std::ranges::find(chargers, brigade) == chargers.end())
            take(*brigade);
    for (const Unit* const brigade : seconds)
        if (supports(*brigade, charts))
            take(*brigade);
    return words.empty() && firsts.empty() ? Words{} : words;
}

/// Nothing for one brigade or none, where it is the brigade's own stat.
Words all_together(const Brigades& firsts, std::string_view wanted)
{
    if (firsts.size() < 2)
        return {};
    Unit all;
    for (const Unit* const one : firsts) {
        all.put(stat::strength, all[stat::strength] + (*one)[stat::strength]);
        all.put(stat::fatigue, std::max(all[stat::fatigue], (*one)[stat::fatigue]));
        all.put(stat::star, all[stat::star] || (*one)[stat::star]);
        all.put(stat::routed, all[stat::routed] || (*one)[stat::routed]);
    }
    const auto found = all.stats.find(wanted);
    return found == all.stats.end() ? Words{} : found->second;
}

Words fill_attack(const State& state, const Field& field, const Roles& roles, const Charts& charts)
{
    if (field.key == asked::attacker_side)
        return if_known(attacking_side(state, roles));
    const Brigades firsts = units_by(state, roles, field.role);
    const Brigades seconds = units_by(state, roles, field.role == role::attacker ? role::attacker_support : role::defender_support);
    const Brigades chargers = chargers_in(state, roles);
    if (field.key == asked::attacker_charges)
        return firsts.empty() ? Words{} : std::to_string(chargers.size());
    if (field.key == asked::defender_train)
        return firsts.empty() ? Words{}
                              : yes_or_no(std::ranges::all_of(firsts, [](const Unit* unit) { return unit->kind == kind::marker; }));
    if (field.key == asked::attacker_supports || field.key == asked::defender_supports)
        return zones_with_support(state, roles, field.role, charts).transform([](const ZonesBehind& zones) {
            return std::to_string(zones.most);
        });
    for (const Rating& rating : ratings)
        if (field.stat == rating.now)
            return ratings_of(state, firsts, seconds, chargers, rating.now, charts);
    return all_together(firsts, field.stat);
}

/// 10, 10.3: what nobody can meet, and who has no division.
Words fill_way(const State& state, const Field& field, const Unit& brigade)
{
    if (field.key == asked::apart && division_of(state, brigade) == nullptr)
        return yes_or_no(false);
    return field.key == asked::contact && !may_meet_headquarters(state, brigade) ? Words{yes_or_no(false)} : Words{};
}

/// 6.1, 12: nobody has said that Sheridan is there, so he is not.
Words fill_side(const State& state, const Field& field)
{
    const Unit* const side = state.find(field.role);
    const bool is_mark = side != nullptr && field.kind == corneta::Kind::Toggle;
    return is_mark && side->word(field.stat).empty() ? Words{yes_or_no(false)} : Words{};
}

/// 4: the Union controls what nobody has passed through.
Words fill_verdict(const State& state, const Field& field, const Charts& charts)
{
    if (field.key == asked::turn)
        return std::to_string(turn_ended(state.stage, charts));
    if (field.stat == stat::losses)
        return losses_of(state, field.role).transform([](int losses) { return std::to_string(losses); });
    const Unit* const side = state.find(role::union_side);
    return side == nullptr || !side->word(field.stat).empty() ? Words{} : std::string{role::union_side};
}

/// What a half round asks and the roster knows.
Words fill_round(const State& state, const Action& action, const Field& field, const Roles& roles)
{
    const Brigades moving = units_by(state, roles, role::brigade);
    if (action.key == movement_cost.key && field.key == asked::entry && !moving.empty())
        return yes_or_no((*moving.front())[stat::off_map]);
    if (auto word = moving.empty() ? Words{} : fill_way(state, field, *moving.front()))
        return word;
    const auto supported = units_in(roles, role::supported).size();
    if (action.key == deploy.key && field.role == role::supported && supported > 0)
        return std::to_string(supported);
    const Brigades selected = units_by(state, roles, role::division);
    if (action.key != activate.key || selected.empty())
        return {};
    if (field.key == asked::enters)
        return yes_or_no(is_wholly_off(state, *selected.front()));
    if (field.key == asked::independent)
        return yes_or_no(selected.front()->kind == kind::brigade);
    const Unit* const headquarters = headquarters_of(state, selected.front()->side);
    const bool is_away = headquarters != nullptr && (*headquarters)[stat::off_map];
    return field.key == asked::in_command && is_away ? Words{yes_or_no(false)} : Words{};
}

} // namespace

Mover mover(const Unit& unit)
{
    constexpr std::array of_markers{Mover::Headquarters, Mover::Train, Mover::Artillery};
    if (unit.kind == kind::marker)
        return of_markers.at(static_cast<std::size_t>(unit[stat::marker]));
    if (unit[stat::arm] != Arm::Cavalry)
        return Mover::Infantry;
    return unit[stat::mounted] ? Mover::Cavalry : Mover::Dismounted;
}

bool any_side(const State& state, const Stat<bool>& stat)
{
    return std::ranges::any_of(state.units, [&](const Unit& unit) { return unit.kind == kind::side && unit[stat]; });
}

std::string attacking_side(const State& state, const Roles& roles)
{
    const std::string own = side_of(units_by(state, roles, role::attacker));
    const std::string enemy = side_of(units_by(state, roles, role::defender));
    return !own.empty() || enemy.empty() ? own : std::string{enemy == role::union_side ? role::confederate_side : role::union_side};
}

Brigades chargers_in(const State& state, const Roles& roles)
{
    Brigades named = units_by(state, roles, role::charger);
    if (!named.empty())
        return named;
    Brigades attackers = units_by(state, roles, role::attacker);
    std::erase_if(attackers, [](const Unit* unit) { return (*unit)[stat::declared] != Declared::Charge; });
    return attackers;
}

std::optional<int> losses_of(const State& state, std::string_view side)
{
    std::optional<int> losses;
    for (const Unit& unit : state.units)
        if (unit.kind == kind::brigade && unit.side == side)
            losses = losses.value_or(0)
                + std::max(unit[stat::losses], unit[stat::strength_at_start] - (is_lost(unit) ? 0 : unit[stat::strength]));
    return losses;
}

std::string side_of_activation(const PlayedAction& played, const Activation& inputs)
{
    const std::string active = played.unit(role::active);
    return active.empty() ? std::string{word_of(inputs.side)} : active;
}

bool may_meet_headquarters(const State& state, const Unit& brigade)
{
    return std::ranges::any_of(state.units, [&](const Unit& other) {
        return other.kind == kind::marker && other[stat::marker] == Marker::Headquarters && other.side != brigade.side
            && !other[stat::off_map];
    });
}

int fatigue_when_attacked(const Unit& brigade, const Charts& charts)
{
    return brigade[stat::routed] ? charts[CombatNumber::MostFatigue].whole() : brigade[stat::fatigue];
}

bool supports(const Unit& brigade, const Charts& charts)
{
    return brigade[stat::strength] >= charts[GameNumber::SecondLine].whole()
        && fatigue_when_attacked(brigade, charts) < charts[CombatNumber::MostFatigue].whole();
}

std::optional<ZonesBehind> zones_with_support(const State& state, const Roles& roles, std::string_view first, const Charts& charts)
{
    Lines lines{units_by(state, roles, first),
                units_by(state, roles, first == role::attacker ? role::attacker_support : role::defender_support)};
    if (lines.seconds.empty())
        return {};
    std::erase_if(lines.seconds, [&](const Unit* unit) { return !supports(*unit, charts); });
    return zones_behind(state, lines);
}

Problems muster(Unit& unit)
{
    if (unit.kind == kind::brigade || unit.kind == kind::side)
        fill_in(unit, stat::losses, 0);
    if (unit.kind != kind::brigade)
        return {};
    fill_in(unit, stat::fatigue, 0);
    const std::string where{stat::strength.key};
    if (!unit.has(stat::strength) && !unit.has(stat::strength_at_start))
        return {{where, {"its strength is missing"}}};
    fill_in(unit, stat::strength, unit[stat::strength_at_start] - unit[stat::losses]);
    fill_in(unit, stat::strength_at_start, unit[stat::strength] + unit[stat::losses]);
    for (const Rating& rating : ratings)
        if (unit.has(rating.now))
            fill_in(unit, rating.at_start, unit[rating.now] + unit[stat::losses]);
    const int strength = unit[stat::strength];
    if (strength < 0 || strength + unit[stat::losses] != unit[stat::strength_at_start])
        return {
            {std::string{stat::strength_at_start.key},
             {"strength {0} and losses {1} are not the {2} it began with", {strength, unit[stat::losses], unit[stat::strength_at_start]}}}};
    return {};
}

/// The ratings sink with the strength, as they do by losses.
void refit(Unit& unit, int fit, int /*better*/)
{
    if (unit.kind != kind::brigade)
        return;
    const int less = unit[stat::strength] - fit;
    unit.put(stat::losses, 0);
    unit.put(stat::strength, fit);
    unit.put(stat::strength_at_start, fit);
    const auto sink = [&](const Stat<int>& rating) {
        if (unit.has(rating))
            unit.put(rating, std::max(0, unit[rating] - less));
    };
    for (const Rating& rating : ratings) {
        sink(rating.now);
        sink(rating.at_start);
    }
    sink(stat::other_strength);
    sink(stat::other_artillery);
}

std::optional<std::string> fill(const State& state, const Action& action, const Field& field, const Roles& roles, const Charts& charts)
{
    if (action.key == victory.key)
        return fill_verdict(state, field, charts);
    if (field.key == asked::turn && state.stage.turn <= field.most)
        return std::to_string(state.stage.turn);
    if (action.key == continuation.key && state.stage.round >= field.least && state.stage.round <= field.most)
        return std::to_string(state.stage.round);
    if (action.key == attack.key)
        return fill_attack(state, field, roles, charts);
    if (field.role == role::union_side)
        return fill_side(state, field);
    const Brigades in_role = units_by(state, roles, field.role);
    if (action.key == retreat.key && field.key == asked::choice && state.stage.phase == phase::administrative)
        return chosen(HitChoice::RoutMove).word;
    if (auto word = fill_round(state, action, field, roles))
        return word;
    if (in_role.empty()) {
        const Unit* const playing = action.key == activation.key && field.key == asked::side ? playing_side(state) : nullptr;
        return playing == nullptr ? Words{} : Words{playing->key};
    }
    if (action.key == retreat.key && field.stat == stat::fatigue)
        return std::to_string(fatigue_when_attacked(*in_role.front(), charts));
    if (action.key == movement_cost.key && field.key == asked::kind)
        return std::string{movement_allowances.rows[static_cast<std::size_t>(mover(*in_role.front()))].key};
    if (field.key != asked::side)
        return {};
    return if_known(action.key == activation.key ? units_in(roles, field.role).front() : in_role.front()->side);
}

} // namespace cedar_creek
