// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/straggling.h"
#include "rulesets/santa_anna/melee/breakthrough.h"

namespace santa_anna {

using corneta::Announcement;
using corneta::Choice;
using corneta::Follow;
using corneta::Sentence;

namespace {

Sentence headline(const BreakthroughEnd& end)
{
    switch (end.result) {
    case Onward::Breakthrough:
        return end.breaks ? Sentence{"The cavalry breaks through, then breaks."} : Sentence{"The cavalry breaks through."};
    case Onward::Charge: return end.breaks ? Sentence{"The cavalry charges on, then breaks."} : Sentence{"The cavalry charges on."};
    case Onward::Halts: return end.breaks ? Sentence{"The cavalry halts and breaks."} : Sentence{"The cavalry halts."};
    case Onward::Reforms:
        return end.breaks ? Sentence{"The cavalry reforms in place and breaks."} : Sentence{"The cavalry reforms in place."};
    case Onward::RalliesBack:
        return end.breaks ? Sentence{"The cavalry rallies back, then breaks."} : Sentence{"The cavalry rallies back."};
    }
    return {};
}

Sentence what_it_does(Onward result, const Charts& charts)
{
    const corneta::Fraction degrees = charts.morale().breakthrough_arc().number();
    switch (result) {
    case Onward::Breakthrough:
        return {"Move it on by a full move along the line of its charge, at most {0} degrees off to strike an enemy.", {degrees}};
    case Onward::Charge: return {"It charges the nearest enemy at most {0} degrees off the line of its charge.", {degrees}};
    case Onward::Halts: return {"It stays where the broken unit stood."};
    case Onward::Reforms: return {"Put it in order where the broken unit stood."};
    case Onward::RalliesBack: return {"Move it back by its move."};
    }
    return {};
}

/// A move of the cavalry when `straggled` castings have left it.
Choice moved(const Sentence& words, std::string_view kind, const Breakthrough& inputs, int straggled)
{
    return {"movement",
            words,
            {{"kind", std::string{kind}},
             {"unit_arm", "cavalry"},
             {"unit_effectives", castings_word(inputs.effectives - straggled)},
             {"unit_stragglers", castings_word(inputs.stragglers + straggled)}}};
}

void announce_what_follows(const Breakthrough& inputs, const BreakthroughEnd& end, Announcement& announcement)
{
    if (inputs.effectives == 0)
        return;
    const bool moves_first = end.breaks || end.stragglers == inputs.effectives;
    const int before_move = moves_first ? 0 : end.stragglers; // what would break it counts after the move
    if (end.result == Onward::Breakthrough)
        announcement.next.push_back({Follow::Must, "attacker", {moved({"The cavalry moves on"}, "move", inputs, before_move)}});
    if (end.result == Onward::Charge)
        announcement.next.push_back(
            {Follow::Must, "attacker", {moved({"The cavalry makes a charge move"}, "charge", inputs, before_move)}});
    if (end.result == Onward::RalliesBack)
        announcement.next.push_back({Follow::Must, "attacker", {moved({"The cavalry moves back"}, "move", inputs, before_move)}});
    if (end.result == Onward::Breakthrough || end.result == Onward::Charge)
        announcement.next.push_back({Follow::May, "attacker", {Choice{"overrun-stragglers", {"It rides over enemy stragglers"}, {}}}});
    if (!end.breaks)
        return;
    if (end.stragglers < inputs.effectives)
        announcement.next.push_back(
            {Follow::Must, "attacker", {moved({"The cavalry makes a retreat move"}, "retreat", inputs, end.stragglers)}});
    announcement.next.push_back(
        {Follow::May, "attacker", {Choice{"rout-check", {"Each friend that sees it break rolls a rout check"}, {}}}});
}

} // namespace

Announcement BreakthroughRules::announce(const Breakthrough& inputs, const BreakthroughEnd& end, const Charts& charts)
{
    Announcement announcement;
    announcement.headline = headline(end);
    announcement.instructions.push_back(what_it_does(end.result, charts));
    announce_stragglers(end.stragglers, announcement);
    if (end.breaks && end.stragglers == inputs.effectives)
        announcement.instructions.push_back({"Then take the unit off the table: all its castings count as lost."});
    else if (end.breaks)
        announcement.instructions.push_back({"Then mark the unit broken and turn it away as a mob."});
    announce_what_follows(inputs, end, announcement);
    return announcement;
}

} // namespace santa_anna
