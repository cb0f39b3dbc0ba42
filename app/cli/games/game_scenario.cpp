// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/printable.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/game/own_scenario.h"
#include "core/text/phrase.h"

namespace corneta::cli {

Reply scenario_of_game(const Call& call)
{
    const GameRead read = game_for_reading(call.operands[0], call.rulesets);
    const GameRecord& record = read.record;
    game::Scenario head;
    head.key = call.operands[1];
    head.label = call.operands[2];
    head.about = call.operands.size() > 3 ? call.operands[3] : std::string{};
    head.attacker = game::attacker_in(record.head().scenario);
    std::string path = call.line.value(OptionName::Out).value_or(std::string{});
    if (path.empty()) {
        path = or_fail(save_scenario(record.book(), record.journal().state(), head), ExitCode::Refused);
    } else {
        const auto text = or_fail(scenario_text(record.book(), record.journal().state(), head), ExitCode::Refused);
        or_fail(create_file(path, text, Readers::All), ExitCode::Unreadable);
    }
    if (call.is_json())
        return printed(QJsonObject{{"scenario", words(head.key)}, {"file", words(path)}});
    return phrase("Scenario {} is saved in {}\n", printable(head.label), printable(path));
}

} // namespace corneta::cli
