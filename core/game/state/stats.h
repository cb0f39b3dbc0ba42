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
    /// Empty where there is none.
    std::string_view word(std::string_view stat) const { return word(stat, hash_of_key(stat)); }
    /// Of a declared stat, whose hash the compiler knows.
    std::string_view word(std::string_view stat, std::uint32_t hash) const
    {
        if (m_kept == nullptr)
            return {};
        const std::size_t place = m_kept->place_of(stat, hash);
        return place == m_kept->words.size() ? std::string_view{} : std::string_view{m_kept->words[place].second};
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
    /// Where a key stands among the words, counted from 1, and what it is hashed to; nothing stands at 0.
    struct Slot {
        std::uint32_t place = 0;
        std::uint32_t hash = 0;
    };
    struct Kept {
        Words words{};
        /// Of each key, by what it is hashed to or in the next free place; as many as a power of 2, at most half of them taken.
        std::vector<Slot> places = std::vector<Slot>(1);

        /// The number of words when there is no such key.
        std::size_t place_of(std::string_view stat) const { return place_of(stat, hash_of_key(stat)); }
        std::size_t place_of(std::string_view stat, std::uint32_t hash) const
        {
            const Slot* const all = places.data();
            const std::size_t last = places.size() - 1;
            for (std::size_t at = hash & last; all[at].place != 0; at = (at + 1) & last)
                if (all[at].hash == hash && are_same(words[all[at].place - 1].first, stat))
                    return all[at].place - 1;
            return words.size();
        }
        void index()
        {
            places.assign(std::bit_ceil(2 * words.size() + 1), Slot{});
            for (std::size_t place = 0; place < words.size(); ++place)
                put(place);
        }
        void index_new(std::size_t place)
        {
            if (2 * words.size() >= places.size())
                return index();
            for (Slot& other : places)
                other.place += other.place > place ? 1 : 0;
            put(place);
        }
        void put(std::size_t place)
        {
            const std::uint32_t hash = hash_of_key(words[place].first);
            std::size_t at = hash & (places.size() - 1);
            while (places[at].place != 0)
                at = (at + 1) & (places.size() - 1);
            places[at] = {static_cast<std::uint32_t>(place + 1), hash};
        }
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
