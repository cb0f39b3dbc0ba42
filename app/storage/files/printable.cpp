// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/printable.h"

#include <QList>
#include <QStringDecoder>

#include <algorithm>

namespace corneta {

namespace {

bool is_control_character(char32_t letter)
{
    constexpr char32_t non_joiner = U'\x200C'; // writes a letter otherwise, harmlessly
    constexpr char32_t joiner = U'\x200D';
    switch (QChar::category(letter)) {
    case QChar::Other_Control:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    case QChar::Other_Format: return letter != non_joiner && letter != joiner;
    default: return false;
    }
}

/// All of them, a byte order mark at the beginning too.
QList<uint> letters_of(std::string_view text)
{
    QStringDecoder decoder{QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom};
    return QString{decoder(QByteArrayView{text.data(), static_cast<qsizetype>(text.size())})}.toUcs4();
}

} // namespace

bool has_control_characters(std::string_view text)
{
    return std::ranges::any_of(letters_of(text), is_control_character);
}

std::optional<Sentence> flaw_of_text(std::string_view text)
{
    constexpr int hexadecimal = 16;
    if (!QByteArrayView{text.data(), static_cast<qsizetype>(text.size())}.isValidUtf8())
        return Sentence{"not UTF-8"};
    const QList<uint> letters = letters_of(text);
    const auto letter = std::ranges::find_if(letters, is_control_character);
    if (letter == letters.end())
        return std::nullopt;
    if (*letter == U'\n' || *letter == U'\r')
        return Sentence{"leave out the line break"};
    return Sentence{"leave out the control character U+{0}",
                    {Name{QString::number(*letter, hexadecimal).rightJustified(4, u'0').toUpper().toStdString()}}};
}

QString printable(const QString& text)
{
    QString printed;
    for (const uint letter : text.toUcs4())
        printed += QChar::fromUcs4(is_control_character(letter) ? U'\xFFFD' : char32_t{letter});
    return printed;
}

std::string printable(const std::string& text)
{
    return printable(QString::fromStdString(text)).toStdString();
}

std::string shell_word(const std::string& text)
{
    const auto is_plain = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9')
            || std::string_view{"/._-+,:=@%"}.contains(letter);
    };
    if (!text.empty() && std::ranges::all_of(text, is_plain))
        return text;
    return '\'' + printable(QString::fromStdString(text)).replace('\'', R"('\'')").toStdString() + '\'';
}

} // namespace corneta
