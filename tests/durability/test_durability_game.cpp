// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_record.h"
#include "rulesets/all_rulesets.h"
#include "tests/durability/preloaded.h"
#include "tests/scaled.h"

#include <QDir>
#include <QFile>
#include <QObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace corneta;

/// The command line as a game is kept with it: no result is shown before its entry is safe on the disk.
class TestDurabilityGame : public QObject {
    Q_OBJECT

private slots:
    void init();
    void an_entry_is_safe_before_its_result_is_shown();
    void whatever_call_fails_no_result_shown_is_lost_data();
    void whatever_call_fails_no_result_shown_is_lost();
    void killed_at_any_call_a_roll_in_three_steps_goes_on();

private:
    struct Ran {
        int code = 0;
        QString out;
        QString err;
    };

    QString path() const { return m_folder->filePath("games/war.corneta"); }
    FileCalls calls() const { return {m_folder->filePath("log"), m_folder->filePath("games")}; }
    Ran ran(const QStringList& arguments, const FileCalls& calls) const;
    void begin(int entries) const;
    GameRecord record() const;
    std::size_t entries() const { return record().journal().entries().size(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

constexpr int killed = -1;

/// The call that makes entry `number`: notes, plays by hand, rolls of the program, orders face down, numbers set right.
QStringList call(int number)
{
    const QString early = "--reason=early";
    switch (number % 6) {
    case 0: return {"note", "FILE", QString{"entry %1"}.arg(number)};
    case 1: return {"resolve", "FILE", "fire", "firer=K1", "target=M3", "range=9", "--usual", "--dice=3", early};
    case 2: return {"resolve", "FILE", "movement", "unit=M1", "--usual", early};
    case 3: return {"lay", "FILE", "K2", "hold", early};
    case 4: return {"edit", "FILE", "M3", "effectives=16", "stragglers=0", "destroyed=no", "broken=no", early};
    default: return {"turn-up", "FILE", early};
    }
}

} // namespace

void TestDurabilityGame::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QDir{m_folder->path()}.mkdir("games");
}

TestDurabilityGame::Ran TestDurabilityGame::ran(const QStringList& arguments, const FileCalls& calls) const
{
    QFile::remove(calls.log);
    QStringList all{"game"};
    for (const QString& argument : arguments)
        all += argument == "FILE" ? path() : argument;
    QProcess cli;
    QProcessEnvironment environment = preloaded(calls);
    environment.insert("XDG_DATA_HOME", m_folder->filePath("games/data"));
    cli.setProcessEnvironment(environment);
    cli.start(QStringLiteral(CORNETA_CLI), all);
    const bool is_over = cli.waitForFinished();
    if (is_over && cli.exitStatus() != QProcess::NormalExit && calls.how == "KILL")
        return {killed, {}, {}};
    if (!is_over || cli.exitStatus() != QProcess::NormalExit)
        qFatal("corneta-cli: %s %s", qPrintable(cli.errorString()), cli.readAllStandardError().constData());
    return {cli.exitCode(), QString::fromUtf8(cli.readAllStandardOutput()), QString::fromUtf8(cli.readAllStandardError())};
}

void TestDurabilityGame::begin(int entries) const
{
    const Ran made = ran({"new", "FILE", "santa-anna", "--scenario=buena-vista-small"}, calls());
    QVERIFY2(made.code == 0, qPrintable(made.err));
    for (int number = 1; number <= entries; ++number)
        QCOMPARE(ran(call(number), calls()).err, "");
}

GameRecord TestDurabilityGame::record() const
{
    auto read = game_read(path().toStdString(), all_rulesets());
    if (!read)
        qFatal("%s", text(read.error().front()).c_str());
    return std::move(read->record);
}

void TestDurabilityGame::an_entry_is_safe_before_its_result_is_shown()
{
    begin(0);
    for (int number = 1; number <= 60; ++number) {
        const Ran made = ran(call(number), calls());
        QVERIFY2(made.code == 0, qPrintable(made.err));
        QVERIFY(made.out.contains(QString{"Saved as entry %1,"}.arg(number)));
        const QStringList all = calls_in(calls());
        const auto shown = all.indexOf(QRegularExpression{"^output .*"});
        QVERIFY2(shown >= 2, qPrintable(all.join('\n')));
        const QStringList before = all.mid(0, shown);
        const auto writes = before.filter(QRegularExpression{"^write /war.corneta "});
        QVERIFY2(!writes.isEmpty(), qPrintable(all.join('\n')));
        for (const QString& write : writes)
            QVERIFY2(before.value(before.indexOf(write) + 1).startsWith("fdatasync /war.corneta 0"), qPrintable(all.join('\n')));
        QVERIFY(all.mid(shown).filter(QRegularExpression{"^write /war.corneta "}).isEmpty());
        QCOMPARE(entries(), static_cast<std::size_t>(number));
    }
}

void TestDurabilityGame::whatever_call_fails_no_result_shown_is_lost_data()
{
    QTest::addColumn<QString>("how");
    QTest::newRow("disk full") << "ENOSPC";
    QTest::newRow("broken disk") << "EIO";
    QTest::newRow("short write") << "SHORT";
}

void TestDurabilityGame::whatever_call_fails_no_result_shown_is_lost()
{
    QFETCH(QString, how);
    begin(0);
    FileCalls failing = calls();
    failing.how = how;
    int failed = 0;
    for (int number = 1; number <= 20; ++number)
        for (failing.failing = 1;; ++failing.failing) {
            const std::size_t before = entries();
            const Ran made = ran(call(number), failing);
            const bool has_failed = calls_in(failing).filter(QRegularExpression{"^(?!output)"}).size() >= failing.failing;
            const std::size_t after = entries();
            if (made.code == 0) {
                QCOMPARE(after, before + 1);
                if (!has_failed || call(number).front() == "turn-up")
                    break; // every call of it has failed once, or it cannot be done twice
                continue;
            }
            ++failed;
            QVERIFY2(
                made.code == 3,
                qPrintable(QStringLiteral("entry %1, call %2: exit %3: %4").arg(number).arg(failing.failing).arg(made.code).arg(made.err)));
            QCOMPARE(made.out, "");
            QVERIFY2(made.err.contains(m_folder->filePath("games")), qPrintable(made.err));
            QVERIFY2(after == before || after == before + 1, qPrintable(made.err));
            if (after > before && call(number).front() == "turn-up")
                break; // nothing lies face down any more
        }
    QVERIFY2(failed > 40, qPrintable(QString::number(failed)));
    QCOMPARE(ran({"verify", "FILE"}, calls()).err, "");
}

/// What the killed step had done stands, what it had not is done by the same step again, and nothing else is.
void TestDurabilityGame::killed_at_any_call_a_roll_in_three_steps_goes_on()
{
    begin(0);
    const QStringList commit{"commit", "FILE", "fire", "firer=K1", "target=M3", "range=9", "--usual", "--holder=us", "--reason=early"};
    const QStringList other{"resolve", "FILE", "fire", "firer=K1", "target=M3", "range=9", "--usual", "--word=us=other", "--reason=early"};
    const QStringList word{"word", "FILE", "mexican=agave"};
    FileCalls killing = calls();
    killing.how = "KILL";
    int all_killed = 0;
    for (bool is_killed = true; is_killed;) {
        is_killed = false;
        killing.failing += scaled(1, 7); // odd, for every other roll is dropped
        const auto step = [&](const QStringList& arguments, const auto& is_done) {
            is_killed = ran(arguments, killing).code == killed || is_killed;
            all_killed += is_killed ? 1 : 0;
            if (!is_done())
                QCOMPARE(ran(arguments, calls()).err, "");
            QVERIFY(is_done());
        };
        const std::size_t before = entries();
        step(commit, [&] { return record().owed() != nullptr; });
        QCOMPARE(ran(other, calls()).code, 1);
        step(word, [&] { return record().open()->words.size() == 1; });
        QCOMPARE(ran(other, calls()).code, 1);
        const bool is_dropped = killing.failing % 2 == 0;
        step(is_dropped ? QStringList{"roll", "FILE", "--drop", "--reason=lost"} : QStringList{"roll", "FILE"},
             [&] { return record().owed() == nullptr; });
        QCOMPARE(entries(), before + (is_dropped ? 0 : 1));
        QCOMPARE(ran({"verify", "FILE"}, calls()).err, "");
    }
    QVERIFY2(all_killed > scaled(10, 2), qPrintable(QString::number(all_killed)));
}

#include "test_durability_game.moc"
