// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/options/typed.h"
#include "app/cli/printing/game_text.h"
#include "app/cli/printing/json.h"
#include "core/game/automatic/automatic_player.h"
#include "core/game/forces/scenario.h"
#include "core/text/phrase.h"

namespace corneta::cli {

namespace {

/// Where it ended and why.
struct Ended {
    std::string_view how; ///< `decided`, `turns`
    int entries = 0;
};

void make(game::AutomaticMove& move, GameFile& file)
{
    const auto units = move.unit.empty() ? std::vector<std::string>{} : std::vector{move.unit};
    if (move.entry)
        or_fail(file.take_down(std::move(*move.entry)), file);
    else
        or_fail(move.word.empty() ? file.turn_up(units) : file.lay({move.unit, move.word}), file);
}

Ended played(GameFile& file, std::uint64_t seed, int last_turn)
{
    game::AutomaticPlayer player{file.record().book(), seed, std::string{game::attacker_in(file.record().head().scenario)}};
    for (int entries = 0;; ++entries) {
        if (file.journal().state().stage.turn > last_turn)
            return {"turns", entries};
        auto move = player.next(file.journal());
        if (!move && !player.stuck().empty())
            throw failed(file, player.stuck());
        if (!move)
            return {"decided", entries};
        make(*move, file);
    }
}

} // namespace

Reply automatic_play(const Call& call)
{
    const auto seed = typed_number(call.line, seed_of_battles);
    const auto turns = typed_number(call.line, turns_of_battles);
    GameFile file = game_for_writing(call.operands[0], call.rulesets);
    const Ended ended = played(file, static_cast<std::uint64_t>(seed), static_cast<int>(turns));
    const game::Stage& stage = file.journal().state().stage;
    if (call.is_json())
        return printed(QJsonObject{{"ended", words(ended.how)}, {"entries", ended.entries}, {"turn", stage.turn}});
    const std::string why = spoken(ended.how == "decided" ? "the battle is decided" : "the turns are over");
    return phrase("{} entries; turn {}: {}\n", ended.entries, stage.turn, why);
}

} // namespace corneta::cli
