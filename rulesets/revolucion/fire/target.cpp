// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/fire/fire.h"
#include "rulesets/revolucion/fire/outnumbered.h"

namespace revolucion {

UnitType type_of(Firer firer)
{
    switch (firer) {
    case Firer::ArmoredCar: return UnitType::ArmoredCar;
    case Firer::Tankette: return UnitType::Tankette;
    case Firer::Aircraft: return UnitType::Aircraft;
    case Firer::IrregularInfantry:
    case Firer::RegularInfantry:
    case Firer::VeteranInfantry:
    case Firer::IrregularCavalry:
    case Firer::RegularCavalry:
    case Firer::VeteranCavalry:
    case Firer::MachineGuns:
    case Firer::Artillery: break;
    }
    return static_cast<UnitType>(firer); // both begin alike
}

Outnumbers outnumbers(Outnumbering said, int actor_bases, int target_bases, const Charts& charts)
{
    switch (said) {
    case Outnumbering::FromBases: return {odds_against(actor_bases, target_bases, charts), odds_against(target_bases, actor_bases, charts)};
    case Outnumbering::None: return {};
    case Outnumbering::Actor: return {Odds::Outnumbered, Odds::None};
    case Outnumbering::ActorBadly: return {Odds::Badly, Odds::None};
    case Outnumbering::Target: return {Odds::None, Odds::Outnumbered};
    case Outnumbering::TargetBadly: return {Odds::None, Odds::Badly};
    }
    return {};
}

Formation formation_as_target(const Body& body, Formation formation)
{
    if (runs_on_rails(body.type))
        return Formation::March;
    if (is_automobile(body.type) || body.type == UnitType::Aircraft)
        return Formation::Maneuver;
    const bool is_gun = body.type == UnitType::MachineGuns || body.type == UnitType::Artillery;
    return body.passenger && !is_gun && formation == Formation::Deployed ? Formation::Maneuver : formation;
}

Cover cover_against_fire(UnitType type, Cover cover, bool hull_down)
{
    if (type == UnitType::ArmoredCar || type == UnitType::Tankette)
        return hull_down ? Cover::Fortification : Cover::Hard;
    if (runs_on_rails(type))
        return type == UnitType::ArmoredTrain || cover >= Cover::Hard ? Cover::Hard : Cover::Open;
    return cover;
}

void announce_cover(UnitType type, Cover cover, std::vector<corneta::Sentence>& instructions)
{
    if (runs_on_rails(type) && type != UnitType::ArmoredTrain && cover != cover_against_fire(type, cover, false))
        instructions.push_back({"Of cover, only armor and sandbags count for a train."});
}

} // namespace revolucion
