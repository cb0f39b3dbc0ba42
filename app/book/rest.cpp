// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book.h"
#include "core/game/play/offered.h"
#include "rulesets/season/actions.h"

namespace corneta {

namespace {

std::unexpected<Problems> refused(Sentence what)
{
    return std::unexpected{Problems{{"--dice", std::move(what)}}};
}

} // namespace

std::expected<int, Problems> rest(GameFile& book, std::vector<int> typed)
{
    int rolls = 0;
    const bool is_typed = !typed.empty();
    if (book.journal().state().stage.phase == "battle")
        if (const auto ended = book.give(game::EndPhase{}); !ended)
            return std::unexpected{ended.error()};
    for (;;) {
        const auto waiting = game::idle_units(book.journal().state(), book.record().book());
        if (waiting.empty())
            break;
        const game::Idle& first = waiting.front();
        const game::Play play{.action = std::string{first.action}, .roles = {{std::string{first.role}, {first.unit}}}};
        game::DiceAtHand dice;
        const bool needs_die = first.action != season::disband.key;
        if (is_typed && needs_die) {
            if (typed.empty())
                return refused({"more dice are needed: {0} has been rolled so far", {rolls}});
            dice.in_order.push_back(typed.front());
            typed.erase(typed.begin());
        }
        const auto entry = book.give(play, dice, is_typed ? GameFile::Rolls::No : GameFile::Rolls::Yes);
        if (!entry)
            return std::unexpected{entry.error()};
        rolls += needs_die ? 1 : 0;
    }
    if (!typed.empty())
        return refused({"{0} dice too many", {static_cast<int>(typed.size())}});
    if (const auto ended = book.give(game::EndPhase{}); !ended)
        return std::unexpected{ended.error()};
    return rolls;
}

} // namespace corneta
