// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/follow.h"

#include "core/form/answers.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

namespace corneta {

std::vector<Given> given_to(const Action& action, std::span<const Preset> presets)
{
    std::vector<Given> given;
    for (const Preset& preset : presets) {
        const auto field = std::ranges::find(action.form, preset.put, &Field::put);
        assert(field != action.form.end());
        const std::int32_t value = field->kind == Kind::Number ? std::min(preset.value, field->most_value()) : preset.value;
        given.push_back({std::string{field->key}, word_of(*field, value)});
    }
    return given;
}

Choice choice(const Action& action, Sentence words, const std::vector<Preset>& presets, std::vector<Seat> seats)
{
    return {action.key, std::move(words), given_to(action, presets), std::move(seats)};
}

} // namespace corneta
