// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game_json.h"
#include "core/game/entry.h"

#include <array>
#include <string_view>

/// The members of each part of an entry, declared once for writing and for reading. `to` is called with a key and the member.
namespace corneta::game {

template <class E> constexpr std::array<std::string_view, 0> enum_words{};
template <> inline constexpr std::array<std::string_view, 4> enum_words<Does>{"nothing", "add", "set", "marker"};
template <> inline constexpr std::array<std::string_view, 3> enum_words<Follow>{"must", "either", "may"};
template <> inline constexpr std::array<std::string_view, 4> enum_words<Origin>{"typed", "next", "roster", "default"};
template <> inline constexpr std::array<std::string_view, 2> enum_words<RolledBy>{"hand", "program"};
template <> inline constexpr std::array<std::string_view, 3> enum_words<Rule>{"strike", "keep", "amend"};
template <> inline constexpr std::array<std::string_view, 6> enum_words<Op>{"start", "add", "times", "floor", "least", "most"};
template <> inline constexpr std::array<std::string_view, 4> enum_words<Source>{"rules", "example", "house", "yours"};

/// What `do` says of a command, in the order of the variant.
inline constexpr std::array<std::string_view, std::variant_size_v<Command>> command_words{
    "play", "lay", "turn-up", "end-phase", "edit", "split", "join", "strike", "amend", "undo", "redo", "note"};

template <class Value, class Type>
concept Part = std::same_as<std::remove_const_t<Value>, Type>;

void describe(Part<Unit> auto& unit, auto&& to)
{
    to("key", unit.key), to("code", unit.code), to("name", unit.name), to("kind", unit.kind), to("side", unit.side);
    to("command", unit.command), to("stats", unit.stats);
}
void describe(Part<StatChange> auto& change, auto&& to)
{
    to("unit", change.unit), to("stat", change.stat), to("does", change.does), to("word", change.word);
}
void describe(Part<RoleFilled> auto& filled, auto&& to)
{
    to("role", filled.role), to("units", filled.units);
}
void describe(Part<Given> auto& given, auto&& to)
{
    to("key", given.key), to("word", given.word);
}
void describe(Part<OutcomeWords> auto& outcome, auto&& to)
{
    to("key", outcome.key), to("words", outcome.words);
}
void describe(Part<NextChoice> auto& choice, auto&& to)
{
    to("action", choice.action), to("words", choice.words), to("roles", choice.roles), to("inputs", choice.inputs);
}
void describe(Part<Next> auto& next, auto&& to)
{
    to("kind", next.kind), to("by", next.by), to("choices", next.choices);
}
/// Its action, roles and entry are those of the play, its answers those of the reading.
void describe(Part<Deed> auto& deed, auto&& to)
{
    to("outcomes", deed.outcomes), to("changes", deed.changes), to("next", deed.next);
}
void describe(Part<Stage> auto& stage, auto&& to)
{
    to("turn", stage.turn), to("phase", stage.phase), to("round", stage.round), to("aftermath", stage.aftermath);
}
void describe(Part<Effects> auto& effects, auto&& to)
{
    to("stats", effects.stats), to("arrive", effects.arrive), to("leave", effects.leave);
    to("lifts_pending", effects.lifts_pending), to("lets_go", effects.lets_go), to("stage", effects.stage), to("next", effects.next);
    to("takes", effects.takes), to("lays", effects.lays), to("turns_up", effects.turns_up);
}
void describe(Part<Follows> auto& follows, auto&& to)
{
    to("entry", follows.entry), to("index", follows.index), to("choice", follows.choice);
}
void describe(Part<Play> auto& play, auto&& to)
{
    to("action", play.action), to("roles", play.roles), to("typed", play.typed), to("follows", play.follows), to("reason", play.reason);
}
void describe(Part<LayOrder> auto& lay, auto&& to)
{
    to("unit", lay.unit), to("place", lay.place), to("sealed", lay.sealed), to("commitment", lay.commitment);
}
void describe(Part<TurnedUp> auto& turned, auto&& to)
{
    to("unit", turned.unit), to("word", turned.word), to("salt", turned.salt);
}
void describe(Part<TurnUp> auto& turn_up, auto&& to)
{
    to("all", turn_up.all);
}
void describe(Part<EndPhase> auto& end, auto&& to)
{
    to("reason", end.reason);
}
void describe(Part<Edit> auto& edit, auto&& to)
{
    to("unit", edit.unit), to("stats", edit.stats), to("arrives", edit.arrives), to("reason", edit.reason);
}
void describe(Part<Split> auto& split, auto&& to)
{
    to("unit", split.unit), to("size", split.size), to("part", split.part), to("code", split.code), to("name", split.name);
}
void describe(Part<Join> auto& join, auto&& to)
{
    to("unit", join.unit), to("other", join.other);
}
void describe(Part<Ruling> auto& ruling, auto&& to)
{
    to("entry", ruling.entry), to("rule", ruling.rule), to("play", ruling.play);
}
void describe(Part<Strike> auto& strike, auto&& to)
{
    to("entry", strike.entry), to("reason", strike.reason), to("rulings", strike.rulings);
}
void describe(Part<Amend> auto& amend, auto&& to)
{
    to("entry", amend.entry), to("play", amend.play), to("reason", amend.reason), to("rulings", amend.rulings);
}
void describe(Part<Undo> auto& /*undo*/, auto&& /*to*/) {}
void describe(Part<Redo> auto& /*redo*/, auto&& /*to*/) {}
void describe(Part<Note> auto& note, auto&& to)
{
    to("text", note.text);
}
void describe(Part<Answer> auto& answer, auto&& to)
{
    to("key", answer.key), to("word", answer.word), to("origin", answer.origin);
}
void describe(Part<Pool> auto& pool, auto&& to)
{
    to("count", pool.count), to("sides", pool.sides);
}
void describe(Part<RecordedRoll> auto& roll, auto&& to)
{
    to("label", roll.label), to("pool", roll.pool), to("faces", roll.faces), to("by", roll.by), to("number", roll.number);
    to("idle", roll.is_idle);
}
void describe(Part<CellName> auto& cell, auto&& to)
{
    to("chart", cell.chart), to("row", cell.row), to("column", cell.column);
}
void describe(Part<Working> auto& working, auto&& to)
{
    to("op", working.op), to("amount", working.amount), to("total", working.total), to("reason", working.reason);
    to("source", working.source), to("rule", working.rule), to("cell", working.cell);
}
void describe(Part<Told> auto& told, auto&& to)
{
    to("headline", told.headline), to("workings", told.workings), to("hands", told.hands);
}
void describe(Part<Luck> auto& luck, auto&& to)
{
    to("side", luck.side), to("expected", luck.expected), to("actual", luck.actual), to("chances", luck.chances);
}
/// `waits`: its deed is among the effects.
void describe(Part<Reading> auto& reading, auto&& to)
{
    bool waits = reading.effects.waits.has_value();
    to("entry", reading.entry), to("waits", waits), to("play", reading.play), to("answers", reading.answers), to("rolls", reading.rolls);
    to("told", reading.told), to("deed", reading.deed), to("luck", reading.luck), to("effects", reading.effects);
    if constexpr (!std::is_const_v<std::remove_reference_t<decltype(reading)>>)
        if (waits)
            reading.effects.waits.emplace(); // filled in when all is read
}
void describe(Part<Entry> auto& entry, auto&& to)
{
    to("entry", entry.number), to("stage", entry.stage), to("command", entry.command), to("readings", entry.readings);
    to("struck", entry.struck);
}

void describe(Part<GameHead> auto& head, auto&& to)
{
    to("corneta", head.format), to("program", head.program), to("ruleset", head.ruleset), to("id", head.id), to("pack", head.pack);
    to("scenario", head.scenario);
}
void describe(Part<OpeningLine> auto& line, auto&& to)
{
    to("opening", line.opening);
}
void describe(Part<WordLine> auto& line, auto&& to)
{
    to("side", line.side), to("word", line.word);
}
void describe(Part<RevealLine> auto& line, auto&& to)
{
    to("opening", line.opening), to("reveal", line.reveal);
}

/// Small parts of which an entry has many: their members stand in a list, in the order above.
template <class T> inline constexpr bool is_row = false;
template <> inline constexpr bool is_row<StatChange> = true;
template <> inline constexpr bool is_row<RoleFilled> = true;
template <> inline constexpr bool is_row<Given> = true;
template <> inline constexpr bool is_row<Answer> = true;
template <> inline constexpr bool is_row<OutcomeWords> = true;
template <> inline constexpr bool is_row<Follows> = true;
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
