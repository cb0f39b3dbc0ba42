// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/player.h"

#include <QSize>

#include <functional>

/// A page that somebody at the keyboard has come to, at rest.
using Look = std::function<void(const char* page, Player& player, QWidget& window)>;

/// Every page of the window in turn, without a game, while orders are laid and in a battle, the players' view last.
void walk_pages(const QSize& size, int percent, const Look& look);
