// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/problem.h"

#include <QLockFile>

#include <expected>
#include <memory>
#include <string>

namespace corneta {

/// The sole right to write a journal, held in the file `<path>.lock` until this goes; or who has it.
std::expected<std::unique_ptr<QLockFile>, Problems> locked(const std::string& path);

} // namespace corneta
