// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book.h"
#include "app/book/season_report.h"
#include "app/book/season_tables.h"
#include "app/cli/games/game_calls.h"
#include "app/cli/options/question.h"
#include "app/cli/options/typed.h"
#include "app/cli/printing/columns.h"
#include "app/cli/printing/json.h"
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

GameFile book_for_writing(const Call& call)
{
    return or_fail(open_book(call.operands[0]), ExitCode::Unreadable);
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

Call of_book(const Call& call)
{
    return {call.spec, call.operands, call.line, season::rulesets()};
}

Reply new_book(const Call& call)
{
    const Ruleset& ruleset = ruleset_named(call.operands[1], call.rulesets);
    or_fail(create_book(call.operands[0], ruleset), ExitCode::Unreadable);
    if (call.is_json())
        return printed(QJsonObject{{"file", words(call.operands[0])}, {"ruleset", words(ruleset.key)}});
    return phrase("A book for battles of {}: {}\n", ruleset.label, printable(call.operands[0]));
}

Reply battle_in_book(const Call& call)
{
    GameFile book = book_for_writing(call);
    or_fail(add_battle(book, call.operands[1], call.line.value(OptionName::AsItStands).value_or(std::string{}), call.rulesets), book);
    return reply_of(book, call.line);
}

Reply rest_in_book(const Call& call)
{
    const auto dice = or_fail(dice_at_hand_from(call.line), ExitCode::Refused);
    GameFile book = book_for_writing(call);
    const int rolls = or_fail(rest(book, dice.in_order), book);
    if (call.is_json())
        return printed(QJsonObject{{"rolls", rolls}, {"turn", book.journal().state().stage.turn}});
    return phrase("{} rolls. The armies have rested; battle {} may come.\n", rolls, book.journal().state().stage.turn);
}

Reply next_of_book(const Call& call)
{
    const auto path = call.line.value(OptionName::Out);
    const auto scenario = call.line.value(OptionName::Scenario);
    if (!path)
        throw failed(ExitCode::Usage, "-o", {"the next battle needs a file: -o GAME"});
    if (scenario.has_value() == call.line.has(OptionName::FromArmies))
        throw failed(ExitCode::Usage, "book next", {"give --scenario KEY|FILE or --from-armies"});
    GameFile book = book_for_writing(call);
    const Ruleset& ruleset = *or_fail(ruleset_of_book(book.record(), call.rulesets), ExitCode::Refused);
    const auto statements = or_fail(scenario ? next_scenario(book.record(), ruleset, scenario_named(*scenario, call.line, ruleset))
                                             : scenario_of_armies(book.record(), ruleset),
                                    ExitCode::Refused);
    if (const Problems problems = begin_next(book, statements, *path, call.rulesets); !problems.empty())
        throw problems.front().where.starts_with(*path) ? failed(ExitCode::Unreadable, problems) : failed(book, problems);
    const std::vector<std::string> absent = not_fielded(book.record());
    if (call.is_json())
        return printed(QJsonObject{{"file", words(*path)}, {"not_fielded", json_words(absent)}});
    std::string said = phrase("The next battle is begun: {}\n", printable(*path));
    for (const std::string& name : absent)
        said += phrase("Not fielded: {}\n", printable(name));
    return said;
}

/// Says what is taken back: a battle, that the next one was begun.
Reply undo_in_book(const Call& call)
{
    const GameRead book = game_for_reading(call.operands[0], season::rulesets());
    const auto in_force = book.record.journal().in_force();
    const std::string last = in_force.empty()
        ? std::string{}
        : sentence_of(book.record, book.record.journal().entries()[static_cast<std::size_t>(in_force.back()->entry) - 1]);
    const std::string undone = undo_in_game(of_book(call));
    return call.is_json() ? undone : phrase("Taken back: {}\n", printable(last)) + undone;
}

Reply check_of_book(const Call& call)
{
    const GameRead book = game_for_reading(call.operands[0], season::rulesets());
    const std::string sound = check_of_game(of_book(call));
    QJsonArray battles;
    std::string said;
    for (const BattleChecked& battle : battles_checked(book.record, call.rulesets)) {
        battles << QJsonObject{{"battle", words(battle.battle)}, {"file", words(battle.file)}, {"trouble", words_or_null(battle.trouble)}};
        said +=
            fmt::format("{}: {}\n", spoken(printable(battle.battle)), spoken(battle.trouble.empty() ? "as it was added" : battle.trouble));
    }
    const std::vector<std::string> wrong = units_that_do_not_add_up(book.record);
    for (const std::string& name : wrong)
        said += phrase("{}: start and recruits are not what is left and lost; it was set right by hand\n", printable(name));
    if (call.is_json())
        return printed(QJsonObject{{"battles", battles}, {"do_not_add_up", json_words(wrong)}});
    return sound + said;
}

Reply export_of_book(const Call& call)
{
    return exported(of_book(call), [&](const GameRecord& book, ReportKind kind) {
        if (call.operands.size() < 2)
            return season_report(book, kind);
        const game::Unit* const unit = book.journal().state().find(call.operands[1]);
        if (unit == nullptr)
            throw failed(ExitCode::Refused, {game::unknown_unit("UNIT", call.operands[1])});
        return unit_report(book, *unit, kind);
    });
}

} // namespace corneta::cli
