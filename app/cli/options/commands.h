// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_line.h"
#include "app/cli/options/reply.h"
#include "core/action/ruleset.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace corneta::cli {

using Rulesets = std::span<const Ruleset* const>;
using Operands = std::span<const std::string>;

/// What may stand behind a command's names: nothing, `k=v`, any words, more of its last name.
enum class Takes : std::uint8_t { NamesOnly, Answers, Words, Files };

struct CommandSpec;

/// A command with all that was typed behind its words.
struct Call {
    const CommandSpec& spec;
    Operands operands; ///< names and answers
    const CommandLine& line;
    Rulesets rulesets;

    bool is_json() const { return line.has(OptionName::Json); }
};
using Command = Reply(const Call& call);

/// A command as it is typed, explained and done.
struct CommandSpec {
    std::string_view words; ///< `resolve`, `chart check`
    std::string_view
        usage; ///< what stands behind: `RULESET [CHART]`, in brackets what may be missing; `KEY=VALUE ...`, `UNIT ...` or `...` at the end
    std::string_view help;
    std::vector<OptionName> options; ///< beside `--json`, `--help`, `--language` and `--version`
    Command* reply = nullptr;
    /// For its help: which words it takes in each ruleset.
    std::string (*words_of)(Rulesets rulesets) = nullptr;

    /// One, or two: `chart check`.
    std::size_t word_count() const { return words.contains(' ') ? 2 : 1; }
    /// `RULESET`, `[CHART]`: what its usage names, without what it takes behind.
    std::vector<std::string_view> names() const;
    Takes takes() const;
    bool takes(OptionName option) const;
};

std::span<const CommandSpec> command_specs();
/// The command that these begin with; none where they begin with no command.
const CommandSpec* command_named(Operands typed);

Command list_of_rulesets, list_of_actions, list_of_scenarios, form_of_action, resolution, odds_of_action;
Command charts_of_ruleset, effect_of_pack, check_of_pack, check_of_ruleset;
Command balance_of_scenario, merged_balance;
/// Of a ruleset or a game, as the command says.
Command printed_sheets;
/// What may stand in the place of the last operand, a line each; the operands are a command as far as it is typed.
Command completions;

// A game kept in a file
Command new_game, game_from_sheet, salvage_of_game;
Command view_of_game, check_of_game, replay_of_game, forecast_of_game, export_of_game, page_of_game, scenario_of_game;
Command resolution_in_game, batch_in_game, amendment, strike_in_game, automatic_play;
Command commitment_in_game, word_in_game, roll_in_game, close_of_game;
Command lay_in_game, turn_up_in_game, phase_in_game;
Command edit_in_game, forces_in_game, split_in_game, join_in_game, charts_in_game, note_in_game, undo_in_game, redo_in_game;
std::string words_to_lay(Rulesets rulesets);

// A club's book
Command new_book, battle_in_book, rest_in_book, next_of_book, view_of_book, check_of_book, undo_in_book, export_of_book;
/// The same call by the ruleset of books.
Call of_book(const Call& call);
/// What a book has of a kept game, which it is: its own ruleset takes the place of the games'.
template <Command of_game> Reply in_book(const Call& call)
{
    return of_game(of_book(call));
}

} // namespace corneta::cli
