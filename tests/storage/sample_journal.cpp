// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/sample_journal.h"

#include "app/storage/journal/journal_lines.h"

#include <QDir>
#include <QFile>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace sample_journal {

std::string body(int number)
{
    if (number == 1)
        return fmt::format(R"({{"format":1,"ruleset":"made-up","version":"0.1.0","pack":[],"scenario":"{}"}})", std::string(900, 'x'));
    return fmt::format(
        R"({{"entry":{0},"command":{{"play":"fire","roles":{{"firer":"K7","target":"M{1}"}},"inputs":{{"castings":{2},"range":6.5,)"
        R"("aspect":"front","cover":"none"}}}},"rolls":[{{"label":"fire","sides":20,"faces":[{3}]}}],"headline":"Uraga’s 1st loses {4}",)"
        R"("effects":[{{"unit":"M{1}","stat":"stragglers","add":{4}}}],"note":"{5}"}})",
        number, number % 7, number % 23, number % 20 + 1, number % 4, std::string(static_cast<std::size_t>(number * 37 % 200), 'J'));
}

std::vector<std::string> bodies(int first, int last)
{
    std::vector<std::string> all;
    for (int number = first; number <= last; ++number)
        all.push_back(body(number));
    return all;
}

std::vector<std::string> lines(int count)
{
    std::vector<std::string> all;
    corneta::JournalLine before;
    for (int number = 1; number <= count; ++number) {
        before = corneta::sealed_line(body(number), before);
        all.push_back(text(before));
    }
    return all;
}

std::string joined(const std::vector<std::string>& lines)
{
    return fmt::format("{}", fmt::join(lines, ""));
}

QString said_of(const std::string& bytes)
{
    const auto journal = corneta::journal_lines(bytes, "war.corneta");
    if (!journal)
        return few_charts::in_lines(journal.error());
    return QString::fromStdString(
        fmt::format("{} lines, {} torn, seal {}", journal->lines.size(), journal->torn, journal->lines.back().seal));
}

QByteArray sample(int count)
{
    return QByteArray::fromStdString(joined(lines(count)));
}

QStringList files_in(const QTemporaryDir& folder)
{
    return QDir{folder.path()}.entryList(QDir::Files | QDir::Hidden | QDir::System);
}

void make_read_only(const QTemporaryDir& folder)
{
    constexpr auto read = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
    QFile::setPermissions(folder.path(), read | QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther);
}

void make_writable(const QTemporaryDir& folder)
{
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

QByteArray bytes_of(const QString& path)
{
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s: %s", qPrintable(path), qPrintable(file.errorString()));
    return file.readAll();
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file{path};
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s: %s", qPrintable(path), qPrintable(file.errorString()));
}

} // namespace sample_journal
