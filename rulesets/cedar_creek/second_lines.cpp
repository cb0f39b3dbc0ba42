// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

/// Behind which first line a second line stands, as far as the divisions tell: 10.5, 11.3, 12.
namespace cedar_creek {

namespace {

/// Each first line has one second line of its own at most, of its division or independent.
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

Brigades unplaced(const State& state, const Lines& lines)
{
    Stacks stacks{state, lines.firsts, Brigades(lines.firsts.size(), nullptr)};
    Brigades without;
    for (const Unit* const unit : lines.seconds)
        if (std::vector<bool> asked(lines.firsts.size()); !stacks.find_place(*unit, asked))
            without.push_back(unit);
    return without;
}

/// A Union brigade in the zone in which the game began for it.
bool stands_as_set_up(const Unit& brigade)
{
    return brigade.kind == kind::brigade && brigade.side == role::union_side && !brigade[stat::left_set_up]
        && !brigade.has(stat::entry_zones);
}

/// Whether it may stand behind a first line beside another: both as the Union has set them up.
bool may_crowd(const State& state, const Unit& first, const Unit& second)
{
    return stands_as_set_up(first) && stands_as_set_up(second) && may_stack(state, first, second);
}

/// Of those who may share a zone one alone: together they take one place.
Lines drawn_together(const State& state, const Lines& lines)
{
    Lines together{lines.firsts, {}};
    for (const Unit* const unit : lines.seconds) {
        const auto may_share = [&](const Unit* first) { return may_crowd(state, *first, *unit); };
        const bool crowds = std::ranges::any_of(lines.firsts, may_share);
        if (!crowds || std::ranges::none_of(together.seconds, may_share))
            together.seconds.push_back(unit);
    }
    return together;
}

} // namespace

Brigades without_place(const State& state, const Lines& lines)
{
    return unplaced(state, drawn_together(state, lines));
}

ZonesBehind zones_behind(const State& state, const Lines& lines)
{
    const auto count = [&](const Lines& placed) {
        const auto is_one_more = [&](const Unit* unit) { return may_stack_with_any(state, lines.firsts, *unit); };
        return static_cast<int>(std::ssize(placed.seconds) - std::ranges::count_if(unplaced(state, placed), is_one_more));
    };
    return {count(drawn_together(state, lines)), count(lines)};
}

Brigades crowd_behind(const State& state, const Unit& first, const Brigades& seconds)
{
    Brigades crowd;
    std::ranges::copy_if(seconds, std::back_inserter(crowd), [&](const Unit* second) { return may_crowd(state, first, *second); });
    return crowd;
}

bool may_leave_with(const State& state, const Lines& lines, const Unit& first, const Brigades& seconds)
{
    Lines left = lines;
    std::erase(left.firsts, &first);
    std::erase_if(left.seconds, [&](const Unit* second) { return std::ranges::find(seconds, second) != seconds.end(); });
    return without_place(state, left).size() <= without_place(state, lines).size();
}

Brigades places_of(const State& state, const Lines& lines, const Unit& second)
{
    Brigades places;
    for (const Unit* const first : lines.firsts) {
        const bool crowds = may_crowd(state, *first, second);
        if (may_stack(state, *first, second)
            && may_leave_with(state, lines, *first, crowds ? crowd_behind(state, *first, lines.seconds) : Brigades{&second}))
            places.push_back(first);
    }
    return places.empty() ? lines.firsts : places;
}

Lines lines_of(const State& state, std::string_view brigade)
{
    Lines lines;
    for (const Unit& unit : state.units)
        if (const UnitSet behind = unit[stat::behind]; behind.has(brigade)) {
            lines.seconds.push_back(&unit);
            if (lines.firsts.empty())
                lines.firsts = units_of(state, behind);
        }
    return lines;
}

bool has_second_line(const State& state, const Unit& brigade)
{
    return !brigade[stat::backed_by].empty() || !may_leave_with(state, lines_of(state, brigade.key), brigade, {});
}

} // namespace cedar_creek
