// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/options/typed_number.h"
#include "app/cli/printing/game_text.h"
#include "app/cli/printing/json.h"
#include "core/game/automatic/automatic_player.h"
#include "core/game/forces/scenario.h"
#include "core/text/phrase.h"

#include <fmt/format.h>

namespace corneta::cli {

namespace {

/// Where it ended and why.
struct Ended {
    std::string_view how; ///< `decided`, `turns`
    int entries = 0;
};

std::expected<void, Problems> made(GameFile& file, game::AutomaticMove& move)
{
    if (move.entry)
        return file.take_down(std::move(*move.entry));
    const auto units = move.unit.empty() ? std::vector<std::string>{} : std::vector{move.unit};
    const auto entry = move.word.empty() ? file.turn_up(units) : file.lay({move.unit, move.word});
    return entry ? std::expected<void, Problems>{} : std::unexpected{entry.error()};
}

std::expected<Ended, Problems> played(GameFile& file, std::uint64_t seed, int last_turn)
{
    game::AutomaticPlayer player{file.record().book(), seed, std::string{game::attacker_in(file.record().head().scenario)}};
    for (int entries = 0;; ++entries) {
        if (file.journal().state().stage.turn > last_turn)
            return Ended{"turns", entries};
        auto move = player.next(file.journal());
        if (!move && !player.stuck().empty())
            return std::unexpected{player.stuck()};
        if (!move)
            return Ended{"decided", entries};
        if (auto done = made(file, *move); !done)
            return std::unexpected{std::move(done.error())};
    }
}

} // namespace

Reply automatic_play(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    const auto seed = typed_number(line, seed_of_battles);
    if (!seed)
        return std::unexpected{seed.error()};
    const auto turns = typed_number(line, turns_of_battles);
    if (!turns)
        return std::unexpected{turns.error()};
    auto file = game_for_writing(operands[0], rulesets);
    if (!file)
        return std::unexpected{file.error()};
    const auto ended = played(*file, static_cast<std::uint64_t>(*seed), static_cast<int>(*turns));
    if (!ended)
        return failed(*file, ended.error());
    const game::Stage& stage = file->journal().state().stage;
    if (line.has(OptionName::Json))
        return printed(QJsonObject{{"ended", QString::fromUtf8(ended->how.data(), static_cast<qsizetype>(ended->how.size()))},
                                   {"entries", ended->entries},
                                   {"turn", stage.turn}});
    const std::string why = spoken(ended->how == "decided" ? "the battle is decided" : "the turns are over");
    return phrase("{} entries; turn {}: {}\n", ended->entries, stage.turn, why);
}

} // namespace corneta::cli
