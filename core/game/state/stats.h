// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/words.h"

#include <algorithm>
#include <bit>
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
    auto find(std::string_view stat) const
    {
        const Words& all = words();
        return m_kept == nullptr ? all.end() : all.begin() + static_cast<std::ptrdiff_t>(m_kept->place_of(stat));
    }
    bool contains(std::string_view stat) const { return find(stat) != end(); }
    bool empty() const { return words().empty(); }
    std::size_t size() const { return words().size(); }

    /// The words to be changed, their keys as they are: shared with nobody from now on.
    std::span<Words::value_type> own() { return own_kept().words; }
    std::string& operator[](std::string_view stat)
    {
        Kept& kept = own_kept();
        std::size_t place = kept.place_of(stat);
        if (place == kept.words.size()) {
            const auto at = std::ranges::lower_bound(kept.words, stat, {}, &Words::value_type::first);
            place = static_cast<std::size_t>(at - kept.words.begin());
            kept.words.emplace(at, stat, std::string{});
            kept.index_new(place);
        }
        return kept.words[place].second;
    }
    void insert_or_assign(std::string_view stat, std::string word) { (*this)[stat] = std::move(word); }
    void erase(std::string_view stat)
    {
        if (!contains(stat))
            return;
        Kept& kept = own_kept();
        kept.words.erase(kept.words.begin() + static_cast<std::ptrdiff_t>(kept.place_of(stat)));
        kept.index();
    }

    friend bool operator==(const Stats& a, const Stats& b) { return a.m_kept == b.m_kept || a.words() == b.words(); }

private:
    struct Kept {
        Words words{};
        /// Where each key stands among them, counted from 1, by what it is hashed to or in the next free place; as many as a power of 2, at
        /// most half of them taken.
        std::vector<std::uint32_t> places = std::vector<std::uint32_t>(1);

        /// The number of words when there is no such key.
        std::size_t place_of(std::string_view stat) const
        {
            std::size_t at = hash_of(stat) & (places.size() - 1);
            while (places[at] != 0 && !are_same(words[places[at] - 1].first, stat))
                at = (at + 1) & (places.size() - 1);
            return places[at] == 0 ? words.size() : places[at] - 1;
        }
        void index()
        {
            places.assign(std::bit_ceil(2 * words.size() + 1), 0);
            for (std::size_t place = 0; place < words.size(); ++place)
                put(place);
        }
        void index_new(std::size_t place)
        {
            if (2 * words.size() >= places.size())
                return index();
            for (std::uint32_t& other : places)
                other += other > place ? 1 : 0;
            put(place);
        }
        void put(std::size_t place)
        {
            std::size_t at = hash_of(words[place].first) & (places.size() - 1);
            while (places[at] != 0)
                at = (at + 1) & (places.size() - 1);
            places[at] = static_cast<std::uint32_t>(place + 1);
        }
    };
    /// Of what most keys differ in: their length, their first, middle and last letter.
    static std::size_t hash_of(std::string_view key)
    {
        constexpr std::size_t odd = 37;
        const auto letter = [&](std::size_t place) { return std::size_t{static_cast<unsigned char>(key[place])}; };
        return key.empty() ? 0 : ((key.size() * odd + letter(0)) * odd + letter(key.size() / 2)) * odd + letter(key.size() - 1);
    }
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
