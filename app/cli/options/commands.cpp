// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/commands.h"

#include "core/text/words.h"

#include <algorithm>
#include <array>
#include <concepts>

namespace corneta::cli {

namespace {

/// Options that a command takes.
std::vector<OptionName> with(std::same_as<OptionName> auto... names)
{
    return {names...};
}

const std::vector<CommandSpec> specs = [] {
    using enum OptionName;
    return std::vector<CommandSpec>{
        {"rulesets", "", "the rulesets built in", with(), list_of_rulesets},
        {"actions", "RULESET", "what a ruleset resolves", with(), list_of_actions},
        {"form", "RULESET ACTION", "what an action asks", with(), form_of_action},
        {"resolve", "RULESET ACTION KEY=VALUE ...", "the result of an action, with its working", with(Dice, Die, Seed, Pack), resolution},
        {"odds", "RULESET ACTION KEY=VALUE ...", "the exact odds of an action before the roll", with(Joint, Pack), odds_of_action},
        {"chart check", "FILE", "whether a pack can be used, and which published cells it overrides", with(), check_of_pack},
        {"chart effect", "RULESET [ACTION] KEY=VALUE ...",
         "what a pack changes: an action's odds by it and without it, or a grid of typical questions", with(Pack, Against), effect_of_pack},
        {"chart", "RULESET [CHART]", "the charts of a ruleset, or the cells of one with their sources", with(Pack), charts_of_ruleset},
        {"print charts", "RULESET", "the charts of a ruleset as a sheet to lie beside the dice, with -o FILE.pdf", with(Out, Paper, Pack),
         printed_sheets},
        {"print chips", "GAME|RULESET",
         "to cut out: order chips, markers and boxes of a ruleset, or labels and caps for the units of a game", with(Out, Paper),
         printed_sheets},
        {"print sticks", "RULESET", "sticks with the ranges and moves of a ruleset, for each size of figures", with(Out, Paper, Pack),
         printed_sheets},
        {"print templates", "RULESET", "the arcs and zones of a ruleset to lay by a base, and cards of formations", with(Out, Paper, Pack),
         printed_sheets},
        {"print report", "GAME", "the after-action report with a plot of the sides' strengths", with(Out, Paper), printed_sheets},
        {"print rosters", "GAME|RULESET", "a roster for each side of a game, with boxes to tick off; for a ruleset blank ones",
         with(Out, Paper, Side), printed_sheets},
        {"print state", "GAME", "where a game stands, to play on from paper and to type back: game from-sheet", with(Out, Paper, Side),
         printed_sheets},
        {"ruleset check", "RULESET", "tries one ruleset alone: what it declares, random answers, odds against dice, battles, a season",
         with(Seeds), check_of_ruleset},
        {"scenarios", "RULESET", "the scenarios of a ruleset built in", with(), list_of_scenarios},
        {"balance merge", "FILE ...", "adds up what parts of the same battles came to, as balance --json printed them", with(),
         merged_balance},
        {"balance", "RULESET SCENARIO",
         "plays whole battles of a scenario, a key or a file, by themselves: who wins, how long it takes, what it costs",
         with(Games, Seed, FromGame, Pack, Against, Option, Turns, Jobs), balance_of_scenario},
        {"complete", "[WORD] ...", "what may stand for the last of these words, for the completion of a shell: complete -- game show",
         with(), completions},
        {"game new", "FILE RULESET", "begin a game in a new file", with(Scenario, Option, Forces, Unit, Pack), new_game},
        {"game show", "FILE", "where a game stands, and its journal", with(Follow), view_of_game},
        {"game resolve", "FILE ACTION [UNIT] KEY=VALUE ...", "an action with units in its roles: firer=K1 target=M2 range=4",
         with(Dice, Die, Word, Next, Usual, Reason), resolution_in_game},
        {"game batch", "FILE ACTION KEY=VALUE ...", "an action for several units that roll by themselves: unit=K1,K2",
         with(Dice, Die, Word, Next, Usual, Reason), batch_in_game},
        {"game commit", "FILE ACTION [UNIT] KEY=VALUE ...",
         "a roll in three steps, the first: fix what is rolled, and seal what its dice come from", with(Holder, Word, Next, Usual, Reason),
         commitment_in_game},
        {"game word", "FILE SIDE=WORD", "the second, for each side: its word for the roll that is open", with(), word_in_game},
        {"game roll", "FILE", "the third: make the roll that is open; nothing else can be done before it", with(Drop, Reason),
         roll_in_game},
        {"game lay", "FILE UNIT [WORD]",
         "lay an order, or whatever else is hidden, face down beside a unit; without WORD you are asked for it", with(Reason), lay_in_game,
         words_to_lay},
        {"game turn-up", "FILE UNIT ...", "turn up what lies face down, all of it or by UNIT ...; UNIT=WORD without the secrets",
         with(Reason), turn_up_in_game},
        {"game phase", "FILE", "end the phase: what was played takes effect, the next begins", with(Reason), phase_in_game},
        {"game edit", "FILE UNIT KEY=VALUE ...", "correct numbers of a unit, for a reason; with --arrives a new unit",
         with(Arrives, Reason), edit_in_game},
        {"game forces", "FILE", "the units as comma-separated values; with --from what a file says of them", with(From, Reason),
         forces_in_game},
        {"game scenario", "FILE KEY NAME [ABOUT]", "save the forces as they stand as a scenario of your own, which every list then has",
         with(Out), scenario_of_game},
        {"game split", "FILE UNIT SIZE PART KEY=VALUE ...", "part SIZE of a unit as another one", with(Reason), split_in_game},
        {"game join", "FILE UNIT OTHER", "join one unit to another", with(Reason), join_in_game},
        {"game strike", "FILE ENTRY", "take an entry back as if it had never been", with(Dice, Die, Word, Step, Reason), strike_in_game},
        {"game charts", "FILE", "play on by the charts of --pack, or by the built-in ones without it, for a reason", with(Pack, Reason),
         charts_in_game},
        {"game note", "FILE TEXT", "write a note into the journal", with(), note_in_game},
        {"game undo", "FILE", "take the last entry back", with(), undo_in_game},
        {"game redo", "FILE", "bring back what was undone", with(), redo_in_game},
        {"game amend", "FILE ENTRY [ACTION] KEY=VALUE ...", "same dice, new ruling: another answer to a past entry, or another action",
         with(Dice, Die, Word, Step, Usual, Reason), amendment},
        {"game auto", "FILE", "both sides play by themselves, with dice and decisions by --seed", with(Seed, Turns), automatic_play},
        {"game forecast", "FILE", "what the battle may come to: whole battles that play themselves from where it stands",
         with(Play, Games, Seed, Turns), forecast_of_game},
        {"game close", "FILE", "reveal the seed of an opening that was left", with(), close_of_game},
        {"game verify", "FILE", "whether seals, dice and what was hidden are as they were", with(Seal), check_of_game},
        {"game salvage", "FILE", "what is sound of a damaged game, in a new file; the damaged one is left as it is", with(Out),
         salvage_of_game},
        {"game export", "FILE", "the after-action report", with(Format, Out, Force), export_of_game},
        {"game page", "FILE", "a page for the players' telephones, with -o FILE.html; --follow writes it anew after each entry",
         with(Out, Follow, Force), page_of_game},
        {"game from-sheet", "SHEET", "a game from a sheet that was typed back: a new one with -o NEW, or one that goes on with --into GAME",
         with(Out, Into, Pack, Reason), game_from_sheet},
        {"game replay", "FILE", "whether today's rules give the same results", with(), replay_of_game},
        {"book new", "FILE RULESET", "begin a club's book, of battles of a ruleset", with(), new_book},
        {"book add", "FILE GAME", "add a finished battle: losses, victories, leaders lost", with(AsItStands), battle_in_book},
        {"book rest", "FILE", "time between battles: casualties, recruits, experience, new leaders", with(Dice), rest_in_book},
        {"book next", "FILE", "begin the next battle in a new game, -o GAME: a scenario with the book's strengths, or its armies alone",
         with(Scenario, Option, FromArmies, Out), next_of_book},
        {"book show", "FILE [UNIT]", "armies, battles and units of a book, or the history of a unit", with(), view_of_book},
        {"book verify", "FILE", "whether the book is sound, and its games what they were when they were added", with(), check_of_book},
        {"book resolve", "FILE ACTION [UNIT] KEY=VALUE ...", "a roll between battles by itself: recovery unit=K1",
         with(Dice, Die, Word, Next, Usual, Reason), in_book<resolution_in_game>},
        {"book edit", "FILE UNIT KEY=VALUE ...", "set right what the book says of a unit or an army, for a reason", with(Arrives, Reason),
         in_book<edit_in_game>},
        {"book note", "FILE TEXT", "a line for the book", with(), in_book<note_in_game>},
        {"book undo", "FILE", "take the last entry back: a roll, a rest, a battle", with(), undo_in_book},
        {"book redo", "FILE", "bring back what was undone", with(), in_book<redo_in_game>},
        {"book amend", "FILE ENTRY KEY=VALUE ...", "same dice, new ruling: another answer to a past entry",
         with(Dice, Die, Word, Step, Reason), in_book<amendment>},
        {"book strike", "FILE ENTRY", "take back a past entry, for a reason", with(Dice, Die, Word, Step, Reason), in_book<strike_in_game>},
        {"book charts", "FILE", "go on by the charts of another pack, for a reason", with(Pack, Reason), in_book<charts_in_game>},
        {"book export", "FILE [UNIT]", "the season as a report, or a unit's history with its honours", with(Format, Out, Force),
         export_of_book},
        {"book forces", "FILE", "armies and units as comma-separated values", with(From, Reason), in_book<forces_in_game>},
    };
}();

constexpr std::string_view answers = "KEY=VALUE ...";
constexpr std::string_view units = "UNIT ...";
constexpr std::string_view more = "...";

} // namespace

std::vector<std::string_view> CommandSpec::names() const
{
    std::vector<std::string_view> all = parted(usage, ' ');
    all.resize(all.size() - (takes() == Takes::NamesOnly ? 0 : takes() == Takes::Files ? 1 : 2));
    return all;
}

Takes CommandSpec::takes() const
{
    if (usage.ends_with(answers))
        return Takes::Answers;
    return usage.ends_with(units) ? Takes::Words : usage.ends_with(more) ? Takes::Files : Takes::NamesOnly;
}

bool CommandSpec::takes(OptionName option) const
{
    constexpr std::array anywhere{OptionName::Json, OptionName::Help, OptionName::Language};
    return std::ranges::find(anywhere, option) != anywhere.end() || std::ranges::find(options, option) != options.end();
}

std::span<const CommandSpec> command_specs()
{
    return specs;
}

const CommandSpec* command_named(Operands typed)
{
    const std::string one = typed.empty() ? "" : typed[0];
    const std::string two = typed.size() < 2 ? "" : one + ' ' + typed[1];
    const auto is_it = [&](const CommandSpec& spec) { return spec.words == (spec.word_count() == 2 ? two : one); };
    const auto found = std::ranges::find_if(specs, is_it);
    return found == specs.end() ? nullptr : &*found;
}

} // namespace corneta::cli
