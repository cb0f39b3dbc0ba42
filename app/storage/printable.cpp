// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/printable.h"

#include <algorithm>

namespace corneta {

namespace {

/// All of them stand in the first plane of Unicode, so that one QChar is enough.
bool is_control_character(QChar letter)
{
    constexpr QChar non_joiner{u'\x200C'}; // writes a letter otherwise, harmlessly
    constexpr QChar joiner{u'\x200D'};
    switch (letter.category()) {
    case QChar::Other_Control:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    case QChar::Other_Format: return letter != non_joiner && letter != joiner;
    default: return false;
    }
}

} // namespace

bool has_control_characters(const QString& text)
{
    return std::ranges::any_of(text, is_control_character);
}

QString printable(QString text)
{
    std::ranges::replace_if(text, is_control_character, QChar{QChar::ReplacementCharacter});
    return text;
}

} // namespace corneta
