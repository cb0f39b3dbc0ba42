// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/pedregal/cards.h"

#include <cstdint>

namespace pedregal {

/// Mexican Command Control (19.4): what is asked.
struct MexicanCommand {
    bool us_behind_protected_hexside = false;
    bool already_active = false;
};

struct MexicanCommandNow {
    std::int64_t active;
};

struct MexicanCommandEnd {
    bool active = false;
};

/// Whether Santa Anna and the Mexican HQ are active from now on.
struct MexicanCommandRules : corneta::RulesOf<MexicanCommand, MexicanCommandNow, MexicanCommandEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const MexicanCommand& asked, MexicanCommandNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static MexicanCommandEnd end(const MexicanCommand& asked, const MexicanCommandNow& now, const Cards& cards);
    static corneta::Telling tell(const MexicanCommand& asked, const MexicanCommandEnd& end, const Cards& cards);
};

} // namespace pedregal
