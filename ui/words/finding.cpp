// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/finding.h"

#include <algorithm>
#include <utility>

namespace corneta::ui {

namespace {

bool begins_a_word(const QString& text, qsizetype at)
{
    return at > 0 && !text[at - 1].isLetterOrNumber();
}

bool has_in_order(const QString& text, const QString& letters)
{
    qsizetype at = 0;
    for (const QChar& letter : letters) {
        at = text.indexOf(letter, at, Qt::CaseInsensitive);
        if (at < 0)
            return false;
        ++at;
    }
    return true;
}

} // namespace

std::optional<int> match_rank(const QString& text, const QString& letters)
{
    if (text.startsWith(letters, Qt::CaseInsensitive))
        return 0;
    qsizetype at = text.indexOf(letters, 0, Qt::CaseInsensitive);
    const bool anywhere = at >= 0;
    for (; at >= 0; at = text.indexOf(letters, at + 1, Qt::CaseInsensitive))
        if (begins_a_word(text, at))
            return word_rank;
    if (anywhere)
        return 2;
    return has_in_order(text, letters) ? std::optional{3} : std::nullopt;
}

namespace {

constexpr int scattered = 6; ///< behind three ranks of titles and three of what is hidden

/// What is hidden ranks behind every title.
std::optional<int> rank_of(const QString& title, const QString& hidden, const QString& word)
{
    constexpr int ranks = 3;
    const std::optional<int> of_title = match_rank(title, word);
    if (of_title && *of_title < ranks)
        return of_title;
    const std::optional<int> of_hidden = match_rank(hidden, word);
    if (of_hidden && *of_hidden < ranks)
        return ranks + *of_hidden;
    return of_title ? std::optional{scattered} : of_hidden ? std::optional{scattered + 1} : std::nullopt;
}

} // namespace

std::vector<int> matches(const QStringList& titles, const QStringList& hidden, const QString& typed)
{
    const QStringList words = typed.split(QLatin1Char{' '}, Qt::SkipEmptyParts);
    std::vector<std::pair<int, int>> ranked;
    std::vector<std::pair<int, int>> loose;
    for (int i = 0; i < titles.size(); ++i) {
        int worst = 0;
        int sum = 0;
        const bool fits = std::ranges::all_of(words, [&](const QString& word) {
            const std::optional<int> rank = rank_of(titles[i], hidden.value(i), word);
            worst = std::max(worst, rank.value_or(0));
            sum += rank.value_or(0);
            return rank.has_value();
        });
        if (fits)
            (worst >= scattered ? loose : ranked).emplace_back(sum, i);
    }
    if (ranked.empty())
        ranked = std::move(loose);
    std::ranges::sort(ranked);
    std::vector<int> found;
    found.reserve(ranked.size());
    for (const auto& [rank, index] : ranked)
        found.push_back(index);
    return found;
}

} // namespace corneta::ui
