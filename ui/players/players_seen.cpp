// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/players_seen.h"

#include "core/game/play/in_clear.h"
#include "core/game/play/offered.h"
#include "core/game/play/phases.h"
#include "core/game/play/rules.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <vector>

namespace corneta::ui {

namespace {

constexpr qsizetype most_named = 12;

QList<int> parts_of_side(const game::State& state, const Rulebook& book, const std::string& side)
{
    QList<int> strength{0, 0, 0};
    for (const game::Unit& unit : state.units) {
        const auto parts = unit.side == side ? book.ruleset->game->summary(unit, state, book).parts : std::vector<game::CountedPart>{};
        for (std::size_t i = 0; i < parts.size(); ++i)
            strength[i == 0 ? 0 : i + 1 == parts.size() ? 2 : 1] += parts[i].number;
    }
    return std::accumulate(strength.begin(), strength.end(), 0) > 0 ? strength : QList<int>{};
}

QString phase_after(const Ruleset& ruleset, const std::string& phase)
{
    const auto now = std::ranges::find(ruleset.phases, phase, &PhaseSpec::key);
    return now == ruleset.phases.end() || std::next(now) == ruleset.phases.end() ? QString{} : translated(std::next(now)->label);
}

/// Of the last play in force.
void see_last_play(const OpenGame& game, const game::State& state, const Unseen& unseen, PlayersSeen& seen)
{
    const auto results = game.journal().in_force();
    const auto last = std::find_if(results.rbegin(), results.rend(), [](const auto* result) { return result->play.has_value(); });
    if (last == results.rend())
        return;
    const game::EntryResult& result = **last;
    seen.who = names_in(state, result.play->roles);
    for (const game::RecordedRoll& roll : result.rolls)
        for (const int face : roll.faces)
            if (!roll.is_idle)
                seen.faces.emplace_back(roll.pool.sides, face);
    QStringList sentences;
    for (const game::Told& told : result.told) {
        sentences << said(told.headline, unseen);
        seen.instructions << said(told.instructions, unseen);
    }
    seen.sentence = sentences.join(QLatin1Char{' '});
}

void see_waiting(const OpenGame& game, const game::State& state, const Unseen& unseen, PlayersSeen& seen)
{
    for (const game::Owed& owed : game::open_follow_ups(game.state(), game.book()))
        if (owed.next.kind != Follow::May)
            seen.waiting << QStringLiteral("\u25b2 ") + said(owed.next.choices.front().words, unseen);
    std::map<QString, QStringList> idle;
    for (const game::Idle& one : game::idle_units(state, game.book()))
        if (const game::Unit* const unit = state.find(one.unit))
            idle[said(one.why)] << QString::fromStdString(unit->code.empty() ? unit->name : unit->code);
    for (const auto& [why, units] : idle) {
        const QString named = units.size() > most_named ? QString{} : units.join(QLatin1Char{' '});
        seen.waiting << tr("%1: %2  %3").arg(with_capital(why)).arg(units.size()).arg(named).trimmed();
    }
    for (const game::Unit& side : state.units) {
        const auto laid = std::ranges::count_if(game.state().face_down, [&](const std::string& key) {
            const game::Unit* const unit = game.state().find(key);
            return side.kind == "side" && unit != nullptr && unit->side == side.key;
        });
        if (laid > 0)
            seen.waiting << tr("%1: %2 face down").arg(QString::fromStdString(side.name)).arg(laid);
    }
}

} // namespace

QString PlayersSeen::Score::strength_words() const
{
    return strength.isEmpty() ? QString{}
                              : tr("%1 of %2 left").arg(strength.front()).arg(std::accumulate(strength.begin(), strength.end(), 0));
}

QString PlayersSeen::in_words() const
{
    QStringList all{turn + QStringLiteral(", ") + phase};
    if (!next.isEmpty())
        all << tr("then %1").arg(next);
    for (const Score& score : scores)
        all << score.side + QLatin1Char{' '} + score.points + QStringLiteral(", ") + score.words << score.strength_words();
    all << who;
    for (const auto& [sides, face] : faces)
        all << tr("d%1: %2").arg(sides).arg(face);
    all << sentence;
    for (const HandWords& hand : instructions)
        all << hand.words;
    all << waiting;
    if (!seal.isEmpty())
        all << tr("Seal %1").arg(seal);
    all.removeAll(QString{});
    return all.join(QStringLiteral(". "));
}

PlayersSeen seen_by_players(const OpenGame& game)
{
    const game::State state = game::in_clear(game.state(), *game.book().ruleset);
    const game::GameRules* const rules = game.book().ruleset->game;
    PlayersSeen seen{.turn = tr("Turn %1").arg(state.stage.turn),
                     .phase = translated(game::label_of_phase(*game.book().ruleset, state.stage.phase)),
                     .next = phase_after(*game.book().ruleset, state.stage.phase),
                     .seal = game.seal(),
                     .scores = {},
                     .who = {},
                     .faces = {},
                     .sentence = {},
                     .instructions = {},
                     .waiting = {}};
    if (const Sentence verdict = game::verdict_of(state, game.book()); !verdict.empty()) {
        seen.phase = said(verdict);
        seen.next.clear();
    }
    for (const game::Standing& standing : game::standing_of(state, game.book()))
        seen.scores.push_back({unit_name(state, standing.side), QString::number(standing.points), said(standing.words),
                               rules->summary == nullptr ? QList<int>{} : parts_of_side(state, game.book(), standing.side)});
    const Unseen unseen = game::unseen_in(game.state(), *game.book().ruleset);
    see_last_play(game, state, unseen, seen);
    see_waiting(game, state, unseen, seen);
    return seen;
}

} // namespace corneta::ui
