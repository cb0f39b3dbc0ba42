// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/authoring.h"
#include "core/game/state/unit_sets.h"

#include <algorithm>

/// Words of the rulebook as types. Enumerators count as their options do, and as the rows of the charts that they name.
namespace revolucion {

using namespace corneta::authoring;       // NOLINT(google-build-using-namespace)
using namespace corneta::game::authoring; // NOLINT(google-build-using-namespace)
using corneta::Given;
using corneta::Tenths;
using Instructions = std::vector<Instruction>;

namespace section {
inline constexpr std::string_view turn = "Playing the Game";
inline constexpr std::string_view command = "Leaders, Command Control, and Regrouping";
inline constexpr std::string_view distances = "Formations and Movement: Movement Distances";
inline constexpr std::string_view terrain = "Terrain: Movement";
inline constexpr std::string_view sight = "Terrain: Line of Sight";
inline constexpr std::string_view effects = "Unit Status and Combat Effects";
inline constexpr std::string_view fire = "Fire";
inline constexpr std::string_view assaults = "Assaults";
inline constexpr std::string_view vehicles = "Vehicles and Scenario-Specific Rules";
inline constexpr std::string_view trains = "Vehicles and Scenario-Specific Rules: Trains";
inline constexpr std::string_view army_morale = "Army Morale";
} // namespace section

namespace phase {

inline constexpr PhaseKey initiative{"initiative"};
inline constexpr PhaseKey actions{"actions"};

} // namespace phase

inline constexpr std::array<std::string_view, 1> in_initiative{phase::initiative};
inline constexpr std::array<std::string_view, 1> in_actions{phase::actions};

/// The first `count` of the options, then others.
template <std::size_t count, std::size_t size, std::size_t more = 0>
consteval std::array<Option, count + more> first(const std::array<Option, size>& options, const std::array<Option, more>& others = {})
{
    std::array<Option, count + more> chosen{};
    std::copy_n(options.begin(), count, chosen.begin());
    std::ranges::copy(others, chosen.begin() + count);
    return chosen;
}

enum class UnitType {
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
inline constexpr auto unit_types = std::to_array<Option>({
    {"irregular-infantry", "irregular infantry"},
    {"regular-infantry", "regular infantry"},
    {"veteran-infantry", "veteran infantry"},
    {"irregular-cavalry", "irregular cavalry"},
    {"regular-cavalry", "regular cavalry"},
    {"veteran-cavalry", "veteran cavalry"},
    {"machine-guns", "machine guns"},
    {"artillery", "artillery"},
    {"fast-transport", "fast transport"},
    {"slow-transport", "slow transport"},
    {"train", "train"},
    {"armored-train", "armored train"},
    {"maquina-loca", "máquina loca"},
    {"truck", "truck"},
    {"car", "car"},
    {"armored-car", "armored car"},
    {"tankette", "tankette"},
    {"aircraft", "aircraft"},
});

inline constexpr auto assaulters = first<6>(unit_types);

/// Who fires, with what, and what moves alike: up to artillery they count as UnitType does.
enum class Firer { ArmoredCar = 8, Tankette, Aircraft };
inline constexpr auto firers = first<8>(unit_types, std::array{unit_types[15], unit_types[16], unit_types[17]});
enum class Gun { MachineGuns = 6, Artillery };
inline constexpr auto guns = first<8>(unit_types);
enum class Mover { Fast = 8, Slow };
inline constexpr auto movers = first<10>(unit_types);

/// What a type of unit counts as where its grade does not matter.
enum class Arm { Infantry, Cavalry, MachineGuns, Artillery, Fast, Slow };
inline constexpr auto arms = std::to_array<Option>({
    {"infantry", "infantry"},
    {"cavalry", "cavalry"},
    {"machine-guns", "machine guns"},
    {"artillery", "artillery"},
    {"fast", "fast transport"},
    {"slow", "slow transport"},
});

/// Of infantry and cavalry, each in this order.
enum class Grade { Irregular, Regular, Veteran };

enum class Formation { Deployed, Maneuver, March };
inline constexpr std::array formations{Option{"deployed", "deployed"}, Option{"maneuver", "maneuver"}, Option{"march", "march"}};

enum class Status { Ok, Disordered, Demoralized };
inline constexpr std::array statuses{Option{"ok", "OK"}, Option{"disordered", "disordered"}, Option{"demoralized", "demoralized"}};

enum class Cover { Open, Soft, Hard, Fortification };
inline constexpr std::array covers{Option{"open", "open"}, Option{"soft", "soft"}, Option{"hard", "hard"},
                                   Option{"fortification", "fortification"}};

enum class Leader { None, Within6, Attached };
inline constexpr std::array leaders{Option{"none", "none near"}, Option{"within-6", "within 6 inches"}, Option{"attached", "attached"}};

enum class Side { Government, Revolutionary };
inline constexpr std::array sides{Option{"government", "government"}, Option{"revolutionary", "revolutionary"}};

enum class Odds { None, Outnumbered, Badly };
inline constexpr std::array odds_words{Option{"none", "not outnumbered"}, Option{"outnumbered", "outnumbered"},
                                       Option{"badly", "badly outnumbered"}};

/// Of a unit or of a leader; the first three are ordered, and take the formation that counts alike.
enum class Move { Deploy, Maneuver, March, RouteMarch, MoveLeader };
inline constexpr std::array moves{Option{"deploy", "Deploy"}, Option{"maneuver", "Maneuver"}, Option{"march", "March"},
                                  Option{"route-march", "Route March"}, Option{"move-leader", "Move Leader"}};

enum class OrderResult : std::uint8_t { Lost, Delayed, Ordered };
inline constexpr std::array order_results{Option{"lost", "lost"}, Option{"delayed", "delayed"}, Option{"ordered", "ordered"}};

enum class RegroupResult { None, OneStep, Ok };
inline constexpr std::array regroup_results{Option{"none", "no effect"}, Option{"one-step", "one step better"}, Option{"ok", "OK"}};

/// What the train does this turn that a unit is, or rides on.
enum class TrainState { None, Halted, Maneuver, March };
inline constexpr std::array trains_now{Option{"none", "no train"}, Option{"halted", "halted"}, Option{"maneuver", "made a Maneuver"},
                                       Option{"march", "made a March"}};

/// What it does in one turn after the other; what it did last is one of the first three.
enum class TrainMove { Halt, Maneuver, March, Reverse };
inline constexpr std::array last_moves{Option{"halt", "halted"}, Option{"maneuver", "Maneuver"}, Option{"march", "March"}};

enum class Blast { Mine, SmallMine, MaquinaLoca };
inline constexpr std::array blasts{Option{"mine", "mine fired on command"}, Option{"small-mine", "small mine"},
                                   Option{"maquina-loca", "máquina loca"}};

enum class Track { Whole, Ripped, Blocked };
inline constexpr std::array tracks{Option{"whole", "whole"}, Option{"ripped", "ripped up"}, Option{"blocked", "blocked"}};

/// Section II: of the game's models; for large ones every distance on the table is doubled.
enum class Figures { Small, Large };
inline constexpr std::array figure_sizes{Option{"small", "up to 18 mm"}, Option{"large", "20 mm and more"}};

enum class Quality { Unmotivated, Average, Motivated };
inline constexpr std::array qualities{Option{"unmotivated", "unmotivated"}, Option{"average", "average"},
                                      Option{"motivated", "motivated or desperate"}};

/// Section X: trucks and tankettes move as slow transport, everything else on wheels, rails or wings as fast.
constexpr Mover mover_of(UnitType type)
{
    if (type <= UnitType::SlowTransport)
        return static_cast<Mover>(type);
    return type == UnitType::Truck || type == UnitType::Tankette ? Mover::Slow : Mover::Fast;
}

constexpr Arm arm_of(UnitType type)
{
    if (type <= UnitType::VeteranInfantry)
        return Arm::Infantry;
    if (type <= UnitType::VeteranCavalry)
        return Arm::Cavalry;
    if (type <= UnitType::Artillery)
        return type == UnitType::Artillery ? Arm::Artillery : Arm::MachineGuns;
    return mover_of(type) == Mover::Slow ? Arm::Slow : Arm::Fast;
}

/// Units of a single grade count as regular.
constexpr Grade grade_of(UnitType type)
{
    return type <= UnitType::VeteranCavalry ? static_cast<Grade>(static_cast<int>(type) % 3) : Grade::Regular;
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

/// Trains, automobiles and aircraft have their formation for good and never deploy.
constexpr bool changes_formation(UnitType type)
{
    return type <= UnitType::SlowTransport;
}

constexpr bool has_armor(UnitType type)
{
    return type == UnitType::ArmoredCar || type == UnitType::Tankette;
}

/// Aircraft do so by their flight.
constexpr bool can_fire(UnitType type)
{
    return type <= UnitType::Artillery || has_armor(type);
}

constexpr UnitType type_of(Firer firer)
{
    const int after_guns = static_cast<int>(firer) - static_cast<int>(Firer::ArmoredCar);
    return static_cast<UnitType>(after_guns < 0 ? static_cast<int>(firer) : static_cast<int>(UnitType::ArmoredCar) + after_guns);
}

/// What a unit fires with: automatic weapons in an automobile, an aircraft too.
constexpr Gun gun_of(UnitType type)
{
    return type <= UnitType::Artillery ? static_cast<Gun>(type) : Gun::MachineGuns;
}

constexpr std::string_view label_of(auto word, const auto& options)
{
    return options.at(static_cast<std::size_t>(word)).label;
}

inline std::string word_of(auto word, const auto& options)
{
    return std::string{options.at(static_cast<std::size_t>(word)).word};
}

inline Fraction exact(Tenths number)
{
    return Fraction::tenths(number.count);
}

/// Whole tenths, rounded down.
inline Tenths tenths_in(Fraction number)
{
    constexpr int tenths = 10;
    return {static_cast<std::int32_t>((number * Fraction{tenths}).rounded_down())};
}

constexpr std::string_view inch_word(const Fraction& amount)
{
    return amount == Fraction{1} ? "inch" : "inches";
}

/// A unit in a form: what is not asked there stays as it begins.
struct Troop {
    UnitType type = UnitType::RegularInfantry;
    int bases = 0;
    int bases_at_start = 0;
    Status status = Status::Ok;
    bool passenger = false;
    bool blocked = false; ///< it cannot complete a forced move
    Formation formation = Formation::Deployed;
    bool deployed_at_start = false;
    Cover cover = Cover::Open;
    bool hull_down = false;
    Leader leader = Leader::None;
    Figures figures = Figures::Small;
};

} // namespace revolucion
