// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace corneta {

/// `0.1.0 (0123456789)`: the version, and its commit where it was built from a checkout.
std::string version_and_commit();

} // namespace corneta
