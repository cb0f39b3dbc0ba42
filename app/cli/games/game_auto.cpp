// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/options/typed_faces.h"
#include "app/cli/printing/game_text.h"
#include "app/cli/printing/json.h"
#include "core/game/automatic/automatic_player.h"
#include "core/game/forces/scenario.h"

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
    constexpr std::uint64_t most_seed = 999'999'999;
    const auto seed = seed_from(line.value(OptionName::Seed).value_or(""));
    if (!seed || *seed > most_seed)
        return failed(ExitCode::Usage, "--seed", {"give a whole number from 0 to {0}", {static_cast<std::int64_t>(most_seed)}});
    const auto turns = line.value(OptionName::Turns);
    const auto last = turns ? seed_from(*turns) : std::optional<std::uint64_t>{999};
    if (!last || *last < 1 || *last > 999)
        return failed(ExitCode::Usage, "--turns", {"give a whole number from 1 to 999"});
    auto file = game_for_writing(operands[0], rulesets);
    if (!file)
        return std::unexpected{file.error()};
    const auto ended = played(*file, *seed, static_cast<int>(*last));
    if (!ended)
        return failed(*file, ended.error());
    const game::Stage& stage = file->journal().state().stage;
    if (line.has(OptionName::Json))
        return printed(QJsonObject{{"ended", QString::fromUtf8(ended->how.data(), static_cast<qsizetype>(ended->how.size()))},
                                   {"entries", ended->entries},
                                   {"turn", stage.turn}});
    const std::string_view why = ended->how == "decided" ? "the battle is decided" : "the turns are over";
    return fmt::format("{} entries; turn {}: {}\n", ended->entries, stage.turn, why);
}

} // namespace corneta::cli
