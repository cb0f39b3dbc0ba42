// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/actions.h"
#include "rulesets/santa_anna/melee/combat_fields.h"

/// Rolling to Close, Rolling to Stand.
namespace santa_anna {

namespace {

/// The unit that rolls, whom it rolls against being as it was.
struct RollState {
    Present unit;
    std::int16_t total;
    std::int8_t result; ///< CloseResult or StandResult
    std::uint8_t stage; ///< 0: the roll, 1: stragglers
};

/// Two links: the roll, and the stragglers that its result costs.
template <class Result>
Step roll_once(const Resolution& by, RollState& state, const Charts& charts, Dice& dice, Explanation& explanation)
{
    const bool closing = by.roll == Roll::ToClose;
    if (state.stage++ == 1) {
        roll_stragglers(state.unit, charts[static_cast<Result>(state.result)],
                        {closing ? "attacker's stragglers" : "defender's stragglers"}, dice, explanation);
        return Step::Finished;
    }
    const Label label{closing ? "roll to close" : "roll to stand"};
    state.total = static_cast<std::int16_t>(roll_to(by, label, charts, dice, explanation, [](int total, const Charts&) { return total; }));
    const Result result = charts.band<Result>(state.total);
    state.result = static_cast<std::int8_t>(result);
    return charts[result].empty() ? Step::Finished : Step::Continue;
}

constexpr std::array close_words{Option{"recoils", "recoils"}, Option{"halts", "halts"}, Option{"halts-and-fires", "halts and fires"},
                                 Option{"closes", "closes"}};

struct RollToCloseRules : RulesOf<RollToClose, RollState, RollToCloseEnd, Charts> {
    using A = combat_fields::Attacker<&RollToClose::attacker>;
    using D = combat_fields::Defender<&RollToClose::defender>;
    static constexpr std::array form =
        together(std::array{A::effectives, A::stragglers, A::experience, A::losses_this_turn, A::charging, A::leader_attached, A::arm},
                 std::array{A::formation, A::mounted, A::weapon, A::initial_volley, A::low_ammunition, D::effectives, D::stragglers},
                 std::array{D::arm, D::nation, D::formation, D::mounted, D::unlimbered, D::broken, D::caught_forming_square},
                 std::array{combat_fields::defender_cover<&RollToClose::cover>, combat_fields::aspect<&RollToClose::aspect>});
    static constexpr std::array outcomes{
        gives<&RollToCloseEnd::total>("total", "total"),
        gives<&RollToCloseEnd::result>("result", "result",
                                       {.shown = Shown::AsBars, .highlighted = these(CloseResult::Closes), .options = close_words}),
        gives<&RollToCloseEnd::automatic>("automatic", "closes without a roll"),
        changes<&RollToCloseEnd::stragglers>("stragglers", "stragglers", role::attacker, Does::Add, stat::stragglers),
        changes<&RollToCloseEnd::breaks>("breaks", "attacker breaks", role::attacker, Does::Marker, stat::broken,
                                         {.highlighted = these(true)}),
    };
    static constexpr auto refusals = charging::refusals;
    static constexpr std::array<std::string_view, 5> reads{"close-and-stand", "strength-compared", "close-results", "dice",
                                                           "firing-limits"};

    static void refuse(const RollToClose& inputs, const Charts& /*charts*/, Refusals& found)
    {
        charging::refuse(inputs.attacker, inputs.defender, found);
    }
    static RollState begin(const RollToClose& inputs, const Charts& /*charts*/, Explanation& /*explanation*/)
    {
        return {.unit = present(inputs.attacker), .total = 0, .result = static_cast<std::int8_t>(CloseResult::Closes), .stage = 0};
    }
    static Step step(const RollToClose& inputs, RollState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (closes_at_once(inputs.defender))
            return Step::Finished;
        const Resolution by{Roll::ToClose, inputs.attacker, state.unit, inputs.defender, present(inputs.defender)};
        return roll_once<CloseResult>(by, state, charts, dice, explanation);
    }
    static RollToCloseEnd end(const RollToClose& inputs, const RollState& state, const Charts& /*charts*/)
    {
        const SideEnd left = side_end(inputs.attacker, state.unit, 0, 0);
        return {state.total, static_cast<CloseResult>(state.result), closes_at_once(inputs.defender), left.stragglers, left.breaks};
    }

    static Sentence headline(const RollToCloseEnd& end)
    {
        if (end.automatic)
            return {"The attacker closes; no roll is needed."};
        if (end.breaks)
            return {"A total of {0}: the attacker stops short and breaks.", {end.total}};
        switch (end.result) {
        case CloseResult::Closes: return {"A total of {0}: the attacker closes.", {end.total}};
        case CloseResult::HaltsAndFires:
            return {"A total of {0}: the attacker halts 1 inch short and fires a quarter volley.", {end.total}};
        case CloseResult::Halts: return {"A total of {0}: the attacker halts 1 inch short, stragglers {1}.", {end.total, end.stragglers}};
        case CloseResult::Recoils: return {"A total of {0}: the attacker recoils, stragglers {1}.", {end.total, end.stragglers}};
        }
        return {};
    }
    /// A broken enemy is fallen upon in the rear; any other rolls to stand.
    static corneta::FollowUp contact(const RollToClose& inputs)
    {
        const bool in_rear = is_broken_already(inputs.defender);
        std::vector<Given> presets = sides_presets(inputs.attacker, inputs.defender, in_rear ? Aspect::Rear : inputs.aspect, inputs.cover);
        if (!in_rear)
            return {Follow::May, role::defender, {{"roll-to-stand", {"The defender rolls to stand, unless it fights already"}, presets}}};
        if (inputs.attacker.arm == Arm::Cavalry)
            presets.push_back({"attacker_mounted", yes_or_no(inputs.attacker.mounted)});
        return {Follow::Must, role::attacker, {{"melee", {"Melee in its rear"}, std::move(presets)}}};
    }
    static Announcement announce(const RollToClose& inputs, const RollToCloseEnd& end, const Charts& charts)
    {
        Announcement announcement{headline(end), {}, {}};
        if (end.result == CloseResult::Closes) {
            announcement.next.push_back(contact(inputs));
            return announcement;
        }
        Present attacker = present(inputs.attacker);
        straggle(attacker, end.stragglers);
        const bool is_destroyed = end.breaks && attacker.effectives == 0;
        if (!is_destroyed)
            announce_losses("the attacker", end.stragglers, 0, announcement);
        if (end.result == CloseResult::HaltsAndFires && can_volley(inputs.attacker)) {
            const Fire fire =
                quarter_volley(inputs.attacker, attacker, inputs.defender, present(inputs.defender), inputs.aspect, inputs.cover);
            announcement.next.push_back(
                {Follow::Must, role::attacker, {{"fire", {"The attacker fires a quarter volley"}, volley_presets(fire, charts)}}});
        }
        if (end.breaks) {
            announcement.instructions.push_back({is_destroyed
                                                     ? "Take the attacker off the table: all its castings count as lost."
                                                     : "Mark the attacker broken; it makes a charge move away from the enemy as a mob."});
            announce_retreat(inputs.attacker, attacker, Away::Charge, true, role::attacker, announcement);
        }
        announce_leader(inputs.attacker, 0, role::attacker, announcement);
        return announcement;
    }
};

constexpr std::array stand_words{Option{"recoils", "recoils"}, Option{"retreats", "retreats"},
                                 Option{"fires-and-retreats", "fires and retreats"}, Option{"stands", "stands"}};

struct RollToStandRules : RulesOf<RollToStand, RollState, RollToStandEnd, Charts> {
    using A = combat_fields::Attacker<&RollToStand::attacker>;
    using D = combat_fields::Defender<&RollToStand::defender>;
    static constexpr std::array form =
        together(std::array{D::effectives, D::stragglers, D::experience, D::casualties_this_turn, D::leader_attached},
                 std::array{combat_fields::defender_cover<&RollToStand::cover>, combat_fields::aspect<&RollToStand::aspect>, D::arm},
                 std::array{D::formation, D::mounted, D::weapon, D::initial_volley, D::low_ammunition},
                 std::array{A::effectives, A::stragglers, A::arm, A::formation});
    static constexpr std::array outcomes{
        gives<&RollToStandEnd::total>("total", "total"),
        gives<&RollToStandEnd::result>("result", "result",
                                       {.shown = Shown::AsBars, .highlighted = these(StandResult::Stands), .options = stand_words}),
        changes<&RollToStandEnd::stragglers>("stragglers", "stragglers", role::defender, Does::Add, stat::stragglers),
        gives<&RollToStandEnd::retreats>("retreats", "defender retreats", {.highlighted = these(true)}),
        changes<&RollToStandEnd::breaks>("breaks", "defender breaks", role::defender, Does::Marker, stat::broken,
                                         {.highlighted = these(true)}),
    };
    static constexpr auto refusals = charging::refusals;
    static constexpr std::array<std::string_view, 5> reads{"close-and-stand", "strength-compared", "stand-results", "dice",
                                                           "firing-limits"};

    static void refuse(const RollToStand& inputs, const Charts& /*charts*/, Refusals& found)
    {
        charging::refuse(inputs.attacker, inputs.defender, found);
    }
    static RollState begin(const RollToStand& inputs, const Charts& /*charts*/, Explanation& /*explanation*/)
    {
        return {.unit = present(inputs.defender), .total = 0, .result = static_cast<std::int8_t>(StandResult::Stands), .stage = 0};
    }
    static Step step(const RollToStand& inputs, RollState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const Resolution by{Roll::ToStand, inputs.defender, state.unit, inputs.attacker, present(inputs.attacker),
                            inputs.aspect, inputs.cover};
        return roll_once<StandResult>(by, state, charts, dice, explanation);
    }
    static RollToStandEnd end(const RollToStand& inputs, const RollState& state, const Charts& /*charts*/)
    {
        const SideEnd left = side_end(inputs.defender, state.unit, 0, 0);
        const auto result = static_cast<StandResult>(state.result);
        return {state.total, result, left.stragglers, result != StandResult::Stands, left.breaks};
    }

    static Sentence headline(const RollToStandEnd& end)
    {
        if (end.breaks)
            return {"A total of {0}: the defender does not stand and breaks.", {end.total}};
        switch (end.result) {
        case StandResult::Stands: return {"A total of {0}: the defender stands.", {end.total}};
        case StandResult::FiresAndRetreats: return {"A total of {0}: the defender fires a quarter volley and retreats.", {end.total}};
        case StandResult::Retreats: return {"A total of {0}: the defender retreats, stragglers {1}.", {end.total, end.stragglers}};
        case StandResult::Recoils: return {"A total of {0}: the defender recoils, stragglers {1}.", {end.total, end.stragglers}};
        }
        return {};
    }
    static std::vector<Given> melee_presets(const RollToStand& inputs)
    {
        const Body& defender = inputs.defender;
        std::vector<Given> presets = sides_presets(inputs.attacker, defender, inputs.aspect, inputs.cover);
        presets.push_back({"defender_experience", word_of(defender.experience, experiences)});
        presets.push_back({"defender_leader_attached", yes_or_no(defender.leader_attached)});
        presets.push_back({"defender_losses_this_turn", castings_word(defender.casualties_this_turn)});
        if (defender.arm != Arm::Artillery)
            presets.push_back({"defender_initial_volley", yes_or_no(defender.initial_volley)});
        return presets;
    }
    static Announcement announce(const RollToStand& inputs, const RollToStandEnd& end, const Charts& charts)
    {
        Announcement announcement{headline(end), {}, {}};
        Present defender = present(inputs.defender);
        straggle(defender, end.stragglers);
        const bool is_destroyed = end.breaks && defender.effectives == 0;
        if (!is_destroyed)
            announce_losses("the defender", end.stragglers, 0, announcement);
        if (!end.retreats) {
            announcement.next.push_back({Follow::Must, role::attacker, {{"melee", {"Melee"}, melee_presets(inputs)}}});
            return announcement;
        }
        if (end.result == StandResult::FiresAndRetreats && can_volley(inputs.defender)) {
            const Fire fire =
                quarter_volley(inputs.defender, defender, inputs.attacker, present(inputs.attacker), Aspect::Front, Cover::None);
            announcement.next.push_back(
                {Follow::Must, role::defender, {{"fire", {"The defender fires a quarter volley"}, volley_presets(fire, charts)}}});
        }
        if (inputs.defender.arm == Arm::Artillery)
            announcement.instructions.push_back({"The gunners leave their guns behind."});
        if (is_destroyed)
            announcement.instructions.push_back({"Take the defender off the table: all its castings count as lost."});
        else if (end.breaks)
            announcement.instructions.push_back({"Mark the defender broken and turn it away as a mob."});
        else
            announcement.instructions.push_back({"The defender goes straight back, facing away, in its formation; it is not broken."});
        announce_retreat(inputs.defender, defender, Away::Retreat, end.breaks, role::defender, announcement);
        Body with_losses = inputs.defender; // of its losses from fire only the casualties are asked
        with_losses.losses_this_turn = inputs.defender.casualties_this_turn;
        announce_leader(with_losses, 0, role::defender, announcement);
        return announcement;
    }
};

} // namespace

namespace action {

constinit const ActionOf<RollToClose, RollToCloseEnd> roll_to_close =
    action_of<RollToCloseRules>({.key = "roll-to-close",
                                 .label = "Roll to close",
                                 .help = "Does the charging unit come to grips?",
                                 .rule = "Melee: Rolling to Close",
                                 .phases = during::melee});

constinit const ActionOf<RollToStand, RollToStandEnd> roll_to_stand =
    action_of<RollToStandRules>({.key = "roll-to-stand",
                                 .label = "Roll to stand",
                                 .help = "Does the unit that is charged stand and receive the charge?",
                                 .rule = "Melee: Rolling to Stand",
                                 .phases = during::melee});

} // namespace action

} // namespace santa_anna
