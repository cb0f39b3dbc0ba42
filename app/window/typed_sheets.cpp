// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/typed_sheets.h"

#include "app/storage/sheet/taken_sheet.h"
#include "core/game/forces/scenario.h"
#include "core/game/play/phases.h"
#include "ui/words/wording.h"

#include <charconv>
#include <optional>
#include <string>

namespace corneta::window {

namespace {

/// From 1; 0 where it is about the whole sheet.
int line_of(const Problem& problem)
{
    const std::string_view where = problem.where;
    const std::size_t colon = where.rfind(':');
    int line = 0;
    if (colon != std::string_view::npos)
        std::from_chars(where.data() + colon + 1, where.data() + where.size(), line);
    return line;
}

QString about(const SheetGround& ground, const game::State& state)
{
    const Ruleset& ruleset = *ground.book.ruleset;
    const std::string label = game::head_of(ground.scenario).label;
    const QString of = label.empty() ? ui::translated(ruleset.label)
                                     : QStringLiteral("%1, %2").arg(ui::translated(ruleset.label), QString::fromStdString(label));
    return ui::tr("The sheet is whole: %1, turn %2, %3.")
        .arg(of)
        .arg(state.stage.turn)
        .arg(ui::translated(game::label_of_phase(ruleset, state.stage.phase)));
}

/// Of what a game begins with; none: the charts are the ruleset's own.
std::optional<std::string> pack_of(const ui::GameStart& start)
{
    return start.pack.empty() ? std::nullopt : std::optional{start.pack};
}

} // namespace

ui::SheetReading sheet_reading(const ui::GameStart& start, std::span<const Ruleset* const> rulesets)
{
    ui::SheetReading reading;
    const auto sheet = typed_sheet(start.sheet, sheet_name);
    const auto ground = sheet ? ground_found(sheet->ground, sheet->options, rulesets, pack_of(start)) : std::unexpected{sheet.error()};
    const auto state = ground ? state_in(*sheet, *ground) : std::unexpected{ground.error()};
    if (state) {
        reading.about = about(*ground, *state);
        return reading;
    }
    reading.problems = state.error();
    for (const Problem& problem : reading.problems)
        reading.lines.push_back(line_of(problem));
    return reading;
}

std::expected<GameFile, Problems> game_of_sheet(const QString& path, const ui::GameStart& start, std::span<const Ruleset* const> rulesets)
{
    const auto sheet = typed_sheet(start.sheet, sheet_name);
    return sheet ? game_from_sheet(path.toStdString(), *sheet, pack_of(start), {}, rulesets) : std::unexpected{sheet.error()};
}

} // namespace corneta::window
