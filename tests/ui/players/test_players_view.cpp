// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/players/players_view.h"

#include <QDir>
#include <QTest>

using namespace corneta;

/// What those around the table are shown.
class TestPlayersView : public QObject {
    Q_OBJECT

private slots:
    void it_opens_and_closes_by_one_key();
    void it_follows_the_game();
    void it_tells_nothing_that_lies_face_down();
    void without_a_game_there_is_none();
};

namespace {

ui::PlayersView* view_of(Player& player)
{
    return player.window().findChild<ui::PlayersView*>();
}

ui::OpenGame& game_of(Player& player)
{
    return *player.window().desk().game();
}

/// With CORNETA_PICTURES a picture of it there.
void keep_picture(ui::PlayersView& view, const QString& name)
{
    if (const QString folder = qEnvironmentVariable("CORNETA_PICTURES"); !folder.isEmpty())
        view.grab().save(QDir{folder}.filePath(name));
}

} // namespace

void TestPlayersView::it_opens_and_closes_by_one_key()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.press(Qt::Key_F12, Qt::ShiftModifier);
    QVERIFY(view_of(player) != nullptr && view_of(player)->isVisible());
    QVERIFY(view_of(player)->accessibleDescription().contains("Turn 1, Give Orders. then Declare Charges"));
    QTest::keyClick(view_of(player), Qt::Key_Escape);
    QVERIFY(!view_of(player)->isVisible());
}

void TestPlayersView::it_follows_the_game()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.press(Qt::Key_F12, Qt::ShiftModifier);
    game::DiceAtHand dice;
    dice.in_order = {18};
    const game::Play fire{.action = "fire",
                          .roles = {{"firer", {"K1"}}, {"target", {"M1"}}},
                          .typed = {{"range", "4", {}}},
                          .reason = "a test",
                          .as_usual = true};
    QVERIFY(game_of(player).give(fire, dice, ui::OpenGame::Rolls::No));
    const ui::PlayersSeen& seen = view_of(player)->seen();
    QCOMPARE(seen.who, QStringLiteral("2nd Indiana \u2192 Uraga's 1st battalion"));
    QVERIFY(seen.sentence.startsWith("Losses"));
    QCOMPARE(seen.faces, (std::vector<std::pair<int, int>>{{20, 18}}));
    QVERIFY(!seen.instructions.isEmpty());
    QCOMPARE(seen.scores.size(), std::size_t{2});
    for (const ui::PlayersSeen::Score& side : seen.scores) {
        QCOMPARE(side.strength.size(), qsizetype{3});
        QVERIFY(side.strength[0] > 20);
        QVERIFY2(seen.in_words().contains(side.strength_words()), qPrintable(seen.in_words()));
    }
    for (const QSize size : {QSize{1024, 768}, QSize{1920, 1080}}) {
        view_of(player)->resize(size);
        keep_picture(*view_of(player), QStringLiteral("players-%1.png").arg(size.width()));
    }
}

void TestPlayersView::it_tells_nothing_that_lies_face_down()
{
    QStringList told;
    for (const char* const word : {"charge", "hold"}) {
        Player player{all_rulesets()};
        player.create_game("santa-anna", "buena-vista-small");
        player.press(Qt::Key_F12, Qt::ShiftModifier);
        QVERIFY(game_of(player).lay("2nd-indiana", word, "a test"));
        told << view_of(player)->seen().in_words();
        QVERIFY(view_of(player)->seen().seal.isEmpty());
    }
    QCOMPARE(told[0], told[1]);
    QVERIFY2(told[0].contains("United States: 1 face down"), qPrintable(told[0]));
}

void TestPlayersView::without_a_game_there_is_none()
{
    Player player{all_rulesets()};
    player.press(Qt::Key_F12, Qt::ShiftModifier);
    QVERIFY(view_of(player) == nullptr);
}

#include "test_players_view.moc"
