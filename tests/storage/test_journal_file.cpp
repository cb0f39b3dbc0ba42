// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/whole_files.h"
#include "app/storage/journal/journal_file.h"
#include "tests/storage/as_nobody.h"
#include "tests/storage/sample_journal.h"

#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace corneta;
using namespace sample_journal;

class TestJournalFile : public QObject {
    Q_OBJECT

private slots:
    void a_new_file_holds_its_first_line_and_grows();
    void a_file_is_opened_and_goes_on();
    void a_torn_tail_is_copied_and_cut();
    void a_tail_torn_again_is_copied_beside_the_first();
    void many_torn_sizes_are_cut();
    void a_damaged_file_is_left_as_it_is();
    void a_file_that_is_there_is_not_overwritten();
    void a_folder_that_will_not_do_is_named_data();
    void a_folder_that_will_not_do_is_named();
    void a_read_only_folder_is_named();
    void a_file_changed_by_another_program_is_not_appended_to();
    void a_file_that_is_no_longer_there_is_not_appended_to();
    void a_game_is_saved_elsewhere_after_a_failure();
    void a_pipe_is_named_and_not_waited_for();
    void what_cannot_be_opened_is_named();
};

namespace {

const QString way_out =
    "nothing more is written to it; the game stays on the screen, read-only: save it elsewhere, or put the file right and open it again";
const QString nothing = "no game was written there; choose another folder or name";

} // namespace

void TestJournalFile::a_new_file_holds_its_first_line_and_grows()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    {
        auto journal = JournalFile::create(path.toStdString(), body(1));
        QVERIFY2(journal.has_value(), qPrintable(said(journal)));
        QCOMPARE(bytes_of(path), sample(1));
        QCOMPARE(files_in(folder), QStringList{"war.corneta"});
        QVERIFY(journal->append(bodies(2, 2)).has_value());
        QCOMPARE(bytes_of(path), sample(2));
        QVERIFY(journal->append({}).has_value());
        QVERIFY(journal->append(bodies(3, 9)).has_value());
        QCOMPARE(bytes_of(path), sample(9));
        QCOMPARE(journal->lines().size(), 9U);
        QCOMPARE(sample(9).mid(sample(9).size() - 67, 64), QByteArray::fromStdString(journal->head_seal()));
        QVERIFY(journal->failure().empty());
    }
    QCOMPARE(files_in(folder), QStringList{"war.corneta"});
}

void TestJournalFile::a_file_is_opened_and_goes_on()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    write(path, sample(5));
    auto journal = JournalFile::open(path.toStdString());
    QVERIFY2(journal.has_value(), qPrintable(said(journal)));
    QCOMPARE(bytes_of(path), sample(5));
    QCOMPARE(journal->lines().size(), 5U);
    QCOMPARE(journal->lines()[4].body, body(5));
    QVERIFY(journal->append(bodies(6, 7)).has_value());
    QCOMPARE(bytes_of(path), sample(7));
}

void TestJournalFile::a_torn_tail_is_copied_and_cut()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    const QByteArray torn = sample(5).mid(sample(4).size()).chopped(1);
    write(path, sample(4) + torn);
    auto journal = JournalFile::open(path.toStdString());
    QVERIFY2(journal.has_value(), qPrintable(said(journal)));
    QCOMPARE(bytes_of(path), sample(4));
    QCOMPARE(bytes_of(path + ".torn"), torn);
    QVERIFY(journal->append(bodies(5, 5)).has_value());
    QCOMPARE(bytes_of(path), sample(5));
}

void TestJournalFile::a_tail_torn_again_is_copied_beside_the_first()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    for (const QByteArray torn : {"first", "second", "third"}) {
        write(path, sample(2) + torn);
        QVERIFY(JournalFile::open(path.toStdString()).has_value());
    }
    QCOMPARE(bytes_of(path + ".torn"), "first");
    QCOMPARE(bytes_of(path + ".torn-2"), "second");
    QCOMPARE(bytes_of(path + ".torn-3"), "third");
    QCOMPARE(bytes_of(path), sample(2));
}

void TestJournalFile::many_torn_sizes_are_cut()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    const QByteArray all = sample(3);
    for (qsizetype size = sample(2).size(); size < all.size(); size += 11) {
        write(path, all.first(size));
        const auto journal = JournalFile::open(path.toStdString());
        QVERIFY2(journal.has_value() && journal->lines().size() == 2, qPrintable(said(journal)));
        QCOMPARE(bytes_of(path), sample(2));
        QCOMPARE(QFile::remove(path + ".torn"), size > sample(2).size());
    }
}

void TestJournalFile::a_damaged_file_is_left_as_it_is()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    QByteArray bytes = sample(4) + "{\"torn";
    bytes[sample(2).size() + 9] = 'X';
    write(path, bytes);
    QCOMPARE(said(JournalFile::open(path.toStdString())), path + ":3: damaged: its seal fits neither it nor the lines before");
    QCOMPARE(bytes_of(path), bytes);
    QCOMPARE(files_in(folder), QStringList{"war.corneta"});
}

void TestJournalFile::a_file_that_is_there_is_not_overwritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    const QString words = path + ": exists already and is left as it is\n" + path + ": " + nothing;
    write(path, "something else");
    QCOMPARE(said(JournalFile::create(path.toStdString(), body(1))), words);
    const auto other = JournalFile::create(folder.filePath("other.corneta").toStdString(), body(1));
    QCOMPARE(said(other->save_elsewhere(path.toStdString())), words);
    QCOMPARE(bytes_of(path), "something else");
    QCOMPARE(files_in(folder), (QStringList{"other.corneta", "war.corneta"}));
}

void TestJournalFile::a_folder_that_will_not_do_is_named_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("vanished") << "gone";
    QTest::newRow("a file") << "file";
}

void TestJournalFile::a_folder_that_will_not_do_is_named()
{
    QFETCH(QString, name);
    const QTemporaryDir folder;
    write(folder.filePath("file"), "x");
    const QString path = folder.filePath(name + "/war.corneta");
    const QString words = path + ": its folder " + folder.filePath(name) + " is not there";
    QCOMPARE(said(JournalFile::create(path.toStdString(), body(1))), words + "\n" + path + ": " + nothing);
    QCOMPARE(said(JournalFile::open(path.toStdString())), words);
    QCOMPARE(files_in(folder), QStringList{"file"});
}

void TestJournalFile::a_read_only_folder_is_named()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    make_read_only(folder);
    QString words;
    {
        const AsNobody nobody;
        if (!nobody.holds())
            QSKIP("root cannot give up its rights here");
        words = said(JournalFile::create(path.toStdString(), body(1)));
    }
    QCOMPARE(words, path + ": its folder cannot be written to\n" + path + ": " + nothing);
    QVERIFY(files_in(folder).isEmpty());
    make_writable(folder);
}

void TestJournalFile::a_file_changed_by_another_program_is_not_appended_to()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    auto journal = JournalFile::create(path.toStdString(), body(1));
    QVERIFY(journal.has_value());
    write(path, sample(1) + "\n");
    const QString words = path + ": another program has changed it\n" + path + ": " + way_out;
    QCOMPARE(said(journal->append(bodies(2, 2))), words);
    write(path, sample(1));
    QCOMPARE(said(journal->append(bodies(2, 2))), words);
    QCOMPARE(few_charts::in_lines(journal->failure()), words);
    QCOMPARE(bytes_of(path), sample(1));
    QCOMPARE(journal->lines().size(), 1U);
}

void TestJournalFile::a_file_that_is_no_longer_there_is_not_appended_to()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta"), other = folder.filePath("other.corneta");
    auto journal = JournalFile::create(path.toStdString(), body(1));
    auto replaced = JournalFile::create(other.toStdString(), body(1));
    QVERIFY(QFile::remove(path));
    QCOMPARE(said(journal->append(bodies(2, 2))), path + ": is gone from its place: No such file or directory\n" + path + ": " + way_out);
    QVERIFY(QFile::rename(other, other + "-away") && QFile::copy(other + "-away", other));
    QCOMPARE(said(replaced->append(bodies(2, 2))), other + ": another file has taken its place\n" + other + ": " + way_out);
    QCOMPARE(bytes_of(other), sample(1));
}

void TestJournalFile::a_game_is_saved_elsewhere_after_a_failure()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta"), other = folder.filePath("other.corneta");
    auto journal = JournalFile::create(path.toStdString(), body(1));
    QVERIFY(journal->append(bodies(2, 8)).has_value());
    QVERIFY(QFile::remove(path));
    QVERIFY(!journal->append(bodies(9, 9)).has_value());
    auto saved = journal->save_elsewhere(other.toStdString());
    QVERIFY2(saved.has_value(), qPrintable(said(saved)));
    QCOMPARE(saved->head_seal(), journal->head_seal());
    QVERIFY(saved->append(bodies(9, 9)).has_value());
    QCOMPARE(bytes_of(other), sample(9));
}

void TestJournalFile::a_pipe_is_named_and_not_waited_for()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    QCOMPARE(::mkfifo(path.toLocal8Bit().constData(), 0600), 0);
    QCOMPARE(said(JournalFile::open(path.toStdString())), path + ": neither a file nor a folder");
    QCOMPARE(said(bytes_of_file(path.toStdString())), path + ": neither a file nor a folder");
    QCOMPARE(said(bytes_of_file("/dev/zero")), "/dev/zero: neither a file nor a folder");
}

void TestJournalFile::what_cannot_be_opened_is_named()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    QCOMPARE(said(JournalFile::open(path.toStdString())), path + ": cannot be opened: No such file or directory");
    write(path, {});
    QCOMPARE(said(JournalFile::open(path.toStdString())), path + ": empty: no game was ever written to it");
    write(path, sample(1).chopped(1));
    QCOMPARE(said(JournalFile::open(path.toStdString())), path + ":1: the first line breaks off: no game was wholly written to it");
    QCOMPARE(bytes_of(path), sample(1).chopped(1));
    QCOMPARE(said(JournalFile::open(folder.path().toStdString())), folder.path() + ": cannot be opened: Is a directory");
    QCOMPARE(files_in(folder), QStringList{"war.corneta"});
}

#include "test_journal_file.moc"
