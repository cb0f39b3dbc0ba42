// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/battle.h"

#include "app/storage/game/entry_reader.h"
#include "app/storage/report/report.h"
#include "core/game/forces/season.h"
#include "core/game/journal/ledger.h"
#include "core/game/play/offered.h"
#include "core/game/play/rules.h"
#include "core/text/match.h"
#include "rulesets/season/stats.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace corneta {

namespace {

constexpr std::string_view kind_of_units = "unit";

/// Those that count together, by the first of them: parts with who they parted from, and who joined.
class Together {
public:
    explicit Together(const game::Journal& journal)
    {
        for (const game::Entry& entry : journal.entries())
            if (journal.in_force(entry.number) != nullptr) {
                if (const auto* const split = std::get_if<game::Split>(&entry.command))
                    join(split->unit, split->part);
                if (const auto* const joined = std::get_if<game::Join>(&entry.command))
                    join(joined->unit, joined->other);
            }
    }
    std::string first_of(const std::string& unit) const
    {
        const auto found = m_first.find(unit);
        return found == m_first.end() ? unit : first_of(found->second);
    }

private:
    void join(const std::string& unit, const std::string& other)
    {
        if (first_of(unit) != first_of(other))
            m_first[first_of(other)] = first_of(unit);
    }
    std::map<std::string, std::string> m_first;
};

/// Shares of a sum by weight: whole numbers that add up to it.
std::vector<int> shared(int sum, const std::vector<int>& weights)
{
    int all = 0;
    for (const int weight : weights)
        all += weight;
    std::vector<int> shares;
    int before = 0;
    int given = 0;
    for (const int weight : weights) {
        before += weight;
        const int up_to = all == 0 ? sum : static_cast<int>(static_cast<std::int64_t>(sum) * before / all);
        shares.push_back(up_to - given);
        given = up_to;
    }
    return shares;
}

/// Who came by itself while the battle went on.
std::vector<game::Unit> arrivals_of(const game::Journal& journal)
{
    std::vector<game::Unit> came;
    for (const game::Entry& entry : journal.entries())
        if (const game::EntryResult* const result = journal.in_force(entry.number);
            result != nullptr && std::holds_alternative<game::Edit>(entry.command))
            for (const game::Unit& unit : result->effects.arrive)
                came.push_back(unit);
    return came;
}

ArmyInBattle army_of(const game::Unit& side, const GameRecord& record)
{
    ArmyInBattle army{.side = side};
    const game::State& state = record.journal().state();
    army.has_won = game::winner_of(state, record.book()) == side.key;
    for (const game::Standing& standing : game::standing_of(state, record.book()))
        if (standing.side == side.key)
            army.has_broken = standing.has_broken;
    for (const game::SideLuck& luck : game::luck_ledger(record.journal()))
        if (luck.side == side.key) {
            army.dealt = luck.dealt.actual;
            army.suffered = luck.suffered.actual;
            army.dealt_expected = static_cast<int>(std::lround(luck.dealt.expected));
            army.suffered_expected = static_cast<int>(std::lround(luck.suffered.expected));
        }
    return army;
}

void add_fighters(const GameRecord& record, BattleTold& told)
{
    const game::Journal& journal = record.journal();
    const Together together{journal};
    std::vector<game::Unit> came;
    for (const game::Unit& unit : journal.start().units)
        if (unit.kind == kind_of_units)
            came.push_back(unit);
    for (game::Unit& unit : arrivals_of(journal))
        if (unit.kind == kind_of_units && std::ranges::find(came, unit.key, &game::Unit::key) == came.end())
            came.push_back(std::move(unit));
    std::map<std::string, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < came.size(); ++i)
        groups[together.first_of(came[i].key)].push_back(i);
    std::map<std::string, int> lost; // and not who is left: who mounts may count otherwise
    for (const game::Unit& unit : journal.state().units)
        if (unit.kind == kind_of_units)
            lost[together.first_of(unit.key)] += game::counted(unit, record.book(), journal.state()).lost;
    told.units.resize(came.size());
    for (const auto& [first, members] : groups) {
        std::vector<int> before;
        int all = 0;
        for (const std::size_t member : members) {
            const game::Counted then = game::counted(came[member], record.book(), journal.start());
            before.push_back(then.left);
            all += then.left;
            lost[first] -= then.lost;
        }
        const std::vector<int> after = shared(all - std::clamp(lost[first], 0, all), before);
        for (std::size_t i = 0; i < members.size(); ++i) {
            const game::Unit& unit = came[members[i]];
            const game::Unit* const now = journal.state().find(unit.key);
            const auto gives_way = record.ruleset().game->gives_way;
            const bool has_broken =
                now == nullptr || game::is_gone(*now, record.book()) || (gives_way != nullptr && gives_way(*now, record.book()));
            told.units[members[i]] = {unit, before[i], after[i], has_broken};
        }
    }
}

} // namespace

BattleTold battle_told(const GameRecord& record)
{
    const game::State& state = record.journal().state();
    BattleTold told;
    told.label = scenario_text(record, "label");
    if (told.label.empty())
        told.label = record.ruleset().label;
    told.winner = game::winner_of(state, record.book());
    const auto in_force = record.journal().in_force();
    told.turns = in_force.empty() ? 1 : record.journal().find(in_force.back()->entry)->stage.turn; // what ends the last turn begins another
    told.is_settled = game::is_settled(state, record.book());
    for (const game::Standing& standing : game::standing_of(state, record.book())) {
        const game::Unit* const side = state.find(standing.side);
        Sentence one{"{0}: {1}", {Name{side == nullptr ? standing.side : side->name}, standing.words}};
        told.standing = told.standing.empty() ? std::move(one) : Sentence{"{0}; {1}", {std::move(told.standing), std::move(one)}};
    }
    for (const game::Unit& unit : record.journal().start().units)
        if (unit.kind == "side")
            told.armies.push_back(army_of(unit, record));
        else if (unit.kind == "leader") {
            told.leaders.push_back(unit);
            if (const game::Unit* const now = state.find(unit.key); now == nullptr || game::is_gone(*now, record.book()))
                told.leaders_lost.push_back(unit.key);
        }
    add_fighters(record, told);
    return told;
}

Sentence standing_in(const game::Unit& battle)
{
    Sentence standing = sentence_from(battle[season::stat::told_said]);
    return standing.empty() ? as_it_stands(std::string{battle[season::stat::told]}) : standing;
}

} // namespace corneta
