// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/json_lines.h"
#include "app/storage/packs/packs.h"
#include "rulesets/all_rulesets.h"
#include "tests/fuzz/promises.h"
#include "tests/made_up/ruleset.h"

#include <algorithm>
#include <cassert>
#include <map>

using namespace corneta;

namespace {

const std::string file = "club.jsonl";
constexpr std::int64_t beyond_all_charts = 120;

std::vector<const Ruleset*> every_ruleset()
{
    std::vector<const Ruleset*> rulesets{&made_up::ruleset};
    std::ranges::copy(all_rulesets(), std::back_inserter(rulesets));
    return rulesets;
}

std::map<const Ruleset*, const ChartSet> charts_of(std::span<const Ruleset* const> rulesets)
{
    std::map<const Ruleset*, const ChartSet> charts;
    for (const Ruleset* const ruleset : rulesets)
        charts.emplace(ruleset, built_in_charts(*ruleset).value());
    return charts;
}

bool is_same(const Cell& a, const Cell& b)
{
    return a.value == b.value && a.source == b.source && a.rule == b.rule;
}

bool are_same(const ChartSet& a, const ChartSet& b)
{
    return std::ranges::equal(a.charts(), b.charts(),
                              [](const Chart& one, const Chart& other) { return std::ranges::equal(one.cells(), other.cells(), is_same); });
}

void check_numbers(const Chart& chart)
{
    for (const Cell& cell : chart.cells())
        if (std::holds_alternative<Fraction>(cell.value)) {
            const ColumnSpec& column = cell.column_spec();
            assert(!(cell.number() < Fraction{column.least}) && !(Fraction{column.most} < cell.number()));
        }
    if (chart.spec().shape == Shape::Bands)
        for (std::int64_t number = chart.spec().lowest.value_or(-beyond_all_charts); number < beyond_all_charts; ++number)
            static_cast<void>(chart.band_of(number)); // it asserts that some row covers it
}

/// Only cells of the user's own differ, every chart keeps its shape, and a second reading changes nothing.
void check_accepted(const Ruleset& ruleset, const ChartSet& before, const ChartSet& after, std::span<const Statement> pack)
{
    for (std::size_t i = 0; i < after.charts().size(); ++i) {
        const Chart& chart = after.charts()[i];
        assert(std::ranges::equal(before.charts()[i].cells(), chart.cells(),
                                  [](const Cell& was, const Cell& is) { return is.source == Source::Yours || is_same(was, is); }));
        check_numbers(chart);
    }
    for (const Sentence& sentence : overridden(before, after))
        assert(!text(sentence).empty());
    const auto again = charts_with(after, ruleset.key, pack);
    assert(again && are_same(*again, after));
    assert(rulebook(ruleset, after).typed_charts != nullptr);
}

void check_pack(std::string_view bytes)
{
    static const std::vector<const Ruleset*> rulesets = every_ruleset();
    static const std::map<const Ruleset*, const ChartSet> built_in = charts_of(rulesets);
    static const std::map<const Ruleset*, const ChartSet> untouched = built_in;
    const auto pack = statements_from_bytes(bytes, file);
    if (!pack)
        return promises::each_has_its_line(pack.error(), file, bytes);
    if (const auto own = charts_from(made_up::ruleset.charts, *pack); !own)
        promises::each_has_its_line(own.error(), file, bytes);
    const auto ruleset = ruleset_of_pack(*pack, rulesets);
    if (!ruleset)
        return promises::each_has_its_line(ruleset.error(), file, bytes);
    const ChartSet& charts = built_in.at(*ruleset);
    const auto with_pack = charts_with(charts, (*ruleset)->key, *pack);
    assert(are_same(charts, untouched.at(*ruleset)));
    if (with_pack)
        check_accepted(**ruleset, charts, *with_pack, *pack);
    else
        promises::each_has_its_line(with_pack.error(), file, bytes);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    check_pack({reinterpret_cast<const char*>(bytes), count});
    return 0;
}
