// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_file.h"
#include "app/window/filed_season.h"
#include "app/window/recorded_game.h"

#include <memory>
#include <span>

namespace corneta::window {

/// A game in its file, as the window knows it.
class FiledGame final : public RecordedGame {
    Q_OBJECT

public:
    /// `rulesets` are those of the battles, should it be a club's book.
    FiledGame(GameFile file, QString recovered, std::span<const Ruleset* const> rulesets);

    QString recovered() const override { return m_recovered; }
    Decided give(const game::Command& command, const game::DiceAtHand& dice, Rolls rolls) override;
    Decided roll_all(const std::vector<game::Command>& commands) override;
    Decided lay(const std::string& unit, const std::string& word, const std::string& reason) override;
    Decided turn_up(const std::vector<std::string>& units, const std::string& reason) override;
    Decided change_charts(const std::string& pack, const std::string& reason) override;

    void wait_for_words(const std::string& holder, const std::function<bool()>& has_words) override;
    Problems say(const std::string& side, const std::string& word) override;
    Decided roll_open() override;
    Problems throw_away(const std::string& reason) override;
    Decided take_sheet(const std::string& typed, const std::string& reason) override;
    ui::SeasonBook* season() override { return m_season.get(); }
    Problems save_elsewhere(const QString& path) const override;

protected:
    const GameRecord& record() const override { return m_file.record(); }
    const std::string& path() const override { return m_file.file().path(); }
    std::string head_seal() const override { return m_file.file().head_seal(); }
    std::string report_as(ReportKind kind) const override;

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
