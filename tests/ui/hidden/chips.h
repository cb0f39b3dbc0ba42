// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/player.h"

#include <QString>

/// Dice for leader points of the plateau at Buena Vista: Lane 3, Taylor 6; Blanco 4, Santa Anna 3.
extern const QString us_points;
extern const QString mexican_points;
/// What those points allow: Uraga's 2nd battalion has no order.
extern const QString mexican_chips;

/// A game there.
void begin_plateau(Player& player);

/// F11, Enter: the side whose turn it is looks, and its leaders get their points.
void look(Player& player, const QString& points);

/// It lays chips as well, a letter a unit in the order of the page.
void lay(Player& player, const QString& points, const QString& letters);
