// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/charge.h"

namespace santa_anna {

using corneta::Announcement;
using corneta::Choice;
using corneta::Follow;
using corneta::Sentence;

namespace {

Sentence with_losses(std::string_view pattern, const ChargeEnd& end)
{
    const ChargeEndSide& a = end.attacker;
    const ChargeEndSide& d = end.defender;
    return {pattern, {a.stragglers, a.casualties, d.stragglers, d.casualties, end.rounds_fought}};
}

/// Attacker's stragglers and casualties are {0} and {1}, the defender's {2} and {3}, rounds of melee {4}.
Sentence headline(const ChargeEnd& end)
{
    switch (end.result) {
    case ChargeResult::AttackerHalts:
        return with_losses(
            "The attacker stops short. It takes stragglers {0}, casualties {1}; the defender stragglers {2}, casualties {3}.", end);
    case ChargeResult::AttackerRetreats:
        return with_losses("The square holds for {4} rounds and the cavalry goes back. Attacker: stragglers {0}, casualties {1}; defender: "
                           "stragglers {2}, casualties {3}.",
                           end);
    case ChargeResult::AttackerBreaks:
        return with_losses("The attacker breaks. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.", end);
    case ChargeResult::DefenderRetreats:
        return with_losses(
            "The defender does not stand and retreats. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.",
            end);
    case ChargeResult::DefenderBreaks:
        if (!end.defender.breaks) // it was broken before
            return with_losses(
                "The defender is beaten. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.", end);
        return with_losses("The defender breaks. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.", end);
    case ChargeResult::BothBreak:
        if (!end.defender.breaks)
            return with_losses("The attacker breaks and the defender is beaten. Attacker: stragglers {0}, casualties {1}; defender: "
                               "stragglers {2}, casualties {3}.",
                               end);
        return with_losses("Both break. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.", end);
    case ChargeResult::Locked:
        return with_losses("Nobody breaks: locked in melee after rounds {4}. Attacker: stragglers {0}, casualties {1}; defender: "
                           "stragglers {2}, casualties {3}.",
                           end);
    }
    return {};
}

void announce_breakthrough(const ChargeEnd& end, Announcement& announcement)
{
    switch (end.breakthrough) {
    case BreakthroughWord::None: return;
    case BreakthroughWord::Breakthrough:
        announcement.instructions.push_back({"The victorious cavalry breaks through: a full move onward along its line."});
        break;
    case BreakthroughWord::Charge:
        announcement.instructions.push_back(
            {"The victorious cavalry charges the nearest enemy near its line; without one in reach it breaks through."});
        break;
    case BreakthroughWord::Halts: announcement.instructions.push_back({"The victorious cavalry halts."}); break;
    case BreakthroughWord::Reforms: announcement.instructions.push_back({"The victorious cavalry reforms in place."}); break;
    case BreakthroughWord::RalliesBack: announcement.instructions.push_back({"The victorious cavalry rallies back its move."}); break;
    }
    if (end.attacker.breaks && end.defender.breaks)
        announcement.instructions.push_back({"After that move it breaks."});
}

Present left(const ChargeEndSide& end)
{
    return {static_cast<std::uint8_t>(end.effectives_left), static_cast<std::uint8_t>(end.stragglers_left)};
}

void announce_ammunition(const Body& body, const ChargeEndSide& end, bool has_fought, std::string_view who, Announcement& announcement)
{
    if (body.initial_volley && body.arm != Arm::Artillery && (end.fired || has_fought))
        announcement.instructions.push_back({"The initial volley of {0} is used up: take its marker off.", {who}});
    if (end.runs_low && !body.low_ammunition)
        announcement.instructions.push_back({"Mark {0} low on ammunition.", {who}});
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
    const std::string_view role = is_attacker ? "attacker" : "defender";
    const std::string_view who = is_attacker ? "the attacker" : "the defender";
    if (end.destroyed)
        announcement.instructions.push_back({"Take {0} off the table: all its castings count as lost.", {who}});
    else
        announce_losses(who, end.stragglers, end.casualties, announcement);
    if (end.breaks && !end.destroyed)
        announcement.instructions.push_back({"Mark {0} broken and turn it away as a mob.", {who}});
    if (end.breaks && !end.destroyed && body.arm == Arm::Artillery && !charge.guns_lost)
        announcement.instructions.push_back({"Its gunners take their guns with them."});
    if (end.breaks || end.destroyed || retreats) {
        const bool broke_short = charges && charge.rounds_fought == 0 && end.losses == 0; // by its own roll to close
        announce_retreat(body, left(end), broke_short ? Away::Charge : Away::Retreat, end.breaks || end.destroyed, role, announcement);
    }
    announce_leader(body, end.stragglers + end.casualties - end.straggled, role, announcement);
    announce_ammunition(body, end, charge.rounds_fought > 0, who, announcement);
}

} // namespace

Announcement ChargeRules::announce(const Charge& inputs, const ChargeEnd& end, const Charts& /*charts*/)
{
    Announcement announcement{headline(end), {}, {}};
    const bool defender_retreats = end.result == ChargeResult::DefenderRetreats;
    announce_side({inputs.attacker, end.attacker, true, true, end.result == ChargeResult::AttackerRetreats}, end, announcement);
    announce_side({inputs.defender, end.defender, false, inputs.defender.charging, defender_retreats && end.retreat_inches == 0}, end,
                  announcement);
    if (defender_retreats && end.retreat_inches > 0)
        announcement.instructions.push_back(
            {"The defender goes back {0} inches, facing away, in its formation; it is not broken.", {end.retreat_inches}});
    if (end.guns_lost)
        announcement.instructions.push_back({"The gunners leave their guns behind."});
    announce_breakthrough(end, announcement);
    return announcement;
}

} // namespace santa_anna
