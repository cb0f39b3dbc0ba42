// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/files/descriptor.h"

namespace corneta {

/// Takes the sole right to write an open file, by whatever name it was opened, until it is closed or the program ends; or says who has it.
std::expected<void, Sentence> lock(const Descriptor& file);

} // namespace corneta
