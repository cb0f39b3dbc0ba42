// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book.h"
#include "app/book/season_report.h"
#include "app/cli/games/game_calls.h"
#include "app/cli/options/question.h"
#include "app/cli/options/typed.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/printable.h"
#include "app/storage/game/entry_words.h"
#include "core/text/phrase.h"
#include "rulesets/season/ruleset.h"

#include <fmt/format.h>

namespace corneta::cli {

namespace {

GameFile book_for_writing(const Call& call)
{
    return or_fail(open_book(call.operands[0]), ExitCode::Unreadable);
}

} // namespace

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
