// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/longer_words.h"

#include "core/text/language.h"

#include <QCoreApplication>

#include <optional>
#include <string>

namespace {

/// Its last letters come twice.
QString longer(const QString& word)
{
    constexpr double more = 0.4;
    return word + word.last(qRound(more * static_cast<double>(word.size())));
}

} // namespace

LongerWords::LongerWords()
{
    QCoreApplication::installTranslator(this);
    corneta::speak([this](std::string_view words) {
        const bool is_told = words.ends_with('.') && !words.contains('{'); // with names in it, which no language makes longer
        return is_told ? std::nullopt : std::optional{translate({}, std::string{words}.c_str(), {}, 0).toStdString()};
    });
}

LongerWords::~LongerWords()
{
    QCoreApplication::removeTranslator(this);
    corneta::speak({});
}

/// Tags, places of arguments and numbers stay.
QString LongerWords::translate(const char* /*context*/, const char* words, const char* /*meaning*/, int /*number*/) const
{
    QString whole;
    QString word;
    bool is_in_tag = false;
    for (const QChar letter : QString::fromUtf8(words) + QChar{}) {
        is_in_tag = letter == '<' || (is_in_tag && letter != '>');
        if (letter.isLetter() && !is_in_tag) {
            word += letter;
            continue;
        }
        whole += longer(word) + letter;
        word.clear();
    }
    whole.chop(1);
    return whole;
}
