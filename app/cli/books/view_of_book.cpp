// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book.h"
#include "app/book/season_report.h"
#include "app/book/season_tables.h"
#include "app/cli/games/game_calls.h"
#include "app/cli/printing/json.h"
#include "app/cli/printing/table_text.h"
#include "app/storage/files/printable.h"
#include "app/storage/game/entry_words.h"
#include "app/storage/report/report.h"
#include "core/text/phrase.h"
#include "rulesets/season/actions.h"
#include "rulesets/season/ruleset.h"

#include <fmt/format.h>

#include <array>
#include <ranges>

namespace corneta::cli {

namespace {

namespace stat = season::stat;
namespace kind = season::kind;

constexpr std::array of_unit{stat::start,     stat::recruits, stat::fit,     stat::waiting, stat::dead,   stat::prisoners,
                             stat::disbanded, stat::battles,  stat::honours, stat::raised,  stat::lowered};
constexpr std::array of_army{stat::victories,      stat::defeats,  stat::morale,           stat::dealt,
                             stat::dealt_expected, stat::suffered, stat::suffered_expected};

std::vector<const game::Unit*> all_of(const game::State& state, std::string_view wanted)
{
    std::vector<const game::Unit*> found;
    for (const game::Unit& unit : state.units)
        if (unit.kind == wanted)
            found.push_back(&unit);
    return found;
}

QJsonObject json_of(const game::Unit& unit, std::span<const game::Stat<int>> numbers)
{
    QJsonObject object{{"key", words(unit.key)}, {"name", words(unit.name)}};
    for (const game::Stat<int>& stat : numbers)
        object[QLatin1String{stat.key.data(), static_cast<qsizetype>(stat.key.size())}] = unit[stat];
    return object;
}

QJsonObject json_of_unit(const game::Unit* unit)
{
    QJsonObject object = json_of(*unit, of_unit);
    object["army"] = words(unit->side);
    object["disbanded_unit"] = (*unit)[stat::is_gone];
    return object;
}

QJsonObject json_of_leader(const game::Unit* leader)
{
    return {{"key", words(leader->key)},     {"name", words(leader->name)},       {"army", words(leader->side)},
            {"lost", (*leader)[stat::lost]}, {"raised", (*leader)[stat::raised]}, {"lowered", (*leader)[stat::lowered]}};
}

QJsonObject json_of_battle(const game::Unit* battle)
{
    return {{"key", words(battle->key)},
            {"name", words(battle->name)},
            {"file", words((*battle)[stat::file])},
            {"seal", words((*battle)[stat::seal])},
            {"winner", words_or_null((*battle)[stat::winner])},
            {"standing", words((*battle)[stat::told])},
            {"turns", (*battle)[stat::turns]}};
}

std::string printed_json(const GameRecord& book)
{
    const game::State& state = book.journal().state();
    const auto json_of_army = [](const game::Unit* army) { return json_of(*army, of_army); };
    const game::Unit* const head = state.find("book");
    return printed(QJsonObject{{"ruleset", words(head == nullptr ? std::string_view{} : (*head)[stat::system])},
                               {"turn", state.stage.turn},
                               {"phase", words(state.stage.phase)},
                               {"armies", json_list(league_of(state), json_of_army)},
                               {"battles", json_list(all_of(state, kind::battle), json_of_battle)},
                               {"units", json_list(all_of(state, kind::unit), json_of_unit)},
                               {"leaders", json_list(all_of(state, kind::leader), json_of_leader)}});
}

std::string words_of(const GameRecord& book)
{
    const game::State& state = book.journal().state();
    std::string all = fmt::format("{}, {}\n", spoken(title_of(book)), spoken(state.stage.phase == "rest" ? "at rest" : "before a battle"));
    const std::vector<WordTable> tables = season_tables(state);
    all += text_of(tables.front()) + spoken("\nBattles:\n");
    for (const game::Unit* const battle : all_of(state, kind::battle))
        all += phrase("  {}: {} ({} turns)\n", spoken(printable(battle->name)), printable(spoken(standing_in(*battle))),
                      (*battle)[stat::turns]);
    for (const WordTable& table : tables | std::views::drop(1))
        all += text_of(table);
    for (const game::Unit* const leader : all_of(state, kind::leader))
        if ((*leader)[stat::lost])
            all += phrase("  {} is lost\n", printable(leader->name));
    return all;
}

} // namespace

Reply view_of_book(const Call& call)
{
    const auto book = game_for_reading(call.operands[0], season::rulesets());
    if (call.operands.size() < 2)
        return call.is_json() ? printed_json(book.record) : words_of(book.record);
    const game::Unit* const unit = book.record.journal().state().find(call.operands[1]);
    if (unit == nullptr)
        throw failed(ExitCode::Refused, {game::unknown_unit("UNIT", call.operands[1])});
    const std::vector<std::string> lines = history_of(book.record, *unit);
    if (call.is_json()) {
        QJsonObject object = json_of_unit(unit);
        object["history"] = json_words(lines);
        return printed(object);
    }
    std::string all =
        printable(unit->name) + ": " + printable(stats_in_words(book.record.ruleset(), book.record.journal().state(), *unit)) + "\n";
    for (const std::string& each : lines)
        all += "  " + printable(each) + "\n";
    return all;
}

} // namespace corneta::cli
