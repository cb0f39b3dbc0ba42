// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_shape.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace corneta {

namespace {

Name chart_name(const Chart& chart)
{
    return {std::string{chart.spec().key}};
}

Name row_name(const Chart& chart)
{
    return {std::string{chart.spec().row_name}};
}

Name key_of(const Cell& cell)
{
    return {std::string{cell.row_spec().key}};
}

/// A row of Bands; an open end is nothing.
struct Band {
    std::size_t row;
    std::optional<std::int64_t> from;
    std::optional<std::int64_t> to;
};

bool begins_before(const Band& a, const Band& b)
{
    return a.from && b.from ? *a.from < *b.from : !a.from && b.from;
}

class BandsCheck {
public:
    BandsCheck(const Chart& chart, const StatedCells& stated) : m_chart{chart}, m_stated{stated} {}

    Problems problems() &&
    {
        std::vector<Band> bands = rising_bands();
        if (!m_problems.empty() || bands.empty())
            return std::move(m_problems);
        look_below(bands.front());
        for (std::size_t next = 1; next < bands.size(); ++next)
            look_between(bands[next - 1], bands[next]);
        look_above(bands.back());
        return std::move(m_problems);
    }

private:
    std::vector<Band> rising_bands();
    void look_below(const Band& first);
    void look_above(const Band& last);
    void look_between(const Band& below, const Band& above);
    void refuse(const Band& below, const Band& above, Sentence what);

    const Chart& m_chart;
    const StatedCells& m_stated;
    Problems m_problems;
};

std::vector<Band> BandsCheck::rising_bands()
{
    const auto end_of = [](const Cell& cell) { return cell.empty() ? std::nullopt : std::optional<std::int64_t>{cell.whole()}; };
    std::vector<Band> bands;
    for (std::size_t row = 0; row < m_chart.spec().rows.size(); ++row) {
        const Band band{row, end_of(m_chart.cell(row, 0)), end_of(m_chart.cell(row, 1))};
        bands.push_back(band);
        if (band.from && band.to && *band.to < *band.from)
            refuse(band, band,
                   {"{0}, {1} {2}: from {3} is above to {4}",
                    {chart_name(m_chart), row_name(m_chart), key_of(m_chart.cell(row, 0)), *band.from, *band.to}});
    }
    std::ranges::stable_sort(bands, begins_before);
    return bands;
}

void BandsCheck::look_below(const Band& first)
{
    const std::optional<int> lowest = m_chart.spec().lowest;
    if (!lowest && first.from)
        refuse(first, first, {"{0}: no {1} covers {2} and less", {chart_name(m_chart), row_name(m_chart), *first.from - 1}});
    if (!lowest || first.from == std::int64_t{*lowest})
        return;
    if (first.from)
        refuse(first, first,
               {"{0}: the first {1} begins at {2}, expected {3}", {chart_name(m_chart), row_name(m_chart), *first.from, *lowest}});
    else
        refuse(first, first, {"{0}: the first {1} is open below, expected {2}", {chart_name(m_chart), row_name(m_chart), *lowest}});
}

void BandsCheck::look_above(const Band& last)
{
    if (last.to)
        refuse(last, last, {"{0}: no {1} covers {2} and more", {chart_name(m_chart), row_name(m_chart), *last.to + 1}});
}

void BandsCheck::look_between(const Band& below, const Band& above)
{
    const Name below_key = key_of(m_chart.cell(below.row, 0));
    const Name above_key = key_of(m_chart.cell(above.row, 0));
    if (!below.to || !above.from) {
        refuse(below, above,
               {"{0}: {1} {2} is open where {1} {3} also stands", {chart_name(m_chart), row_name(m_chart), below_key, above_key}});
        return;
    }
    const std::int64_t free_from = *below.to + 1;
    const std::int64_t free_to = *above.from - 1;
    if (free_from == free_to)
        refuse(below, above, {"{0}: no {1} covers {2}", {chart_name(m_chart), row_name(m_chart), free_from}});
    else if (free_from < free_to)
        refuse(below, above, {"{0}: no {1} covers {2} to {3}", {chart_name(m_chart), row_name(m_chart), free_from, free_to}});
    else if (free_to < free_from - 1)
        refuse(below, above,
               {"{0}: {1} {2} and {1} {3} both cover {4}", {chart_name(m_chart), row_name(m_chart), below_key, above_key, *above.from}});
}

void BandsCheck::refuse(const Band& below, const Band& above, Sentence what)
{
    const Statement* statement = m_stated.last_of(m_chart.row(above.row));
    if (statement == nullptr)
        statement = m_stated.last_of(m_chart.row(below.row));
    if (statement == nullptr)
        statement = m_stated.last_of(m_chart.cells());
    m_problems.push_back({statement == nullptr ? std::string{m_chart.spec().key} : statement->where(), std::move(what)});
}

Problems edge_problems(const Chart& chart, const StatedCells& stated)
{
    Problems problems;
    for (std::size_t row = 0; row < chart.spec().rows.size(); ++row) {
        const Statement* const statement = stated.last_of(chart.row(row));
        const std::string where = statement == nullptr ? std::string{chart.spec().key} : statement->where();
        const Cell* before = nullptr;
        for (const Cell& cell : chart.row(row)) {
            if (cell.empty())
                continue;
            if (before != nullptr && !(before->number() < cell.number()))
                problems.push_back({where,
                                    {"{0}, {1} {2}: {3} {4} is not above {5} {6}",
                                     {chart_name(chart), row_name(chart), key_of(cell), Name{cell.column_key()}, cell.number(),
                                      Name{before->column_key()}, before->number()}}});
            before = &cell;
        }
        if (before == nullptr)
            problems.push_back(
                {where, {"{0}, {1} {2}: no number at all", {chart_name(chart), row_name(chart), key_of(chart.row(row).front())}}});
    }
    return problems;
}

} // namespace

Problems shape_problems(const Chart& chart, const StatedCells& stated)
{
    switch (chart.spec().shape) {
    case Shape::Plain: return {};
    case Shape::Bands: return BandsCheck{chart, stated}.problems();
    case Shape::Edges: return edge_problems(chart, stated);
    }
    return {};
}

} // namespace corneta
