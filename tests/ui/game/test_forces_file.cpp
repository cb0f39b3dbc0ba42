// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/corrections/forces_files.h"
#include "ui/corrections/table_desk.h"

#include <QAction>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

using namespace corneta;

/// Forces go out to a spreadsheet and come back.
class TestForcesFile : public QObject {
    Q_OBJECT

private slots:
    void what_differs_in_a_file_is_set_right();
    void a_unit_of_the_file_arrives();
    void what_is_wrong_is_said_by_line_and_nothing_is_written_data();
    void what_is_wrong_is_said_by_line_and_nothing_is_written();
    void a_file_that_cannot_be_written_is_said();
    void the_menu_has_them_while_a_game_is_open();
};

namespace {

QByteArray bytes_of(const QString& path)
{
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file{path};
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
}

const std::deque<game::Entry>& entries(Player& player)
{
    return player.window().desk().game()->journal().entries();
}

QString page_text(Player& player)
{
    for (const auto* page : player.window().findChildren<QTextBrowser*>())
        if (page->isVisible())
            return page->toPlainText();
    return {};
}

} // namespace

void TestForcesFile::what_differs_in_a_file_is_set_right()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    const QTemporaryDir folder;
    const QString path = folder.filePath("forces.csv");
    player.window().table().files().write(path);
    QVERIFY(player.words("help").contains("forces.csv"));
    const QByteArray written = bytes_of(path);
    QVERIFY(written.startsWith("key,code,name"));
    player.window().table().files().read(path);
    QVERIFY(entries(player).empty());
    write(path, "key,effectives\n2nd-indiana,18\n3rd-indiana,21\nlane,\n");
    player.window().table().files().read(path);
    QCOMPARE(entries(player).size(), std::size_t{1});
    QCOMPARE(std::get<game::Edit>(entries(player).back().command),
             (game::Edit{"2nd-indiana", {{"effectives", "18"}}, std::nullopt, "as forces.csv says"}));
    QVERIFY(player.window().sheet().isVisible());
    player.window().table().files().write(path);
    QVERIFY(bytes_of(path) != written);
    player.press(Qt::Key_Z, Qt::ControlModifier);
    player.window().table().files().write(path);
    QCOMPARE(bytes_of(path), written);
}

void TestForcesFile::a_unit_of_the_file_arrives()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    const QTemporaryDir folder;
    const QString path = folder.filePath("forces.csv");
    write(path, "key,code,name,kind,side,castings\nwool-horse,K8,Wool's escort,unit,us,5\n");
    player.window().table().files().read(path);
    QCOMPARE(game::number_of(player.state().find("K8")->word("effectives")), 5);
}

void TestForcesFile::what_is_wrong_is_said_by_line_and_nothing_is_written_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("a word that is not a number") << QByteArray{"key,effectives\n2nd-indiana,18\n3rd-indiana,many\n"} << "forces.csv:3";
    QTest::newRow("a stat that nobody has") << QByteArray{"key,courage\n2nd-indiana,18\n"} << "forces.csv:1";
    QTest::newRow("no key") << QByteArray{"name\nLane\n"} << "forces.csv:1";
    QTest::newRow("what the game refuses") << QByteArray{"key,kind,side,code\nwool,unit,us,K9\n"} << "forces.csv:2";
}

void TestForcesFile::what_is_wrong_is_said_by_line_and_nothing_is_written()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, said);
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    const QTemporaryDir folder;
    const QString path = folder.filePath("forces.csv");
    write(path, text);
    player.window().table().files().read(path);
    QVERIFY2(page_text(player).contains(said), qPrintable(page_text(player)));
    QVERIFY(entries(player).empty());
    player.press(Qt::Key_Escape);
    QVERIFY(player.window().sheet().isVisible());
}

void TestForcesFile::a_file_that_cannot_be_written_is_said()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    const QTemporaryDir folder;
    player.window().table().files().write(folder.filePath("missing/forces.csv"));
    QVERIFY(page_text(player).contains("cannot be written"));
    player.window().table().files().read(folder.filePath("missing/forces.csv"));
    QVERIFY(page_text(player).contains("cannot be read"));
}

void TestForcesFile::the_menu_has_them_while_a_game_is_open()
{
    Player player{all_rulesets()};
    const auto enabled = [&] {
        int count = 0;
        for (const QAction* action : player.window().findChildren<QAction*>())
            count += action->text().contains("CSV") && action->isEnabled() ? 1 : 0;
        return count;
    };
    QCOMPARE(enabled(), 0);
    player.create_game("santa-anna", "buena-vista-small");
    QCOMPARE(enabled(), 2);
}

#include "test_forces_file.moc"
