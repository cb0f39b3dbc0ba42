// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/printable.h"

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

std::optional<Sentence> flaw_of_text(std::string_view text)
{
    constexpr int hexadecimal = 16;
    const QByteArrayView bytes{text.data(), static_cast<qsizetype>(text.size())};
    if (!bytes.isValidUtf8())
        return Sentence{"not UTF-8"};
    const QString letters = QString::fromUtf8(bytes);
    const auto letter = std::ranges::find_if(letters, is_control_character);
    if (letter == letters.end())
        return std::nullopt;
    if (*letter == u'\n' || *letter == u'\r')
        return Sentence{"leave out the line break"};
    return Sentence{"leave out the control character U+{0}",
                    {Name{QString::number(letter->unicode(), hexadecimal).rightJustified(4, u'0').toUpper().toStdString()}}};
}

QString printable(QString text)
{
    std::ranges::replace_if(text, is_control_character, QChar{QChar::ReplacementCharacter});
    return text;
}

} // namespace corneta
