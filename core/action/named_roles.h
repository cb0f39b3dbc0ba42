// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace corneta {

/// The roles that the form and the outcomes name, in the order of their first fields.
template <class Rules> struct NamedRoles {
    std::array<std::string_view, Rules::form.size() + Rules::outcomes.size()> all{};
    std::size_t count = 0;

    constexpr NamedRoles()
    {
        for (const Field& field : Rules::form)
            add(field.role);
        for (const OutcomeSpec& outcome : Rules::outcomes)
            add(outcome.role);
    }
    constexpr void add(std::string_view role)
    {
        if (!role.empty() && std::ranges::find(all, role) == all.end())
            all[count++] = role;
    }
};
template <class Rules> constexpr NamedRoles<Rules> named_roles{};

} // namespace corneta
