// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace corneta::ui {

/// Faded: what stands there is not of the present answers any more. It stays readable and of use.
enum class Tone { Present, Faded };

void set_tone(QWidget& widget, Tone tone);

} // namespace corneta::ui
