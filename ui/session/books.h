// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/pack_shelf.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

class QWidget;

namespace corneta::ui {

/// The rulesets there are, one of them in hand, each with the charts in use: its own, those of a pack or of a game.
class Books : public QObject {
    Q_OBJECT

public:
    /// At least one.
    Books(std::vector<Rulebook> books, PackShelf shelf, QWidget& window);

    std::span<const Rulebook> all() const { return m_books; }
    std::size_t number() const { return m_number; }
    const Rulebook& in_hand() const { return m_books[m_number]; }
    void take(std::size_t number) { m_number = number; }
    /// The file whose charts are in use; empty: the ruleset's own are.
    const QString& pack() const { return m_packs[m_number]; }
    /// Which charts are in use, and how many numbers are the player's own.
    QString words() const;
    void choose_pack();
    /// Uses the pack in the file, unless something is wrong with it; a game that is played has to agree.
    void open_pack(const QString& path);
    /// Uses the ruleset's own charts; a game that is played has to agree.
    void close_pack();
    /// Uses what was typed into the pack of that file.
    void use_typed(ChartSet charts, const QString& path);
    const PackShelf& shelf() const { return m_shelf; }
    /// Whether a game plays by the charts in hand.
    bool is_kept_by_game() const { return m_of_game == m_number; }
    /// The charts by which the game that is played goes on.
    void follow_game(const Rulebook& game);
    /// From now on with the charts that the game in that file was begun with; its number.
    std::size_t use_game(const Rulebook& game, const QString& path);
    /// The game is over for this window: the ruleset's own charts are in use again.
    void leave_game();
    /// Whether the charts in use are there to be put away.
    bool may_close_pack() const { return !pack().isEmpty(); }

signals:
    /// Other charts are in use.
    void changed();
    /// By the charts in that file, or by the ruleset's own, the game is to go on.
    void asked_of_game(const QString& path);
    void pack_refused(const QString& title, const QString& about, const QStringList& problems);

private:
    /// Back to the ruleset's own charts.
    void put_away(std::size_t number);

    QWidget& m_window;
    std::vector<Rulebook> m_books;
    std::vector<QString> m_packs; ///< by book
    PackShelf m_shelf;
    std::size_t m_number = 0;
    std::optional<std::size_t> m_of_game{}; ///< the book that a game plays by
    QString m_game_file{};
};

} // namespace corneta::ui
