// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/text/problem.h"

#include <string_view>
#include <vector>

namespace corneta::conformance {

/// What is wrong with what a ruleset declares, each with what to do about it: `where` is the member, or what of it by its key.
/// Of the ruleset itself: phases, keys of actions and charts, what is said of charts, what is printed.
Problems problems_in_ruleset(const Ruleset& ruleset);
/// Of an action: its form, outcomes, refusals and charts.
Problems problems_in_action(const Ruleset& ruleset, const Action& action);
/// Of its game: every role, stat, action and phase that a table of GameRules names.
Problems problems_in_game(const Ruleset& ruleset);

/// `firer_arm`: lower-case letters, digits and single underscores, a letter first.
bool is_key(std::string_view word);
/// `road-column`: the same with hyphens; a digit may stand first.
bool is_word(std::string_view word);

/// Keys, and what to say of one that is none of them.
struct Known {
    std::string_view kind; ///< `phase`
    std::vector<std::string_view> keys{};
    bool (*fits)(std::string_view) = is_word;

    bool has(std::string_view key) const;
    void demand(const std::string& where, std::string_view key, Problems& problems) const;
    /// The key is one more; it is no plain word, or stands there already.
    void take(const std::string& where, std::string_view key, Problems& problems);
};
Known phases_of(const Ruleset& ruleset);
Known action_keys_of(const Ruleset& ruleset);
Known charts_of(const Ruleset& ruleset);
Known fields_of(const Action& action);

} // namespace corneta::conformance
