// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/field.h"

#include <QString>

#include <cstdint>

namespace corneta::ui {

/// A field with its answer: "range 6.5 in"; the unit of a number once, and of a yes the name alone.
QString answer_words(const QString& name, const Field& field, std::int32_t value);

} // namespace corneta::ui
