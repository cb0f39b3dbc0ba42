// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/begun_game.h"

#include "app/storage/packs/scenarios.h"
#include "rulesets/all_rulesets.h"
#include "rulesets/santa_anna/ruleset.h"

#include <QDirIterator>
#include <QFile>

using namespace corneta;

BegunGame::BegunGame()
{
    if (!m_folder.isValid())
        qFatal("no folder");
    qputenv("XDG_DATA_HOME", m_folder.filePath("data").toLocal8Bit());
}

std::string BegunGame::path(const std::string& name) const
{
    return m_folder.filePath(q(name + ".corneta")).toStdString();
}

GameFile BegunGame::begun(const std::string& name, const Ruleset* ruleset, std::string_view scenario) const
{
    const Ruleset& played = ruleset == nullptr ? santa_anna::ruleset : *ruleset;
    const auto statements = scenario_statements(played, scenario);
    auto file = GameFile::create(path(name), {std::string{played.key}, {}, *statements}, all_rulesets());
    if (!file)
        qFatal("%s", joined(file.error()).c_str());
    return std::move(*file);
}

GameFile BegunGame::opened(const std::string& name) const
{
    auto file = GameFile::open(path(name), all_rulesets());
    if (!file)
        qFatal("%s", joined(file.error()).c_str());
    return std::move(*file);
}

std::expected<GameRead, Problems> BegunGame::read_with(const std::string& from, const std::string& to) const
{
    QFile file{q(path())};
    if (!file.open(QIODevice::ReadWrite))
        qFatal("no file");
    const QByteArray bytes = file.readAll();
    const auto lines = journal_lines({bytes.data(), static_cast<std::size_t>(bytes.size())}, path());
    JournalLine before;
    std::string forged;
    bool is_found = false;
    for (const JournalLine& line : lines->lines) {
        std::string body = line.body;
        if (const std::size_t at = body.find(from); at != std::string::npos && !is_found) {
            body.replace(at, from.size(), to);
            is_found = true;
        }
        before = sealed_line(body, before);
        forged += text(before);
    }
    if (!is_found)
        qFatal("no \"%s\" in %s", from.c_str(), bytes.constData());
    file.resize(0);
    file.seek(0);
    file.write(forged.data(), static_cast<qint64>(forged.size()));
    file.close();
    return game_read(path(), all_rulesets());
}

void BegunGame::cut(std::size_t lines) const
{
    QFile file{q(path())};
    if (!file.open(QIODevice::ReadWrite))
        qFatal("no file");
    const QByteArray bytes = file.readAll();
    const auto all = journal_lines({bytes.data(), static_cast<std::size_t>(bytes.size())}, path());
    file.resize(static_cast<qint64>(all->lines[all->lines.size() - lines - 1].end));
}

BegunGame::Backup BegunGame::backup() const
{
    const auto bytes_of = [](const QString& name) {
        QFile file{name};
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no %s", qPrintable(name));
        return file.readAll();
    };
    Backup backup{bytes_of(q(path())), {}};
    for (QDirIterator all{folder_of_secrets(), QDir::Files, QDirIterator::Subdirectories}; all.hasNext();)
        if (const QString name = all.next(); !name.isEmpty())
            backup.secrets[name] = bytes_of(name);
    return backup;
}

void BegunGame::put_back(const Backup& backup) const
{
    const auto write = [](const QString& name, const QByteArray& bytes) {
        QFile file{name};
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(name));
        file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    };
    write(q(path()), backup.file);
    for (auto secret = backup.secrets.begin(); secret != backup.secrets.end(); ++secret)
        write(secret.key(), secret.value());
}

void BegunGame::move_elsewhere() const
{
    qputenv("XDG_DATA_HOME", m_folder.filePath("elsewhere").toLocal8Bit());
}

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

std::string joined(const Problems& problems)
{
    std::string words;
    for (const Problem& problem : problems)
        words += (words.empty() ? "" : "; ") + text(problem);
    return words;
}

game::Play fire(const std::string& firer, const std::string& target)
{
    return {.action = "fire",
            .roles = {{"firer", {firer}}, {"target", {target}}},
            .typed = {{"range", "3"}},
            .reason = "as it comes",
            .as_usual = true};
}
