// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/called_game.h"

#include <QFile>
#include <QObject>
#include <QTest>

#include <memory>

/// Forces leave a game for a spreadsheet and come back from it.
class TestGameForces : public QObject {
    Q_OBJECT

private slots:
    void init() { m_game = std::make_unique<CalledGame>(); }
    void forces_are_printed_as_comma_separated_values();
    void what_is_printed_changes_nothing_and_begins_another_game_alike();
    void stats_are_set_right_and_units_arrive();
    void a_wrong_file_writes_nothing();
    void what_lies_face_down_is_not_among_them();
    void options_that_do_not_go_together_are_refused();

private:
    void write(const QString& name, const QByteArray& bytes) const;
    QByteArray bytes(const QString& name = "game.corneta") const;
    Ran forces(const QStringList& options = {}) const { return ran(QStringList{"game", "forces", m_game->path()} + options); }

    std::unique_ptr<CalledGame> m_game;
};

void TestGameForces::write(const QString& name, const QByteArray& bytes) const
{
    QFile file{m_game->path(name)};
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray TestGameForces::bytes(const QString& name) const
{
    QFile file{m_game->path(name)};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

void TestGameForces::forces_are_printed_as_comma_separated_values()
{
    QCOMPARE(m_game->begun(), "");
    const QList<QByteArray> lines = forces().out.split('\n');
    QVERIFY2(lines.front().startsWith("key,code,name,kind,side,command,"), lines.front());
    QCOMPARE(lines.size(), m_game->shown()["units"].toArray().size() + 2);
    QVERIFY(lines.contains("mexican,,Mexico,side,," + QByteArray(lines.front().count(',') - 5, ',')));
    QCOMPARE(json_array({"game", "forces", m_game->path(), "--json"}), m_game->shown()["units"].toArray());
}

void TestGameForces::what_is_printed_changes_nothing_and_begins_another_game_alike()
{
    for (const auto& [ruleset, scenario] : {std::pair{"santa-anna", "buena-vista"},
                                            {"revolucion", "rio-seco"},
                                            {"cedar-creek", "belle-grove-small"},
                                            {"pedregal", "padierna-small"}}) {
        const QString game = m_game->path(QString{scenario} + ".corneta");
        const QString again = m_game->path(QString{scenario} + "-again.corneta");
        const QString csv = m_game->path(QString{scenario} + ".csv");
        QCOMPARE(ran({"game", "new", game, ruleset, "--scenario", scenario}).err, "");
        const QByteArray printed = ran({"game", "forces", game}).out;
        write(QString{scenario} + ".csv", printed);
        const Ran same = ran({"game", "forces", game, "--from", csv});
        QCOMPARE(same.err, "");
        QCOMPARE(same.out, "The forces are as the file says.\n");
        QCOMPARE(ran({"game", "new", again, ruleset, "--forces", csv}).err, "");
        QCOMPARE(ran({"game", "forces", again}).out, printed);
        QCOMPARE(ran({"game", "phase", again, "--reason", "only a look"}).err, "");
    }
}

void TestGameForces::stats_are_set_right_and_units_arrive()
{
    QCOMPARE(m_game->begun(), "");
    write("f.csv", "key,code,side,effectives,stragglers,castings\n2nd-indiana,,,19,2,\nk9,K9,us,,,7\n");
    const Ran changed = forces({"--from", m_game->path("f.csv"), "--reason", "recount"});
    QCOMPARE(changed.err, "");
    QVERIFY2(changed.out.contains("Entry 1") && changed.out.contains("Entry 2") && changed.out.contains("recount"), changed.out);
    QVERIFY2(changed.out.contains("Saved as entry 2, seal "), changed.out);
    QCOMPARE(m_game->stat("K1", "effectives"), "19");
    QCOMPARE(m_game->stat("K1", "castings"), "21");
    QCOMPARE(m_game->stat("K9", "effectives"), "7");
    QCOMPARE(m_game->call("game verify FILE").code, 0);
    write("f.csv", "key;inches_left\nk9;2,5\n");
    const QJsonObject object = json_object({"game", "forces", m_game->path(), "--from", m_game->path("f.csv"), "--json"}).toObject();
    QCOMPARE(object["entries"].toArray().size(), 1);
    QVERIFY(!object["seal"].toString().isEmpty());
    QCOMPARE(m_game->stat("K9", "inches_left"), "2.5");
}

void TestGameForces::a_wrong_file_writes_nothing()
{
    QCOMPARE(m_game->begun(), "");
    const QByteArray before = bytes();
    const QString csv = m_game->path("f.csv");
    write("f.csv", "key,name,castings\n2nd-indiana,,20\nk9,\"two\nlines\",7\n");
    QCOMPARE(forces({"--from", csv}).err, (csv + ":3: name: leave out the line break\n").toUtf8());
    write("f.csv", "key,code,castings\n2nd-indiana,K2,20\nk9,K3,7\n");
    const Ran refused = forces({"--from", csv});
    QCOMPARE(QString::fromUtf8(refused.err),
             QString{"%1:2: code: it is \"K1\" in the game and stays so\n%1:3: code: \"K3\" stands there twice\n"}.arg(csv));
    QCOMPARE(refused.code, 3);
    QVERIFY(refused.out.isEmpty());
    QCOMPARE(forces({"--from", m_game->path("none.csv")}).code, 3);
    QCOMPARE(bytes(), before);
    const Ran new_game = ran({"game", "new", m_game->path("new.corneta"), "santa-anna", "--forces", csv});
    QCOMPARE(new_game.code, 0); // no unit of a game stands against it
    write("f.csv", "key,side,castings\nk9,us,7\n");
    const Ran no_side = ran({"game", "new", m_game->path("other.corneta"), "santa-anna", "--forces", csv});
    QCOMPARE(QString::fromUtf8(no_side.err), csv + ":2: side: there is no side \"us\"\n");
    QVERIFY(!QFile::exists(m_game->path("other.corneta")));
}

void TestGameForces::what_lies_face_down_is_not_among_them()
{
    QCOMPARE(m_game->begun(), "");
    const QByteArray before = forces().out;
    QCOMPARE(m_game->refusal("game lay FILE K1 charge --reason agreed"), "");
    QCOMPARE(forces().out, before);
}

void TestGameForces::options_that_do_not_go_together_are_refused()
{
    QCOMPARE(m_game->begun(), "");
    QCOMPARE(forces({"--reason", "recount"}).err, "--reason: goes with --from\n");
    const Ran both = ran({"game", "new", m_game->path("new.corneta"), "santa-anna", "--scenario", "buena-vista", "--forces", "f.csv"});
    QCOMPARE(both.err, "--forces: does not go with --scenario\n");
    QCOMPARE(both.code, 2);
}

#include "test_game_forces.moc"
