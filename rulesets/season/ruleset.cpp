// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/season/ruleset.h"

#include "rulesets/season/actions.h"

#include <algorithm>

namespace season {

namespace {

using namespace corneta::game::conditions; // NOLINT(google-build-using-namespace)

constexpr std::array phases{PhaseSpec{"battle", "Battle"}, PhaseSpec{"rest", "Rest"}};
const auto actions = actions_of(recovery, recruiting, disband, training, replacement);

constexpr std::array stats = corneta::game::specs(
    stat::start, stat::recruits, stat::fit, stat::waiting, stat::dead, stat::prisoners, stat::disbanded, stat::battles, stat::honours,
    stat::raised, stat::lowered, stat::is_gone, stat::fought, stat::won, stat::shaken, stat::lost, stat::recruited, stat::built,
    stat::victories, stat::defeats, stat::draws, stat::morale, stat::dealt, stat::dealt_expected, stat::suffered, stat::suffered_expected,
    stat::seal, stat::id, stat::file, stat::winner, stat::told, stat::told_said, stat::turns, stat::system);
constexpr std::string_view no_action = "none"; ///< battles and the book itself have a part in none, but are kinds of things
constexpr std::array roles{RoleSpec{role::unit}, RoleSpec{role::leader, kind::leader},
                           RoleSpec{.role = kind::battle, .kind = kind::battle, .action = no_action},
                           RoleSpec{.role = kind::book, .kind = kind::book, .action = no_action}};
constexpr auto nouns = std::to_array<RoleNoun>({{"the unit", role::unit}, {"the leader", role::leader}});

int lacking(const Unit& unit)
{
    return std::max(0, unit[stat::start] - unit[stat::fit] - unit[stat::waiting]);
}

std::optional<std::string> fill(const State& state, const Action& /*action*/, const Field& field, const Roles& seated)
{
    const auto& units = corneta::game::units_in(seated, field.role);
    const Unit* const unit = field.stat == stat::lacking.key && !units.empty() ? state.find(units.front()) : nullptr;
    return unit == nullptr ? std::nullopt : std::optional{std::to_string(lacking(*unit))};
}

bool is_too_small(const Unit& unit, const Charts& charts)
{
    return Fraction{unit[stat::fit]} < Fraction{unit[stat::start]} * charts[Disbanding::Left].number();
}

constexpr When rolled_for = is<stat::fought>;
constexpr When has_waiting = [](const At& at) { return at.unit[stat::waiting] > 0; };
constexpr When lacks_men = [](const At& at) { return lacking(at.unit) > 0; };
constexpr When recruits = all<no<has_waiting>, rolled_for, lacks_men, no<is<stat::recruited>>>;
constexpr When too_small = [](const At& at) { return is_too_small(at.unit, static_cast<const Charts&>(at.charts)); };
constexpr When disbands = all<no<has_waiting>, no<recruits>, too_small>;

constexpr Duty must(UnitKind kind, When when, std::string_view why, const Action& action, Role role)
{
    return {PhaseKey{phases[1].key}, kind, when, why, {&action, role}, nullptr, Asks::Must};
}
const auto duties_of_rest = std::to_array<Duty>({
    must(kind::leader, is<stat::lost>, "has to be replaced", replacement, role::leader),
    must(kind::unit, all<no<is<stat::is_gone>>, has_waiting>, "has casualties to roll for", recovery, role::unit),
    must(kind::unit, all<no<is<stat::is_gone>>, recruits>, "has recruits to roll for", recruiting, role::unit),
    must(kind::unit, all<no<is<stat::is_gone>>, disbands>, "has too few left", disband, role::unit),
    must(kind::unit, all<no<is<stat::is_gone>>, no<has_waiting>, no<recruits>, no<disbands>, rolled_for>, "has experience to roll for",
         training, role::unit),
});
const Duties duties{.duties = duties_of_rest};

/// What belongs to the last battle is over with the rest after it.
void end_phase(EffectsBuilder& effects)
{
    if (effects.state().stage.phase != phases[1].key)
        return;
    const State before = effects.state();
    for (const Unit& unit : before.units)
        effects.unmark(unit.key, stat::fought, stat::won, stat::shaken, stat::recruited);
}

UnitSummary summary(const Unit& unit)
{
    UnitSummary summary;
    if (unit.kind == kind::unit)
        summary.parts = {{"fit", unit[stat::fit]},
                         {"waiting", unit[stat::waiting]},
                         {"dead, captured, disbanded", unit[stat::dead] + unit[stat::prisoners] + unit[stat::disbanded]}};
    if (unit[stat::lost])
        summary.marks.push_back({"lost"});
    if (unit[stat::shaken])
        summary.marks.push_back({"broke"});
    corneta::game::mark_number(unit, stat::honours, "victories {0}", summary);
    return summary;
}

std::vector<Standing> standing(const State& state)
{
    std::vector<Standing> all;
    for (const Unit& side : state.units)
        if (side.kind == kind::side)
            all.push_back({side.key,
                           {"{0} won, {1} lost, {2} drawn, army morale {3}",
                            {side[stat::victories], side[stat::defeats], side[stat::draws], side[stat::morale]}},
                           side[stat::morale]});
    return all;
}

constexpr UnreachableCell kept(std::string_view row)
{
    return {"army-morale", row, "amount", "it is counted when a battle is added"};
}
constexpr std::array unreachable{kept("at-the-start"), kept("won"), kept("lost"), kept("broken"),
                                 UnreachableCell{"disbanding", "left", "times", "it says who has to be disbanded"}};

} // namespace

const GameRules game_rules{
    .stats = stats,
    .roles = roles,
    .nouns = nouns,
    .reads = Charts::rows<Disbanding::Left, Morale::AtTheStart, Morale::Won, Morale::Lost, Morale::Broken>,
    .fill = fitted<fill>,
    .end_phase = fitted<end_phase>,
    .summary = fitted<summary>,
    .is_gone = [](const Unit& unit) { return unit[stat::is_gone]; },
    .standing = fitted<standing>,
    .duties = &duties,
};

const corneta::Ruleset ruleset{
    .key = "season",
    .label = "Season",
    .edition = "house",
    .folder = "season",
    .phases = phases,
    .actions = actions,
    .charts = Charts::specs,
    .unreachable = unreachable,
    .typed_charts = corneta::typed_charts<Charts>,
    .game = &game_rules,
};

std::span<const corneta::Ruleset* const> rulesets()
{
    static constexpr std::array all{&ruleset};
    return all;
}

} // namespace season
