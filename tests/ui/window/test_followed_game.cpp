// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_file.h"
#include "app/storage/packs/scenarios.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace corneta;

/// A game that another program writes is shown as it goes on, and nothing is written to it from here.
class TestFollowedGame : public QObject {
    Q_OBJECT

private slots:
    void what_another_program_writes_is_shown();
    void nothing_is_written_from_here();
    void once_it_is_free_it_is_played();
    void damage_is_told_and_what_was_there_stays();
};

namespace {

/// A game that the other program holds, and the window that follows it.
struct Followed {
    Followed() : path{folder.filePath("war.corneta").toStdString()}
    {
        NewGame game{"santa-anna"};
        game.scenario = *scenario_statements(*all_rulesets()[0], "buena-vista-small");
        other.emplace(*GameFile::create(path, game, all_rulesets()));
        if (!player.window().open_game(QString::fromStdString(path)))
            qFatal("it is not opened");
    }

    void note(const char* words) { QVERIFY(other->give(game::Note{words}).has_value()); }
    std::size_t entries() { return player.window().desk().game()->journal().entries().size(); }
    QByteArray bytes() const
    {
        QFile file{QString::fromStdString(path)};
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
    }

    QTemporaryDir folder;
    std::string path;
    std::optional<GameFile> other;
    Player player{all_rulesets()};
};

} // namespace

void TestFollowedGame::what_another_program_writes_is_shown()
{
    Followed followed;
    QVERIFY(followed.player.window().desk().game()->followed().contains("locked", Qt::CaseInsensitive));
    QCOMPARE(followed.player.words("saved"), QString{"followed, entry 0"});
    followed.player.press(Qt::Key_Escape); // what it said of it
    followed.note("heard over there");
    QTRY_COMPARE(followed.entries(), std::size_t{1});
    QCOMPARE(followed.player.words("saved"), QString{"followed, entry 1"});
    const QString stage = followed.player.stage();
    QVERIFY(followed.other->give(game::EndPhase{"so be it"}).has_value());
    QTRY_VERIFY(followed.player.stage() != stage);
}

void TestFollowedGame::nothing_is_written_from_here()
{
    Followed followed;
    const QByteArray before = followed.bytes();
    followed.player.press(Qt::Key_Escape);
    followed.player.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    followed.player.type("not to be written\r");
    QVERIFY2(followed.player.words("table_problem").contains("only follows"), qPrintable(followed.player.words("table_problem")));
    followed.player.press(Qt::Key_Escape);
    ui::OpenGame& game = *followed.player.window().desk().game();
    QVERIFY(!game.give(game::Undo{}, {}, ui::OpenGame::Rolls::No));
    QVERIFY(!game.roll_all({game::Undo{}}));
    QVERIFY(!game.lay("K1", "fire", {}));
    QVERIFY(!game.turn_up({}, {}));
    QVERIFY(!game.change_charts({}, "why not"));
    QVERIFY(!game.say("us", "word").empty());
    QVERIFY(!game.roll_open());
    QVERIFY(!game.throw_away("why not").empty());
    QVERIFY(!game.take_sheet("AAAA", "why not"));
    QCOMPARE(followed.bytes(), before);
}

void TestFollowedGame::once_it_is_free_it_is_played()
{
    Followed followed;
    followed.other.reset();
    QVERIFY(followed.player.window().open_game(QString::fromStdString(followed.path)));
    QVERIFY(followed.player.window().desk().game()->followed().isEmpty());
    followed.player.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    followed.player.type("written here\r");
    QCOMPARE(followed.entries(), std::size_t{1});
}

void TestFollowedGame::damage_is_told_and_what_was_there_stays()
{
    Followed followed;
    followed.note("before");
    QTRY_COMPARE(followed.entries(), std::size_t{1});
    QFile file{QString::fromStdString(followed.path)};
    QVERIFY(file.resize(file.size() / 2));
    QTRY_VERIFY(!followed.player.window().desk().game()->followed().contains("locked", Qt::CaseInsensitive));
    QCOMPARE(followed.entries(), std::size_t{1});
}

#include "test_followed_game.moc"
