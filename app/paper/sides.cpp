// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/sides.h"

#include "app/paper/sheet.h"
#include "app/storage/game/entry_words.h"
#include "app/storage/journal/sealed_content.h"
#include "app/storage/journal/secrets.h"
#include "core/game/play/phases.h"
#include "core/game/play/rules.h"
#include "core/text/language.h"

#include <algorithm>
#include <optional>

namespace corneta::paper {

namespace {

/// What lies by a unit; nothing where the secrets of the game are not on this computer.
std::optional<std::string> word_face_down(const GameRecord& record, const std::string& unit)
{
    const auto secrets = Secrets::of(record.head().id);
    const auto key = secrets ? secrets->sealing_key() : std::unexpected{secrets.error()};
    const game::PlaceFaceDown* const laid = laid_by(record.journal(), unit);
    if (laid == nullptr || !key || !*key)
        return std::nullopt;
    const auto word = unsealed({laid->sealed, laid->commitment}, static_cast<std::uint64_t>(laid->place), **key, unit);
    return word ? std::optional{*word} : std::nullopt;
}

} // namespace

std::expected<Sides, Problems> sides_of(const GameRecord& record, const std::string& side)
{
    const game::State& state = record.journal().state();
    Sides sides;
    for (const game::Unit& unit : state.units)
        if (unit.kind == "side" && (side.empty() || unit.key == side || unit.code == side))
            sides.all.push_back(&unit);
    sides.is_alone = !side.empty();
    if (sides.is_alone && sides.all.empty())
        return std::unexpected{Problems{{"--side", {"there is no side \"{0}\"", {Name{side}}}}}};
    if (sides.all.empty())
        sides.all.push_back(nullptr);
    return sides;
}

QString title_of(const GameRecord& record, const Sides& sides, const game::Unit* side)
{
    const game::Stage& stage = record.journal().state().stage;
    QString title = words_of("Turn %1, %2").arg(stage.turn).arg(words_of(game::label_of_phase(record.ruleset(), stage.phase)));
    if (stage.round > 1)
        title += words_of(", round %1").arg(stage.round);
    if (side != nullptr)
        title += QStringLiteral(" \u00b7 ") + QString::fromStdString(side->name);
    return sides.is_alone ? title + words_of(" \u00b7 for this side alone") : title;
}

bool is_of(const game::Unit& unit, const Sides& sides, const game::Unit* side)
{
    if (side == nullptr || &unit == side || unit.side == side->key)
        return true;
    return !sides.is_alone && unit.side.empty() && unit.kind != "side" && side == sides.all.front();
}

QString standing_of(const GameRecord& record, const game::Unit& side)
{
    const game::GameRules* const rules = record.ruleset().game;
    if (rules != nullptr && rules->standing != nullptr)
        for (const game::Standing& standing : rules->standing(record.journal().state(), record.book()))
            if (standing.side == side.key)
                return QString::fromStdString(spoken(standing.words));
    return {};
}

QString stats_of(const GameRecord& record, const Sides& sides, const game::Unit& unit)
{
    const game::State& state = record.journal().state();
    QString words = words_of(stats_in_words(record.ruleset(), state, unit));
    if (sides.is_alone && unit.side == sides.all.front()->key && std::ranges::find(state.face_down, unit.key) != state.face_down.end())
        words += (words.isEmpty() ? QString{} : QStringLiteral(", ")) + words_of("face down: ")
            + words_of(word_face_down(record, unit.key).value_or("sealed on another computer"));
    return words;
}

} // namespace corneta::paper
