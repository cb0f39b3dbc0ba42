// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/ruleset.h"

#include "rulesets/pedregal/chart_specs.h"
#include "rulesets/pedregal/lava_bed.h"

namespace pedregal {

namespace {

constexpr std::array phases{
    corneta::PhaseSpec{"command", "Command"},
    corneta::PhaseSpec{"movement", "Movement and recovery"},
    corneta::PhaseSpec{"combat", "Combat"},
};
constexpr std::array<std::string_view, 1> in_movement{"movement"};

const std::array actions{
    corneta::action_of<LavaBedRules>({.key = "lava-bed",
                                      .label = "Lava bed",
                                      .help = "Whether U.S. infantry or a leader enters a lava bed hex.",
                                      .rule = section::lava_bed,
                                      .phases = in_movement}),
};

constexpr std::string_view changes_words = "it is said to the player and changes no die";
constexpr std::array unreachable{
    corneta::UnreachableCell{"lava-bed-cost", "enters", "amount", changes_words},
};

std::unique_ptr<const corneta::Cards> deal(const corneta::ChartSet& charts)
{
    return std::make_unique<const Cards>(charts);
}

} // namespace

const corneta::Ruleset ruleset{
    .key = "pedregal",
    .label = "Pedregal: Santa Anna at Bay",
    .edition = "Chris Perello, Decision Games, 2012",
    .folder = "pedregal",
    .phases = phases,
    .actions = actions,
    .charts = chart_specs,
    .unreachable = unreachable,
    .deal = deal,
};

} // namespace pedregal
