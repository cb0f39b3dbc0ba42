// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include <array>

namespace corneta::cli {

namespace {

constexpr std::array<std::string_view, 1> ruleset{"RULESET"};
constexpr std::array<std::string_view, 2> ruleset_and_action{"RULESET", "ACTION"};
constexpr std::array<std::string_view, 2> ruleset_and_chart{"RULESET", "[CHART]"};
constexpr std::array<std::string_view, 1> file{"FILE"};

constexpr std::array with_pack{OptionName::Pack};
constexpr std::array for_resolve{OptionName::Dice, OptionName::Die, OptionName::Seed, OptionName::Pack};
constexpr std::array for_odds{OptionName::Joint, OptionName::Pack};

constexpr std::array specs{
    CommandSpec{"rulesets", "the rulesets built in", {}, {}, Takes::NamesOnly, list_of_rulesets},
    CommandSpec{"actions", "what a ruleset resolves", ruleset, {}, Takes::NamesOnly, list_of_actions},
    CommandSpec{"form", "what an action asks", ruleset_and_action, {}, Takes::NamesOnly, form_of_action},
    CommandSpec{"resolve", "the result of an action, with its working", ruleset_and_action, for_resolve, Takes::Answers, resolution},
    CommandSpec{"odds", "the exact odds of an action before the roll", ruleset_and_action, for_odds, Takes::Answers, odds_of_action},
    CommandSpec{
        "chart check", "whether a pack can be used, and which published cells it overrides", file, {}, Takes::NamesOnly, check_of_pack},
    CommandSpec{"chart", "the charts of a ruleset, or the cells of one with their sources", ruleset_and_chart, with_pack, Takes::NamesOnly,
                charts_of_ruleset},
};

} // namespace

std::span<const CommandSpec> command_specs()
{
    return specs;
}

} // namespace corneta::cli
