// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/command/command.h"
#include "rulesets/revolucion/fire/fire.h"

namespace revolucion {

namespace {

constexpr std::array dangers{Option{"fire", "by fire"}, Option{"assault", "in an assault"}};

struct LeaderCasualtyRules : RulesOf<LeaderCasualty, bool, LeaderCasualtyEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::cause>("cause", "He is in danger", {}, {}, {.options = dangers, .fact = Fact::Known}),
    };
    static constexpr std::array outcomes{
        changes<&End::killed>("killed", "killed", role::leader, Does::Marker, stat::killed, {.highlighted = these(true)}),
    };
    static constexpr auto reads = Charts::keys<Die, LeaderRisk>;

    static Step step(const Inputs& inputs, bool& is_killed, const Charts& charts, Dice& dice, Explanation& told)
    {
        is_killed = leader_is_killed({"leader"}, inputs.cause, charts, dice, told);
        return Step::Finished;
    }

    static End end(const Inputs&, bool is_killed, const Charts&) { return {is_killed}; }

    static Announcement announce(const Inputs&, const End& end)
    {
        Announcement said{.headline = {end.killed ? "{The leader} is killed: take him off." : "{The leader} is unhurt."}};
        if (end.killed)
            offer(Follow::May, role::leader,
                  {army_morale.key,
                   {"Count what is left of its army's break point"},
                   {{"destroyed", "0"}, {"leaders_killed", "1"}},
                   {{role::army, role::leader}}},
                  said);
        return said;
    }
};

} // namespace

constinit const ActionOf<LeaderCasualty, LeaderCasualtyEnd> leader_casualty = action_of<LeaderCasualtyRules>(
    {"leader-casualty", "Leader casualty", "A second leader attached to a unit that took damage.", section::effects, in_actions});

} // namespace revolucion
