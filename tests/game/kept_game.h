// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/decide/decide.h"
#include "core/game/forces/scenario.h"

#include <QString>

#include <string>
#include <vector>

/// A game of a ruleset as a test keeps it: words in, words out. What is refused is told, "" means it is done.
class KeptGame {
public:
    /// `scenario` is a file of the ruleset's folder of scenarios, without its `.jsonl`; empty: the table is.
    KeptGame(const corneta::Ruleset& ruleset, const std::string& scenario);

    /// `words` are answers `range=4` and, with a `@`, units in roles: `@firer=K1 @target=M1 range=4`; of several units `@unit=K1+K2`.
    std::string play(const std::string& action, const std::string& words, const std::vector<int>& faces, const std::string& reason = {});
    /// The fields of it that only the table knows and nobody has said, joined by "; ".
    std::string asked(const std::string& action, const std::string& words) const;
    /// A play, and on with what must follow for its units alone.
    std::string play_on(const std::string& action, const std::string& words, const std::vector<int>& faces, const std::string& reason = {});
    std::string play_on(corneta::game::Play play, const corneta::game::DiceAtHand& dice);
    /// The follow-up at `index` of an entry, counted from 0, by its first or another choice.
    std::string follow(corneta::game::Follows follows, const std::string& words, const std::vector<int>& faces);
    std::string amend(int entry, const std::string& words, const std::vector<corneta::TypedDice::Labelled>& faces = {},
                      const std::vector<corneta::game::Ruling>& rulings = {});
    std::string end_phase(const std::string& reason = {});
    /// Ends phases with a reason until the game stands in that one.
    void go_to(const std::string& phase);
    /// Ends phases with a reason until the next turn begins.
    void end_turn();
    std::string edit(const std::string& unit, const std::string& words);
    std::string give(const corneta::game::Command& command, const corneta::game::DiceAtHand& dice = {});

    /// A stat of a unit by key or code; `-` when it has none.
    std::string stat(const std::string& unit, const std::string& stat) const;
    /// What is owed: `entry.index kind action (by)`, in their order, joined by "; ".
    std::string owed() const;
    std::string stage() const; ///< `1 first-fire`, with ` aftermath`
    const corneta::game::Journal& journal() const { return m_journal; }
    const corneta::Rulebook& book() const { return m_book; }
    /// The last entry's words: headlines, then instructions.
    std::string told() const;
    /// The number of the last entry.
    int last() const { return m_journal.next_number() - 1; }
    /// An answer of the last play and where it comes from: `5 roster`; `-` when it was not asked.
    std::string answer(const std::string& key) const;
    /// What the last play left under a key.
    std::string outcome(const std::string& key) const;
    /// Who is idle: `2nd-indiana has not fired: fire firer`, in their order, joined by "; ".
    std::string idle() const;
    /// How the sides stand: `us 4: 4 points, ...`, of one for whom it is over `us 4 over: ...`, joined by "; ".
    std::string standing() const;
    /// What a list of forces shows of a unit: `effectives 3, stragglers 1; broken, column`, with ` gone` behind it.
    std::string summary(const std::string& unit) const;
    /// The stage with its round: `1 movement 3`.
    std::string round() const;

private:
    void say_usual(corneta::game::Play& play) const;
    corneta::game::Play play_of(const std::string& action, const std::string& words) const;

    corneta::Rulebook m_book;
    corneta::game::Journal m_journal;
};

/// A row each scenario of each ruleset: `ruleset` and `scenario`.
void add_scenario_rows();

std::string joined(const corneta::Problems& problems);

/// For QCOMPARE, which shows it when it differs.
inline QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

/// Whether one of those that are idle is `2nd-indiana has not fired: fire firer`.
inline bool is_idle(const KeptGame& game, const char* words)
{
    return q("; " + game.idle() + "; ").contains(QString{"; %1; "}.arg(words));
}
