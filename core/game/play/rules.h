// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/form/field.h"
#include "core/game/play/effects_builder.h"
#include "core/game/play/unit_summary.h"
#include "core/text/problem.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace corneta::game {

/// The units that a stat's word names.
enum class Names : std::uint8_t { Nothing, Unit, Units };

/// A stat of units. Those that fields name need no declaration unless they last less than the game.
struct StatSpec {
    Field field; ///< key, label, kind, options, bounds; `start` is where it goes back to
    Lasts lasts = Lasts::Game;
    Names names = Names::Nothing; ///< a UnitRef or a UnitSet does
    std::string_view of{};        ///< the kind of those it names; empty: any but sides
};

template <class Value> constexpr StatSpec spec(const Stat<Value>& stat)
{
    const Kind kind = std::is_same_v<Value, bool> ? Kind::Toggle : std::is_same_v<Value, int> ? Kind::Number : Kind::Choice;
    return {{.key = stat.key, .label = stat.label, .kind = kind, .most = stat.most, .options = stat.options},
            stat.lasts,
            std::is_same_v<Value, UnitRef> ? Names::Unit : (std::is_same_v<Value, UnitSet> ? Names::Units : Names::Nothing),
            stat.of};
}
/// What a ruleset's game declares of its stats: `constexpr std::array stats = specs(stat::arm, stat::status);`
template <class... Value> constexpr std::array<StatSpec, sizeof...(Value)> specs(const Stat<Value>&... stat)
{
    return {spec(stat)...};
}

/// A ruleset's function where GameRules wants one: it may take its own charts in the place of the rulebook, or neither.
/// Example: `.end_phase = fitted<end_phase>` with `void end_phase(EffectsBuilder& effects, const Charts& charts);`.
template <auto Function> struct Fitted {
    template <class Result, class... Given> using Pointer = Result (*)(Given...);
    template <class Result, class... Given> constexpr operator Pointer<Result, Given...>() const // NOLINT(google-explicit-constructor)
    {
        return [](Given... given) -> Result { return call<Result>(Function, std::forward_as_tuple(given...)); };
    }

private:
    template <class Own> static Own passed(auto& given)
    {
        if constexpr (std::is_convertible_v<decltype(given), Own>)
            return static_cast<Own>(given);
        else
            return dynamic_cast<Own>(*given.typed_charts); // throws where the charts are another ruleset's
    }
    template <class Result, class... Own> static Result call(Result (*function)(Own...), auto given)
    {
        return [&]<std::size_t... I>(std::index_sequence<I...>) {
            return function(passed<Own>(std::get<I>(given))...);
        }(std::index_sequence_for<Own...>{});
    }
};
template <auto Function> inline constexpr Fitted<Function> fitted{};

/// The kind of unit that stands in a role; `unit` where nothing is said. Example: role `us` is the side with that key.
struct RoleSpec {
    std::string_view role;
    std::string_view kind = "unit";
    int most = 1;              ///< units in it at a time; where a field of the role is a list, any number
    std::string_view action{}; ///< that has this role although neither its form nor its outcomes name it
    std::string_view also{};   ///< another kind that stands in it
    bool may_be_empty = false; ///< otherwise a play of an action that asks or changes anything of it names who stands there
    bool is_past = false;      ///< it is for who is on the table no more, too
    bool is_alone = false;     ///< several are not played one after the other in one command: each is through before the next
};

enum class Whose : std::uint8_t { Friend, Enemy };

/// Whose units stand in a role, seen from those in another; seen from itself, that all in it are of the first one's side.
struct SideSpec {
    std::string_view role;
    Whose whose;
    std::string_view of;
    std::string_view action{}; ///< in which it is so; empty: in any
};

/// Words of the ruleset's sentences for the unit in a role, as they stand within a sentence: `{the target}` of a pattern. Where several roles
/// go by the same, the first that somebody stands in is meant.
struct RoleNoun {
    std::string_view words;
    std::string_view role;
    std::string_view action{}; ///< whose sentences they are; empty: of any
};

/// What a role is called beside its unit, where its key says too little: `unit passed through`.
struct RoleTitle {
    std::string_view role;
    std::string_view title;
};

/// What may be laid face down by units of a kind until it is turned up and becomes their stat.
struct HiddenSpec {
    std::string_view kind;
    std::string_view stat;       ///< one of those that the game declares
    std::string_view label{};    ///< of all of it: `Order chips`
    std::string_view phase{};    ///< in which it is laid and then all turned up at once; without one each by itself, at any time
    std::string_view letters{};  ///< a key for each option of the stat, `-` for what is not laid
    std::string_view means{};    ///< the batch that gives those who pay what they pay with
    std::string_view left_out{}; ///< the batch for units by which nothing was laid when all is turned up
    std::string_view dear{};     ///< a toggle of the unit that makes it dearer
    std::string_view strikes{};  ///< of the letters, what an attacker lays with the enemy in reach
    std::string_view closes{};   ///< what he lays before
    std::string_view holds{};    ///< what a defender lays
    /// What could be written there of a stat that is any words, of which a game that plays itself lays one.
    std::vector<std::string> (*words)(const State& state, const Unit& unit) = nullptr;
};

/// What it takes to lay something by a unit.
struct PlacementTerms {
    std::string payer{};               ///< who pays; nobody where it costs nothing
    int cost = 0;                      ///< with the unit as it is
    int left = 0;                      ///< what the payer has for this unit: all else that lies face down is paid
    Sentence dear{};                   ///< what makes it dearer: `more than 24 inches away`
    std::optional<Sentence> refused{}; ///< why it may not be laid; a reason overrules it
    std::optional<Sentence> stays{};   ///< why it may not be turned up now; a reason overrules it
};

struct Duties; ///< core/game/play/duties.h

/// What a ruleset adds so that its actions make a game; every function may be missing. All are given the rulebook with the charts in use.
struct GameRules {
    std::span<const StatSpec> stats{};
    std::span<const RoleSpec> roles{};
    std::span<const SideSpec> sides{};
    std::span<const RoleNoun> nouns{};
    std::span<const RoleTitle> titles{};
    std::span<const HiddenSpec> hidden{};
    std::span<const std::string_view> harms{};     ///< stats whose rise is a side's misfortune
    std::span<const std::string_view> breaks_by{}; ///< the stats of units that tell whether an army has broken; none: any may
    std::span<const std::string_view> attacks{};   ///< actions with which an attacker goes for the enemy; a defender seldom begins one
    std::span<const RowName> reads{};              ///< the rows that the functions below read: `Charts::rows<Rout::Turns>`

    /// Fills what follows from a new unit's stats, or says what is wrong with them; `where` is the stat.
    Problems (*muster)(Unit& unit, const Rulebook& book) = nullptr;
    /// The word for a field where more than a stat of one unit tells it, such as the sum of several; nothing: the unit's stat.
    std::optional<std::string> (*fill)(const State& state, const Action& action, const Field& field, const Roles& roles,
                                       const Rulebook& book) = nullptr;
    /// What speaks against a play, as yet without outcomes, with its units as they are now; a reason may overrule it.
    void (*object)(const State& state, const PlayedAction& wanted, Problems& problems, const Rulebook& book) = nullptr;
    /// What plays that take effect together do; without it the changes that their outcomes declare.
    void (*take_effect)(std::span<const PlayedAction> played_actions, EffectsBuilder& effects, const Rulebook& book) = nullptr;
    /// What follows by the rules where the table has set units right, from what was before.
    void (*follow_edit)(const State& before, EffectsBuilder& effects, const Rulebook& book) = nullptr;
    /// What the end of the phase does by itself, after its plays have taken effect and all that was owed is done.
    void (*end_phase)(EffectsBuilder& effects, const Rulebook& book) = nullptr;
    /// What a list of forces shows of a unit; its marks may name others of the state.
    UnitSummary (*summary)(const Unit& unit, const State& state, const Rulebook& book) = nullptr;
    /// Whether a unit is no longer on the table for good; without it none ever is.
    bool (*is_gone)(const Unit& unit) = nullptr;
    /// Whether it is off the table for now, not yet come or to come back: who is looked for in a role is looked for among the others first.
    bool (*is_away)(const State& state, const Unit& unit) = nullptr;
    /// How the sides stand by the charts in use, one after the other: break points, victory points, conditions that decide.
    std::vector<Standing> (*standing)(const State& state, const Rulebook& book) = nullptr;
    /// Whether `standing` would call the battle over, where that is sooner told than how the sides stand.
    bool (*is_over)(const State& state, const Rulebook& book) = nullptr;
    /// Whether a unit with these numbers breaks, routs or is destroyed: what fire at it may come to.
    bool (*gives_way)(const Unit& unit, const Rulebook& book) = nullptr;
    /// What the rules find unusual about the forces.
    std::vector<Unusual> (*unusual)(const State& state, const Rulebook& book) = nullptr;
    /// What it takes to lay this word by a unit, or any word where it is empty. What lies by that unit already counts for nothing.
    PlacementTerms (*placement_terms)(const State& state, const Unit& unit, std::string_view word, const Rulebook& book) = nullptr;
    /// What a unit's numbers become when `size` of them part as another unit; the changes of both.
    std::expected<std::vector<StatChange>, Problems> (*split)(const Unit& whole, Unit& part, int size, const Rulebook& book) = nullptr;
    /// What speaks against a unit's parting, or against the joining of `other`; a reason overrules it.
    void (*object_to_parts)(const State& state, const Unit& unit, const Unit* other, Problems& problems) = nullptr;
    /// What a unit's numbers become when `other` joins it.
    std::expected<std::vector<StatChange>, Problems> (*join)(const Unit& unit, const Unit& other, const Rulebook& book) = nullptr;
    /// Makes a unit, a leader or a side, as it began a battle, what it is at the start of another one: of a unit so many are fit, and all are so
    /// many levels better or worse.
    void (*refit)(Unit& unit, int fit, int better) = nullptr;
    /// Who may not, still may, must and has done; what they do not say the functions above do.
    const Duties* duties = nullptr;
};

/// Every stat that a unit may have: those of the ruleset's game, of its fields and of its outcomes, each once.
std::vector<StatSpec> stats_of(const Ruleset& ruleset);

/// A Choice without options is any words.
bool is_free_text(const StatSpec& stat);

/// The word of a stat checked and as it is kept, or why it is none.
std::expected<std::string, Sentence> stat_word(const StatSpec& stat, std::string_view word);

/// What a role is called beside its unit.
std::string_view title_of_role(const Ruleset& ruleset, std::string_view role);

/// The kind of unit that stands in a role of this ruleset.
std::string_view kind_in_role(const Ruleset& ruleset, std::string_view role);

/// All kinds whose units may stand in a role.
std::vector<std::string_view> kinds_in_role(const Ruleset& ruleset, std::string_view role);
/// Whether units of a kind may.
bool stands_in(const Ruleset& ruleset, std::string_view role, std::string_view kind);

} // namespace corneta::game
