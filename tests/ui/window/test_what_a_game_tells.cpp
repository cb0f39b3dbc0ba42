// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/report/report.h"
#include "app/window/place.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/window/main_window.h"

#include <QFile>
#include <QObject>
#include <QSettings>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

using namespace corneta;

/// What is read of a game beside its play: its mission, its report; and the window as it was left.
class TestWhatAGameTells : public QObject {
    Q_OBJECT
private slots:
    void the_mission_is_read_again_in_a_game();
    void the_report_is_written_from_the_menu();
    void nothing_but_a_report_is_overwritten();
    void the_widths_of_the_columns_are_kept();
};

namespace {

/// What the page in hand says.
QString words_in_hand(Player& player)
{
    for (const auto* page : player.window().findChildren<QTextBrowser*>())
        if (page->isVisible())
            return page->toPlainText();
    return {};
}

void write_report(Player& player, const QString& path)
{
    player.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    player.name_file(path);
}

QByteArray bytes_of(const QString& path)
{
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

} // namespace

void TestWhatAGameTells::the_mission_is_read_again_in_a_game()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    player.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(words_in_hand(player).startsWith("Rio Seco: the station"));
    QVERIFY(words_in_hand(player).contains("an engine full of dynamite"));
    player.press(Qt::Key_Escape);
    QCOMPARE(words_in_hand(player), QString{});
}

void TestWhatAGameTells::the_report_is_written_from_the_menu()
{
    const QTemporaryDir folder;
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    write_report(player, folder.filePath("battle.html"));
    QVERIFY(bytes_of(folder.filePath("battle.html")).contains(QByteArray::fromStdString(std::string{report_mark})));
    QVERIFY(bytes_of(folder.filePath("battle.html")).contains("<html"));
    write_report(player, folder.filePath("battle.md"));
    QVERIFY(bytes_of(folder.filePath("battle.md")).startsWith("#") || !bytes_of(folder.filePath("battle.md")).contains("<html"));
    QVERIFY(!bytes_of(folder.filePath("battle.md")).isEmpty());
}

void TestWhatAGameTells::nothing_but_a_report_is_overwritten()
{
    const QTemporaryDir folder;
    QFile other{folder.filePath("letter.html")};
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("Dear aunt") > 0);
    other.close();
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    write_report(player, other.fileName());
    QCOMPARE(bytes_of(other.fileName()), QByteArray{"Dear aunt"});
    QVERIFY(words_in_hand(player).contains("no report of ours"));
}

void TestWhatAGameTells::the_widths_of_the_columns_are_kept()
{
    const QTemporaryDir folder;
    QSettings settings{folder.filePath("corneta.ini"), QSettings::IniFormat};
    const auto columns = [](Player& player) { return player.window().findChild<QSplitter*>("columns"); };
    QList<int> sizes;
    {
        Player player{all_rulesets()};
        player.window().resize(1600, 900);
        player.create_game("santa-anna", "buena-vista-small");
        sizes = columns(player)->sizes();
        sizes[0] -= 40;
        sizes[1] += 40;
        columns(player)->setSizes(sizes);
        sizes = columns(player)->sizes();
        window::keep_place(player.window(), settings);
    }
    Player player{all_rulesets()};
    player.window().resize(1600, 900);
    player.create_game("santa-anna", "buena-vista-small");
    QVERIFY(columns(player)->sizes() != sizes);
    window::restore_place(player.window(), settings);
    QTRY_COMPARE(columns(player)->sizes(), sizes);
}

#include "test_what_a_game_tells.moc"
