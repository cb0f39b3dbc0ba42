// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_line.h"
#include "app/cli/options/reply.h"
#include "core/action/ruleset.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace corneta::cli {

using Rulesets = std::span<const Ruleset* const>;

/// What may stand behind a command's names: nothing, `k=v`, any words, more of its last name.
enum class Takes : std::uint8_t { NamesOnly, Answers, Words, Files };

/// A command as it is typed, explained and done.
struct CommandSpec {
    std::string_view words; ///< `resolve`, `chart check`
    std::string_view help;
    std::span<const std::string_view> names; ///< `RULESET`, `[CHART]`: that may be missing
    std::span<const OptionName> options;     ///< beside `--json`, `--help` and `--version`
    Takes takes = Takes::NamesOnly;
    /// The operands are the names and answers behind the command's words.
    Reply (*reply)(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets) = nullptr;
    /// For its help: which words it takes in each ruleset.
    std::string (*words_of)(Rulesets rulesets) = nullptr;
};

std::span<const CommandSpec> command_specs();

Reply list_of_rulesets(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply list_of_actions(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply form_of_action(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply resolution(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply odds_of_action(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply charts_of_ruleset(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply print_of_charts(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply print_of_chips(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply print_of_sticks(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply print_of_templates(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply print_of_report(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply print_of_rosters(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply print_of_state(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply effect_of_pack(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply check_of_pack(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply balance_of_scenario(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply check_of_ruleset(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply merged_balance(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
/// What may stand in the place of the last operand, a line each; the operands are a command as far as it is typed.
Reply completions(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);

// A game kept in a file
Reply new_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply list_of_scenarios(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply view_of_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply commitment_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply word_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply roll_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply resolution_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply batch_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply amendment(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply strike_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply lay_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
std::string words_to_lay(Rulesets rulesets);
Reply turn_up_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply phase_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply forces_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply edit_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply scenario_of_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply split_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply join_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply charts_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply note_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply undo_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply redo_in_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply automatic_play(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply forecast_of_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply close_of_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply check_of_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply page_of_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply export_of_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply salvage_of_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply game_from_sheet(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply replay_of_game(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);

// A club's book
Reply new_book(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply battle_in_book(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply rest_in_book(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply next_of_book(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply view_of_book(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply check_of_book(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply resolution_in_book(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply edit_in_book(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply note_in_book(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply undo_in_book(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply redo_in_book(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply amendment_in_book(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply strike_in_book(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply charts_in_book(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply export_of_book(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);
Reply forces_of_book(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets);

} // namespace corneta::cli
