// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"
#include "rulesets/pedregal/game.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <ranges>

/// Hidden boxes: what may be laid by them, when they are turned up, who is in them. 19.5.
namespace pedregal {

namespace {

using Against = std::optional<Sentence>;

std::vector<std::string_view> codes_in(std::string_view contents)
{
    auto codes = corneta::split(contents.substr(0, contents.find(';')), ' ');
    std::erase(codes, std::string_view{});
    return codes;
}

/// One's own movement phase, before anybody has moved, with an active HQ: 19.5 B and D.
Against against_box_play(const State& state, const Unit& box)
{
    if (state.stage.phase != phase::movement || !is_in_turn(state.stage, box.side))
        return Sentence{"boxes are built at set-up or as your movement phase begins, and turned up at will only in the latter (19.5 B, D)"};
    if (!is_headquarters_active(state, box.side))
        return Sentence{"its HQ is not active: no box is built, and none is turned up at will (19.5 B, D)"};
    if (std::ranges::any_of(state.units,
                            [&](const Unit& unit) { return unit.side == box.side && (unit[stat::moved] || unit[stat::entered]); }))
        return Sentence{"its side has moved: that is done as the movement phase begins (19.5 B, D)"};
    return {};
}

/// What speaks against a unit in the box.
Against against_unit(const Unit* unit, std::string_view code, const Unit& box)
{
    if (unit == nullptr)
        return Sentence{"there is no unit {0}", {Name{std::string{code}}}};
    const NamedUnit name = *unit;
    if (unit->kind != kind::unit && unit->kind != kind::leader && unit->kind != kind::headquarters)
        return Sentence{"{0} is not a unit, leader or HQ", {name}};
    if (unit->side != box.side)
        return Sentence{"{0} is of the other side", {name}};
    if ((*unit)[stat::status] == Status::Routed)
        return Sentence{"{0} has routed and is off the map", {name}};
    if (is_lost(*unit))
        return Sentence{"{0} is off the map for good", {name}};
    if ((*unit)[stat::hidden])
        return Sentence{"{0} is in a box already (19.5 A)", {name}};
    if ((*unit)[stat::moved])
        return Sentence{"{0} has moved: boxes are built as the movement phase begins (19.5 B)", {name}};
    return {};
}

/// A U.S. formation, or a Mexican army, which is the first word of its formations: `east` of `east-5`.
std::string_view body_of(const Unit& unit)
{
    const std::string_view formation = unit.command;
    return unit.side == role::mexican.key ? formation.substr(0, formation.find('-')) : formation;
}

/// 19.5 B: how many boxes they take at the least. U.S. cavalry goes with any formation, and a commander with all.
std::size_t boxes_for(const std::vector<const Unit*>& units)
{
    std::vector<std::string_view> bodies;
    for (const Unit* const unit : units) {
        const bool goes_with_any = unit->kind != kind::unit || (unit->side == role::us.key && (*unit)[stat::arm] == Arm::Cavalry);
        if ((*unit)[stat::commander])
            return 1;
        if (!goes_with_any && std::ranges::find(bodies, body_of(*unit)) == bodies.end())
            bodies.push_back(body_of(*unit));
    }
    return bodies.size();
}

/// 19.5 B: a box of units that are still to come arrives with them.
bool come_together(const std::vector<const Unit*>& units)
{
    const auto is_to_come = [](const Unit* unit) { return (*unit)[stat::arrives] > 0 && !(*unit)[stat::came]; };
    const auto coming = std::ranges::count_if(units, is_to_come);
    return coming == 0 || coming == std::ranges::count(units, kind::unit.key, &Unit::kind);
}

/// Whether the unit lies in another box of its side. Which one, a refusal does not tell: whoever tries may be of the other side.
bool is_in_another_box(const State& state, const Unit& box, const Unit* unit)
{
    return std::ranges::any_of(state.units, [&](const Unit& other) {
        return &other != &box && other.kind == kind::box && other.side == box.side && is_face_down(state, other)
            && std::ranges::count(units_named_in(state, other[stat::contents]), unit) > 0;
    });
}

Against against_contents(const State& state, const Unit& box, std::string_view contents)
{
    const auto codes = codes_in(contents);
    for (const std::string_view code : codes)
        if (Against against = against_unit(state.find(code), code, box))
            return against;
    if (codes.empty())
        return Sentence{"name the units in it: S1 S2; marker 1 is real"};
    const auto units = units_named_in(state, contents);
    for (const std::string_view code : codes)
        if (std::ranges::count(units, state.find(code)) > 1) // by its code, its key or both
            return Sentence{"{0} is named twice", {Name{std::string{code}}}};
    for (const Unit* const unit : units)
        if (is_in_another_box(state, box, unit))
            return Sentence{"{0} is laid in another box already (19.5 A)", {*unit}};
    const std::string_view which = contents.substr(std::min(contents.find(';'), contents.size()));
    if (which.contains('1') == which.contains('2'))
        return Sentence{"say which marker is real, 1 or 2: S1 S2; marker 1 is real"};
    if (!come_together(units))
        return Sentence{"units still to come and units on the map are in boxes apart (19.5 B)"};
    if (boxes_for(units) > 1)
        return Sentence{
            box.side == role::us.key
                ? "a U.S. box holds one formation, unless Scott is in its hex (19.5 B): put him in, or give it as the reason"
                : "a Mexican box holds one army, unless Santa Anna is in its hex (19.5 B): put him in, or give it as the reason"};
    return {};
}

/// What speaks against building a hidden box now; without contents against any.
Against against_laying(const State& state, const Unit& box, std::string_view contents, const Charts& charts)
{
    if (!contents.empty())
        if (Against against = against_contents(state, box, contents))
            return against;
    if (is_face_down(state, box))
        return Sentence{"{0} is in use: it is free again once it is turned up (19.5 A)", {box}};
    if (box.has(stat::contents))
        return Sentence{"{0} is in use: it is free again once its units have deployed (19.5 A)", {box}};
    if (const auto first = corneta::game::halting(duties, state, charts); !first.empty())
        return Sentence{first.front().second, {*first.front().first}};
    return is_set_up(state.stage) ? Against{} : against_box_play(state, box);
}

/// Hidden in no other box that is still face down.
bool is_in_it_alone(const State& state, const Unit& unit, const Unit& box)
{
    const auto is_elsewhere = [&](const Unit* other) { return other != &box && is_face_down(state, *other); };
    return unit[stat::boxed_in].has(box.key) && may_be_in(unit, box)
        && std::ranges::none_of(units_of(state, unit[stat::boxed_in]), is_elsewhere);
}

constexpr std::string_view others_laid = "not those that left the map for {0} are laid in it (19.5 A)";

/// Those laid in a box are those that left the map for it: 19.5 A. Whom it holds stays hidden as long as it is not turned up.
Against against_turning_up(const State& state, const Unit& box, std::string_view contents)
{
    const auto laid = units_named_in(state, contents);
    for (const Unit* const unit : laid)
        if (!may_be_in(*unit, box))
            return Sentence{others_laid, {box}};
    for (const Unit& unit : state.units)
        if (is_in_it_alone(state, unit, box) && std::ranges::find(laid, &unit) == laid.end())
            return Sentence{others_laid, {box}};
    return {};
}

} // namespace

bool is_face_down(const State& state, const Unit& box)
{
    return std::ranges::find(state.face_down, box.key) != state.face_down.end();
}

bool awaits_entry(const State& state, const Unit& box)
{
    return box[stat::arrives] > 0 && box[stat::arrives] <= state.stage.turn && !box[stat::came];
}

std::vector<const Unit*> units_named_in(const State& state, std::string_view contents)
{
    std::vector<const Unit*> units;
    for (const std::string_view code : codes_in(contents))
        if (const Unit* const unit = state.find(code))
            units.push_back(unit);
    return units;
}

bool may_be_in(const Unit& unit, const Unit& box)
{
    return unit[stat::hidden] && (!unit.has(stat::boxed_in) || unit[stat::boxed_in].has(box.key));
}

std::string contents_without(const State& state, const Unit& box, std::span<const std::string> units)
{
    const std::string_view contents = box[stat::contents];
    auto codes = codes_in(contents);
    std::erase_if(codes, [&](std::string_view code) {
        const Unit* const unit = state.find(code);
        return unit != nullptr && std::ranges::find(units, unit->key) != units.end();
    });
    const auto is_in_it = [&](std::string_view code) {
        const Unit* const unit = state.find(code);
        return unit != nullptr && may_be_in(*unit, box);
    };
    if (std::ranges::none_of(codes, is_in_it))
        return {};
    return fmt::format("{}{}", fmt::join(codes, " "), contents.substr(std::min(contents.find(';'), contents.size())));
}

bool awaits_deployment(const State& state, const Unit& unit)
{
    const bool is_to_come = unit[stat::arrives] > state.stage.turn && !unit[stat::came];
    if (!unit[stat::hidden] || is_to_come)
        return false;
    const auto is_its_own = [&](const Unit& box) { return box.kind == kind::box && box.side == unit.side && may_be_in(unit, box); };
    const auto holds = [&](const Unit& box) {
        return is_its_own(box) && !is_face_down(state, box) && std::ranges::count(units_named_in(state, box[stat::contents]), &unit) > 0;
    };
    const auto may_hold = [&](const Unit& box) { return is_its_own(box) && is_face_down(state, box); };
    return std::ranges::any_of(state.units, holds) || std::ranges::none_of(state.units, may_hold);
}

std::vector<std::string> contents_for(const State& state, const Unit& box)
{
    if (box[stat::stocked]) { // its units are off the map already
        std::string codes;
        for (const Unit& unit : state.units)
            if (unit.kind != kind::box && may_be_in(unit, box) && unit[stat::boxed_in].has(box.key))
                codes += unit.code + " ";
        return codes.empty() ? std::vector<std::string>{} : std::vector{codes + "; marker 1 is real"};
    }
    constexpr std::size_t most_letters = 3 * 3; // three codes and what stands between them
    std::vector<std::pair<std::string_view, std::string>> bodies;
    for (const Unit& unit : state.units) {
        if (unit.kind != kind::unit || unit[stat::arm] == Arm::Cavalry || !is_on_map(state, unit) || against_unit(&unit, unit.code, box))
            continue;
        auto body = std::ranges::find(bodies, body_of(unit), [](const auto& each) { return each.first; });
        if (body == bodies.end())
            body = bodies.insert(body, {body_of(unit), {}});
        if (body->second.size() < most_letters)
            body->second += unit.code + " ";
    }
    std::vector<std::string> all;
    for (auto& [body, codes] : bodies) {
        codes.back() = ';';
        all.push_back(codes + " marker 1 is real");
    }
    return all;
}

PlacementTerms placement_terms(const State& state, const Unit& box, std::string_view contents, const Charts& charts)
{
    PlacementTerms terms{.refused = against_laying(state, box, contents, charts)};
    if (is_face_down(state, box) && box[stat::arrives] > state.stage.turn)
        terms.stays = Sentence{"{0} comes onto the map on turn {1} (17.1)", {box, box[stat::arrives]}};
    else if (is_face_down(state, box) && awaits_entry(state, box))
        terms.stays = Sentence{"{0} has not come onto the map yet: enter (17.1)", {box}};
    else if (is_face_down(state, box) && !box[stat::seen])
        terms.stays = against_box_play(state, box);
    if (!terms.stays && !contents.empty() && box[stat::stocked])
        terms.stays = against_turning_up(state, box, contents);
    return terms;
}

void object_to_bodies(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const auto all = units_by(state, wanted.roles, role::units);
    const auto boxes = units_by(state, wanted.roles, role::boxes);
    if (!all.empty() && boxes.size() > all.size())
        object_to(*boxes.back(), role::boxes, "no unit is left for {0}: each is in one box (19.5 A)", problems);
    if (boxes_for(all) > std::max<std::size_t>(1, boxes.size()))
        object_to(*all.back(), role::units, "{0} is of another body than the rest: a box holds one, without a commander (19.5 B)",
                  problems);
}

} // namespace pedregal
