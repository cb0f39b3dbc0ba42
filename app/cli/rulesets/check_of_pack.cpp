// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/question.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/json_lines.h"
#include "app/storage/packs/packs.h"
#include "core/charts/chart_reading.h"
#include "core/odds/effect.h"
#include "core/text/phrase.h"

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

} // namespace corneta::cli
