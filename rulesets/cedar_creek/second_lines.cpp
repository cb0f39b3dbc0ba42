// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

/// Behind which first line a second line stands, as far as the divisions tell: 10.5, 11.3.
namespace cedar_creek {

namespace {

/// Each first line has one second line at most, of its division or independent.
struct Stacks {
    const State& state;
    const Brigades& firsts;
    Brigades behind; ///< each first line

    /// Behind a first line that has none, or whose second line finds another place.
    bool find_place(const Unit& unit, std::vector<bool>& asked)
    {
        for (std::size_t i = 0; i < firsts.size(); ++i) {
            if (asked[i] || !may_stack(state, *firsts[i], unit))
                continue;
            asked[i] = true;
            if (behind[i] == nullptr || find_place(*behind[i], asked)) {
                behind[i] = &unit;
                return true;
            }
        }
        return false;
    }
};

} // namespace

Brigades without_place(const State& state, const Brigades& firsts, const Brigades& seconds)
{
    Stacks stacks{state, firsts, Brigades(firsts.size(), nullptr)};
    Brigades without;
    for (const Unit* const unit : seconds)
        if (std::vector<bool> asked(firsts.size()); !stacks.find_place(*unit, asked))
            without.push_back(unit);
    return without;
}

std::vector<Brigades> places_of(const State& state, const Brigades& firsts, const Brigades& seconds)
{
    const bool is_room = without_place(state, firsts, seconds).empty();
    std::vector<Brigades> places(seconds.size());
    for (std::size_t i = 0; i < seconds.size(); ++i) {
        Brigades others = seconds;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        for (const Unit* const first : firsts) {
            Brigades left = firsts;
            std::erase(left, first);
            if (may_stack(state, *first, *seconds[i]) && (!is_room || without_place(state, left, others).empty()))
                places[i].push_back(first);
        }
        if (places[i].empty())
            places[i] = firsts;
    }
    return places;
}

bool may_have_second_line(const State& state, std::string_view brigade)
{
    const auto is_such = [&](const corneta::game::NextChoice& choice) {
        return choice.action == retreat.key && !units_in(choice.roles, role::second_line).empty()
            && std::ranges::count(units_in(choice.roles, role::brigade), brigade) > 0;
    };
    return std::ranges::any_of(state.owed, [&](const auto& owed) { return std::ranges::any_of(owed.next.choices, is_such); });
}

bool has_second_line(const State& state, const Unit& brigade)
{
    return !brigade[stat::backed_by].empty()
        || (!brigade[stat::hit_by].empty() && brigade[stat::alone] == 0 && may_have_second_line(state, brigade.key));
}

} // namespace cedar_creek
