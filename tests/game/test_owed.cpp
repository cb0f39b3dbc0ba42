// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/replay.h"
#include "rulesets/pedregal/ruleset.h"
#include "rulesets/santa_anna/ruleset.h"
#include "tests/game/kept_game.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

using corneta::game::Rule;

namespace {

KeptGame plateau()
{
    return KeptGame{santa_anna::ruleset, "buena-vista-small"};
}

/// Both battalions have broken by fire; each must make its retreat move.
struct TwoRetreats {
    KeptGame game = plateau();
    int first_fire = 0;
    int second_fire = 0;
    int end = 0;

    TwoRetreats()
    {
        static_cast<void>(game.edit("M1", "castings=13 effectives=9 stragglers=4"));
        static_cast<void>(game.edit("M2", "effectives=9 stragglers=3"));
        game.go_to("first-fire");
        static_cast<void>(game.play("fire", "@firer=K1 @target=M1 range=2", {16}));
        first_fire = game.last();
        static_cast<void>(game.play("fire", "@firer=K2 @target=M2 range=2", {20}));
        second_fire = game.last();
        static_cast<void>(game.end_phase());
        end = game.last();
    }

    corneta::game::Follows retreat_of(const std::string& unit) const
    {
        for (const corneta::game::Owed& owed : game.journal().state().owed)
            if (owed.next.by == game.journal().state().find(unit)->key && owed.next.kind != corneta::Follow::May
                && owed.next.choices.front().action == "movement")
                return {owed.entry, owed.index, 0};
        return {};
    }
};

/// The journal again with one of its results changed by a hand that can write seals.
corneta::Problems in_replay(const KeptGame& game, const auto& change)
{
    corneta::game::Journal journal{game.journal().start()};
    for (corneta::game::Entry entry : game.journal().entries()) {
        change(entry);
        static_cast<void>(journal.append(std::move(entry)));
    }
    return corneta::game::differences_in_replay(journal, game.book());
}

} // namespace

class TestOwed : public QObject {
    Q_OBJECT

private slots:
    void what_a_unit_took_is_not_taken_from_another_when_entries_are_read_again();
    void what_a_unit_took_is_found_where_it_stands_now();
    void an_entry_kept_takes_nothing_from_another();
    void a_must_is_for_the_units_that_it_names();
    void a_play_finds_what_it_fulfils();
    void what_may_follow_for_a_unit_follows_once();
    void what_a_lost_unit_owed_holds_nobody_up();
    void a_phase_that_ended_by_itself_ends_once();
    void a_unit_stands_once_in_a_role();
    void nobody_joins_with_an_order_face_down();
    void a_replay_finds_changed_chances_and_times();
    void a_replay_does_not_miss_dice_that_are_asked_no_more();
    void an_entry_kept_leaves_its_marks();
};

void TestOwed::what_a_unit_took_is_not_taken_from_another_when_entries_are_read_again()
{
    TwoRetreats two;
    QVERIFY(two.retreat_of("M2").entry == two.end);
    QCOMPARE(q(two.game.follow(two.retreat_of("M1"), "", {3, 3, 3, 3})), "");
    const int retreat = two.game.last();
    const std::string named =
        fmt::format("entry {}: no longer fits: movement: nobody owes it any more: Uraga's 1st battalion makes a retreat move", retreat);
    QCOMPARE(q(two.game.amend(two.first_fire, "range=14")), q(named));
    QCOMPARE(q(two.game.amend(two.first_fire, "range=14", {}, {{retreat, Rule::Strike, {}}})), "");
    QCOMPARE(q(two.game.stat("M1", "broken")), "-");
    QVERIFY(two.retreat_of("M2").entry == two.end);
}

void TestOwed::what_a_unit_took_is_found_where_it_stands_now()
{
    TwoRetreats two;
    const auto then = two.retreat_of("M2");
    QVERIFY(then.index > 0);
    QCOMPARE(q(two.game.follow(then, "", {3, 3, 3, 3})), "");
    const int retreat = two.game.last();
    QCOMPARE(q(two.game.amend(two.first_fire, "range=14")), "");
    const auto& play = two.game.journal().in_force(retreat)->play;
    QVERIFY(play->follows->index < then.index);
    QCOMPARE(two.game.journal().in_force(retreat)->played->unit("unit"), two.game.journal().state().find("M2")->key);
    QCOMPARE(two.retreat_of("M2").entry, 0);
}

void TestOwed::an_entry_kept_takes_nothing_from_another()
{
    TwoRetreats two;
    QCOMPARE(q(two.game.follow(two.retreat_of("M1"), "", {3, 3, 3, 3})), "");
    const int retreat = two.game.last();
    QCOMPARE(q(two.game.amend(two.first_fire, "range=14", {}, {{retreat, Rule::Keep, {}}})), "");
    QVERIFY(two.retreat_of("M2").entry == two.end);
}

void TestOwed::a_must_is_for_the_units_that_it_names()
{
    TwoRetreats two;
    const auto retreat = two.retreat_of("M1");
    QCOMPARE(q(two.game.follow(retreat, "@unit=K5", {3, 3, 3, 3})),
             "unit: it is owed for Uraga's 1st battalion; give a reason to do it without; unit: Bragg's battery has no retreat to make");
    QVERIFY(two.retreat_of("M1") == retreat);
    QCOMPARE(q(two.game.follow(retreat, "@unit=M1", {3, 3, 3, 3})), "");
}

void TestOwed::a_play_finds_what_it_fulfils()
{
    TwoRetreats two;
    QVERIFY(!two.game.play("movement", "@unit=M1 kind=move", {3}).empty()); // it is another move
    QVERIFY(two.retreat_of("M1").entry != 0);
    QCOMPARE(q(two.game.play("movement", "@unit=M1", {3, 3, 3, 3})), "");
    QCOMPARE(q(two.game.answer("kind")), "retreat next");
    QCOMPARE(two.retreat_of("M1").entry, 0);
    QVERIFY(two.retreat_of("M2").entry != 0);
}

void TestOwed::what_may_follow_for_a_unit_follows_once()
{
    KeptGame game{pedregal::ruleset, "padierna-small"};
    game.go_to("combat");
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2 @defender=N4", {3})), "");
    const int attack = game.last();
    QCOMPARE(q(game.follow({attack, 0, 0}, "", {})), "");
    QCOMPARE(q(game.follow({attack, 0, 0}, "", {})), q(fmt::format("entry {} owes no 0", attack)));
}

void TestOwed::what_a_lost_unit_owed_holds_nobody_up()
{
    TwoRetreats two;
    QCOMPARE(q(two.game.edit("M1", "destroyed=yes")), "");
    const std::string left = two.game.end_phase();
    QVERIFY2(left.find("Uraga's 2nd battalion") != std::string::npos, left.c_str());
    QVERIFY2(left.find("Uraga's 1st battalion makes") == std::string::npos, left.c_str());
    QCOMPARE(q(two.game.edit("M2", "destroyed=yes")), "");
    QVERIFY(two.game.end_phase().find(" makes ") == std::string::npos);
}

void TestOwed::a_phase_that_ended_by_itself_ends_once()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    static_cast<void>(game.edit("M1", "castings=13 effectives=9 stragglers=4"));
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=2", {16})), "");
    const int fire = game.last();
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stage()), "1 first-fire aftermath");
    QCOMPARE(q(game.end_phase("it waits")), "");
    QCOMPARE(q(game.stage()), "1 all-moves");
    QCOMPARE(q(game.amend(fire, "range=14")), "");
    QCOMPARE(q(game.stat("M1", "broken")), "-");
    QCOMPARE(q(game.stage()), "1 all-moves");
}

void TestOwed::a_unit_stands_once_in_a_role()
{
    KeptGame game{pedregal::ruleset, "padierna-small"};
    game.go_to("combat");
    QCOMPARE(q(game.play("attack", "@attacker=S1+S1 @defender=N4", {3})), "attacker: Smith's Brigade is given twice");
}

void TestOwed::nobody_joins_with_an_order_face_down()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"K2", 1, "sealed", "commitment", "as agreed"})), "");
    QCOMPARE(q(game.give(corneta::game::Join{"K1", "K2"})), "3rd-indiana: first turn up what lies face down beside it");
}

void TestOwed::a_replay_finds_changed_chances_and_times()
{
    const TwoRetreats two;
    const auto nothing = [](const corneta::game::Entry&) {};
    QCOMPARE(q(joined(in_replay(two.game, nothing))), "");
    const std::string fire = fmt::format("entry {}: ", two.first_fire);
    const auto luckier = [&](corneta::game::Entry& entry) {
        if (entry.number == two.first_fire)
            entry.results.front().luck.front().expected += 0.5;
    };
    QCOMPARE(q(joined(in_replay(two.game, luckier))), q(fire + "other chances"));
    const auto later = [&](corneta::game::Entry& entry) {
        if (entry.number == two.first_fire)
            entry.stage.turn = 2;
    };
    QCOMPARE(q(joined(in_replay(two.game, later))), q(fire + "another time"));
}

void TestOwed::a_replay_does_not_miss_dice_that_are_asked_no_more()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K5 @target=M1 range=12 firer_guns=2", {9, 9}, "two guns")), "");
    const int fire = game.last();
    corneta::game::Play one_gun = *game.journal().in_force(fire)->play;
    one_gun.typed.push_back({"firer_guns", "1"});
    std::erase_if(one_gun.typed, [](const corneta::Given& given) { return given.key == "firer_guns" && given.word == "2"; });
    QCOMPARE(q(game.give(corneta::game::Amend{fire, one_gun, "one was misread"}, {.in_order = {9}})), "");
    QCOMPARE(q(joined(in_replay(game, [](const corneta::game::Entry&) {}))), "");
}

/// Although one before it, which is struck, had left them already.
void TestOwed::an_entry_kept_leaves_its_marks()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("random-order", "@unit=M1", {3})), "");
    const int first = game.last();
    QCOMPARE(q(game.play("random-order", "@unit=M1", {9}, "thrown twice")), "");
    QCOMPARE(q(game.give(corneta::game::Strike{first, "one die too many", {{game.last(), Rule::Keep}}})), "");
    QCOMPARE(q(game.stat("M1", "order_rolled_this_turn")), "yes");
}

#include "test_owed.moc"
