// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_file.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QTemporaryDir>

/// Games in a folder of their own, with their secrets.
class BegunGame {
public:
    BegunGame();

    std::string path(const std::string& name = "game") const;
    corneta::GameFile begun(const std::string& name = "game", const corneta::Ruleset* ruleset = nullptr,
                            std::string_view scenario = "buena-vista-small") const;
    corneta::GameFile opened(const std::string& name = "game") const;
    /// The file with the first `from` of a line replaced and sealed anew, as whoever changes it could.
    std::expected<corneta::GameRead, corneta::Problems> read_with(const std::string& from, const std::string& to) const;
    /// The file without its last lines.
    void cut(std::size_t lines) const;
    /// As on another computer.
    void move_elsewhere() const;
    /// The file and the secrets, as a backup has them.
    struct Backup {
        QByteArray file;
        QMap<QString, QByteArray> secrets;
    };
    Backup backup() const;
    void put_back(const Backup& backup) const;
    QString folder_of_secrets() const { return m_folder.filePath("data/corneta/secrets"); }

private:
    QTemporaryDir m_folder;
};

QString q(const std::string& text);
std::string joined(const corneta::Problems& problems);

template <class T> std::string refusal(const std::expected<T, corneta::Problems>& done)
{
    return done ? std::string{} : joined(done.error());
}

corneta::game::Play fire(const std::string& firer, const std::string& target);
