// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/sheet_kinds.h"

#include <array>

namespace corneta::paper {

namespace {

constexpr std::array kinds{
    SheetKind{.word = "charts", .of_book = "Charts", .of_game = {}, .set_book = chart_sheets},
    SheetKind{.word = "rosters",
              .of_book = "A blank order of battle",
              .of_game = "Orders of battle",
              .is_by_side = true,
              .set_book = blank_rosters,
              .set_game = rosters},
    SheetKind{.word = "state", .of_book = {}, .of_game = "The game as it stands", .is_by_side = true, .set_game = state_sheets},
    SheetKind{.word = "report", .of_book = {}, .of_game = "Report", .set_game = report_sheets},
    SheetKind{.word = "chips", .of_book = "Chips and markers", .of_game = "Labels of units", .set_book = chips, .set_game = unit_labels},
    SheetKind{.word = "sticks", .of_book = "Range and move sticks", .of_game = {}, .set_book = sticks},
    SheetKind{.word = "templates", .of_book = "Templates and cards", .of_game = {}, .set_book = templates},
};

} // namespace

std::expected<Sheets, Problems> SheetKind::set(const GameRecord& record, const std::string& side, QPageSize::PageSizeId paper) const
{
    return set_game != nullptr ? set_game(record, side, paper) : set_book(record.book(), paper);
}

std::span<const SheetKind> sheet_kinds()
{
    return kinds;
}

} // namespace corneta::paper
