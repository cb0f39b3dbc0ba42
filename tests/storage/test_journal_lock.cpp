// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/journal_file.h"
#include "tests/storage/sample_journal.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace corneta;
using namespace sample_journal;

/// Who writes a game is the only one, by whatever name the file is opened.
class TestJournalLock : public QObject {
    Q_OBJECT

private slots:
    void a_second_writer_is_refused();
    void the_same_file_by_another_name_has_the_same_lock_data();
    void the_same_file_by_another_name_has_the_same_lock();
    void the_lock_goes_with_who_holds_it();
};

namespace {

QString locked_words(const QString& path)
{
    return QStringLiteral("%1: locked by %2, process %3, which has it open for writing; close it there first")
        .arg(path, QFileInfo{"/proc/self/exe"}.canonicalFilePath().section('/', -1))
        .arg(QCoreApplication::applicationPid());
}

} // namespace

void TestJournalLock::a_second_writer_is_refused()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    const auto journal = JournalFile::create(path.toStdString(), body(1));
    QVERIFY(journal.has_value());
    QCOMPARE(said(JournalFile::open(path.toStdString())), locked_words(path));
    QCOMPARE(bytes_of(path), sample(1));
}

void TestJournalLock::the_same_file_by_another_name_has_the_same_lock_data()
{
    QTest::addColumn<bool>("is_hard");
    QTest::newRow("a link") << false;
    QTest::newRow("a hard link") << true;
}

void TestJournalLock::the_same_file_by_another_name_has_the_same_lock()
{
    QFETCH(bool, is_hard);
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta"), name = folder.filePath("other.corneta");
    write(path, sample(1));
    if (is_hard)
        QCOMPARE(::link(path.toLocal8Bit().constData(), name.toLocal8Bit().constData()), 0);
    else
        QVERIFY(QFile::link(path, name));
    auto journal = JournalFile::open(name.toStdString());
    QVERIFY(journal.has_value());
    QCOMPARE(said(JournalFile::open(path.toStdString())), locked_words(path));
    QVERIFY(journal->append(bodies(2, 2)).has_value());
    QCOMPARE(bytes_of(path), sample(2));
}

void TestJournalLock::the_lock_goes_with_who_holds_it()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    QVERIFY(JournalFile::create(path.toStdString(), body(1)).has_value());
    write(path + ".lock", "of an earlier version");
    QCOMPARE(said(JournalFile::open(path.toStdString())), "sound");
    QCOMPARE(bytes_of(path + ".lock"), "of an earlier version");
}

#include "test_journal_lock.moc"
