// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "core/game/forces/forces_csv.h"
#include "rulesets/all_rulesets.h"
#include "tests/fuzz/promises.h"

#include <cassert>
#include <cstdint>
#include <map>

using namespace corneta;

namespace {

const std::string file = "forces.csv";

/// What was read is written so that it is read alike.
void check_forces(const Rulebook& book, std::string_view bytes)
{
    const auto units = game::units_from_csv(book, bytes, file);
    if (!units)
        return promises::each_has_its_line(units.error(), file, bytes);
    game::State table;
    table.units = *units;
    const auto of_table = game::unit_lines_from_csv(book, bytes, file, table.units);
    assert(of_table && of_table->size() == units->size());
    assert(game::edits_to(table, *units, "as it stands").empty());
    const std::string written = game::csv_of(*book.ruleset, *units);
    const auto again = game::units_from_csv(book, written, file);
    assert(again && game::csv_of(*book.ruleset, *again) == written);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    for (const Ruleset* const ruleset : all_rulesets()) {
        static std::map<const Ruleset*, Rulebook> books;
        if (!books.contains(ruleset))
            books.emplace(ruleset, *rulebook_with_pack(*ruleset));
        check_forces(books.at(ruleset), {reinterpret_cast<const char*>(bytes), count});
    }
    return 0;
}
