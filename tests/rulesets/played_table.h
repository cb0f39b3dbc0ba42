// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/resolve.h"
#include "core/action/ruleset.h"
#include "core/odds/odds.h"

#include <map>
#include <string>
#include <vector>

/// A ruleset as a test plays it: words in, words out.
class PlayedTable {
public:
    explicit PlayedTable(const corneta::Ruleset& ruleset);

    /// The outcome of `action` with answers `key=word key=word` and faces in the order asked, as `key=word` in declared order.
    /// A refusal or missing dice are told in its place.
    std::string outcome(const std::string& action, const std::string& answers, const std::vector<int>& faces) const;
    /// The words of `outcome` under the keys that `wanted` names, in its order.
    std::string outcome_of(const std::string& wanted, const std::string& action, const std::string& answers,
                           const std::vector<int>& faces) const;
    /// Everything that is wrong with the answers, joined by "; ".
    std::string refusals(const std::string& action, const std::string& answers) const;
    corneta::Verdict verdict(const std::string& action, const std::string& answers, const std::vector<int>& faces) const;
    corneta::Odds odds(const std::string& action, const std::string& answers) const;
    /// Of a batch one a row.
    std::vector<corneta::Verdict> verdicts(const std::string& action, const std::string& answers, const std::vector<int>& faces) const;
    std::vector<corneta::Odds> all_odds(const std::string& action, const std::string& answers) const;
    /// The word under one key in each of the verdicts.
    std::vector<std::string> outcomes(const std::string& key, const std::string& action, const std::string& answers,
                                      const std::vector<int>& faces) const;
    const corneta::Rulebook& rulebook() const { return m_rulebook; }
    const corneta::Action& action(const std::string& key) const;

private:
    corneta::Rulebook m_rulebook;
};
