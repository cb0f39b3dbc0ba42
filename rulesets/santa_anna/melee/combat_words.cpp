// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/command.h"
#include "rulesets/santa_anna/melee/combat.h"

namespace santa_anna {

std::vector<Preset> volley_presets(const Fire& fire, const Charts& charts)
{
    const Firer& firer = fire.firer;
    const Target& target = fire.target;
    std::vector<Preset> presets{preset<&Fire::firer, &Firer::arm>(firer.arm),
                                preset<&Fire::firer, &Firer::nation>(firer.nation),
                                preset<&Fire::firer, &Firer::experience>(firer.experience),
                                preset<&Fire::firer, &Firer::castings>(firer.castings),
                                preset<&Fire::firer, &Firer::weapon>(firer.weapon),
                                preset<&Fire::firer, &Firer::quarter_volley>(true),
                                preset<&Fire::firer, &Firer::initial_volley>(firer.initial_volley),
                                preset<&Fire::firer, &Firer::low_ammunition>(firer.low_ammunition),
                                preset<&Fire::range>(tenths(charts[FiringLimit::QuarterVolleyRange].number())),
                                preset<&Fire::aspect>(fire.aspect),
                                preset<&Fire::target, &Target::effectives>(target.effectives),
                                preset<&Fire::target, &Target::stragglers>(target.stragglers),
                                preset<&Fire::target, &Target::arm>(target.arm),
                                preset<&Fire::target, &Target::nation>(target.nation),
                                preset<&Fire::target, &Target::cover>(target.cover)};
    if (firer.arm == Arm::Cavalry)
        presets.push_back(preset<&Fire::firer, &Firer::mounted>(firer.mounted));
    if (target.arm == Arm::Artillery)
        presets.push_back(preset<&Fire::target, &Target::unlimbered>(target.unlimbered));
    else
        presets.push_back(preset<&Fire::target, &Target::formation>(target.formation));
    return presets;
}

void announce_retreat(const Body& body, Present now, Away away, bool breaks, std::string_view role, Announcement& announcement)
{
    if (now.effectives > 0) {
        const bool is_attacker = role.starts_with("attacker");
        const bool charges = away == Away::Charge;
        const std::string_view words = charges
            ? (is_attacker ? "The attacker makes a charge move away" : "The defender makes a charge move away")
            : (is_attacker ? "The attacker makes a retreat move" : "The defender makes a retreat move");
        auto presets = move_of(charges ? MoveKind::Charge : MoveKind::Retreat, body.arm, body.nation, now.effectives, now.stragglers);
        if (body.arm != Arm::Artillery)
            presets.push_back(preset<&Movement::formation>(breaks ? Formation::Mob : body.formation));
        if (body.arm == Arm::Cavalry)
            presets.push_back(preset<&Movement::mounted>(body.mounted));
        announcement.follow(Follow::Must, role, choice(action::movement, {words}, presets));
    }
    if (breaks)
        announce_rout_checks(role, announcement);
}

void announce_leader(const Body& body, int losses, std::string_view role, Announcement& announcement)
{
    const int this_turn = body.losses_this_turn + losses;
    if (!body.leader_attached || this_turn == 0)
        return;
    announcement.follow(Follow::May, role,
                        choice(action::leader_casualty, {"After Rally: is the leader hit?"},
                               {preset<&LeaderCasualty::nation>(body.nation), preset<&LeaderCasualty::unit_losses_this_turn>(this_turn)}));
}

} // namespace santa_anna
