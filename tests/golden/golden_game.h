// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"

#include <QString>

#include <set>
#include <string>
#include <vector>

/// A golden game of a ruleset: `rulesets/<folder>/golden/<name>.corneta`.
struct GoldenFile {
    const corneta::Ruleset* ruleset = nullptr;
    std::string path;
};

/// All there are below the folder of the sources, by ruleset and name.
std::vector<GoldenFile> golden_files(const char* sources, const char* folder = "golden");

/// A row for each golden game: its `path`, named by ruleset and file.
void add_golden_rows(const char* sources, const char* folder = "golden");
/// The same for the one with the fewest bytes.
void add_shortest_golden_row(const char* sources);

corneta::GameRecord golden_record(const std::string& path);

/// What a golden game shows. Counts are of all entries, in force or not.
class GoldenGame {
public:
    explicit GoldenGame(const corneta::GameRecord& record) : m_record{record} {}

    const std::deque<corneta::game::Entry>& entries() const { return m_record.journal().entries(); }
    /// The first results of plays, in their order.
    std::vector<const corneta::game::EntryResult*> plays() const;
    std::set<std::string> actions_played() const;
    /// Phases of the ruleset in which nothing was entered.
    std::set<std::string> phases_left_out() const;
    /// Units of the scenario that stand in no role of a play.
    std::set<std::string> idle_units() const;
    /// Turns without a note.
    std::set<int> turns_without_note() const;
    /// Plays with the action, the units and the answers of an earlier one of the same phase and round, taking no follow-up of their own: most
    /// actions ask too little of a unit to differ in their answers alone.
    std::vector<int> plays_alike() const;
    /// Whether some unit was marked as one of these, or has come to one of them.
    bool has_marked(const std::set<std::string>& stats) const;
    /// Whether some unit is routed no more.
    bool has_come_back() const;
    /// Amendments whose later entries do not fit unless they are ruled on, each of them.
    int amendments_that_unfit() const;
    /// Follow-ups taken with the presets they brought.
    int follow_ups_taken() const;
    /// Follow-ups taken with other answers than they brought, by entry.
    std::vector<int> overridden_follow_ups() const;

    template <typename Command>
    int count() const
    {
        int count = 0;
        for (const corneta::game::Entry& entry : entries())
            count += std::holds_alternative<Command>(entry.command) ? 1 : 0;
        return count;
    }

private:
    const corneta::GameRecord& m_record;
};

/// The state that the entries so far come to, by a fold of our own over timelines of our own.
class OwnFold {
public:
    explicit OwnFold(corneta::game::State start) : m_start{std::move(start)} {}

    void take(const corneta::game::Entry& entry);
    corneta::game::State state() const;

private:
    using Timeline = std::vector<const corneta::game::EntryResult*>;

    corneta::game::State m_start;
    std::vector<Timeline> m_timelines{Timeline{}};
    std::size_t m_at = 0;
};
