// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_file.h"
#include "app/window/filed_season.h"
#include "ui/session/open_game.h"

#include <memory>
#include <span>

namespace corneta::window {

/// A game in its file, as the window knows it.
class FiledGame final : public ui::OpenGame {
    Q_OBJECT

public:
    /// `rulesets` are those of the battles, should it be a club's book.
    FiledGame(GameFile file, QString recovered, std::span<const Ruleset* const> rulesets);

    const game::Journal& journal() const override { return m_file.journal(); }
    const Rulebook& book() const override { return m_file.record().book(); }
    QString name() const override;
    QString seal() const override;
    QStringList mission() const override;
    std::string attacker() const override { return std::string{game::attacker_in(m_file.record().head().scenario)}; }
    QString recovered() const override { return m_recovered; }
    QString sentence(const game::Entry& entry) const override;
    bool is_in_force(const game::Entry& entry) const override;
    Decided give(const game::Command& command, const game::DiceAtHand& dice, Rolls rolls) override;
    Decided roll_all(const std::vector<game::Command>& commands) override;
    Decided lay(const std::string& unit, const std::string& word, const std::string& reason) override;
    Decided turn_up(const std::vector<std::string>& units, const std::string& reason) override;
    Decided change_charts(const std::string& pack, const std::string& reason) override;

    std::optional<ui::OpenRoll> open_roll() const override;
    void wait_for_words(const std::string& holder, const std::function<bool()>& has_words) override;
    Problems say(const std::string& side, const std::string& word) override;
    Decided roll_open() override;
    Problems throw_away(const std::string& reason) override;
    Decided take_sheet(const std::string& typed, const std::string& reason) override;
    ui::SeasonBook* season() override { return m_season.get(); }
    Problems save_elsewhere(const QString& path) const override;
    Problems write_report(const QString& path) const override;

private:
    Decided rolled_after_words();
    Decided told(Decided given);

    GameFile m_file;
    std::unique_ptr<ui::SeasonBook> m_season; ///< reads and writes that file
    QString m_recovered;
    std::string m_holder;
    std::function<bool()> m_has_words;
};

/// The games of these rulesets on the disk.
ui::GameShelf shelf_of(std::span<const Ruleset* const> rulesets);

} // namespace corneta::window
