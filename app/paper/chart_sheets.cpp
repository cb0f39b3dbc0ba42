// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/chart_sheets.h"

#include "app/paper/chart_tables.h"
#include "app/paper/packed_pages.h"
#include "app/paper/sheet.h"

namespace corneta::paper {

namespace {

constexpr std::size_t most_pages = 2;

} // namespace

std::expected<Sheets, Problems> chart_sheets(const Rulebook& book, QPageSize::PageSizeId paper)
{
    return Sheets{paper, pages_under(head_of(book), packed_pages(tables_of(*book.charts), body_of(paper), most_pages))};
}

} // namespace corneta::paper
