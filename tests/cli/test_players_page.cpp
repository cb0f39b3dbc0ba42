// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/called_game.h"

#include <QFile>
#include <QObject>
#include <QProcess>
#include <QTest>

#include <memory>

/// The page for the players' telephones.
class TestPlayersPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void it_tells_where_the_game_stands();
    void it_says_nothing_of_what_lies_face_down();
    void it_is_whole_in_one_file();
    void it_follows_another_program();
    void what_is_no_page_of_ours_is_not_overwritten();

private:
    QString path() const { return m_game->path("page.html"); }
    QByteArray text() const
    {
        QFile file{path()};
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
    }
    QByteArray page() const
    {
        const Ran made = ran({"game", "page", m_game->path(), "-o", path()});
        return made.code == 0 ? text() : made.err;
    }
    void done(const char* line) const { QCOMPARE(m_game->refusal(line), ""); }

    std::unique_ptr<CalledGame> m_game;
};

void TestPlayersPage::init()
{
    m_game = std::make_unique<CalledGame>();
    QCOMPARE(m_game->begun(), "");
}

void TestPlayersPage::it_tells_where_the_game_stands()
{
    done("game edit FILE K1 order=first-fire --reason so_it_stands");
    done("game phase FILE --reason to_the_fire");
    done("game phase FILE --reason to_the_fire");
    done("game resolve FILE fire firer=K1 target=M1 range=4 --usual --dice 18 --reason a_test");
    const QByteArray all = page();
    for (const char* words :
         {"Turn 1, First Fire", "as of entry 4", "2nd Indiana", "United States", "aria-label=\"d20: 18\"", "Still to do"})
        QVERIFY2(all.contains(words), words);
}

void TestPlayersPage::it_says_nothing_of_what_lies_face_down()
{
    done("game resolve FILE leader-points leader=L1 --dice 4");
    const QByteArray before = page();
    done("game lay FILE K1 charge");
    const QByteArray after = page();
    QVERIFY(after.contains("United States: 1 face down"));
    QVERIFY(!after.contains("harge") || before.contains("harge"));
}

void TestPlayersPage::it_is_whole_in_one_file()
{
    const QByteArray all = page();
    for (const char* outside : {"http", "src=", "<script", "url(", "@import", "http-equiv"})
        QVERIFY2(!all.contains(outside), outside);
    QVERIFY(all.contains("width=device-width"));
}

void TestPlayersPage::it_follows_another_program()
{
    QProcess follower;
    follower.start(CORNETA_BINARY_DIR "/corneta-cli", {"game", "page", m_game->path(), "-o", path(), "--follow"});
    QTRY_VERIFY(text().contains("as of entry 0"));
    QVERIFY(text().contains("http-equiv=\"refresh\""));
    done("game note FILE the_guns_come_up");
    QTRY_VERIFY(text().contains("the guns come up"));
    QVERIFY(text().endsWith("</html>\n"));
    follower.kill();
    follower.waitForFinished();
}

void TestPlayersPage::what_is_no_page_of_ours_is_not_overwritten()
{
    QFile file{path()};
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("a diary") > 0);
    file.close();
    QVERIFY(page().contains("exists and is no report of ours"));
    QCOMPARE(text(), "a diary");
}

#include "test_players_page.moc"
