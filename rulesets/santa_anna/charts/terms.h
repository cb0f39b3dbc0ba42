// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/field.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

/// Words of the rulebook as types. Enumerators count as their options do, and as the rows of the charts that they name.
namespace santa_anna {

using corneta::Option;

enum class Arm : std::uint8_t { Infantry, Cavalry, Artillery };
inline constexpr std::array arms{Option{"infantry", "infantry"}, Option{"cavalry", "cavalry"}, Option{"artillery", "artillery"}};

enum class Nation : std::uint8_t { Us, Mexican, Texan, Foreign };
inline constexpr std::array nations{Option{"us", "U.S."}, Option{"mexican", "Mexican"}, Option{"texan", "Texan"},
                                    Option{"foreign", "foreign"}};

enum class Experience : std::uint8_t { Untrained, Green, Regular, Veteran };
inline constexpr std::array experiences{Option{"untrained", "untrained"}, Option{"green", "green"}, Option{"regular", "regular"},
                                        Option{"veteran", "veteran"}};

enum class Weapon : std::uint8_t { None, AdHoc, Musket, Rifle, RifledMusket, Pistol, Carbine };
inline constexpr std::array weapons{Option{"none", "none"},
                                    Option{"ad-hoc", "ad hoc"},
                                    Option{"musket", "musket"},
                                    Option{"rifle", "rifle"},
                                    Option{"rifled-musket", "rifled musket"},
                                    Option{"pistol", "pistol"},
                                    Option{"carbine", "carbine"}};

enum class Formation : std::uint8_t { Line, Column, RoadColumn, Square, Skirmish, Mob };
inline constexpr std::array formations{Option{"line", "line"},     Option{"column", "column"},     Option{"road-column", "road column"},
                                       Option{"square", "square"}, Option{"skirmish", "skirmish"}, Option{"mob", "mob (broken)"}};

enum class Aspect : std::uint8_t { Front, Flank, Rear };
inline constexpr std::array aspects{Option{"front", "front"}, Option{"flank", "flank"}, Option{"rear", "rear"}};

enum class Cover : std::uint8_t { None, Rough, Building, Light, Heavy };
inline constexpr std::array covers{Option{"none", "none"}, Option{"rough", "rough ground"}, Option{"building", "building"},
                                   Option{"light", "light fortification"}, Option{"heavy", "heavy fortification"}};

enum class MeleeWeapon : std::uint8_t { None, Saber, Lance };
inline constexpr std::array melee_weapons{Option{"none", "none"}, Option{"saber", "saber"}, Option{"lance", "lance"}};

/// An order that a unit has or had, or none.
enum class KnownOrder : std::uint8_t { None, Move, Charge, FirstFire, HoldFire, Hold, Rally, Form };
inline constexpr std::array known_orders{
    Option{"none", "none"},           Option{"move", "Move"}, Option{"charge", "Charge"}, Option{"first-fire", "First Fire"},
    Option{"hold-fire", "Hold Fire"}, Option{"hold", "Hold"}, Option{"rally", "Rally"},   Option{"form", "Form"}};

/// What a section was built as; counts as the rows of `fortifications`.
enum class Fortification : std::uint8_t { Heavy, Light, Building };
inline constexpr std::array fortifications{Option{"heavy", "heavy fortification"}, Option{"light", "light fortification"},
                                           Option{"building", "building"}};

/// What a section counts as; its first words are those of Fortification.
enum class Level : std::uint8_t { Heavy, Light, Building, Rough };
inline constexpr std::array levels{Option{"heavy", "heavy fortification"}, Option{"light", "light fortification"},
                                   Option{"building", "building"}, Option{"rough", "rough ground"}};

enum class Band : std::uint8_t { Short, Medium, Long };

/// Castings as an answer to another form: forms count to 99, which is more than any unit has.
inline std::string castings_word(int castings)
{
    constexpr int most = 99;
    return std::to_string(std::min(castings, most));
}

/// The option's word, as answers spell it.
std::string word_of(auto word, const auto& options)
{
    return std::string{options.at(static_cast<std::size_t>(word)).word};
}

} // namespace santa_anna
