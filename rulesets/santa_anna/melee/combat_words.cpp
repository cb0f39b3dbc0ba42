// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/combat.h"

#include <algorithm>
#include <iterator>

namespace santa_anna {

namespace {

std::vector<Given> retreat_presets(const Body& body, Present now, Away away, bool breaks)
{
    std::vector<Given> presets{{"kind", away == Away::Charge ? "charge" : "retreat"},
                               {"unit_arm", word_of(body.arm, arms)},
                               {"unit_nation", word_of(body.nation, nations)},
                               {"unit_effectives", castings_word(now.effectives)},
                               {"unit_stragglers", castings_word(now.stragglers)}};
    if (body.arm != Arm::Artillery)
        presets.push_back({"unit_formation", word_of(breaks ? Formation::Mob : body.formation, formations)});
    if (body.arm == Arm::Cavalry)
        presets.push_back({"unit_mounted", yes_or_no(body.mounted)});
    return presets;
}

/// What every action of a charge asks of a side.
std::vector<Given> side_presets(std::string_view role, const Body& body)
{
    const std::string side{role};
    std::vector<Given> presets{{side + "_effectives", castings_word(body.effectives)},
                               {side + "_stragglers", castings_word(body.stragglers)},
                               {side + "_arm", word_of(body.arm, arms)}};
    if (body.arm != Arm::Artillery)
        presets.push_back({side + "_formation", word_of(body.formation, formations)});
    return presets;
}

} // namespace

std::string yes_or_no(bool is_so)
{
    return is_so ? "yes" : "no";
}

std::vector<Given> sides_presets(const Body& attacker, const Body& defender, Aspect aspect, Cover cover)
{
    std::vector<Given> presets = side_presets("attacker", attacker);
    std::ranges::move(side_presets("defender", defender), std::back_inserter(presets));
    if (defender.arm == Arm::Cavalry)
        presets.push_back({"defender_mounted", yes_or_no(defender.mounted)});
    presets.push_back({"defender_cover", word_of(cover, covers)});
    presets.push_back({"aspect", word_of(aspect, aspects)});
    return presets;
}

std::vector<Given> volley_presets(const Fire& fire, const Charts& charts)
{
    const Firer& firer = fire.firer;
    const Target& target = fire.target;
    std::vector<Given> presets{{"firer_arm", word_of(firer.arm, arms)},
                               {"firer_nation", word_of(firer.nation, nations)},
                               {"firer_experience", word_of(firer.experience, experiences)},
                               {"firer_castings", castings_word(firer.castings)},
                               {"firer_weapon", word_of(firer.weapon, weapons)},
                               {"firer_quarter_volley", "yes"},
                               {"firer_initial_volley", yes_or_no(firer.initial_volley)},
                               {"firer_low_ammunition", yes_or_no(firer.low_ammunition)},
                               {"range", text(charts[FiringLimit::QuarterVolleyRange].number())},
                               {"aspect", word_of(fire.aspect, aspects)},
                               {"target_effectives", castings_word(target.effectives)},
                               {"target_stragglers", castings_word(target.stragglers)},
                               {"target_arm", word_of(target.arm, arms)},
                               {"target_nation", word_of(target.nation, nations)},
                               {"target_cover", word_of(target.cover, covers)}};
    if (firer.arm == Arm::Cavalry)
        presets.push_back({"firer_mounted", yes_or_no(firer.mounted)});
    if (target.arm == Arm::Artillery)
        presets.push_back({"target_unlimbered", yes_or_no(target.unlimbered)});
    else
        presets.push_back({"target_formation", word_of(target.formation, formations)});
    return presets;
}

void announce_retreat(const Body& body, Present now, Away away, bool breaks, std::string_view role, Announcement& announcement)
{
    if (now.effectives > 0) {
        const bool is_attacker = role.starts_with("attacker");
        Choice move{"movement", {}, retreat_presets(body, now, away, breaks)};
        if (away == Away::Charge)
            move.words = {is_attacker ? "The attacker makes a charge move away" : "The defender makes a charge move away"};
        else
            move.words = {is_attacker ? "The attacker makes a retreat move" : "The defender makes a retreat move"};
        announcement.next.push_back({Follow::Must, role, {std::move(move)}});
    }
    if (breaks)
        announcement.next.push_back({Follow::May, role, {Choice{"rout-check", {"Each friend that sees it break rolls a rout check"}, {}}}});
}

void announce_leader(const Body& body, int losses, std::string_view role, Announcement& announcement)
{
    const int this_turn = body.losses_this_turn + losses;
    if (!body.leader_attached || this_turn == 0)
        return;
    announcement.next.push_back(
        {Follow::May,
         role,
         {Choice{"leader-casualty",
                 {"After Rally: is the leader hit?"},
                 {{"leader_nation", word_of(body.nation, nations)}, {"unit_losses_this_turn", castings_word(this_turn)}}}}});
}

void announce_losses(std::string_view who, int stragglers, int casualties, Announcement& announcement)
{
    if (casualties == 1)
        announcement.instructions.push_back({"Take 1 casting off {0}.", {who}});
    if (casualties > 1)
        announcement.instructions.push_back({"Take {1} castings off {0}.", {who, casualties}});
    if (stragglers == 1)
        announcement.instructions.push_back({"Put 1 casting of {0} behind it as a straggler.", {who}});
    if (stragglers > 1)
        announcement.instructions.push_back({"Put {1} castings of {0} behind it as stragglers.", {who, stragglers}});
}

} // namespace santa_anna
