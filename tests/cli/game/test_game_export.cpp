// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/report/report.h"
#include "tests/cli/called_game.h"
#include "tests/storage/as_nobody.h"

#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <sys/stat.h>

/// Where a report is written, and where it is not.
class TestGameExport : public QObject {
    Q_OBJECT

private slots:
    void init() { m_game = std::make_unique<CalledGame>(); }
    void a_report_is_html_by_its_name_in_any_letters();
    void a_report_leaves_other_games_and_devices_alone();
    void only_a_report_is_overwritten_unasked();
    void what_cannot_be_read_is_not_overwritten();

private:
    void begin() const { QCOMPARE(m_game->begun(), ""); }
    void write(const QString& name, const QByteArray& bytes) const;

    std::unique_ptr<CalledGame> m_game;
};

void TestGameExport::write(const QString& name, const QByteArray& bytes) const
{
    QFile file{m_game->path(name)};
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void TestGameExport::a_report_is_html_by_its_name_in_any_letters()
{
    begin();
    for (const QString name : {"a.html", "a.HTML", "a.Htm"}) {
        QCOMPARE(ran({"game", "export", m_game->path(), "-o", m_game->path(name)}).code, 0);
        QFile file{m_game->path(name)};
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readLine(), QByteArray{"<!DOCTYPE html>\n"});
    }
}

void TestGameExport::a_report_leaves_other_games_and_devices_alone()
{
    begin();
    QCOMPARE(m_game->begun("other.corneta"), "");
    QVERIFY(QFile::link(m_game->path("other.corneta"), m_game->path("other.md")));
    for (const QString& target : {m_game->path("other.corneta"), m_game->path("other.md"), QString{"/dev/null"}}) {
        const Ran refused = ran({"game", "export", m_game->path(), "-o", target});
        QCOMPARE(refused.code, 3);
        QVERIFY2(refused.err.startsWith(target.toUtf8()), refused.err.constData());
    }
    QCOMPARE(m_game->refusal("game verify FILE", "other.corneta"), "");
}

void TestGameExport::only_a_report_is_overwritten_unasked()
{
    begin();
    write("diary.md", "# Diary");
    write("empty.md", "");
    const auto exported = [&](const QString& name, const QStringList& more = {}) {
        return ran(QStringList{"game", "export", m_game->path(), "-o", m_game->path(name)} + more);
    };
    QCOMPARE(exported("diary.md").err,
             m_game->path("diary.md").toUtf8() + ": exists and is no report of ours; choose another name, or --force to overwrite it\n");
    for (const QString name : {"new.md", "new.html", "empty.md"}) {
        QCOMPARE(exported(name).err, QByteArray{});
        QCOMPARE(exported(name).err, QByteArray{});
    }
    QCOMPARE(exported("diary.md", {"--force"}).err, QByteArray{});
    QCOMPARE(exported("game.corneta", {"--force"}).code, 3);
}

void TestGameExport::what_cannot_be_read_is_not_overwritten()
{
    begin();
    write("sealed.md", "# Sealed");
    const QTemporaryDir open_to_all;
    const QString path = open_to_all.filePath("sealed.md");
    QVERIFY(QFile::copy(m_game->path("sealed.md"), path));
    QCOMPARE(::chmod(qPrintable(open_to_all.path()), 0777), 0);
    QCOMPARE(::chmod(qPrintable(path), 0200), 0);
    QString said;
    {
        const AsNobody nobody;
        if (!nobody.holds())
            QSKIP("this user has no other");
        const auto written = corneta::write_page(path.toStdString(), "page", "", corneta::Overwrites::ReportsOnly);
        said = written ? "written" : QString::fromStdString(text(written.error().front()));
    }
    QCOMPARE(said, path + ": exists and cannot be read; choose another name");
    QCOMPARE(::chmod(qPrintable(path), 0600), 0);
}

#include "test_game_export.moc"
