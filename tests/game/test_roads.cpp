// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/automatic/automatic_game.h"
#include "core/game/decide/decide.h"
#include "core/game/journal/followed.h"
#include "tests/game/random_game.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

using namespace corneta;

/// Every chain comes to the same by every road: a follow-up that is taken by its number, and the same play named by its action, with the same
/// units, answers and dice.
class TestRoads : public QObject {
    Q_OBJECT
private slots:
    void what_is_owed_is_played_by_its_name_too_data() { add_scenario_rows(); }
    void what_is_owed_is_played_by_its_name_too();
};

namespace {

const int links = scaled(1'000, 20);      ///< of each action that follows another
const unsigned battles = scaled(20U, 1U); ///< of each scenario

/// The play by its name alone: who stands where and what was typed, and of several choices which it is, not what it follows.
game::Play by_name(const game::State& before, const game::Play& play, const game::EntryResult& result)
{
    game::Play named = play;
    named.follows.reset();
    const game::Followed followed = *game::followed(before, *play.follows);
    const auto is_there = [&](const Given& preset) { return std::ranges::find(named.typed, preset.key, &Given::key) != named.typed.end(); };
    for (const Given& preset : followed.choice->presets)
        for (const game::NextChoice& other : followed.owed->next.choices)
            if (other.action == play.action && std::ranges::find(other.presets, preset) == other.presets.end() && !is_there(preset))
                named.typed.push_back(preset);
    if (result.played)
        named.roles = result.played->roles;
    return named;
}

std::vector<int> faces_of(const game::EntryResult& result)
{
    std::vector<int> faces;
    for (const game::RecordedRoll& roll : result.rolls)
        faces.insert(faces.end(), roll.faces.begin(), roll.faces.end());
    return faces;
}

/// What is owed, whatever the numbers: of two that are alike either may be taken.
std::vector<game::Next> owed_in(const game::State& state)
{
    std::vector<game::Next> all;
    std::ranges::transform(state.owed, std::back_inserter(all), &game::Owed::next);
    return all;
}

/// Where the two differ, in words; empty where they leave the same.
std::string difference(const game::State& before, const Rulebook& book, const game::Play& play, const game::EntryResult& by_number)
{
    const auto entry = game::decided(game::Journal{before}, book, by_name(before, play, by_number), {.in_order = faces_of(by_number)});
    if (!entry)
        return "refused: " + joined(entry.error());
    const game::EntryResult& named = entry->results.front();
    game::State one = before;
    game::State other = before;
    game::apply(one, entry->number, by_number.effects);
    game::apply(other, entry->number, named.effects);
    const auto [here, there] = std::ranges::mismatch(one.units, other.units);
    if (here != one.units.end() || there != other.units.end())
        return here == one.units.end() ? there->key : here->key;
    if (one.stage != other.stage || one.pending != other.pending)
        return "stage";
    if (!std::ranges::is_permutation(owed_in(one), owed_in(other)))
        return "owed";
    return by_number.luck == named.luck ? "" : "luck";
}

} // namespace

void TestRoads::what_is_owed_is_played_by_its_name_too()
{
    QFETCH(const Ruleset*, ruleset);
    QFETCH(QString, scenario);
    std::map<std::string, int> counted;
    std::map<std::string, std::string> differing;
    const KeptGame begun{*ruleset, scenario.toStdString()};
    for (unsigned seed = 1; seed <= battles; ++seed) {
        game::AutomaticGame played{begun.book(), begun.journal().state(), {}, seed};
        game::State before = begun.journal().state();
        while (played.move()) {
            const game::Entry& entry = played.journal().entries().back();
            const auto* const play = std::get_if<game::Play>(&entry.command);
            if (play != nullptr && play->follows && counted[play->action]++ < links)
                if (const std::string where = difference(before, begun.book(), *play, entry.results.front()); !where.empty())
                    differing.try_emplace(play->action, fmt::format("seed {}, entry {}: {}", seed, entry.number, where));
            before = played.journal().state();
        }
    }
    for (const auto& [action, count] : counted)
        qInfo("%s: %d", action.c_str(), std::min(count, links));
    for (const auto& [action, where] : differing)
        qWarning("%s, %s", action.c_str(), where.c_str());
    QVERIFY(!counted.empty());
    QVERIFY(differing.empty());
}

#include "test_roads.moc"
