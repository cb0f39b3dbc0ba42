// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_json.h"
#include "core/game/balance/balance.h"
#include "core/game/journal/entry.h"

#include <array>
#include <string_view>
#include <tuple>

/// The members of each part of an entry, and of a record of counted battles, declared once for writing and for reading.
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

/// What the members of a part are called, in their order; one that goes without a name is not written.
template <std::size_t count> struct Named {
    std::array<std::string_view, count> keys;
    bool is_row; ///< its members stand in a list, in that order: small parts of which an entry has many
};
template <class... Key> constexpr Named<sizeof...(Key)> object(Key... keys)
{
    return {{keys...}, false};
}
template <class... Key> constexpr Named<sizeof...(Key)> row(Key... keys)
{
    return {{keys...}, true};
}
template <class T> inline constexpr Named<0> named{};

template <> inline constexpr auto named<Unit> = object("key", "code", "name", "kind", "side", "command", "stats");
template <> inline constexpr auto named<StatChange> = row("unit", "stat", "does", "word");
template <> inline constexpr auto named<RoleFilled> = row("role", "units");
template <> inline constexpr auto named<Given> = row("key", "word", ""); // the word says the values
template <> inline constexpr auto named<OutcomeWords> = row("key", "words");
template <> inline constexpr auto named<Next> = object("kind", "by", "choices");
/// Its action, roles and entry are those of the play, its answers those of the result.
template <> inline constexpr auto named<PlayedAction> = object("", "", "", "", "outcomes", "changes", "next");
template <> inline constexpr auto named<Stage> = object("turn", "phase", "round", "aftermath");
/// What waits is the played action of the result.
template <> inline constexpr auto named<Effects> =
    object("stats", "arrive", "leave", "", "lifts_pending", "lets_go", "keeps", "stage", "next", "takes", "lays", "turns_up");
template <> inline constexpr auto named<Follows> = row("entry", "index", "choice");
template <> inline constexpr auto named<Play> = object("action", "roles", "typed", "follows", "reason", "usual");
template <> inline constexpr auto named<PlaceFaceDown> = object("unit", "place", "sealed", "commitment", "reason");
template <> inline constexpr auto named<TurnedUp> = object("unit", "word", "salt");
template <> inline constexpr auto named<TurnUp> = object("all", "reason");
template <> inline constexpr auto named<EndPhase> = object("reason");
template <> inline constexpr auto named<Edit> = object("unit", "stats", "arrives", "reason");
template <> inline constexpr auto named<Split> = object("unit", "size", "part", "code", "name", "reason");
template <> inline constexpr auto named<Join> = object("unit", "other", "reason");
template <> inline constexpr auto named<Ruling> = object("entry", "rule", "play");
template <> inline constexpr auto named<Strike> = object("entry", "reason", "rulings", "rest");
template <> inline constexpr auto named<Amend> = object("entry", "play", "reason", "rulings", "rest");
template <> inline constexpr auto named<ChangeCharts> = object("pack", "reason");
template <> inline constexpr auto named<Note> = object("text");
template <> inline constexpr auto named<Answer> = row("key", "word", "origin");
template <> inline constexpr auto named<Pool> = row("count", "sides");
template <> inline constexpr auto named<RecordedRoll> = object("label", "pool", "faces", "by", "number", "idle");
template <> inline constexpr auto named<CellName> = row("chart", "row", "column");
template <> inline constexpr auto named<Working> = row("op", "amount", "total", "reason", "source", "rule", "cell");
template <> inline constexpr auto named<Luck> = object("side", "expected", "actual", "chances");
template <> inline constexpr auto named<Entry> = object("entry", "stage", "command", "readings", "struck", "when", "seat");

template <> inline constexpr auto named<GameHead> = object("corneta", "program", "ruleset", "id", "pack", "scenario");
template <> inline constexpr auto named<OpeningLine> = object("opening", "requests", "after", "charts", "holder", "words");
template <> inline constexpr auto named<Request> = object("command", "typed");
template <> inline constexpr auto named<SideWord> = row("side", "word");
template <> inline constexpr auto named<ThrownAwayLine> = object("thrown_away", "reason", "rolls", "withheld");
template <> inline constexpr auto named<WithheldLine> = object("withheld", "reason");
template <> inline constexpr auto named<WordLine> = object("side", "word");
template <> inline constexpr auto named<RevealLine> = object("opening", "reveal");

template <> inline constexpr auto named<Moments> = object("sum", "squares");
template <> inline constexpr auto named<SideTally> = object("victories", "army_breaks", "losses", "lost", "broken");
template <> inline constexpr auto named<BattlesTally> = object("stuck", "lengths", "sides");
template <> inline constexpr auto named<SideDifference> = object("victories", "losses");
template <> inline constexpr auto named<Difference> = object("turns", "sides");
template <> inline constexpr auto named<ChartsNamed> = object("name", "digest");
template <> inline constexpr auto named<SideThere> = object("key", "name", "units", "strength");
template <> inline constexpr auto named<BalanceQuestion> =
    object("program", "ruleset", "scenario", "options", "digest", "seed", "last_turn", "charts", "sides");

template <class T> inline constexpr bool is_row = named<T>.is_row;

/// The members of a part, which are so many.
template <std::size_t count> auto members_of(auto& part)
{
    static_assert(count < 8 || count == 9 || count == 12, "a part with so many members needs its case here");
    if constexpr (count == 1) {
        auto& [a] = part;
        return std::tie(a);
    } else if constexpr (count == 2) {
        auto& [a, b] = part;
        return std::tie(a, b);
    } else if constexpr (count == 3) {
        auto& [a, b, c] = part;
        return std::tie(a, b, c);
    } else if constexpr (count == 4) {
        auto& [a, b, c, d] = part;
        return std::tie(a, b, c, d);
    } else if constexpr (count == 5) {
        auto& [a, b, c, d, e] = part;
        return std::tie(a, b, c, d, e);
    } else if constexpr (count == 6) {
        auto& [a, b, c, d, e, f] = part;
        return std::tie(a, b, c, d, e, f);
    } else if constexpr (count == 7) {
        auto& [a, b, c, d, e, f, g] = part;
        return std::tie(a, b, c, d, e, f, g);
    } else if constexpr (count == 9) {
        auto& [a, b, c, d, e, f, g, h, i] = part;
        return std::tie(a, b, c, d, e, f, g, h, i);
    } else {
        auto& [a, b, c, d, e, f, g, h, i, j, k, l] = part;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k, l);
    }
}

template <class Value, class Type>
concept Part = std::same_as<std::remove_const_t<Value>, Type>;

/// Calls `to` with the key and the member for each that has a name.
template <class T>
    requires(!named<std::remove_const_t<T>>.keys.empty())
void describe(T& part, auto&& to)
{
    constexpr auto& keys = named<std::remove_const_t<T>>.keys;
    const std::string_view* key = keys.data();
    const auto tell = [&](auto& member) {
        if (!key->empty())
            to(*key, member);
        ++key;
    };
    std::apply([&](auto&... member) { (tell(member), ...); }, members_of<keys.size()>(part));
}
void describe(Part<Undo> auto& /*undo*/, auto&& /*to*/) {}
void describe(Part<Redo> auto& /*redo*/, auto&& /*to*/) {}
void describe(Part<NextChoice> auto& choice, auto&& to)
{
    auto& [action, words, roles, inputs] = choice;
    Said said{words};
    to("action", action), to("words", words), to("roles", roles), to("inputs", inputs), to("said", said);
}
void describe(Part<FromPaper> auto& paper, auto&& to)
{
    auto& [effects, reason, title] = paper;
    Said said{title};
    to("effects", effects), to("reason", reason), to("title", title), to("said", said);
}
void describe(Part<Told> auto& told, auto&& to)
{
    auto& [headline, workings, instructions] = told;
    Said said{headline};
    Said hands_said{instructions};
    to("headline", headline), to("workings", workings), to("hands", instructions);
    to("said", said), to("hands_said", hands_said);
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

void describe(Part<Balance> auto& balance, auto&& to)
{
    to("question", balance.question), to("from_game", balance.from_game), to("games", balance.games);
    to("battles", balance.tally.battles), to("difference", balance.tally.difference);
}

struct Ignored {
    void operator()(auto&&... /*member*/) const {}
};
/// What has members declared above.
template <class T>
concept Described = requires(T& part) { describe(part, Ignored{}); };

} // namespace corneta::game
