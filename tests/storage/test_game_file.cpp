// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_file.h"
#include "app/storage/game/verified.h"
#include "core/game/decide/muster.h"
#include "core/game/forces/scenario.h"
#include "rulesets/all_rulesets.h"
#include "tests/storage/begun_game.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <memory>

using namespace corneta;

/// A game in its file: what is given is there when it is opened again, and whoever changes a number is found out.
class TestGameFile : public QObject {
    Q_OBJECT
private slots:
    void init();
    void what_was_given_is_there_when_it_is_opened_again();
    void a_second_writer_is_told_who_has_it();
    void rolls_of_the_program_are_worked_out_again();
    void a_changed_number_is_found_data();
    void a_changed_number_is_found();
    void a_refused_command_writes_nothing();
    void a_roll_behind_the_reveal_of_its_seed_is_refused();
    void openings_are_counted_by_the_sides_that_spoke();
    void an_entry_that_was_not_asked_for_is_refused();
    void a_word_for_no_dice_is_refused();
    void no_battle_begins_with_who_names_an_absent_unit();

private:
    std::string path(const std::string& name = "game") const { return m_game->path(name); }
    GameFile new_game(const std::string& name = "game") const { return m_game->begun(name); }
    GameFile opened() const { return m_game->opened(); }
    std::unique_ptr<BegunGame> m_game;
};

namespace {

void play_some(GameFile& file)
{
    const std::vector<SideWord> words{{"us", "apple"}, {"mexican", "agave"}};
    QCOMPARE(q(refusal(file.give(fire("K1", "M1"), {}, GameFile::Rolls::Yes, words))), "");
    QCOMPARE(q(refusal(file.reveal())), "");
    QCOMPARE(q(refusal(file.give(fire("K2", "M1"), {.in_order = {13}}))), "");
    QCOMPARE(q(refusal(file.give(fire("M3", "K1"), {}, GameFile::Rolls::Yes))), "");
    QCOMPARE(q(refusal(file.reveal())), "");
    QCOMPARE(q(refusal(file.lay({"K3", "charge", "as agreed"}))), "");
    QCOMPARE(q(refusal(file.turn_up({}))), "");
}

} // namespace

void TestGameFile::init()
{
    m_game = std::make_unique<BegunGame>();
}

void TestGameFile::what_was_given_is_there_when_it_is_opened_again()
{
    game::State state;
    {
        GameFile file = new_game();
        play_some(file);
        state = file.journal().state();
    }
    const GameFile again = opened();
    QVERIFY(again.journal().state() == state);
    QCOMPARE(again.journal().entries().size(), std::size_t{5});
}

void TestGameFile::a_second_writer_is_told_who_has_it()
{
    const GameFile file = new_game();
    const auto second = GameFile::open(path(), all_rulesets());
    QVERIFY(!second);
    QVERIFY2(joined(second.error()).starts_with(path()), joined(second.error()).c_str());
    QVERIFY(game_read(path(), all_rulesets()).has_value());
}

void TestGameFile::rolls_of_the_program_are_worked_out_again()
{
    {
        GameFile file = new_game();
        play_some(file);
    }
    const auto read = game_read(path(), all_rulesets());
    QVERIFY2(read.has_value(), refusal(read).c_str());
    const Verified found = verified(read->record, path());
    QCOMPARE(q(joined(found.problems)), "");
    QCOMPARE(found.rolled, 2);
    QCOMPARE(found.typed, 1);
    QCOMPARE(found.openings, 2);
    QCOMPARE(found.without_words, 1);
    QCOMPARE(found.unrevealed, 0);
}

void TestGameFile::a_changed_number_is_found_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("problem");
    QTest::newRow("a changed face") << "FACE" << "" << "\"fire\" did not fall as it is written";
    QTest::newRow("a number used twice") << "\"number\":2" << "\"number\":1" << "number 1 of the dice is used twice";
    QTest::newRow("a number left out") << "\"number\":2" << "\"number\":3" << "number 3 of the dice, expected 2";
    QTest::newRow("a changed word of a side") << "\"apple\"" << "\"pear\"" << "opening 1: the seed is not the one that was committed to";
    QTest::newRow("other charts") << R"("charts":")" << R"("charts":"0)"
                                  << "opening 1: the seed is not the one that was committed to";
    QTest::newRow("an opening in another place") << R"("after":")" << R"("after":"0)" << "opening 1 was made for another place";
    QTest::newRow("a changed seed") << "SEED" << "" << "opening 1: the seed is not the one that was committed to";
    QTest::newRow("another order turned up") << "\"word\":\"charge\"}]" << "\"word\":\"hold\"}]"
                                             << "mississippi: what was turned up is not what was laid";
}

void TestGameFile::a_changed_number_is_found()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, problem);
    {
        GameFile file = new_game();
        play_some(file);
        const game::RecordedRoll& roll = file.journal().entries().front().results.front().rolls.front();
        if (from == "FACE") {
            from = QString{"\"faces\":[%1],\"label\":\"fire\",\"number\":1"}.arg(roll.faces.front());
            to = QString{"\"faces\":[%1],\"label\":\"fire\",\"number\":1"}.arg(roll.faces.front() % 20 + 1);
        } else if (from == "SEED") {
            from = q(fmt::format("\"reveal\":\"{}", hex(text(*file.record().openings().front().seed))));
            to = from;
            to.back() = to.back() == QChar{'0'} ? QChar{'1'} : QChar{'0'};
        }
    }
    const auto read = m_game->read_with(from.toStdString(), to.toStdString());
    QVERIFY2(read.has_value(), refusal(read).c_str());
    const std::string found = joined(verified(read->record, path()).problems);
    QVERIFY2(q(found).contains(problem), found.c_str());
}

void TestGameFile::a_refused_command_writes_nothing()
{
    GameFile file = new_game();
    const std::string seal = file.file().head_seal();
    QVERIFY(!file.give(fire("K1", "K99"), {}, GameFile::Rolls::Yes));
    QVERIFY(!file.give(fire("K1", "M1"), {.in_order = {21}}));
    QVERIFY(!file.give(game::Undo{}));
    QVERIFY(!file.give(game::Note{"a line\nand another"}));
    QCOMPARE(q(file.file().head_seal()), q(seal));
    QVERIFY(!file.has_disk_failed());
}

void TestGameFile::a_roll_behind_the_reveal_of_its_seed_is_refused()
{
    {
        GameFile file = new_game();
        play_some(file);
    }
    const auto read =
        m_game->read_with(R"("by":"hand","faces":[13],"label":"fire",)", R"("by":"program","faces":[13],"label":"fire","number":2,)");
    QCOMPARE(q(refusal(read)), q(path() + ":5: \"fire\" was rolled after the seed of its opening was revealed"));
}

void TestGameFile::openings_are_counted_by_the_sides_that_spoke()
{
    GameFile file = new_game();
    play_some(file);
    const std::vector<SideWord> word{{"us", "pear"}};
    QCOMPARE(q(refusal(file.give(fire("K3", "M1"), {}, GameFile::Rolls::Yes, word))), "");
    QCOMPARE(q(refusal(file.reveal())), "");
    const Verified found = verified(file.record(), path());
    QCOMPARE(found.openings, 3);
    QCOMPARE(found.without_words, 1);
    QCOMPARE(found.one_sided, 1);
    QCOMPARE(found.two_sided, 1);
}

void TestGameFile::an_entry_that_was_not_asked_for_is_refused()
{
    {
        GameFile file = new_game();
        play_some(file);
    }
    QCOMPARE(q(refusal(m_game->read_with(R"(["range","3"])", R"(["range","4"])"))), q(path() + ":3: another roll is open"));
}

void TestGameFile::a_word_for_no_dice_is_refused()
{
    GameFile file = new_game();
    const std::vector<SideWord> word{{"us", "pear"}};
    QCOMPARE(q(refusal(file.give(game::Note{"quiet"}, {}, GameFile::Rolls::Yes, word))),
             "word: nothing is rolled for which a side could say one");
    QVERIFY(file.journal().entries().empty());
}

/// An earlier program began such battles, with units of a season that another had joined: they open.
void TestGameFile::no_battle_begins_with_who_names_an_absent_unit()
{
    (void)new_game();
    const auto earlier =
        m_game->read_with(R"("arm":"infantry")", R"("arm":"infantry","part_of":"perez-light-company","attached_to":"none")");
    QCOMPARE(q(refusal(earlier)), "");
    game::State start = earlier->record.journal().start();
    const auto names = [](const game::Unit& unit) { return unit.word("part_of") == "perez-light-company"; };
    const auto part = std::ranges::find_if(start.units, names);
    QVERIFY(part != start.units.end());
    game::Scenario head;
    head.key = "next";
    head.label = "Next";
    head.source = "yours";
    const auto begin = [&] {
        auto scenario = game::statements_of(earlier->record.ruleset(), head, start.units);
        return refusal(GameFile::create(path("next"), {.ruleset = "santa-anna", .scenario = std::move(scenario)}, all_rulesets()));
    };
    QCOMPARE(q(begin()), q(part->key + ": part_of: there is no unit \"perez-light-company\""));
    game::drop_absent(start, earlier->record.ruleset());
    QCOMPARE(q(begin()), "");
}

#include "test_game_file.moc"
