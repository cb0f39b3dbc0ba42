// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/command.h"
#include "rulesets/santa_anna/melee/combat.h"

#include <algorithm>
#include <iterator>

namespace santa_anna {

namespace {

/// Members of the part `Of` of an action's answers, as they stand in `part`.
template <auto Of, auto... Members> std::vector<Preset> presets_of(const auto& part)
{
    return {preset<Of, Members>(part.*Members)...};
}

} // namespace

std::vector<Preset> volley_presets(const Fire& fire, const Charts& charts)
{
    const Firer& firer = fire.firer;
    const Target& target = fire.target;
    auto presets = presets_of<&Fire::firer, &Firer::arm, &Firer::experience, &Firer::castings, &Firer::weapon, &Firer::quarter_volley,
                              &Firer::initial_volley, &Firer::low_ammunition>(firer);
    presets.push_back(preset<&Fire::range>(tenths(charts[FiringLimit::QuarterVolleyRange].number())));
    presets.push_back(preset<&Fire::aspect>(fire.aspect));
    std::ranges::copy(presets_of<&Fire::target, &Target::effectives, &Target::stragglers, &Target::arm, &Target::cover>(target),
                      std::back_inserter(presets));
    add_nation<&Fire::firer, &Firer::nation>(presets, firer.nation);
    add_nation<&Fire::target, &Target::nation>(presets, target.nation);
    if (firer.in_building)
        presets.push_back(preset<&Fire::firer, &Firer::in_building>(true));
    if (firer.arm == Arm::Cavalry)
        presets.push_back(preset<&Fire::firer, &Firer::mounted>(firer.mounted));
    if (firer.arm == Arm::Cavalry && !firer.mounted)
        presets.push_back(preset<&Fire::firer, &Firer::losses_this_turn>(firer.losses_this_turn));
    if (target.arm == Arm::Artillery)
        presets.push_back(preset<&Fire::target, &Target::unlimbered>(target.unlimbered));
    else
        presets.push_back(preset<&Fire::target, &Target::formation>(target.formation));
    return presets;
}

void announce_retreat(const Body& body, Present now, MoveKind move, bool breaks, std::string_view role, Announcement& announcement)
{
    if (now.effectives > 0) {
        const bool is_attacker = role.starts_with("attacker");
        const bool charges = move == MoveKind::Charge;
        const std::string_view words = charges
            ? (is_attacker ? "{The attacker} makes a charge move away" : "{The defender} makes a charge move away")
            : (is_attacker ? "{The attacker} makes a retreat move" : "{The defender} makes a retreat move");
        auto presets = move_of(move, body.arm, body.nation, now.effectives, now.stragglers);
        if (body.arm != Arm::Artillery)
            presets.push_back(preset<&Movement::formation>(breaks ? Formation::Mob : body.formation));
        if (body.arm == Arm::Cavalry)
            presets.push_back(preset<&Movement::mounted>(body.mounted));
        announcement.follow(Follow::Must, role, choice(action::movement, {words}, presets));
    }
    if (breaks)
        announce_rout_checks(role, announcement);
}

void announce_square_held(Announcement& announcement)
{
    announcement.instruct("The stragglers that the square costs {the cavalry} are of the melee: they come before its retreat move and may "
                          "break it.");
}

void announce_leader(const Body& body, int losses, std::string_view role, Announcement& announcement)
{
    const int this_turn = body.losses_this_turn + losses;
    if (!body.leader_attached || this_turn == 0)
        return;
    std::vector presets{preset<&LeaderCasualty::unit_losses_this_turn>(this_turn)};
    add_nation<&LeaderCasualty::nation>(presets, body.nation);
    announcement.follow(Follow::Must, role, choice(action::leader_casualty, {"After Rally: is {the leader} hit?"}, presets));
}

} // namespace santa_anna
