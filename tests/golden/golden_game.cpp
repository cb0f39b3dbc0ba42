// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/golden/golden_game.h"

#include "core/game/decide/decide.h"
#include "core/game/decide/replay.h"
#include "rulesets/all_rulesets.h"

#include <QDir>
#include <QTest>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

using namespace corneta;

namespace {

std::vector<game::RoleFilled> roles_of(const game::EntryResult& result)
{
    return result.play ? result.play->roles : game::Roles{};
}

/// What the follow-up of a play brought to it.
std::vector<Given> brought(const game::State& before, const game::Follows& follows)
{
    for (const game::Owed& owed : before.owed)
        if (owed.entry == follows.entry && owed.index == follows.index)
            return owed.next.choices.at(static_cast<std::size_t>(follows.choice)).presets;
    return {};
}

/// The entries before each, as a journal.
template <typename Look>
void look_before_each(const GameRecord& record, Look look)
{
    game::Journal before{record.journal().start()};
    for (const game::Entry& entry : record.journal().entries()) {
        look(before, entry);
        if (!before.append(entry))
            return;
    }
}

} // namespace

std::vector<GoldenFile> golden_files(const char* sources, const char* folder_name)
{
    std::vector<GoldenFile> files;
    for (const Ruleset* const ruleset : all_rulesets()) {
        const QDir folder{QString::fromStdString(fmt::format("{}/rulesets/{}/{}", sources, ruleset->folder, folder_name))};
        for (const QString& name : folder.entryList({"*.corneta"}, QDir::Files, QDir::Name))
            files.push_back({ruleset, folder.filePath(name).toStdString()});
    }
    return files;
}

namespace {

void add_row(const GoldenFile& file)
{
    QTest::addRow("%s %s", std::string{file.ruleset->key}.c_str(),
                  qPrintable(QFileInfo{QString::fromStdString(file.path)}.completeBaseName()))
        << file.path;
}

} // namespace

void add_golden_rows(const char* sources, const char* folder)
{
    QTest::addColumn<std::string>("path");
    for (const GoldenFile& file : golden_files(sources, folder))
        add_row(file);
}

void add_shortest_golden_row(const char* sources)
{
    QTest::addColumn<std::string>("path");
    const auto files = golden_files(sources);
    const auto bytes = [](const GoldenFile& file) { return QFileInfo{QString::fromStdString(file.path)}.size(); };
    if (const auto shortest = std::ranges::min_element(files, {}, bytes); shortest != files.end())
        add_row(*shortest);
}

GameRecord golden_record(const std::string& path)
{
    auto read = game_read(path, all_rulesets());
    if (!read)
        qFatal("%s", text(read.error().front()).c_str());
    return std::move(read->record);
}

std::vector<const game::EntryResult*> GoldenGame::plays() const
{
    std::vector<const game::EntryResult*> plays;
    for (const game::Entry& entry : entries())
        if (std::holds_alternative<game::Play>(entry.command))
            plays.push_back(&entry.results.front());
    return plays;
}

std::set<std::string> GoldenGame::actions_played() const
{
    std::set<std::string> actions;
    for (const game::EntryResult* const result : plays())
        actions.insert(result->play->action);
    return actions;
}

std::set<std::string> GoldenGame::phases_left_out() const
{
    std::set<std::string> left;
    for (const PhaseSpec& phase : m_record.ruleset().phases)
        left.emplace(phase.key);
    for (const game::Entry& entry : entries())
        if (!std::holds_alternative<game::EndPhase>(entry.command))
            left.erase(entry.stage.phase);
    return left;
}

std::set<std::string> GoldenGame::idle_units() const
{
    std::set<std::string> idle;
    for (const game::Unit& unit : m_record.journal().start().units)
        if (unit.kind == "unit")
            idle.insert(unit.key);
    for (const game::EntryResult* const result : plays())
        for (const game::RoleFilled& filled : roles_of(*result))
            for (const std::string& unit : filled.units)
                idle.erase(unit);
    return idle;
}

std::set<int> GoldenGame::turns_without_note() const
{
    std::set<int> turns;
    for (const game::Entry& entry : entries())
        turns.insert(entry.stage.turn);
    for (const game::Entry& entry : entries())
        if (std::holds_alternative<game::Note>(entry.command))
            turns.erase(entry.stage.turn);
    return turns;
}

std::vector<int> GoldenGame::plays_alike() const
{
    std::vector<int> alike;
    std::set<std::string> seen;
    for (const game::Entry& entry : entries()) {
        if (!std::holds_alternative<game::Play>(entry.command))
            continue;
        const game::EntryResult& result = entry.results.front();
        std::string words = fmt::format("{} {} {} {}", entry.stage.turn, entry.stage.phase, entry.stage.round, result.play->action);
        for (const game::RoleFilled& filled : result.play->roles)
            words += fmt::format(" {}={}", filled.role, fmt::join(filled.units, ","));
        for (const game::Answer& answer : result.answers)
            words += fmt::format(" {}={}", answer.key, answer.word);
        if (const auto& follows = result.play->follows)
            words += fmt::format(" after {}.{}", follows->entry, follows->index);
        if (!seen.insert(words).second)
            alike.push_back(entry.number);
    }
    return alike;
}

bool GoldenGame::has_marked(const std::set<std::string>& stats) const
{
    return std::ranges::any_of(entries(), [&](const game::Entry& entry) {
        return std::ranges::any_of(entry.results, [&](const game::EntryResult& result) {
            return std::ranges::any_of(result.effects.stats, [&](const game::StatChange& change) {
                return (stats.contains(change.stat) && change.word == "yes") || stats.contains(change.word);
            });
        });
    });
}

bool GoldenGame::has_come_back() const
{
    bool has = false;
    look_before_each(m_record, [&](const game::Journal& before, const game::Entry& entry) {
        for (const game::EntryResult& result : entry.results)
            has |= std::ranges::any_of(result.effects.stats, [&](const game::StatChange& change) {
                const game::Unit* const unit = before.state().find(change.unit);
                return unit != nullptr && unit->word(change.stat) == "routed" && change.word != "routed";
            });
    });
    return has;
}

int GoldenGame::amendments_that_unfit() const
{
    int count = 0;
    look_before_each(m_record, [&](const game::Journal& before, const game::Entry& entry) {
        const auto* const amend = std::get_if<game::Amend>(&entry.command);
        if (amend == nullptr || amend->rulings.empty())
            return;
        game::Amend unruled = *amend;
        unruled.rulings.clear();
        const auto refused = game::decided(before, m_record.book(), unruled, game::dice_of(entry));
        const bool names_ruled = !refused && std::ranges::all_of(refused.error(), [&](const Problem& unfit) {
            return std::ranges::any_of(amend->rulings,
                                       [&](const game::Ruling& ruling) { return unfit.where == fmt::format("entry {}", ruling.entry); });
        });
        count += names_ruled ? 1 : 0;
    });
    return count;
}

int GoldenGame::follow_ups_taken() const
{
    return static_cast<int>(
        std::ranges::count_if(plays(), [](const game::EntryResult* result) { return result->play->follows.has_value(); }));
}

std::vector<int> GoldenGame::overridden_follow_ups() const
{
    std::vector<int> overridden;
    look_before_each(m_record, [&](const game::Journal& before, const game::Entry& entry) {
        const auto* const play = std::get_if<game::Play>(&entry.command);
        if (play == nullptr || !play->follows)
            return;
        for (const Given& given : brought(before.state(), *play->follows))
            if (std::ranges::find(play->typed, given.key, &Given::key) != play->typed.end())
                overridden.push_back(entry.number);
    });
    return overridden;
}

void OwnFold::take(const game::Entry& entry)
{
    if (std::holds_alternative<game::Undo>(entry.command)) {
        --m_at;
        return;
    }
    if (std::holds_alternative<game::Redo>(entry.command)) {
        ++m_at;
        return;
    }
    Timeline timeline;
    for (const game::EntryResult* const old : m_timelines.at(m_at))
        if (std::ranges::find(entry.struck, old->entry) == entry.struck.end())
            timeline.push_back(old);
    for (const game::EntryResult& result : entry.results) {
        const auto old = std::ranges::find(timeline, result.entry, [](const game::EntryResult* one) { return one->entry; });
        if (old != timeline.end())
            *old = &result;
        else
            timeline.push_back(&result);
    }
    m_timelines.resize(++m_at);
    m_timelines.push_back(std::move(timeline));
}

game::State OwnFold::state() const
{
    game::State state = m_start;
    for (const game::EntryResult* const result : m_timelines.at(m_at))
        apply(state, result->entry, result->effects);
    return state;
}
