// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/printable.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/game/own_scenario.h"
#include "core/text/phrase.h"

namespace corneta::cli {

Reply scenario_of_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    const auto read = game_for_reading(operands[0], rulesets);
    if (!read)
        return std::unexpected{read.error()};
    const GameRecord& record = read->record;
    game::Scenario head;
    head.key = operands[1];
    head.label = operands[2];
    head.about = operands.size() > 3 ? operands[3] : std::string{};
    head.attacker = game::attacker_in(record.head().scenario);
    std::string path = line.value(OptionName::Out).value_or(std::string{});
    if (path.empty()) {
        auto saved = save_scenario(record.book(), record.journal().state(), head);
        if (!saved)
            return failed(ExitCode::Refused, saved.error());
        path = std::move(*saved);
    } else {
        const auto text = scenario_text(record.book(), record.journal().state(), head);
        if (!text)
            return failed(ExitCode::Refused, text.error());
        if (const auto created = create_file(path, *text, Readers::All); !created)
            return failed(ExitCode::Unreadable, created.error());
    }
    if (line.has(OptionName::Json))
        return printed(QJsonObject{{"scenario", words(head.key)}, {"file", words(path)}});
    return phrase("Scenario {} is saved in {}\n", printable(head.label), printable(path));
}

} // namespace corneta::cli
