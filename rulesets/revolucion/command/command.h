// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/revolucion/charts/charts.h"
#include "rulesets/revolucion/charts/fields.h"

/// The turn, orders, regrouping and army morale.
namespace revolucion {

struct Initiative {};
struct InitiativeEnd {
    Side side = Side::Government;
};
extern const ActionOf<Initiative, InitiativeEnd> initiative;

struct Orders {
    Move action = Move::Maneuver;
    Troop unit;
};
struct OrdersEnd {
    OrderResult result = OrderResult::Lost;
    Tenths inches;
};
extern const ActionOf<Orders, OrdersEnd> orders;

struct Regroup {
    Troop unit;
};
struct RegroupEnd {
    RegroupResult result = RegroupResult::None;
    Status status = Status::Ok;
};
extern const ActionOf<Regroup, RegroupEnd> regroup;

struct ArmyMorale {
    int combat_units = 0;
    Quality quality = Quality::Average;
    int destroyed = 0;
    int leaders_killed = 0;
    int assets_lost = 0;
};
struct ArmyMoraleEnd {
    int break_point = 0;
    int left = 0;
    bool beaten = false;
};
extern const ActionOf<ArmyMorale, ArmyMoraleEnd> army_morale;
ArmyMoraleEnd morale_of(const ArmyMorale& army, const Charts& charts, Explanation& told);

OrderResult order_result(const Troop& unit, const Charts& charts, Dice& dice, Explanation& told);

const Cell& base_move(UnitType type, Move move, const Charts& charts);

/// Inches of a delayed move of that base move, in whole steps.
Fraction delayed_inches(const Cell& base_move, const Label& reason, const Charts& charts, Explanation& told);

/// An answer to another form, in the words of a stat.
template <class Value> Given preset(std::string_view key, const Stat<Value>& stat, std::type_identity_t<Value> value)
{
    return {std::string{key}, stat.word(value)};
}

/// Offers to regroup to the unit in a role, unless it is OK.
void offer_regroup(std::string_view role, const Troop& unit, Sentence words, Announcement& said);

/// What a lost order leaves: fire, said by one of the two, and regrouping.
void offer_what_is_left(const Troop& unit, Sentence deployed_fire, Sentence moving_fire, Announcement& said);

} // namespace revolucion
