// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/joined.h"
#include "rulesets/cedar_creek/fields.h"

/// The fight for a zone: 11.
namespace cedar_creek {

namespace {

constexpr std::array grounds{Option{"higher", "higher"}, Option{"ravine", "ravine"}, Option{"bridge", "bridge"},
                             Option{"ford", "ford"},     Option{"woods", "woods"},   Option{"town", "town"}};
constexpr std::array results{Option{"tie", "tie"}, Option{"attacker-loses", "attacker loses"}, Option{"defender-loses", "defender loses"}};

/// What both are asked, and what becomes of them. `role` is `attacker` or `defender`.
template <corneta::Literal role_key, corneta::Literal whose, auto Who, auto Whose> struct Of {
    static constexpr std::string_view role = corneta::joined<role_key, "">;
    static constexpr bool attacks = role == role::attacker.key;
    template <corneta::Literal name> static constexpr std::string_view key = corneta::joined<role_key, name>;
    template <corneta::Literal name> static constexpr std::string_view label = corneta::joined<whose, name>;

    static constexpr Field strength =
        asks<Who, &Fighters::strength>(key<"_strength">, "Strength", role, stat::strength,
                                       {.help = "The sum of the first lines, as they are now.", .least = 1, .start = 4});
    static constexpr Field supports = asks<Who, &Fighters::supports>(
        key<"_supports">, "Second lines", role, {}, {.help = "Those of strength 2 or more and without fatigue 2.", .fact = Fact::Known});
    static constexpr Field artillery =
        asks<Who, &Fighters::artillery>(key<"_artillery">, label<"'s artillery">, role, stat::artillery,
                                        {.help = "The rating of each first or second line that has any; a charging brigade does not roll.",
                                         .least = 1,
                                         .start = 1,
                                         .rows_start = 0});
    static constexpr Field sharpshooters =
        asks<Who, &Fighters::sharpshooters>(key<"_sharpshooters">, label<"'s sharpshooters">, role, stat::sharpshooters,
                                            {.help = "Their rating: 2 at full strength, 1 reduced; with a loss marker a brigade has none.",
                                             .least = 1,
                                             .most = 2,
                                             .start = 1,
                                             .rows_start = 0});
    static constexpr Field command_bonus = asks<Who, &Fighters::command_bonus>(key<"_command_bonus">, "Command bonus", role, stat::star,
                                                                               {.help = "A star in the first line; it counts once."});
    static constexpr Field fatigue = asks<Who, &Fighters::fatigue>(
        key<"_fatigue">, "Fatigue", role, stat::fatigue, {.help = "The highest of the first line.", .most = fields::highest_fatigue});

    static constexpr auto total = gives<Whose, &PartyEnd::total>(key<"_total">, key<"'s total">);
    static constexpr auto hit = gives<Whose, &PartyEnd::hit>(key<"_hit">, key<" hit">, {.highlighted = attacks ? 0 : these(true)});
    static constexpr auto tired =
        changes<Whose, &PartyEnd::fatigue_gained>(key<"_fatigue_gained">, key<"'s fatigue">, role, Does::Add, stat::fatigue);
};
using Attacker = Of<"attacker", "Attacker", &Attack::attacker, &AttackEnd::attacker>;
using Defender = Of<"defender", "Defender", &Attack::defender, &AttackEnd::defender>;

/// 7.3: markers do not tire.
bool is_train(const Attack& inputs, Party party)
{
    return party == Party::Defender && inputs.defender_train;
}

/// Levels of fatigue that a first line at this level still takes of `levels`.
int fatigue_gained(const Fighters& fighters, int levels, const Charts& charts)
{
    return fighters.routed ? 0 : std::clamp(charts[CombatNumber::MostFatigue].whole() - fighters.fatigue, 0, levels);
}

/// Levels that the charge still brings to a charging brigade, the result's taken before: at most, for only the highest level of the first
/// line is known. Where it has several brigades the one that charges may be fresh.
int charge_fatigue(const Attack& inputs, bool loses, int levels, const Charts& charts)
{
    Fighters charging = inputs.attacker;
    if (charging.strength > 1)
        charging.fatigue = 0;
    if (loses)
        charging.fatigue += fatigue_gained(charging, levels, charts);
    return fatigue_gained(charging, charts[CombatNumber::ChargeFatigue].whole(), charts);
}

RoleRef noun_of(Party party)
{
    return RoleRef{party == Party::Attacker ? "the attacker" : "the defender"};
}

Sentence headline(const AttackEnd& end)
{
    const bool tires = end.lost().fatigue_gained > 0;
    const auto pattern = [&]() -> std::string_view {
        if (end.result == CombatResult::Tie)
            return tires ? "Attacker {0}, defender {1}: a tie tires {2}." : "Attacker {0}, defender {1}: a tie.";
        if (end.lost().hit)
            return "Attacker {0}, defender {1}: {2} is hit.";
        return tires ? "Attacker {0}, defender {1}: {2} tires." : "Attacker {0}, defender {1}: {2} loses.";
    };
    return {pattern(), {end.attacker.total, end.defender.total, noun_of(end.loser())}};
}

/// Retreat or hold, for one brigade that was hit: the sums of the attack stand for its own numbers until they are given.
corneta::FollowUp loser_decides(const Attack& inputs, const AttackEnd& end, const Charts& charts)
{
    const Fighters& hit = inputs.fighters(end.loser());
    const std::string_view side = word_of(inputs.side_of(end.loser()));
    const int fatigue = hit.routed ? charts[CombatNumber::MostFatigue].whole() : hit.fatigue + end.lost().fatigue_gained;
    const auto chooses = [&](HitChoice choice, Sentence words) {
        Choice offered{retreat.key,
                       std::move(words),
                       {{"side", std::string{side}},
                        {"turn", std::to_string(inputs.turn)},
                        chosen(choice),
                        {"command_bonus", hit.command_bonus ? "yes" : "no"},
                        {"fatigue", std::to_string(std::min(fatigue, fields::highest_fatigue))},
                        {"strength_at_start", std::to_string(hit.strength)}}};
        if (end.attacker.hit && inputs.attacker.charges == inputs.attacker.strength) // no other brigade can be in the first line
            offered.presets.push_back({"mounted", "yes"});
        return offered;
    };
    return {Follow::Either, side, {chooses(HitChoice::Retreat, {"{It} retreats"}), chooses(HitChoice::Hold, {"{It} holds"})}};
}

std::vector<Instruction> instructions_for(const Attack& inputs, const AttackEnd& end, const Charts& charts)
{
    std::vector<Instruction> all;
    const int most = charts[CombatNumber::MostFatigue].whole();
    const int levels = charts[suffered(end.attacker.total, end.defender.total, charts)].whole();
    const bool is_train_lost = is_train(inputs, end.loser());
    if (levels > 0 && !is_train_lost)
        all.push_back({inputs.fighters(end.loser()).routed
                           ? "Fatigue +{0} for {2}, to {1} at most: each brigade of the first line; a routed one takes no more."
                           : "Fatigue +{0} for {2}, to {1} at most: each brigade of the first line.",
                       {levels, most, noun_of(end.loser())}});
    if (inputs.attacker.charges > 0)
        all.push_back(
            {"Each charging brigade: fatigue +{0} for its charge, to {1} at most.", {charts[CombatNumber::ChargeFatigue].whole(), most}});
    if (inputs.front_left)
        all.push_back({"The enemy zone left in its front is attacked in this round as well."});
    if (!end.lost().hit)
        return all;
    if (is_train_lost) {
        all.push_back({Hand::TakeOff, "Remove {the defender}: a hit eliminates it."});
        all.push_back({"A victor of the first line may move in where no brigade is left."});
        return all;
    }
    all.push_back({"Each first-line brigade that is hit retreats or holds for itself."});
    all.push_back({"Where they leave the zone, a winning first-line brigade may move in; a second line may not."});
    if (inputs.fighters(end.loser()).supports > 0)
        all.push_back(with_levels("A second line goes with a first line that retreats, with {0} {1} of fatigue and no loss.",
                                  charts[GameNumber::RetreatTires].whole()));
    return all;
}

struct AttackRules : RulesOf<Attack, AttackState, AttackEnd, Charts> {
    static constexpr std::array form{
        fields::turn<&Inputs::turn>(),
        asks<&Inputs::attacker_side>(asked::attacker_side, "Attacker", {}, {}, {.options = sides, .fact = Fact::Ruled}),
        Attacker::strength,
        Attacker::supports,
        asks<&Inputs::attacker, &Fighters::charges>(asked::attacker_charges, "Charging brigades", role::attacker, {},
                                                    {.help = "Mounted ones of the first line.", .most = 12, .fact = Fact::Ruled}),
        Attacker::command_bonus,
        Attacker::fatigue,
        asks<&Inputs::attacker_flank_threat>("attacker_flank_threat", "Enemy on its flank", role::attacker, {},
                                             {.help = "A brigade that nobody attacks.", .fact = Fact::Seen}),
        asks<&Inputs::front_left>("front_left", "Enemy left in its front", role::attacker, {},
                                  {.help = "A zone that no brigade of its side attacks in this round.", .fact = Fact::Seen}),
        Defender::strength,
        Defender::supports,
        Defender::command_bonus,
        Defender::fatigue,
        asks<&Inputs::defender, &Fighters::routed>("defender_routed", "Routed", role::defender, stat::routed,
                                                   {.help = "It counts as fatigue 2."}),
        asks<&Inputs::defender_train>(asked::defender_train, "Artillery train alone", role::defender, {},
                                      {.help = "No brigade in its first line: a hit eliminates it, and it takes no fatigue.",
                                       .asked_when = "attacker_side=union",
                                       .fact = Fact::Ruled}),
        asks<&Inputs::terrain>("terrain", "Terrain", role::defender, {},
                               {.help = "Where the defender stands, or what the attack crosses.", .options = grounds, .fact = Fact::Seen}),
        asks<&Inputs::defender_flanked>(
            "defender_flanked", "Attacked on its flank", role::defender, {},
            {.help = "By one brigade at least; one that merely stands there does not count.", .fact = Fact::Seen}),
        Attacker::artillery,
        Attacker::sharpshooters,
        Defender::artillery,
        Defender::sharpshooters,
    };
    static constexpr std::array outcomes{
        Attacker::total,
        Defender::total,
        gives<&End::ratio>("ratio", "ratio", {.options = ratios}),
        gives<&End::result>("result", "result", {.shown = Shown::AsBars, .options = results}),
        Attacker::hit,
        Defender::hit,
        Attacker::tired,
        Defender::tired,
        gives<&End::charge_fatigue>("charge_fatigue", "fatigue of the charge at most"),
    };
    static constexpr std::array refusals{
        Refused{asked::attacker_charges,
                "a first line of strength {0} has no {1} brigades: each has a point at least (11.4 Combat Results)",
                [](const Inputs& in) { return in.attacker.charges > in.attacker.strength; },
                [](const Inputs& in) { return std::tuple{in.attacker.strength, in.attacker.charges}; }},
    };
    static constexpr auto reads = Charts::keys<Die, Turn, RatioEdge, Ratio, Modifier, Terrain, CombatNumber, Suffered, GameNumber>;

    static AttackState begin(const Inputs& inputs, const Charts& charts, Explanation& explanation)
    {
        AttackDice{inputs, charts, explanation}.explain_ratio();
        return {};
    }

    static Step step(const Inputs& inputs, AttackState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const AttackDice rolls{inputs, charts, explanation};
        if (rolls.roll_support(state, dice))
            return Step::Continue;
        const auto& [attacker, defender] = state.totals;
        const Party party = attacker == 0 ? Party::Attacker : Party::Defender;
        rolls.roll_total(party, state, dice);
        if (party == Party::Attacker)
            return Step::Continue;
        if (attacker != defender) {
            Total needed{explanation};
            needed.start(std::min(attacker, defender), {"lower total"}, section::results);
            needed.times(charts[CombatNumber::HitTimes]);
        }
        return Step::Finished;
    }

    static End end(const Inputs& inputs, const AttackState& state, const Charts& charts)
    {
        const auto [attacker, defender] = state.totals;
        const Suffered result = suffered(attacker, defender, charts);
        const int levels = charts[result].whole();
        const bool attacker_loses = attacker <= defender;
        End end{.attacker = {.total = attacker}, .defender = {.total = defender}, .ratio = strength_ratio(inputs, charts)};
        if (result != Suffered::Tie)
            end.result = attacker_loses ? CombatResult::AttackerLoses : CombatResult::DefenderLoses;
        PartyEnd& loser = attacker_loses ? end.attacker : end.defender;
        loser.hit = charts[result, OfSuffered::Hit].word() != 0;
        loser.fatigue_gained = is_train(inputs, end.loser()) ? 0 : fatigue_gained(inputs.fighters(end.loser()), levels, charts);
        if (inputs.attacker.charges > 0)
            end.charge_fatigue = charge_fatigue(inputs, attacker_loses, levels, charts);
        return end;
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        Announcement announcement{headline(end), instructions_for(inputs, end, charts), {}};
        if (end.lost().hit && !is_train(inputs, end.loser()))
            announcement.next.push_back(loser_decides(inputs, end, charts));
        return announcement;
    }
};

} // namespace

Suffered suffered(int attacker_total, int defender_total, const Charts& charts)
{
    const auto [lower, higher] = std::minmax(attacker_total, defender_total);
    if (lower == higher)
        return Suffered::Tie;
    return higher < lower * charts[CombatNumber::HitTimes].whole() ? Suffered::Lower : Suffered::Twice;
}

constinit const ActionOf<Attack, AttackEnd> attack = action_of<AttackRules>(
    {"attack", "Attack", "The fight for a zone: support dice, both dice with all that modifies them, and the result.", section::combat,
     in_movement});

} // namespace cedar_creek
