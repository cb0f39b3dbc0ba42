// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recent_games.h"

#include "app/storage/game/game_json.h"
#include "app/storage/game/game_record.h"
#include "app/storage/journal/journal_follower.h"
#include "app/window/filed_season.h"
#include "core/game/play/phases.h"
#include "ui/words/army_words.h"
#include "ui/words/wording.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>

#include <algorithm>

namespace corneta::window {

namespace {

constexpr qsizetype most_games = 5;

QSettings settings()
{
    return QSettings{QSettings::IniFormat, QSettings::UserScope, QStringLiteral("corneta"), QStringLiteral("corneta")};
}

QStringList paths()
{
    return settings().value(QStringLiteral("games/recent")).toStringList();
}

/// The last whole line; empty where it is longer than what is looked at.
QByteArray last_line(QFile& file)
{
    constexpr qint64 most = 64 * 1024;
    file.seek(std::max<qint64>(0, file.size() - most));
    const QByteArray end = file.readAll();
    const qsizetype last = end.lastIndexOf('\n');
    const qsizetype before = last < 1 ? -1 : end.lastIndexOf('\n', last - 1);
    return before < 0 ? QByteArray{} : end.sliced(before + 1, last - before - 1);
}

/// What its entry says.
QString headline_in(QJsonObject line)
{
    line.remove(QStringLiteral("seal"));
    const auto read = line_from(QJsonDocument{line}.toJson(QJsonDocument::Compact).toStdString(), {}, 0);
    const auto* const entry = read ? std::get_if<game::Entry>(&*read) : nullptr;
    const bool says = entry != nullptr && !entry->results.empty() && !entry->results.front().told.empty();
    return says ? ui::said(entry->results.front().told.front().headline) : QString{};
}

} // namespace

ui::RecentGame look_at(const QString& path, std::span<const Ruleset* const> rulesets)
{
    constexpr qint64 most_of_head = 1024 * 1024;
    ui::RecentGame game{path, QFileInfo{path}.completeBaseName(), {}};
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly)) {
        game.words << ui::tr("The file is not there any more.");
        return game;
    }
    const QJsonObject head = QJsonDocument::fromJson(file.readLine(most_of_head)).object();
    const std::span own = rules_of_file(path, rulesets);
    const auto found = std::ranges::find(own, head[QStringLiteral("ruleset")].toString().toStdString(), &Ruleset::key);
    if (!head.contains(QStringLiteral("corneta")) || found == own.end()) {
        game.words << ui::tr("It cannot be read as a game.");
        return game;
    }
    game.words << ui::translated((*found)->label);
    const QJsonObject last = QJsonDocument::fromJson(last_line(file)).object();
    game.words << QString{}; // where it stands, once it was read
    if (const QString headline = headline_in(last); !headline.isEmpty())
        game.words << headline;
    return game;
}

QString standing_in(const QString& path, std::span<const Ruleset* const> rulesets)
{
    constexpr qint64 most_bytes = 16 * 1024 * 1024; // longer than that nobody waits for it
    if (QFileInfo{path}.size() > most_bytes)
        return {};
    const auto lines = JournalFollower{path.toStdString()}.poll();
    const auto record = lines ? GameRecord::from_lines(*lines, path.toStdString(), rules_of_file(path, rulesets))
                              : std::expected<GameRecord, Problems>{std::unexpect};
    if (!record)
        return {};
    const game::Stage& stage = record->journal().state().stage;
    const QString phase = ui::translated(game::label_of_phase(record->ruleset(), stage.phase));
    return ui::tr("Turn %1, %2   %3").arg(stage.turn).arg(phase, ui::standing_words(record->journal().state(), record->book())).trimmed();
}

void remember_games(ui::GameShelf& shelf, std::span<const Ruleset* const> rulesets)
{
    shelf.recent = [rulesets] {
        std::vector<ui::RecentGame> games;
        for (const QString& path : paths())
            games.push_back(look_at(path, rulesets));
        return games;
    };
    shelf.standing = [rulesets](const QString& path) { return standing_in(path, rulesets); };
    shelf.remember = [](const QString& path) {
        QStringList now = paths();
        const QString whole = QFileInfo{path}.absoluteFilePath();
        now.removeAll(whole);
        now.prepend(whole);
        settings().setValue(QStringLiteral("games/recent"), now.first(std::min(now.size(), most_games)));
    };
    shelf.forget = [] { settings().remove(QStringLiteral("games/recent")); };
}

} // namespace corneta::window
