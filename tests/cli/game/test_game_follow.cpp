// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/called_game.h"

#include <QElapsedTimer>
#include <QFile>
#include <QObject>
#include <QProcess>
#include <QTest>

/// A second program that reads along.
class TestGameFollow : public QObject {
    Q_OBJECT

private slots:
    void each_entry_is_shown_as_it_is_written();
    void a_file_that_goes_away_is_named();
};

namespace {

constexpr int patience_ms = 30'000;

void follow(QProcess& reader, const CalledGame& game)
{
    reader.start(QStringLiteral(CORNETA_BINARY_DIR "/corneta-cli"), {"game", "show", game.path(), "--follow"});
    QVERIFY(reader.waitForReadyRead(patience_ms));
}

/// What the reader prints until `word` is among it.
QByteArray read_until(QProcess& reader, const QByteArray& word)
{
    QByteArray all = reader.readAllStandardOutput();
    while (!all.contains(word) && reader.waitForReadyRead(patience_ms))
        all += reader.readAllStandardOutput();
    return all;
}

} // namespace

void TestGameFollow::each_entry_is_shown_as_it_is_written()
{
    const CalledGame game;
    QCOMPARE(game.begun(), "");
    QProcess reader;
    follow(reader, game);
    qint64 longest = 0;
    for (int number = 1; number <= 5; ++number) {
        const QByteArray note = "note-" + QByteArray::number(number);
        QCOMPARE(game.refusal("game note FILE " + note), "");
        QElapsedTimer clock;
        clock.start();
        const QByteArray shown = read_until(reader, note);
        QVERIFY2(shown.contains(note), shown.constData());
        longest = std::max(longest, clock.elapsed());
    }
    qInfo("the slowest was there after %lld ms", longest);
    reader.kill();
    QVERIFY(reader.waitForFinished(patience_ms));
}

void TestGameFollow::a_file_that_goes_away_is_named()
{
    const CalledGame game;
    QCOMPARE(game.begun(), "");
    QProcess reader;
    follow(reader, game);
    QVERIFY(QFile::remove(game.path()));
    QVERIFY(reader.waitForFinished(patience_ms));
    QCOMPARE(reader.exitCode(), 3);
    QVERIFY(QString::fromUtf8(reader.readAllStandardError()).contains(game.path()));
}

#include "test_game_follow.moc"
