// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace corneta {

/// `20 %`, `12.5 %`, `under 0.1 %`: 0 % and 100 % are certain.
std::string percent(double probability);

} // namespace corneta
