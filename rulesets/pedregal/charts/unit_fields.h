// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/declare.h"

/// Fields that several forms ask of the one unit that acts.
namespace pedregal::unit_fields {

template <auto... Member> constexpr corneta::Field morale()
{
    return corneta::asks<Member...>({.key = "unit_morale", .label = "Morale", .start = 3, .role = "unit", .stat = "morale"});
}

template <auto... Member> constexpr corneta::Field leader()
{
    return corneta::asks<Member...>(
        {.key = "leader", .label = "Leader", .help = "Stacked with it; an engineer is no help.", .role = "unit", .stat = "leader"});
}

template <auto... Member> constexpr corneta::Field infantry()
{
    return corneta::asks<Member...>({.key = "unit_infantry", .label = "Infantry", .role = "unit", .stat = "arm"});
}

template <auto... Member> constexpr corneta::Field disrupted()
{
    return corneta::asks<Member...>({.key = "unit_disrupted", .label = "Disrupted", .role = "unit", .stat = "status"});
}

} // namespace pedregal::unit_fields
