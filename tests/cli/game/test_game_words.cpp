// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/digest.h"
#include "tests/cli/called_game.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <memory>
#include <pty.h>
#include <termios.h>
#include <unistd.h>

/// What the verbs of a game say: no more than they know, and what to type.
class TestGameWords : public QObject {
    Q_OBJECT

private slots:
    void init() { m_game = std::make_unique<CalledGame>(); }
    void verify_says_what_the_words_of_the_sides_show();
    void an_entry_read_otherwise_says_by_which();
    void what_is_laid_may_be_read_from_standard_input();
    void a_prompt_that_is_broken_off_leaves_the_terminal_as_it_was();
    void a_path_is_told_as_it_can_be_typed_data();
    void a_path_is_told_as_it_can_be_typed();
    void a_line_that_broke_off_is_told();
    void a_word_where_no_die_is_rolled_is_refused();
    void undo_and_redo_say_which_entry();
    void a_unit_that_joined_another_keeps_its_name();
    void what_is_owed_is_told_with_its_command();
    void the_sides_and_who_has_not_acted_are_shown();
    void what_lies_face_down_is_not_shown_by_who_is_idle();
    void a_form_names_the_roles();
    void a_phase_ends_once();
    void who_acts_is_named_and_no_side_beside();

private:
    void done(const char* line) const { QCOMPARE(m_game->refusal(line), ""); }
    void begin() const { QCOMPARE(m_game->begun(), ""); }

    std::unique_ptr<CalledGame> m_game;
};

void TestGameWords::verify_says_what_the_words_of_the_sides_show()
{
    begin();
    done("game resolve FILE fire firer=K1 target=M1 range=3 --usual --reason early --word us=apple");
    QByteArray said = m_game->call("game verify FILE").out;
    QVERIFY2(!said.contains("Nobody could choose"), said.constData());
    QVERIFY2(said.contains("In 1 of 1 rolls no other side spoke the last word"), said.constData());
    done("game resolve FILE fire firer=K2 target=M1 range=3 --usual --reason early --word us=apple --word mexican=agave");
    said = m_game->call("game verify FILE").out;
    QVERIFY2(said.contains("In 2 of 2 rolls no other side spoke the last word"), said.constData());
    QVERIFY2(said.contains("Rolls of United States: 1 with a word that was used before.\n"), said.constData());
    QVERIFY2(said.contains("game replay"), said.constData());
    const QJsonObject found = json_object({"game", "verify", m_game->path()}).toObject();
    QCOMPARE(found["one_sided"].toInt(), 1);
    QVERIFY2(said.contains("If you have seal " + QByteArray::fromStdString(corneta::on_paper(found["seal"].toString().toStdString()))
                           + " on paper"),
             said.constData());
}

void TestGameWords::an_entry_read_otherwise_says_by_which()
{
    begin();
    done("game resolve FILE fire firer=K1 target=M3 range=3 --usual --reason early --dice 20");
    done("game amend FILE 1 range=12 --reason measured_again");
    QVERIFY(m_game->call("game show FILE").out.contains("(early) (changed by entry 2)\n"));
    const QJsonArray entries = m_game->shown()["entries"].toArray();
    QCOMPARE(entries[0]["read_otherwise_by"].toInt(), 2);
    QVERIFY(entries[1]["read_otherwise_by"].isNull());
    done("game undo FILE");
    QVERIFY(!m_game->call("game show FILE").out.contains("read otherwise by"));
}

void TestGameWords::a_word_where_no_die_is_rolled_is_refused()
{
    begin();
    const Ran refused = ran({"game", "resolve", m_game->path(), "fire", "firer=K5", "target=M1", "range=3", "--usual", "firer_guns=0",
                             "--reason", "early", "--word", "us=apple"});
    QCOMPARE(refused.code, 1);
    QCOMPARE(refused.err, QByteArray{"word: nothing is rolled for which a side could say one\n"});
    QVERIFY(m_game->shown()["entries"].toArray().isEmpty());
}

void TestGameWords::undo_and_redo_say_which_entry()
{
    begin();
    done("game note FILE one");
    done("game note FILE two");
    QVERIFY(m_game->call("game undo FILE").out.contains("Undone: entry 2: "));
    QVERIFY(m_game->call("game undo FILE").out.contains("Undone: entry 1: "));
    QVERIFY(m_game->call("game redo FILE").out.contains("Done again: entry 1: "));
    done("game note FILE three");
    QVERIFY(m_game->call("game undo FILE").out.contains("Undone: entry 6: "));
    QVERIFY(m_game->call("game undo FILE").out.contains("Undone: entry 1: "));
    const QByteArray all = m_game->call("game show FILE").out;
    QVERIFY2(all.contains("   3  Turn 1, Give Orders: Undone: entry 2: "), all.constData());
}

void TestGameWords::a_unit_that_joined_another_keeps_its_name()
{
    begin();
    QVERIFY(m_game->call("game join FILE K1 K2 --reason both_few").out.contains(": 3rd Indiana joins 2nd Indiana. (both few)\n"));
    done("game edit FILE new code=K2 name=New side=us castings=12 --arrives");
    QVERIFY(m_game->call("game show FILE").out.contains(": 3rd Indiana joins 2nd Indiana. (both few)\n"));
}

void TestGameWords::what_is_owed_is_told_with_its_command()
{
    begin();
    done("game resolve FILE fire firer=K1 target=M3 range=3 --usual --reason early --dice 20");
    done("game resolve FILE fire firer=K2 target=M3 range=3 --usual --reason early --dice 8");
    const QString said = m_game->refusal("game phase FILE");
    QVERIFY2(said.contains("still owed"), qPrintable(said));
    QVERIFY2(said.contains(": game resolve " + m_game->path() + " movement --next 2.1.1\n"), qPrintable(said));
    QVERIFY2(said.contains("\nlane: Lane: has not rolled for leader points; do it or give a reason to go on"), qPrintable(said));
}

void TestGameWords::the_sides_and_who_has_not_acted_are_shown()
{
    begin();
    done("game lay FILE K1 first-fire --reason agreed");
    done("game turn-up FILE");
    done("game phase FILE --reason on_we_go");
    done("game phase FILE");
    const QString before = m_game->call("game show FILE").out;
    QVERIFY2(before.contains("\nSTANDING\n  United States  0 points, Mexican losses 0; formed infantry on the table\n"
                             "  Mexico         0 points, U.S. losses 0\n"),
             qPrintable(before));
    QVERIFY2(before.contains("\nNOT YET\n  K1  2nd Indiana  has not fired  fire\n"), qPrintable(before));
    const QJsonObject shown = m_game->shown();
    const QJsonObject one{{"unit", "2nd-indiana"}, {"why", "has not fired"}, {"action", "fire"}, {"role", "firer"}};
    QCOMPARE(shown["idle"].toArray(), QJsonArray{one});
    const QJsonObject mexican{{"side", "mexican"}, {"words", "0 points, U.S. losses 0"}, {"points", 0}, {"is_over", false}};
    QCOMPARE(shown["standing"][1].toObject(), mexican);
    done("game resolve FILE fire firer=K1 target=M1 range=3 --usual --dice 20");
    QVERIFY(!m_game->call("game show FILE").out.contains("NOT YET"));
    done("game phase FILE");
    QVERIFY(m_game->shown()["standing"][0]["points"].toInt() > 0);
}

void TestGameWords::what_lies_face_down_is_not_shown_by_who_is_idle()
{
    const auto idle_with = [&](const QString& name, const char* order) {
        if (m_game->begun(name) != "" || m_game->refusal(order, name) != "")
            return QString{"refused"};
        const QString all = m_game->call("game show FILE", name).out;
        return all.mid(all.indexOf("NOT YET"), all.indexOf("FACE DOWN") - all.indexOf("NOT YET"));
    };
    const QString charge = idle_with("one.corneta", "game lay FILE K1 charge --reason agreed");
    QVERIFY2(charge.contains("K1  2nd Indiana              has an order that lies face down: turn it up"), qPrintable(charge));
    QCOMPARE(idle_with("other.corneta", "game lay FILE K1 hold --reason agreed"), charge);
}

void TestGameWords::a_form_names_the_roles()
{
    const QByteArray form = ran(words("form santa-anna fire")).out;
    QVERIFY2(form.startsWith("FIELD                       ROLE"), form.constData());
    QVERIFY2(form.contains("\nfirer_castings              firer "), form.constData());
    QVERIFY2(form.endsWith("\nUnits of a game stand in its roles: firer, target\n"), form.constData());
}

void TestGameWords::a_phase_ends_once()
{
    begin();
    done("game edit FILE M3 effectives=8 stragglers=7 casualties=1 --reason worn");
    done("game phase FILE --reason on_we_go");
    done("game phase FILE");
    done("game resolve FILE fire firer=K1 target=M3 range=3 --usual --dice 20");
    QVERIFY(m_game->call("game phase FILE").out.contains("First Fire takes effect."));
    QVERIFY(m_game->call("game phase FILE --reason it_waits").out.contains("End of First Fire."));
}

void TestGameWords::who_acts_is_named_and_no_side_beside()
{
    QCOMPARE(m_game->refusal("game new FILE cedar-creek --scenario belle-grove-small"), "");
    done("game resolve FILE initiative");
    done("game phase FILE");
    const QByteArray said = m_game->call("game resolve FILE activation side=confederate --dice 4").out;
    QVERIFY2(said.contains("Activation: "), said.constData());
}

void TestGameWords::what_is_laid_may_be_read_from_standard_input()
{
    QCOMPARE(m_game->begun(), "");
    QCOMPARE(ran_by_program({"game", "lay", m_game->path(), "K2", "--reason", "early"}, "hold\n").err, QByteArray{});
    const Ran turned = ran({"game", "turn-up", m_game->path(), "K2", "--reason", "early"});
    QVERIFY2(turned.out.contains("3rd Indiana: Hold"), (turned.out + turned.err).constData());
    const Ran nothing = ran_by_program({"game", "lay", m_game->path(), "K2"});
    QCOMPARE(nothing.err, QByteArray{"game lay: WORD is missing\n"});
    QCOMPARE(nothing.code, 2);
    QProcess endless;
    endless.setStandardInputFile("/dev/zero");
    endless.start(QStringLiteral(QT_TESTCASE_BUILDDIR "/../corneta-cli"), {"game", "lay", m_game->path(), "K2"});
    QVERIFY(endless.waitForFinished());
    QCOMPARE(endless.readAllStandardError(), QByteArray{"game lay: longer than 4000 letters\n"});
}

void TestGameWords::a_prompt_that_is_broken_off_leaves_the_terminal_as_it_was()
{
    begin();
    int terminal = -1, side_of_program = -1;
    QCOMPARE(::openpty(&terminal, &side_of_program, nullptr, nullptr, nullptr), 0);
    const auto is_shown = [&] {
        termios now{};
        ::tcgetattr(side_of_program, &now);
        return (now.c_lflag & ECHO) != 0;
    };
    for (const int signal : {SIGINT, SIGTERM}) {
        QProcess program;
        program.setStandardInputFile(QString::fromLocal8Bit(::ttyname(side_of_program)));
        program.start(QStringLiteral(QT_TESTCASE_BUILDDIR "/../corneta-cli"), {"game", "lay", m_game->path(), "K2"});
        QVERIFY(program.waitForStarted());
        QTRY_VERIFY(!is_shown());
        QCOMPARE(::kill(static_cast<pid_t>(program.processId()), signal), 0);
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        QVERIFY(is_shown());
    }
    ::close(terminal);
    ::close(side_of_program);
}

void TestGameWords::a_path_is_told_as_it_can_be_typed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("typed");
    QTest::newRow("plain") << "war-1.corneta" << "war-1.corneta";
    QTest::newRow("a space") << "the war.corneta" << "'the war.corneta'";
    QTest::newRow("a quote that ends a word") << "x'; touch y; '.corneta" << R"('x'\''; touch y; '\''.corneta')";
    QTest::newRow("a command") << "$(touch y).corneta" << "'$(touch y).corneta'";
    QTest::newRow("a control character") << QStringLiteral("a\u001b[31m.corneta") << QStringLiteral("'a\ufffd[31m.corneta'");
}

void TestGameWords::a_path_is_told_as_it_can_be_typed()
{
    QFETCH(QString, name);
    QFETCH(QString, typed);
    QCOMPARE(m_game->begun(name), "");
    const auto told = [&](const QStringList& arguments) {
        return QString::fromUtf8(arguments.isEmpty() ? QByteArray{} : ran(arguments).out);
    };
    const QString path = m_game->path(name);
    const QString as_word = typed.startsWith('\'') ? '\'' + m_game->path(typed.mid(1)) : m_game->path(typed);
    const QString phase = told({"game", "phase", path, "--reason", "on we go"});
    QVERIFY2(phase.contains("(game undo " + as_word + " goes back to it)"), qPrintable(phase));
    QVERIFY2(phase.contains("(game resolve " + as_word + " leader-points"), qPrintable(phase));
    const QString open = told({"game", "commit", path, "fire", "firer=K1", "target=M1", "range=4", "--usual", "--reason", "early"});
    QVERIFY2(open.contains("Next: game word " + as_word + " SIDE=WORD, then game roll " + as_word + "\n"), qPrintable(open));
    const QString refused =
        QString::fromUtf8(ran({"game", "resolve", path, "fire", "firer=K2", "target=M1", "range=4", "--usual", "--reason", "x"}).err);
    QVERIFY2(refused.contains(": game roll " + as_word + " [--drop"), qPrintable(refused));
}

void TestGameWords::a_line_that_broke_off_is_told()
{
    QCOMPARE(m_game->begun(), "");
    QFile file{m_game->path()};
    QVERIFY(file.open(QIODevice::Append));
    QCOMPARE(file.write("{\"entry"), 7);
    file.close();
    QVERIFY(ran({"game", "show", m_game->path()}).out.endsWith("7 bytes of a last line that broke off are left out\n"));
    QCOMPARE(json_object({"game", "show", m_game->path()}).toObject()["torn_bytes"].toInt(), 7);
    const QByteArray torn = m_game->path().toUtf8() + ".torn";
    QVERIFY(
        ran({"game", "note", m_game->path(), "on"})
            .out.endsWith("The last line of the file had broken off, as when the power goes; what was there of it is in " + torn + "\n"));
    QVERIFY(!ran({"game", "note", m_game->path(), "on"}).out.contains("broken off"));
}

#include "test_game_words.moc"
