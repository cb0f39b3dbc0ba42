// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/game_text.h"
#include "rulesets/all_rulesets.h"
#include "tests/cli/called_game.h"
#include "tests/cli/played_record.h"

#include <QFile>
#include <QObject>
#include <QTest>

#include <memory>

using namespace corneta;

/// `game from-sheet`, from a sheet as it is typed.
class TestFromSheet : public QObject {
    Q_OBJECT
private slots:
    void a_game_by_a_pack_wants_it_named();
    void a_new_game_begins_there();
    void a_game_goes_on_there();
    void what_is_no_sheet_of_the_game_is_refused();

private:
    std::unique_ptr<CalledGame> m_game;
};

void TestFromSheet::a_game_by_a_pack_wants_it_named()
{
    const QString pack = QStringLiteral(CORNETA_SOURCE_DIR "/resources/examples/club-card.jsonl");
    m_game = std::make_unique<CalledGame>();
    QCOMPARE(m_game->refusal(qPrintable(QStringLiteral("game new FILE santa-anna --scenario buena-vista-small --pack ") + pack)), "");
    const auto read = game_read(m_game->path().toStdString(), all_rulesets());
    QFile sheet{m_game->path("sheet.txt")};
    QVERIFY(sheet.open(QIODevice::WriteOnly) && sheet.write(QByteArray::fromStdString(sheet_of(read->record))) > 0);
    sheet.close();
    const QStringList call{"game", "from-sheet", sheet.fileName(), "-o", m_game->path("new.corneta")};
    QVERIFY(ran(call).err.contains("by other charts: name their pack"));
    QVERIFY(!QFile::exists(m_game->path("new.corneta")));
    QCOMPARE(ran(call + QStringList{"--pack", pack}).err, "");
}

void TestFromSheet::a_new_game_begins_there()
{
    m_game = std::make_unique<CalledGame>();
    const GameRecord record = played_record(*all_rulesets().front(), "buena-vista-small", 7, 60, Until::PhaseEnds);
    QFile sheet{m_game->path("sheet.txt")};
    QVERIFY(sheet.open(QIODevice::WriteOnly) && sheet.write(QByteArray::fromStdString(sheet_of(record))) > 0);
    sheet.close();
    const Ran made = ran({"game", "from-sheet", sheet.fileName(), "-o", m_game->path()});
    QCOMPARE(made.err, "");
    QVERIFY(made.out.contains("From paper: turn"));
    QCOMPARE(m_game->refusal("game verify FILE"), "");
    QCOMPARE(m_game->refusal("game replay FILE"), "");
    QJsonObject now = m_game->shown();
    const QJsonObject then = cli::json_of(record.journal().state(), record.book());
    for (const char* const key : {"units", "turn", "phase", "round", "standing", "idle"})
        QCOMPARE(now[key], then[key]);
}

void TestFromSheet::a_game_goes_on_there()
{
    m_game = std::make_unique<CalledGame>();
    QCOMPARE(m_game->begun(), "");
    const GameRecord record = played_record(*all_rulesets().front(), "buena-vista-small", 8, 60, Until::PhaseEnds);
    QFile sheet{m_game->path("sheet.txt")};
    QVERIFY(sheet.open(QIODevice::WriteOnly) && sheet.write(QByteArray::fromStdString(sheet_of(record))) > 0);
    sheet.close();
    const QStringList call{"game", "from-sheet", sheet.fileName(), "--into", m_game->path()};
    QCOMPARE(ran(call).err, "reason: say why it goes on from paper\n");
    QCOMPARE(ran(call + QStringList{"--reason", "the battery ended"}).err, "");
    QCOMPARE(m_game->shown()["units"], cli::json_of(record.journal().state(), record.book())["units"]);
    QCOMPARE(m_game->refusal("game verify FILE"), "");
    QCOMPARE(m_game->refusal("game replay FILE"), "");
    QCOMPARE(m_game->refusal("game undo FILE"), "");
    QCOMPARE(m_game->shown()["turn"].toInt(), 1);
}

void TestFromSheet::what_is_no_sheet_of_the_game_is_refused()
{
    m_game = std::make_unique<CalledGame>();
    QCOMPARE(m_game->begun(), "");
    const auto [ruleset, scenario] = setting(1);
    QFile sheet{m_game->path("sheet.txt")};
    QVERIFY(sheet.open(QIODevice::WriteOnly) && sheet.write(QByteArray::fromStdString(sheet_of(begun_record(*ruleset, scenario)))) > 0);
    sheet.close();
    const QString path = sheet.fileName();
    QVERIFY(ran({"game", "from-sheet", path, "--into", m_game->path(), "--reason", "x"}).err.contains("of a game with another beginning"));
    QCOMPARE(ran({"game", "from-sheet", path}).code, 2);
    QCOMPARE(ran({"game", "from-sheet", path, "-o", m_game->path()}).code, 3); // it is there already
    QCOMPARE(ran({"game", "from-sheet", m_game->path("none"), "-o", m_game->path("new")}).code, 3);
    QVERIFY(!QFile::exists(m_game->path("new")));
}

#include "test_from_sheet.moc"
