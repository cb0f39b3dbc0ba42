// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bench {

/// The odds that take longest of those of all actions with their numbers at their most.
void print_extremes();

} // namespace bench
