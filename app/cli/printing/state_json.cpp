// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/game_text.h"
#include "app/cli/printing/json.h"
#include "core/game/play/offered.h"

namespace corneta::cli {

namespace {

using cli::json_of; // of units

QJsonObject json_of(const game::Owed& owed)
{
    const auto json_of_choice = [](const game::NextChoice& choice) {
        return QJsonObject{{"action", words(choice.action)}, {"words", words(text(choice.words))}};
    };
    return {{"entry", owed.entry},
            {"index", owed.index + 1},
            {"kind", words(word_of(owed.next.kind))},
            {"by", words(owed.next.by)},
            {"choices", json_list(owed.next.choices, json_of_choice)}};
}

QJsonObject json_of(const game::Idle& idle)
{
    return {{"unit", words(idle.unit)}, {"why", words(text(idle.why))}, {"action", words(idle.action)}, {"role", words(idle.role)}};
}

QJsonObject json_of(const game::Standing& standing)
{
    return {
        {"side", words(standing.side)}, {"words", words(text(standing.words))}, {"points", standing.points}, {"is_over", standing.is_over}};
}

QJsonArray array_of(const auto& all)
{
    return json_list(all, [](const auto& one) { return json_of(one); });
}

} // namespace

QJsonObject json_of(const game::State& state, const Rulebook& book)
{
    return {{"ruleset", words(book.ruleset->key)},
            {"turn", state.stage.turn},
            {"phase", words(state.stage.phase)},
            {"round", state.stage.round},
            {"aftermath", state.stage.aftermath},
            {"standing", array_of(game::standing_of(state, book))},
            {"is_decided", game::is_decided(state, book)},
            {"winner", words(game::winner_of(state, book))},
            {"verdict", words(text(game::verdict_of(state, book)))},
            {"units", array_of(state.units)},
            {"pending", static_cast<qint64>(state.pending.size())},
            {"owed", array_of(game::open_follow_ups(state, book))},
            {"idle", array_of(game::idle_units(state, book))},
            {"face_down", json_words(state.face_down)}};
}

QJsonArray json_of(const std::map<std::string, Doubts>& doubts)
{
    return json_list(doubts, [](const auto& doubt) {
        const auto& [side, of_side] = doubt;
        return QJsonObject{{"side", words(side)},
                           {"thrown_away", of_side.thrown_away},
                           {"withheld", of_side.withheld},
                           {"rolled_again", of_side.rolled_again},
                           {"typed_over", of_side.typed_over},
                           {"short_words", of_side.short_words},
                           {"used_words", of_side.used_words}};
    });
}

} // namespace corneta::cli
