// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/status_words.h"

namespace pedregal {

void tell_status(Status status, const Cards& cards, corneta::Telling& telling)
{
    switch (status) {
    case Status::Good: return;
    case Status::Disrupted: telling.hands.push_back({"Put a disruption marker on it."}); return;
    case Status::Routed:
        telling.hands.push_back(
            {"Take it off the map; turns until it comes back next to its HQ, disrupted: {0}.", {cards.turns_routed().number()}});
        return;
    }
}

} // namespace pedregal
