// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/player.h"
#include "ui/phase_sheet/phase_sheet_model.h"
#include "ui/phase_sheet/phase_sheet_view.h"

#include <QString>

#include <string>
#include <vector>

corneta::ui::PhaseSheetView& view(Player& player);
corneta::ui::PhaseSheetModel& model(Player& player);

/// Until the chances of the sheet are counted.
void wait_for_sheet(Player& player);
/// The small field of Santa Anna in First Fire: these units have that order, Uraga's 1st battalion has two stragglers.
void begin_first_fire_with_orders(Player& player, const std::vector<std::string>& ordered = {"2nd-indiana", "3rd-indiana", "mississippi"});
/// F12.
void open_sheet(Player& player);
/// What stands in a cell, the chance of a row, what came of it, and the card of a target.
QString cell(Player& player, int row, int column);
QString odds(Player& player, int row);
QString result(Player& player, int row);
QString together(Player& player, const std::string& target);
std::size_t entries(Player& player);
/// The column and row of the cell in hand.
QPoint at(Player& player);
