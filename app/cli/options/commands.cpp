// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/commands.h"

#include <array>

namespace corneta::cli {

namespace {

constexpr std::array<std::string_view, 1> ruleset{"RULESET"};
constexpr std::array<std::string_view, 2> ruleset_and_action{"RULESET", "ACTION"};
constexpr std::array<std::string_view, 2> ruleset_and_chart{"RULESET", "[CHART]"};
constexpr std::array<std::string_view, 1> file{"FILE"};

constexpr std::array<std::string_view, 2> file_and_ruleset{"FILE", "RULESET"};
constexpr std::array<std::string_view, 2> file_and_action{"FILE", "ACTION"};
constexpr std::array<std::string_view, 2> file_and_entry{"FILE", "ENTRY"};
constexpr std::array<std::string_view, 2> file_and_unit{"FILE", "UNIT"};
constexpr std::array<std::string_view, 3> file_unit_and_word{"FILE", "UNIT", "[WORD]"};
constexpr std::array<std::string_view, 4> file_and_scenario{"FILE", "KEY", "NAME", "[ABOUT]"};
constexpr std::array for_scenario{OptionName::Out};
constexpr std::array<std::string_view, 4> file_and_part{"FILE", "UNIT", "SIZE", "PART"};
constexpr std::array<std::string_view, 3> file_and_two_units{"FILE", "UNIT", "OTHER"};
constexpr std::array<std::string_view, 2> file_and_text{"FILE", "TEXT"};
constexpr std::array<std::string_view, 2> file_and_said{"FILE", "SIDE=WORD"};

constexpr std::array<std::string_view, 1> maybe_word{"[WORD]"};
constexpr std::array<std::string_view, 2> ruleset_and_maybe_action{"RULESET", "[ACTION]"};
constexpr std::array<std::string_view, 2> ruleset_and_scenario{"RULESET", "SCENARIO"};
constexpr std::array for_balance{OptionName::Games,   OptionName::Seed,   OptionName::FromGame, OptionName::Pack,
                                 OptionName::Against, OptionName::Option, OptionName::Turns,    OptionName::Jobs};
constexpr std::array for_check{OptionName::Seeds};
constexpr std::array for_effect{OptionName::Pack, OptionName::Against};
constexpr std::array with_pack{OptionName::Pack};
constexpr std::array for_resolve{OptionName::Dice, OptionName::Die, OptionName::Seed, OptionName::Pack};
constexpr std::array for_odds{OptionName::Joint, OptionName::Pack};

constexpr std::array for_new{OptionName::Scenario, OptionName::Option, OptionName::Forces, OptionName::Unit, OptionName::Pack};
constexpr std::array for_play{OptionName::Dice, OptionName::Die, OptionName::Word, OptionName::Next, OptionName::Usual, OptionName::Reason};
constexpr std::array for_commit{OptionName::Holder, OptionName::Word, OptionName::Next, OptionName::Usual, OptionName::Reason};
constexpr std::array for_roll{OptionName::Drop, OptionName::Reason};
constexpr std::array for_verify{OptionName::Seal};
constexpr std::array for_amend{OptionName::Dice, OptionName::Die, OptionName::Word, OptionName::Step, OptionName::Reason};
constexpr std::array for_forces{OptionName::From, OptionName::Reason};
constexpr std::array for_edit{OptionName::Arrives, OptionName::Reason};
constexpr std::array with_reason{OptionName::Reason};
constexpr std::array for_export{OptionName::Format, OptionName::Out, OptionName::Force};
constexpr std::array for_page{OptionName::Out, OptionName::Follow, OptionName::Force};
constexpr std::array for_salvage{OptionName::Out};
constexpr std::array for_charts{OptionName::Pack, OptionName::Reason};
constexpr std::array for_auto{OptionName::Seed, OptionName::Turns};
constexpr std::array for_print{OptionName::Out, OptionName::Paper, OptionName::Pack};
constexpr std::array for_report_sheet{OptionName::Out, OptionName::Paper};
constexpr std::array for_game_sheet{OptionName::Out, OptionName::Paper, OptionName::Side};
constexpr std::array for_from_sheet{OptionName::Out, OptionName::Into, OptionName::Pack, OptionName::Reason};
constexpr std::array<std::string_view, 1> game{"GAME"};
constexpr std::array<std::string_view, 1> game_or_ruleset{"GAME|RULESET"};
constexpr std::array<std::string_view, 1> sheet{"SHEET"};
constexpr std::array with_follow{OptionName::Follow};
constexpr std::array<std::string_view, 2> file_and_game{"FILE", "GAME"};
constexpr std::array<std::string_view, 2> file_and_maybe_unit{"FILE", "[UNIT]"};
constexpr std::array for_addition{OptionName::AsItStands};
constexpr std::array for_forecast{OptionName::Play, OptionName::Games, OptionName::Seed, OptionName::Turns};
constexpr std::array for_rest{OptionName::Dice};
constexpr std::array for_next{OptionName::Scenario, OptionName::Option, OptionName::FromArmies, OptionName::Out};

constexpr std::array specs{
    CommandSpec{"rulesets", "the rulesets built in", {}, {}, Takes::NamesOnly, list_of_rulesets},
    CommandSpec{"actions", "what a ruleset resolves", ruleset, {}, Takes::NamesOnly, list_of_actions},
    CommandSpec{"form", "what an action asks", ruleset_and_action, {}, Takes::NamesOnly, form_of_action},
    CommandSpec{"resolve", "the result of an action, with its working", ruleset_and_action, for_resolve, Takes::Answers, resolution},
    CommandSpec{"odds", "the exact odds of an action before the roll", ruleset_and_action, for_odds, Takes::Answers, odds_of_action},
    CommandSpec{
        "chart check", "whether a pack can be used, and which published cells it overrides", file, {}, Takes::NamesOnly, check_of_pack},
    CommandSpec{"chart effect", "what a pack changes: an action's odds by it and without it, or a grid of typical questions",
                ruleset_and_maybe_action, for_effect, Takes::Answers, effect_of_pack},
    CommandSpec{"chart", "the charts of a ruleset, or the cells of one with their sources", ruleset_and_chart, with_pack, Takes::NamesOnly,
                charts_of_ruleset},
    CommandSpec{"print charts", "the charts of a ruleset as a sheet to lie beside the dice, with -o FILE.pdf", ruleset, for_print,
                Takes::NamesOnly, print_of_charts},
    CommandSpec{"print chips", "to cut out: order chips, markers and boxes of a ruleset, or labels and caps for the units of a game",
                game_or_ruleset, for_report_sheet, Takes::NamesOnly, print_of_chips},
    CommandSpec{"print sticks", "sticks with the ranges and moves of a ruleset, for each size of figures", ruleset, for_print,
                Takes::NamesOnly, print_of_sticks},
    CommandSpec{"print templates", "the arcs and zones of a ruleset to lay by a base, and cards of formations", ruleset, for_print,
                Takes::NamesOnly, print_of_templates},
    CommandSpec{"print report", "the after-action report with a plot of the sides' strengths", game, for_report_sheet, Takes::NamesOnly,
                print_of_report},
    CommandSpec{"print rosters", "a roster for each side of a game, with boxes to tick off; for a ruleset blank ones", game_or_ruleset,
                for_game_sheet, Takes::NamesOnly, print_of_rosters},
    CommandSpec{"print state", "where a game stands, to play on from paper and to type back: game from-sheet", game, for_game_sheet,
                Takes::NamesOnly, print_of_state},
    CommandSpec{"ruleset check", "tries one ruleset alone: what it declares, random answers, odds against dice, battles, a season", ruleset,
                for_check, Takes::NamesOnly, check_of_ruleset},
    CommandSpec{"scenarios", "the scenarios of a ruleset built in", ruleset, {}, Takes::NamesOnly, list_of_scenarios},
    CommandSpec{"balance merge",
                "adds up what parts of the same battles came to, as balance --json printed them",
                file,
                {},
                Takes::Files,
                merged_balance},
    CommandSpec{"balance", "plays whole battles of a scenario, a key or a file, by themselves: who wins, how long it takes, what it costs",
                ruleset_and_scenario, for_balance, Takes::NamesOnly, balance_of_scenario},
    CommandSpec{"complete",
                "what may stand for the last of these words, for the completion of a shell: complete -- game show",
                maybe_word,
                {},
                Takes::Files,
                completions},
    CommandSpec{"game new", "begin a game in a new file", file_and_ruleset, for_new, Takes::NamesOnly, new_game},
    CommandSpec{"game show", "where a game stands, and its journal", file, with_follow, Takes::NamesOnly, view_of_game},
    CommandSpec{"game resolve", "an action with units in its roles: firer=K1 target=M2 range=4", file_and_action, for_play, Takes::Answers,
                resolution_in_game},
    CommandSpec{"game batch", "an action for several units that roll by themselves: unit=K1,K2", file_and_action, for_play, Takes::Answers,
                batch_in_game},
    CommandSpec{"game commit", "a roll in three steps, the first: fix what is rolled, and seal what its dice come from", file_and_action,
                for_commit, Takes::Answers, commitment_in_game},
    CommandSpec{
        "game word", "the second, for each side: its word for the roll that is open", file_and_said, {}, Takes::NamesOnly, word_in_game},
    CommandSpec{"game roll", "the third: make the roll that is open; nothing else can be done before it", file, for_roll, Takes::NamesOnly,
                roll_in_game},
    CommandSpec{"game lay", "lay an order, or whatever else is hidden, face down beside a unit; without WORD you are asked for it",
                file_unit_and_word, with_reason, Takes::NamesOnly, lay_in_game, words_to_lay},
    CommandSpec{"game turn-up", "turn up what lies face down, all of it or by UNIT ...; UNIT=WORD without the secrets", file, with_reason,
                Takes::Words, turn_up_in_game},
    CommandSpec{"game phase", "end the phase: what was played takes effect, the next begins", file, with_reason, Takes::NamesOnly,
                phase_in_game},
    CommandSpec{"game edit", "correct numbers of a unit, for a reason; with --arrives a new unit", file_and_unit, for_edit, Takes::Answers,
                edit_in_game},
    CommandSpec{"game forces", "the units as comma-separated values; with --from what a file says of them", file, for_forces,
                Takes::NamesOnly, forces_in_game},
    CommandSpec{"game scenario", "save the forces as they stand as a scenario of your own, which every list then has", file_and_scenario,
                for_scenario, Takes::NamesOnly, scenario_of_game},
    CommandSpec{"game split", "part SIZE of a unit as another one", file_and_part, with_reason, Takes::Answers, split_in_game},
    CommandSpec{"game join", "join one unit to another", file_and_two_units, with_reason, Takes::NamesOnly, join_in_game},
    CommandSpec{"game strike", "take an entry back as if it had never been", file_and_entry, for_amend, Takes::NamesOnly, strike_in_game},
    CommandSpec{"game charts", "play on by the charts of --pack, or by the built-in ones without it, for a reason", file, for_charts,
                Takes::NamesOnly, charts_in_game},
    CommandSpec{"game note", "write a note into the journal", file_and_text, {}, Takes::NamesOnly, note_in_game},
    CommandSpec{"game undo", "take the last entry back", file, {}, Takes::NamesOnly, undo_in_game},
    CommandSpec{"game redo", "bring back what was undone", file, {}, Takes::NamesOnly, redo_in_game},
    CommandSpec{"game amend", "same dice, new ruling: another answer to a past entry", file_and_entry, for_amend, Takes::Answers,
                amendment},
    CommandSpec{"game auto", "both sides play by themselves, with dice and decisions by --seed", file, for_auto, Takes::NamesOnly,
                automatic_play},
    CommandSpec{"game forecast", "what the battle may come to: whole battles that play themselves from where it stands", file, for_forecast,
                Takes::NamesOnly, forecast_of_game},
    CommandSpec{"game close", "reveal the seed of an opening that was left", file, {}, Takes::NamesOnly, close_of_game},
    CommandSpec{"game verify", "whether seals, dice and what was hidden are as they were", file, for_verify, Takes::NamesOnly,
                check_of_game},
    CommandSpec{"game salvage", "what is sound of a damaged game, in a new file; the damaged one is left as it is", file, for_salvage,
                Takes::NamesOnly, salvage_of_game},
    CommandSpec{"game export", "the after-action report", file, for_export, Takes::NamesOnly, export_of_game},
    CommandSpec{"game page", "a page for the players' telephones, with -o FILE.html; --follow writes it anew after each entry", file,
                for_page, Takes::NamesOnly, page_of_game},
    CommandSpec{"game from-sheet", "a game from a sheet that was typed back: a new one with -o NEW, or one that goes on with --into GAME",
                sheet, for_from_sheet, Takes::NamesOnly, game_from_sheet},
    CommandSpec{"game replay", "whether today's rules give the same results", file, {}, Takes::NamesOnly, replay_of_game},
    CommandSpec{"book new", "begin a club's book, of battles of a ruleset", file_and_ruleset, {}, Takes::NamesOnly, new_book},
    CommandSpec{"book add", "add a finished battle: losses, victories, leaders lost", file_and_game, for_addition, Takes::NamesOnly,
                battle_in_book},
    CommandSpec{"book rest", "time between battles: casualties, recruits, experience, new leaders", file, for_rest, Takes::NamesOnly,
                rest_in_book},
    CommandSpec{"book next", "begin the next battle in a new game, -o GAME: a scenario with the book's strengths, or its armies alone",
                file, for_next, Takes::NamesOnly, next_of_book},
    CommandSpec{"book show",
                "armies, battles and units of a book, or the history of a unit",
                file_and_maybe_unit,
                {},
                Takes::NamesOnly,
                view_of_book},
    CommandSpec{"book verify",
                "whether the book is sound, and its games what they were when they were added",
                file,
                {},
                Takes::NamesOnly,
                check_of_book},
    CommandSpec{"book resolve", "a roll between battles by itself: recovery unit=K1", file_and_action, for_play, Takes::Answers,
                resolution_in_book},
    CommandSpec{"book edit", "set right what the book says of a unit or an army, for a reason", file_and_unit, for_edit, Takes::Answers,
                edit_in_book},
    CommandSpec{"book note", "a line for the book", file_and_text, {}, Takes::NamesOnly, note_in_book},
    CommandSpec{"book undo", "take the last entry back: a roll, a rest, a battle", file, {}, Takes::NamesOnly, undo_in_book},
    CommandSpec{"book redo", "bring back what was undone", file, {}, Takes::NamesOnly, redo_in_book},
    CommandSpec{"book amend", "same dice, new ruling: another answer to a past entry", file_and_entry, for_amend, Takes::Answers,
                amendment_in_book},
    CommandSpec{"book strike", "take back a past entry, for a reason", file_and_entry, for_amend, Takes::NamesOnly, strike_in_book},
    CommandSpec{"book charts", "go on by the charts of another pack, for a reason", file, for_charts, Takes::NamesOnly, charts_in_book},
    CommandSpec{"book export", "the season as a report, or a unit's history with its honours", file_and_maybe_unit, for_export,
                Takes::NamesOnly, export_of_book},
    CommandSpec{"book forces", "armies and units as comma-separated values", file, for_forces, Takes::NamesOnly, forces_of_book},
};

} // namespace

std::span<const CommandSpec> command_specs()
{
    return specs;
}

} // namespace corneta::cli
