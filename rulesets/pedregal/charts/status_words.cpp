// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/charts/status_words.h"

namespace pedregal {

void announce_status(Status status, const Charts& charts, corneta::Announcement& announcement)
{
    switch (status) {
    case Status::Good: return;
    case Status::Disrupted: announcement.instructions.push_back({"Put a disruption marker on it."}); return;
    case Status::Routed:
        announcement.instructions.push_back(
            {"Take it off the map; turns until it comes back next to its HQ, disrupted: {0}.", {charts.turns_routed().number()}});
        return;
    }
}

} // namespace pedregal
