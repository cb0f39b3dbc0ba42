// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/print_shop.h"

#include <QString>

namespace corneta::ui {

/// Every key: those of the menus and those that only work in place.
KeyGroups key_groups(const KeyList& of_menus);

/// A page that explains them, as HTML.
QString keys_text(const KeyGroups& groups);

} // namespace corneta::ui
