// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/moves.h"

/// Moves on the map, reinforcements, bastions: 17.1, 19.1, 19.3.
namespace pedregal {

namespace {

struct MoveRules : CalculationOf<MoveRules, Move, MoveEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::trail>("trail", "Along a trail", role::unit),
        asks<&Inputs::engineer>(unit_engineer),
        asks<&Inputs::behind_protected_hexside>("behind_protected_hexside", "Behind a protected hexside", role::unit, {},
                                                {.help = "A U.S. unit has entered such a hex: Santa Anna becomes active at once."}),
        asks<&Inputs::san_augustin>("san_augustin", "Into San Augustin", role::unit, {},
                                    {.help = "A Mexican unit has entered hex 0118: the game is over."}),
    };
    static constexpr std::array outcomes{gives<&End::as_road>("as_road", "as along a road", {.highlighted = these(true)})};
    static constexpr std::span<const std::string_view> reads{};

    static End reckon(const Inputs& inputs, const Charts&, Explanation& explanation)
    {
        const bool as_road = inputs.trail && inputs.engineer;
        if (as_road)
            explanation.start(1, {"a trail is a road to a unit with an engineer"}, section::engineers);
        else
            explanation.start(0, {inputs.trail ? "no engineer: a trail is no road" : "no trail"}, section::engineers);
        return {as_road};
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts&)
    {
        Announcement announcement{.headline = {end.as_road ? "It moves along the trail as along a road." : "It moves."}};
        if (inputs.trail && !end.as_road)
            announcement.instructions.push_back({"Without an engineer the trail is no road to it."});
        if (inputs.behind_protected_hexside)
            announcement.instructions.push_back({"Santa Anna and his HQ are active from now on."});
        if (inputs.san_augustin)
            announcement.instructions.push_back({"A Mexican unit is at San Augustin: the Mexican player has won."});
        return announcement;
    }
};

struct EnteringRules : CalculationOf<EnteringRules, Entering, EnteringEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::hex>("hex", "Entry hex", role::mexican, stat::entry, {.help = "The same for all of them."}),
    };
    static constexpr std::array outcomes{
        changes<&End::hex>("entry", "enters at", role::mexican, Does::Set, stat::entry),
        changes<&End::came>("came", "on the map", role::unit, Does::Marker, stat::came),
    };
    static constexpr std::span<const std::string_view> reads{};

    static End reckon(const Inputs& inputs, const Charts&, Explanation& explanation)
    {
        explanation.start(1, {"reinforcements come where the first of them came"}, section::set_up);
        return {inputs.hex, true};
    }

    static Announcement announce(const Inputs&, const End& end, const Charts&)
    {
        return {.headline = {"It comes onto the map at {0}.", {entry_hexes.at(static_cast<std::size_t>(end.hex)).label}}};
    }
};

constexpr std::array<Option, 3> places{{{"inside", "inside"}, {"above", "above its garrison"}, {"outside", "outside"}}};
constexpr RefusalSpec no_horse{"arm", "only infantry and artillery are a garrison"};

struct GarrisonRules : CalculationOf<GarrisonRules, Garrison, GarrisonEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::place>("place", "Goes", role::unit, {},
                             {.help = "Above: it stands in the bastion's hex and is no garrison.", .options = places}),
        asks<&Inputs::arm>("arm", role::unit, stat::arm),
    };
    static constexpr std::array outcomes{
        changes<&End::garrison>("garrison", "garrison", role::unit, Does::Set, stat::garrison),
    };
    static constexpr std::array refusals{&no_horse};
    static constexpr auto reads = Charts::keys<Bastion>;

    static void refuse(const Inputs& inputs, const Charts&, Refusals& found)
    {
        if (inputs.place == Place::Inside && inputs.arm == Arm::Cavalry)
            found.add(no_horse);
    }

    static End reckon(const Inputs& inputs, const Charts& charts, Explanation& explanation)
    {
        explanation.note(Op::Start, charts[Bastion::Entry]);
        return {inputs.place == Place::Inside};
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        Announcement announcement{
            .headline = {inputs.place == Place::Above ? "It stands in the hex of the bastion." : "It leaves the bastion."}};
        if (end.garrison) {
            announcement.headline = {"It is the bastion's garrison."};
            announcement.instructions = {
                {"A bastion holds infantry units {0}, artillery units {1}. They have no zone of control, attack nobody and do not stack.",
                 {charts[Bastion::Infantry].number(), charts[Bastion::Artillery].number()}}};
        }
        announcement.instructions.push_back({"Movement points for it: {0}.", {charts[Bastion::Entry].number()}});
        return announcement;
    }
};

} // namespace

constinit const ActionOf<Move, MoveEnd> unit_move = action_of<MoveRules>(
    {"move", "Move", "A stack has moved, along a trail or not, and what that brings about.", section::engineers, in_movement});

constinit const ActionOf<Entering, EnteringEnd> entering =
    action_of<EnteringRules>({"enter", "Reinforcements", "A unit comes onto the map on its turn or later.", section::set_up, in_movement});

constinit const ActionOf<Garrison, GarrisonEnd> garrison = action_of<GarrisonRules>(
    {"garrison", "Garrison", "A unit goes into a bastion, above its garrison, or out.", section::bastions, in_movement});

} // namespace pedregal
