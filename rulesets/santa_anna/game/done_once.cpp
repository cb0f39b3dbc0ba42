// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/done_once.h"

#include <array>
#include <string>

namespace santa_anna {

namespace {

/// What shows that an action has been done for those in a role.
struct DoneOnce {
    std::string_view action;
    std::string_view role;
    std::string_view stat;
};
constexpr std::array done_once{
    DoneOnce{"leader-points", "leader", "points_rolled_this_turn"},
    DoneOnce{"movement", "unit", "moved_this_turn"},
    DoneOnce{"roll-to-close", "attacker", "closed_this_turn"},
    DoneOnce{"charge", "attacker", "closed_this_turn"},
    DoneOnce{"melee", "attacker", "closed_this_turn"},
    DoneOnce{"charge-short", "unit", "closed_this_turn"},
    DoneOnce{"rally", "unit", "rallied_this_turn"},
    DoneOnce{"hold-recovery", "unit", "rallied_this_turn"},
};

} // namespace

void mark_done(const corneta::game::PlayedAction& played, corneta::game::EffectsBuilder& effects)
{
    for (const auto& [action, role, stat] : done_once)
        if (played.action == action)
            for (const std::string& key : corneta::game::units_in(played.roles, role))
                effects.mark(key, stat);
    if (played.action == "charge" && played.answer("defender_charging") == "yes")
        for (const std::string& key : corneta::game::units_in(played.roles, "defender"))
            effects.mark(key, "closed_this_turn");
}

} // namespace santa_anna
