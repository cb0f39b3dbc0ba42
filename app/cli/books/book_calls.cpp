// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book.h"
#include "app/book/next_game.h"
#include "app/book/season_report.h"
#include "app/cli/games/game_calls.h"
#include "app/cli/games/scenario_named.h"
#include "app/cli/options/question.h"
#include "app/cli/options/typed_faces.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/printable.h"
#include "app/storage/game/entry_words.h"
#include "core/text/phrase.h"
#include "rulesets/season/ruleset.h"

#include <fmt/format.h>

namespace corneta::cli {

namespace {

std::expected<GameFile, Failure> book_for_writing(const std::string& path)
{
    auto book = open_book(path);
    if (!book)
        return failed(ExitCode::Unreadable, book.error());
    return std::move(*book);
}

QJsonArray names_in_json(const std::vector<std::string>& names)
{
    QJsonArray all;
    for (const std::string& name : names)
        all << words(name);
    return all;
}

} // namespace

Reply new_book(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    const auto ruleset = ruleset_named(operands[1], rulesets);
    if (!ruleset)
        return std::unexpected{ruleset.error()};
    const auto book = create_book(operands[0], **ruleset);
    if (!book)
        return failed(ExitCode::Unreadable, book.error());
    if (line.has(OptionName::Json))
        return printed(QJsonObject{{"file", words(operands[0])}, {"ruleset", words((*ruleset)->key)}});
    return phrase("A book for battles of {}: {}\n", (*ruleset)->label, printable(operands[0]));
}

Reply battle_in_book(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    auto book = book_for_writing(operands[0]);
    if (!book)
        return std::unexpected{book.error()};
    const auto entry = add_battle(*book, operands[1], line.value(OptionName::AsItStands).value_or(std::string{}), rulesets);
    return entry ? reply_of(*book, line) : failed(*book, entry.error());
}

Reply rest_in_book(Operands operands, const CommandLine& line, Rulesets /*rulesets*/)
{
    const auto dice = dice_at_hand_from(line);
    if (!dice)
        return failed(ExitCode::Refused, dice.error());
    auto book = book_for_writing(operands[0]);
    if (!book)
        return std::unexpected{book.error()};
    const auto rolls = rest(*book, dice->in_order);
    if (!rolls)
        return failed(*book, rolls.error());
    if (line.has(OptionName::Json))
        return printed(QJsonObject{{"rolls", *rolls}, {"turn", book->journal().state().stage.turn}});
    return phrase("{} rolls. The armies have rested; battle {} may come.\n", *rolls, book->journal().state().stage.turn);
}

Reply next_of_book(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    const auto path = line.value(OptionName::Out);
    const auto scenario = line.value(OptionName::Scenario);
    if (!path)
        return failed(ExitCode::Usage, "-o", {"the next battle needs a file: -o GAME"});
    if (scenario.has_value() == line.has(OptionName::FromArmies))
        return failed(ExitCode::Usage, "book next", {"give --scenario KEY|FILE or --from-armies"});
    auto book = book_for_writing(operands[0]);
    if (!book)
        return std::unexpected{book.error()};
    const auto ruleset = ruleset_of_book(book->record(), rulesets);
    if (!ruleset)
        return failed(ExitCode::Refused, ruleset.error());
    std::expected<std::vector<Statement>, Problems> statements;
    if (scenario) {
        auto named = scenario_named(*scenario, line, **ruleset);
        if (!named)
            return std::unexpected{named.error()};
        statements = next_scenario(book->record(), **ruleset, std::move(*named));
    } else {
        statements = scenario_of_armies(book->record(), **ruleset);
    }
    if (!statements)
        return failed(ExitCode::Refused, statements.error());
    if (const Problems problems = begin_next(*book, *statements, *path, rulesets); !problems.empty())
        return problems.front().where.starts_with(*path) ? failed(ExitCode::Unreadable, problems) : failed(*book, problems);
    const std::vector<std::string> absent = not_fielded(book->record());
    if (line.has(OptionName::Json))
        return printed(QJsonObject{{"file", words(*path)}, {"not_fielded", names_in_json(absent)}});
    std::string said = phrase("The next battle is begun: {}\n", printable(*path));
    for (const std::string& name : absent)
        said += phrase("Not fielded: {}\n", printable(name));
    return said;
}

/// Says what is taken back: a battle, that the next one was begun.
Reply undo_in_book(Operands operands, const CommandLine& line, Rulesets /*rulesets*/)
{
    const auto book = game_for_reading(operands[0], season::rulesets());
    if (!book)
        return std::unexpected{book.error()};
    const auto in_force = book->record.journal().in_force();
    const std::string last = in_force.empty()
        ? std::string{}
        : sentence_of(book->record, book->record.journal().entries()[static_cast<std::size_t>(in_force.back()->entry) - 1]);
    const Reply undone = undo_in_game(operands, line, season::rulesets());
    if (!undone || line.has(OptionName::Json))
        return undone;
    return phrase("Taken back: {}\n", printable(last)) + *undone;
}

Reply check_of_book(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    const auto book = game_for_reading(operands[0], season::rulesets());
    if (!book)
        return std::unexpected{book.error()};
    const Reply sound = check_of_game(operands, line, season::rulesets());
    if (!sound)
        return sound;
    QJsonArray battles;
    std::string said;
    for (const BattleChecked& battle : battles_checked(book->record, rulesets)) {
        battles << QJsonObject{{"battle", words(battle.battle)}, {"file", words(battle.file)}, {"trouble", words_or_null(battle.trouble)}};
        said +=
            fmt::format("{}: {}\n", spoken(printable(battle.battle)), spoken(battle.trouble.empty() ? "as it was added" : battle.trouble));
    }
    const std::vector<std::string> wrong = units_that_do_not_add_up(book->record);
    for (const std::string& name : wrong)
        said += phrase("{}: start and recruits are not what is left and lost; it was set right by hand\n", printable(name));
    if (line.has(OptionName::Json))
        return printed(QJsonObject{{"battles", battles}, {"do_not_add_up", names_in_json(wrong)}});
    return *sound + said;
}

Reply export_of_book(Operands operands, const CommandLine& line, Rulesets /*rulesets*/)
{
    return exported(operands, line, season::rulesets(),
                    [&](const GameRecord& book, ReportKind kind) -> std::expected<std::string, Problems> {
                        if (operands.size() < 2)
                            return season_report(book, kind);
                        const game::Unit* const unit = book.journal().state().find(operands[1]);
                        if (unit == nullptr)
                            return std::unexpected{Problems{game::unknown_unit("UNIT", operands[1])}};
                        return unit_report(book, *unit, kind);
                    });
}

} // namespace corneta::cli
