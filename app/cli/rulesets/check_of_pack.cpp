// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/question.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/json_lines.h"
#include "app/storage/packs/packs.h"
#include "core/charts/chart_reading.h"
#include "core/odds/effect.h"
#include "core/text/phrase.h"

#include <fmt/format.h>

namespace corneta::cli {

namespace {

std::expected<Rulebook, Problems> rulebook_of_pack(const std::string& file, Rulesets rulesets)
{
    const auto pack = statements_from_file(file);
    if (!pack)
        return std::unexpected{pack.error()};
    if (pack->empty())
        return std::unexpected{Problems{{file, {"states nothing"}}}};
    const auto ruleset = ruleset_of_pack(*pack, rulesets);
    if (!ruleset)
        return std::unexpected{ruleset.error()};
    return rulebook_with_pack(**ruleset, file);
}

} // namespace

Reply check_of_pack(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets)
{
    const std::string& file = operands[0];
    const auto book = rulebook_of_pack(file, rulesets);
    if (!book)
        return failed(ExitCode::Unreadable, book.error());
    const Ruleset& ruleset = *book->ruleset;
    const auto built_in = built_in_charts(ruleset);
    if (!built_in)
        return failed(ExitCode::Unreadable, built_in.error());
    const std::size_t changed = changed_cells(*built_in, *book->charts).size();
    const std::vector<Sentence> overrides = overridden(*built_in, *book->charts);
    QJsonArray array;
    std::string lines = phrase("{} is a pack for {}; cells changed: {}\n", file, ruleset.label, changed);
    for (const Sentence& sentence : overrides) {
        array.append(words(text(sentence)));
        lines += phrase("overrides {}\n", spoken(sentence));
    }
    if (!line.has(OptionName::Json))
        return lines;
    return printed(QJsonObject{
        {"ruleset", words(ruleset.key)}, {"pack", words(file)}, {"cells_changed", static_cast<qint64>(changed)}, {"overrides", array}});
}

} // namespace corneta::cli
