// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/followed_game.h"

#include "app/storage/journal/journal_file.h"
#include "ui/words/wording.h"

#include <QTimer>

#include <chrono>
#include <utility>

namespace corneta::window {

namespace {

constexpr std::chrono::milliseconds between_looks{250};

} // namespace

std::unique_ptr<FollowedGame> FollowedGame::of(const QString& path, std::span<const Ruleset* const> rulesets, const Problems& why)
{
    if (JournalFile::can_be_written(path.toStdString()))
        return nullptr;
    JournalFollower follower{path.toStdString()};
    const auto lines = follower.poll();
    auto record = lines ? GameRecord::from_lines(*lines, path.toStdString(), rulesets) : std::unexpected{lines.error()};
    if (!record)
        return nullptr;
    return std::unique_ptr<FollowedGame>{
        new FollowedGame{std::move(follower), std::move(*record), ui::sentences_of(why).join(QLatin1Char{' '})}};
}

FollowedGame::FollowedGame(JournalFollower follower, GameRecord record, QString why)
    : m_follower{std::move(follower)},
      m_record{std::move(record)},
      m_why{std::move(why)}
{
    auto* timer = new QTimer{this};
    connect(timer, &QTimer::timeout, this, &FollowedGame::look);
    timer->start(between_looks);
}

/// What came since; a line that is refused is told, and everything before it stays in sight.
void FollowedGame::look()
{
    const auto lines = m_follower.poll();
    const auto taken = lines ? m_record.take(*lines) : std::unexpected{lines.error()};
    const QString why = taken ? m_why : ui::sentences_of(taken.error()).join(QLatin1Char{' '});
    if (why == m_why && lines->empty())
        return;
    m_why = why;
    emit changed();
}

} // namespace corneta::window
