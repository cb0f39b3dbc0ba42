// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/duel.h"

#include "app/storage/files/json_lines.h"
#include "core/authoring.h"
#include "core/charts/chart_reading.h"
#include "core/game/authoring.h"
#include "core/game/forces/scenario.h"

#include <algorithm>
#include <array>

namespace duel {

using namespace corneta::authoring;       // NOLINT(google-build-using-namespace)
using namespace corneta::game::authoring; // NOLINT(google-build-using-namespace)

namespace {

constexpr std::string_view section = "1 Shots";
constexpr int figures = 3;
constexpr int figures_that_break = 2;

namespace stat {
constexpr corneta::game::Stat<int> lost{.key = "lost", .label = "Lost"};
} // namespace stat
constexpr corneta::game::Role shooter{"shooter"};
constexpr corneta::game::Role target{"target"};

enum class Die : std::uint8_t { Shot };
constexpr auto dice_chart = chart<Die>(throws("dice", "Dice", section), {{Die::Shot, "shot", "die for the shot"}});
enum class Shot : std::uint8_t { Misses, Hits, Sweeps };
constexpr auto shot_chart =
    chart<Shot>(bands("shot", "Shots", section),
                {{Shot::Misses, "misses", "misses"}, {Shot::Hits, "hits", "hits"}, {Shot::Sweeps, "sweeps", "sweeps"}});
constexpr std::string_view lines = R"({"chart":"dice","die":"shot","dice":"1d6","source":"house"}
{"chart":"shot","result":"misses","from":null,"to":3,"source":"house"}
{"chart":"shot","result":"hits","from":4,"to":5,"source":"house"}
{"chart":"shot","result":"sweeps","from":6,"to":null,"source":"house"})";

constexpr std::string_view scenario = R"({"scenario":"duel","ruleset":"duel","label":"A duel","attacker":"red","source":"house"}
{"side":"blue","name":"Blue"}
{"side":"red","name":"Red"}
{"unit":"b","code":"B1","name":"Blue's","side":"blue","stats":{"lost":0}}
{"unit":"r","code":"R1","name":"Red's","side":"red","stats":{"lost":0}})";

struct Charts final : corneta::ChartsOf<dice_chart, shot_chart> {
    using ChartsOf::ChartsOf;
};
struct Shooting {};
struct ShootingState {
    std::int64_t lost;
};
struct ShootingEnd {
    int lost = 0;
};

struct ShootingRules : RulesOf<Shooting, ShootingState, ShootingEnd, Charts> {
    static constexpr std::span<const Field> form{};
    static constexpr std::array outcomes{changes<&ShootingEnd::lost>("lost", "lost", target, Does::Add, stat::lost)};
    static constexpr auto reads = Charts::keys<Die, Shot>;

    static Step step(const Shooting&, ShootingState& state, const Charts& charts, Dice& dice, Explanation& told)
    {
        state.lost = static_cast<std::int64_t>(charts.throw_for<Shot>(charts[Die::Shot], {"shot"}, {"die for the shot"}, dice, told));
        return Step::Finished;
    }
    static ShootingEnd end(const Shooting&, const ShootingState& state, const Charts&) { return {static_cast<int>(state.lost)}; }
    static Announcement announce(const Shooting&, const ShootingEnd& end, const Charts&)
    {
        return {.headline = {"The target loses {0}.", {end.lost}}};
    }
};

constexpr std::array phases{PhaseSpec{"shots", "Shots", corneta::Applied::AtEnd}};
constexpr std::array stats = corneta::game::specs(stat::lost);
constexpr auto roles = std::to_array<RoleSpec>({{.role = shooter, .action = "shooting"}, {.role = target}});
constexpr auto sides = std::to_array<SideSpec>({{target, Whose::Enemy, shooter}});

bool has_shot(const At& at)
{
    return at.state.stage.aftermath
        || std::ranges::any_of(at.state.pending, [&](const PlayedAction& played) { return played.unit(shooter) == at.unit.key; });
}

const auto shooting = corneta::action_of<ShootingRules>({.key = "shooting", .label = "Shooting", .help = "A shot.", .rule = section});
constexpr Seat shoots{&shooting, shooter};
constexpr auto bars = std::to_array<Bar>({{shoots, "{0} has shot", has_shot}});
constexpr auto duties_of_all =
    std::to_array<Duty>({{PhaseKey{"shots"}, UnitKind{"unit"}, nullptr, "has not shot", shoots, nullptr, Asks::Must}});
constexpr auto needs = std::to_array<Needs>({{shoots, [](const PlayedAction&) { return true; }, "say who shoots"}});
const Duties duties{.bars = bars, .duties = duties_of_all, .needs = needs};

bool gives_way(const Unit& unit)
{
    return unit[stat::lost] >= figures_that_break;
}

std::vector<Standing> standing(const State& state)
{
    std::vector<Standing> both;
    const Unit& blue = *state.find("b");
    const Unit& red = *state.find("r");
    for (const auto& [own, other] : {std::pair{&blue, &red}, std::pair{&red, &blue}})
        both.push_back({own->side,
                        {"has lost {0}", {(*own)[stat::lost]}},
                        (*other)[stat::lost],
                        state.stage.turn > 1,
                        (*own)[stat::lost] < (*other)[stat::lost],
                        gives_way(*own)});
    return both;
}

UnitSummary summary(const Unit& unit)
{
    if (unit.kind != "unit")
        return {};
    return {.parts = {{"left", figures - unit[stat::lost]}, {"lost", unit[stat::lost]}}};
}

const GameRules game_rules{.stats = stats,
                           .roles = roles,
                           .sides = sides,
                           .summary = fitted<summary>,
                           .standing = fitted<standing>,
                           .gives_way = fitted<gives_way>,
                           .duties = &duties};
const auto actions = corneta::actions_of(shooting);
const corneta::Ruleset ruleset{.key = "duel",
                               .label = "Duel",
                               .edition = "an example",
                               .folder = "duel",
                               .phases = phases,
                               .actions = actions,
                               .charts = Charts::specs,
                               .typed_charts = corneta::typed_charts<Charts>,
                               .game = &game_rules};

} // namespace

const corneta::Rulebook& book()
{
    static const corneta::Rulebook made =
        corneta::rulebook(ruleset, corneta::charts_from(ruleset.charts, corneta::statements_from_bytes(lines, "charts").value()).value());
    return made;
}

corneta::game::Battlefield field()
{
    const auto read = corneta::game::scenario_from(book(), corneta::statements_from_bytes(scenario, "scenario").value()).value();
    return {book(), read.start, read.attacker, 9};
}

} // namespace duel
