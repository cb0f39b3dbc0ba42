// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/mill_lane/actions.h"

#include <algorithm>

/// What makes a kept game of it: who may and must, how units look, who has won.
namespace mill_lane {

namespace {

using namespace corneta::game::conditions; // NOLINT(google-build-using-namespace)

// Whatever a unit keeps beside what the fields name; whoever stands where.
constexpr std::array stats = specs(stat::steps, stat::lost, stat::driven, stat::attacked);
constexpr auto sides = std::to_array<SideSpec>({{role::defender, Whose::Enemy, role::attacker}});
constexpr auto nouns =
    std::to_array<RoleNoun>({{"the attacker", role::attacker}, {"the defender", role::defender}, {"the unit", role::unit}});
constexpr std::array<std::string_view, 1> harms{stat::lost};
const std::array<std::string_view, 1> attacks{attack.key};

// Conditions: plain functions of a unit where it stands.
constexpr When gone = [](const At& at) { return at.unit[stat::steps] == 0; };
constexpr When in_turn = [](const At& at) { return at.unit.side == at.state.stage.phase; };

// Who may not.
constexpr Seat attacker{&attack, role::attacker};
constexpr Seat defender{&attack, role::defender};
constexpr Seat goes_back{&retreat, role::unit};
constexpr auto bars = std::to_array<Bar>({
    {attacker, "{0} has no step left", gone},
    {attacker, "it is not the phase of {0} (1)", no<in_turn>},
    {defender, "{0} has no step left", gone},
    {goes_back, "nobody drives {0} back (3)", no<is<stat::driven>>},
});
// What is done once.
constexpr auto uses = std::to_array<Use>({{attacker, stat::attacked, "{0} has attacked in this phase (2)"}});
// Who still may, and who must before anything else.
constexpr auto duties_of_units = std::to_array<Duty>({
    {.kind = kind::unit,
     .when = is<stat::driven>,
     .why = "was driven back",
     .seat = goes_back,
     .asks = Asks::Must,
     .halts = "{0} goes back first (3)"},
    {.kind = kind::unit, .why = "has not attacked", .seat = attacker},
});
constexpr std::array halted{attacker};
const Duties duties{.bars = bars, .uses = uses, .duties = duties_of_units, .halted = halted};

Problems muster(Unit& unit, const Charts& charts)
{
    if (unit.kind == kind::unit)
        fill_in(unit, stat::steps, charts[Number::Steps].whole());
    return {};
}

UnitSummary summary(const Unit& unit)
{
    UnitSummary summary;
    if (unit.kind == kind::unit)
        summary.parts = {{"steps", unit[stat::steps]}, {"lost", unit[stat::lost]}};
    if (unit[stat::driven])
        summary.marks.push_back({"driven back"});
    return summary;
}

int steps_of(const State& state, std::string_view side)
{
    int steps = 0;
    for (const Unit& unit : state.units)
        if (unit.kind == kind::unit && unit.side == side)
            steps += unit[stat::steps];
    return steps;
}

/// Red holds the mill: it wins when the turns are over.
std::vector<Standing> standing(const State& state, const Charts& charts)
{
    const bool is_late = state.stage.turn > charts[Number::Turns].whole();
    const int blue = steps_of(state, phase::blue);
    const int red = steps_of(state, phase::red);
    const bool is_over = is_late || blue == 0 || red == 0;
    const auto stands = [&](std::string_view side, int steps, bool has_won) {
        return Standing{std::string{side}, {"{0} steps left", {steps}}, steps, is_over, is_over && has_won, steps == 0};
    };
    return {stands(phase::blue, blue, red == 0), stands(phase::red, red, red > 0)};
}

void refit(Unit& unit, int fit, int /*better*/)
{
    if (unit.kind != kind::unit)
        return;
    unit.put(stat::steps, fit);
    unit.put(stat::lost, 0);
    unit.put(stat::driven, false);
}

} // namespace

const GameRules game_rules{
    .stats = stats,
    .sides = sides,
    .nouns = nouns,
    .harms = harms,
    .attacks = attacks,
    .reads = Charts::rows<Number::Steps, Number::Turns>,
    .muster = fitted<muster>,
    .summary = fitted<summary>,
    .is_gone = [](const Unit& unit) { return unit.kind == kind::unit && unit[stat::steps] == 0; },
    .standing = fitted<standing>,
    .gives_way = [](const Unit& unit, const corneta::Rulebook& /*book*/) { return unit[stat::driven]; },
    .refit = refit,
    .duties = &duties,
};

} // namespace mill_lane
