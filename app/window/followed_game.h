// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/journal/journal_follower.h"
#include "app/window/recorded_game.h"

#include <memory>
#include <span>

namespace corneta::window {

/// A game that another program writes, here or on another computer, or whose file may only be read: it is shown as it goes on, and refuses
/// whatever would be written.
class FollowedGame final : public RecordedGame {
    Q_OBJECT

public:
    /// Null where the file may be written here, or cannot be read, or is a club's book; `why` is what kept it from being opened.
    static std::unique_ptr<FollowedGame> of(const QString& path, std::span<const Ruleset* const> rulesets, const Problems& why);

    QString followed() const override { return m_why; }

protected:
    const GameRecord& record() const override { return m_record; }
    const std::string& path() const override { return m_follower.path(); }
    std::string head_seal() const override { return m_follower.head_seal(); }

private:
    FollowedGame(JournalFollower follower, GameRecord record, QString why);
    void look();

    JournalFollower m_follower;
    GameRecord m_record;
    QString m_why;
};

} // namespace corneta::window
