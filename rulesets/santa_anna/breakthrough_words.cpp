// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/breakthrough.h"
#include "rulesets/santa_anna/straggling.h"

namespace santa_anna {

using corneta::Choice;
using corneta::Follow;
using corneta::Sentence;
using corneta::Telling;

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

Sentence what_it_does(Onward result, const Cards& cards)
{
    const corneta::Fraction degrees = cards.morale().breakthrough_arc().number();
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
Choice moved(const Sentence& words, std::string_view kind, const Breakthrough& asked, int straggled)
{
    return {"movement",
            words,
            {{"kind", std::string{kind}},
             {"unit_arm", "cavalry"},
             {"unit_effectives", castings_word(asked.effectives - straggled)},
             {"unit_stragglers", castings_word(asked.stragglers + straggled)}}};
}

void tell_what_follows(const Breakthrough& asked, const BreakthroughEnd& end, Telling& telling)
{
    if (asked.effectives == 0)
        return;
    const bool moves_first = end.breaks || end.stragglers == asked.effectives;
    const int before_move = moves_first ? 0 : end.stragglers; // what would break it counts after the move
    if (end.result == Onward::Breakthrough)
        telling.next.push_back({Follow::Must, "attacker", {moved({"The cavalry moves on"}, "move", asked, before_move)}});
    if (end.result == Onward::Charge)
        telling.next.push_back({Follow::Must, "attacker", {moved({"The cavalry makes a charge move"}, "charge", asked, before_move)}});
    if (end.result == Onward::RalliesBack)
        telling.next.push_back({Follow::Must, "attacker", {moved({"The cavalry moves back"}, "move", asked, before_move)}});
    if (end.result == Onward::Breakthrough || end.result == Onward::Charge)
        telling.next.push_back({Follow::May, "attacker", {Choice{"overrun-stragglers", {"It rides over enemy stragglers"}, {}}}});
    if (!end.breaks)
        return;
    if (end.stragglers < asked.effectives)
        telling.next.push_back({Follow::Must, "attacker", {moved({"The cavalry makes a retreat move"}, "retreat", asked, end.stragglers)}});
    telling.next.push_back({Follow::May, "attacker", {Choice{"rout-check", {"Each friend that sees it break rolls a rout check"}, {}}}});
}

} // namespace

Telling BreakthroughRules::tell(const Breakthrough& asked, const BreakthroughEnd& end, const Cards& cards)
{
    Telling telling;
    telling.headline = headline(end);
    telling.hands.push_back(what_it_does(end.result, cards));
    tell_stragglers(end.stragglers, telling);
    if (end.breaks && end.stragglers == asked.effectives)
        telling.hands.push_back({"Then take the unit off the table: all its castings count as lost."});
    else if (end.breaks)
        telling.hands.push_back({"Then mark the unit broken and turn it away as a mob."});
    tell_what_follows(asked, end, telling);
    return telling;
}

} // namespace santa_anna
