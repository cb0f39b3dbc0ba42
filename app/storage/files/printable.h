// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/sentence.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace corneta {

/// Whether some letter of a text would move the cursor of a terminal, break the line or turn the direction of what follows.
bool has_control_characters(std::string_view text);

/// What a text holds that no line of a journal may.
std::optional<Sentence> flaw_of_text(std::string_view text);

/// The text with a mark of replacement for each such letter.
QString printable(const QString& text);
std::string printable(const std::string& text);

/// The printable text as a shell takes it for one word, to be typed as it stands.
std::string shell_word(const std::string& text);

} // namespace corneta
