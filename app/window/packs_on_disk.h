// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/pack_shelf.h"

namespace corneta::window {

/// The packs built in, and those in the user's own folder.
ui::PackShelf packs_on_disk();

} // namespace corneta::window
