// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/journal_file.h"
#include "tests/durability/preloaded.h"
#include "tests/durability/written_line.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <array>
#include <memory>
#include <random>
#include <unistd.h>

using namespace corneta;

class TestDurability : public QObject {
    Q_OBJECT

private slots:
    void init();
    void a_line_is_safe_before_its_number_is_shown();
    void whatever_call_fails_no_line_shown_is_lost_data();
    void whatever_call_fails_no_line_shown_is_lost();
    void whatever_call_fails_no_torn_byte_is_lost_data();
    void whatever_call_fails_no_torn_byte_is_lost();
    void a_disk_without_links_will_do();
    void a_program_killed_at_any_time_loses_no_line_shown();
    void two_writers_by_two_names_leave_one_chain();

private:
    struct Ran {
        int code = 0;
        int shown = 0; ///< the last number
        QString err;
    };

    QString path() const { return m_folder->filePath("games/war.corneta"); }
    FileCalls calls() const { return {m_folder->filePath("log"), m_folder->filePath("games")}; }
    Ran ran(int count, const FileCalls& calls) const;
    QByteArray bytes() const;
    void clear() const;
    QString fault_after(const Ran& ran) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

void start(QProcess& writer, const QString& path, int count)
{
    writer.start(QStringLiteral(CORNETA_JOURNAL_WRITER), {path, QString::number(count)});
}

int last_number(const QByteArray& shown)
{
    return shown.trimmed().split('\n').last().toInt();
}

void add_rows_of_failures()
{
    QTest::addColumn<QString>("how");
    QTest::newRow("disk full") << "ENOSPC";
    QTest::newRow("broken disk") << "EIO";
    QTest::newRow("short write") << "SHORT";
}

QByteArray file_of(int count)
{
    std::string all;
    JournalLine before;
    for (int number = 1; number <= count; ++number) {
        before = sealed_line(written_line(number), before);
        all += text(before);
    }
    return QByteArray::fromStdString(all);
}

} // namespace

void TestDurability::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    clear();
}

void TestDurability::clear() const
{
    QDir{m_folder->filePath("games")}.removeRecursively();
    QDir{m_folder->path()}.mkdir("games");
    QFile::remove(calls().log);
}

QByteArray TestDurability::bytes() const
{
    QFile file{path()};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

TestDurability::Ran TestDurability::ran(int count, const FileCalls& calls) const
{
    QProcess writer;
    writer.setProcessEnvironment(preloaded(calls));
    start(writer, path(), count);
    if (!writer.waitForFinished() || writer.exitStatus() != QProcess::NormalExit)
        qFatal("journal_writer: %s %s", qPrintable(writer.errorString()), writer.readAllStandardError().constData());
    return {writer.exitCode(), last_number(writer.readAllStandardOutput()), QString::fromUtf8(writer.readAllStandardError())};
}

/// What does not hold of the file and of what the program said; empty when all does.
QString TestDurability::fault_after(const Ran& ran) const
{
    if (ran.code != 0 && ran.code != 3)
        return QStringLiteral("exit %1: %2").arg(ran.code).arg(ran.err);
    if (ran.code == 0 && (ran.shown != 20 || !ran.err.isEmpty() || bytes() != file_of(20)))
        return QStringLiteral("exit 0 after line %1: %2").arg(ran.shown).arg(ran.err);
    if (ran.code == 3 && ran.shown == 0)
        return ran.err.contains(path() + ": no game was written there; choose another folder or name\n")
                && QDir{m_folder->filePath("games")}.isEmpty(QDir::Files | QDir::Hidden)
            ? QString{}
            : "nothing created: " + ran.err + QDir{m_folder->filePath("games")}.entryList().join(' ');
    const QString safe = QStringLiteral("%1: all up to line %2 is safe on the disk\n").arg(path()).arg(ran.shown);
    if (ran.code == 3
        && !(ran.err.contains(safe) && ran.err.contains("read-only: save it elsewhere, or put the file right and open it again\n")))
        return "no way out: " + ran.err;
    const auto journal = JournalFile::open(path().toStdString());
    if (!journal)
        return "does not open: " + QString::fromStdString(text(journal.error().front()));
    const auto whole = static_cast<int>(journal->lines().size());
    if (whole < ran.shown || whole > ran.shown + 1 || bytes() != file_of(whole))
        return QStringLiteral("%1 shown, %2 found").arg(ran.shown).arg(whole);
    return {};
}

void TestDurability::a_line_is_safe_before_its_number_is_shown()
{
    constexpr int count = 60;
    const Ran result = ran(count, calls());
    QCOMPARE(result.code, 0);
    QCOMPARE(result.shown, count);
    const QStringList made = calls_in(calls());
    const auto first = made.indexOf("output - 2");
    QVERIFY2(first >= 4, qPrintable(made.join('\n')));
    const QString size_of_first = QString::number(file_of(1).size());
    QVERIFY(made.at(first - 4).startsWith("write /war.corneta.new-"));
    QVERIFY(made.at(first - 4).endsWith(' ' + size_of_first));
    QVERIFY(made.at(first - 3).startsWith("fsync /war.corneta.new-"));
    QVERIFY(made.at(first - 3).endsWith(" 0"));
    QCOMPARE(made.at(first - 2), "link /war.corneta 0");
    QCOMPARE(made.at(first - 1), "fsync  0");
    QStringList expected;
    for (int number = 2; number <= count; ++number) {
        expected += QStringLiteral("write /war.corneta %1").arg(file_of(number).size() - file_of(number - 1).size());
        expected += "fdatasync /war.corneta 0";
        expected += QStringLiteral("output - %1").arg(QString::number(number).size() + 1);
    }
    QCOMPARE(made.mid(first + 1), expected);
}

void TestDurability::whatever_call_fails_no_line_shown_is_lost_data()
{
    add_rows_of_failures();
}

void TestDurability::whatever_call_fails_no_line_shown_is_lost()
{
    QFETCH(QString, how);
    int failed = 0;
    FileCalls failing = calls();
    failing.how = how;
    for (failing.failing = 1;; ++failing.failing) {
        clear();
        const Ran result = ran(20, failing);
        const QString fault = fault_after(result);
        QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("call %1: %2").arg(failing.failing).arg(fault)));
        failed += result.code == 3 ? 1 : 0;
        if (calls_in(failing).filter(QRegularExpression{"^(?!output)"}).size() < failing.failing)
            break;
    }
    QVERIFY(failing.failing > 42);
    QVERIFY2(failed >= 42, qPrintable(QString::number(failed)));
}

void TestDurability::whatever_call_fails_no_torn_byte_is_lost_data()
{
    add_rows_of_failures();
}

void TestDurability::whatever_call_fails_no_torn_byte_is_lost()
{
    QFETCH(QString, how);
    const QByteArray sound = file_of(5), torn = R"({"entry":6,"headline":"Uraga)";
    int failed = 0;
    FileCalls failing = calls();
    failing.how = how;
    for (failing.failing = 1;; ++failing.failing) {
        clear();
        QFile file{path()};
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(sound + torn) > 0);
        file.close();
        const Ran result = ran(5, failing);
        failed += result.code == 3 ? 1 : 0;
        QFile copy{path() + ".torn"};
        const QByteArray copied = copy.open(QIODevice::ReadOnly) ? copy.readAll() : QByteArray{};
        QVERIFY(bytes() == sound + torn || (bytes() == sound && copied == torn));
        QVERIFY2(result.code == 0 || (result.code == 3 && result.err.contains(path())), qPrintable(result.err));
        if (calls_in(failing).size() < failing.failing)
            break;
    }
    QVERIFY2(failed >= 6, qPrintable(QString::number(failed)));
}

void TestDurability::a_disk_without_links_will_do()
{
    ran(1, calls());
    const QStringList made = calls_in(calls());
    FileCalls failing = calls();
    failing.how = "EPERM";
    failing.failing = static_cast<int>(made.indexOf("link /war.corneta 0")) + 1;
    QVERIFY(failing.failing > 1);
    clear();
    QCOMPARE(ran(20, failing).code, 0);
    QVERIFY(calls_in(failing).contains("link /war.corneta -1"));
    QVERIFY(calls_in(failing).contains("rename /war.corneta 0"));
    QCOMPARE(bytes(), file_of(20));
    QCOMPARE(QDir{m_folder->filePath("games")}.entryList(QDir::Files | QDir::Hidden), QStringList{"war.corneta"});
}

/// The delays are drawn from a fixed seed, but when a program is killed is never twice the same.
void TestDurability::a_program_killed_at_any_time_loses_no_line_shown()
{
    QElapsedTimer clock;
    clock.start();
    ran(30, calls());
    const unsigned longest_ms = std::min(static_cast<unsigned>(clock.elapsed()) + 5, 50U);
    std::mt19937 random{20260131};
    int lines = 0, kills_after_lines = 0;
    for (int kill = 0; kill < 200; ++kill) {
        if (kill % 10 == 0) {
            clear();
            lines = 0;
        }
        QProcess writer;
        start(writer, path(), 1'000'000);
        // Every other one while it is at its lines, however slow its start.
        QVERIFY(kill % 2 == 0 ? writer.waitForStarted() : writer.waitForReadyRead());
        QThread::usleep(random() % (longest_ms * 1000));
        writer.kill();
        QVERIFY(writer.waitForFinished());
        QVERIFY2(writer.exitStatus() == QProcess::CrashExit, writer.readAllStandardError().constData());
        const int shown = last_number(writer.readAllStandardOutput());
        kills_after_lines += shown > 0 ? 1 : 0;
        lines = std::max(lines, shown);
        if (lines == 0 && !QFile::exists(path()))
            continue;
        const QByteArray left = bytes();
        const auto journal = journal_lines({left.data(), static_cast<std::size_t>(left.size())}, path().toStdString());
        QVERIFY2(journal.has_value(), journal ? "" : text(journal.error().front()).c_str());
        const auto whole = static_cast<int>(journal->lines.size());
        QVERIFY2(whole >= lines, qPrintable(QStringLiteral("kill %1: %2 lines shown, %3 found").arg(kill).arg(lines).arg(whole)));
        QVERIFY(left.startsWith(file_of(whole)));
        lines = whole;
    }
    QVERIFY2(kills_after_lines >= 100, qPrintable(QString::number(kills_after_lines)));
}

/// A hard link is the same file: whoever comes second is refused, and nothing that was shown is lost.
void TestDurability::two_writers_by_two_names_leave_one_chain()
{
    const QString link = m_folder->filePath("games/link.corneta");
    ran(1, calls());
    QCOMPARE(::link(path().toLocal8Bit().constData(), link.toLocal8Bit().constData()), 0);
    int lines = 1, refusals = 0;
    for (int round = 0; round < 50; ++round) {
        const int most = lines + 20;
        std::array<QProcess, 2> writers;
        start(writers[0], path(), most);
        start(writers[1], link, most);
        for (QProcess& writer : writers) {
            QVERIFY(writer.waitForFinished());
            const QByteArray said = writer.readAllStandardError();
            QVERIFY2(writer.exitCode() == 0 || (writer.exitCode() == 3 && said.contains(": locked")), said.constData());
            refusals += writer.exitCode() == 3 ? 1 : 0;
            lines = std::max(lines, last_number(writer.readAllStandardOutput()));
        }
        QCOMPARE(lines, most);
        QCOMPARE(bytes(), file_of(lines));
    }
    QVERIFY2(refusals > 0, "the two never met");
}

#include "test_durability.moc"
