// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/melee/close_or_stand.h"

#include <cstdint>

namespace santa_anna {

struct Charge {
    Body attacker;
    Body defender;
    Cover cover = Cover::None;
    Aspect aspect = Aspect::Front;
    corneta::Tenths inches_left; ///< of the attacker's move; 0: the retreat is not pursued
    int rounds = 2;

    std::array<int, 2> lasting_shifts{}; ///< prepared: the attacker's, the defender's
};

enum class ChargeStage : std::uint8_t {
    AttackerCloses,
    AttackerStraggles,
    AttackerVolley,
    DefenderCloses, ///< both charge
    DefenderStraggles,
    DefenderVolley,
    Stand,
    StandStraggles,
    StandVolley,
    Retreat,
    AttackerStrikes,
    DefenderStrikes,
    SquareUnbroken,
    Chase,
    Breakthrough,
    BreakthroughStragglers,
    Over
};

enum class ChargeResult : std::uint8_t {
    AttackerHalts,
    AttackerRetreats,
    AttackerBreaks,
    DefenderRetreats,
    DefenderBreaks,
    BothBreak,
    Locked
};
inline constexpr std::array charge_words{Option{"attacker-halts", "attacker halts"},   Option{"attacker-retreats", "attacker retreats"},
                                         Option{"attacker-breaks", "attacker breaks"}, Option{"defender-retreats", "defender retreats"},
                                         Option{"defender-breaks", "defender breaks"}, Option{"both-break", "both break"},
                                         Option{"locked", "locked in melee"}};

/// None, or a row of the chart `breakthrough-results` counted from 1.
enum class BreakthroughWord : std::uint8_t { None, Breakthrough, Charge, Halts, Reforms, RalliesBack };
inline constexpr std::array breakthrough_words{Option{"none", "none"},         Option{"breakthrough", "breaks through"},
                                               Option{"charge", "charges on"}, Option{"halts", "halts"},
                                               Option{"reforms", "reforms"},   Option{"rallies-back", "rallies back"}};

/// What changes while a charge runs. What no later link needs is zero, so that equal states merge.
struct ChargeState {
    Present attacker;
    Present defender;
    std::int16_t attacker_losses; ///< off the chart
    std::int16_t defender_losses;
    std::int16_t retreat_inches;
    std::int8_t defender_column; ///< for the strike that is to come
    std::int8_t pending;         ///< a result whose stragglers are to be rolled
    ChargeStage stage;
    std::uint8_t round;
    ChargeResult result;
    BreakthroughWord breakthrough;
    std::uint8_t flags;
    std::uint8_t attacker_straggled; ///< where a leader is attached: otherwise than by fire and melee
    std::uint8_t defender_straggled;
    std::uint8_t unused;
};

/// Bits of ChargeNow::flags.
enum class ChargeFlag : std::uint8_t {
    Closes = 1,
    DefenderCloses = 2,
    Stands = 4,
    CaughtInRear = 8,
    AttackerFired = 16, ///< a quarter volley
    DefenderFired = 32,
    AttackerLow = 64, ///< which ran low on ammunition
    DefenderLow = 128
};

struct ChargeEndSide {
    int losses = 0;
    int stragglers = 0;
    int casualties = 0;
    bool breaks = false;
    bool destroyed = false;
    int effectives_left = 0;
    int stragglers_left = 0;
    int straggled = 0;  ///< where a leader is attached: of the stragglers, those that neither fire nor melee cost
    bool fired = false; ///< for the instructions
    bool runs_low = false;
};

struct ChargeEnd {
    ChargeResult result = ChargeResult::Locked;
    bool closes = false;
    bool stands = false;
    bool locked = false;
    int rounds_fought = 0;
    BreakthroughWord breakthrough = BreakthroughWord::None;
    int retreat_inches = 0;
    bool guns_lost = false;
    ChargeEndSide attacker;
    ChargeEndSide defender;
};

/// A charge link by link: close, quarter volley, stand, quarter volley, pursuit, melee, breakthrough.
struct ChargeRules : corneta::RulesOf<Charge, ChargeState, ChargeEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const Charge& inputs, const Charts& charts, corneta::Refusals& found);
    static void prepare(Charge& inputs, const Charts& charts);
    /// After the first rounds a round is like the one before it.
    static corneta::Clock clock(const Charge& inputs, const Charts& charts);
    static ChargeState begin(const Charge& inputs, const Charts& charts, corneta::Explanation& explanation);
    static corneta::Step step(const Charge& inputs, ChargeState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static ChargeEnd end(const Charge& inputs, const ChargeState& state, const Charts& charts);
    static corneta::Announcement announce(const Charge& inputs, const ChargeEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<Charge, ChargeEnd> charge;
} // namespace action

} // namespace santa_anna
