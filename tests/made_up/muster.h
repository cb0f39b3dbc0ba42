// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "tests/made_up/charts.h"

namespace made_up {

/// Beetles answer a call one by one; in file the throw of each is kept to the end, so that no two branches are alike.
/// Of several calls each is answered by itself.
struct Muster {
    int beetles = 0;
    bool in_file = false;
};

inline constexpr int most_mustered = 6;
inline constexpr int most_calls = 3;

struct MusterState {
    std::array<std::int16_t, most_mustered> thrown;
    std::int16_t made;
    std::int16_t answered;
};

struct MusterEnd {
    int answered = 0;
    bool complete = false;
};

struct MusterRules : corneta::RulesOf<Muster, MusterState, MusterEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;
    static constexpr std::string_view batch{"call"};

    static void refuse(const Muster& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const Muster& inputs, MusterState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static MusterEnd end(const Muster& inputs, const MusterState& state, const Charts& charts);
    static corneta::Announcement announce(const Muster& inputs, const MusterEnd& end, const Charts& charts);
};

} // namespace made_up
