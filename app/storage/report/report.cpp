// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/report/report.h"

#include "app/storage/game/entry_words.h"
#include "app/storage/game/verified.h"
#include "app/storage/report/report_page.h"
#include "core/game/forces/scenario.h"
#include "core/game/journal/ledger.h"
#include "core/game/journal/usual.h"
#include "core/game/play/in_clear.h"
#include "core/game/play/offered.h"
#include "core/game/play/phases.h"
#include "core/text/phrase.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

namespace corneta {

namespace {

constexpr int turn_level = 2;
constexpr int phase_level = 3;

/// The play that an entry reads otherwise, where its own result is known.
std::string first_read(const GameRecord& record, int entry, const Unseen& unseen)
{
    const game::Entry* const before = record.journal().find(entry);
    return before == nullptr || before->results.empty() ? "" : phrase(" First read: {}", headline_of(before->results.front(), unseen));
}

std::vector<std::string> spoken_of(const std::vector<Instruction>& instructions, const Unseen& unseen)
{
    std::vector<std::string> all;
    all.reserve(instructions.size());
    for (const Instruction& instruction : instructions)
        all.push_back(spoken(instruction.words, unseen));
    return all;
}

class Report {
public:
    Report(const GameRecord& record, ReportPage& page)
        : m_record{record},
          m_page{page},
          m_state{record.journal().start()},
          m_unseen{game::unseen_in(record.journal().state(), record.ruleset())}
    {
    }

    void write()
    {
        write_head();
        for (const game::EntryResult* const result : m_record.journal().in_force())
            write_result(*result);
        write_verdict();
        write_forces(phrase("Forces now, turn {}", m_state.stage.turn));
        write_rulings();
        write_luck();
        write_trust();
    }

private:
    void write_verdict()
    {
        const Sentence verdict = game::verdict_of(m_record.journal().state(), m_record.book());
        if (verdict.empty())
            return;
        m_page.heading(turn_level, spoken("How it ended"));
        m_page.paragraph(spoken(verdict));
        for (const game::Standing& standing : game::standing_of(m_record.journal().state(), m_record.book()))
            m_page.paragraph(phrase("{}: {}", name_of(m_record, standing.side), spoken(standing.words)));
    }

    /// What is to be known of who could have chosen dice.
    void write_trust()
    {
        const auto& openings = m_record.openings();
        const auto rolled = std::ranges::count_if(openings, &OpeningRecord::has_rolled);
        const std::vector<std::string> doubts = doubts_in_words(m_record);
        if (rolled == 0 && doubts.empty())
            return;
        m_page.heading(turn_level, spoken("Dice"));
        if (rolled > 0)
            m_page.paragraph(phrase(
                "Of {} openings of the program's dice, {} had their last word after the commitment from a side not holding the computer.",
                rolled, std::ranges::count_if(openings, is_proven)));
        for (const std::string& sentence : doubts)
            m_page.paragraph(sentence);
    }

    void write_head()
    {
        const Ruleset& ruleset = m_record.ruleset();
        const std::string label = scenario_text(m_record, "label");
        m_page.heading(1, label.empty() ? std::string{ruleset.label} : spoken(label));
        m_page.paragraph(phrase("Played by {} ({}).", ruleset.label, spoken(ruleset.edition)));
        if (const std::string about = scenario_text(m_record, "about"); !about.empty())
            m_page.paragraph(spoken(about));
        for (const game::ScenarioOption& option : scenario_of(m_record).options)
            m_page.paragraph(phrase("Chosen: {}. {}", spoken(option.label), spoken(option.about)));
        write_forces(spoken("Forces at the start"));
        write_sources();
    }

    /// Where the numbers of the scenario come from, units that are alike in it together.
    void write_sources()
    {
        const game::Scenario scenario = scenario_of(m_record);
        std::map<std::string_view, std::vector<const game::StatSource*>> sources;
        for (const game::StatSource& one : scenario.sources)
            sources[one.unit].push_back(&one);
        std::vector<std::vector<std::string>> rows;
        for (const game::Unit& unit : scenario.start.units) {
            std::string words;
            for (const Source source : {Source::Rules, Source::Example, Source::House, Source::Yours}) {
                std::vector<std::string> stats;
                for (const game::StatSource* const one : sources[unit.key])
                    if (one->source == source)
                        stats.push_back(one->stat);
                if (!stats.empty())
                    words += fmt::format("{}{}: {}", words.empty() ? "" : "; ", spoken(word_of(source)), fmt::join(stats, ", "));
            }
            if (words.empty())
                continue;
            const auto same = std::ranges::find_if(rows, [&](const auto& row) { return row.back() == words; });
            if (same == rows.end())
                rows.push_back({unit.name, std::move(words)});
            else
                same->front() += ", " + unit.name;
        }
        if (!rows.empty())
            m_page.table({spoken("Units"), spoken("Where their numbers come from")}, rows);
    }

    void write_result(const game::EntryResult& result)
    {
        const game::Entry& entry = *m_record.journal().find(result.entry);
        if (m_state.stage.turn != m_turn)
            m_page.heading(turn_level, phrase("Turn {}", m_state.stage.turn));
        if (m_state.stage.turn != m_turn || m_state.stage.phase != m_phase)
            m_page.heading(phase_level, spoken(game::label_of_phase(m_record.ruleset(), m_state.stage.phase)));
        m_turn = m_state.stage.turn;
        m_phase = m_state.stage.phase;
        m_page.paragraph(phrase("Entry {}: {}", result.entry, sentence_of(m_record, entry, result, m_unseen)));
        const Action* const action = result.play ? m_record.ruleset().find_action(result.play->action) : nullptr;
        if (const Sentence usual = action == nullptr ? Sentence{} : game::usual_in(result.answers, action->form); !usual.empty())
            m_page.paragraph(spoken(usual));
        write_dice(result);
        for (const game::Told& told : result.told)
            write_told(told);
        const int turn = m_state.stage.turn;
        apply(m_state, result.entry, result.effects);
        if (m_state.stage.turn != turn)
            write_forces(phrase("Forces at the end of turn {}", turn));
    }

    void write_dice(const game::EntryResult& result)
    {
        std::vector<std::vector<std::string>> rows;
        for (const game::RecordedRoll& roll : result.rolls)
            if (!roll.is_idle)
                rows.push_back(
                    {spoken(roll.label), fmt::format("{}d{}", roll.pool.count, roll.pool.sides),
                     fmt::format("{}", fmt::join(roll.faces, " + ")),
                     (roll.by == game::RolledBy::Hand ? phrase("rolled {}", roller_in_words(roll)) : "Corneta, " + roller_in_words(roll))});
        if (!rows.empty())
            m_page.table({spoken("Dice"), "", spoken("Fell"), spoken("By")}, rows);
    }

    void write_told(const game::Told& told)
    {
        std::vector<std::vector<std::string>> rows;
        const std::vector<Working> workings = told.workings.lines();
        rows.reserve(workings.size());
        for (const Working& working : workings)
            rows.push_back(
                {spoken(working.reason), step_in_words(working), text(working.total), spoken(word_of(working.source)), working.rule});
        if (!rows.empty())
            m_page.table({spoken("Working"), "", spoken("Makes"), spoken("Source"), spoken("Rule")}, rows);
        if (!told.instructions.empty())
            m_page.list(spoken_of(told.instructions, m_unseen));
    }

    void write_forces(const std::string& title)
    {
        m_page.heading(phase_level, title);
        std::vector<std::vector<std::string>> rows;
        rows.reserve(m_state.units.size());
        const game::State in_clear = game::in_clear(m_state, m_record.ruleset());
        for (const game::Unit& unit : in_clear.units)
            rows.push_back({unit.code, unit.name, unit.side, stats_in_words(m_record.ruleset(), m_state, unit)});
        if (rows.empty())
            m_page.paragraph(spoken("No units."));
        else
            m_page.table({spoken("Code"), spoken("Unit"), spoken("Side"), spoken("Stands at")}, rows);
    }

    /// Amendments, strikes and numbers set right, with what was read before.
    void write_rulings()
    {
        std::vector<std::string> rulings;
        for (const game::Entry& entry : m_record.journal().entries()) {
            if (!is_in_force(m_record.journal(), entry))
                continue;
            const auto rule = [&](const std::string& before) {
                rulings.push_back(phrase("Entry {}: {}{}", entry.number, sentence_of(m_record, entry, m_unseen), before));
            };
            match(
                entry.command, [&](const game::Amend& amend) { rule(first_read(m_record, amend.entry, m_unseen)); },
                [&](const OneOf<game::Strike, game::Edit, game::ChangeCharts, game::FromPaper> auto&) { rule({}); },
                [](const OneOf<game::Play, game::PlaceFaceDown, game::TurnUp, game::EndPhase, game::Split, game::Join, game::Note> auto&) {
                },
                [](const game::Moving auto&) {});
        }
        m_page.heading(turn_level, spoken("Rulings changed"));
        if (rulings.empty())
            m_page.paragraph(spoken("None."));
        else
            m_page.list(rulings);
    }

    void write_luck()
    {
        std::vector<std::vector<std::string>> rows;
        std::vector<std::string> streaks;
        for (const game::SideLuck& luck : game::luck_ledger(m_record.journal())) {
            const std::string side = name_of(m_state, luck.side);
            for (const auto& [what, total] : {std::pair{"dealt", luck.dealt}, std::pair{"suffered", luck.suffered}})
                if (total.rolls > 0)
                    rows.push_back({side, spoken(what), std::to_string(total.rolls), fmt::format("{:.1f}", total.expected),
                                    std::to_string(total.actual), phrase("{:.0f} in 100", total.percentile * 100)});
            if (std::string words = game::in_words(luck.worst, side); !words.empty())
                streaks.push_back(std::move(words));
        }
        if (rows.empty())
            return;
        m_page.heading(turn_level, spoken("Luck"));
        m_page.table({spoken("Side"), spoken("Harm"), spoken("Rolls"), spoken("Expected"), spoken("Actual"), spoken("Chance of less")},
                     rows);
        if (!streaks.empty())
            m_page.list(streaks);
    }

    const GameRecord& m_record;
    ReportPage& m_page;
    game::State m_state;
    Unseen m_unseen; ///< whom nobody but their owner may see
    int m_turn = 0;
    std::string m_phase;
};

} // namespace

game::Scenario scenario_of(const GameRecord& record)
{
    std::vector<Statement> statements;
    for (const Members& members : record.head().scenario)
        statements.push_back({{}, 1, members});
    return game::scenario_from(record.book(), statements).value_or(game::Scenario{});
}

std::string scenario_text(const GameRecord& record, std::string_view key)
{
    for (const Members& members : record.head().scenario)
        if (const auto* const text = member_as<std::string>(members, key); text != nullptr && member(members, "scenario") != nullptr)
            return *text;
    return {};
}

std::string report(const GameRecord& record, ReportKind kind)
{
    const auto page = kind == ReportKind::Html ? html_page(std::string{record.ruleset().label}) : markdown_page();
    Report{record, *page}.write();
    return page->text();
}

} // namespace corneta
