// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/forces/scenario.h"
#include "core/game/journal/journal.h"
#include "core/game/play/play.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace corneta::ui {

class SeasonBook;

/// A roll that is committed to and not made yet.
struct OpenRoll {
    QString what;                                           ///< `Fire (2nd Indiana, Perez)`
    QString commitment;                                     ///< as it is written on paper
    std::string holder;                                     ///< the side that holds the computer; empty where nobody said
    std::vector<std::pair<std::string, std::string>> words; ///< by side
};

/// A game that is open: what the window reads of it and asks of it. Whatever a call returns is safe on the disk.
class OpenGame : public QObject {
    Q_OBJECT

public:
    using Decided = std::expected<const game::Entry*, Problems>;
    enum class Rolls { No, Yes };

    virtual const game::Journal& journal() const = 0;
    virtual const Rulebook& book() const = 0;
    /// Of its file, without the folder.
    virtual QString name() const = 0;
    /// The first letters of the last line's seal, to be written on paper.
    virtual QString seal() const = 0;
    /// What it is about, as its scenario tells it: a title, then a paragraph each; empty without a scenario.
    virtual QStringList mission() const { return {}; }
    /// Of a battle that plays itself: the side that attacks by its scenario.
    virtual std::string attacker() const { return {}; }
    /// What was put right when it was opened, in words; empty when nothing was.
    virtual QString recovered() const { return {}; }
    /// Why it is only followed, in words: another program writes it, or nobody may. Whatever would be written is then refused. Empty: it is ours.
    virtual QString followed() const { return {}; }
    /// An entry as the journal's list tells it.
    virtual QString sentence(const game::Entry& entry) const = 0;
    /// Whether what an entry did still holds.
    virtual bool is_in_force(const game::Entry& entry) const = 0;

    /// Decides a command and writes its entry; dice that nobody typed are rolled when `rolls` says so.
    virtual Decided give(const game::Command& /*command*/, const game::DiceAtHand& /*dice*/, Rolls /*rolls*/)
    {
        return std::unexpected{refusal()};
    }
    /// Rolls for all of them, an entry each, by one opening; the last entry. What the first ones make impossible is thrown away.
    virtual Decided roll_all(const std::vector<game::Command>& /*commands*/) { return std::unexpected{refusal()}; }
    /// Lays something face down by a unit; what it is stands nowhere in the state. A reason overrules what speaks against it.
    virtual Decided lay(const std::string& /*unit*/, const std::string& /*word*/, const std::string& /*reason*/)
    {
        return std::unexpected{refusal()};
    }
    /// Turns up all that lies face down by these units; of no units all. A reason overrules what speaks against it.
    virtual Decided turn_up(const std::vector<std::string>& /*units*/, const std::string& /*reason*/) { return std::unexpected{refusal()}; }
    /// Plays on by the charts of that pack, or by the ruleset's own where it is empty.
    virtual Decided change_charts(const std::string& /*pack*/, const std::string& /*reason*/) { return std::unexpected{refusal()}; }

    /// The roll that is open and comes before all else.
    virtual std::optional<OpenRoll> open_roll() const { return std::nullopt; }
    /// From now on each roll waits for the words of the sides between its commitment and its dice: `has_words` asks for them, and whether it
    /// is to be made now. Without a side that holds the computer no more.
    virtual void wait_for_words(const std::string& /*holder*/, const std::function<bool()>& /*has_words*/) {}
    /// For the open roll: a side's word, the dice, or neither for a reason.
    virtual Problems say(const std::string& /*side*/, const std::string& /*word*/) { return refusal(); }
    virtual Decided roll_open() { return std::unexpected{refusal()}; }
    virtual Problems throw_away(const std::string& /*reason*/) { return refusal(); }

    /// Goes on as a sheet says that was typed back.
    virtual Decided take_sheet(const std::string& /*typed*/, const std::string& /*reason*/) { return std::unexpected{refusal()}; }

    /// Of a club's book; null of any other game.
    virtual SeasonBook* season() { return nullptr; }

    /// All that was written of it, in a new file.
    virtual Problems save_elsewhere(const QString& /*path*/) const { return {}; }
    /// The after-action report, in HTML where the name ends so, else in Markdown. Only a report is overwritten.
    virtual Problems write_report(const QString& /*path*/) const { return {}; }

    const game::State& state() const { return journal().state(); }

signals:
    /// An entry was added.
    void changed();

protected:
    /// Of all that is written of a game that is only followed.
    Problems refusal() const { return {{"game", {"this window only follows the game: {0}", {Name{followed().toStdString()}}}}}; }
};

/// A scenario that a new game can begin with.
struct ScenarioName {
    std::string key;
    QString label;
    QString about;
    QString source;
    std::vector<game::ScenarioOption> options{};
};

/// With what a new game begins.
struct GameStart {
    std::string scenario{};             ///< its key; empty: the table is
    std::vector<std::string> options{}; ///< those of the scenario that are chosen
    std::string pack{};                 ///< a file of charts; empty: the ruleset's own
    std::string sheet{};                ///< typed back from paper, which says the rest; empty: it begins as it was
};

/// A game that was open before, as far as a look at its file tells.
struct RecentGame {
    QString path;
    QString name;
    QStringList words; ///< about it, a line each, an empty one for `standing`; or why it cannot be opened
};

/// A sheet typed back as far as it was: what is wrong, and what it is of once nothing is.
struct SheetReading {
    Problems problems{};
    std::vector<int> lines{}; ///< of each problem, from 1; 0: the whole sheet
    QString about{};
};

/// How the window reaches the games on the disk.
struct GameShelf {
    using Opened = std::expected<std::unique_ptr<OpenGame>, Problems>;

    std::function<Opened(const QString& path)> open{};
    std::function<Opened(const QString& path, const Ruleset& ruleset, const GameStart& start)> create{};
    /// A new club's book for battles of that ruleset; empty: there are no books.
    std::function<Problems(const QString& path, const Ruleset& ruleset)> create_book{};
    std::function<std::vector<ScenarioName>(const Ruleset& ruleset)> scenarios{};
    /// A unit of each sort that the scenarios have, with what they state of it; empty: none are known.
    std::function<std::vector<game::Unit>(const Ruleset& ruleset)> typical_units{};
    /// Keeps the forces of a game as a scenario of the players' own; empty: none can be kept.
    std::function<Problems(const OpenGame& game, const game::Scenario& head)> save_scenario{};
    /// What a scenario states with these of its options.
    std::function<std::expected<std::vector<Statement>, Problems>(const Ruleset& ruleset, const GameStart& start)> statements{};
    /// Of its sheet and pack; empty: no sheet is typed back.
    std::function<SheetReading(const GameStart& start)> read_sheet{};
    /// Those opened last, the latest first; each may be empty: nothing is remembered.
    std::function<std::vector<RecentGame>()> recent{};
    /// Where such a game stands in one line, empty where nothing says it: reads the whole file and may be asked on any thread.
    std::function<QString(const QString& path)> standing{};
    std::function<void(const QString& path)> remember{};
    /// This window writes that game.
    std::function<void(const QString& path)> hold{};
    std::function<void()> forget{};
};

} // namespace corneta::ui
