// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/game_text.h"

#include "app/cli/printing/columns.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/printable.h"
#include "app/storage/game/entry_words.h"
#include "core/game/journal/followed.h"
#include "core/game/journal/usual.h"
#include "core/game/play/offered.h"
#include "core/game/play/phases.h"
#include "core/game/play/prepared.h"
#include "core/game/play/rules.h"
#include "core/text/phrase.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <span>

namespace corneta::cli {

namespace {

std::string rolls_of(const game::EntryResult& result)
{
    Columns columns{"llll"};
    for (const game::RecordedRoll& roll : result.rolls)
        columns.add({spoken(roll.label), fmt::format("{}d{}", roll.pool.count, roll.pool.sides),
                     fmt::format("{}", fmt::join(roll.faces, "+")),
                     fmt::format("{}{}", roller_in_words(roll), roll.is_idle ? spoken(", not asked for") : "")});
    return columns.text("  ");
}

std::string answers_of(const game::EntryResult& result)
{
    Columns columns{"lll"};
    for (const game::Answer& answer : result.answers)
        if (answer.origin != game::Origin::Default)
            columns.add({answer.key, answer.word, spoken(word_of(answer.origin))});
    return columns.text("  ");
}

/// Whether a phase's end only forgets what lasted no longer.
bool is_forgotten(const game::StatChange& change, const game::Effects& effects, std::span<const game::StatSpec> stats)
{
    const auto stat = std::ranges::find(stats, change.stat, [](const game::StatSpec& spec) { return spec.field.key; });
    if (!effects.lets_go || stat == stats.end() || stat->lasts == game::Lasts::Game)
        return false;
    constexpr std::array<std::string_view, 4> nothing{"", "no", "0", "none"};
    const auto& options = stat->field.options;
    return std::ranges::find(nothing, change.word) != nothing.end() || (!options.empty() && options.front().word == change.word);
}

std::string changes_of(const GameRecord& record, const game::Effects& effects)
{
    const std::vector<game::StatSpec> stats = game::stats_of(record.ruleset());
    Columns columns{"lll"};
    for (const game::StatChange& change : effects.stats)
        if (const auto words = change_in_words(stats, record.journal().state(), change); words && !is_forgotten(change, effects, stats))
            columns.add({name_of(record, change.unit), words->first, words->second});
    return columns.text("  ");
}

/// What follows from a play; of one that is read again what nobody has taken since.
std::string next_of(const GameRecord& record, int entry, const game::Effects& effects, bool is_again)
{
    Columns columns{"llll"};
    for (int i = 0; std::cmp_less(i, effects.next.size()); ++i) {
        const auto& [kind, by, choices] = effects.next[static_cast<std::size_t>(i)];
        if (is_again && !game::followed(record.journal().state(), {entry, i, 0}))
            continue;
        for (std::size_t choice = 0; choice < choices.size(); ++choice)
            columns.add({spoken(word_of(kind)), spoken(choices[choice].words), choices[choice].action,
                         fmt::format("--next {}.{}.{}", entry, i + 1, choice + 1)});
    }
    return columns.text("  ");
}

/// What only the table knows and was taken as usual, in a line.
std::string usual_of(const GameRecord& record, const game::EntryResult& result)
{
    const Action* const action = result.play ? record.ruleset().find_action(result.play->action) : nullptr;
    const Sentence usual = action == nullptr ? Sentence{} : game::usual_in(result.answers, action->form);
    return usual.empty() ? std::string{} : spoken(usual) + '\n';
}

std::string text_of(const GameRecord& record, const game::EntryResult& result, bool is_again)
{
    std::string instructions;
    std::string working;
    for (const game::Told& told : result.told) {
        for (const Instruction& instruction : told.instructions) // those of several units once
            if (const std::string line = fmt::format("  {}\n", spoken(instruction.words));
                !instructions.starts_with(line) && !instructions.contains('\n' + line))
                instructions += line;
        working += working_in_lines(told);
    }
    std::string all = usual_of(record, result) + part("ANSWERS", answers_of(result)) + part("HANDS", instructions)
        + part("DICE", rolls_of(result)) + part("WORKING", working) + part("CHANGES", changes_of(record, result.effects));
    if (result.effects.waits)
        all += spoken("\nIt takes effect when the phase ends.\n");
    return all + part("THEN", next_of(record, result.entry, result.effects, is_again));
}

std::string units_in_lines(const GameRecord& record)
{
    Columns columns{"lllll"};
    for (const game::Unit& unit : record.journal().state().units) {
        const std::string stats = stats_in_words(record.ruleset(), record.journal().state(), unit);
        const std::string command = unit.command.empty() ? "" : phrase("under {}", name_of(record, unit.command));
        columns.add({unit.code, unit.key, unit.name, unit.side,
                     fmt::format("{}{}{}", command, command.empty() || stats.empty() ? "" : ", ", stats)});
    }
    return columns.text("  ");
}

std::string owed_in_lines(const GameRecord& record)
{
    const game::State& state = record.journal().state();
    Columns columns{"llll"};
    for (const game::Owed& owed : game::open_follow_ups(state, record.book()))
        for (std::size_t choice = 0; choice < owed.next.choices.size(); ++choice)
            if (const game::NextChoice& next = owed.next.choices[choice]; game::is_open(next, state, record.book()))
                columns.add({spoken(word_of(owed.next.kind)), spoken(next.words), next.action,
                             fmt::format("--next {}.{}.{}", owed.entry, owed.index + 1, choice + 1)});
    return columns.text("  ");
}

std::string standing_in_lines(const GameRecord& record)
{
    Columns columns{"ll"};
    for (const game::Standing& standing : game::standing_of(record.journal().state(), record.book()))
        columns.add({name_of(record, standing.side), spoken(standing.words)});
    return columns.text("  ");
}

std::string idle_in_lines(const GameRecord& record)
{
    Columns columns{"llll"};
    for (const game::Idle& idle : idle_of(record)) {
        const game::Unit* const unit = record.journal().state().find(idle.unit);
        columns.add({unit == nullptr ? "" : unit->code, name_of(record, idle.unit), spoken(idle.why), std::string{idle.action}});
    }
    return columns.text("  ");
}

/// What would do it, as far as it is known.
game::Play play_of(const game::Idle& idle)
{
    game::Play play{.action = std::string{idle.action}};
    if (!idle.role.empty())
        play.roles.push_back({std::string{idle.role}, {idle.unit}});
    return play;
}

} // namespace

std::string command_of(const GameRecord& record, const std::string& path, const game::Play& play)
{
    std::string command = fmt::format("game resolve {} {}", shell_word(path), play.action);
    for (const game::RoleFilled& filled : play.roles)
        command += fmt::format(" {}={}", filled.role, fmt::join(filled.units, ","));
    if (const auto ready = game::filled_play(record.journal().state(), record.book(), play))
        for (const Problem& nobody : ready->nobody)
            command += fmt::format(" {}=UNIT", nobody.where);
    if (play.follows)
        command += fmt::format(" --next {}.{}.{}", play.follows->entry, play.follows->index + 1, play.follows->choice + 1);
    return command;
}

std::string command_of(const GameRecord& record, const std::string& path, const game::Idle& idle)
{
    if (!idle.action.empty())
        return command_of(record, path, play_of(idle));
    const auto& face_down = record.journal().state().face_down;
    return idle.must && std::ranges::count(face_down, idle.unit) > 0 ? fmt::format("game turn-up {} {}", path, idle.unit) : std::string{};
}

std::string not_done_in_lines(const GameRecord& record, const std::string& path)
{
    struct Left {
        game::Idle first;
        std::string units;
    };
    std::vector<Left> all;
    for (game::Idle& idle : idle_of(record)) {
        const game::Unit* const unit = record.journal().state().find(idle.unit);
        const std::string name = unit == nullptr || unit->code.empty() ? name_of(record, idle.unit) : unit->code;
        const auto alike = std::ranges::find_if(
            all, [&](const Left& left) { return left.first.action == idle.action && text(left.first.why) == text(idle.why); });
        if (alike != all.end())
            alike->units += ", " + name;
        else
            all.push_back({std::move(idle), name});
    }
    std::string lines;
    for (const auto& [idle, units] : all) {
        lines += fmt::format("  {}: {}", spoken(idle.why), units);
        if (const std::string command = command_of(record, path, idle); !command.empty())
            lines += fmt::format(" ({})", command);
        lines += "\n";
    }
    return lines;
}

std::vector<game::Idle> idle_of(const GameRecord& record)
{
    return game::idle_units(record.journal().state(), record.book());
}

QJsonObject json_of(const game::Unit& unit)
{
    QJsonObject stats;
    for (const auto& [key, word] : unit.stats)
        stats[words(key)] = words(word);
    return {{"key", words(unit.key)},
            {"code", words(unit.code)},
            {"name", words(unit.name)},
            {"kind", words(unit.kind)},
            {"side", words(unit.side)},
            {"command", words(unit.command)},
            {"stats", stats}};
}

std::string text_of(const GameRecord& record, const game::Stage& stage)
{
    return phrase("Turn {}, {}{}{}", stage.turn, spoken(game::label_of_phase(record.ruleset(), stage.phase)),
                  stage.round > 1 ? phrase(", round {}", stage.round) : "", stage.aftermath ? spoken(", what follows from it") : "");
}

std::string line_of(const GameRecord& record, const game::Entry& entry)
{
    const int read_by = read_otherwise_by(record.journal(), entry);
    return fmt::format("{:>4}  {}: {}{}{}\n", entry.number, text_of(record, entry.stage), sentence_of(record, entry),
                       is_in_force(record.journal(), entry) ? "" : spoken(" (undone)"),
                       read_by == 0 ? "" : phrase(" (changed by entry {})", read_by));
}

std::string text_of(const GameRecord& record, const game::Entry& entry)
{
    std::string all = phrase("Entry {}, {}: {}\n", entry.number, text_of(record, entry.stage), sentence_of(record, entry));
    for (const game::EntryResult& result : entry.results) {
        if (result.entry != entry.number)
            all += part(phrase("ENTRY {} NOW", result.entry),
                        fmt::format("  {}\n", sentence_of(record, *record.journal().find(result.entry), result)));
        all += text_of(record, result, result.entry != entry.number);
    }
    for (const int struck : entry.struck)
        all += phrase("\nEntry {} is struck.\n", struck);
    return all;
}

std::string text_of_seal(const GameFile& file)
{
    std::string lines = phrase("\nSaved as entry {}, seal {}\n", file.journal().entries().size(), on_paper(file.file().head_seal()));
    if (const std::string& torn = file.file().torn_path(); !torn.empty())
        lines += spoken("The last line of the file had broken off, as when the power goes; what was there of it is in ") + printable(torn)
            + "\n";
    return lines;
}

std::string text_of_torn(const GameRead& read)
{
    return read.torn == 0 ? "" : phrase("{} bytes of a last line that broke off are left out\n", read.torn);
}

std::string text_of(const GameRecord& record)
{
    const game::State& state = record.journal().state();
    std::string all = fmt::format("{}\n", text_of(record, state.stage));
    if (const Sentence verdict = game::verdict_of(state, record.book()); !verdict.empty())
        all += spoken(verdict) + "\n";
    all += part("STANDING", standing_in_lines(record)) + part("UNITS", units_in_lines(record));
    if (!state.pending.empty())
        all += phrase("\n{} played in this phase take effect when it ends.\n", state.pending.size());
    all += part("OWED", owed_in_lines(record)) + part("NOT YET", idle_in_lines(record));
    if (!state.face_down.empty())
        all += part("FACE DOWN", fmt::format("  {}\n", fmt::join(state.face_down, ", ")));
    std::string dice;
    if (const Request* const open = record.owed())
        dice = phrase("  {} is open and comes first: game word, game roll\n", roll_in_words(record, open->command));
    for (const std::string& sentence : doubts_in_words(record))
        dice += "  " + sentence + "\n";
    return all + part("DICE", dice);
}

} // namespace corneta::cli
