// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/sentence.h"

#include "core/text/match.h"
#include "core/text/problem.h"

#include <algorithm>
#include <cstddef>
#include <mutex>
#include <optional>
#include <set>

namespace corneta {

namespace {

bool is_large(char letter)
{
    return letter >= 'A' && letter <= 'Z';
}
char small(char letter)
{
    return is_large(letter) ? static_cast<char>(letter - 'A' + 'a') : letter;
}
char large(char letter)
{
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}
bool is_digit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/// A place of a pattern: a number, or a noun with its first letter as it stands there.
struct Place {
    std::optional<std::size_t> number{};
    std::string_view noun{};
};

/// What a pattern begins with where it begins with a place.
std::optional<Place> place_at_front(std::string_view pattern)
{
    constexpr std::size_t least = 3; // "{0}"
    const std::size_t end = pattern.find('}');
    if (!pattern.starts_with('{') || end == std::string_view::npos || end + 1 < least)
        return std::nullopt;
    const std::string_view within = pattern.substr(1, end - 1);
    if (within.size() == 1 && is_digit(within.front()))
        return Place{static_cast<std::size_t>(within.front() - '0')};
    const auto is_of_noun = [](char letter) { return large(letter) != small(letter) || letter == ' ' || is_digit(letter); };
    const bool is_noun = large(within.front()) != small(within.front()) && std::ranges::all_of(within, is_of_noun);
    return is_noun ? std::optional{Place{{}, within}} : std::nullopt;
}

std::size_t size_of(const Place& place)
{
    return (place.number ? 1 : place.noun.size()) + 2;
}

std::string in_sentence(std::string_view noun)
{
    std::string words{noun};
    words.front() = small(words.front());
    return words;
}

/// Calls `piece` with each part of a pattern that is no place and `place` with each place.
template <class Piece, class At> void walk(std::string_view pattern, const Piece& piece, const At& place)
{
    std::size_t from = 0; // of the piece
    for (std::size_t at = pattern.find('{'); at != std::string_view::npos; at = pattern.find('{', at)) {
        const auto found = place_at_front(pattern.substr(at));
        if (!found) {
            ++at;
            continue;
        }
        piece(pattern.substr(from, at - from));
        at += size_of(*found);
        from = at;
        place(*found, pattern.substr(at - size_of(*found), size_of(*found)));
    }
    piece(pattern.substr(from));
}

/// Makes one sentence into text.
class Saying {
public:
    Saying(const Sentence& sentence, const Speech& speech, const Unseen& unseen) : m_sentence{sentence}, m_speech{speech}, m_unseen{unseen}
    {
    }

    std::string text() &&
    {
        if (stands_as_it_is(m_sentence))
            return m_sentence.empty() ? std::string{} : said(std::get<Name>(m_sentence.arguments.front()).text);
        const std::string pattern = said(m_sentence.pattern);
        walk(
            pattern, [this](std::string_view piece) { put_piece(piece); },
            [this](const Place& place, std::string_view as_it_stands) {
                if (place.number && *place.number < m_sentence.arguments.size())
                    put(m_sentence.arguments[*place.number]);
                else if (place.number)
                    m_text += as_it_stands;
                else
                    put_noun(place.noun);
            });
        return std::move(m_text);
    }

private:
    std::string said(std::string_view words) const { return m_speech.said ? m_speech.said(words) : std::string{words}; }

    void put_piece(std::string_view piece)
    {
        if (m_is_behind_s && piece.starts_with("'s")) { // Perez's scouts' order
            m_text += '\'';
            piece.remove_prefix(2);
        }
        m_is_behind_s = false;
        m_text += piece;
    }

    void put_words(std::string words, bool is_first)
    {
        if (is_first && !words.empty())
            words.front() = large(words.front());
        if (m_speech.join)
            m_speech.join(m_text, words);
        else
            m_text += words;
    }

    void put(const NamedUnit& unit)
    {
        if (m_unseen && m_unseen(unit.key))
            return put_words(said(hidden_unit), m_text.empty());
        const std::string name = m_speech.named ? m_speech.named(unit) : unit.name;
        m_text += name;
        m_is_behind_s = name.ends_with('s');
    }

    void put(const std::vector<NamedUnit>& units)
    {
        for (std::size_t i = 0; i < units.size(); ++i) {
            m_text += i == 0 ? "" : ", ";
            put(units[i]);
        }
    }

    void put_noun(std::string_view noun)
    {
        const std::string words = in_sentence(noun);
        for (const Argument& argument : m_sentence.arguments)
            if (const auto* const unit = std::get_if<NamedUnit>(&argument); unit != nullptr && unit->as == words)
                return put(*unit);
        put_words(said(words), is_large(noun.front()));
    }

    void put(const Argument& argument)
    {
        match(
            argument, [this](const Fraction& number) { m_text += m_speech.number ? m_speech.number(number) : corneta::text(number); },
            [this](std::string_view words) { put_words(said(words), false); }, [this](const Name& name) { m_text += name.text; },
            [this](const NamedUnit& unit) { put(unit); }, [this](const std::vector<NamedUnit>& units) { put(units); },
            [this](const RoleRef& role) { put_words(said(role.noun), m_text.empty()); }, [this](const Inner& inner) { put(inner); });
    }

    void put(const Inner& inner)
    {
        for (std::size_t i = 0; i < inner.all.size(); ++i) {
            m_text += i == 0 ? "" : " ";
            m_text += corneta::text(inner.all[i], m_speech, m_unseen);
        }
    }

    const Sentence& m_sentence;
    const Speech& m_speech;
    const Unseen& m_unseen;
    std::string m_text;
    bool m_is_behind_s = false; ///< of a name
};

} // namespace

std::string_view kept_words(std::string_view words)
{
    static std::mutex one_at_a_time;
    static std::set<std::string, std::less<>> kept;
    const std::scoped_lock lock{one_at_a_time};
    const auto found = kept.find(words);
    return found != kept.end() ? *found : *kept.emplace(words).first;
}

Sentence as_it_stands(std::string text)
{
    return text.empty() ? Sentence{} : Sentence{{}, {Name{std::move(text)}}};
}

bool names(const Sentence& sentence, std::string_view unit)
{
    const auto is_it = [&](const NamedUnit& named) { return named.key == unit; };
    return std::ranges::any_of(sentence.arguments, [&](const Argument& argument) {
        return match(
            argument, [](const OneOf<Fraction, std::string_view, Name, RoleRef> auto&) { return false; }, is_it,
            [&](const std::vector<NamedUnit>& units) { return std::ranges::any_of(units, is_it); },
            [&](const Inner& inner) { return std::ranges::any_of(inner.all, [&](const Sentence& one) { return names(one, unit); }); });
    });
}

std::vector<std::string> nouns_in(std::string_view pattern)
{
    std::vector<std::string> nouns;
    walk(
        pattern, [](std::string_view) {},
        [&nouns](const Place& place, std::string_view) {
            if (!place.number)
                nouns.push_back(in_sentence(place.noun));
        });
    return nouns;
}

std::string filled(std::string_view pattern, const std::vector<std::string>& arguments)
{
    std::string words;
    walk(
        pattern, [&words](std::string_view piece) { words += piece; },
        [&](const Place& place, std::string_view as_it_stands) {
            words += place.number && *place.number < arguments.size() ? std::string_view{arguments[*place.number]} : as_it_stands;
        });
    return words;
}

std::string text(const Sentence& sentence, const Speech& speech, const Unseen& unseen)
{
    return Saying{sentence, speech, unseen}.text();
}

std::string text(const Sentence& sentence, const Unseen& unseen)
{
    return text(sentence, Speech{}, unseen);
}

std::string text(const Problem& problem)
{
    return problem.where + ": " + text(problem.what);
}

} // namespace corneta
