// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/packed_pages.h"
#include "app/paper/sheet_kinds.h"
#include "app/paper/sides.h"
#include "app/storage/game/entry_words.h"
#include "app/storage/sheet/state_sheet.h"
#include "core/game/play/offered.h"
#include "core/text/language.h"

#include <algorithm>
#include <utility>

namespace corneta::paper {

namespace {

constexpr qreal smallest_of_state = 6; ///< points: its letters are read one by one

/// The lines of a unit, or of the whole game, under each other.
QString letters_of(std::span<const SheetLine> lines, std::string_view unit)
{
    QString all;
    for (const SheetLine& line : lines)
        if (line.unit == unit)
            all += (all.isEmpty() ? "" : "\n") + words_of(line_mark) + ' ' + words_of(as_typed(line));
    return all;
}

PaperTable units_of(const GameRecord& record, const Sides& sides, const game::Unit* side, std::span<const SheetLine> lines)
{
    PaperTable table{.title = side == nullptr ? words_of("Units") : QString::fromStdString(side->name),
                     .beside = side == nullptr ? QString{} : standing_of(record, *side),
                     .head = {"", "unit", "stands at", "to be typed back"},
                     .rows = {},
                     .columns = {Column::Words, Column::Words, Column::Words, Column::Letters},
                     .is_wide = true};
    for (const game::Unit& unit : record.journal().state().units)
        if (is_of(unit, sides, side))
            table.rows.push_back({{QString::fromStdString(unit.code)},
                                  {QString::fromStdString(unit.name)},
                                  {stats_of(record, sides, unit)},
                                  {letters_of(lines, unit.key)}});
    return table;
}

PaperTable owed_of(const GameRecord& record)
{
    PaperTable table{
        .title = words_of("Owed"), .head = {"by", "what"}, .rows = {}, .columns = {Column::Words, Column::Words}, .is_wide = true};
    for (const game::Owed& owed : game::open_follow_ups(record.journal().state(), record.book())) {
        QStringList choices;
        for (const game::NextChoice& choice : owed.next.choices)
            choices << QString::fromStdString(spoken(choice.words));
        table.rows.push_back({{QString::fromStdString(name_of(record, owed.next.by))}, {choices.join(QStringLiteral(", or "))}});
    }
    return table;
}

PaperTable lines_of_game(std::span<const SheetLine> lines)
{
    PaperTable table{
        .title = words_of("The whole game"),
        .beside = QStringLiteral(
            "Back into the computer: type what stands behind the marks into a file, a line each, in any order, without the marks; "
            "then corneta-cli game from-sheet FILE -o NEW. There is no O and no 0, no I and no 1. "
            "A unit without letters is as the scenario has it."),
        .head = {"", "to be typed back"},
        .rows = {},
        .columns = {Column::Words, Column::Letters},
        .is_wide = true};
    for (const SheetLine& line : lines) {
        if (!line.unit.empty())
            continue;
        const bool is_first = &line == &lines.front();
        const bool is_last = &line == &lines.back();
        const char* const what = is_first ? "played by"
            : is_last                     ? "counts all lines"
            : line.words.empty()          ? "turn, owed, gone"
                                          : "own words";
        table.rows.push_back({{QString::fromLatin1(what)}, {words_of(line_mark) + ' ' + words_of(as_typed(line))}});
    }
    return table;
}

} // namespace

std::expected<Sheets, Problems> state_sheets(const GameRecord& record, const std::string& side, QPageSize::PageSizeId paper)
{
    const auto sides = sides_of(record, side);
    const auto lines = sides ? state_sheet(record) : std::unexpected{sides.error()};
    if (!lines)
        return std::unexpected{lines.error()};
    std::vector<SheetPage> pages;
    for (const game::Unit* const one : sides->all) {
        std::vector<PaperTable> tables;
        if (one == sides->all.front()) {
            tables.push_back(lines_of_game(*lines));
            if (PaperTable owed = owed_of(record); !owed.rows.empty())
                tables.push_back(std::move(owed));
        }
        tables.push_back(units_of(record, *sides, one, *lines));
        const SheetHead head = head_of(record.book(), title_of(record, *sides, one));
        std::ranges::move(pages_under(head, packed_pages(tables, body_of(paper), 1, smallest_of_state)), std::back_inserter(pages));
    }
    return Sheets{paper, pages};
}

} // namespace corneta::paper
