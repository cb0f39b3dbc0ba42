// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/field.h"

#include <array>
#include <cstdint>

/// Words of the rulebook as types. Enumerators count as their options do, and as the rows of the charts that they name.
namespace santa_anna {

using corneta::Option;
using corneta::options;

enum class Arm : std::uint8_t { Infantry, Cavalry, Artillery };
inline constexpr auto arms = options("infantry", "cavalry", "artillery");

enum class Nation : std::uint8_t { Us, Mexican, Texan, Foreign };
inline constexpr auto nations = options(Option{"us", "U.S."}, Option{"mexican", "Mexican"}, Option{"texan", "Texan"}, "foreign");

enum class Experience : std::uint8_t { Untrained, Green, Regular, Veteran };
inline constexpr auto experiences = options("untrained", "green", "regular", "veteran");

enum class Weapon : std::uint8_t { None, AdHoc, Musket, Rifle, RifledMusket, Pistol, Carbine };
inline constexpr auto weapons =
    options("none", Option{"ad-hoc", "ad hoc"}, "musket", "rifle", Option{"rifled-musket", "rifled musket"}, "pistol", "carbine");

enum class Formation : std::uint8_t { Line, Column, RoadColumn, Square, Skirmish, Mob };
inline constexpr auto formations =
    options("line", "column", Option{"road-column", "road column"}, "square", "skirmish", Option{"mob", "mob (broken)"});

enum class Aspect : std::uint8_t { Front, Flank, Rear };
inline constexpr auto aspects = options("front", "flank", "rear");

enum class Cover : std::uint8_t { None, Rough, Building, Light, Heavy };
inline constexpr auto covers = options("none", Option{"rough", "rough ground"}, "building", Option{"light", "light fortification"},
                                       Option{"heavy", "heavy fortification"});

/// A side of a building, as its players name them.
enum class BuildingSide : std::uint8_t { Front, Left, Right, Back };
inline constexpr auto building_sides = options("front", "left", "right", "back");

enum class MeleeWeapon : std::uint8_t { None, Saber, Lance };
inline constexpr auto melee_weapons = options("none", "saber", "lance");

/// An order that a unit has or had, or none.
enum class KnownOrder : std::uint8_t { None, Move, Charge, FirstFire, HoldFire, Hold, Rally, Form };
inline constexpr auto known_orders =
    options("none", Option{"move", "Move"}, Option{"charge", "Charge"}, Option{"first-fire", "First Fire"},
            Option{"hold-fire", "Hold Fire"}, Option{"hold", "Hold"}, Option{"rally", "Rally"}, Option{"form", "Form"});

/// What a section was built as; counts as the rows of `fortifications`.
enum class Fortification : std::uint8_t { Heavy, Light, Building };
inline constexpr auto fortifications = options(Option{"heavy", "heavy fortification"}, Option{"light", "light fortification"}, "building");

/// What a section counts as; its first words are those of Fortification.
enum class Level : std::uint8_t { Heavy, Light, Building, Rough };
inline constexpr auto levels =
    options(Option{"heavy", "heavy fortification"}, Option{"light", "light fortification"}, "building", Option{"rough", "rough ground"});

enum class Band : std::uint8_t { Short, Medium, Long };

/// What stands for an enumerator in a list of options or words.
constexpr const auto& at(const auto& list, auto enumerator)
{
    return list[static_cast<std::size_t>(enumerator)];
}

} // namespace santa_anna
