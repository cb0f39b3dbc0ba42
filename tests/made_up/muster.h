// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "tests/made_up/cards.h"

namespace made_up {

/// Beetles answer a call one by one; in file the throw of each is kept to the end, so that no two courses are alike.
/// Of several calls each is answered by itself.
struct Muster {
    int beetles = 0;
    bool in_file = false;
};

inline constexpr int most_mustered = 6;
inline constexpr int most_calls = 3;

struct MusterNow {
    std::array<std::int16_t, most_mustered> thrown;
    std::int16_t made;
    std::int16_t answered;
};

struct MusterEnd {
    int answered = 0;
    bool complete = false;
};

struct MusterRules : corneta::RulesOf<Muster, MusterNow, MusterEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> charts;
    static constexpr std::string_view batch{"call"};

    static void refuse(const Muster& asked, const Cards& cards, corneta::Refusals& found);
    static corneta::Then step(const Muster& asked, MusterNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static MusterEnd end(const Muster& asked, const MusterNow& now, const Cards& cards);
    static corneta::Telling tell(const Muster& asked, const MusterEnd& end, const Cards& cards);
};

} // namespace made_up
