// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/leader_casualty.h"

#include "core/thrown.h"
#include "rulesets/pedregal/terms.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::Then;

namespace {

/// Counts as the rows of the chart `leader-casualty` do.
enum class Fate : std::uint8_t { Unhurt, Casualty };

constexpr std::array leader_casualty_form{
    asks<&LeaderCasualty::step_lost>(
        {.key = "step_lost", .label = "A step was lost", .help = "By the units he is stacked with, in this combat.", .role = "leader"}),
    asks<&LeaderCasualty::engineer>({.key = "engineer",
                                     .label = "Engineer",
                                     .help = "An engineer rolls apart from another leader with him.",
                                     .role = "leader",
                                     .stat = "engineer"}),
};
constexpr std::array leader_casualty_outcomes{
    gives<&LeaderCasualtyEnd::casualty>({.key = "casualty",
                                         .label = "casualty",
                                         .stands_out = corneta::these(true),
                                         .role = "leader",
                                         .stat = "casualty",
                                         .does = corneta::Does::Marker}),
};
constexpr std::array<std::string_view, 3> leader_casualty_charts{"dice", "leader-casualty", "engineers"};

} // namespace

const std::span<const corneta::Field> LeaderCasualtyRules::form = leader_casualty_form;
const std::span<const corneta::OutcomeSpec> LeaderCasualtyRules::outcomes = leader_casualty_outcomes;
const std::span<const std::string_view> LeaderCasualtyRules::charts = leader_casualty_charts;

Then LeaderCasualtyRules::step(const LeaderCasualty& asked, LeaderCasualtyNow& now, const Cards& cards, corneta::Dice& dice,
                               corneta::Tale& tale)
{
    if (!asked.step_lost) {
        tale.start(0, {"no step lost, no check"}, section::engineers);
        return Then::Done;
    }
    const Cell& die = cards.die(Die::LeaderCasualty);
    const Chart& fates = cards.leader_casualty();
    now.hit = read_thrown(dice, asked.engineer ? corneta::Label{"engineer casualty"} : corneta::Label{"leader casualty"}, die,
                          [&](int sum) { return static_cast<Fate>(fates.band_of(sum)) == Fate::Casualty ? 1 : 0; });
    tale.note(corneta::Op::Start, shown_thrown(dice, die),
              asked.engineer ? corneta::Label{"die for the engineer"} : corneta::Label{"die for the leader"}, die);
    tell_band(fates, fates.band_of(shown_thrown(dice, die)), tale);
    return Then::Done;
}

LeaderCasualtyEnd LeaderCasualtyRules::end(const LeaderCasualty& /*asked*/, const LeaderCasualtyNow& now, const Cards& /*cards*/)
{
    return {now.hit != 0};
}

corneta::Telling LeaderCasualtyRules::tell(const LeaderCasualty& asked, const LeaderCasualtyEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    if (!end.casualty) {
        telling.headline = asked.engineer ? corneta::Sentence{"The engineer is unhurt."} : corneta::Sentence{"The leader is unhurt."};
    } else if (asked.engineer) {
        telling.headline = {"The engineer is a casualty."};
        telling.hands.push_back({"Take him off the map; engineers, {0} at the start, count as leaders for the Mexican player's points.",
                                 {cards.engineers().number()}});
    } else {
        telling.headline = {"The leader is a casualty."};
        telling.hands.push_back({"Take him off the map; he counts for the enemy's points."});
    }
    return telling;
}

} // namespace pedregal
