// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace corneta {

/// `de` and `el blanco` are `del blanco`; names, whose article is large, stay.
std::string with_melted_articles(std::string sentence);

/// What a language has for ours, from a file of Qt Linguist. A game's file holds its sentences in English, with names in the place of `the
/// unit`: they are found again by the pattern that they were made from, and what fills it is looked up in turn.
class WordsOfLanguage {
public:
    /// Of a .ts file; or why it is none. `nouns` are those that names stand for.
    static std::expected<WordsOfLanguage, QString> from(const QByteArray& ts, std::span<const std::string_view> nouns);

    /// Ours and theirs, in the order of the file.
    const std::vector<std::pair<std::string, std::string>>& all() const { return m_all; }
    /// Whether it has just these words.
    bool has(std::string_view words) const { return m_numbers.contains(std::string{words}); }
    /// What is as long as no sentence of ours is not searched for.
    std::optional<std::string> find(std::string_view words) const;

private:
    /// `{0} takes {1}`: what stands between the places, and which place is which.
    struct Pattern {
        std::vector<std::string> pieces{};
        std::vector<int> places{};
        std::size_t letters = 0; ///< of the pieces
        std::string theirs{};
    };
    static Pattern pattern_of(std::string_view ours, std::string theirs);
    void take_pattern(Pattern pattern);
    void take_named(const std::string& ours, const std::string& theirs, std::span<const std::string_view> nouns);
    enum class Fillings { Plain, Any };
    /// How deep one search is in sentences within sentences, and how many may still follow: a file made to be slow is not.
    struct Search {
        int depth = 0;
        int& left;
        Search within() const { return {depth + 1, left}; }
    };
    std::optional<std::string> by_pattern(std::string_view words, const Search& search, Fillings fillings) const;
    std::optional<std::string> by_sentences(std::string_view words, const Search& search) const;
    std::optional<std::string> behind_a_name(std::string_view words, const Search& search) const;
    std::optional<std::string> find(std::string_view words, const Search& search) const;

    std::vector<std::pair<std::string, std::string>> m_all;
    std::unordered_map<std::string, std::size_t> m_numbers; ///< of all, by our words
    std::vector<Pattern> m_patterns;                        ///< those with most letters first
    /// Of the patterns, by their first letters or, where they begin with a place, by their last ones; by none where they are too short.
    std::unordered_map<std::string, std::vector<std::size_t>> m_by_beginning;
    std::unordered_map<std::string, std::vector<std::size_t>> m_by_end;
    std::vector<std::size_t> m_others;
};

} // namespace corneta
