// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/filed_season.h"

#include "app/book/book.h"
#include "app/book/season_tables.h"
#include "app/storage/packs/scenarios.h"
#include "core/game/forces/scenario.h"
#include "core/game/play/offered.h"
#include "core/text/language.h"
#include "rulesets/season/actions.h"
#include "rulesets/season/ruleset.h"
#include "ui/words/wording.h"

#include <algorithm>
#include <utility>

namespace corneta::window {

namespace {

/// A club's book in its file.
class FiledSeason final : public ui::SeasonBook {
public:
    FiledSeason(GameFile& file, std::span<const Ruleset* const> rulesets, std::function<void()> changed)
        : m_file{file},
          m_rulesets{rulesets},
          m_changed{std::move(changed)}
    {
    }

    std::vector<WordTable> tables() const override { return season_tables(state()); }

    std::vector<NumberPlot> plots() const override { return season_plots(m_file.record()); }

    QStringList battles() const override
    {
        QStringList all;
        for (const game::Unit& unit : state().units)
            if (unit.kind == season::kind::battle)
                all << QString::fromStdString(unit.name + ": " + spoken(standing_in(unit)));
        return all;
    }

    bool is_rest_due() const override
    {
        return state().stage.phase != "battle" || std::ranges::any_of(state().units, [](const game::Unit& unit) {
                   return unit.kind == season::kind::unit && unit[season::stat::fought];
               });
    }

    std::vector<ui::ScenarioName> scenarios() const override
    {
        const auto ruleset = ruleset_of_book(m_file.record(), m_rulesets);
        return ruleset ? scenario_names(**ruleset) : std::vector<ui::ScenarioName>{};
    }

    ui::OpenGame::Decided add(const QString& path, const std::string& reason) override
    {
        auto added = add_battle(m_file, path.toStdString(), reason, m_rulesets);
        if (added)
            m_changed();
        return added;
    }

    std::expected<int, Problems> rest() override
    {
        auto rolls = corneta::rest(m_file, {});
        m_changed(); // what was rolled before a problem stands
        return rolls;
    }

    std::expected<QStringList, Problems> begin_next(const ui::GameStart& start, const QString& path) override
    {
        const auto ruleset = ruleset_of_book(m_file.record(), m_rulesets);
        if (!ruleset)
            return std::unexpected{ruleset.error()};
        const bool is_of_armies = start.scenario.empty();
        auto begins = is_of_armies ? scenario_of_armies(m_file.record(), **ruleset) : scenario_statements(**ruleset, start.scenario);
        if (begins && !is_of_armies)
            begins = game::with_options(*begins, start.options);
        if (begins && !is_of_armies)
            begins = next_scenario(m_file.record(), **ruleset, std::move(*begins));
        if (!begins)
            return std::unexpected{std::move(begins.error())};
        if (Problems problems = corneta::begin_next(m_file, *begins, path.toStdString(), m_rulesets); !problems.empty())
            return std::unexpected{std::move(problems)};
        m_changed();
        QStringList names;
        for (const std::string& name : not_fielded(m_file.record()))
            names << QString::fromStdString(name);
        return names;
    }

private:
    const game::State& state() const { return m_file.journal().state(); }

    GameFile& m_file;
    std::span<const Ruleset* const> m_rulesets;
    std::function<void()> m_changed;
};

} // namespace

std::unique_ptr<ui::SeasonBook> season_of(GameFile& file, std::span<const Ruleset* const> rulesets, std::function<void()> changed)
{
    if (file.record().ruleset().key != season::ruleset.key)
        return nullptr;
    return std::make_unique<FiledSeason>(file, rulesets, std::move(changed));
}

Problems create_book_file(const QString& path, const Ruleset& ruleset)
{
    const auto book = create_book(path.toStdString(), ruleset);
    return book ? Problems{} : book.error();
}

std::span<const Ruleset* const> rules_of_file(const QString& path, std::span<const Ruleset* const> rulesets)
{
    return path.endsWith(QLatin1String{".corneta-book"}) ? season::rulesets() : rulesets;
}

std::vector<ui::ScenarioName> scenario_names(const Ruleset& ruleset)
{
    std::vector<ui::ScenarioName> names;
    for (const std::string& key : all_scenario_keys(ruleset)) {
        const game::Scenario scenario = game::head_of(scenario_statements(ruleset, key).value_or(std::vector<Statement>{}));
        if (scenario.label.empty())
            continue; // players may have spoiled their own
        names.push_back({key, ui::translated(scenario.label), ui::translated(scenario.about), QString::fromStdString(scenario.source),
                         scenario.options});
    }
    return names;
}

} // namespace corneta::window
