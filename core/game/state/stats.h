// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace corneta::game {

/// A unit's words by stat, in the order of their keys. Copies share them until one is changed: a game keeps a state for every entry, and most
/// units are as they were.
class Stats {
public:
    using Words = std::vector<std::pair<std::string, std::string>>;

    Stats() = default;
    Stats(std::initializer_list<Words::value_type> words)
    {
        for (const auto& [stat, word] : words)
            (*this)[stat] = word;
    }

    const Words& words() const { return m_words == nullptr ? none() : *m_words; }
    auto begin() const { return words().begin(); }
    auto end() const { return words().end(); }
    /// One after the other: keys are few, and most differ in length or first letter already.
    auto find(std::string_view stat) const
    {
        const char first = stat.empty() ? '\0' : stat.front();
        return std::ranges::find_if(
            words(), [&](const auto& each) { return each.first.size() == stat.size() && each.first[0] == first && each.first == stat; });
    }
    bool contains(std::string_view stat) const { return find(stat) != end(); }
    bool empty() const { return words().empty(); }
    std::size_t size() const { return words().size(); }

    /// The words to be changed, their keys as they are: shared with nobody from now on.
    Words& own()
    {
        if (m_words == nullptr)
            m_words = std::make_shared<Words>();
        else if (m_words.use_count() > 1)
            m_words = std::make_shared<Words>(*m_words);
        return *m_words;
    }
    std::string& operator[](std::string_view stat)
    {
        Words& words = own();
        auto at = std::ranges::lower_bound(words, stat, {}, &Words::value_type::first);
        if (at == words.end() || at->first != stat)
            at = words.emplace(at, stat, std::string{});
        return at->second;
    }
    void insert_or_assign(std::string_view stat, std::string word) { (*this)[stat] = std::move(word); }
    void erase(std::string_view stat)
    {
        std::erase_if(own(), [&](const auto& each) { return each.first == stat; });
    }

    friend bool operator==(const Stats& a, const Stats& b) { return a.m_words == b.m_words || a.words() == b.words(); }

private:
    static const Words& none();

    std::shared_ptr<Words> m_words;
};

} // namespace corneta::game
