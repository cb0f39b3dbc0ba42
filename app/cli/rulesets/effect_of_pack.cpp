// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/question.h"
#include "app/cli/printing/columns.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/json_lines.h"
#include "app/storage/packs/packs.h"
#include "core/action/resolve.h"
#include "core/charts/chart_reading.h"
#include "core/odds/effect.h"
#include "core/text/percent.h"
#include "core/text/phrase.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace corneta::cli {

namespace {

Rulebook rulebook_of_pack(const std::string& file, Rulesets rulesets)
{
    const auto pack = or_fail(statements_from_file(file), ExitCode::Unreadable);
    if (pack.empty())
        throw failed(ExitCode::Unreadable, file, {"states nothing"});
    const Ruleset* const ruleset = or_fail(ruleset_of_pack(pack, rulesets), ExitCode::Unreadable);
    return or_fail(rulebook_with_pack(*ruleset, file), ExitCode::Unreadable);
}

QJsonObject json_of_change(const std::string& key, double before, double after, bool exact)
{
    return {{"key", words(key)}, {"before", before}, {"after", after}, {"change", after - before}, {"exact", exact}};
}

/// Points of a hundred of a chance, units of an average; a dot where nothing changes.
std::string change_words(const Square& square)
{
    constexpr double hundred = 100;
    if (!square.refused.empty())
        return "-";
    const double change = square.before.is_chance ? hundred * square.change() : square.change();
    return square.change() == 0 ? "." : fmt::format("{:+.{}f}", change, square.before.is_chance ? 1 : 2);
}

std::string words_of(const Answers& answers)
{
    std::vector<std::string> parts;
    for (std::size_t field = 0; field < answers.form().size(); ++field)
        if (answers.asked(field) && !answers.is_default(field))
            parts.push_back(fmt::format("{}={}", answers.form()[field].key, corneta::words_of(answers.form()[field], answers.at(field))));
    return parts.empty() ? spoken("with the answers of its form") : fmt::format("{}", fmt::join(parts, " "));
}

/// Every figure of one question.
Reply effect_on_question(const Question& question, const Rulebook& before, bool is_json)
{
    const Action& action = *question.action;
    const std::vector<ChartEffect> all = chart_effects(action, question.answers, before, question.book);
    QJsonArray array;
    Columns columns{"lrrrl"};
    columns.add({spoken("FIGURE"), spoken("BEFORE"), spoken("AFTER"), spoken("CHANGE"), ""});
    for (std::size_t run = 0; run < all.size(); ++run)
        for (std::size_t i = 0; i < all[run].before.size(); ++i) {
            const Figure& old_figure = all[run].before[i];
            const Figure& new_figure = all[run].after[i];
            const OutcomeSpec& spec = action.outcomes[old_figure.key];
            std::string key = row_key(action, {run, all.size()}, spec.key);
            QJsonObject object = json_of_change(key, old_figure.number, new_figure.number, all[run].exact);
            if (spec.list) {
                object["row"] = static_cast<qint64>(old_figure.row + 1);
                key += fmt::format(" {}", old_figure.row + 1);
            }
            if (old_figure.value) {
                const std::string_view word = spec.options[static_cast<std::size_t>(*old_figure.value)].word;
                object["value"] = words(word);
                key += fmt::format("={}", word);
            }
            array.append(object);
            const double change = new_figure.number - old_figure.number;
            columns.add({key, fmt::format("{:.4f}", old_figure.number), fmt::format("{:.4f}", new_figure.number),
                         change == 0 ? "." : fmt::format("{:+.4f}", change), all[run].exact ? "" : spoken("not exact")});
        }
    return is_json ? printed(array) : columns.text();
}

/// A grid with its squares, row by row.
struct Grid {
    const Action* action;
    MatchUps match_ups;
    std::vector<Square> squares;
};

std::string text_of(const Grid& grid)
{
    const auto down = values_of_axis(grid.match_ups.down);
    const auto across = values_of_axis(grid.match_ups.across);
    const std::size_t width = std::max<std::size_t>(across.size(), 1);
    const std::string sides = "l" + std::string(width, 'r');
    Columns columns{sides};
    std::vector<std::string> head{std::string{key_of_axis(grid.match_ups.down)}};
    for (const std::string_view value : across)
        head.push_back(head.size() == 1 ? fmt::format("{} {}", key_of_axis(grid.match_ups.across), value) : std::string{value});
    head.resize(width + 1);
    columns.add(std::move(head));
    for (std::size_t first = 0; first < grid.squares.size(); first += width) {
        std::vector<std::string> row{down.empty() ? "" : std::string{down[first / width]}};
        for (std::size_t i = first; i < first + width; ++i)
            row.push_back(change_words(grid.squares[i]));
        columns.add(std::move(row));
    }
    const auto sound = std::ranges::find_if(grid.squares, [](const Square& square) { return square.refused.empty(); });
    if (sound == grid.squares.end())
        return {};
    const auto exact = std::ranges::all_of(grid.squares, &Square::exact);
    return fmt::format("{}{}{}: {}, {}{}\n{}\n", grid.action->key, grid.match_ups.with.empty() ? "" : " ", grid.match_ups.with,
                       spoken(sound->before.label), spoken(sound->before.is_chance ? "in points of 100" : "on average"),
                       exact ? "" : spoken(", not exact"), columns.text("  "));
}

/// "Most: a regular line of 24 at 4 inches against a line of 10: target breaks in 9 of 20 rolls, 6 before (fire range=4 firer_castings=24)."
std::string largest_of(const std::vector<Grid>& grids)
{
    const Grid* where = nullptr;
    const Square* most = nullptr;
    for (const Grid& grid : grids)
        if (const Square* const of_grid = largest_change(grid.squares);
            of_grid != nullptr && (most == nullptr || weight_of(*of_grid) > weight_of(*most))) {
            where = &grid;
            most = of_grid;
        }
    if (most == nullptr)
        return spoken("None of these questions comes out differently.\n");
    return phrase("Most: {} ({} {}).\n", spoken(change_in_words(*where->action, where->match_ups, *most)), where->action->key,
                  words_of(most->answers));
}

Reply effect_on_grids(const Rulebook& before, const Rulebook& after, bool is_json)
{
    const std::vector<ChangedCell> changed = changed_cells(*before.charts, *after.charts);
    std::vector<Grid> grids;
    for (const MatchUps& match_ups : match_ups_for(*after.ruleset, changed)) {
        Grid grid{after.ruleset->find_action(match_ups.action), match_ups, {}};
        const auto questions = or_fail(questions_of(*grid.action, match_ups), ExitCode::Refused);
        for (const Answers& answers : questions)
            if (auto one = square(*grid.action, answers, before, after))
                grid.squares.push_back(std::move(*one));
        grids.push_back(std::move(grid));
    }
    QJsonArray array;
    std::string lines = phrase("Cells that differ: {}\n\n", changed.size());
    for (const Grid& grid : grids) {
        lines += text_of(grid);
        for (const Square& one : grid.squares) {
            if (!one.refused.empty())
                continue;
            QJsonObject object =
                json_of_change(std::string{grid.action->outcomes[one.before.key].key}, one.before.number, one.after.number, one.exact);
            QJsonObject answers;
            for (const Given& given : given_from(one.answers))
                answers[words(given.key)] = words(given.word);
            object["action"] = words(grid.action->key);
            object["answers"] = answers;
            object["figure"] = words(one.before.label);
            array.append(object);
        }
    }
    return is_json ? printed(array) : lines + largest_of(grids);
}

} // namespace

Reply check_of_pack(const Call& call)
{
    const std::string& file = call.operands[0];
    const Rulebook book = rulebook_of_pack(file, call.rulesets);
    const ChartSet built_in = or_fail(built_in_charts(*book.ruleset), ExitCode::Unreadable);
    const std::size_t changed = changed_cells(built_in, *book.charts).size();
    const std::vector<Sentence> overrides = overridden(built_in, *book.charts);
    if (call.is_json())
        return printed(QJsonObject{{"ruleset", words(book.ruleset->key)},
                                   {"pack", words(file)},
                                   {"cells_changed", static_cast<qint64>(changed)},
                                   {"overrides", json_list(overrides, [](const Sentence& one) { return words(text(one)); })}});
    std::string lines = phrase("{} is a pack for {}; cells changed: {}\n", file, book.ruleset->label, changed);
    for (const Sentence& sentence : overrides)
        lines += phrase("overrides {}\n", spoken(sentence));
    return lines;
}

Reply effect_of_pack(const Call& call)
{
    const Ruleset& ruleset = ruleset_named(call.operands[0], call.rulesets);
    if (!call.line.has(OptionName::Pack))
        throw failed(ExitCode::Usage, "--pack", {"missing: the charts whose effect is asked for"});
    const auto before = or_fail(rulebook_with_pack(ruleset, call.line.value(OptionName::Against)), ExitCode::Unreadable);
    const bool is_json = call.is_json();
    if (call.operands.size() == 1)
        return effect_on_grids(before, rulebook_for(ruleset, call.line), is_json);
    const Question question = question_from(call);
    if (const Problems refused = refusals(*question.action, question.answers, *before.typed_charts); !refused.empty())
        throw failed(ExitCode::Refused, refused);
    return effect_on_question(question, before, is_json);
}

} // namespace corneta::cli
