// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/melee_fight.h"

#include <algorithm>

namespace santa_anna {

namespace {

constexpr int dice_at_once = 8; ///< losses dealt by one roll

struct MeleeLink : MeleeField {
    const Means& means;

    Step link()
    {
        switch (state.stage) {
        case MeleeStage::AttackersStrike: return strike_by(attackers);
        case MeleeStage::DefendersStrike: return strike_by(defenders);
        case MeleeStage::DealToDefenders:
        case MeleeStage::DealToAttackers: return deal();
        case MeleeStage::SquareUnbroken: return fall_back_from_square();
        case MeleeStage::Chase: return chase();
        case MeleeStage::Over: break;
        }
        return Step::Finished;
    }

    /// Of a side of one unit, or of the unit that strikes among several.
    Label label_of(std::size_t side, const std::array<std::string_view, 4>& patterns) const
    {
        const std::string_view pattern = patterns.at(side * 2 + (count(side) == 1 ? 0 : 1));
        return count(side) == 1 ? Label{pattern, state.rounds_fought + 1} : Label{pattern, state.rounds_fought + 1, state.unit + 1};
    }
    int told_column(std::size_t side) const
    {
        const std::size_t unit = state.unit;
        const Label effectives = label_of(side,
                                          {"attacker's effectives, round {0}", "attacker {1}'s effectives, round {0}",
                                           "defender's effectives, round {0}", "defender {1}'s effectives, round {0}"});
        const int own =
            told_fighters(body(side, unit), effectives, state.units[side][unit], hit_in(side, unit), round(), charts, means.explanation);
        return told_melee_column(body(side, unit), own, mass(side), mass(1 - side), enemies_of(side), round(), charts, means.explanation);
    }
    Step strike_by(std::size_t side)
    {
        if (!fights(side, state.unit))
            return next_strike(side);
        const int own_column = means.explanation.listens() ? told_column(side) : column(side, state.unit);
        const Label label = label_of(side,
                                     {"attacker's melee, round {0}", "attacker {1}'s melee, round {0}", "defender's melee, round {0}",
                                      "defender {1}'s melee, round {0}"});
        const int losses = strike(own_column, label, means);
        add(state.to_deal[1 - side], losses);
        add(state.losses[1 - side], losses);
        return next_strike(side);
    }

    Step next_strike(std::size_t side)
    {
        do
            ++state.unit;
        while (state.unit < count(side) && !fights(side, state.unit));
        if (state.unit < count(side))
            return Step::Continue;
        state.unit = 0;
        if (side == attackers) {
            state.stage = MeleeStage::DefendersStrike;
            return Step::Continue;
        }
        state.stage = MeleeStage::DealToDefenders;
        for (const std::size_t dealt_to : {defenders, attackers}) {
            const auto units = fighting(dealt_to);
            if (units.count != 1)
                continue;
            state.dealt[dealt_to][units[0]] = state.to_deal[dealt_to];
            state.to_deal[dealt_to] = 0;
        }
        return after_dealing();
    }
    Step after_dealing() { return state.to_deal[defenders] + state.to_deal[attackers] == 0 ? settle_round() : Step::Continue; }

    Step deal()
    {
        const std::size_t side = state.to_deal[defenders] > 0 ? defenders : attackers;
        const auto units = fighting(side);
        const int losses = std::min<int>(state.to_deal[side], dice_at_once);
        int first = 1;
        for (const std::int16_t dealt : state.dealt[side])
            first += dealt;
        const Label label{side == defenders ? "units that take the defender's losses, round {0}, from loss {1}"
                                            : "units that take the attacker's losses, round {0}, from loss {1}",
                          state.rounds_fought + 1, first};
        constexpr unsigned bits = 4;
        const int counts = means.dice.read(label, {losses, static_cast<int>(units.count)}, [&](const corneta::Faces& faces) {
            unsigned taken = 0;
            for (const int face : faces)
                taken += 1U << (bits * static_cast<unsigned>(face - 1));
            return static_cast<int>(taken);
        });
        for (std::size_t i = 0; i < units.count; ++i)
            add(state.dealt[side][units[i]], static_cast<int>(static_cast<unsigned>(counts) >> (bits * i) & 15U));
        add(state.to_deal[side], -losses);
        return after_dealing();
    }

    Step settle_round()
    {
        for (const std::size_t side : {attackers, defenders})
            for (std::size_t unit = 0; unit < count(side); ++unit) {
                const std::int16_t dealt = state.dealt[side][unit];
                take(state.units[side][unit], melee_allocation(dealt, hit_in(side, unit), charts));
                if (count(side) > 1)
                    add(state.unit_losses[side][unit], dealt);
            }
        state.dealt = {};
        state.unit = 0;
        ++state.rounds_fought;
        if (is_beaten(attackers) || is_beaten(defenders) || state.rounds_fought >= charts.whole(MeleeNumber::Rounds))
            return after_rounds();
        state.stage = MeleeStage::AttackersStrike;
        return Step::Continue;
    }

    /// Whether its cavalry meets nothing but squares.
    bool is_held_off(std::size_t side) const
    {
        const auto is_square = [&](std::size_t enemy) { return body(1 - side, enemy).is_square(); };
        return riders(side).count > 0 && !is_beaten(1 - side) && std::ranges::all_of(fighting(1 - side), is_square);
    }
    Step after_rounds()
    {
        if (is_beaten(attackers) && is_beaten(defenders))
            return Step::Finished;
        for (const std::size_t side : {attackers, defenders})
            if (inputs.first_round && is_held_off(side)) {
                state.square_held = static_cast<std::uint8_t>(side + 1);
                state.stage = MeleeStage::SquareUnbroken;
                state.unit = static_cast<std::uint8_t>(riders(side)[0]);
                return Step::Continue;
            }
        return chase_next(0);
    }

    /// Rolls what straggles beside the losses, and keeps how many of a leader's unit did where its dealt losses were.
    void straggle_at_once(std::size_t side, std::size_t unit, StragglerCause cause, const Label& label)
    {
        const int stragglers = roll_stragglers(state.units[side][unit], charts[cause], label, means);
        if (body(side, unit).leader_attached)
            state.dealt[side][unit] = static_cast<std::int16_t>(stragglers);
    }
    Label label_at_square(std::size_t side) const
    {
        if (count(side) == 1)
            return {side == attackers ? "attacker's stragglers, square unbroken" : "defender's stragglers, square unbroken"};
        return {side == attackers ? "attacker {0}'s stragglers, square unbroken" : "defender {0}'s stragglers, square unbroken",
                state.unit + 1};
    }
    Step fall_back_from_square()
    {
        const std::size_t side = goes_back(attackers) ? attackers : defenders;
        const auto falling_back = riders(side);
        const bool last = falling_back[falling_back.count - 1] == state.unit;
        straggle_at_once(side, state.unit, StragglerCause::SquareUnbroken, label_at_square(side));
        if (last)
            return chase_next(0);
        state.unit = static_cast<std::uint8_t>(*std::ranges::upper_bound(falling_back, state.unit));
        return Step::Continue;
    }

    /// Units are counted over both sides, the attacker's first.
    std::pair<std::size_t, std::size_t> side_and_unit(std::size_t counted) const
    {
        return counted < count(attackers) ? std::pair{attackers, counted} : std::pair{defenders, counted - count(attackers)};
    }
    bool chased(std::size_t counted) const
    {
        const auto [side, unit] = side_and_unit(counted);
        const Present& now = state.units[side][unit];
        if (!now.is_broken() || now.effectives == 0 || body(side, unit).arm != Arm::Infantry || state.square_held != 0)
            return false;
        return std::ranges::any_of(fighting(1 - side),
                                   [&, by = 1 - side](std::size_t chaser) { return body(by, chaser).is_mounted_cavalry(); });
    }
    Step chase_next(std::size_t counted)
    {
        const std::size_t all = count(attackers) + count(defenders);
        while (counted < all && !chased(counted))
            ++counted;
        state.stage = MeleeStage::Chase;
        state.unit = static_cast<std::uint8_t>(counted < all ? counted : 0);
        return counted < all ? Step::Continue : Step::Finished;
    }
    Step chase()
    {
        const auto [side, unit] = side_and_unit(state.unit);
        const Label label{side == attackers ? "stragglers of attacker {0}, broken by cavalry"
                                            : "stragglers of defender {0}, broken by cavalry",
                          static_cast<int>(unit) + 1};
        straggle_at_once(side, unit, StragglerCause::BrokenByCavalry, label);
        return chase_next(state.unit + 1U);
    }
};

} // namespace

Step fight_on(const MeleeField& field, const Means& means)
{
    return MeleeLink{field, means}.link();
}

} // namespace santa_anna
