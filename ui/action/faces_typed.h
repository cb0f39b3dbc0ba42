// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <expected>
#include <vector>

namespace corneta::ui {

/// The faces in a line, spaces, commas, semicolons or plus signs between them; or what is no face, in words.
std::expected<std::vector<int>, QString> faces_typed(const QString& line);

} // namespace corneta::ui
