// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/hidden_turn.h"

#include "core/action/resolve.h"
#include "core/game/decide/decide.h"
#include "core/game/play/prepared.h"
#include "ui/words/wording.h"

#include <algorithm>
#include <optional>

namespace corneta::ui {

namespace {

/// The role that the rows of a batch are for.
std::string main_role(const Action& action)
{
    const auto found = std::ranges::find_if(action.form, [](const Field& field) { return !field.role.empty(); });
    return found == action.form.end() ? std::string{} : std::string{found->role};
}

/// The die that an action wants for one unit, or nothing when it may not be played for it.
std::optional<QString> die_for(const OpenGame& game, const Action& action, const std::string& unit)
{
    const game::Play play{.action = std::string{action.key}, .roles = {{main_role(action), {unit}}}};
    const auto ready = game::prepared(game.state(), game.book(), play);
    if (!ready || !ready->refused.empty() || !ready->objected.empty())
        return std::nullopt;
    TypedDice none{std::vector<int>{}};
    const PartialResult partial = attempted(action, ready->filled.answers, *game.book().typed_charts, none);
    return partial.wanted.empty() ? QString{} : pool_words(partial.wanted.front().pool);
}

/// Whether somebody has got this stat in this turn.
bool has_got(const OpenGame& game, const std::string& unit, std::string_view stat)
{
    const int turn = game.state().stage.turn;
    return std::ranges::any_of(game.journal().in_force(), [&](const game::EntryResult* result) {
        const game::Entry* entry = game.journal().find(result->entry);
        return entry != nullptr && entry->stage.turn == turn
            && std::ranges::any_of(result->effects.stats,
                                   [&](const game::StatChange& change) { return change.unit == unit && change.stat == stat; });
    });
}

std::vector<Awaited> awaited(const OpenGame& game, const Action& action, const std::vector<const game::Unit*>& units)
{
    std::vector<Awaited> all;
    for (const game::Unit* unit : units)
        if (const auto die = die_for(game, action, unit->key))
            all.push_back({unit->key, *die});
    return all;
}

game::Play play_of(const game::State& state, const Action& action, std::span<const RowSaid> rows)
{
    const AlsoAsked also = also_asked(action);
    game::Play play{.action = std::string{action.key}, .roles = {{main_role(action), {}}}};
    std::vector<std::int32_t> toggles;
    std::string others;
    for (const RowSaid& row : rows) {
        const game::Unit* other = state.find(row.other);
        const std::string known = also.other == nullptr || other == nullptr ? std::string{} : std::string{other->word(also.other->stat)};
        play.roles.front().units.push_back(row.unit);
        toggles.push_back(row.toggle ? 1 : 0);
        if (also.other != nullptr)
            others += (others.empty() ? "" : ",") + (known.empty() ? word_of(*also.other, also.other->start_value()) : known);
    }
    if (also.toggle != nullptr)
        play.typed.push_back(given_for(*also.toggle, toggles));
    if (also.other != nullptr)
        play.typed.push_back({std::string{also.other->key}, others});
    return play;
}

/// As many rows a play as its form takes.
std::vector<std::span<const RowSaid>> plays_of(const Action& action, const std::vector<RowSaid>& rows)
{
    std::vector<std::span<const RowSaid>> plays;
    const auto most = static_cast<std::size_t>(std::max(1, action.form.front().rows_most));
    for (std::size_t from = 0; from < rows.size(); from += most)
        plays.push_back(std::span{rows}.subspan(from, std::min(most, rows.size() - from)));
    return plays;
}

game::DiceAtHand dice_of(std::span<const RowSaid> rows)
{
    game::DiceAtHand dice;
    for (const RowSaid& row : rows)
        if (row.face > 0)
            dice.in_order.push_back(row.face);
    return dice;
}

} // namespace

const game::HiddenSpec* hidden_now(const OpenGame& game)
{
    const auto* rules = game.book().ruleset->game;
    if (rules == nullptr || rules->placement_terms == nullptr)
        return nullptr;
    const auto is_now = [&](const game::HiddenSpec& hidden) {
        const auto& units = game.state().units;
        return hidden.phase.empty() ? std::ranges::find(units, hidden.kind, &game::Unit::kind) != units.end()
                                    : hidden.phase == game.state().stage.phase;
    };
    const auto found = std::ranges::find_if(rules->hidden, is_now);
    return found == rules->hidden.end() ? nullptr : &*found;
}

std::vector<const game::Unit*> layers_of(const game::State& state, const Rulebook& book, const game::HiddenSpec& hidden,
                                         std::string_view side)
{
    std::vector<const game::Unit*> units;
    for (const game::Unit& unit : state.units)
        if (unit.kind == hidden.kind && (side.empty() || unit.side == side) && !game::is_gone(unit, book))
            units.push_back(&unit);
    return units;
}

std::vector<const game::Unit*> sides_that_lay(const OpenGame& game, const game::HiddenSpec& hidden)
{
    std::vector<const game::Unit*> sides;
    for (const game::Unit& unit : game.state().units)
        if (unit.kind == "side" && !layers_of(game.state(), game.book(), hidden, unit.key).empty())
            sides.push_back(&unit);
    return sides;
}

bool lies_face_down(const game::State& state, std::string_view unit)
{
    return std::ranges::find(state.face_down, unit) != state.face_down.end();
}

std::vector<Awaited> without_means(const OpenGame& game, const game::HiddenSpec& hidden, std::string_view side)
{
    const Ruleset& ruleset = *game.book().ruleset;
    const Action* action = ruleset.find_action(hidden.means);
    if (action == nullptr)
        return {};
    const std::string_view kind = game::kind_in_role(ruleset, main_role(*action));
    std::vector<const game::Unit*> units;
    for (const game::Unit& unit : game.state().units)
        if (unit.kind == kind && unit.side == side && !has_got(game, unit.key, action->outcomes.front().stat))
            units.push_back(&unit);
    return awaited(game, *action, units);
}

std::vector<Awaited> left_out(const OpenGame& game, const game::HiddenSpec& hidden)
{
    const Action* action = game.book().ruleset->find_action(hidden.left_out);
    if (action == nullptr)
        return {};
    std::vector<const game::Unit*> units = layers_of(game.state(), game.book(), hidden, {});
    std::erase_if(units, [&](const game::Unit* unit) {
        const std::string_view word = unit->word(hidden.stat);
        return lies_face_down(game.state(), unit->key) || (!word.empty() && word != "none");
    });
    return awaited(game, *action, units);
}

AlsoAsked also_asked(const Action& action)
{
    AlsoAsked also;
    const std::string role = main_role(action);
    for (const Field& field : action.form) {
        if (field.kind == Kind::Toggle && field.stat.empty() && also.toggle == nullptr)
            also.toggle = &field;
        if (!field.role.empty() && field.role != role && !field.stat.empty() && also.other == nullptr)
            also.other = &field;
    }
    return also;
}

QStringList problems_in(const OpenGame& game, std::string_view key, const std::vector<RowSaid>& rows)
{
    const Action* action = game.book().ruleset->find_action(key);
    for (const auto some : action == nullptr ? std::vector<std::span<const RowSaid>>{} : plays_of(*action, rows)) {
        const game::DiceAtHand dice = dice_of(some);
        const auto tried = game::decided(game.journal(), game.book(), play_of(game.state(), *action, some), dice);
        if (!tried && !dice.in_order.empty())
            return sentences_of(tried.error());
    }
    return {};
}

QStringList play_for(OpenGame& game, std::string_view key, const std::vector<RowSaid>& rows)
{
    const Action* action = game.book().ruleset->find_action(key);
    for (const auto some : action == nullptr ? std::vector<std::span<const RowSaid>>{} : plays_of(*action, rows)) {
        const game::DiceAtHand dice = dice_of(some);
        const auto rolls = dice.in_order.empty() ? OpenGame::Rolls::Yes : OpenGame::Rolls::No;
        if (const auto given = game.give(play_of(game.state(), *action, some), dice, rolls); !given)
            return sentences_of(given.error());
    }
    return {};
}

QStringList why_it_stays(const OpenGame& game, const std::vector<std::string>& units)
{
    QStringList words;
    const game::GameRules& rules = *game.book().ruleset->game;
    for (const std::string& key : units.empty() ? game.state().face_down : units)
        if (const game::Unit* unit = game.state().find(key); unit != nullptr && rules.placement_terms != nullptr)
            if (const auto stays = rules.placement_terms(game.state(), *unit, {}, game.book()).stays)
                words << with_capital(said(*stays));
    words.removeDuplicates();
    return words;
}

} // namespace corneta::ui
