// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/journal.h"
#include "core/game/play/rules.h"

#include <QString>
#include <QStringList>

#include <map>
#include <set>
#include <string>
#include <vector>

/// What games that played themselves have played, and what they have not.
class AutomaticCoverage {
public:
    void take(const corneta::game::Journal& journal, const corneta::Rulebook& book);
    void add(const AutomaticCoverage& other);

    int games() const { return m_games; }
    int fought() const { return m_fought; }
    int laid() const { return m_laid; }
    int turned_up() const { return m_turned_up; }
    /// The side that has won as the ruleset counts, by games; `nobody` where it is even or open.
    const std::map<std::string, int>& winners() const { return m_winners; }
    /// Lines of a table: actions with a role, choices of what had to be chosen, and so on.
    QStringList table(const corneta::Ruleset& ruleset) const;
    /// Actions with a role that were played less than so often, and choices that were taken less than so often.
    std::set<std::string> seldom(const corneta::Ruleset& ruleset, int actions, int choices) const;
    /// What the tables of procedures name and nobody has played.
    std::set<std::string> never(const corneta::Ruleset& ruleset) const;

private:
    void take(const corneta::game::Entry& entry, const corneta::game::State& before, const corneta::Ruleset& ruleset);
    void count_answers(const corneta::game::Entry& entry, const corneta::Ruleset& ruleset);
    void count_choice(const corneta::game::Play& play, const corneta::game::State& before);

    int m_games = 0;
    int m_fought = 0;
    int m_laid = 0;
    int m_turned_up = 0;
    std::map<std::string, int> m_actions;
    std::map<std::string, std::vector<int>> m_choices; ///< by what they are
    std::map<std::string, int> m_winners;
    std::set<std::string> m_answered; ///< `action key=word`, `action key` and `key`, with `=word` or not, of roles and of what is not usual
};
