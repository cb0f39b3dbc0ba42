// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/filed_game.h"

#include "app/book/season_report.h"
#include "app/storage/files/digest.h"
#include "app/storage/game/entry_words.h"
#include "app/storage/game/own_scenario.h"
#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"
#include "app/storage/sheet/state_sheet.h"
#include "app/window/followed_game.h"
#include "core/game/forces/scenario.h"
#include "core/game/play/phases.h"
#include "ui/words/wording.h"

#include <QDir>
#include <QFileInfo>

#include <charconv>
#include <optional>
#include <utility>
#include <variant>

namespace corneta::window {

namespace {

constexpr const char* sheet_name = "sheet"; ///< what is typed in the window is in no file

/// Whether a last line that broke off was cut from the file: its bytes then lie beside it.
QString what_was_cut(const QString& path, qint64 before)
{
    const qint64 cut = before - QFileInfo{path}.size();
    if (cut <= 0)
        return {};
    return ui::tr("The last line had broken off: its %1 bytes were taken off the game and lie in %2.torn.")
        .arg(cut)
        .arg(QFileInfo{path}.fileName());
}

ui::GameShelf::Opened filed(std::expected<GameFile, Problems> file, const QString& recovered, std::span<const Ruleset* const> rulesets)
{
    if (!file)
        return std::unexpected{std::move(file.error())};
    return std::make_unique<FiledGame>(std::move(*file), recovered, rulesets);
}

std::expected<std::vector<Statement>, Problems> statements_of(const Ruleset& ruleset, const ui::GameStart& start)
{
    const auto statements = scenario_statements(ruleset, start.scenario);
    return statements ? game::with_options(*statements, start.options) : statements;
}

std::expected<NewGame, Problems> new_game(const Ruleset& ruleset, const ui::GameStart& start)
{
    NewGame game{std::string{ruleset.key}};
    if (!start.pack.empty()) {
        auto pack = pack_statements(ruleset, start.pack);
        if (!pack)
            return std::unexpected{std::move(pack.error())};
        game.pack = std::move(*pack);
    }
    if (start.scenario.empty())
        return game;
    auto scenario = statements_of(ruleset, start);
    if (!scenario)
        return std::unexpected{std::move(scenario.error())};
    game.scenario = std::move(*scenario);
    return game;
}

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

/// What is typed of a sheet, and what it is of once it is whole.
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

/// A new game that begins so.
std::expected<GameFile, Problems> game_of_sheet(const QString& path, const ui::GameStart& start, std::span<const Ruleset* const> rulesets)
{
    const auto sheet = typed_sheet(start.sheet, sheet_name);
    return sheet ? game_from_sheet(path.toStdString(), *sheet, pack_of(start), {}, rulesets) : std::unexpected{sheet.error()};
}

} // namespace

FiledGame::FiledGame(GameFile file, QString recovered, std::span<const Ruleset* const> rulesets)
    : m_file{std::move(file)},
      m_season{season_of(m_file, rulesets, [this] { emit changed(); })},
      m_recovered{std::move(recovered)}
{
}

std::string FiledGame::report_as(ReportKind kind) const
{
    return m_season ? season_report(record(), kind) : RecordedGame::report_as(kind);
}

ui::OpenGame::Decided FiledGame::give(const game::Command& command, const game::DiceAtHand& dice, Rolls rolls)
{
    const bool waits = m_has_words && rolls == Rolls::Yes && m_file.owed() == nullptr;
    if (waits && m_file.commit({{command, typed_of(dice)}}, m_holder))
        return rolled_after_words();
    auto given = m_file.give(command, dice, rolls == Rolls::Yes ? GameFile::Rolls::Yes : GameFile::Rolls::No);
    return told(std::move(given));
}

ui::OpenGame::Decided FiledGame::roll_all(const std::vector<game::Command>& commands)
{
    std::vector<Request> requests;
    requests.reserve(commands.size());
    for (const game::Command& command : commands)
        requests.push_back({command, {}});
    if (auto committed = m_file.commit(std::move(requests), m_has_words ? m_holder : m_file.record().holder()); !committed)
        return std::unexpected{std::move(committed.error())};
    return rolled_after_words();
}

/// The roll that is open, once all who want to have said their words.
ui::OpenGame::Decided FiledGame::rolled_after_words()
{
    if (!m_has_words || m_has_words())
        return roll_open();
    return std::unexpected{Problems{
        {"roll", {m_file.owed() == nullptr ? "the roll was thrown away" : "the roll is open and comes first: make it, or throw it away"}}}};
}

void FiledGame::wait_for_words(const std::string& holder, const std::function<bool()>& has_words)
{
    m_holder = holder;
    m_has_words = holder.empty() ? nullptr : has_words;
}

Problems FiledGame::say(const std::string& side, const std::string& word)
{
    const auto said = m_file.say({side, word});
    return said ? Problems{} : said.error();
}

ui::OpenGame::Decided FiledGame::roll_open()
{
    return told(m_file.roll());
}

Problems FiledGame::throw_away(const std::string& reason)
{
    const auto thrown = m_file.throw_away(reason);
    return thrown ? Problems{} : thrown.error();
}

ui::OpenGame::Decided FiledGame::lay(const std::string& unit, const std::string& word, const std::string& reason)
{
    return told(m_file.lay({unit, word, reason}));
}

ui::OpenGame::Decided FiledGame::turn_up(const std::vector<std::string>& units, const std::string& reason)
{
    return told(m_file.turn_up(units, {}, reason));
}

ui::OpenGame::Decided FiledGame::change_charts(const std::string& pack, const std::string& reason)
{
    return told(m_file.change_charts(pack, reason));
}

ui::OpenGame::Decided FiledGame::take_sheet(const std::string& typed, const std::string& reason)
{
    const auto sheet = typed_sheet(typed, sheet_name);
    if (!sheet)
        return std::unexpected{sheet.error()};
    return told(corneta::take_sheet(m_file, *sheet, reason));
}

Problems FiledGame::save_elsewhere(const QString& path) const
{
    const auto saved = m_file.file().save_elsewhere(path.toStdString());
    return saved ? Problems{} : saved.error();
}

ui::OpenGame::Decided FiledGame::told(Decided given)
{
    if (given)
        emit changed();
    return given;
}

ui::GameShelf shelf_of(std::span<const Ruleset* const> rulesets)
{
    return {.open = [rulesets](const QString& path) -> ui::GameShelf::Opened {
                const qint64 before = QFileInfo{path}.size();
                auto file = GameFile::open(path.toStdString(), rules_of_file(path, rulesets));
                if (!file)
                    if (auto followed = FollowedGame::of(path, rulesets, file.error()))
                        return followed;
                return filed(std::move(file), what_was_cut(path, before), rulesets);
            },
            .create = [rulesets](const QString& path, const Ruleset& ruleset, const ui::GameStart& start) -> ui::GameShelf::Opened {
                if (!start.sheet.empty())
                    return filed(game_of_sheet(path, start, rulesets), {}, rulesets);
                auto game = new_game(ruleset, start);
                if (!game)
                    return std::unexpected{std::move(game.error())};
                return filed(GameFile::create(path.toStdString(), *game, rulesets), {}, rulesets);
            },
            .create_book = create_book_file,
            .scenarios = scenario_names,
            .typical_units = typical_units,
            .save_scenario = [](const ui::OpenGame& game, const game::Scenario& head) -> Problems {
                const auto saved = save_scenario(game.book(), game.state(), head);
                return saved ? Problems{} : saved.error();
            },
            .statements = statements_of,
            .read_sheet = [rulesets](const ui::GameStart& start) { return sheet_reading(start, rulesets); }};
}

} // namespace corneta::window
