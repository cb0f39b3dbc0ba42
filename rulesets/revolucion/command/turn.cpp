// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/command/turn.h"

#include "rulesets/revolucion/charts/fields.h"
#include "rulesets/revolucion/command/command.h"

namespace revolucion {

namespace {

/// Marks the unit in a role; the words are all that is told.
template <Literal role_key, auto mark, Literal words> struct PlainRules
    : CalculationOf<PlainRules<role_key, mark, words>, Plain, Done, Charts> {
    static constexpr std::array outcomes{
        changes<&Done::done>("done", "done", joined<role_key, "">, Does::Marker, *mark),
    };
    static Done reckon() { return {}; }
    static Announcement announce() { return {.headline = {joined<words, "">}}; }
};

struct LoseAssetRules : CalculationOf<LoseAssetRules, Plain, AssetLost, Charts> {
    static constexpr std::array outcomes{
        changes<&End::assets_lost>("assets_lost", "assets lost", role::army, Does::Add, stat::assets_lost),
    };
    static End reckon() { return {}; }
    static Announcement announce() { return {.headline = {"{The army} has lost an asset that the scenario names."}}; }
};

struct GetOnRules : CalculationOf<GetOnRules, Plain, Done, Charts> {
    static constexpr std::array outcomes{
        changes<&End::done>("boards", "has got on", role::actor, Does::Marker, stat::boarded),
        changes<&End::done>("boarded", "has taken on a unit", role::vehicle, Does::Marker, stat::boarded),
    };
    static End reckon() { return {}; }
    static Announcement announce() { return {.headline = {"{The unit} gets on."}}; }
};

struct StayRules : CalculationOf<StayRules, Plain, Stays, Charts> {
    static constexpr std::array outcomes{changes<&End::away>("away", "away", role::actor, Does::Set, stat::away)};
    static End reckon() { return {}; }
    static Announcement announce() { return {.headline = {"{The aircraft} stays for its other attack."}}; }
};

/// Nobody need be named: a mine is no unit.
struct HarmlessRules : CalculationOf<HarmlessRules, Plain, Done, Charts> {
    static constexpr std::array outcomes{gives<&End::done>("done", "done")};
    static End reckon() { return {}; }
    static Announcement announce() { return {.headline = {"{It} explodes and nobody is in reach."}}; }
};

struct MoveLeaderRules : CalculationOf<MoveLeaderRules, MoveLeader, MoveLeaderEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::how>("how", "He goes", role::leader, {}, {.options = leader_steps, .fact = Fact::Chosen}),
        asks<&Inputs::figures>(large_figures),
    };
    static constexpr std::array outcomes{
        changes<&End::acted>("acted", "has used his move", role::leader, Does::Marker, stat::acted),
        gives<&End::inches>("inches", "inches"),
    };
    static constexpr auto reads = Charts::keys<MovementNumber, Figures>;

    static End reckon(const Inputs& inputs, const Charts& charts, Explanation& told)
    {
        if (inputs.how != LeaderStep::Moves)
            return {};
        const Fraction inches = told.note(Op::Start, charts[MovementNumber::MoveLeader]);
        return {true, tenths_in(charts.on_table(inches, inputs.figures))};
    }
    static Announcement announce(const Inputs& inputs, const End& end)
    {
        switch (inputs.how) {
        case LeaderStep::Moves: return {.headline = {"{The leader} moves up to {0} inches.", {exact(end.inches)}}};
        case LeaderStep::GoesAlong: return {.headline = {"{The leader} goes along with his unit."}};
        case LeaderStep::Stays: return {.headline = {"{The leader} stays with {the unit} that he touches."}};
        case LeaderStep::Aside: break;
        }
        return {.headline = {"{The leader} steps out of the enemy's way; it is no move of his."}};
    }
};

struct FormUpRules : CalculationOf<FormUpRules, FormUp, FormUpEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::formation>("formation", "Formation", role::actor, {}, {.options = formations, .fact = Fact::Measured}),
    };
    static constexpr std::array outcomes{
        changes<&End::formation>("formation", "formation", role::actor, Does::Set, stat::formation, {.options = formations}),
    };

    static End reckon(const Inputs& inputs) { return {inputs.formation}; }
    static Announcement announce(const Inputs& inputs)
    {
        return {.headline = {"Put it in {0} formation; it faces as it likes.", {label_of(inputs.formation, formations)}}};
    }
};

struct RouteMarchRules : CalculationOf<RouteMarchRules, RouteMarch, RouteMarchEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::type>("actor_type", "Unit", role::actor, stat::type, {.start = 1, .options = unit_types}),
        asks<&Inputs::figures>(large_figures),
    };
    static constexpr std::array outcomes{gives<&End::inches>("inches", "inches")};
    static constexpr auto reads = Charts::keys<Mover, Figures>;

    static End reckon(const Inputs& inputs, const Charts& charts, Explanation& told)
    {
        const Fraction inches = told.note(Op::Start, base_move(inputs.type, Move::RouteMarch, charts), {"route march"});
        return {tenths_in(charts.on_table(inches, inputs.figures))};
    }
    static Announcement announce(const End& end)
    {
        const Fraction inches = exact(end.inches);
        return {.headline = {"The route march goes on, up to {0} {1}.", {inches, inch_word(inches)}}};
    }
};

} // namespace

constinit const PlainAction pass = action_of<PlainRules<"army", &stat::passed, "{The side} passes its initiative round.">>(
    {"pass", "Pass", "A side refuses its initiative round; two in a row end the turn.", section::turn, in_actions});

constinit const PlainAction hold = action_of<PlainRules<"holding", &stat::acted, "No move and no fire.">>(
    {"hold", "Hold", "Units or leaders do nothing for their action.", section::turn, in_actions});

constinit const ActionOf<Plain, AssetLost> lose_asset = action_of<LoseAssetRules>(
    {"lose-asset", "Asset lost", "A dump, a camp or the like that the scenario names is destroyed.", section::army_morale, in_actions});

constinit const PlainAction victory = action_of<PlainRules<"army", &stat::won, "{The side} has won, as the scenario says.">>(
    {"victory", "Victory", "A side has won by what the scenario says.", section::army_morale});

constinit const PlainAction rip_track = action_of<PlainRules<"actor", &stat::acted, "{The unit} rips up the track that it touches.">>(
    {"rip-track", "Rip up track", "A unit in contact with the track destroys it by a turn's rest.", section::trains, in_actions});

constinit const PlainAction cut_wire =
    action_of<PlainRules<"actor", &stat::acted, "{The unit} cuts the wire that it touches: take the segment off.">>(
        {"cut-wire", "Cut wire", "A unit in contact with barbed wire cuts it by a turn's rest.", section::vehicles, in_actions});

constinit const PlainAction get_on = action_of<GetOnRules>(
    {"get-on", "Get on", "A unit that ends its movement in contact with a vehicle rides on it.", section::vehicles, in_actions});

constinit const PlainAction get_off = action_of<PlainRules<"actor", &stat::got_off, "{The unit} gets off, in contact with the vehicle.">>(
    {"get-off", "Get off", "A passenger gets off a vehicle that stands.", section::vehicles, in_actions});

constinit const ActionOf<Plain, Stays> stay = action_of<StayRules>(
    {"stay", "Stay on the table", "An aircraft that can attack in two ways stays after the first.", section::vehicles, in_actions});

constinit const PlainAction derail = action_of<PlainRules<"train", &stat::destroyed, "{The train} is derailed and destroyed.">>(
    {"derail", "Derail", "A train runs onto track that is ripped up.", section::trains, in_actions});

constinit const PlainAction harmless =
    action_of<HarmlessRules>({"harmless", "Nobody in reach", "An explosion with no unit in reach of it.", section::vehicles, in_actions});

constinit const ActionOf<MoveLeader, MoveLeaderEnd> move_leader = action_of<MoveLeaderRules>(
    {"move-leader", "Move leader", "A leader moves, and whom he touches or is near afterwards.", section::command, in_actions});

constinit const ActionOf<FormUp, FormUpEnd> form_up =
    action_of<FormUpRules>({"form-up", "Take a formation", "A unit that has regrouped takes any formation.", section::command, in_actions});

constinit const ActionOf<RouteMarch, RouteMarchEnd> route_march = action_of<RouteMarchRules>(
    {"route-march", "Route march", "A unit on its way onto the table marches on, without an order.", section::turn, in_actions});

} // namespace revolucion
