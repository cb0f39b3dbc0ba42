// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/moves.h"

/// Moves on the map, reinforcements, bastions: 17.1, 19.1, 19.3.
namespace pedregal {

namespace {

struct MoveRules : CalculationOf<MoveRules, Move, MoveEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::trail>("trail", "Along a trail", role::unit, {}, {.fact = Fact::Chosen}),
        asks<&Inputs::engineer>(unit_engineer),
    };
    static constexpr std::array outcomes{gives<&End::as_road>("as_road", "as along a road", {.highlighted = these(true)})};

    static End reckon(const Inputs& inputs, Explanation& explanation)
    {
        const bool as_road = inputs.trail && inputs.engineer;
        if (as_road)
            explanation.start(1, {"a trail is a road to a unit with an engineer"}, section::engineers);
        else
            explanation.start(0, {inputs.trail ? "no engineer: a trail does not count as a road" : "no trail"}, section::engineers);
        return {as_road};
    }

    static Announcement announce(const Inputs& inputs, const End& end)
    {
        Announcement announcement{.headline = {end.as_road ? "{It} moves along the trail as along a road." : "{It} moves."}};
        if (inputs.trail && !end.as_road)
            announcement.instruct("Without an engineer the trail does not count as a road.");
        return announcement;
    }
};

struct SanAugustinRules : CalculationOf<SanAugustinRules, SanAugustin, SanAugustinEnd, Charts> {
    static constexpr std::array outcomes{
        changes<&End::at_san_augustin>("at_san_augustin", "at San Augustin", role::mexican, Does::Marker, stat::at_san_augustin),
        changes<&End::moved>("moved", "moved", role::unit, Does::Marker, stat::moved),
    };

    static End reckon(Explanation& explanation)
    {
        explanation.start(1, {"a Mexican unit enters San Augustin"}, section::mexican_victory);
        return {};
    }

    static Announcement announce() { return {.headline = {"A Mexican unit is at San Augustin: the Mexican player wins at once."}}; }
};

struct EnteringRules : CalculationOf<EnteringRules, Entering, EnteringEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::hex>("hex", "Entry hex", role::mexican, {},
                           {.help = "The same for all of them.", .options = entry_hexes, .fact = Fact::Known}),
    };
    static constexpr std::array outcomes{
        changes<&End::hex>("entry", "enters at", role::mexican, Does::Set, stat::entry),
        changes<&End::came>("came", "on the map", role::unit, Does::Marker, stat::came),
    };

    static End reckon(const Inputs& inputs, Explanation& explanation)
    {
        explanation.start(1, {"reinforcements come where the first of them came"}, section::set_up);
        return {inputs.hex, true};
    }

    static Announcement announce(const End& end)
    {
        return {.headline = {"{It} comes onto the map at {0}.", {entry_hexes.at(static_cast<std::size_t>(end.hex)).label}}};
    }
};

constexpr std::array<Option, 3> places{{{"inside", "inside"}, {"above", "above its garrison"}, {"outside", "outside"}}};

struct GarrisonRules : CalculationOf<GarrisonRules, Garrison, GarrisonEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::place>(
            "place", "Goes", role::unit, {},
            {.help = "Above: it stands in the bastion's hex and is no garrison.", .options = places, .fact = Fact::Chosen}),
        asks<&Inputs::arm>("arm", role::unit, stat::arm),
    };
    static constexpr std::array outcomes{
        changes<&End::garrison>("garrison", "garrison", role::unit, Does::Set, stat::garrison),
    };
    static constexpr std::array refusals{
        Refused{"arm", "only infantry and artillery are a garrison (19.1)",
                [](const Inputs& in) { return in.place == Place::Inside && in.arm == Arm::Cavalry; }},
    };
    static constexpr auto reads = Charts::keys<Bastion>;

    static End reckon(const Inputs& inputs, const Charts& charts, Explanation& explanation)
    {
        explanation.note(Op::Start, charts[Bastion::Entry]);
        return {inputs.place == Place::Inside};
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        Announcement announcement{
            .headline = {inputs.place == Place::Above ? "{It} stands in the hex of the bastion." : "{It} leaves the bastion."}};
        if (end.garrison) {
            announcement.headline = {"{It} is the bastion's garrison."};
            announcement.instructions = {
                {"A bastion holds infantry units {0}, artillery units {1}. They have no zone of control, attack nobody and do not stack.",
                 {charts[Bastion::Infantry].number(), charts[Bastion::Artillery].number()}}};
        }
        announcement.instruct("Movement points for it: {0}.", charts[Bastion::Entry].number());
        return announcement;
    }
};

} // namespace

constinit const ActionOf<Move, MoveEnd> unit_move =
    action_of<MoveRules>({"move", "Move", "A stack has moved, along a trail or not.", section::engineers, in_movement});

constinit const ActionOf<SanAugustin, SanAugustinEnd> san_augustin =
    action_of<SanAugustinRules>({"san-augustin", "San Augustin", "A Mexican unit enters hex 0118, and the game is over.",
                                 section::mexican_victory, in_movement_and_combat});

constinit const ActionOf<Entering, EnteringEnd> entering =
    action_of<EnteringRules>({"enter", "Reinforcements", "A unit comes onto the map on its turn or later.", section::set_up, in_movement});

constinit const ActionOf<Garrison, GarrisonEnd> garrison =
    action_of<GarrisonRules>({"garrison", "Garrison", "A unit goes into a bastion, above its garrison, or out.", section::bastions});

} // namespace pedregal
