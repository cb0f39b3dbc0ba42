// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/ran.h"
#include "tests/scaled.h"

#include <QFile>
#include <QObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/// `balance` as a program that runs for long: Ctrl+C, memory.
class TestBalanceForLong : public QObject {
    Q_OBJECT

private slots:
    void what_was_stopped_prints_the_games_before();
    void memory_does_not_grow_with_games();
};

namespace {

constexpr auto battles = "balance revolucion rio-seco --seed 1 --games";

/// Whether a program that was started waits for Ctrl+C. What catches more signals is not yet that program but this one.
bool takes_ctrl_c(qint64 process)
{
    QFile status{QStringLiteral("/proc/%1/status").arg(process)};
    if (!status.open(QIODevice::ReadOnly))
        return false;
    static const QRegularExpression mask{QStringLiteral("SigCgt:\\s*([0-9a-f]+)")};
    const auto caught = mask.match(QString::fromLatin1(status.readAll())).captured(1).toULongLong(nullptr, 16);
    return (caught & 1ULL << (SIGINT - 1)) != 0 && (caught & 1ULL << (SIGTERM - 1)) == 0;
}

/// Kilobytes that the program had at its most.
long most_memory(const QStringList& arguments)
{
    QByteArrayList bytes{QStringLiteral(QT_TESTCASE_BUILDDIR "/../corneta-cli").toLocal8Bit()};
    for (const QString& argument : arguments)
        bytes += argument.toUtf8();
    std::vector<char*> plain;
    for (QByteArray& argument : bytes)
        plain.push_back(argument.data());
    plain.push_back(nullptr);
    posix_spawn_file_actions_t silent;
    posix_spawn_file_actions_init(&silent);
    posix_spawn_file_actions_addopen(&silent, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t process = 0;
    const int failed = posix_spawn(&process, plain.front(), &silent, nullptr, plain.data(), environ);
    posix_spawn_file_actions_destroy(&silent);
    rusage used{};
    int status = -1;
    if (failed != 0 || wait4(process, &status, 0, &used) != process || status != 0)
        qFatal("corneta-cli did not end well");
    return used.ru_maxrss;
}

} // namespace

void TestBalanceForLong::what_was_stopped_prints_the_games_before()
{
    QProcess program;
    program.start(QStringLiteral(QT_TESTCASE_BUILDDIR "/../corneta-cli"), words(battles) + words("1000000 --jobs 2"));
    QTRY_VERIFY_WITH_TIMEOUT(takes_ctrl_c(program.processId()), 20'000);
    QCOMPARE(::kill(static_cast<pid_t>(program.processId()), SIGINT), 0);
    QVERIFY(program.waitForFinished(60'000));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    const QString said = QString::fromUtf8(program.readAllStandardError());
    static const QRegularExpression stopped{
        QStringLiteral("^stopped after (\\d+) of 1000000 games; --from-game (\\d+) --games (\\d+) plays the others\n$")};
    const auto match = stopped.match(said);
    QVERIFY2(match.hasMatch(), qPrintable(said));
    const int games = match.captured(1).toInt();
    QVERIFY(games >= 1);
    QCOMPARE(match.captured(2).toInt(), games + 1);
    QCOMPARE(match.captured(3).toInt(), 1'000'000 - games);
    QCOMPARE(program.readAllStandardOutput(), ran(words(battles) + QStringList{QString::number(games)}).out);
}

void TestBalanceForLong::memory_does_not_grow_with_games()
{
    if (is_sanitized)
        QSKIP("the sanitizer keeps what was freed");
    const QStringList call = words("--jobs 1") + words(battles);
    constexpr long kilobytes_of_a_few_games = 8000;
    const long few = most_memory(call + QStringList{"20"});
    const long many = most_memory(call + QStringList{"100"});
    QVERIFY2(many - few < kilobytes_of_a_few_games, qPrintable(QStringLiteral("%1 and %2 kB").arg(few).arg(many)));
}

#include "test_balance_for_long.moc"
