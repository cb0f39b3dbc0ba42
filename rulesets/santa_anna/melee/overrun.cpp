// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/combat.h"

/// Cavalry: stragglers ridden over.
namespace santa_anna {

namespace {

constexpr std::string_view overruns = "Cavalry";

struct OverrunStragglersRules : CalculationOf<OverrunStragglersRules, OverrunStragglers, OverrunStragglersEnd, Charts> {
    static constexpr std::array form{
        asks<&OverrunStragglers::stragglers>("unit_stragglers", "Stragglers", role::unit, stat::stragglers,
                                             {.help = "Of one unit, that enemy cavalry rides over.", .measure = Measure::Castings}),
        asks<&OverrunStragglers::mounted>("attacker_mounted", "Mounted", role::attacker, stat::mounted, {.start = 1}),
    };
    static constexpr std::array outcomes{
        changes<&OverrunStragglersEnd::casualties>("casualties", "casualties", role::unit, Does::Add, stat::casualties, as_bars)};
    static constexpr std::array refusals{
        Refused{"attacker_mounted", "only mounted cavalry rides over stragglers", [](const Inputs& in) { return !in.mounted; }}};
    static constexpr auto reads = Charts::keys<CavalryNumber>;

    static OverrunStragglersEnd reckon(const OverrunStragglers& inputs, const Charts& charts, Explanation& explanation)
    {
        Total casualties{explanation};
        casualties.start(inputs.stragglers, {"stragglers overrun"}, overruns);
        casualties.times(charts[CavalryNumber::Overrun]);
        casualties.most(inputs.stragglers, {"no more than there are"}, overruns);
        const Fraction exact = casualties.total();
        const std::int64_t rounded = -(Fraction{-1} * exact).rounded_down();
        if (!exact.is_whole())
            explanation.note(Op::Add, Fraction{rounded} + Fraction{-1} * exact, {"rounded up"}, overruns, Source::House);
        explanation.agrees(rounded);
        return {static_cast<int>(rounded)};
    }
    static Announcement announce(const OverrunStragglersEnd& end)
    {
        if (end.casualties == 0)
            return {{"There are no stragglers to ride down."}};
        return {{"Stragglers that become casualties: {0}.", {end.casualties}},
                {{Hand::TakeOff,
                  end.casualties == 1 ? Sentence{"Take 1 straggler off the table."}
                                      : Sentence{"Take {0} stragglers off the table.", {end.casualties}}}},
                {}};
    }
};

} // namespace

constinit const ActionOf<OverrunStragglers, OverrunStragglersEnd> action::overrun_stragglers = action_of<OverrunStragglersRules>(
    {"overrun-stragglers", "Overrun stragglers", "Mounted cavalry rides over a unit's stragglers.", overruns, during::moves_and_melee});

} // namespace santa_anna
