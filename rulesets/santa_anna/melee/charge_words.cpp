// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/charging.h"

namespace santa_anna {

namespace {

Sentence headline(const ChargeEnd& end)
{
    switch (end.result) {
    case ChargeResult::AttackerHalts:
        return {"{The attacker} stops short. It takes stragglers {0}, casualties {1}; {the defender} stragglers {2}, casualties {3}.",
                with_losses<"">(end).arguments};
    case ChargeResult::AttackerRetreats: return with_losses<"The square holds for {4} rounds and {the cavalry} goes back.">(end);
    case ChargeResult::AttackerBreaks: return with_losses<"{The attacker} breaks.">(end);
    case ChargeResult::DefenderRetreats: return with_losses<"{The defender} does not stand and retreats.">(end);
    case ChargeResult::DefenderBreaks:
        return end.defender.breaks ? with_losses<"{The defender} breaks.">(end) : with_losses<"{The defender} is beaten.">(end);
    case ChargeResult::BothBreak:
        return end.defender.breaks ? with_losses<"Both break.">(end)
                                   : with_losses<"{The attacker} breaks and {the defender} is beaten.">(end);
    case ChargeResult::Locked: return with_losses<"Nobody breaks: locked in melee after rounds {4}.">(end);
    }
    return {};
}

void announce_breakthrough(const ChargeEnd& end, Announcement& announcement)
{
    constexpr std::array<std::string_view, 6> words{
        "",
        "The victorious cavalry breaks through: a full move onward along its line.",
        "The victorious cavalry charges the nearest enemy near its line; without one in reach it breaks through.",
        "The victorious cavalry halts.",
        "The victorious cavalry reforms in place.",
        "The victorious cavalry rallies back its move."};
    if (end.breakthrough == BreakthroughWord::None)
        return;
    announcement.instruct(at(words, end.breakthrough));
    if (end.attacker.breaks && end.defender.breaks)
        announcement.instruct("After that move it breaks.");
    const bool attacker_wins = end.result == ChargeResult::DefenderBreaks;
    const ChargeEndSide& winner = attacker_wins ? end.attacker : end.defender;
    const int on_the_move = winner.breaks ? winner.onward : 0; // what would break it counts after the move
    announce_onward(static_cast<BreakthroughResult>(static_cast<int>(end.breakthrough) - 1),
                    present(winner.effectives_left + on_the_move, winner.stragglers_left - on_the_move),
                    attacker_wins ? role::attacker : role::defender, announcement);
}

void announce_ammunition(const Body& body, const ChargeEndSide& end, bool has_fought, const RoleRef& who, Announcement& announcement)
{
    if (body.initial_volley && body.arm != Arm::Artillery && (end.fired || has_fought))
        announcement.instruct(Hand::Unmark, "The initial volley of {0} is used up: take its marker off.", who);
    if (end.runs_low && !body.low_ammunition)
        announcement.instruct(Hand::Mark, "Mark {0} low on ammunition.", who);
}

/// One side of a charge as it is told.
struct Side {
    const Body& body;
    const ChargeEndSide& end;
    bool is_attacker;
    bool charges;
    bool retreats;
};

void announce_side(const Side& side, const ChargeEnd& charge, Announcement& announcement)
{
    const auto& [body, end, is_attacker, charges, retreats] = side;
    const std::string_view role = is_attacker ? role::attacker : role::defender;
    const RoleRef who{is_attacker ? "the attacker" : "the defender"};
    if (end.destroyed)
        announce_destroyed(who, announcement);
    else
        announce_losses(who, end.stragglers, end.casualties, announcement);
    if (end.breaks && !end.destroyed)
        announce_broken(who, announcement);
    if (end.breaks && !end.destroyed && body.arm == Arm::Artillery && !charge.guns_lost)
        announcement.instruct("Its gunners take their guns with them.");
    if (end.breaks || end.destroyed || retreats) {
        const bool broke_short = charges && charge.rounds_fought == 0 && end.losses == 0; // by its own roll to close
        announce_retreat(body, present(end.effectives_left, end.stragglers_left), broke_short ? MoveKind::Charge : MoveKind::Retreat,
                         end.breaks || end.destroyed, role, announcement);
    }
    announce_leader(body, end.stragglers + end.casualties - end.straggled, role, announcement);
    announce_ammunition(body, end, charge.rounds_fought > 0, who, announcement);
}

} // namespace

Announcement announce_charge(const Charge& inputs, const ChargeEnd& end)
{
    Announcement announcement{headline(end)};
    const bool defender_retreats = end.result == ChargeResult::DefenderRetreats;
    if (end.result == ChargeResult::AttackerRetreats)
        announce_square_held(announcement);
    announce_breakthrough(end, announcement);
    announce_side({inputs.attacker, end.attacker, true, true, end.result == ChargeResult::AttackerRetreats}, end, announcement);
    announce_side({inputs.defender, end.defender, false, inputs.defender.charging, defender_retreats && end.retreat_inches == 0}, end,
                  announcement);
    if (defender_retreats && end.retreat_inches > 0)
        announcement.instruct("{The defender} goes back {0} inches, facing away, in its formation; it is not broken.", end.retreat_inches);
    if (end.guns_lost)
        announcement.instruct("The gunners leave their guns behind.");
    return announcement;
}

} // namespace santa_anna
