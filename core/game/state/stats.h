// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
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

    const Words& words() const { return m_kept == nullptr ? none() : m_kept->words; }
    auto begin() const { return words().begin(); }
    auto end() const { return words().end(); }
    /// By the marks of the keys, which stand close together.
    auto find(std::string_view stat) const
    {
        const Words& all = words();
        if (m_kept == nullptr)
            return all.end();
        const wchar_t wanted = mark_of(stat);
        std::size_t at = m_kept->marks.find(wanted);
        while (at != std::wstring::npos && all[at].first != stat)
            at = m_kept->marks.find(wanted, at + 1);
        return at == std::wstring::npos ? all.end() : all.begin() + static_cast<std::ptrdiff_t>(at);
    }
    bool contains(std::string_view stat) const { return find(stat) != end(); }
    bool empty() const { return words().empty(); }
    std::size_t size() const { return words().size(); }

    /// The words to be changed, their keys as they are: shared with nobody from now on.
    std::span<Words::value_type> own() { return own_kept().words; }
    std::string& operator[](std::string_view stat)
    {
        auto& [words, marks] = own_kept();
        const auto at = std::ranges::lower_bound(words, stat, {}, &Words::value_type::first);
        const auto place = at - words.begin();
        if (at == words.end() || at->first != stat) {
            words.emplace(at, stat, std::string{});
            marks.insert(static_cast<std::size_t>(place), 1, mark_of(stat));
        }
        return words[static_cast<std::size_t>(place)].second;
    }
    void insert_or_assign(std::string_view stat, std::string word) { (*this)[stat] = std::move(word); }
    void erase(std::string_view stat)
    {
        if (!contains(stat))
            return;
        const auto place = find(stat) - begin();
        auto& [words, marks] = own_kept();
        words.erase(words.begin() + place);
        marks.erase(static_cast<std::size_t>(place), 1);
    }

    friend bool operator==(const Stats& a, const Stats& b) { return a.m_kept == b.m_kept || a.words() == b.words(); }

private:
    /// What most keys differ in: their length, their first, middle and last letter.
    static wchar_t mark_of(std::string_view key)
    {
        const auto letter = [&](std::size_t place) { return std::uint32_t{static_cast<unsigned char>(key[place])}; };
        constexpr unsigned bits = 7; // four of them are a wide letter above 0
        const auto length = static_cast<std::uint32_t>(key.size() & 0x7FU);
        return key.empty()
            ? L'\0'
            : static_cast<wchar_t>(((length << bits ^ letter(0)) << bits ^ letter(key.size() / 2)) << bits ^ letter(key.size() - 1));
    }
    struct Kept {
        Words words{};
        std::wstring marks{}; ///< of their keys: the library looks through letters fastest
    };
    static const Words& none();
    Kept& own_kept()
    {
        if (m_kept == nullptr)
            m_kept = std::make_shared<Kept>();
        else if (m_kept.use_count() > 1)
            m_kept = std::make_shared<Kept>(*m_kept);
        return *m_kept;
    }

    std::shared_ptr<Kept> m_kept;
};

} // namespace corneta::game
