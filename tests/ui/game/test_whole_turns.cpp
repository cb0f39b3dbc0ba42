// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/game/sequence_panel.h"

#include <QApplication>
#include <QTest>

#include <functional>

using namespace corneta;

/// Whole turns of whole battles by keys alone, the program's dice: how many keys and entries they take.
class TestWholeTurns : public QObject {
    Q_OBJECT

private slots:
    void a_turn_of_revolucion();
    void the_first_turn_of_buena_vista();
    void an_army_reaches_its_break_point_and_comes_back();
};

namespace {

std::size_t entries(Player& player)
{
    return player.window().desk().game()->journal().entries().size();
}

const game::Stage& stage(Player& player)
{
    return player.state().stage;
}

/// Enter until something is written down; false where nothing is.
bool enter_until_written(Player& player)
{
    constexpr int most = 8;
    const std::size_t before = entries(player);
    for (int i = 0; i < most && entries(player) == before; ++i) {
        player.press(Qt::Key_Return);
        player.wait();
    }
    return entries(player) != before;
}

/// Ctrl+1 and down to the line that begins so; false where there is none.
bool go_to_line(Player& player, const QString& beginning)
{
    constexpr int most = 200;
    const auto& sequence = player.window().desk().sequence();
    player.press(Qt::Key_1, Qt::ControlModifier);
    for (int i = 0; i < most; ++i) {
        const QTreeWidgetItem* item = sequence.currentItem();
        if (item != nullptr && item->text(0).startsWith(beginning))
            return true;
        player.press(Qt::Key_Down);
        if (sequence.currentItem() == item)
            return false;
    }
    return false;
}

/// What must follow is played by the program's dice, as far as it goes by Enter; then the phase ends, for a reason where it has to.
void end_phase(Player& player)
{
    constexpr int most = 60;
    for (int i = 0; i < most && !player.state().owed.empty(); ++i) {
        player.press(Qt::Key_Space, Qt::ControlModifier);
        player.wait();
        if (!enter_until_written(player))
            break;
    }
    const game::Stage before = stage(player);
    for (int i = 0; i < 3 && stage(player) == before; ++i)
        player.end_phase();
    QVERIFY(stage(player) != before);
}

void print(Player& player, const char* what, std::size_t before)
{
    qInfo("%s: %d keys, %zu entries", what, player.keys(), entries(player) - before);
}

} // namespace

void TestWholeTurns::a_turn_of_revolucion()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "llano-grande");
    const std::size_t before = entries(player);
    player.begin_to_count();
    QVERIFY(enter_until_written(player)); // the initiative
    while (stage(player).phase != "actions")
        end_phase(player);
    const auto waits = [&](const game::Unit& unit) {
        const bool is_done = unit.word("acted") == "yes" || unit.word("order_lost") == "yes";
        return unit.kind == "unit" && !is_done && unit.word("destroyed") != "yes";
    };
    const auto list = player.state().units;
    const auto units = std::ranges::count_if(list, waits);
    constexpr int most_rounds = 40;
    int turn = 0;
    for (int round = 0; round < most_rounds && std::ranges::any_of(player.state().units, waits); ++round)
        for (const game::Unit& unit : list) {
            const QString code = QString::fromStdString(unit.code) + ' ';
            const auto is_next = [&] { return waits(*player.state().find(unit.key)) && go_to_line(player, code); };
            if (!is_next())
                continue;          // its column has not begun its round
            if (turn++ % 3 != 0) { // its order, by the form
                player.press(Qt::Key_Return);
                player.wait();
                enter_until_written(player);
            }
            if (is_next())
                player.press(Qt::Key_Space); // it holds
        }
    for (const game::Unit& unit : player.state().units)
        QVERIFY2(!waits(unit), unit.key.c_str());
    print(player, "Revolucion!, a turn", before);
    QVERIFY(units >= 24);
    end_phase(player);
    QCOMPARE(stage(player).turn, 2);
}

void TestWholeTurns::the_first_turn_of_buena_vista()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista");
    const std::size_t before = entries(player);
    player.begin_to_count();
    // chips: each side behind the curtain, points rolled by hand, everybody who can be told to
    for (const char* letters : {"fcm", "cmf"}) {
        player.press(Qt::Key_F11);
        player.press(Qt::Key_Return);
        for (int leader = 0; leader < 20 && !player.words("hidden_line").contains("nothing"); ++leader)
            player.type("4\r");
        for (int line = 0; line < 60 && QApplication::focusWidget()->objectName() == "hidden_lines"; ++line) {
            const QString at = player.words("hidden_line");
            player.type(QString{QLatin1Char{letters[line % 3]}});
            if (player.words("hidden_line") == at)
                player.press(Qt::Key_Down);
            if (player.words("hidden_line") == at)
                break;
        }
        player.press(Qt::Key_Return, Qt::ControlModifier);
        player.wait();
        QVERIFY(!player.state().face_down.empty());
    }
    player.press(Qt::Key_F11);
    for (int i = 0; i < 80 && !player.state().face_down.empty(); ++i) {
        player.press(Qt::Key_Return);
        if (!player.state().face_down.empty())
            player.type("1");
    }
    QVERIFY(player.state().face_down.empty());
    const auto has_order = [&](std::string_view word) {
        return std::ranges::count_if(player.state().units, [&](const game::Unit& unit) { return unit.word("order") == word; });
    };
    qInfo("%td charge, %td move, %td fire first", has_order("charge"), has_order("move"), has_order("first-fire"));
    QVERIFY(has_order("charge") > 0 && has_order("move") > 0 && has_order("first-fire") > 0);
    print(player, "Buena Vista, orders", before);
    end_phase(player);

    QCOMPARE(stage(player).phase, std::string{"declare-charges"});
    player.press(Qt::Key_1, Qt::ControlModifier);
    player.press(Qt::Key_Space);
    QVERIFY(std::ranges::any_of(player.state().units, [](const game::Unit& unit) { return unit.word("charging") == "yes"; }));
    end_phase(player);

    QCOMPARE(stage(player).phase, std::string{"first-fire"});
    player.press(Qt::Key_F12);
    player.press(Qt::Key_U, Qt::AltModifier);
    player.type("u16\ru16\r");
    player.wait();
    player.press(Qt::Key_F3);
    player.press(Qt::Key_Return);
    player.wait();
    player.press(Qt::Key_Return);
    player.wait();
    QVERIFY(!player.state().pending.empty());
    player.press(Qt::Key_Escape);
    end_phase(player);
    if (stage(player).phase == "first-fire")
        end_phase(player);

    QCOMPARE(stage(player).phase, std::string{"all-moves"});
    const auto& sequence = player.window().desk().sequence();
    const auto go_to_mover = [&] { // below what those before passed through
        constexpr int most = 40;
        player.press(Qt::Key_1, Qt::ControlModifier);
        for (int i = 0; i < most; ++i) {
            const QTreeWidgetItem* item = sequence.currentItem();
            if (item != nullptr && item->parent() != nullptr && item->parent()->text(0) == "Has not moved")
                return true;
            player.press(Qt::Key_Down);
        }
        return false;
    };
    int by_enter = 0;
    for (int i = 0; i < 4; ++i) { // some are moved by the form, the others at the table
        const std::size_t written = entries(player);
        QVERIFY(go_to_mover());
        player.press(Qt::Key_Return);
        player.wait();
        if (enter_until_written(player)) {
            ++by_enter;
            continue;
        }
        QVERIFY(player.words("objections").contains("has not declared its charge"));
        player.press(Qt::Key_Escape);
        QVERIFY(go_to_mover());
        player.press(Qt::Key_Space);
        QVERIFY(entries(player) > written);
    }
    QVERIFY(by_enter >= 2);
    QVERIFY(std::ranges::any_of(player.state().units, [](const game::Unit& unit) { return unit.word("moved_this_turn") == "yes"; }));
    end_phase(player);
    while (stage(player).phase != "melee")
        end_phase(player);
    player.open_action("charge");
    const auto action = [&] { return std::string{player.window().sheet().action()->key}; };
    QCOMPARE(action(), std::string{"charge"});
    const auto charging = std::ranges::find_if(player.state().units, [](const game::Unit& unit) {
        return unit.kind == "unit" && unit.word("order") == "charge" && unit.word("broken") != "yes" && unit.word("arm") != "artillery";
    });
    const auto charged = std::ranges::find_if(player.state().units, [&](const game::Unit& unit) {
        return unit.kind == "unit" && unit.side != charging->side && unit.word("broken") != "yes" && unit.word("off_table") != "yes"
            && unit.word("arm") == "infantry";
    });
    player.type(QString::fromStdString(charging->code + charged->code));
    player.wait();
    QVERIFY2(player.words("dice_words").contains("link by link"), qPrintable(player.words("dice_words")));
    for (int fields = 0; fields < 60 && action() == "charge"; ++fields)
        player.press(Qt::Key_Return);
    QCOMPARE(action(), std::string{"roll-to-close"});
    player.wait();
    const auto is_asked = [](const char* name) { return QApplication::focusWidget()->objectName() == name; };
    if (is_asked("reason"))
        player.type("they met on the plateau\r");
    if (is_asked("usual"))
        player.press(Qt::Key_Return);
    player.press(Qt::Key_F5);
    player.wait();
    const game::Play* last = std::get_if<game::Play>(&player.window().desk().game()->journal().entries().back().command);
    QVERIFY(last != nullptr && last->action == "roll-to-close");
    end_phase(player);
    while (stage(player).phase != "rally")
        end_phase(player);
    while (stage(player).turn == 1)
        end_phase(player);
    print(player, "Buena Vista, the first turn", before);
    const game::State state = player.state();
    player.open_again();
    QVERIFY(player.state() == state);
}

void TestWholeTurns::an_army_reaches_its_break_point_and_comes_back()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    while (stage(player).phase != "actions")
        player.end_phase();
    const auto weaken = [&](const std::string& unit, std::vector<Given> stats) {
        QVERIFY(player.window().desk().game()->give(game::Edit{unit, std::move(stats), std::nullopt, "so"}, {}, ui::OpenGame::Rolls::No));
    };
    weaken("government", {{"units_destroyed", "2"}});
    weaken("battery", {{"bases", "1"}, {"bases_at_start", "1"}, {"status", "demoralized"}});
    QVERIFY(player.stage().contains("Government: 1 left"));
    player.open_action("fire");
    player.type("r3g46\r\r");
    player.wait();
    QVERIFY2(player.words("prospects").contains("Government"), qPrintable(player.words("prospects"))); // before the die
    player.type("20\r");
    player.wait();
    QVERIFY2(player.stage().contains("Government: beaten"), qPrintable(player.stage()));
    QVERIFY(player.state().find("government")->word("beaten") == "yes"); // its loss is counted at once
    player.press(Qt::Key_F8);
    player.press(Qt::Key_Escape);
    player.open_action("fire");
    player.type("r3g16\r");
    player.wait();
    QVERIFY2(player.words("objections").contains("The battle is decided"), qPrintable(player.words("objections")));
    player.press(Qt::Key_Escape);
    player.press(Qt::Key_Z, Qt::ControlModifier);
    player.press(Qt::Key_Z, Qt::ControlModifier);
    player.wait();
    QVERIFY2(player.stage().contains("Government: 1 left"), qPrintable(player.stage()));
}

#include "test_whole_turns.moc"
