// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/ruleset.h"

#include "core/action/procedure.h"

#include <algorithm>
#include <utility>

namespace corneta {

const Action* Ruleset::find_action(std::string_view key_of_action) const
{
    const auto found = std::ranges::find(actions, key_of_action, &Action::key);
    return found == actions.end() ? nullptr : &*found;
}

Rulebook rulebook(const Ruleset& ruleset, ChartSet charts)
{
    auto kept = std::make_shared<const ChartSet>(std::move(charts));
    std::shared_ptr<const RulesetCharts> typed_charts = ruleset.typed_charts(*kept);
    return {&ruleset, std::move(kept), std::move(typed_charts)};
}

Rulebook book_at(const Rulebook& book, int entry)
{
    Rulebook found = book;
    if (book.earlier != nullptr)
        for (const auto& [from, other] : book.earlier->from)
            if (from <= entry)
                found = other;
    found.earlier = book.earlier;
    return found;
}

} // namespace corneta
