// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/figures.h"

#include "tests/bench/fire_figures.h"
#include "tests/bench/melee_figures.h"
#include "tests/bench/row.h"

#include <fmt/format.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace bench {

using namespace corneta;

namespace {

constexpr double least_unsettled = 1e-4; ///< less is not worth a line

struct Band {
    std::string_view range; ///< the last inch of it, of a musket
    std::string_view name;
};

void print_fire(const Asked& fire)
{
    constexpr std::array bands{Band{"4", "short"}, Band{"8", "medium"}, Band{"12", "long"}};
    struct Reading {
        std::string_view words;
        bool first_volley;
        bool stays_low;
    };
    constexpr std::array readings{
        Reading{"initial volley first, nobody runs low on ammunition", true, false},
        Reading{"initial volley first, low ammunition lasts", true, true},
        Reading{"no initial volley, nobody runs low on ammunition", false, false},
    };
    fmt::print("Turns of fire of 20 veterans with muskets until 12 in line break, at short, medium, long:\n");
    std::vector<Shot> shots;
    for (const Reading& reading : readings) {
        std::string turns;
        for (const Band& band : bands) {
            shots.push_back(
                shot(fire, {.range = band.range, .first_volley = reading.first_volley, .stays_low_on_ammunition = reading.stays_low}));
            turns += fmt::format("{}{:.1f}", turns.empty() ? "" : ", ", shots.back().turns);
        }
        print_figure(std::string{reading.words}, turns, "1.9, 2.6, 5.1");
    }
    fmt::print("Of ten such lines, how many break before half their castings are casualties:\n");
    for (std::size_t i = 0; i < shots.size(); ++i)
        print_figure(fmt::format("at {} range; {}", bands[i % bands.size()].name, readings[i / bands.size()].words),
                     fmt::format("{:.0f}", 10 * shots[i].breaks_before_half), "9");
}

/// Of a hundred, in whole numbers.
std::string of_hundred(double share)
{
    return fmt::format("{:.0f}", 100 * share);
}

void print_melee(const Asked& melee)
{
    struct Twelves {
        Brawl brawl;
        std::string_view words;
        std::string_view digest; ///< how often the veterans are beaten
    };
    constexpr std::array twelves{
        Twelves{{1, "untrained"}, "one unit, untrained, charges", "0"},
        Twelves{{1, "regular"}, "one unit, regular, charges", "0"},
        Twelves{{2, "untrained"}, "two units, untrained, charge", "14"},
        Twelves{{2, "green"}, "two units, green, charge", "55"},
    };
    fmt::print("Of 100 melees to the finish of 20 veterans of the U.S. with units of 12, how often the veterans are beaten:\n");
    for (const Twelves& twelve : twelves) {
        const Brawled result = brawled(melee, twelve.brawl);
        print_figure(fmt::format("{}; only the veterans break", twelve.words), of_hundred(result.veterans_lose), twelve.digest);
        print_figure(fmt::format("{}; the veterans break, alone or with them", twelve.words),
                     of_hundred(result.veterans_lose + result.both_break), twelve.digest);
        if (result.unsettled > least_unsettled)
            fmt::print("  {:<72} {:>15.2f}%\n", "  too rare to be followed to the finish", 100 * result.unsettled);
    }
}

} // namespace

void print_figures(const Rulebook& santa_anna)
{
    print_fire(Asked{santa_anna, "fire"});
    print_melee(Asked{santa_anna, "melee"});
}

} // namespace bench
