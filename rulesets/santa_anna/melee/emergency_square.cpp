// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/emergency_square.h"

#include "core/action/thrown.h"
#include "core/action/total.h"

namespace santa_anna {

using corneta::asks;
using corneta::Explanation;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Step;

namespace {

using Item = MoraleCharts::Square;

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
                                      .measure = corneta::Measure::Inches,
                                      .start = 6}),
};
constexpr std::array emergency_square_outcomes{
    gives<&EmergencySquareEnd::inches>({.key = "inches", .label = "inches before the square stands", .shown = corneta::Shown::AsBars}),
    gives<&EmergencySquareEnd::formed>({.key = "formed", .label = "square formed", .highlighted = corneta::these(true)}),
};
constexpr std::array<std::string_view, 3> emergency_square_charts{"dice", "emergency-square", "melee-numbers"};

constexpr RefusalSpec broken{"defender_formation", "a broken unit forms no square"};
constexpr std::array emergency_square_refusals{&broken};

/// How far the cavalry comes when the die is `thrown`.
int inches_covered(const EmergencySquare& inputs, int thrown, const MoraleCharts& charts, Explanation& explanation)
{
    corneta::Total inches{explanation};
    inches.start(thrown, {"die for the square"}, charts.die(MoraleCharts::Die::EmergencySquare));
    inches.add(charts.square(inputs.experience));
    if (inputs.formation == Formation::Column)
        inches.add(charts.square(Item::Column));
    if (inputs.aspect != Aspect::Front)
        inches.add(charts.square(Item::FlankOrRear));
    inches.least(charts.square(Item::LeastInches));
    return inches.whole();
}

} // namespace

const std::span<const corneta::Field> EmergencySquareRules::form = emergency_square_form;
const std::span<const corneta::OutcomeSpec> EmergencySquareRules::outcomes = emergency_square_outcomes;
const std::span<const RefusalSpec* const> EmergencySquareRules::refusals = emergency_square_refusals;
const std::span<const std::string_view> EmergencySquareRules::reads = emergency_square_charts;

void EmergencySquareRules::refuse(const EmergencySquare& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    if (inputs.formation == Formation::Mob)
        found.add(broken);
}

Step EmergencySquareRules::step(const EmergencySquare& inputs, EmergencySquareState& state, const Charts& all_charts, corneta::Dice& dice,
                                Explanation& explanation)
{
    if (inputs.formation == Formation::Square)
        return Step::Finished;
    const MoraleCharts& charts = all_charts.morale();
    const Cell& die = charts.die(MoraleCharts::Die::EmergencySquare);
    Explanation deaf{corneta::Listening::No};
    state.inches = read_thrown(dice, {"emergency square"}, die, [&](int sum) { return inches_covered(inputs, sum, charts, deaf); });
    if (explanation.listens())
        inches_covered(inputs, shown_thrown(dice, die), charts, explanation);
    explanation.start(corneta::Fraction::tenths(inputs.distance.count), {"inches to the cavalry"}, square_rule);
    return Step::Finished;
}

EmergencySquareEnd EmergencySquareRules::end(const EmergencySquare& inputs, const EmergencySquareState& state, const Charts& /*charts*/)
{
    const bool is_square = inputs.formation == Formation::Square;
    return {static_cast<int>(state.inches), is_square || state.inches * 10 <= inputs.distance.count};
}

corneta::Announcement EmergencySquareRules::announce(const EmergencySquare& inputs, const EmergencySquareEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    if (inputs.formation == Formation::Square) {
        announcement.headline = {"The infantry stands in square already."};
        return announcement;
    }
    if (end.formed) {
        announcement.headline = {"Inches the cavalry comes before the square stands: {0}. It forms in time.", {end.inches}};
        announcement.instructions.push_back({"Put the infantry in square."});
        return announcement;
    }
    announcement.headline = {"Inches the cavalry comes before the square stands: {0}. The infantry is caught in disorder.", {end.inches}};
    announcement.instructions.push_back({"In Hold Fire it does not fire at the charging cavalry."});
    announcement.instructions.push_back({"The cavalry closes without a roll; the infantry still rolls to stand."});
    announcement.instructions.push_back(
        {"Part of its castings in contact that fights in the first turn of the melee: {0}.", {charts.morale().disorder().number()}});
    return announcement;
}

} // namespace santa_anna
