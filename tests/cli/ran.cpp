// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/ran.h"

#include "app/cli/run.h"
#include "rulesets/all_rulesets.h"
#include "tests/coin_river/ruleset.h"
#include "tests/made_up/ruleset.h"
#include "tests/mill_lane/ruleset.h"

#include <QJsonDocument>
#include <QProcess>

#include <sstream>

namespace {

QString in_words(const Ran& ran)
{
    return QStringLiteral("exit %1, standard error \"%2\", standard output \"%3\"")
        .arg(ran.code)
        .arg(QString::fromUtf8(ran.err), QString::fromUtf8(ran.out));
}

QJsonDocument json_of(const QStringList& arguments)
{
    const Ran result = ran(QStringList{"--json"} + arguments);
    if (result.code != 0 || !result.err.isEmpty() || !result.out.endsWith('\n'))
        qFatal("%s: %s", qPrintable(arguments.join(' ')), qPrintable(in_words(result)));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(result.out, &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("%s: %s", qPrintable(arguments.join(' ')), qPrintable(error.errorString()));
    return document;
}

} // namespace

Ran ran(const QStringList& arguments)
{
    std::vector<const corneta::Ruleset*> rulesets{corneta::all_rulesets().begin(), corneta::all_rulesets().end()};
    rulesets.push_back(&coin_river::ruleset);
    rulesets.push_back(&mill_lane::ruleset);
    rulesets.push_back(&made_up::ruleset);
    std::vector<std::string> plain;
    for (const QString& argument : arguments)
        plain.push_back(argument.toStdString());
    std::ostringstream out, err;
    const int code = corneta::cli::run(plain, rulesets, out, err);
    return {code, QByteArray::fromStdString(out.str()), QByteArray::fromStdString(err.str())};
}

Ran ran_by_program(const QStringList& arguments, const QByteArray& input)
{
    QProcess program;
    program.start(QStringLiteral(QT_TESTCASE_BUILDDIR "/../corneta-cli"), arguments);
    program.write(input);
    program.closeWriteChannel();
    program.waitForFinished();
    if (program.error() != QProcess::UnknownError || program.exitStatus() != QProcess::NormalExit)
        qFatal("corneta-cli %s: %s", qPrintable(arguments.join(' ')), qPrintable(program.errorString()));
    return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
}

QJsonValue json_object(const QStringList& arguments)
{
    const QJsonDocument document = json_of(arguments);
    if (!document.isObject())
        qFatal("%s: no object", qPrintable(arguments.join(' ')));
    return document.object();
}

QJsonArray json_array(const QStringList& arguments)
{
    const QJsonDocument document = json_of(arguments);
    if (!document.isArray())
        qFatal("%s: no array", qPrintable(arguments.join(' ')));
    return document.array();
}

QString unexpected_in_refusal(const QStringList& arguments, int code, const QString& words)
{
    QList<Ran> all{ran(arguments), ran(QStringList{"--json"} + arguments)};
    if (!arguments.contains("made-up"))
        all += ran_by_program(arguments);
    const QString expected = in_words({code, {}, words.toUtf8() + '\n'});
    for (const Ran& one : all)
        if (in_words(one) != expected)
            return in_words(one) + "\n   expected: " + expected;
    return {};
}

QStringList words(const char* line)
{
    return QString{line}.split(' ');
}
