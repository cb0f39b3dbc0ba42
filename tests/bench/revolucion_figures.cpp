// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/revolucion_figures.h"

#include "tests/bench/asked.h"
#include "tests/bench/row.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

namespace bench {

using namespace corneta;

namespace {

constexpr std::array troops{"irregular-infantry", "regular-infantry", "veteran-infantry", "irregular-cavalry",
                            "regular-cavalry",    "veteran-cavalry",  "machine-guns",     "artillery"};
constexpr std::array grades{"irregular-infantry", "regular-infantry", "veteran-infantry"};
constexpr std::array leaders{"none", "within-6", "attached"};

double chance(const std::vector<Ending>& endings, const std::function<bool(const Ending&)>& holds)
{
    double sum = 0;
    for (const Ending& ending : endings)
        sum += holds(ending) ? ending.probability : 0;
    return sum;
}

/// How often a value falls, as faces of one d20.
int in_twenty(const Asked& action, const std::vector<Ending>& endings, std::string_view key, int value)
{
    constexpr double sides = 20;
    return static_cast<int>(std::lround(sides * chance(endings, [&](const Ending& ending) { return action.value(ending, key) == value; })));
}

double levels_expected(const Asked& fire, const std::vector<Given>& given)
{
    double levels = 0;
    for (const Ending& ending : fire.endings(given))
        levels += ending.probability * fire.value(ending, "levels");
    return levels;
}

void print_orders(const Asked& orders, const Asked& regroup)
{
    fmt::print("Orders, of 20: lost, delayed, ordered; regrouping, of 20: no effect, one step better, OK:\n");
    for (const std::string_view grade : grades)
        for (const std::string_view leader : leaders) {
            std::string line = fmt::format("  {:<20} leader {:<9}", grade, leader);
            for (const std::string_view status : {"ok", "disordered"}) {
                const auto endings = orders.endings(
                    {{"actor_type", std::string{grade}}, {"leader", std::string{leader}}, {"actor_status", std::string{status}}});
                line += fmt::format("  {} {:>2} {:>2} {:>2}", status, in_twenty(orders, endings, "result", 0),
                                    in_twenty(orders, endings, "result", 1), in_twenty(orders, endings, "result", 2));
            }
            const auto endings =
                regroup.endings({{"actor_type", std::string{grade}}, {"leader", std::string{leader}}, {"actor_status", "demoralized"}});
            fmt::print("{}  regroup {:>2} {:>2} {:>2}\n", line, in_twenty(regroup, endings, "result", 0),
                       in_twenty(regroup, endings, "result", 1), in_twenty(regroup, endings, "result", 2));
        }
}

/// Deployed Fire at a deployed unit of as many bases: how often of 20 it takes a level, and levels on average.
void print_fire(const Asked& fire)
{
    constexpr std::array ranges{"3", "6", "12", "18", "24"};
    constexpr std::array covers{"open", "soft", "hard", "fortification"};
    fmt::print("Deployed Fire of an OK unit at an OK one, deployed, of as many bases: of 20 a level or more, and levels on average:\n");
    for (const std::string_view cover : covers)
        for (const std::string_view type : troops) {
            std::string line = fmt::format("  {:<14} {:<20}", cover, type);
            const std::size_t bands = type == "artillery" ? 5 : type == "machine-guns" ? 4 : 3;
            for (std::size_t band = 0; band < bands; ++band) {
                const std::vector<Given> given{
                    {"actor_type", std::string{type}}, {"range", ranges.at(band)}, {"target_cover", std::string{cover}}};
                line += fmt::format("  to {:>2} in {:>2} {:.2f}", ranges.at(band), 20 - in_twenty(fire, fire.endings(given), "levels", 0),
                                    levels_expected(fire, given));
            }
            fmt::print("{}\n", line);
        }
    fmt::print("Two bases of machine guns and four of infantry, deployed at 10 inches: levels that each does a turn on average:\n");
    print_figure(
        "the machine guns, badly outnumbered",
        fmt::format(
            "{:.2f}",
            levels_expected(fire, {{"actor_type", "machine-guns"}, {"actor_bases", "2"}, {"actor_bases_at_start", "2"}, {"range", "10"}})),
        "0.95");
    print_figure(
        "the infantry",
        fmt::format("{:.2f}",
                    levels_expected(
                        fire, {{"target_type", "machine-guns"}, {"target_bases", "2"}, {"target_bases_at_start", "2"}, {"range", "10"}})),
        "0.55");
}

/// A half goes to the even number, as in the digest.
std::string whole(double hundredths)
{
    constexpr double noise = 1e6;
    return fmt::format("{:.0f}", std::round(hundredths * noise) / noise);
}

void print_assaults(const Asked& assault)
{
    struct Row {
        std::string_view words;
        std::vector<Given> given;
        std::string_view digest;
    };
    const std::vector<Given> cavalry{{"actor_type", "regular-cavalry"}, {"distance", "12"}, {"target_status", "demoralized"}};
    std::vector<Given> in_rough = cavalry;
    in_rough.push_back({"rough", "yes"});
    std::vector<Given> in_woods = in_rough;
    in_woods.push_back({"target_cover", "soft"});
    const std::vector<Row> rows{
        {"regular infantry on OK infantry", {}, "26"},
        {"on OK machine guns of 2 bases", {{"target_type", "machine-guns"}, {"target_bases", "2"}, {"target_bases_at_start", "2"}}, "20"},
        {"on OK machine guns of 4 bases", {{"target_type", "machine-guns"}}, "20"},
        {"on demoralized infantry", {{"target_status", "demoralized"}}, "74"},
        {"on a march column", {{"target_formation", "march"}}, "70"},
        {"regular cavalry on demoralized infantry", cavalry, "80"},
        {"the same in rough ground", in_rough, "52"},
        {"the same in woods", in_woods, "52"},
    };
    constexpr int ordered = 2;
    fmt::print("Of 100 frontal assaults of four bases that are ordered, how many win the close combat:\n");
    for (const Row& row : rows) {
        const auto endings = assault.endings(row.given);
        const auto is_ordered = [&](const Ending& ending) { return assault.value(ending, "orders") == ordered; };
        const double won =
            chance(endings, [&](const Ending& ending) { return is_ordered(ending) && assault.value(ending, "difference") > 0; });
        const double of_ordered = 100 * won / chance(endings, is_ordered);
        print_figure(fmt::format("{}: {:.2f}, and {:.2f} of all without a leader", row.words, of_ordered, 100 * won), whole(of_ordered),
                     row.digest);
    }
}

} // namespace

void print_revolucion_figures(const Rulebook& revolucion)
{
    print_orders(Asked{revolucion, "orders"}, Asked{revolucion, "regroup"});
    print_fire(Asked{revolucion, "fire"});
    print_assaults(Asked{revolucion, "assault"});
}

} // namespace bench
