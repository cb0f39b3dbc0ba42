// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/hidden/chips.h"

const QString us_points = QStringLiteral("2\r3\r");
const QString mexican_points = QStringLiteral("4\r1\r");
const QString mexican_chips = QStringLiteral("m\rfhoc");

void begin_plateau(Player& player)
{
    player.create_game("santa-anna", "buena-vista-small");
    player.wait();
}

void look(Player& player, const QString& points)
{
    player.press(Qt::Key_F11);
    player.press(Qt::Key_Return);
    player.type(points);
    player.wait();
}

void lay(Player& player, const QString& points, const QString& letters)
{
    look(player, points);
    player.type(letters);
    player.press(Qt::Key_Return, Qt::ControlModifier);
    player.wait();
}
