// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/effects_builder.h"
#include "core/game/play/played.h"
#include "core/game/play/unit_summary.h"
#include "core/text/problem.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

/// Who may not, who still may, who must, and what a play leaves on who was in it: a rule is one row, and all four follow from it.
namespace corneta::game {

/// A unit in a role of a play, with all that a rule may look at. The play has answers only when somebody wants to play it: who is asked
/// whether he may at all has none.
struct At {
    const State& state;
    const Unit& unit;
    std::string_view role;
    const PlayedAction& wanted;
    const RulesetCharts& charts;

    /// The first one in another role; nobody there: nothing.
    const Unit* in(std::string_view other) const { return state.find(wanted.unit(other)); }
};
using When = bool (*)(const At& at);

/// A role of an action. Without an action any of them has it, without a role whoever stands in the play.
struct Seat {
    const Action* action = nullptr;
    std::string_view role{};

    friend bool operator==(const Seat&, const Seat&) = default;
    bool takes(std::string_view wanted, std::string_view in) const
    {
        return (action == nullptr || are_same(action->key, wanted)) && (role.empty() || are_same(role, in));
    }
};

/// What speaks against a unit there. Its name fills {0}, what it needs beside {1}. Of rows of one seat that follow each other the first that
/// holds is said.
struct Bar {
    Seat seat;
    std::string_view words;
    When when;
    std::string_view where{}; ///< an answer or another role; empty: its own, `its_role`
    Argument (*fills)(const At& at) = nullptr;
    std::string_view rule{}; ///< the section that says so; empty: that of what is wanted, or the words name it
    ProblemCode code = ProblemCode::None;
};

inline constexpr std::string_view its_role{};

/// What a play leaves on who stands there, until it ends as its stat does; with words it is done once.
struct Use {
    Seat seat;
    const Stat<bool>& stat;
    std::string_view words{};
    bool (*counts)(const PlayedAction& played) = nullptr; ///< that it has done so; nothing: always
    When frees = nullptr;                                 ///< once all the same
    When among = nullptr;                                 ///< those of the seat whom it is for; nothing: all
    std::string_view rule{};                              ///< as of a Bar
};

enum class Asks : std::uint8_t { May, Must };
/// What units of a kind may or must do in a phase, as long as nothing bars them and they have not.
struct Duty {
    PhaseKey phase{};    ///< empty: in any
    UnitKind kind{};     ///< empty: any
    When when = nullptr; ///< beside what bars it; nothing: always
    std::string_view why;
    Seat seat{};                      ///< empty where no action does it
    const Stat<bool>* done = nullptr; ///< that says that it has, where no Use of its seat does
    Asks asks = Asks::May;
    std::string_view halts{};                  ///< nothing else is played before, and this is said against it
    const Stat<bool>* left = nullptr;          ///< in the place of `done`: that says that it still may
    Argument (*fills)(const At& at) = nullptr; ///< {0} of `why`
};

/// A role that nobody stands in although somebody has to.
struct Needs {
    Seat seat;
    bool (*when)(const PlayedAction& wanted);
    std::string_view words;
};

/// An action that only what befell a unit asks for: nobody does it of himself.
struct OnlyOwed {
    Seat seat;
    std::string_view words;
};

/// A duty without which the phase does not end.
constexpr Duty must(Duty duty)
{
    duty.asks = Asks::Must;
    return duty;
}

/// The rows of each table, one after the other.
constexpr auto joined_rows(const auto&... tables)
{
    return std::apply([](const auto&... rows) { return std::array{rows...}; }, std::tuple_cat(tables...));
}

struct Duties {
    std::span<const Bar> bars{};
    std::span<const Use> uses{};
    std::span<const Duty> duties{};
    std::span<const Seat> halted{}; ///< what waits for duties that halt it
    When frees = nullptr;           ///< from being halted
    std::span<const OnlyOwed> only_owed{};
    std::span<const Needs> needs{};
    /// What is reckoned as one and played link by link, and its first link.
    std::span<const std::pair<const Action*, const Action*>> wholes{};
    /// What it is in another action's words: a morale check for recovery is a recovery. Nothing: itself.
    std::optional<PlayedAction> (*stands_for)(const PlayedAction& wanted) = nullptr;
};

/// What speaks against a play.
void object_by(const Duties& duties, const State& state, const PlayedAction& wanted, const RulesetCharts& charts, Problems& problems);
/// What keeps a unit out of that seat whatever is answered; duties that halt it aside.
bool is_barred(const Duties& duties, const At& at);
std::vector<Idle> idle_by(const Duties& duties, const State& state, const RulesetCharts& charts);
/// Those that halt and wait, with what they say against all else.
std::vector<std::pair<const Unit*, std::string_view>> halting(const Duties& duties, const State& state, const RulesetCharts& charts);
/// Whether some unit must do that by itself, without being offered it.
bool is_duty(const Ruleset& ruleset, std::string_view action);
/// What begins an action that is played link by link; nothing for any other.
const Action* first_link(const Ruleset& ruleset, std::string_view action);
/// What a play leaves on who was in it.
void mark_by(const Duties& duties, const PlayedAction& played, EffectsBuilder& effects, const RulesetCharts& charts);

/// Conditions that rows are made of: `all<is<stat::active>, no<is<stat::hidden>>>`.
namespace conditions {

/// What a function says of it: `holds<is_on_map>`.
template <auto function> constexpr When holds = [](const At& at) -> bool { return function(at.state, at.unit); };
/// It stands in one of these seats.
template <const auto& seats> constexpr When among = [](const At& at) {
    return std::ranges::any_of(seats, [&](const Seat& seat) { return seat.takes(at.wanted.action, at.role); });
};
template <const auto& stat> constexpr When is = [](const At& at) { return at.unit[stat]; };
template <const auto& stat> constexpr When has = [](const At& at) { return at.unit.has(stat); };
template <const auto& stat, auto value> constexpr When is_now = [](const At& at) { return at.unit[stat] == value; };
template <const auto& kind> constexpr When is_kind = [](const At& at) { return are_same(at.unit.kind, kind); };
template <const auto& side> constexpr When is_of = [](const At& at) { return are_same(at.unit.side, side); };
template <When... each> constexpr When all = [](const At& at) { return (each(at) && ...); };
template <When... each> constexpr When any = [](const At& at) { return (each(at) || ...); };
template <When one> constexpr When no = [](const At& at) { return !one(at); };
/// One of these actions is wanted.
template <const auto&... action> constexpr When by = [](const At& at) { return (are_same(action.key, at.wanted.action) || ...); };
/// What is wanted is that action, answered so: `answers<garrison, &Garrison::place, Place::Above>`. Of who may at all it does not hold.
template <const auto& action, auto member, auto value = true> constexpr When answers = [](const At& at) {
    const auto wanted = at.wanted.as(action);
    return wanted && wanted->inputs.*member == value;
};
template <const auto& phase> constexpr When in_phase = [](const At& at) { return are_same(at.state.stage.phase, phase); };
template <const auto& stat> constexpr auto number = [](const At& at) -> Argument { return Fraction{at.unit[stat]}; };
/// Its name for a sentence: the first one in that role.
template <const auto& role> constexpr auto name_in = [](const At& at) -> Argument { return *at.in(role); };
/// That action must follow for the unit, by what befell it.
template <const auto& action> constexpr When owes = [](const At& at) { return must_follow(at.state, action.key, at.unit.key); };
/// It holds of the first one in another role.
template <const auto& role, When one> constexpr When of = [](const At& at) {
    const Unit* const other = at.in(role.key);
    return other != nullptr && one({at.state, *other, role.key, at.wanted, at.charts});
};

/// What a function says of it and the first one in another role: `beside<role::unit, is_other_side>`. Beside nobody it does not hold.
template <const auto& role, auto function> constexpr When beside = [](const At& at) {
    const Unit* const other = at.in(role.key);
    return other != nullptr && function(at, *other);
};

} // namespace conditions

} // namespace corneta::game
