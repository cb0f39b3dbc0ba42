// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/declare.h"
#include "core/action/procedure.h"
#include "core/charts/chart.h"
#include "rulesets/revolucion/charts/assault_charts.h"
#include "rulesets/revolucion/charts/combat_charts.h"
#include "rulesets/revolucion/charts/terms.h"

namespace revolucion {

/// Rows of the chart `dice`.
enum class Die : std::uint8_t { Initiative, Orders, Regroup, Fire, Assault, Leader };

/// Rows of the chart `command`, and its columns.
enum class Command : std::uint8_t { Within6, Attached, Disordered, Demoralized, Irregular, Veteran };
enum class CommandRoll : std::uint8_t { Orders, Regroup };

/// Columns of the chart `base-moves`.
enum class BaseMove : std::uint8_t { Maneuver, March, RouteMarch };

/// Rows of the chart `movement-numbers`.
enum class MovementNumber : std::uint8_t { Deploy, MoveLeader, Delayed, DelayedStep, TrainLeast, EnemyZone };

/// Rows of the chart `movement-costs`.
enum class Ground : std::uint8_t { RoughFoot, RoughMounted, SteepSlope, Backward, Linear, Choke };

/// Rows of the chart `sight`.
enum class Sight : std::uint8_t { IntoWoods, Friends };

/// Rows of the chart `army-losses`.
enum class ArmyLoss : std::uint8_t { Unit, Leader, Asset };

enum class Quality : std::uint8_t { Unmotivated, Average, Motivated };

/// The charts as the procedures read them.
class Charts final : public corneta::RulesetCharts {
public:
    explicit Charts(const corneta::ChartSet& charts);

    const Cell& die(Die die) const { return m_dice.at(die); }
    const Chart& initiative() const { return m_initiative; }
    const Cell& command(Command modifier, CommandRoll roll) const { return m_command.at(modifier, static_cast<std::size_t>(roll)); }
    const Chart& order_results() const { return m_order_results; }
    const Chart& regroup_results() const { return m_regroup_results; }
    const Cell& base_move(UnitType type, BaseMove move) const { return m_base_moves.at(mover_of(type), static_cast<std::size_t>(move)); }
    const Cell& movement(MovementNumber number) const { return m_movement_numbers.at(number); }
    const Cell& cost(Ground ground) const { return m_movement_costs.at(ground); }
    const Cell& road() const { return m_road.cell(0, 0); }
    const Cell& sight(Sight number) const { return m_sight.at(number); }
    const Cell& shadow_from_one_level() const { return m_shadows.cell(0, 0); }
    const Cell& shadow_of_a_further_level() const { return m_shadows.cell(1, 0); }
    const Cell& badly() const { return m_outnumbering.cell(0, 0); }
    const CombatCharts& combat() const { return m_combat; }
    const AssaultCharts& assault() const { return m_assault; }
    const Cell& percent(Quality quality) const { return m_break_points.at(quality); }
    const Cell& army_loss(ArmyLoss loss) const { return m_army_losses.at(loss); }

private:
    const Chart& m_dice;
    const Chart& m_initiative;
    const Chart& m_command;
    const Chart& m_order_results;
    const Chart& m_regroup_results;
    const Chart& m_base_moves;
    const Chart& m_movement_numbers;
    const Chart& m_movement_costs;
    const Chart& m_road;
    const Chart& m_sight;
    const Chart& m_shadows;
    const Chart& m_outnumbering;
    const Chart& m_break_points;
    const Chart& m_army_losses;
    CombatCharts m_combat;
    AssaultCharts m_assault;
};

} // namespace revolucion
