// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>

/// What a call of corneta-cli left behind.
struct Ran {
    int code = -1;
    QByteArray out;
    QByteArray err;
};

/// In this process, with the rulesets of the program and the made-up one.
Ran ran(const QStringList& arguments);

/// The program that was built; it reads `input`.
Ran ran_by_program(const QStringList& arguments, const QByteArray& input = {});

/// What `--json` prints; a call that fails or prints something else ends the test program.
QJsonValue json_object(const QStringList& arguments);
QJsonArray json_array(const QStringList& arguments);

/// How a call with an expected refusal went wrong, in process with and without --json and as a program; empty when it did not.
/// Expected: this exit code, these words on standard error, nothing on standard output.
QString unexpected_in_refusal(const QStringList& arguments, int code, const QString& words);

/// The arguments of a line with spaces between them.
QStringList words(const char* line);
