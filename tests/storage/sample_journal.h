// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/storage/few_charts.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

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

/// `sound`, or what is wrong.
QString said(const auto& result)
{
    return result ? QString{"sound"} : few_charts::in_lines(result.error());
}

/// The bytes of a journal of so many lines.
QByteArray sample(int count);

QStringList files_in(const QTemporaryDir& folder);
/// So that nobody, root's group or others, may write there.
void make_read_only(const QTemporaryDir& folder);
void make_writable(const QTemporaryDir& folder);

QByteArray bytes_of(const QString& path);
void write(const QString& path, const QByteArray& bytes);

} // namespace sample_journal
