// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_json.h"
#include "core/game/journal/entry.h"

#include <array>
#include <string_view>

/// The members of each part of an entry, declared once for writing and for reading. `to` is called with a key and the member.
namespace corneta::game {

template <class E> constexpr std::array<std::string_view, 0> enum_words{};
template <> inline constexpr std::array<std::string_view, 4> enum_words<Does>{"nothing", "add", "set", "marker"};
template <> inline constexpr std::array<std::string_view, 3> enum_words<Follow>{"must", "either", "may"};
template <> inline constexpr std::array<std::string_view, 5> enum_words<Origin>{"typed", "next", "roster", "default", "usual"};
template <> inline constexpr std::array<std::string_view, 3> enum_words<RolledBy>{"hand", "program", "seed"};
template <> inline constexpr std::array<std::string_view, 3> enum_words<Rule>{"strike", "keep", "amend"};
template <> inline constexpr std::array<std::string_view, 6> enum_words<Op>{"start", "add", "times", "floor", "least", "most"};
template <> inline constexpr std::array<std::string_view, 4> enum_words<Source>{"rules", "example", "house", "yours"};

/// What `do` says of a command, in the order of the variant.
inline constexpr std::array<std::string_view, std::variant_size_v<Command>> command_words{
    "play", "lay", "turn-up", "end-phase", "edit", "split", "join", "strike", "amend", "undo", "redo", "note", "charts", "from-paper"};
static_assert(!command_words.back().empty(), "a new command needs its word");

/// A sentence, or hands, as a value: pattern and arguments, beside the text in English.
template <class Words> struct Said {
    Words& words;
};
template <class Words> Said(Words&) -> Said<Words>;

template <class Value, class Type>
concept Part = std::same_as<std::remove_const_t<Value>, Type>;

void describe(Part<Unit> auto& unit, auto&& to)
{
    auto& [key, code, name, kind, side, command, stats] = unit;
    to("key", key), to("code", code), to("name", name), to("kind", kind), to("side", side);
    to("command", command), to("stats", stats);
}
void describe(Part<StatChange> auto& change, auto&& to)
{
    auto& [unit, stat, does, word] = change;
    to("unit", unit), to("stat", stat), to("does", does), to("word", word);
}
void describe(Part<RoleFilled> auto& filled, auto&& to)
{
    auto& [role, units] = filled;
    to("role", role), to("units", units);
}
void describe(Part<Given> auto& given, auto&& to)
{
    auto& [key, word, values] = given; // the word says the values
    to("key", key), to("word", word);
}
void describe(Part<OutcomeWords> auto& outcome, auto&& to)
{
    auto& [key, words] = outcome;
    to("key", key), to("words", words);
}
void describe(Part<NextChoice> auto& choice, auto&& to)
{
    auto& [action, words, roles, inputs] = choice;
    Said said{words};
    to("action", action), to("words", words), to("roles", roles), to("inputs", inputs), to("said", said);
}
void describe(Part<Next> auto& next, auto&& to)
{
    auto& [kind, by, choices] = next;
    to("kind", kind), to("by", by), to("choices", choices);
}
/// Its action, roles and entry are those of the play, its answers those of the result.
void describe(Part<PlayedAction> auto& played, auto&& to)
{
    auto& [entry, action, roles, answers, outcomes, changes, next] = played;
    to("outcomes", outcomes), to("changes", changes), to("next", next);
}
void describe(Part<Stage> auto& stage, auto&& to)
{
    auto& [turn, phase, round, aftermath] = stage;
    to("turn", turn), to("phase", phase), to("round", round), to("aftermath", aftermath);
}
void describe(Part<Effects> auto& effects, auto&& to)
{
    auto& [stats, arrive, leave, waits, lifts_pending, lets_go, stage, next, takes, lays, turns_up] = effects;
    to("stats", stats), to("arrive", arrive), to("leave", leave);
    to("lifts_pending", lifts_pending), to("lets_go", lets_go), to("stage", stage), to("next", next);
    to("takes", takes), to("lays", lays), to("turns_up", turns_up);
}
void describe(Part<Follows> auto& follows, auto&& to)
{
    auto& [entry, index, choice] = follows;
    to("entry", entry), to("index", index), to("choice", choice);
}
void describe(Part<Play> auto& play, auto&& to)
{
    auto& [action, roles, typed, follows, reason, as_usual] = play;
    to("action", action), to("roles", roles), to("typed", typed), to("follows", follows), to("reason", reason), to("usual", as_usual);
}
void describe(Part<PlaceFaceDown> auto& lay, auto&& to)
{
    auto& [unit, place, sealed, commitment, reason] = lay;
    to("unit", unit), to("place", place), to("sealed", sealed), to("commitment", commitment), to("reason", reason);
}
void describe(Part<TurnedUp> auto& turned, auto&& to)
{
    auto& [unit, word, salt] = turned;
    to("unit", unit), to("word", word), to("salt", salt);
}
void describe(Part<TurnUp> auto& turn_up, auto&& to)
{
    auto& [all, reason] = turn_up;
    to("all", all), to("reason", reason);
}
void describe(Part<EndPhase> auto& end, auto&& to)
{
    auto& [reason] = end;
    to("reason", reason);
}
void describe(Part<Edit> auto& edit, auto&& to)
{
    auto& [unit, stats, arrives, reason] = edit;
    to("unit", unit), to("stats", stats), to("arrives", arrives), to("reason", reason);
}
void describe(Part<Split> auto& split, auto&& to)
{
    auto& [unit, size, part, code, name, reason] = split;
    to("unit", unit), to("size", size), to("part", part), to("code", code), to("name", name), to("reason", reason);
}
void describe(Part<Join> auto& join, auto&& to)
{
    auto& [unit, other, reason] = join;
    to("unit", unit), to("other", other), to("reason", reason);
}
void describe(Part<Ruling> auto& ruling, auto&& to)
{
    auto& [entry, rule, play] = ruling;
    to("entry", entry), to("rule", rule), to("play", play);
}
void describe(Part<Strike> auto& strike, auto&& to)
{
    auto& [entry, reason, rulings] = strike;
    to("entry", entry), to("reason", reason), to("rulings", rulings);
}
void describe(Part<Amend> auto& amend, auto&& to)
{
    auto& [entry, play, reason, rulings] = amend;
    to("entry", entry), to("play", play), to("reason", reason), to("rulings", rulings);
}
void describe(Part<Undo> auto& /*undo*/, auto&& /*to*/) {}
void describe(Part<Redo> auto& /*redo*/, auto&& /*to*/) {}
void describe(Part<ChangeCharts> auto& change, auto&& to)
{
    auto& [pack, reason] = change;
    to("pack", pack), to("reason", reason);
}
void describe(Part<FromPaper> auto& paper, auto&& to)
{
    auto& [effects, reason, title] = paper;
    Said said{title};
    to("effects", effects), to("reason", reason), to("title", title), to("said", said);
}
void describe(Part<Note> auto& note, auto&& to)
{
    auto& [text] = note;
    to("text", text);
}
void describe(Part<Answer> auto& answer, auto&& to)
{
    auto& [key, word, origin] = answer;
    to("key", key), to("word", word), to("origin", origin);
}
void describe(Part<Pool> auto& pool, auto&& to)
{
    auto& [count, sides] = pool;
    to("count", count), to("sides", sides);
}
void describe(Part<RecordedRoll> auto& roll, auto&& to)
{
    auto& [label, pool, faces, by, number, is_idle] = roll;
    to("label", label), to("pool", pool), to("faces", faces), to("by", by), to("number", number);
    to("idle", is_idle);
}
void describe(Part<CellName> auto& cell, auto&& to)
{
    auto& [chart, row, column] = cell;
    to("chart", chart), to("row", row), to("column", column);
}
void describe(Part<Working> auto& working, auto&& to)
{
    auto& [op, amount, total, reason, source, rule, cell] = working;
    to("op", op), to("amount", amount), to("total", total), to("reason", reason);
    to("source", source), to("rule", rule), to("cell", cell);
}
void describe(Part<Told> auto& told, auto&& to)
{
    auto& [headline, workings, instructions] = told;
    Said said{headline};
    Said hands_said{instructions};
    to("headline", headline), to("workings", workings), to("hands", instructions);
    to("said", said), to("hands_said", hands_said);
}
void describe(Part<Luck> auto& luck, auto&& to)
{
    auto& [side, expected, actual, chances] = luck;
    to("side", side), to("expected", expected), to("actual", actual), to("chances", chances);
}
/// `waits`: its played action is among the effects.
void describe(Part<EntryResult> auto& result, auto&& to)
{
    auto& [entry, play, answers, rolls, told, played, luck, effects] = result;
    bool waits = effects.waits.has_value();
    to("entry", entry), to("waits", waits), to("play", play), to("answers", answers), to("rolls", rolls);
    to("told", told), to("deed", played), to("luck", luck), to("effects", effects);
    if constexpr (!std::is_const_v<std::remove_reference_t<decltype(result)>>)
        if (waits)
            effects.waits.emplace(); // filled in when all is read
}
void describe(Part<Entry> auto& entry, auto&& to)
{
    auto& [number, stage, command, results, struck, when, seat] = entry;
    to("entry", number), to("stage", stage), to("command", command), to("readings", results);
    to("struck", struck), to("when", when), to("seat", seat);
}

void describe(Part<GameHead> auto& head, auto&& to)
{
    auto& [format, program, ruleset, id, pack, scenario] = head;
    to("corneta", format), to("program", program), to("ruleset", ruleset), to("id", id), to("pack", pack);
    to("scenario", scenario);
}
void describe(Part<OpeningLine> auto& line, auto&& to)
{
    auto& [opening, requests, after, charts, holder, words] = line;
    to("opening", opening), to("requests", requests), to("after", after), to("charts", charts), to("holder", holder);
    to("words", words);
}
void describe(Part<Request> auto& request, auto&& to)
{
    auto& [command, typed] = request;
    to("command", command), to("typed", typed);
}
void describe(Part<SideWord> auto& said, auto&& to)
{
    auto& [side, word] = said;
    to("side", side), to("word", word);
}
void describe(Part<ThrownAwayLine> auto& line, auto&& to)
{
    auto& [thrown_away, reason, rolls, is_withheld] = line;
    to("thrown_away", thrown_away), to("reason", reason), to("rolls", rolls), to("withheld", is_withheld);
}
void describe(Part<WithheldLine> auto& line, auto&& to)
{
    auto& [withheld, reason] = line;
    to("withheld", withheld), to("reason", reason);
}
void describe(Part<WordLine> auto& line, auto&& to)
{
    auto& [side, word] = line;
    to("side", side), to("word", word);
}
void describe(Part<RevealLine> auto& line, auto&& to)
{
    auto& [opening, reveal] = line;
    to("opening", opening), to("reveal", reveal);
}

/// Small parts of which an entry has many: their members stand in a list, in the order above.
template <class T> inline constexpr bool is_row = false;
template <> inline constexpr bool is_row<StatChange> = true;
template <> inline constexpr bool is_row<RoleFilled> = true;
template <> inline constexpr bool is_row<Given> = true;
template <> inline constexpr bool is_row<Answer> = true;
template <> inline constexpr bool is_row<OutcomeWords> = true;
template <> inline constexpr bool is_row<Follows> = true;
template <> inline constexpr bool is_row<SideWord> = true;
template <> inline constexpr bool is_row<Pool> = true;
template <> inline constexpr bool is_row<CellName> = true;
template <> inline constexpr bool is_row<Working> = true;

struct Ignored {
    void operator()(auto&&... /*member*/) const {}
};
/// What has members declared above.
template <class T>
concept Described = requires(T& part) { describe(part, Ignored{}); };

} // namespace corneta::game
