// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/dice/fair_dice.h"
#include "app/storage/journal/secrets.h"
#include "tests/storage/few_charts.h"
#include "tests/storage/sample_journal.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace corneta;
using few_charts::in_lines;
using sample_journal::bytes_of;
using sample_journal::said;

class TestSecrets : public QObject {
    Q_OBJECT

private slots:
    void nothing_is_there_before_it_is_made();
    void the_key_is_made_once_and_kept();
    void seeds_are_kept_until_forgotten();
    void only_the_user_can_enter();
    void what_others_may_read_is_refused_data();
    void what_others_may_read_is_refused();
    void what_a_crash_left_is_swept();
    void no_core_is_dumped();
    void games_keep_their_secrets_apart();
    void a_wrong_file_id_is_refused_data();
    void a_wrong_file_id_is_refused();
    void a_wrong_commitment_is_no_seed();
    void a_damaged_secret_is_named_data();
    void a_damaged_secret_is_named();
    void a_folder_that_cannot_be_made_is_named();
    void the_folder_is_that_of_the_user();
};

namespace {

const std::string id = "5f3a90c1-77de";

Secrets secrets_in(const QTemporaryDir& folder, const std::string& file_id = id)
{
    return Secrets::of(file_id, folder.filePath("data/secrets").toStdString()).value();
}

int mode_of(const QString& path)
{
    struct stat status{};
    if (::stat(path.toUtf8().constData(), &status) != 0)
        qFatal("%s is not there", qPrintable(path));
    return static_cast<int>(status.st_mode & 07777);
}

} // namespace

void TestSecrets::nothing_is_there_before_it_is_made()
{
    const QTemporaryDir folder;
    const Secrets secrets = secrets_in(folder);
    const auto key = secrets.sealing_key();
    QVERIFY(key.has_value());
    QVERIFY(!key->has_value());
    const auto seed = secrets.seed(std::string(64, 'a'));
    QVERIFY(seed.has_value());
    QVERIFY(!seed->has_value());
    QVERIFY(secrets.forget_seed(std::string(64, 'a')).has_value());
    QVERIFY(QDir{folder.path()}.isEmpty());
}

void TestSecrets::the_key_is_made_once_and_kept()
{
    const QTemporaryDir folder;
    const auto made = secrets_in(folder).made_sealing_key();
    QVERIFY2(made.has_value(), qPrintable(said(made)));
    QVERIFY(made->key != made->salt);
    QCOMPARE(secrets_in(folder).made_sealing_key().value(), *made);
    QCOMPARE(secrets_in(folder).sealing_key().value().value(), *made);
}

void TestSecrets::seeds_are_kept_until_forgotten()
{
    const QTemporaryDir folder;
    const Bytes32 first = secrets_in(folder).new_seed().value();
    const Bytes32 second = secrets_in(folder).new_seed().value();
    QVERIFY(first != second);
    const Secrets secrets = secrets_in(folder);
    QCOMPARE(secrets.seed(commitment_to(first)).value().value(), first);
    QVERIFY(secrets.forget_seed(commitment_to(first)).has_value());
    QVERIFY(!secrets.seed(commitment_to(first)).value().has_value());
    QCOMPARE(secrets.seed(commitment_to(second)).value().value(), second);
}

void TestSecrets::only_the_user_can_enter()
{
    const QTemporaryDir folder;
    const mode_t before = ::umask(0);
    const Secrets secrets = secrets_in(folder);
    const bool made = secrets.made_sealing_key().has_value() && secrets.new_seed().has_value();
    ::umask(before);
    QVERIFY(made);
    QCOMPARE(mode_of(folder.filePath("data/secrets")), 0700);
    QCOMPARE(mode_of(folder.filePath("data/secrets/5f3a90c1-77de")), 0700);
    int files = 0;
    for (QDirIterator each{folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories}; each.hasNext(); ++files)
        QCOMPARE(mode_of(each.next()), 0600);
    QCOMPARE(files, 2);
}

void TestSecrets::what_others_may_read_is_refused_data()
{
    QTest::addColumn<int>("mode");
    QTest::newRow("the group") << 0640;
    QTest::newRow("all") << 0604;
    QTest::newRow("all may write") << 0602;
}

void TestSecrets::what_others_may_read_is_refused()
{
    QFETCH(int, mode);
    const QTemporaryDir folder;
    const Secrets secrets = secrets_in(folder);
    const SealingKey key = secrets.made_sealing_key().value();
    const QByteArray path = folder.filePath("data/secrets/5f3a90c1-77de/sealing").toUtf8();
    QCOMPARE(::chmod(path.constData(), static_cast<mode_t>(mode)), 0);
    QCOMPARE(said(secrets.sealing_key()), path + ": others may read it, so that it is no secret: chmod 600 " + path);
    QVERIFY(!secrets.made_sealing_key().has_value());
    QCOMPARE(::chmod(path.constData(), 0600), 0);
    QCOMPARE(secrets.sealing_key().value().value(), key);
}

void TestSecrets::what_a_crash_left_is_swept()
{
    const QTemporaryDir folder;
    const Secrets secrets = secrets_in(folder);
    std::array<std::string, 4> seeds;
    for (std::string& seed : seeds)
        seed = commitment_to(secrets.new_seed().value());
    const auto& [open, revealed, old, young] = seeds;
    for (const std::string& seed : {open, old}) {
        QFile file{folder.filePath("data/secrets/5f3a90c1-77de/seed-") + QString::fromStdString(seed)};
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-40), QFileDevice::FileModificationTime));
    }
    const std::string_view over = revealed;
    secrets.sweep(open, std::span{&over, 1});
    QVERIFY(secrets.seed(open).value().has_value());
    QVERIFY(secrets.seed(young).value().has_value());
    QVERIFY(!secrets.seed(old).value().has_value());
    QVERIFY(!secrets.seed(revealed).value().has_value());
}

void TestSecrets::no_core_is_dumped()
{
    rlimit limit{};
    QCOMPARE(::getrlimit(RLIMIT_CORE, &limit), 0);
    limit.rlim_cur = limit.rlim_max;
    QCOMPARE(::setrlimit(RLIMIT_CORE, &limit), 0);
    const QTemporaryDir folder;
    secrets_in(folder);
    QCOMPARE(::getrlimit(RLIMIT_CORE, &limit), 0);
    QCOMPARE(limit.rlim_cur, rlim_t{1}); // of 0 a program that collects them gets one all the same
}

void TestSecrets::games_keep_their_secrets_apart()
{
    const QTemporaryDir folder;
    const SealingKey key = secrets_in(folder).made_sealing_key().value();
    const Bytes32 seed = secrets_in(folder).new_seed().value();
    const Secrets other = secrets_in(folder, "5f3a90c1-77df");
    QVERIFY(!other.sealing_key().value().has_value());
    QVERIFY(!other.seed(commitment_to(seed)).value().has_value());
    QVERIFY(other.made_sealing_key().value() != key);
}

void TestSecrets::a_wrong_file_id_is_refused_data()
{
    QTest::addColumn<QByteArray>("file_id");
    QTest::newRow("nothing") << QByteArray{};
    QTest::newRow("another folder") << QByteArray{"../5f3a"};
    QTest::newRow("the folder itself") << QByteArray{"."};
    QTest::newRow("a hyphen first") << QByteArray{"-5f3a"};
    QTest::newRow("a hyphen last") << QByteArray{"5f3a-"};
    QTest::newRow("two hyphens") << QByteArray{"5f--3a"};
    QTest::newRow("upper case") << QByteArray{"5F3A"};
    QTest::newRow("another letter") << QByteArray{"5g3a"};
    QTest::newRow("a NUL byte") << QByteArray{"5f\0003a", 5};
    QTest::newRow("too long") << QByteArray(65, 'a');
}

void TestSecrets::a_wrong_file_id_is_refused()
{
    QFETCH(QByteArray, file_id);
    const auto secrets = Secrets::of(file_id.toStdString(), "/nowhere");
    QVERIFY(!secrets.has_value());
    QVERIFY(in_lines(secrets.error()).endsWith("\" is not words of 0-9a-f"));
    QVERIFY(Secrets::of(std::string(64, 'a'), "/nowhere").has_value());
    QVERIFY(Secrets::of("0-9-abcdef", "/nowhere").has_value());
}

void TestSecrets::a_wrong_commitment_is_no_seed()
{
    const QTemporaryDir folder;
    const Secrets secrets = secrets_in(folder);
    QVERIFY(secrets.made_sealing_key().has_value());
    const std::string wrong = "/../sealing";
    QVERIFY(!secrets.seed(wrong).value().has_value());
    QVERIFY(secrets.forget_seed(wrong).has_value());
    QVERIFY(secrets.sealing_key().value().has_value());
}

void TestSecrets::a_damaged_secret_is_named_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray{};
    QTest::newRow("cut") << QByteArray(64, 'a') + "\n" + QByteArray(63, 'b');
    QTest::newRow("no digits") << QByteArray(64, 'x') + "\n" + QByteArray(64, 'b') + "\n";
    QTest::newRow("another secret, no newline") << QByteArray(64, 'a') + "\n" + QByteArray(64, 'b') + "x";
    QTest::newRow("a line too many") << (QByteArray(64, 'a') + "\n").repeated(3);
}

void TestSecrets::a_damaged_secret_is_named()
{
    QFETCH(QByteArray, bytes);
    const QTemporaryDir folder;
    const Secrets secrets = secrets_in(folder);
    QVERIFY(secrets.made_sealing_key().has_value());
    const QString path = folder.filePath("data/secrets/5f3a90c1-77de/sealing");
    sample_journal::write(path, bytes);
    const QString words = path + ": damaged: not what this program keeps there";
    QCOMPARE(said(secrets.sealing_key()), words);
    QCOMPARE(said(secrets.made_sealing_key()), words);
    QCOMPARE(bytes_of(path), bytes);

    const std::string commitment = commitment_to(secrets.new_seed().value());
    const QString seed_path = folder.filePath("data/secrets/5f3a90c1-77de/seed-" + QString::fromStdString(commitment));
    sample_journal::write(seed_path, QByteArray(64, 'a') + "\n");
    QCOMPARE(said(secrets.seed(commitment)), seed_path + ": damaged: another seed than the one that was committed to");
}

void TestSecrets::a_folder_that_cannot_be_made_is_named()
{
    const QTemporaryDir folder;
    sample_journal::write(folder.filePath("data"), "a file");
    const Secrets secrets = secrets_in(folder);
    QVERIFY(said(secrets.new_seed()).startsWith(folder.filePath("data/secrets") + ": the folder cannot be created: "));
    QVERIFY(said(secrets.made_sealing_key()).startsWith(folder.filePath("data/secrets") + ": the folder cannot be created: "));
}

void TestSecrets::the_folder_is_that_of_the_user()
{
    qputenv("XDG_DATA_HOME", "/nowhere/share");
    QCOMPARE(folder_of_secrets(), "/nowhere/share/corneta/secrets");
}

#include "test_secrets.moc"
