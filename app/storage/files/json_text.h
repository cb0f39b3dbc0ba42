// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>
#include <string>

namespace corneta {

/// The first key that stands twice in one object of a JSON text, at any depth; none if there is none. The text must be sound JSON.
std::optional<std::string> repeated_key(const QByteArray& json);

/// How many lists and objects stand in one another at the deepest place of a text that need not be sound.
std::size_t nesting_of(const QByteArray& json);

} // namespace corneta
