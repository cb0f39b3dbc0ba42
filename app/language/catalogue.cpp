// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/language.h"
#include "core/text/sentence.h"

#include <QXmlStreamReader>

#include <array>

namespace corneta {

namespace {

constexpr std::size_t most_letters = 200; ///< of a label
constexpr std::size_t most_numbers = 6;   ///< of a label

constexpr std::string_view article = "el ";
struct Melted {
    std::string_view preposition;
    std::string_view together; ///< with the article
};
constexpr std::array melted{Melted{"de ", "del "}, Melted{"a ", "al "}};

bool is_digit(char letter)
{
    return letter >= '0' && letter <= '9';
}

} // namespace

void melt_article(std::string& before, std::string_view words)
{
    for (const Melted& one : melted) {
        const bool is_word = before.size() == one.preposition.size()
            || (before.size() > one.preposition.size() && before[before.size() - one.preposition.size() - 1] == ' ');
        if (!is_word || !before.ends_with(one.preposition) || !words.starts_with(article))
            continue;
        before.erase(before.size() - one.preposition.size());
        before += one.together;
        words.remove_prefix(article.size());
    }
    before += words;
}

QString WordsOfLanguage::read(const QByteArray& ts)
{
    QXmlStreamReader xml{ts};
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String{"source"})
            source = xml.readElementText();
        else if (xml.name() == QLatin1String{"translation"} && xml.attributes().value(QLatin1String{"type"}).isEmpty())
            if (const QString translation = xml.readElementText(); !translation.isEmpty())
                m_all.emplace_back(source.toStdString(), translation.toStdString());
    }
    return xml.hasError() ? QStringLiteral("%1: %2").arg(xml.lineNumber()).arg(xml.errorString()) : QString{};
}

std::expected<WordsOfLanguage, QString> WordsOfLanguage::from(std::span<const QByteArray> files)
{
    WordsOfLanguage language;
    for (const QByteArray& file : files)
        if (const QString wrong = language.read(file); !wrong.isEmpty())
            return std::unexpected{wrong};
    for (std::size_t number = 0; number < language.m_all.size(); ++number)
        language.m_numbers.emplace(language.m_all[number].first, number);
    return language;
}

std::optional<std::string> WordsOfLanguage::find(std::string_view words) const
{
    constexpr std::string_view mark = ": "; // behind the row that a label is of
    if (const auto found = m_numbers.find(std::string{words}); found != m_numbers.end())
        return m_all[found->second].second;
    if (auto label = by_numbers(words))
        return label;
    const std::size_t at = words.size() > most_letters ? std::string_view::npos : words.find(mark);
    const auto row = at == std::string_view::npos ? std::nullopt : by_numbers(words.substr(0, at));
    const auto rest = row ? find(words.substr(at + mark.size())) : std::nullopt;
    return rest ? std::optional{*row + std::string{mark} + *rest} : std::nullopt;
}

/// With its numbers in the places of a pattern, all of them or some: a label may name one itself. Of two the second may stand first.
std::optional<std::string> WordsOfLanguage::by_numbers(std::string_view words) const
{
    std::vector<std::string> pieces{{}};
    std::vector<std::string> numbers;
    for (std::size_t at = 0; at < words.size();) {
        if (!is_digit(words[at])) {
            pieces.back() += words[at++];
            continue;
        }
        std::string& number = numbers.emplace_back();
        while (at < words.size() && is_digit(words[at]))
            number += words[at++];
        pieces.emplace_back();
        if (numbers.size() > most_numbers)
            return std::nullopt;
    }
    for (std::size_t left = (std::size_t{1} << numbers.size()) - 1; left > 0; --left)
        for (const bool is_reversed : {false, true}) {
            std::vector<std::string> taken;
            for (std::size_t i = 0; i < numbers.size(); ++i)
                if ((left >> i & 1U) != 0)
                    taken.insert(is_reversed ? taken.begin() : taken.end(), numbers[i]);
            std::string pattern = pieces.front();
            for (std::size_t i = 0, place = 0; i < numbers.size(); ++i) {
                const bool is_taken = (left >> i & 1U) != 0;
                pattern += is_taken ? '{' + std::to_string(is_reversed ? taken.size() - 1 - place : place) + '}' : numbers[i];
                place += is_taken ? 1 : 0;
                pattern += pieces[i + 1];
            }
            if (const auto found = m_numbers.find(pattern); found != m_numbers.end())
                return filled(m_all[found->second].second, taken);
        }
    return std::nullopt;
}

} // namespace corneta
