// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/state_json.h"

#include "app/cli/printing/game_text.h"
#include "app/cli/printing/json.h"
#include "core/game/play/offered.h"

namespace corneta::cli {

namespace {

using cli::json_of; // of units

QJsonObject json_of(const game::Owed& owed)
{
    QJsonArray choices;
    for (const game::NextChoice& choice : owed.next.choices)
        choices.append(QJsonObject{{"action", words(choice.action)}, {"words", words(text(choice.words))}});
    return {{"entry", owed.entry},
            {"index", owed.index + 1},
            {"kind", words(word_of(owed.next.kind))},
            {"by", words(owed.next.by)},
            {"choices", choices}};
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
    QJsonArray array;
    for (const auto& one : all)
        array.append(json_of(one));
    return array;
}

} // namespace

QJsonObject json_of(const game::State& state, const Rulebook& book)
{
    const game::GameRules* const rules = book.ruleset->game;
    QJsonArray face_down;
    for (const std::string& unit : state.face_down)
        face_down.append(words(unit));
    return {{"ruleset", words(book.ruleset->key)},
            {"turn", state.stage.turn},
            {"phase", words(state.stage.phase)},
            {"round", state.stage.round},
            {"aftermath", state.stage.aftermath},
            {"standing",
             array_of(rules == nullptr || rules->standing == nullptr ? std::vector<game::Standing>{} : rules->standing(state, book))},
            {"units", array_of(state.units)},
            {"pending", static_cast<qint64>(state.pending.size())},
            {"owed", array_of(game::open_follow_ups(state, book))},
            {"idle", array_of(game::idle_units(state, book))},
            {"face_down", face_down}};
}

} // namespace corneta::cli
