// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/journal_file.h"
#include "tests/storage/sample_journal.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QObject>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace corneta;
using namespace sample_journal;

class TestJournalLock : public QObject {
    Q_OBJECT

private slots:
    void a_second_writer_is_refused();
    void the_same_file_by_another_name_has_the_same_lock();
    void the_lock_of_a_program_that_ended_is_taken();
    void an_unsigned_lock_is_taken_once_it_is_old();
};

void TestJournalLock::a_second_writer_is_refused()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    const auto journal = JournalFile::create(path.toStdString(), body(1));
    QVERIFY(journal.has_value());
    const QString words =
        QStringLiteral("%1: locked by %2, process %3 on %4; if that was killed, try again in ten seconds or remove %1.lock")
            .arg(path, QFileInfo{"/proc/self/exe"}.canonicalFilePath().section('/', -1))
            .arg(QCoreApplication::applicationPid())
            .arg(QSysInfo::machineHostName());
    QCOMPARE(said(JournalFile::open(path.toStdString())), words);
    QCOMPARE(said(JournalFile::create(path.toStdString(), body(1))),
             words + "\n" + path + ": no game was written there; choose another folder or name");
    QCOMPARE(bytes_of(path), sample(1));
}

void TestJournalLock::the_same_file_by_another_name_has_the_same_lock()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta"), name = folder.filePath("other.corneta");
    write(path, sample(1));
    QVERIFY(QFile::link(path, name));
    const auto journal = JournalFile::open(name.toStdString());
    QVERIFY(journal.has_value());
    QVERIFY(said(JournalFile::open(path.toStdString())).startsWith(path + ": locked by "));
}

void TestJournalLock::the_lock_of_a_program_that_ended_is_taken()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    write(path, sample(1));
    QLockFile signature{path + ".signed"};
    QVERIFY(signature.tryLock());
    QByteArray lock = bytes_of(path + ".signed");
    const QByteArray pid = QByteArray::number(QCoreApplication::applicationPid());
    write(path + ".lock", lock.replace(pid, "2147483646"));
    QVERIFY2(JournalFile::open(path.toStdString()).has_value(), qPrintable(said(JournalFile::open(path.toStdString()))));
}

void TestJournalLock::an_unsigned_lock_is_taken_once_it_is_old()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    write(path, sample(1));
    write(path + ".lock", {});
    QCOMPARE(said(JournalFile::open(path.toStdString())),
             path + ": locked by a program that does not say which; try again in ten seconds or remove " + path + ".lock");
    QFile lock{path + ".lock"};
    QVERIFY(lock.open(QIODevice::ReadWrite));
    QVERIFY(lock.setFileTime(QDateTime::currentDateTime().addSecs(-11), QFileDevice::FileModificationTime));
    lock.close();
    QCOMPARE(said(JournalFile::open(path.toStdString())), "sound");
}

#include "test_journal_lock.moc"
