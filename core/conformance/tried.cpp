// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conformance/tried.h"

#include "core/action/resolve.h"
#include "core/conformance/drawing.h"
#include "core/conformance/odometer.h"
#include "core/dice/random_dice.h"
#include "core/game/automatic/automatic_game.h"
#include "core/game/decide/replay.h"
#include "core/game/play/facts.h"
#include "core/game/play/offered.h"
#include "core/game/play/roles.h"
#include "core/game/play/rules.h"
#include "core/text/language.h"

#include <algorithm>
#include <exception>
#include <ranges>

namespace corneta::conformance {

namespace {

constexpr int last_turn = 40;
constexpr int most_entries = 4000;

/// What the rules make of answers, with dice by a seed; an exception is a problem too.
void resolve(const Subject& subject, const Answers& answers, std::uint64_t seed, Tried& tried)
try {
    if (!refusals(*subject.action, answers, subject.charts()).empty()) {
        ++tried.refused;
        return;
    }
    RandomDice dice{seed};
    for (const Verdict& verdict : resolved(*subject.action, answers, subject.charts(), dice)) {
        if (text(verdict.headline).empty())
            tried.problems.push_back({words_of(answers), {"no headline: let `announce` say one whatever happens"}});
        const auto is_unnamed = [&](const Working& line) {
            return line.cell && std::ranges::find(subject.action->charts, line.cell->chart) == subject.action->charts.end();
        };
        if (const auto line = std::ranges::find_if(verdict.workings, is_unnamed); line != verdict.workings.end())
            tried.problems.push_back({words_of(answers), {"it reads \"{0}\": name that chart in `reads`", {Name{line->cell->chart}}}});
    }
} catch (const std::exception& thrown) {
    tried.problems.push_back(
        {words_of(answers), {"it fails ({0}): refuse these answers in `refuse`, or let `step` go on with them", {Name{thrown.what()}}}});
}

/// Each row of a batch rolls by itself: answers of one row are compared.
bool is_one_run(const Action& action, const Answers& answers)
{
    return action.runs(answers) == 1;
}

void count(const Subject& subject, const Answers& answers, std::uint64_t most_ways, Tried& tried)
try {
    const auto counted = odometer(subject, answers, most_ways, Ahead::Blind);
    if (!counted)
        return;
    ++tried.counted;
    const std::vector<Odds> all = odds(*subject.action, answers, subject.charts(), Table::Joint);
    std::ranges::move(differences(*counted, all.front(), answers), std::back_inserter(tried.problems));
} catch (const std::exception& thrown) {
    tried.problems.push_back({words_of(answers), {"its odds fail ({0}): give each die of a result its own label", {Name{thrown.what()}}}});
}

/// The headline of the last entry that has one.
std::string last_told(const game::Journal& journal)
{
    for (const game::Entry& entry : journal.entries() | std::views::reverse)
        if (!entry.results.empty() && !entry.results.front().told.empty())
            return spoken(entry.results.front().told.front().headline);
    return {};
}

} // namespace

Tried tried(const Subject& subject, int answers, std::uint64_t most_ways)
{
    constexpr int most_counted = 3;
    constexpr int most_told = 3;
    Tried tried{.answers = answers};
    Drawing drawing{subject.seed()};
    for (int drawn = 0; drawn < answers && std::ssize(tried.problems) < most_told; ++drawn) {
        const Answers some = drawing.answers(subject.action->form, drawn % 3 + 2);
        const int refused = tried.refused;
        resolve(subject, some, drawing.seed() + static_cast<std::uint64_t>(drawn), tried);
        if (tried.refused == refused && tried.counted < most_counted && tried.problems.empty() && is_one_run(*subject.action, some))
            count(subject, some, most_ways, tried);
    }
    constexpr int in_ten = 9;
    if (tried.refused * 10 > answers * in_ten)
        tried.problems.push_back({std::string{subject.action->key},
                                  {"{0} of {1} random answers are refused: say by `.asked_when`, bounds and options what goes together",
                                   {tried.refused, answers}}});
    return tried;
}

Problems problems_in_entry(const game::State& before, const game::Journal& journal, const Rulebook& book)
{
    Problems problems;
    const game::Entry& entry = journal.entries().back();
    const Ruleset& ruleset = *book.ruleset;
    const auto* const play = std::get_if<game::Play>(&entry.command);
    const Action* const action = play == nullptr ? nullptr : ruleset.find_action(play->action);
    if (play != nullptr && !play->roles.empty() && !play->follows)
        for (const std::string& key : play->roles.front().units)
            if (const game::Unit* const unit = before.find(key); unit != nullptr && game::is_gone(*unit, book))
                problems.push_back({play->action, {"{0} acts and is gone: object to who is off the table for good", {*unit}}});
    for (const Given& given : action == nullptr ? std::vector<Given>{} : play->typed) {
        const auto field = index_of(action->form, given.key);
        const auto& units = game::units_in(play->roles, field ? action->form[*field].role : std::string_view{});
        const bool is_kept = field && !action->form[*field].stat.empty() && game::fact_of(action->form[*field]) == Fact::Ruled;
        const game::Unit* const unit = units.size() == 1 && is_kept ? before.find(units.front()) : nullptr;
        if (unit != nullptr && !unit->word(action->form[*field].stat).empty() && unit->word(action->form[*field].stat) != given.word)
            problems.push_back(
                {play->action,
                 {"{0}={1} is chosen of {2}, who has another: let the stat fill it", {Name{given.key}, Name{given.word}, *unit}}});
    }
    for (const game::Next& next : entry.results.empty() ? std::vector<game::Next>{} : entry.results.front().effects.next)
        for (const game::NextChoice& choice : next.choices)
            if (const Action* const follows = ruleset.find_action(choice.action); next.kind != Follow::May && follows != nullptr)
                std::ranges::move(game::problems_with_roles(ruleset, *follows, journal.state(), choice.roles),
                                  std::back_inserter(problems));
    return problems;
}

PlayedOut played_out(const Rulebook& book, const game::State& start, const std::string& attacker, std::uint64_t seed)
try {
    PlayedOut all;
    game::AutomaticGame game{book, start, attacker, seed};
    while (all.problems.empty() && game.journal().state().stage.turn <= last_turn && game.journal().next_number() < most_entries) {
        const game::State before = game.journal().state();
        if (!game.move())
            break;
        ++all.entries;
        all.problems = problems_in_entry(before, game.journal(), book);
    }
    for (const Problem& stuck : game.stuck())
        all.problems.push_back(
            {stuck.where,
             {"the game cannot go on: {0}; last played: {1} What is owed is tried twice a phase: bar what brings it again, or "
              "let `where` of what speaks against it name the field or the role that could change",
              {Name{spoken(stuck.what)}, Name{last_told(game.journal())}}}});
    if (game.journal().next_number() >= most_entries)
        all.problems.push_back({"game", {"{0} entries and no end: let each play use up what allowed it", {most_entries}}});
    for (const Problem& differs : game::differences_in_replay(game.journal(), book))
        all.problems.push_back(
            {differs.where,
             {"decided again it is another: {0}; let rules read state, answers and dice alone", {Name{spoken(differs.what)}}}});
    all.is_decided = game::is_decided(game.journal().state(), book);
    return all;
} catch (const std::exception& thrown) {
    return {.entries = 0, .is_decided = false, .problems = {{"game", {"a battle fails: {0}", {Name{thrown.what()}}}}}};
}

} // namespace corneta::conformance
