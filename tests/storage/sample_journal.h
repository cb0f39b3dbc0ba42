// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

/// A journal as long as real ones, of entries that mean nothing.
namespace sample_journal {

/// What line `number`, from 1, says; the first is as long as a game's first line.
std::string body(int number);

std::vector<std::string> bodies(int first, int last);

/// Each whole line of a journal of so many, newline and all.
std::vector<std::string> lines(int count);

std::string joined(const std::vector<std::string>& lines);

/// What reading the bytes as the file `war.corneta` says: `3 lines, 12 torn, seal 1f…` or the problems.
QString said_of(const std::string& bytes);

QByteArray bytes_of(const QString& path);
void write(const QString& path, const QByteArray& bytes);

} // namespace sample_journal
