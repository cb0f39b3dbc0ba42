// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace corneta::game {

/// A unit's words by stat. Copies share them until one is changed: a game keeps a state for every entry, and most units are as they were.
class Stats {
public:
    using Words = std::map<std::string, std::string, std::less<>>;

    Stats() = default;
    Stats(std::initializer_list<Words::value_type> words) : m_words{std::make_shared<Words>(words)} {}

    const Words& words() const { return m_words == nullptr ? none() : *m_words; }
    auto begin() const { return words().begin(); }
    auto end() const { return words().end(); }
    auto find(std::string_view stat) const { return words().find(stat); }
    bool contains(std::string_view stat) const { return words().contains(stat); }
    bool empty() const { return words().empty(); }
    std::size_t size() const { return words().size(); }

    /// The words to be changed: shared with nobody from now on.
    Words& own()
    {
        if (m_words == nullptr)
            m_words = std::make_shared<Words>();
        else if (m_words.use_count() > 1)
            m_words = std::make_shared<Words>(*m_words);
        return *m_words;
    }
    std::string& operator[](const std::string& stat) { return own()[stat]; }
    void insert_or_assign(std::string stat, std::string word) { own().insert_or_assign(std::move(stat), std::move(word)); }
    void erase(const std::string& stat) { own().erase(stat); }

    friend bool operator==(const Stats& a, const Stats& b) { return a.m_words == b.m_words || a.words() == b.words(); }

private:
    static const Words& none();

    std::shared_ptr<Words> m_words;
};

} // namespace corneta::game
