// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/field.h"
#include "core/text/fraction.h"

#include <array>
#include <cstdint>
#include <string>

/// Words of the rulebook as types. Enumerators count as their options do, and as the rows of the charts that they name.
namespace revolucion {

using corneta::Option;

enum class UnitType : std::uint8_t {
    IrregularInfantry,
    RegularInfantry,
    VeteranInfantry,
    IrregularCavalry,
    RegularCavalry,
    VeteranCavalry,
    MachineGuns,
    Artillery,
    FastTransport,
    SlowTransport,
    Train,
    ArmoredTrain,
    MaquinaLoca,
    Truck,
    Car,
    ArmoredCar,
    Tankette,
    Aircraft
};
inline constexpr std::array unit_types{Option{"irregular-infantry", "irregular infantry"},
                                       Option{"regular-infantry", "regular infantry"},
                                       Option{"veteran-infantry", "veteran infantry"},
                                       Option{"irregular-cavalry", "irregular cavalry"},
                                       Option{"regular-cavalry", "regular cavalry"},
                                       Option{"veteran-cavalry", "veteran cavalry"},
                                       Option{"machine-guns", "machine guns"},
                                       Option{"artillery", "artillery"},
                                       Option{"fast-transport", "fast transport"},
                                       Option{"slow-transport", "slow transport"},
                                       Option{"train", "train"},
                                       Option{"armored-train", "armored train"},
                                       Option{"maquina-loca", "máquina loca"},
                                       Option{"truck", "truck"},
                                       Option{"car", "car"},
                                       Option{"armored-car", "armored car"},
                                       Option{"tankette", "tankette"},
                                       Option{"aircraft", "aircraft"}};

/// Counts as the rows of the chart `base-moves` do.
enum class Mover : std::uint8_t {
    IrregularInfantry,
    RegularInfantry,
    VeteranInfantry,
    IrregularCavalry,
    RegularCavalry,
    VeteranCavalry,
    MachineGuns,
    Artillery,
    Fast,
    Slow
};

/// What a type of unit counts as where its grade does not matter; counts as the rows of the chart `fall-backs` do.
enum class Arm : std::uint8_t { Infantry, Cavalry, MachineGuns, Artillery, Fast, Slow };

enum class Grade : std::uint8_t { Irregular, Regular, Veteran };

enum class Formation : std::uint8_t { Deployed, Maneuver, March };
inline constexpr std::array formations{Option{"deployed", "deployed"}, Option{"maneuver", "maneuver"}, Option{"march", "march"}};

enum class Status : std::uint8_t { Ok, Disordered, Demoralized };
inline constexpr std::array statuses{Option{"ok", "OK"}, Option{"disordered", "disordered"}, Option{"demoralized", "demoralized"}};

enum class Cover : std::uint8_t { Open, Soft, Hard, Fortification };
inline constexpr std::array covers{Option{"open", "open"}, Option{"soft", "soft"}, Option{"hard", "hard"},
                                   Option{"fortification", "fortification"}};

/// Where the leader is who commands the unit.
enum class Leader : std::uint8_t { None, Within6, Attached };
inline constexpr std::array leaders{Option{"none", "none near"}, Option{"within-6", "within 6 inches"}, Option{"attached", "attached"}};

enum class Side : std::uint8_t { Government, Revolutionary };
inline constexpr std::array sides{Option{"government", "government"}, Option{"revolutionary", "revolutionary"}};

/// Whether a unit faces more bases than it has.
enum class Odds : std::uint8_t { None, Outnumbered, Badly };
inline constexpr std::array odds_words{Option{"none", "not outnumbered"}, Option{"outnumbered", "outnumbered"},
                                       Option{"badly", "badly outnumbered"}};

/// Section X: trucks and tankettes move as slow transport, everything else on wheels, rails or wings as fast.
constexpr Mover mover_of(UnitType type)
{
    if (type <= UnitType::SlowTransport)
        return static_cast<Mover>(type);
    return type == UnitType::Truck || type == UnitType::Tankette ? Mover::Slow : Mover::Fast;
}

constexpr Arm arm_of(UnitType type)
{
    switch (mover_of(type)) {
    case Mover::IrregularInfantry:
    case Mover::RegularInfantry:
    case Mover::VeteranInfantry: return Arm::Infantry;
    case Mover::IrregularCavalry:
    case Mover::RegularCavalry:
    case Mover::VeteranCavalry: return Arm::Cavalry;
    case Mover::MachineGuns: return Arm::MachineGuns;
    case Mover::Artillery: return Arm::Artillery;
    case Mover::Fast: return Arm::Fast;
    case Mover::Slow: return Arm::Slow;
    }
    return Arm::Infantry;
}

/// Units of a single grade count as regular.
constexpr Grade grade_of(UnitType type)
{
    if (type == UnitType::IrregularInfantry || type == UnitType::IrregularCavalry)
        return Grade::Irregular;
    return type == UnitType::VeteranInfantry || type == UnitType::VeteranCavalry ? Grade::Veteran : Grade::Regular;
}

constexpr bool runs_on_rails(UnitType type)
{
    return type == UnitType::Train || type == UnitType::ArmoredTrain || type == UnitType::MaquinaLoca;
}

/// Trucks, cars, armored cars and tankettes: always in maneuver formation.
constexpr bool is_automobile(UnitType type)
{
    return type >= UnitType::Truck && type <= UnitType::Tankette;
}

/// What an amount of inches is followed by.
constexpr std::string_view inch_word(const corneta::Fraction& amount)
{
    return amount == corneta::Fraction{1} ? "inch" : "inches";
}

/// The label of an option: what a person reads.
std::string_view label_of(auto word, const auto& options)
{
    return options.at(static_cast<std::size_t>(word)).label;
}

/// The option's word, as answers spell it.
std::string word_of(auto word, const auto& options)
{
    return std::string{options.at(static_cast<std::size_t>(word)).word};
}

/// Bases as an answer to another form.
inline std::string word_of_bases(int bases)
{
    return std::to_string(bases);
}

} // namespace revolucion
