// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/movement.h"

/// Hidden units.
namespace santa_anna {

namespace {

void subtract(int castings, const Cell& for_one_less, std::string_view reason, Total& number)
{
    const int each = for_one_less.whole();
    if (each > 0 && castings >= each)
        number.add(-(castings / each), {reason, each}, for_one_less);
}

int number_of(const SpotHidden& inputs, const Charts& charts, Explanation& explanation)
{
    const Cell& first = charts[Spotting::Number];
    Total number{explanation};
    number.start(first.number(), {"number to begin with"}, first);
    subtract(inputs.hidden_castings, charts[Spotting::HiddenCastings], "one less for every {0} hidden castings", number);
    subtract(inputs.spotting_castings, charts[Spotting::SpottingCastings], "one less for every {0} spotting castings", number);
    return number.whole();
}

/// The more castings on both sides, the lower the number that the die must exceed.
struct SpotHiddenRules : RulesOf<SpotHidden, int, SpotHiddenEnd, Charts> {
    static constexpr std::array form{
        asks<&SpotHidden::hidden_castings>(
            "hidden_castings", "Hidden castings", role::hidden, stat::effectives,
            {.help = "Of the unit that hides at the edge of its cover.", .measure = Measure::Castings, .start = 12, .fact = Fact::Known}),
        asks<&SpotHidden::spotting_castings>(
            "spotting_castings", "Spotting castings", role::spotter, stat::effectives,
            {.help = "Of all units that might see it, added up.", .measure = Measure::Castings, .start = 12, .fact = Fact::Known}),
    };
    static constexpr std::array outcomes{
        gives<&SpotHiddenEnd::number>("number", "number to exceed"),
        changes<&SpotHiddenEnd::spotted>("spotted", "spotted", role::hidden, Does::Marker, stat::spotted, highlighted),
    };
    static constexpr auto reads = Charts::keys<Spotting, Die>;

    static Step step(const SpotHidden& inputs, int& spotted, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const int number = number_of(inputs, charts, explanation);
        const Cell& missed = charts[Spotting::MissedFace];
        const Cell& die = charts[Die::Spotting];
        spotted = read_thrown(dice, {"spotting"}, die, [&](int sum) { return sum > number && sum != missed.whole() ? 1 : 0; });
        const int sum = shown_thrown(dice, die);
        explanation.note(Op::Start, sum, {"roll to spot, to exceed {0}", number}, die);
        if (sum > number && spotted == 0)
            explanation.note(Op::Most, number, {"a {0} always misses", missed.whole()}, missed);
        return Step::Finished;
    }

    static SpotHiddenEnd end(const SpotHidden& inputs, int spotted, const Charts& charts)
    {
        Explanation deaf{Listening::No};
        return {number_of(inputs, charts, deaf), spotted != 0};
    }

    static Announcement announce(const SpotHiddenEnd& end)
    {
        if (end.spotted)
            return {.headline = {"{The hidden unit} is spotted."}, .instructions = {{Hand::PutDown, "Set it on the table."}}};
        return {.headline = {"{The hidden unit} stays hidden."}};
    }
};

} // namespace

constinit const ActionOf<SpotHidden, SpotHiddenEnd> action::spot_hidden = action_of<SpotHiddenRules>(
    {"spot-hidden", "Spot a hidden unit", "Whether a hidden unit at the edge of its cover is seen.", "Hidden units", during::moves});

} // namespace santa_anna
