// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/joined.h"
#include "rulesets/cedar_creek/combat/attack.h"

namespace cedar_creek {

using corneta::asks;
using corneta::Does;
using corneta::Field;
using corneta::gives;
using corneta::joined;
using corneta::Literal;

namespace {

constexpr std::array grounds{Option{"higher", "higher"}, Option{"ravine", "ravine"}, Option{"bridge", "bridge"},
                             Option{"ford", "ford"},     Option{"woods", "woods"},   Option{"town", "town"}};
constexpr std::array results{Option{"tie", "tie"}, Option{"attacker-loses", "attacker loses"}, Option{"defender-loses", "defender loses"}};

/// What both are asked. `role` is `attacker` or `defender`.
template <Literal role_key, auto Who> struct Asked {
    static constexpr std::string_view role = joined<role_key, "">;
    static constexpr bool attacks = role == "attacker";
    template <Literal stat> static constexpr std::string_view key = joined<role_key, stat>;

    static constexpr Field strength = asks<Who, &Fighters::strength>({.key = key<"_strength">,
                                                                      .label = "Strength",
                                                                      .help = "The sum of the first lines, as they are now.",
                                                                      .least = 1,
                                                                      .start = 4,
                                                                      .role = role,
                                                                      .stat = "strength"});
    static constexpr Field supports = asks<Who, &Fighters::supports>(
        {.key = key<"_supports">, .label = "Second lines", .help = "Those of strength 2 or more and without fatigue 2.", .role = role});
    static constexpr Field artillery =
        asks<Who, &Fighters::artillery>({.key = key<"_artillery">,
                                         .label = attacks ? "Attacker's artillery" : "Defender's artillery",
                                         .help = "The rating of each first or second line that has any; a charging brigade does not roll.",
                                         .least = 1,
                                         .start = 1,
                                         .role = role,
                                         .stat = "artillery",
                                         .rows_start = 0});
    static constexpr Field sharpshooters =
        asks<Who, &Fighters::sharpshooters>({.key = key<"_sharpshooters">,
                                             .label = attacks ? "Attacker's sharpshooters" : "Defender's sharpshooters",
                                             .help = "Their rating: 2 at full strength, 1 reduced; with a loss marker a brigade has none.",
                                             .least = 1,
                                             .most = 2,
                                             .start = 1,
                                             .role = role,
                                             .stat = "sharpshooters",
                                             .rows_start = 0});
    static constexpr Field command_bonus = asks<Who, &Fighters::command_bonus>({.key = key<"_command_bonus">,
                                                                                .label = "Command bonus",
                                                                                .help = "A star in the first line; it counts once.",
                                                                                .role = role,
                                                                                .stat = "star"});
    static constexpr Field fatigue = asks<Who, &Fighters::fatigue>({.key = key<"_fatigue">,
                                                                    .label = "Fatigue",
                                                                    .help = "The highest of the first line.",
                                                                    .most = highest_fatigue,
                                                                    .role = role,
                                                                    .stat = "fatigue"});
};
using Attacker = Asked<"attacker", &Attack::attacker>;
using Defender = Asked<"defender", &Attack::defender>;

constexpr std::array attack_form{
    asks_turn<&Attack::turn>(),
    asks<&Attack::attacker_side>({.key = "attacker_side", .label = "Attacker", .options = sides}),
    Attacker::strength,
    Attacker::supports,
    asks<&Attack::attacker, &Fighters::charges>({.key = "attacker_charges",
                                                 .label = "Charging brigades",
                                                 .help = "Mounted ones of the first line.",
                                                 .most = 12,
                                                 .role = "attacker"}),
    Attacker::command_bonus,
    Attacker::fatigue,
    asks<&Attack::attacker_flank_threat>(
        {.key = "attacker_flank_threat", .label = "Enemy on its flank", .help = "A brigade that nobody attacks.", .role = "attacker"}),
    Defender::strength,
    Defender::supports,
    Defender::command_bonus,
    Defender::fatigue,
    asks<&Attack::defender, &Fighters::routed>(
        {.key = "defender_routed", .label = "Routed", .help = "It counts as fatigue 2.", .role = "defender", .stat = "routed"}),
    asks<&Attack::terrain>({.key = "terrain",
                            .label = "Terrain",
                            .help = "Where the defender stands, or what the attack crosses.",
                            .options = grounds,
                            .role = "defender"}),
    asks<&Attack::defender_flanked>({.key = "defender_flanked",
                                     .label = "Attacked on its flank",
                                     .help = "By one brigade at least; one that merely stands there does not count.",
                                     .role = "defender"}),
    Attacker::artillery,
    Attacker::sharpshooters,
    Defender::artillery,
    Defender::sharpshooters,
};
constexpr std::array attack_outcomes{
    gives<&AttackEnd::attacker_total>({.key = "attacker_total", .label = "attacker's total"}),
    gives<&AttackEnd::defender_total>({.key = "defender_total", .label = "defender's total"}),
    gives<&AttackEnd::ratio>({.key = "ratio", .label = "ratio", .options = ratios}),
    gives<&AttackEnd::result>({.key = "result", .label = "result", .shown = corneta::Shown::AsBars, .options = results}),
    gives<&AttackEnd::attacker_hit>({.key = "attacker_hit", .label = "attacker hit"}),
    gives<&AttackEnd::defender_hit>({.key = "defender_hit", .label = "defender hit", .highlighted = corneta::these(true)}),
    gives<&AttackEnd::attacker_fatigue_gained>(
        {.key = "attacker_fatigue_gained", .label = "attacker's fatigue", .role = "attacker", .stat = "fatigue", .does = Does::Add}),
    gives<&AttackEnd::defender_fatigue_gained>(
        {.key = "defender_fatigue_gained", .label = "defender's fatigue", .role = "defender", .stat = "fatigue", .does = Does::Add}),
    gives<&AttackEnd::charge_fatigue>({.key = "charge_fatigue", .label = "fatigue of the charge at most"}),
};
constexpr std::array<std::string_view, 8> attack_charts{"dice",    "turns",          "ratio-edges",   "ratio-bonuses", "combat-modifiers",
                                                        "terrain", "combat-numbers", "combat-results"};

} // namespace

const std::span<const Field> AttackRules::form = attack_form;
const std::span<const corneta::OutcomeSpec> AttackRules::outcomes = attack_outcomes;
const std::span<const std::string_view> AttackRules::reads = attack_charts;

} // namespace cedar_creek
