// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/packed_pages.h"
#include "app/paper/sheet_kinds.h"
#include "app/paper/sides.h"
#include "app/paper/typeface.h"
#include "core/game/play/rules.h"

#include <algorithm>
#include <utility>

namespace corneta::paper {

namespace {

constexpr qreal smallest_of_roster = 6.5; ///< points: a box is ticked by hand
constexpr int boxes_a_group = 5;
constexpr int blank_rows = 24;
constexpr int blank_boxes = 20;
constexpr qreal blank_row = 8 * millimetre;

/// Boxes in fives, a letter of `kinds` each.
QString boxes(const QString& kinds)
{
    QString all;
    for (qsizetype at = 0; at < kinds.size(); at += boxes_a_group)
        all += (at == 0 ? QString{} : QStringLiteral(" ")) + kinds.mid(at, boxes_a_group);
    return all;
}

/// What is left empty, what is lost crossed, what is between half dark.
QString boxes_of(const game::UnitSummary& summary)
{
    QString kinds;
    for (const game::CountedPart& part : summary.parts) {
        const bool is_first = &part == &summary.parts.front();
        const bool is_last = &part == &summary.parts.back();
        kinds += QString{std::max(part.number, 0), is_first ? QChar{0x2610} : is_last ? QChar{0x2612} : QChar{0x25ea}};
    }
    return boxes(kinds);
}

PaperTable table_of_command(const QString& title)
{
    return {.title = title,
            .head = {"", "unit", "numbers", "tick off"},
            .rows = {},
            .columns = {Column::Words, Column::Words, Column::Words, Column::Boxes},
            .is_wide = true};
}

std::vector<PaperCell> row_of(const GameRecord& record, const Sides& sides, const game::Unit& unit)
{
    const game::GameRules* const rules = record.ruleset().game;
    const bool is_counted = rules != nullptr && rules->summary != nullptr;
    return {{QString::fromStdString(unit.code)},
            {QString::fromStdString(unit.name)},
            {stats_of(record, sides, unit)},
            {is_counted ? boxes_of(rules->summary(unit, record.journal().state(), record.book())) : QString{}}};
}

PaperTable head_of_side(const GameRecord& record, const game::Unit& side)
{
    PaperTable head{
        .title = QString::fromStdString(side.name), .beside = standing_of(record, side), .head = {QString{}}, .rows = {}, .is_wide = true};
    head.beside += words_of("   \u2610 left   \u2612 lost   \u25ea in between, such as stragglers");
    return head;
}

/// A table a command: its leader, then its units, as they come.
std::vector<PaperTable> commands_of(const GameRecord& record, const Sides& sides, const game::Unit* side)
{
    const game::State& state = record.journal().state();
    std::vector<std::pair<std::string, PaperTable>> commands;
    const auto command = [&](const std::string& key) -> PaperTable& {
        const auto found = std::ranges::find(commands, key, &std::pair<std::string, PaperTable>::first);
        if (found != commands.end())
            return found->second;
        const game::Unit* const leader = state.find(key);
        const QString title = key.empty() ? words_of("Without a command") : QString::fromStdString(leader == nullptr ? key : leader->name);
        return commands.emplace_back(key, table_of_command(title)).second;
    };
    const auto leads = [&](const game::Unit& unit) {
        return std::ranges::any_of(state.units, [&](const game::Unit& other) { return &other != &unit && other.command == unit.key; });
    };
    for (const game::Unit& unit : state.units) {
        if (&unit == side || !is_of(unit, sides, side))
            continue;
        const bool is_leader = leads(unit) || (unit.kind != "unit" && unit.command.empty());
        auto& rows = command(is_leader ? unit.key : unit.command).rows;
        rows.insert(is_leader ? rows.begin() : rows.end(), row_of(record, sides, unit));
    }
    std::vector<PaperTable> tables;
    tables.reserve(commands.size() + 1);
    for (auto& [key, table] : commands)
        tables.push_back(std::move(table));
    if (side != nullptr)
        tables.insert(tables.begin(), head_of_side(record, *side));
    return tables;
}

} // namespace

std::expected<Sheets, Problems> rosters(const GameRecord& record, const std::string& side, QPageSize::PageSizeId paper)
{
    const auto sides = sides_of(record, side);
    if (!sides)
        return std::unexpected{sides.error()};
    std::vector<SheetPage> pages;
    for (const game::Unit* const one : sides->all) {
        const SheetHead head = head_of(record.book(), title_of(record, *sides, one));
        std::vector<PageBody> bodies = packed_pages(commands_of(record, *sides, one), body_of(paper), 1, smallest_of_roster);
        std::ranges::move(pages_under(head, std::move(bodies)), std::back_inserter(pages));
    }
    return Sheets{paper, pages};
}

std::expected<Sheets, Problems> blank_rosters(const Rulebook& book, QPageSize::PageSizeId paper)
{
    PaperTable table = table_of_command(words_of("Side and commander:"));
    table.beside = words_of("What breaks the army:");
    table.head = {"code", "unit", "numbers", "tick off"};
    table.least_row = blank_row;
    for (int i = 0; i < blank_rows; ++i)
        table.rows.push_back({{}, {}, {}, {boxes(QString{blank_boxes, QChar{0x2610}})}});
    table.shares = {0.07, 0.3, 0.3, 0.33};
    return Sheets{paper, pages_under(head_of(book, words_of("Order of battle")), packed_pages({table}, body_of(paper), 1))};
}

} // namespace corneta::paper
