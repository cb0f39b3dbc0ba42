// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/gun_crew.h"

#include "core/total.h"

namespace santa_anna {

using corneta::asks;
using corneta::Field;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Shown;
using corneta::Then;
using corneta::Unit;
using Gun = MoveCards::Gun;

namespace {

constexpr std::string_view keeping = "Artillery: Keeping a Gun in Operation";

constexpr RefusalSpec nobody{"gunners", "nobody mans the gun"};
constexpr std::array mixed_crew_loss_refusals{&nobody};

constexpr Field gunners(int start)
{
    return asks<&GunCrew::gunners>({.key = "gunners",
                                    .label = "Gunners",
                                    .help = "Artillery castings at this gun casting.",
                                    .unit = Unit::Castings,
                                    .start = start,
                                    .role = "gun",
                                    .stat = "gunners"});
}
constexpr Field helpers(int start)
{
    return asks<&GunCrew::helpers>({.key = "helpers",
                                    .label = "Helpers",
                                    .help = "Infantry castings lent to it.",
                                    .unit = Unit::Castings,
                                    .start = start,
                                    .role = "gun",
                                    .stat = "helpers"});
}

constexpr std::array gun_crew_form{
    gunners(2),
    helpers(0),
    asks<&GunCrew::functions>({.key = "functions",
                               .label = "Functions",
                               .help = "In a turn with a full crew: two of U.S. guns up to 12 pounds, one of all others.",
                               .start = 1,
                               .role = "gun",
                               .stat = "functions"}),
};
constexpr std::array gun_crew_outcomes{
    gives<&GunCrewEnd::functions>({.key = "functions", .label = "functions", .shown = Shown::AsBars}),
};
constexpr std::array<std::string_view, 1> gun_crew_charts{"artillery-numbers"};

constexpr std::array mixed_crew_loss_form{gunners(1), helpers(1)};
constexpr std::array mixed_crew_loss_outcomes{
    gives<&MixedCrewLossEnd::lost>({.key = "lost", .label = "lost", .shown = Shown::AsBars, .options = crew_castings}),
};

bool is_silent(const GunCrew& asked, const Cards& cards)
{
    return asked.gunners + asked.helpers == 0 || asked.gunners < cards.moves().gun(Gun::Gunners).whole();
}

bool is_short_handed(const GunCrew& asked, const Cards& cards)
{
    return asked.gunners + asked.helpers < cards.moves().gun(Gun::Crew).whole();
}

} // namespace

const std::span<const Field> GunCrewRules::form = gun_crew_form;
const std::span<const corneta::OutcomeSpec> GunCrewRules::outcomes = gun_crew_outcomes;
const std::span<const std::string_view> GunCrewRules::charts = gun_crew_charts;
const std::span<const Field> MixedCrewLossRules::form = mixed_crew_loss_form;
const std::span<const corneta::OutcomeSpec> MixedCrewLossRules::outcomes = mixed_crew_loss_outcomes;
const std::span<const RefusalSpec* const> MixedCrewLossRules::refusals = mixed_crew_loss_refusals;

Then GunCrewRules::step(const GunCrew& asked, GunCrewNow& now, const Cards& cards, corneta::Dice& /*dice*/, corneta::Tale& tale)
{
    const MoveCards& moves = cards.moves();
    const Cell& each_takes = moves.gun(Gun::ShortHanded);
    corneta::Total functions{tale};
    functions.start(asked.functions, {"functions of a full crew"}, keeping);
    if (is_silent(asked, cards)) {
        functions.most(0, {"without a gunner the gun is silent"}, moves.gun(Gun::Gunners));
    } else if (is_short_handed(asked, cards) && each_takes.whole() > 1) {
        functions.times(corneta::Fraction{1, each_takes.whole()}, {"short-handed: each takes {0}", each_takes.whole()}, each_takes.rule);
        functions.round_down(keeping);
    }
    now.functions = functions.whole();
    return Then::Done;
}

GunCrewEnd GunCrewRules::end(const GunCrew& /*asked*/, const GunCrewNow& now, const Cards& /*cards*/)
{
    return {static_cast<int>(now.functions)};
}

corneta::Telling GunCrewRules::tell(const GunCrew& asked, const GunCrewEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    if (end.functions == 0)
        telling.headline = {"The gun has no function this turn."};
    else if (end.functions == 1)
        telling.headline = {"The gun has 1 function a turn."};
    else
        telling.headline = {"The gun has {0} functions a turn.", {end.functions}};
    if (is_silent(asked, cards))
        telling.hands.push_back({"Bring a gunner to it: that is a move for him."});
    else if (is_short_handed(asked, cards) && end.functions == 0 && asked.functions > 0)
        telling.hands.push_back({"With so few hands one function takes {0} turns.", {cards.moves().gun(Gun::ShortHanded).number()}});
    return telling;
}

void MixedCrewLossRules::refuse(const GunCrew& asked, const Cards& /*cards*/, corneta::Refusals& found)
{
    if (asked.gunners + asked.helpers == 0)
        found.add(nobody);
}

Then MixedCrewLossRules::step(const GunCrew& asked, MixedCrewLossNow& now, const Cards& /*cards*/, corneta::Dice& dice, corneta::Tale& tale)
{
    const auto casting = [&](int face) { return static_cast<int>(face <= asked.gunners ? CrewCasting::Gunner : CrewCasting::Helper); };
    if (asked.gunners == 0 || asked.helpers == 0) {
        now.lost = casting(1);
        return Then::Done;
    }
    now.lost = dice.read({"casting lost"}, asked.gunners + asked.helpers, casting);
    tale.start(dice.shown()[0], {"casting drawn; the gunners are 1 to {0}", asked.gunners}, keeping);
    return Then::Done;
}

MixedCrewLossEnd MixedCrewLossRules::end(const GunCrew& /*asked*/, const MixedCrewLossNow& now, const Cards& /*cards*/)
{
    return {static_cast<CrewCasting>(now.lost)};
}

corneta::Telling MixedCrewLossRules::tell(const GunCrew& /*asked*/, const MixedCrewLossEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    if (end.lost == CrewCasting::Gunner) {
        telling.headline = {"A gunner is lost."};
        telling.hands.push_back({"Take the loss from the gunners."});
    } else {
        telling.headline = {"A helper is lost."};
        telling.hands.push_back({"Take the loss from the infantry at the gun."});
    }
    return telling;
}

} // namespace santa_anna
