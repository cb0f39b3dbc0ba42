// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/combat_fields.h"

/// Rolling to Close, Rolling to Stand.
namespace santa_anna {

namespace {

/// What every action of a charge asks of a side.
template <auto Side, class Part> void preset_side(const Body& body, std::vector<Preset>& presets)
{
    presets.insert(presets.end(),
                   {preset<Side, &Part::effectives>(body.effectives), preset<Side, &Part::stragglers>(body.stragglers),
                    preset<Side, &Part::arm>(body.arm)});
    if (body.arm != Arm::Artillery)
        presets.push_back(preset<Side, &Part::formation>(body.formation));
}
/// The answers to `roll-to-stand` or `melee` that both sides of a charge leave: castings, arms, formations, cover and aspect.
template <class Answers, class Part> std::vector<Preset> sides_presets(const Onset& inputs, Aspect aspect)
{
    std::vector<Preset> presets;
    preset_side<&Answers::attacker, Part>(inputs.attacker, presets);
    preset_side<&Answers::defender, Part>(inputs.defender, presets);
    if (inputs.defender.arm == Arm::Cavalry)
        presets.push_back(preset<&Answers::defender, &Part::mounted>(inputs.defender.mounted));
    presets.insert(presets.end(), {preset<&Answers::cover>(inputs.cover), preset<&Answers::aspect>(aspect)});
    return presets;
}

/// What a total comes to; stragglers are {1}.
template <Literal what> Sentence with_total(const auto& end)
{
    return {joined<"A total of {0}: ", what>, {end.total, end.stragglers}};
}

/// The unit that rolls, whom it rolls against being as it was.
struct RollState {
    Present unit;
    std::int16_t total;
    std::int8_t result; ///< CloseResult or StandResult
    std::uint8_t stage; ///< 0: the roll, 1: stragglers
};

/// What both rolls have in common: the roll, and the stragglers that its result costs. A unit that need not roll has the best result.
template <Roll roll, class Result, Result best, class End> struct RollRules : RulesOf<Onset, RollState, End, Charts> {
    using A = combat_fields::Attacker<&Onset::attacker>;
    using D = combat_fields::Defender<&Onset::defender>;
    static constexpr bool closing = roll == Roll::ToClose;
    static constexpr std::array circumstances{fields::cover<"defender", &Onset::cover>, fields::aspect<&Onset::aspect>};
    static constexpr auto refusals = charging::refusals;
    static constexpr auto reads = Charts::keys<Resolve, Compared, Result, Die, FiringLimit>;

    static const Body& unit(const Onset& inputs) { return closing ? inputs.attacker : inputs.defender; }
    static const Body& enemy(const Onset& inputs) { return closing ? inputs.defender : inputs.attacker; }

    static void refuse(const Onset& inputs, Refusals& found) { charging::refuse(inputs.attacker, inputs.defender, found); }
    static RollState begin(const Onset& inputs)
    {
        return {.unit = present(unit(inputs)), .total = 0, .result = static_cast<std::int8_t>(best), .stage = 0};
    }
    static Step step(const Onset& inputs, RollState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const Means means{charts, dice, explanation};
        if (closing && closes_at_once(inputs.attacker, inputs.defender))
            return Step::Finished;
        if (state.stage == 1) {
            const Label label{closing ? "attacker's stragglers" : "defender's stragglers"};
            roll_stragglers(state.unit, charts[static_cast<Result>(state.result)], label, means);
            return Step::Finished;
        }
        Resolution by{roll, unit(inputs), state.unit, enemy(inputs), present(enemy(inputs))};
        if (!closing) {
            by.aspect = inputs.aspect;
            by.cover = inputs.cover;
        }
        const Label label{closing ? "roll to close" : "roll to stand"};
        state.total = static_cast<std::int16_t>(roll_to(by, label, means, [](int total, const Charts&) { return total; }));
        const auto result = charts.band<Result>(state.total);
        state.result = static_cast<std::int8_t>(result);
        state.stage = 1;
        return charts[result].empty() ? Step::Finished : Step::Continue;
    }
    /// The unit as the roll leaves it.
    static Present left(const Onset& inputs, const End& end)
    {
        Present left = present(unit(inputs));
        straggle(left, end.stragglers);
        return left;
    }
    static void announce_volley(const Onset& inputs, Present now, const Charts& charts, Announcement& announcement)
    {
        if (!can_volley(unit(inputs), enemy(inputs)))
            return;
        Fire fire = quarter_volley(unit(inputs), now, enemy(inputs), present(enemy(inputs)), closing ? inputs.aspect : Aspect::Front,
                                   closing ? inputs.cover : Cover::None);
        fire.firer.in_building = !closing && inputs.cover == Cover::Building;
        const Sentence words{closing ? "{The attacker} fires a quarter volley" : "{The defender} fires a quarter volley"};
        announcement.follow(Follow::Must, closing ? role::attacker : role::defender,
                            choice(action::fire, words, volley_presets(fire, charts)));
    }
};

constexpr auto close_words = options_of(close_results_chart.rows);

struct RollToCloseRules : RollRules<Roll::ToClose, CloseResult, CloseResult::Closes, RollToCloseEnd> {
    static constexpr std::array form = together(
        std::array{A::effectives, A::stragglers, A::experience, A::losses_this_turn, A::charging, A::leader_attached, A::arm},
        std::array{A::formation, A::mounted, A::weapon, A::initial_volley, A::low_ammunition, D::effectives, D::stragglers},
        std::array{D::arm, D::nation, D::formation, D::mounted, D::unlimbered, D::broken, D::caught_forming_square}, circumstances);
    static constexpr std::array outcomes{
        gives<&RollToCloseEnd::total>("total", "total"),
        gives<&RollToCloseEnd::result>("result", "result",
                                       {.shown = Shown::AsBars, .highlighted = these(CloseResult::Closes), .options = close_words}),
        gives<&RollToCloseEnd::automatic>("automatic", "closes without a roll"),
        straggles<&RollToCloseEnd::stragglers>(role::attacker),
        breaks<&RollToCloseEnd::breaks>("attacker breaks", role::attacker),
    };

    static RollToCloseEnd end(const Onset& inputs, const RollState& state)
    {
        const SideEnd unit = side_end(inputs.attacker, state.unit, 0, 0);
        return {state.total, static_cast<CloseResult>(state.result), closes_at_once(inputs.attacker, inputs.defender), unit.stragglers,
                unit.breaks};
    }

    static Sentence headline(const Onset& inputs, const RollToCloseEnd& end)
    {
        if (end.automatic)
            return {"{The attacker} closes; no roll is needed."};
        if (end.breaks)
            return with_total<"{the attacker} stops short and breaks.">(end);
        switch (end.result) {
        case CloseResult::Closes: return with_total<"{the attacker} closes.">(end);
        case CloseResult::HaltsAndFires:
            return can_volley(inputs.attacker, inputs.defender)
                ? with_total<"{the attacker} halts 1 inch short and fires a quarter volley.">(end)
                : with_total<"{the attacker} halts 1 inch short, without a shot.">(end);
        case CloseResult::Halts: return with_total<"{the attacker} halts 1 inch short, stragglers {1}.">(end);
        case CloseResult::Recoils: return with_total<"{the attacker} recoils, stragglers {1}.">(end);
        }
        return {};
    }
    /// A broken enemy is fallen upon in the rear; any other rolls to stand.
    static corneta::FollowUp contact(const Onset& inputs)
    {
        if (!is_broken_already(inputs.defender))
            return {Follow::Must,
                    role::defender,
                    {choice(action::roll_to_stand, {"{The defender} rolls to stand, unless it fights already"},
                            sides_presets<Onset, Body>(inputs, inputs.aspect))}};
        auto presets = sides_presets<Melee, MeleeSide>(inputs, Aspect::Rear);
        if (inputs.attacker.arm == Arm::Cavalry)
            presets.push_back(preset<&Melee::attacker, &MeleeSide::mounted>(inputs.attacker.mounted));
        return {Follow::Must, role::attacker, {choice(action::melee, {"{The attacker} fights {the defender} in its rear"}, presets)}};
    }
    static Announcement announce(const Onset& inputs, const RollToCloseEnd& end, const Charts& charts)
    {
        Announcement announcement{headline(inputs, end)};
        if (end.result == CloseResult::Closes) {
            announcement.next.push_back(contact(inputs));
            return announcement;
        }
        const Present attacker = left(inputs, end);
        const bool is_destroyed = end.breaks && attacker.effectives == 0;
        if (!is_destroyed)
            announce_losses(RoleRef{"the attacker"}, end.stragglers, 0, announcement);
        if (end.result == CloseResult::HaltsAndFires)
            announce_volley(inputs, attacker, charts, announcement);
        if (is_destroyed)
            announce_destroyed(RoleRef{"the attacker"}, announcement);
        else if (end.breaks)
            announcement.instruct(Hand::Mark, "Mark {the attacker} broken; it makes a charge move away from the enemy as a mob.");
        if (end.breaks)
            announce_retreat(inputs.attacker, attacker, MoveKind::Charge, true, role::attacker, announcement);
        announce_leader(inputs.attacker, 0, role::attacker, announcement);
        return announcement;
    }
};

constexpr auto stand_words = options_of(stand_results_chart.rows);

struct RollToStandRules : RollRules<Roll::ToStand, StandResult, StandResult::Stands, RollToStandEnd> {
    static constexpr std::array form =
        together(std::array{D::effectives, D::stragglers, D::experience, D::casualties_this_turn, D::leader_attached}, circumstances,
                 std::array{D::arm, D::formation, D::mounted, D::weapon, D::initial_volley, D::low_ammunition, D::caught_forming_square},
                 std::array{A::effectives, A::stragglers, A::arm, A::formation});
    static constexpr std::array outcomes{
        gives<&RollToStandEnd::total>("total", "total"),
        gives<&RollToStandEnd::result>("result", "result",
                                       {.shown = Shown::AsBars, .highlighted = these(StandResult::Stands), .options = stand_words}),
        straggles<&RollToStandEnd::stragglers>(role::defender),
        gives<&RollToStandEnd::retreats>("retreats", "defender retreats", highlighted),
        breaks<&RollToStandEnd::breaks>("defender breaks", role::defender),
    };

    static RollToStandEnd end(const Onset& inputs, const RollState& state)
    {
        const SideEnd unit = side_end(inputs.defender, state.unit, 0, 0);
        const auto result = static_cast<StandResult>(state.result);
        return {state.total, result, unit.stragglers, result != StandResult::Stands, unit.breaks};
    }

    static Sentence headline(const Onset& inputs, const RollToStandEnd& end)
    {
        if (end.breaks)
            return with_total<"{the defender} does not stand and breaks.">(end);
        switch (end.result) {
        case StandResult::Stands: return with_total<"{the defender} stands.">(end);
        case StandResult::FiresAndRetreats:
            return can_volley(inputs.defender, inputs.attacker) ? with_total<"{the defender} fires a quarter volley and retreats.">(end)
                                                                : with_total<"{the defender} retreats without a shot.">(end);
        case StandResult::Retreats: return with_total<"{the defender} retreats, stragglers {1}.">(end);
        case StandResult::Recoils: return with_total<"{the defender} recoils, stragglers {1}.">(end);
        }
        return {};
    }
    static std::vector<Preset> melee_presets(const Onset& inputs)
    {
        const Body& defender = inputs.defender;
        auto presets = sides_presets<Melee, MeleeSide>(inputs, inputs.aspect);
        presets.insert(presets.end(),
                       {preset<&Melee::defender, &MeleeSide::experience>(defender.experience),
                        preset<&Melee::defender, &MeleeSide::leader_attached>(defender.leader_attached),
                        preset<&Melee::defender, &MeleeSide::losses_this_turn>(defender.casualties_this_turn)});
        if (defender.arm != Arm::Artillery)
            presets.push_back(preset<&Melee::defender, &MeleeSide::initial_volley>(defender.initial_volley));
        return presets;
    }
    static Announcement announce(const Onset& inputs, const RollToStandEnd& end, const Charts& charts)
    {
        Announcement announcement{headline(inputs, end)};
        const Present defender = left(inputs, end);
        const bool is_destroyed = end.breaks && defender.effectives == 0;
        if (!is_destroyed)
            announce_losses(RoleRef{"the defender"}, end.stragglers, 0, announcement);
        if (!end.retreats) {
            announcement.follow(Follow::Must, role::attacker,
                                choice(action::melee, {"{The attacker} fights {the defender}"}, melee_presets(inputs)));
            return announcement;
        }
        if (end.result == StandResult::FiresAndRetreats)
            announce_volley(inputs, defender, charts, announcement);
        if (inputs.defender.arm == Arm::Artillery)
            announcement.instruct("The gunners leave their guns behind.");
        if (is_destroyed)
            announce_destroyed(RoleRef{"the defender"}, announcement);
        else if (end.breaks)
            announce_broken(RoleRef{"the defender"}, announcement);
        else
            announcement.instruct("{The defender} goes straight back, facing away, in its formation; it is not broken.");
        announce_retreat(inputs.defender, defender, MoveKind::Retreat, end.breaks, role::defender, announcement);
        Body with_losses = inputs.defender; // of its losses from fire only the casualties are asked
        with_losses.losses_this_turn = inputs.defender.casualties_this_turn;
        announce_leader(with_losses, 0, role::defender, announcement);
        return announcement;
    }
};

} // namespace

constinit const ActionOf<Onset, RollToCloseEnd> action::roll_to_close = action_of<RollToCloseRules>(
    {"roll-to-close", "Roll to close", "Does the charging unit come to grips?", "Melee: Rolling to Close", during::melee});

constinit const ActionOf<Onset, RollToStandEnd> action::roll_to_stand =
    action_of<RollToStandRules>({"roll-to-stand", "Roll to stand", "Does the unit that is charged stand and receive the charge?",
                                 "Melee: Rolling to Stand", during::melee});

} // namespace santa_anna
