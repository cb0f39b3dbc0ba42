// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recorded_game.h"

#include "app/storage/game/entry_words.h"
#include "app/storage/report/report.h"
#include "ui/words/wording.h"

#include <QFileInfo>

namespace corneta::window {

namespace {

/// What was laid and taken back is hidden still.
bool has_laid_since_turned_up(const game::Journal& journal)
{
    bool has_laid = false;
    for (const game::Entry& entry : journal.entries())
        match(
            entry.command, [&](const game::PlaceFaceDown&) { has_laid = true; }, [&](const game::TurnUp&) { has_laid = false; },
            [](const OneOf<game::Play, game::EndPhase, game::Edit, game::Split, game::Join, game::Note, game::ChangeCharts,
                           game::FromPaper> auto&) {},
            [](const game::Branching auto&) {}, [](const game::Moving auto&) {});
    return has_laid;
}

} // namespace

QString RecordedGame::name() const
{
    return QFileInfo{QString::fromStdString(path())}.fileName();
}

/// Seals are of hidden things too: nobody is to tell two games apart by them while something lies face down.
QString RecordedGame::seal() const
{
    return state().face_down.empty() && !has_laid_since_turned_up(journal()) ? QString::fromStdString(on_paper(head_seal())) : QString{};
}

QStringList RecordedGame::mission() const
{
    if (record().head().scenario.empty())
        return {};
    QStringList mission{ui::translated(scenario_text(record(), "label")), ui::translated(scenario_text(record(), "about"))};
    for (const game::ScenarioOption& option : scenario_of(record()).options)
        mission << tr("Chosen: %1. %2").arg(ui::translated(option.label), ui::translated(option.about));
    return mission;
}

QString RecordedGame::sentence(const game::Entry& entry) const
{
    return QString::fromStdString(sentence_of(record(), entry));
}

bool RecordedGame::is_in_force(const game::Entry& entry) const
{
    return corneta::is_in_force(journal(), entry);
}

std::optional<ui::OpenRoll> RecordedGame::open_roll() const
{
    if (record().owed() == nullptr)
        return std::nullopt;
    const OpeningRecord& open = *record().open();
    const QString first = QString::fromStdString(roll_in_words(record(), record().owed()->command));
    const auto more = static_cast<int>(open.line.requests.size() - open.carried_out) - 1;
    ui::OpenRoll roll{more == 0 ? first : ui::tr("%1 and %2 more").arg(first).arg(more),
                      QString::fromStdString(on_paper(open.line.opening)),
                      open.line.holder,
                      {}};
    for (const auto& words : {open.line.words, open.words})
        for (const auto& [side, word] : words)
            roll.words.emplace_back(side, word);
    return roll;
}

std::string RecordedGame::report_as(ReportKind kind) const
{
    return report(record(), kind);
}

Problems RecordedGame::write_report(const QString& path) const
{
    const std::string file = path.toStdString();
    const std::string page = report_as(is_named_html(file) ? ReportKind::Html : ReportKind::Markdown);
    const auto written = write_page(file, page, this->path(), Overwrites::ReportsOnly);
    return written ? Problems{} : written.error();
}

} // namespace corneta::window
