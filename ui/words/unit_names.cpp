// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/unit_names.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace corneta::ui {

namespace {

constexpr std::size_t longest_key = 40;
constexpr std::string_view second_characters{"123456789ABCDEFGHJKLMNPQRSTUVWXYZ0"};
constexpr std::string_view first_characters{"ABCDEFGHIJKLMNOPQRSTUVWXYZ"};

bool is_taken(const game::State& state, const std::string& code)
{
    return std::ranges::any_of(state.units, [&](const game::Unit& unit) {
        return QString::fromStdString(unit.code).compare(QString::fromStdString(code), Qt::CaseInsensitive) == 0 || unit.key == code;
    });
}

/// The letters by which a player tells those units apart, the most usual first.
std::string first_letters(const game::State& state, const std::string& side, const std::string& kind)
{
    std::map<char, int> counts;
    for (const game::Unit& unit : state.units)
        if (!unit.code.empty() && unit.kind == kind)
            counts[unit.code.front()] += unit.side == side ? static_cast<int>(state.units.size()) : 1;
    std::string letters;
    for (const auto& [letter, count] : counts)
        letters += letter;
    std::ranges::stable_sort(letters, std::ranges::greater{}, [&](char letter) { return counts[letter]; });
    return letters.append(first_characters);
}

} // namespace

std::string key_from(const QString& name, const game::State& state)
{
    std::string key;
    for (const QChar letter : name.normalized(QString::NormalizationForm_D).toLower()) {
        const bool fits = letter.unicode() < 128 && letter.isLetterOrNumber();
        if (fits)
            key += letter.toLatin1();
        else if (!letter.isMark() && letter != QLatin1Char{'\''} && !key.empty() && key.back() != '-')
            key += '-';
    }
    key.resize(std::min(key.size(), longest_key - 3)); // room for a number behind it
    while (key.ends_with('-'))
        key.pop_back();
    if (key.empty() || state.find(key) == nullptr)
        return key;
    int number = 2;
    while (state.find(key + "-" + std::to_string(number)) != nullptr)
        ++number;
    return key + "-" + std::to_string(number);
}

std::string free_code(const game::State& state, const std::string& side, const std::string& kind)
{
    for (const char first : first_letters(state, side, kind))
        for (const char second : second_characters)
            if (std::string code{first, second}; !is_taken(state, code))
                return code;
    return {};
}

std::size_t number_of_side(const game::State& state, const game::Unit& unit)
{
    const std::string& wanted = unit.kind == "side" ? unit.key : unit.side;
    std::size_t number = 0;
    for (const game::Unit& side : state.units)
        if (side.kind == "side") {
            if (side.key == wanted)
                return number;
            ++number;
        }
    return number;
}

} // namespace corneta::ui
