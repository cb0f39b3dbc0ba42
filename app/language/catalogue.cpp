// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/catalogue.h"

#include "core/text/sentence.h"

#include <QXmlStreamReader>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace corneta {

namespace {

constexpr std::size_t least_letters = 3; ///< of a pattern: `{0} to {1}` is found in too much
constexpr std::size_t letters_of_index = 3;
constexpr std::size_t most_letters = 600;
constexpr int most_searches = 60; ///< for one text
constexpr int most_depth = 5;     ///< of sentences within a sentence
constexpr int places = 10;        ///< {0} to {9}

constexpr std::string_view article = "el ";
struct Melted {
    std::string_view preposition;
    std::string_view together; ///< with the article
};
constexpr std::array melted{Melted{"de ", "del "}, Melted{"a ", "al "}};

bool is_letter(char letter)
{
    return std::isalpha(static_cast<unsigned char>(letter)) != 0;
}

/// What fills the places of a pattern in `words`, the shortest for each; nothing where it does not fit.
std::optional<std::vector<std::string_view>> fillings_of(const std::vector<std::string>& pieces, std::string_view words)
{
    if (!words.starts_with(pieces.front()) || !words.ends_with(pieces.back()))
        return std::nullopt;
    std::vector<std::string_view> found;
    std::size_t at = pieces.front().size();
    for (std::size_t piece = 1; piece < pieces.size(); ++piece) {
        if (words.size() < at + pieces[piece].size())
            return std::nullopt;
        const bool is_last = piece + 1 == pieces.size();
        const std::size_t end = is_last ? words.size() - pieces[piece].size() : words.find(pieces[piece], at + 1);
        if (end == std::string_view::npos)
            return std::nullopt;
        found.push_back(words.substr(at, end - at));
        at = end + pieces[piece].size();
    }
    return found;
}

/// A name or a number, and no sentence of its own.
bool is_plain(std::string_view filling)
{
    return !filling.contains(": ") && !filling.contains(". ");
}

/// Puts `by` once in the place of these words, which begin with a small letter or a large one; false where they do not stand there.
bool put(std::string& text, std::string_view words, const std::string& by)
{
    std::string found{words};
    for (int large = 0; large < 2; ++large) {
        const std::size_t at = text.find(found);
        if (at != std::string::npos && (at == 0 || !is_letter(text[at - 1]))
            && (at + found.size() == text.size() || !is_letter(text[at + found.size()]))) {
            text.replace(at, found.size(), by);
            return true;
        }
        found[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(found[0])));
    }
    return false;
}

/// The same with what a language melts the article into: `del blanco`, `al blanco`.
bool put_theirs(std::string& text, const std::string& noun, const std::string& by)
{
    if (noun.starts_with(article))
        for (const Melted& one : melted)
            if (put(text, std::string{one.together} + noun.substr(article.size()), std::string{one.preposition} + by))
                return true;
    return put(text, noun, by);
}

/// `It moves.` and `Se mueve.` become `{9} moves.` and `{9} se mueve.`
bool put_pronoun(std::pair<std::string, std::string>& both, std::string_view pronoun, const std::string& by)
{
    std::string first{pronoun};
    first[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(first[0])));
    if (!both.first.starts_with(first + ' '))
        return false;
    both.first.replace(0, first.size(), by);
    both.second[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(both.second[0])));
    both.second.insert(0, by + ' ');
    return true;
}

} // namespace

std::string with_melted_articles(std::string sentence)
{
    for (const Melted& one : melted) {
        const std::string apart = ' ' + std::string{one.preposition} + std::string{article};
        for (std::size_t at = sentence.find(apart); at != std::string::npos; at = sentence.find(apart, at))
            sentence.replace(at + 1, apart.size() - 1, one.together);
    }
    return sentence;
}

std::expected<WordsOfLanguage, QString> WordsOfLanguage::from(const QByteArray& ts, std::span<const std::string_view> nouns)
{
    WordsOfLanguage language;
    QXmlStreamReader xml{ts};
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String{"source"})
            source = xml.readElementText();
        else if (xml.name() == QLatin1String{"translation"} && xml.attributes().value(QLatin1String{"type"}).isEmpty())
            if (const QString translation = xml.readElementText(); !translation.isEmpty())
                language.m_all.emplace_back(source.toStdString(), translation.toStdString());
    }
    if (xml.hasError())
        return std::unexpected{QStringLiteral("%1: %2").arg(xml.lineNumber()).arg(xml.errorString())};
    for (std::size_t number = 0; number < language.m_all.size(); ++number)
        language.m_numbers.emplace(language.m_all[number].first, number);
    for (const auto& [ours, theirs] : language.m_all) {
        language.take_pattern(pattern_of(ours, theirs));
        language.take_named(ours, theirs, nouns);
    }
    std::ranges::stable_sort(language.m_patterns, std::ranges::greater{}, &Pattern::letters);
    for (std::size_t number = 0; number < language.m_patterns.size(); ++number) {
        const auto& pieces = language.m_patterns[number].pieces;
        if (pieces.front().size() >= letters_of_index)
            language.m_by_beginning[pieces.front().substr(0, letters_of_index)].push_back(number);
        else if (pieces.back().size() >= letters_of_index)
            language.m_by_end[pieces.back().substr(pieces.back().size() - letters_of_index)].push_back(number);
        else
            language.m_others.push_back(number);
    }
    return language;
}

WordsOfLanguage::Pattern WordsOfLanguage::pattern_of(std::string_view ours, std::string theirs)
{
    constexpr std::size_t place = 3; // "{0}"
    Pattern pattern{.pieces = {""}, .theirs = std::move(theirs)};
    while (!ours.empty()) {
        const bool is_place = ours.size() >= place && ours[0] == '{' && ours[2] == '}' && ours[1] >= '0' && ours[1] <= '9';
        if (is_place) {
            pattern.places.push_back(ours[1] - '0');
            pattern.pieces.emplace_back();
        } else {
            pattern.pieces.back() += ours.front();
            pattern.letters += is_letter(ours.front()) ? 1U : 0U;
        }
        ours.remove_prefix(is_place ? place : 1);
    }
    return pattern;
}

void WordsOfLanguage::take_pattern(Pattern pattern)
{
    if (!pattern.places.empty() && pattern.letters >= least_letters)
        m_patterns.push_back(std::move(pattern));
}

/// The same sentence with a name in the place of any of its nouns.
void WordsOfLanguage::take_named(const std::string& ours, const std::string& theirs, std::span<const std::string_view> nouns)
{
    std::vector<std::pair<std::string, std::string>> made{{ours, theirs}};
    for (const std::string_view noun : nouns) {
        const auto number = m_numbers.find(std::string{noun});
        if (number == m_numbers.end())
            continue;
        constexpr std::size_t most_made = 16;
        for (std::size_t i = 0, end = made.size(); i < end && made.size() < most_made; ++i) {
            std::string place;
            for (int free = places - 1; free >= 0 && place.empty(); --free)
                if (const std::string wanted = fmt::format("{{{}}}", free); !made[i].first.contains(wanted))
                    place = wanted;
            auto named = made[i];
            if (place.empty())
                continue;
            const bool is_pronoun = !noun.contains(' '); // one only as the first word; theirs goes without it
            if (is_pronoun ? put_pronoun(named, noun, place)
                           : put(named.first, noun, place) && put_theirs(named.second, m_all[number->second].second, place))
                made.push_back(std::move(named));
        }
    }
    for (std::size_t i = 0, end = made.size(); i < end; ++i) // the scouts' order
        if (const std::size_t at = made[i].first.find("}'s "); at != std::string::npos)
            made.emplace_back(std::string{made[i].first}.erase(at + 2, 1), made[i].second);
    for (auto named = made.begin() + 1; named != made.end(); ++named)
        take_pattern(pattern_of(named->first, named->second));
}

std::optional<std::string> WordsOfLanguage::find(std::string_view words) const
{
    int left = most_searches;
    return find(words, Search{0, left});
}

std::optional<std::string> WordsOfLanguage::find(std::string_view words, const Search& search) const
{
    if (const auto found = m_numbers.find(std::string{words}); found != m_numbers.end())
        return m_all[found->second].second;
    if (search.depth == most_depth || --search.left < 0 || words.size() > most_letters || std::ranges::none_of(words, is_letter))
        return std::nullopt;
    auto found = by_pattern(words, search, Fillings::Plain);
    if (!found)
        found = by_sentences(words, search);
    if (!found)
        found = behind_a_name(words, search);
    return found ? found : by_pattern(words, search, Fillings::Any);
}

/// Of several sentences, or of parts with a semicolon between them, each; nothing where one of them is lacking.
std::optional<std::string> WordsOfLanguage::by_sentences(std::string_view words, const Search& search) const
{
    for (std::size_t at = words.find_first_of(".;"); at != std::string_view::npos && search.left >= 0;
         at = words.find_first_of(".;", at + 1)) {
        if (!words.substr(at + 1).starts_with(' '))
            continue;
        const bool is_sentence = words[at] == '.';
        const auto first = find(words.substr(0, is_sentence ? at + 1 : at), search.within());
        if (const auto rest = first ? find(words.substr(at + 2), search.within()) : std::nullopt)
            return *first + (is_sentence ? " " : "; ") + *rest;
    }
    return std::nullopt;
}

/// `2nd Indiana: 2 stragglers return.`
std::optional<std::string> WordsOfLanguage::behind_a_name(std::string_view words, const Search& search) const
{
    constexpr std::string_view mark = ": ";
    const std::size_t at = words.find(mark);
    if (at == std::string_view::npos)
        return std::nullopt;
    const auto rest = find(words.substr(at + mark.size()), search.within());
    const std::string_view name = words.substr(0, at);
    return rest ? std::optional{fmt::format("{}: {}", find(name, search.within()).value_or(std::string{name}), *rest)} : std::nullopt;
}

std::optional<std::string> WordsOfLanguage::by_pattern(std::string_view words, const Search& search, Fillings fillings) const
{
    std::size_t best = m_patterns.size();
    std::vector<std::string_view> found;
    const auto look_in = [&](const std::vector<std::size_t>& numbers) {
        for (const std::size_t number : numbers) {
            if (number >= best)
                return;
            auto fitting = fillings_of(m_patterns[number].pieces, words);
            if (!fitting || (fillings == Fillings::Plain && !std::ranges::all_of(*fitting, is_plain)))
                continue;
            best = number;
            found = *std::move(fitting);
        }
    };
    if (words.size() >= letters_of_index) {
        if (const auto by = m_by_beginning.find(std::string{words.substr(0, letters_of_index)}); by != m_by_beginning.end())
            look_in(by->second);
        if (const auto by = m_by_end.find(std::string{words.substr(words.size() - letters_of_index)}); by != m_by_end.end())
            look_in(by->second);
    }
    look_in(m_others);
    if (best == m_patterns.size())
        return std::nullopt;
    const Pattern& pattern = m_patterns[best];
    std::vector<std::string> arguments(places);
    for (std::size_t i = 0; i < found.size(); ++i)
        arguments[static_cast<std::size_t>(pattern.places[i])] = find(found[i], search.within()).value_or(std::string{found[i]});
    return filled(pattern.theirs, arguments);
}

} // namespace corneta
