// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/kept_game.h"

#include "app/storage/files/json_lines.h"
#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"
#include "core/game/play/facts.h"
#include "core/game/play/offered.h"
#include "core/game/play/prepared.h"
#include "core/game/play/rules.h"
#include "core/text/words.h"
#include "rulesets/all_rulesets.h"

#include <QTest>
#include <QtGlobal>

#include <fmt/format.h>

using namespace corneta;
using namespace corneta::game;

namespace {

Rulebook opened(const Ruleset& ruleset)
{
    auto book = rulebook_with_pack(ruleset);
    if (!book)
        qFatal("%s", joined(book.error()).c_str());
    return *std::move(book);
}

State start_of(const Rulebook& book, const std::string& scenario)
{
    const Ruleset& ruleset = *book.ruleset;
    if (scenario.empty())
        return State{.stage = {.phase = std::string{ruleset.phases.front().key}}};
    const auto statements = statements_from_file(fmt::format(":/rulesets/{}/scenarios/{}.jsonl", ruleset.folder, scenario));
    if (!statements)
        qFatal("%s", joined(statements.error()).c_str());
    auto read = scenario_from(book, *statements);
    if (!read)
        qFatal("%s", joined(read.error()).c_str());
    return std::move(read->start);
}

} // namespace

std::string joined(const Problems& problems)
{
    std::string words;
    for (const Problem& problem : problems)
        words += (words.empty() ? "" : "; ") + text(problem);
    return words;
}

void add_scenario_rows()
{
    QTest::addColumn<const Ruleset*>("ruleset");
    QTest::addColumn<QString>("scenario");
    for (const Ruleset* const ruleset : all_rulesets())
        if (const auto scenarios = scenarios_of(*ruleset))
            for (const game::Scenario& scenario : *scenarios)
                QTest::addRow("%s, %s", std::string{ruleset->key}.c_str(), scenario.key.c_str()) << ruleset << q(scenario.key);
}

KeptGame::KeptGame(const Ruleset& ruleset, const std::string& scenario) : m_book{opened(ruleset)}, m_journal{start_of(m_book, scenario)} {}

/// The table is as the form begins where a test says nothing of it.
void KeptGame::say_usual(Play& play) const
{
    if (const auto ready = game::filled_play(m_journal.state(), m_book, play))
        for (const Problem& problem : game::unsaid(ready->filled)) {
            const Form form = ready->filled.answers.form();
            const Field& field = form[*index_of(form, problem.where)];
            play.typed.push_back({problem.where, words_of(field, ready->filled.answers.at(*index_of(form, problem.where)))});
        }
}

std::string KeptGame::asked(const std::string& action, const std::string& words) const
{
    const auto ready = game::filled_play(m_journal.state(), m_book, play_of(action, words));
    if (!ready)
        return joined(ready.error());
    std::string fields;
    for (const Problem& problem : game::unsaid(ready->filled))
        fields += (fields.empty() ? "" : "; ") + problem.where;
    return fields;
}

std::string KeptGame::give(const Command& command, const DiceAtHand& dice)
{
    Command said = command;
    if (auto* const play = std::get_if<Play>(&said))
        say_usual(*play);
    auto entry = decided(m_journal, m_book, said, dice);
    if (!entry)
        return joined(entry.error());
    const auto taken = m_journal.append(std::move(*entry));
    return taken ? "" : "not taken: " + joined(taken.error());
}

std::string KeptGame::play_on(Play play, const DiceAtHand& dice)
{
    play.as_usual = true;
    say_usual(play);
    auto links = decided_on(m_journal, m_book, play, dice);
    if (!links)
        return joined(links.error());
    for (Entry& link : *links)
        if (const auto taken = m_journal.append(std::move(link)); !taken)
            return "not taken: " + joined(taken.error());
    return "";
}

Play KeptGame::play_of(const std::string& action, const std::string& words) const
{
    Play play{action};
    for (const std::string_view part : split(words, ' ')) {
        if (part.starts_with('@')) {
            const Given filled = given_in(part.substr(1));
            RoleFilled role{filled.key, {}};
            for (const std::string_view unit : split(filled.word, '+'))
                role.units.emplace_back(unit);
            play.roles.push_back(std::move(role));
        } else if (!part.empty()) {
            play.typed.push_back(given_in(part));
        }
    }
    return play;
}

std::string KeptGame::play(const std::string& action, const std::string& words, const std::vector<int>& faces, const std::string& reason)
{
    Play play = play_of(action, words);
    play.reason = reason;
    return give(play, {.in_order = faces});
}

std::string KeptGame::play_on(const std::string& action, const std::string& words, const std::vector<int>& faces, const std::string& reason)
{
    Play play = play_of(action, words);
    play.reason = reason;
    return play_on(std::move(play), {.in_order = faces});
}

std::string KeptGame::follow(Follows follows, const std::string& words, const std::vector<int>& faces)
{
    for (const Owed& owed : m_journal.state().owed)
        if (owed.entry == follows.entry && owed.index == follows.index) {
            Play play = play_of(owed.next.choices.at(static_cast<std::size_t>(follows.choice)).action, words);
            play.follows = follows;
            return give(play, {.in_order = faces});
        }
    return fmt::format("entry {} owes no {}", follows.entry, follows.index);
}

std::string KeptGame::amend(int entry, const std::string& words, const std::vector<TypedDice::Labelled>& faces,
                            const std::vector<Ruling>& rulings)
{
    const game::EntryResult* const result = m_journal.in_force(entry);
    Amend amend{entry, result != nullptr && result->play ? *result->play : Play{}, "wrongly entered", rulings};
    for (const Given& given : play_of("", words).typed) {
        std::erase_if(amend.play.typed, [&](const Given& old) { return old.key == given.key; });
        amend.play.typed.push_back(given);
    }
    return give(amend, {.by_label = faces});
}

std::string KeptGame::end_phase(const std::string& reason)
{
    return give(EndPhase{reason});
}

void KeptGame::go_to(const std::string& phase)
{
    for (int ends = 0; m_journal.state().stage.phase != phase || m_journal.state().stage.aftermath; ++ends)
        if (const std::string problem = end_phase("on we go"); !problem.empty() || ends > 50)
            qFatal("no way to %s: %s", phase.c_str(), problem.c_str());
}

void KeptGame::end_turn()
{
    const int turn = m_journal.state().stage.turn;
    while (m_journal.state().stage.turn == turn)
        if (const std::string problem = end_phase("on we go"); !problem.empty())
            qFatal("the turn does not end: %s", problem.c_str());
}

std::string KeptGame::edit(const std::string& unit, const std::string& words)
{
    return give(Edit{unit, play_of("", words).typed, std::nullopt, "as it stands on the table"});
}

std::string KeptGame::stat(const std::string& unit, const std::string& stat) const
{
    const auto* const found = m_journal.state().find(unit);
    if (found == nullptr)
        return "no " + unit;
    const std::string_view word = found->word(stat);
    return word.empty() ? "-" : std::string{word};
}

std::string KeptGame::owed() const
{
    std::string words;
    for (const Owed& owed : m_journal.state().owed)
        words += fmt::format("{}{}.{} {} {} ({})", words.empty() ? "" : "; ", owed.entry, owed.index, word_of(owed.next.kind),
                             owed.next.choices.front().action, owed.next.by);
    return words;
}

std::string KeptGame::stage() const
{
    const Stage& stage = m_journal.state().stage;
    return fmt::format("{} {}{}", stage.turn, stage.phase, stage.aftermath ? " aftermath" : "");
}

std::string KeptGame::told() const
{
    std::string words;
    for (const game::EntryResult& result : m_journal.entries().back().results)
        for (const Told& told : result.told) {
            words += (words.empty() ? "" : " ") + text(told.headline);
            for (const Instruction& instruction : told.instructions)
                words += " [" + text(instruction.words) + "]";
        }
    return words;
}

std::string KeptGame::answer(const std::string& key) const
{
    for (const Answer& answer : m_journal.in_force(last())->answers)
        if (answer.key == key)
            return fmt::format("{} {}", answer.word, word_of(answer.origin));
    return "-";
}

std::string KeptGame::outcome(const std::string& key) const
{
    const auto& left = m_journal.in_force(last())->played->outcomes.front();
    const auto found = std::ranges::find(left, key, &game::OutcomeWords::key);
    return found == left.end() || found->words.empty() ? std::string{} : found->words.front();
}

std::string KeptGame::idle() const
{
    std::string words;
    for (const Idle& one : idle_units(m_journal.state(), m_book))
        words += fmt::format("{}{} {}{}{}{}{}", words.empty() ? "" : "; ", one.unit, text(one.why), one.action.empty() ? "" : ": ",
                             one.action, one.role.empty() ? "" : " ", one.role);
    return words;
}

std::string KeptGame::standing() const
{
    std::string words;
    for (const Standing& one : m_book.ruleset->game->standing(m_journal.state(), m_book))
        words += fmt::format("{}{} {}{}: {}", words.empty() ? "" : "; ", one.side, one.points, one.is_over ? " over" : "", text(one.words));
    return words;
}

std::string KeptGame::summary(const std::string& unit) const
{
    const UnitSummary summary = m_book.ruleset->game->summary(*m_journal.state().find(unit), m_journal.state(), m_book);
    std::string parts;
    for (const CountedPart& part : summary.parts)
        parts += fmt::format("{}{} {}", parts.empty() ? "" : ", ", part.label, part.number);
    std::string marks;
    for (const Sentence& mark : summary.marks)
        marks += (marks.empty() ? "" : ", ") + text(mark);
    return fmt::format("{}; {}{}", parts, marks, is_gone(*m_journal.state().find(unit), m_book) ? " gone" : "");
}

std::string KeptGame::round() const
{
    return fmt::format("{} {}", stage(), m_journal.state().stage.round);
}
