// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/emergency_square.h"

#include "core/thrown.h"
#include "core/total.h"

namespace santa_anna {

using corneta::asks;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Then;

namespace {

using Item = MoraleCards::Square;

constexpr std::string_view square_rule = "Melee: Forming Emergency Square";

constexpr std::array emergency_square_form{
    asks<&EmergencySquare::experience>({.key = "defender_experience",
                                        .label = "Experience",
                                        .start = 2,
                                        .options = experiences,
                                        .role = "defender",
                                        .stat = "experience"}),
    asks<&EmergencySquare::formation>(
        {.key = "defender_formation", .label = "Formation", .options = formations, .role = "defender", .stat = "formation"}),
    asks<&EmergencySquare::aspect>({.key = "aspect",
                                    .label = "Charged in",
                                    .help = "Flank or rear when the whole charge lies in that zone of the infantry.",
                                    .options = aspects}),
    asks<&EmergencySquare::distance>({.key = "distance",
                                      .label = "Distance",
                                      .help = "Between cavalry and infantry when the charge is declared.",
                                      .unit = corneta::Unit::Inches,
                                      .start = 6}),
};
constexpr std::array emergency_square_outcomes{
    gives<&EmergencySquareEnd::inches>({.key = "inches", .label = "inches before the square stands", .shown = corneta::Shown::AsBars}),
    gives<&EmergencySquareEnd::formed>({.key = "formed", .label = "square formed", .stands_out = corneta::these(true)}),
};
constexpr std::array<std::string_view, 3> emergency_square_charts{"dice", "emergency-square", "melee-numbers"};

constexpr RefusalSpec broken{"defender_formation", "a broken unit forms no square"};
constexpr std::array emergency_square_refusals{&broken};

/// How far the cavalry comes when the die is `thrown`.
int inches_covered(const EmergencySquare& asked, int thrown, const MoraleCards& cards, Tale& tale)
{
    corneta::Total inches{tale};
    inches.start(thrown, {"die for the square"}, cards.die(MoraleCards::Die::EmergencySquare));
    inches.add(cards.square(asked.experience));
    if (asked.formation == Formation::Column)
        inches.add(cards.square(Item::Column));
    if (asked.aspect != Aspect::Front)
        inches.add(cards.square(Item::FlankOrRear));
    inches.least(cards.square(Item::LeastInches));
    return inches.whole();
}

} // namespace

const std::span<const corneta::Field> EmergencySquareRules::form = emergency_square_form;
const std::span<const corneta::OutcomeSpec> EmergencySquareRules::outcomes = emergency_square_outcomes;
const std::span<const RefusalSpec* const> EmergencySquareRules::refusals = emergency_square_refusals;
const std::span<const std::string_view> EmergencySquareRules::charts = emergency_square_charts;

void EmergencySquareRules::refuse(const EmergencySquare& asked, const Cards& /*cards*/, corneta::Refusals& found)
{
    if (asked.formation == Formation::Mob)
        found.add(broken);
}

Then EmergencySquareRules::step(const EmergencySquare& asked, EmergencySquareNow& now, const Cards& all_cards, corneta::Dice& dice,
                                Tale& tale)
{
    if (asked.formation == Formation::Square)
        return Then::Done;
    const MoraleCards& cards = all_cards.morale();
    const Cell& die = cards.die(MoraleCards::Die::EmergencySquare);
    Tale deaf{corneta::Listening::No};
    now.inches = read_thrown(dice, {"emergency square"}, die, [&](int sum) { return inches_covered(asked, sum, cards, deaf); });
    if (tale.listens())
        inches_covered(asked, shown_thrown(dice, die), cards, tale);
    tale.start(corneta::Fraction::tenths(asked.distance.count), {"inches to the cavalry"}, square_rule);
    return Then::Done;
}

EmergencySquareEnd EmergencySquareRules::end(const EmergencySquare& asked, const EmergencySquareNow& now, const Cards& /*cards*/)
{
    const bool is_square = asked.formation == Formation::Square;
    return {static_cast<int>(now.inches), is_square || now.inches * 10 <= asked.distance.count};
}

corneta::Telling EmergencySquareRules::tell(const EmergencySquare& asked, const EmergencySquareEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    if (asked.formation == Formation::Square) {
        telling.headline = {"The infantry stands in square already."};
        return telling;
    }
    if (end.formed) {
        telling.headline = {"Inches the cavalry comes before the square stands: {0}. It forms in time.", {end.inches}};
        telling.hands.push_back({"Put the infantry in square."});
        return telling;
    }
    telling.headline = {"Inches the cavalry comes before the square stands: {0}. The infantry is caught in disorder.", {end.inches}};
    telling.hands.push_back({"In Hold Fire it does not fire at the charging cavalry."});
    telling.hands.push_back({"The cavalry closes without a roll; the infantry still rolls to stand."});
    telling.hands.push_back(
        {"Part of its castings in contact that fights in the first turn of the melee: {0}.", {cards.morale().disorder().number()}});
    return telling;
}

} // namespace santa_anna
