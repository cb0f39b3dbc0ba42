// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/automatic/draws.h"

#include <algorithm>

namespace corneta::game {

namespace {

/// FNV-1a, with a mark behind the text.
std::uint64_t mixed(std::uint64_t hash, std::string_view text)
{
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return (hash ^ 0xffU) * 0x100000001b3U;
}

} // namespace

void Draws::draw_for(int turn, std::string_view unit, std::string_view word)
{
    if (turn != std::exchange(m_turn, turn))
        m_times.clear();
    const std::uint64_t of_turn = SplitMix64{m_seed + static_cast<std::uint64_t>(turn)}.next();
    const std::uint64_t key = mixed(mixed(of_turn, unit), word);
    m_random = SplitMix64{SplitMix64{key + m_times[key]++}.next()};
}

void RollerBySeed::roll_by(int turn, Rows rows)
{
    m_turn = turn;
    m_rows = std::move(rows);
}

void RollerBySeed::roll_for(const std::string& label)
{
    for (const auto& [prefix, unit] : m_rows)
        if (label.starts_with(prefix))
            return m_draws.draw_for(m_turn, unit, std::string_view{label}.substr(prefix.size()));
    m_draws.draw_for(m_turn, {}, label);
}

std::string RandomChoice::likely_word(const Field& field)
{
    if (field.kind == Kind::Number)
        return std::to_string(std::min(field.most, field.least + static_cast<int>(below(by_chance(50) ? 4 : 13))));
    return any_word(field);
}

std::string RandomChoice::any_word(const Field& field)
{
    if (field.kind == Kind::Number) {
        const int any = field.least + static_cast<int>(below(static_cast<std::uint64_t>(field.most - field.least) + 1));
        return by_chance(50) ? likely_word(field) : std::to_string(any);
    }
    if (field.kind == Kind::Toggle)
        return by_chance(50) ? "yes" : "no";
    return field.options.empty() ? std::string{} : std::string{field.options[below(field.options.size())].word};
}

} // namespace corneta::game
