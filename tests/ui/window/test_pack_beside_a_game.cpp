// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/session/open_game.h"
#include "ui/session/question.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <span>
#include <vector>

using namespace corneta;

/// A pack that is opened beside a game never touches it: its charts, its file and its form are those it was begun with.
class TestPackBesideAGame : public QObject {
    Q_OBJECT

private slots:
    void a_pack_left_by_escape_changes_nothing();
    void a_pack_of_another_game_is_refused_with_its_reason();
    void a_pack_opened_before_the_game_is_not_the_game_s();
    void a_pack_that_changes_on_the_disk_leaves_the_game_as_it_was();
};

namespace {

constexpr auto moving_fire = R"({"pack":"Club card","ruleset":"revolucion"}
{"chart":"fire-shifts","shift":"moving-fire","amount":-9}
)";
constexpr auto of_pedregal = R"({"pack":"Hexes","ruleset":"pedregal"}
{"chart":"dice","die":"lava-bed","dice":"1d6"}
)";

QString write_pack(const QTemporaryDir& folder, const char* lines)
{
    QFile file{folder.filePath("club.jsonl")};
    if (!file.open(QIODevice::WriteOnly) || file.write(lines) <= 0)
        qFatal("the pack cannot be written");
    return file.fileName();
}

/// Ctrl+Shift+O, the path, Enter.
void choose_pack(Player& player, const QString& path)
{
    player.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    player.name_file(path);
}

QByteArray bytes_of(const QString& path)
{
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

void go_to_actions(Player& player)
{
    while (player.state().stage.phase != "actions")
        player.end_phase();
}

bool is_by_own_charts(Player& player)
{
    const Rulebook& book = player.window().desk().game()->book();
    for (const Chart& chart : book.charts->charts())
        if (std::ranges::find(chart.cells(), Source::Yours, &Cell::source) != chart.cells().end())
            return true;
    return player.window().sheet().question()->book.charts != book.charts;
}

/// A fire at the move, whose numbers the pack changes; whether card and journal say the same of it.
void fire_and_compare(Player& player)
{
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type("fire g2 r1 5 action=moving\r");
    player.wait();
    player.type("\r15\r"); // the rest as usual
    player.wait();
    const ui::OpenGame& game = *player.window().desk().game();
    const game::Entry& entry = game.journal().entries().back();
    QVERIFY(std::holds_alternative<game::Play>(entry.command));
    QVERIFY(!player.words("sentence").isEmpty());
    QVERIFY2(game.sentence(entry).contains(player.words("sentence")),
             qPrintable(game.sentence(entry) + " is not " + player.words("sentence")));
}

} // namespace

void TestPackBesideAGame::a_pack_left_by_escape_changes_nothing()
{
    const QTemporaryDir folder;
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    go_to_actions(player);
    const QByteArray before = bytes_of(player.file());
    choose_pack(player, write_pack(folder, moving_fire));
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"reason_all_the_same"});
    QCOMPARE(bytes_of(player.file()), before);
    player.press(Qt::Key_Return); // without a reason
    player.press(Qt::Key_Escape);
    player.wait();
    QCOMPARE(bytes_of(player.file()), before);
    QVERIFY(!is_by_own_charts(player));
    fire_and_compare(player);
}

void TestPackBesideAGame::a_pack_of_another_game_is_refused_with_its_reason()
{
    const QTemporaryDir folder;
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    go_to_actions(player);
    const QByteArray before = bytes_of(player.file());
    choose_pack(player, write_pack(folder, of_pedregal));
    player.type("so\r");
    player.wait();
    QCOMPARE(bytes_of(player.file()), before);
    player.press(Qt::Key_Escape);
    player.wait();
    QVERIFY(!is_by_own_charts(player));
    fire_and_compare(player);
}

void TestPackBesideAGame::a_pack_opened_before_the_game_is_not_the_game_s()
{
    const QTemporaryDir folder;
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    go_to_actions(player);
    player.window().open_ruleset(0); // another one, which closes the game
    player.window().open_ruleset(1);
    QCOMPARE(player.window().book().ruleset->key, std::string_view{"revolucion"});
    choose_pack(player, write_pack(folder, moving_fire));
    QVERIFY(player.words("pack").contains("club.jsonl"));
    const QByteArray before = bytes_of(player.file());
    QVERIFY(player.window().open_game(player.file()));
    player.wait();
    QCOMPARE(bytes_of(player.file()), before);
    QVERIFY(!player.words("pack").contains("club.jsonl"));
    QVERIFY(!is_by_own_charts(player));
    fire_and_compare(player);
}

void TestPackBesideAGame::a_pack_that_changes_on_the_disk_leaves_the_game_as_it_was()
{
    const QTemporaryDir folder;
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    go_to_actions(player);
    choose_pack(player, write_pack(folder, moving_fire));
    player.type("the club has agreed\r");
    player.wait();
    const auto shifts = [&] {
        const std::span<const Cell> cells = player.window().desk().game()->book().charts->find("fire-shifts")->cells();
        return std::vector<Cell>{cells.begin(), cells.end()};
    };
    const std::vector<Cell> agreed = shifts();
    write_pack(folder, of_pedregal);
    player.open_again();
    QVERIFY(std::ranges::equal(shifts(), agreed, {}, &Cell::value, &Cell::value));
    fire_and_compare(player);
}

#include "test_pack_beside_a_game.moc"
