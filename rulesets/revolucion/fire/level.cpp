// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/fire/fire.h"

namespace revolucion {

namespace {

constexpr RefusalSpec destroyed{"actor_bases", too_few_bases};

struct LevelRules : CalculationOf<LevelRules, Level, LevelEnd, Charts> {
    using Unit = UnitFields<"actor", &Inputs::unit>;
    using Hits = HitOutcomes<"actor", &End::hit>;
    static constexpr std::array form{
        asks<&Inputs::cause>("cause", "The unit", {}, {}, {.options = harms_without_die, .fact = Fact::Chosen}),
        Unit::type("Unit"),
        Unit::bases,
        Unit::bases_at_start,
        Unit::status(),
        Unit::blocked,
        Unit::figures,
    };
    static constexpr std::array outcomes{
        Hits::status("status", "status"),
        Hits::bases_lost("bases_lost", "bases lost"),
        Hits::falls_back("falls_back", "falls back, inches"),
        Hits::destroyed("destroyed", "destroyed"),
    };
    static constexpr std::array refusals{&destroyed};
    static constexpr auto reads = Charts::keys<Passengers, DamageLevel, Destruction, Arm, Figures>;

    static void refuse(const Inputs& inputs, const Charts& charts, Refusals& found)
    {
        refuse_destroyed(destroyed, inputs.unit, charts, found);
    }

    static End reckon(const Inputs& inputs, const Charts& charts, Explanation& told)
    {
        if (inputs.cause == Passengers::VehicleLost && inputs.unit.status != Status::Ok)
            return {{0, damage(0, inputs.unit, charts, told)}}; // X: it suffers the status, and has it
        const int levels = told.start(charts[inputs.cause], {"levels of damage"});
        return {{levels, damage(levels, inputs.unit, charts, told)}};
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        const Troop& unit = inputs.unit;
        Announcement said{.headline = sentence_of(RoleRef{"the unit"}, unit, end.hit.damage)};
        announce_damage(RoleRef{"the unit"}, unit, end.hit.damage, charts, said.instructions);
        if (inputs.cause == Passengers::Minefield)
            said.instructions.push_back({"It stops where it is; put the minefield on the table."});
        announce_blast(role::actor, unit, end.hit.damage, said);
        announce_loss(role::actor, unit, end.hit, said);
        return said;
    }
};

} // namespace

constinit const ActionOf<Level, LevelEnd> level =
    action_of<LevelRules>({"level", "Level of damage", "Damage without a die: a minefield, or getting off a vehicle that is lost.",
                           section::vehicles, in_actions});

} // namespace revolucion
