// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/coin_river/ruleset.h"

#include "core/authoring.h"

/// The smallest ruleset there can be: a unit fords a river, by one die and one chart.
namespace coin_river {

using namespace corneta::authoring; // NOLINT(google-build-using-namespace)

namespace {

constexpr std::string_view section = "1 Fords";

enum class Die : std::uint8_t { Ford };
constexpr auto dice_chart = chart<Die>(throws("dice", "Dice", section), {{Die::Ford, "ford", "die for the ford"}});

enum class Ford : std::uint8_t { SweptAway, Crosses };
constexpr auto ford_chart =
    chart<Ford>(bands("ford", "Fords", section), {{Ford::SweptAway, "swept-away", "swept away"}, {Ford::Crosses, "crosses", "crosses"}});

struct Charts final : corneta::ChartsOf<dice_chart, ford_chart> {
    using ChartsOf::ChartsOf;
};

struct Fording {
    bool has_rope = false;
};
struct FordingState {
    std::int64_t crosses;
};
struct FordingEnd {
    bool crosses = false;
};

struct FordingRules : RulesOf<Fording, FordingState, FordingEnd, Charts> {
    static constexpr std::array form{
        asks<&Fording::has_rope>("has_rope", "Rope across", "unit", {}, {.help = "Then no die is rolled.", .fact = Fact::Chosen})};
    static constexpr std::array outcomes{gives<&FordingEnd::crosses>("crosses", "crosses", {.highlighted = these(true)})};
    static constexpr auto reads = Charts::keys<Die, Ford>;

    static Step step(const Fording& inputs, FordingState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        state.crosses = 1;
        if (inputs.has_rope)
            explanation.start(1, {"along a rope: no die"}, section);
        else if (charts.throw_for<Ford>(charts[Die::Ford], {"ford"}, {"die for the ford"}, dice, explanation) == Ford::SweptAway)
            state.crosses = 0;
        return Step::Finished;
    }
    static FordingEnd end(const Fording& /*inputs*/, const FordingState& state, const Charts& /*charts*/) { return {state.crosses != 0}; }
    static Announcement announce(const Fording& /*inputs*/, const FordingEnd& end, const Charts& /*charts*/)
    {
        Announcement announcement;
        announcement.headline = end.crosses ? Sentence{"The unit crosses the river."} : Sentence{"The unit is swept away."};
        return announcement;
    }
};

constexpr std::array phases{corneta::PhaseSpec{"movement", "Movement"}};
const auto actions = corneta::actions_of(
    corneta::action_of<FordingRules>({.key = "fording", .label = "Fording", .help = "Whether a unit crosses the river.", .rule = section}));

} // namespace

const corneta::Ruleset ruleset{.key = "coin-river",
                               .label = "Coin River",
                               .edition = "an example",
                               .folder = "coin_river",
                               .phases = phases,
                               .actions = actions,
                               .charts = Charts::specs,
                               .typed_charts = corneta::typed_charts<Charts>};

} // namespace coin_river
