// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"

#include <algorithm>

namespace pedregal {

namespace {

constexpr auto marks = std::to_array<MarkSpec>({
    {stat::destroyed, "destroyed"},
    {stat::casualty, "casualty"},
    {stat::garrison, "garrison"},
    {stat::attacked, "has attacked"},
    {stat::move_over, "its move is over"},
    {stat::leader, "leader"},
    {stat::engineer, "engineer"},
    {stat::hidden, "in a box"},
    {stat::stocked, "in use"},
    {stat::seen, "seen"},
    {stat::dummy_gone, "dummy off the map"},
});

void summarize_unit(const Unit& unit, UnitSummary& summary)
{
    summary.parts = {{"steps left", unit[stat::steps]}, {"steps lost", unit[stat::steps_lost]}};
    mark_number(unit, stat::arrives, "from turn {0} on", summary);
    if (unit[stat::status] == Status::Disrupted)
        summary.marks.push_back({"disrupted"});
    else if (unit[stat::status] == Status::Routed)
        summary.marks.push_back({"routed until turn {0}", {unit[stat::returns]}});
}

bool may_act(const State& state, const Unit& unit)
{
    return is_in_turn(state.stage, unit.side) && is_on_map(state, unit) && !unit[stat::hidden];
}

bool comes_now(const State& state, const Unit& unit)
{
    return is_in_turn(state.stage, unit.side) && unit[stat::arrives] > 0 && unit[stat::arrives] <= state.stage.turn && !unit[stat::came]
        && !unit[stat::hidden] && !unit[stat::destroyed];
}

bool box_comes_now(const State& state, const Unit& box)
{
    return is_face_down(state, box) && comes_now(state, box);
}

bool awaits_die(const State& state, const Unit& side)
{
    return side.key == role::mexican.key && is_in_turn(state.stage, side.key) && awaits_santa_anna(state) && !side[stat::tested];
}

bool may_move(const State& state, const Unit& unit)
{
    return may_act(state, unit) && unit[stat::status] == Status::Good && !unit[stat::garrison] && !unit[stat::moved]
        && !unit[stat::move_over] && !unit[stat::rested];
}

bool may_march(const State& state, const Unit& box)
{
    return is_in_turn(state.stage, box.side) && is_face_down(state, box) && box[stat::arrives] <= state.stage.turn
        && !awaits_entry(state, box) && !box[stat::marched] && !box[stat::move_over] && !box[stat::seen];
}

bool may_attack(const State& state, const Unit& unit)
{
    return may_act(state, unit) && unit[stat::status] == Status::Good && !unit[stat::garrison] && !unit[stat::attacked];
}

/// 19.5, in any phase: units of a box that was laid leave the map, one that is seen is turned up, its units deploy.
std::vector<Idle> boxes_waiting(const State& state)
{
    std::vector<Idle> all;
    const auto add = [&](const Unit& unit, std::string_view why, std::string_view action, std::string_view role) {
        all.push_back({.unit = unit.key, .why = {why}, .action = action, .role = role, .must = true});
    };
    for (const Unit& unit : state.units)
        if (unit.kind == kind::box && is_face_down(state, unit)) {
            if (!unit[stat::stocked])
                add(unit, "its units leave the map", conceal.key, role::boxes);
            if (unit[stat::seen])
                add(unit, "an enemy sees it: turn it up", {}, {});
        } else if (awaits_deployment(state, unit)) {
            add(unit, "deploys from its box", deployment.key, role::unit);
        }
    return all;
}

/// In the last phase of a turn: the next one brings it back.
bool is_back(const State& state, const Unit& unit)
{
    return unit[stat::status] == Status::Routed && !unit[stat::destroyed] && unit[stat::returns] <= state.stage.turn;
}

bool is_due_back(const State& state, const Unit& unit)
{
    return is_in_turn(state.stage, role::mexican) && unit[stat::status] == Status::Routed && !unit[stat::destroyed]
        && unit[stat::returns] <= state.stage.turn + 1;
}

std::string_view words_of(Winner result, Winner own)
{
    switch (result) {
    case Winner::Open: return "";
    case Winner::Draw: return "draw, ";
    case Winner::Us:
    case Winner::Mexican: break;
    }
    return result == own ? "won, " : "lost, ";
}

} // namespace

UnitSummary summary(const Unit& unit)
{
    UnitSummary summary{.marks = marks_of(unit, marks)};
    if (unit.kind == kind::unit)
        summarize_unit(unit, summary);
    else if ((unit.kind == kind::leader || unit.kind == kind::headquarters) && !unit[stat::active])
        summary.marks.push_back({"inactive"});
    else if (unit.kind == kind::box && unit.has(stat::contents))
        summary.marks.push_back({"{0}", {Name{std::string{unit[stat::contents]}}}});
    return summary;
}

std::vector<Idle> idle(const State& state, const Charts& charts)
{
    if (is_over(state.stage, charts))
        return {};
    const auto all = std::to_array<IdleSpec>({
        {"movement", kind::unit, comes_now, "may come onto the map", entering.key, role::unit, stat::came},
        {"movement", kind::box, box_comes_now, "may come onto the map", entering.key, role::unit, stat::came},
        {.phase = "command",
         .kind = kind::side,
         .waits = awaits_die,
         .why = "Santa Anna has not been rolled for",
         .action = mexican_command.key,
         .role = role::mexican,
         .must = true},
        {.phase = "command",
         .kind = kind::unit,
         .waits = is_back,
         .why = "has not come back",
         .action = come_back.key,
         .role = role::unit,
         .must = true},
        {"movement", kind::unit, may_recover, "is disrupted and may recover", recover.key, role::unit},
        {"movement", kind::unit, may_move, "has not moved", unit_move.key, role::unit, stat::moved},
        {"movement", kind::box, may_march, "has not moved", hidden_march.key, role::marker, stat::marched},
        {"combat", kind::unit, may_attack, "has not attacked", attack.key, role::attacker, stat::attacked},
        {"combat", kind::unit, is_due_back, "comes back as the next turn begins"},
    });
    const bool is_last = state.stage.turn >= charts[VictoryNumber::Turns].whole(); // nobody comes back then
    std::vector<Idle> found = boxes_waiting(state);
    std::ranges::move(idle_by(state, std::span{all}.first(all.size() - (is_last ? 1 : 0))), std::back_inserter(found));
    return found;
}

/// Points as `victory` counts them; the places that decide are the players' to say.
std::vector<Standing> standing(const State& state, const corneta::Rulebook& book)
{
    if (std::ranges::none_of(state.units, [](const Unit& unit) { return unit.kind == kind::unit && unit.side == role::mexican.key; }))
        return {}; // nobody has entered them yet
    const auto judged = reckoned(state, book, victory.key);
    if (!judged)
        return {};
    const auto [inputs, end] = *judged->as(victory);
    const bool is_asked = inputs.mexican_units_on_map > 0 && !inputs.mexican_at_san_augustin
        && corneta::game::must_follow(state, victory.key, {}); // 18.2: what nobody but the players sees goes before the points
    std::vector<Standing> both;
    const auto add = [&](Role side, Winner own, std::string_view pattern, int points, int counted, int leaders) {
        const Sentence words{pattern, {words_of(is_asked ? Winner::Open : end.result, own), points, counted, leaders}};
        if (const Unit* const unit = state.find(side); unit != nullptr && unit->kind == kind::side)
            both.push_back({std::string{side}, words, points, end.result != Winner::Open, end.result == own});
    };
    add(role::us, Winner::Us, "{0}{1} points: Mexican units destroyed {2}, leaders lost {3}", end.us, inputs.mexican_units_destroyed,
        inputs.mexican_leaders_lost);
    add(role::mexican, Winner::Mexican, "{0}{1} points: U.S. steps eliminated {2}, leaders lost {3}", end.mexican,
        inputs.us_steps_eliminated, inputs.us_leaders_lost);
    return both;
}

bool gives_way(const Unit& unit)
{
    return unit.kind == kind::unit && (unit[stat::destroyed] || unit[stat::status] == Status::Routed || unit[stat::steps] <= 0);
}

} // namespace pedregal
