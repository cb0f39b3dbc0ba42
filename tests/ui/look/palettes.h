// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QString>

/// What a desktop may give: `light`, `dark`, or `stark` for high contrast.
QPalette palette_named(const QString& name);
