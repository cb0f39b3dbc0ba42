// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/verified.h"
#include "core/game/automatic/draws.h"
#include "rulesets/all_rulesets.h"
#include "tests/storage/begun_game.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace corneta;

Q_DECLARE_METATYPE(corneta::game::Play)

/// What a side did by which dice can be chosen is counted, however it was typed.
class TestDoubts : public QObject {
    Q_OBJECT

private slots:
    void init() { m_game = std::make_unique<BegunGame>(); }
    void a_roll_again_after_an_undo_is_counted();
    void a_roll_again_is_counted_however_it_is_typed_data();
    void a_roll_again_is_counted_however_it_is_typed();
    void a_roll_again_by_a_known_seed_is_counted();
    void a_face_typed_over_is_counted();
    void words_that_are_short_or_used_are_counted();
    void a_word_is_its_letters_data();
    void a_word_is_its_letters();
    void what_an_opening_asks_for_may_not_be_there_data();
    void what_an_opening_asks_for_may_not_be_there();

private:
    std::string path() const { return m_game->path(); }
    Verified found() const { return verified(game_read(path(), all_rulesets())->record, path()); }
    std::unique_ptr<BegunGame> m_game;
};

namespace {

const SideWord agave{"mexican", "agave"};

int face_of(const GameFile& file)
{
    return file.journal().entries().back().results.front().rolls.front().faces.front();
}

} // namespace

void TestDoubts::a_roll_again_after_an_undo_is_counted()
{
    {
        GameFile file = m_game->begun();
        QCOMPARE(q(refusal(file.give(fire("K1", "M1"), {}, GameFile::Rolls::Yes))), "");
        QCOMPARE(q(refusal(file.give(game::Undo{}))), "");
        QVERIFY(found().doubts.empty());
        QCOMPARE(q(refusal(file.give(fire("K1", "M1"), {}, GameFile::Rolls::Yes))), "");
    }
    QCOMPARE(found().doubts, (std::map<std::string, Doubts>{{"us", {.rolled_again = 1}}}));
    QCOMPARE(q(doubts_in_words(game_read(path(), all_rulesets())->record).front()),
             "Rolls of United States: 1 rolled again after an undo, a strike or an amendment.");
}

void TestDoubts::a_roll_again_is_counted_however_it_is_typed_data()
{
    const auto orders = [](std::vector<std::string> units) {
        return game::Play{.action = "random-order",
                          .roles = {{"unit", std::move(units)}},
                          .typed = {{"unit_enemy_in_reach", "no"}, {"friend_order", "none"}},
                          .reason = "as it comes"};
    };
    QTest::addColumn<game::Play>("first");
    QTest::addColumn<game::Play>("again");
    QTest::newRow("units in another order") << orders({"K1", "K2"}) << orders({"K2", "K1"});
    QTest::newRow("one of the units") << orders({"K1", "K2"}) << orders({"K2"});
    QTest::newRow("one unit more") << orders({"K1"}) << orders({"K2", "K1"});
    game::Play fired = fire("K1", "M1");
    std::ranges::reverse(fired.roles);
    QTest::newRow("roles in another order") << fire("K1", "M1") << fired;
    QTest::newRow("another target") << fire("K1", "M1") << fire("K1", "M2");
}

void TestDoubts::a_roll_again_is_counted_however_it_is_typed()
{
    QFETCH(game::Play, first);
    QFETCH(game::Play, again);
    {
        GameFile file = m_game->begun();
        QCOMPARE(q(refusal(file.give(first, {}, GameFile::Rolls::Yes))), "");
        QCOMPARE(q(refusal(file.give(game::Undo{}))), "");
        QCOMPARE(q(refusal(file.give(again, {}, GameFile::Rolls::Yes))), "");
    }
    QCOMPARE(found().doubts, (std::map<std::string, Doubts>{{"us", {.rolled_again = 1}}}));
}

void TestDoubts::a_roll_again_by_a_known_seed_is_counted()
{
    game::RollerBySeed seeded{7};
    const game::DiceAtHand by_seed{.roller = &seeded, .by = game::RolledBy::Seed};
    {
        GameFile file = m_game->begun();
        QCOMPARE(q(refusal(file.give(fire("K1", "M1"), by_seed))), "");
        QCOMPARE(q(refusal(file.give(game::Undo{}))), "");
        QCOMPARE(q(refusal(file.give(fire("K1", "M1"), by_seed))), ""); // neither of them proves anything
        QVERIFY(found().doubts.empty());
        QCOMPARE(q(refusal(file.give(game::Undo{}))), "");
        QCOMPARE(q(refusal(file.give(fire("K1", "M1"), {}, GameFile::Rolls::Yes))), "");
        QCOMPARE(q(refusal(file.give(game::Undo{}))), "");
        QCOMPARE(q(refusal(file.give(fire("K1", "M1"), by_seed))), "");
    }
    QCOMPARE(found().doubts, (std::map<std::string, Doubts>{{"us", {.rolled_again = 2}}}));
}

void TestDoubts::a_face_typed_over_is_counted()
{
    {
        GameFile file = m_game->begun();
        QCOMPARE(q(refusal(file.give(fire("K1", "M1"), {}, GameFile::Rolls::Yes))), "");
        const int face = face_of(file);
        const game::Amend amend{1, fire("K1", "M1"), "it was read wrong", {}};
        QCOMPARE(q(refusal(file.give(amend, {.by_label = {{"fire", {face % 20 + 1}}}}))), "");
        QCOMPARE(q(refusal(file.give(fire("K2", "M1"), {.in_order = {3}}))), "");
        QCOMPARE(q(refusal(file.give(game::Undo{}))), "");
        QCOMPARE(q(refusal(file.give(fire("K2", "M1"), {.in_order = {3}}))), "");
    }
    QCOMPARE(found().doubts, (std::map<std::string, Doubts>{{"us", {.typed_over = 1}}}));
}

void TestDoubts::words_that_are_short_or_used_are_counted()
{
    {
        GameFile file = m_game->begun();
        const std::vector<SideWord> first{{"us", "ay"}, {"mexican", "Agave"}};
        QCOMPARE(q(refusal(file.give(fire("K1", "M1"), {}, GameFile::Rolls::Yes, first))), "");
        QCOMPARE(q(refusal(file.give(fire("K2", "M1"), {}, GameFile::Rolls::Yes, std::span{&agave, 1}))), "");
    }
    QCOMPARE(found().doubts, (std::map<std::string, Doubts>{{"us", {.short_words = 1}}, {"mexican", {.used_words = 1}}}));
}

void TestDoubts::a_word_is_its_letters_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<int>("are_short");
    QTest::addColumn<int>("are_used");
    QTest::newRow("two words") << "apple" << "agave" << 0 << 0;
    QTest::newRow("digits") << "1846" << "1847" << 0 << 0;
    QTest::newRow("marks alone") << "----" << "????" << 2 << 0;
    QTest::newRow("letters that do not show") << QStringLiteral("a\u200d\u200d\u200d") << QStringLiteral("b\u200c\u200c\u200c") << 2 << 0;
    QTest::newRow("three letters beyond the first plane") << QStringLiteral("\U00010400\U00010401\U00010402") << "agave" << 1 << 0;
    QTest::newRow("four of them") << QStringLiteral("\U00010400\U00010401\U00010402\U00010403") << "agave" << 0 << 0;
    QTest::newRow("the same in large letters") << "apple" << "APPLE" << 0 << 1;
    QTest::newRow("the same with marks") << "apple" << "ap-ple !" << 0 << 1;
    QTest::newRow("the same composed") << QStringLiteral("Caf\u00e9") << QStringLiteral("Cafe\u0301") << 0 << 1;
    QTest::newRow("the same in wide letters") << "apple" << QStringLiteral("\uff41\uff50\uff50\uff4c\uff45") << 0 << 1;
}

void TestDoubts::a_word_is_its_letters()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(int, are_short);
    QFETCH(int, are_used);
    {
        GameFile file = m_game->begun();
        const SideWord one{"us", first.toStdString()};
        QCOMPARE(q(refusal(file.give(fire("K1", "M1"), {}, GameFile::Rolls::Yes, std::span{&one, 1}))), "");
        const SideWord other{"us", second.toStdString()};
        QCOMPARE(q(refusal(file.give(fire("K2", "M1"), {}, GameFile::Rolls::Yes, std::span{&other, 1}))), "");
    }
    const std::map<std::string, Doubts> doubts = found().doubts;
    const Doubts of_us = doubts.contains("us") ? doubts.at("us") : Doubts{};
    QCOMPARE(of_us.short_words, are_short);
    QCOMPARE(of_us.used_words, are_used);
}

void TestDoubts::what_an_opening_asks_for_may_not_be_there_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("an amendment of an entry that is not there") << R"({"do":"amend","entry":9999,"play":{"action":"fire"},"reason":"so"})";
    QTest::newRow("an action of no ruleset") << R"({"do":"play","action":"xyz"})";
}

void TestDoubts::what_an_opening_asks_for_may_not_be_there()
{
    QFETCH(QString, command);
    const QString commitment(64, 'a');
    const JournalLine head = sealed_line(R"({"corneta":1,"ruleset":"santa-anna","id":"0"})");
    const QString opening = QString{R"({"after":"%1","opening":"%2","requests":[{"command":%3}]})"}.arg(q(head.seal), commitment, command);
    const QString thrown = QString{R"({"reason":"so","thrown_away":"%1","withheld":true})"}.arg(commitment);
    const JournalLine opened = sealed_line(opening.toStdString(), head);
    const std::vector<JournalLine> lines{head, opened, sealed_line(thrown.toStdString(), opened)};
    const auto record = GameRecord::from_lines(lines, "forged.corneta", all_rulesets());
    QVERIFY(record.has_value());
    QCOMPARE(doubts_of(*record), (std::map<std::string, Doubts>{{"", {.withheld = 1}}}));
}

#include "test_doubts.moc"
