// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/journal_file.h"
#include "app/storage/journal/journal_follower.h"
#include "tests/storage/as_nobody.h"
#include "tests/storage/sample_journal.h"

#include <QFile>
#include <QFileInfo>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

using namespace corneta;
using namespace sample_journal;

class TestJournalFollower : public QObject {
    Q_OBJECT

private slots:
    void new_lines_come_once();
    void a_line_being_written_comes_when_it_is_whole();
    void a_read_only_folder_is_followed_without_a_trace();
    void a_file_cut_short_is_refused();
    void damage_is_named_wherever_it_is();
    void another_game_in_its_place_is_refused();
    void a_file_that_is_gone_is_refused_until_it_is_back();
};

namespace {

/// The numbers of the lines that are new, or the problems.
QString told(JournalFollower& follower)
{
    const auto lines = follower.poll();
    if (!lines)
        return few_charts::in_lines(lines.error());
    QStringList numbers;
    const int before = static_cast<int>(follower.lines() - lines->size());
    for (std::size_t at = 0; at < lines->size(); ++at) {
        const int number = before + static_cast<int>(at) + 1;
        numbers += lines->at(at).body == body(number) ? QString::number(number) : QString{"other"};
    }
    return numbers.join(' ');
}

void append_to(const QString& path, const std::string& bytes)
{
    QFile file{path};
    if (!file.open(QIODevice::Append) || file.write(QByteArray::fromStdString(bytes)) < 0)
        qFatal("%s", qPrintable(file.errorString()));
}

} // namespace

void TestJournalFollower::new_lines_come_once()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("war.corneta").toStdString();
    auto journal = JournalFile::create(path, body(1));
    QVERIFY(journal.has_value());
    JournalFollower follower{path};
    QCOMPARE(told(follower), "1");
    QCOMPARE(told(follower), "");
    for (int number = 2; number < 10; number += 2) {
        QVERIFY(journal->append(bodies(number, number + 1)).has_value());
        QCOMPARE(told(follower), QStringLiteral("%1 %2").arg(number).arg(number + 1));
        QCOMPARE(told(follower), "");
        QCOMPARE(follower.head_seal(), journal->head_seal());
        QCOMPARE(follower.lines(), journal->lines().size());
    }
}

void TestJournalFollower::a_line_being_written_comes_when_it_is_whole()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    const std::vector<std::string> written = lines(3);
    write(path, QByteArray::fromStdString(written[0]));
    JournalFollower follower{path.toStdString()};
    QCOMPARE(told(follower), "1");
    append_to(path, written[1].substr(0, 100));
    QCOMPARE(told(follower), "");
    append_to(path, written[1].substr(100) + written[2].substr(0, written[2].size() - 1));
    QCOMPARE(told(follower), "2");
    append_to(path, "\n");
    QCOMPARE(told(follower), "3");
    // A torn line is cut by who opens the file for writing: nothing that was whole is lost.
    append_to(path, "{\"torn");
    QCOMPARE(told(follower), "");
    QVERIFY(JournalFile::open(path.toStdString()).has_value());
    QCOMPARE(told(follower), "");
}

void TestJournalFollower::a_read_only_folder_is_followed_without_a_trace()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    write(path, sample(5) + "{\"torn");
    QFile{path}.setPermissions(QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther);
    make_read_only(folder);
    const QByteArray bytes = bytes_of(path);
    const QDateTime time = QFileInfo{path}.lastModified();
    QString followed, opened;
    {
        const AsNobody nobody;
        if (!nobody.holds())
            QSKIP("root cannot give up its rights here");
        JournalFollower follower{path.toStdString()};
        followed = told(follower);
        opened = said(JournalFile::open(path.toStdString()));
    }
    QCOMPARE(followed, "1 2 3 4 5");
    QCOMPARE(opened, path + ": cannot be opened: Permission denied");
    QCOMPARE(files_in(folder), QStringList{"war.corneta"});
    QCOMPARE(bytes_of(path), bytes);
    QCOMPARE(QFileInfo{path}.lastModified(), time);
    make_writable(folder);
}

void TestJournalFollower::a_file_cut_short_is_refused()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    write(path, sample(5));
    JournalFollower follower{path.toStdString()};
    QCOMPARE(told(follower), "1 2 3 4 5");
    write(path, sample(4));
    QCOMPARE(told(follower), path + ": cut short: 4 lines, 5 before");
    QCOMPARE(told(follower), path + ": cut short: 4 lines, 5 before");
    write(path, {});
    QCOMPARE(told(follower), path + ": empty: no game was ever written to it");
    write(path, sample(6));
    QCOMPARE(told(follower), "6");
}

void TestJournalFollower::damage_is_named_wherever_it_is()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    const std::vector<std::string> written = lines(7);
    for (const std::size_t damaged : {std::size_t{1}, std::size_t{3}, std::size_t{6}}) {
        write(path, QByteArray::fromStdString(joined(std::vector<std::string>{written.begin(), written.begin() + 5})));
        JournalFollower follower{path.toStdString()};
        QCOMPARE(told(follower), "1 2 3 4 5");
        std::vector<std::string> changed = written;
        changed[damaged - 1][20] ^= 1;
        write(path, QByteArray::fromStdString(joined(changed)));
        const QString words = QStringLiteral("%1:%2: damaged: its seal fits neither it nor the lines before").arg(path).arg(damaged);
        QCOMPARE(told(follower), words);
    }
}

void TestJournalFollower::another_game_in_its_place_is_refused()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    write(path, sample(3));
    JournalFollower follower{path.toStdString()};
    QCOMPARE(told(follower), "1 2 3");
    std::string other;
    JournalLine before;
    for (int number = 11; number < 16; ++number) {
        before = sealed_line(body(number), before);
        other += text(before);
    }
    write(path, QByteArray::fromStdString(other));
    QCOMPARE(told(follower), path + ": another game than before: line 3 has another seal");
}

void TestJournalFollower::a_file_that_is_gone_is_refused_until_it_is_back()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.corneta");
    JournalFollower follower{path.toStdString()};
    QCOMPARE(told(follower), path + ": no such file");
    write(path, sample(2));
    QCOMPARE(told(follower), "1 2");
    QVERIFY(QFile::rename(path, path + "-away"));
    QCOMPARE(told(follower), path + ": no such file");
    QVERIFY(QFile::rename(path + "-away", path));
    QCOMPARE(told(follower), "");
}

#include "test_journal_follower.moc"
