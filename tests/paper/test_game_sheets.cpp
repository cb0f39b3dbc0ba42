// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/sheet_kinds.h"
#include "app/storage/game/entry_words.h"
#include "app/storage/packs/packs.h"
#include "app/storage/sheet/state_sheet.h"
#include "core/game/decide/decide.h"
#include "rulesets/all_rulesets.h"
#include "tests/cli/played_record.h"
#include "tests/paper/printed.h"
#include "tests/scaled.h"
#include "tests/storage/begun_game.h"

#include <QObject>
#include <QTest>

using namespace corneta;

/// Sheets of a game: what a side is, and what is typed back.
class TestGameSheets : public QObject {
    Q_OBJECT
private slots:
    void a_state_is_read_from_the_text_of_its_sheet();
    void every_name_stands_on_a_roster();
    void what_lies_face_down_is_on_no_sheet_but_its_own_sides();
    void no_word_that_is_face_down_is_in_the_text_of_random_games();
    void three_hundred_units_are_whole();
    void blank_rosters_are_one_page();
    void a_game_in_the_middle_of_a_phase_has_no_state_sheet();
};

namespace {

QPageSize::PageSizeId paper_of(std::size_t number)
{
    return number % 2 == 0 ? QPageSize::A4 : QPageSize::Letter;
}

QString names_in(const game::State& state)
{
    QString names;
    for (const game::Unit& unit : state.units)
        if (unit.kind != "side")
            names += q(unit.name) + ' ';
    return names;
}

/// Something unlike all that a game tells, laid by each unit that may lay.
void lay_everywhere(GameRecord& record, const std::string& word)
{
    std::int64_t place = 1;
    const game::State state = record.journal().state();
    for (const game::Unit& unit : state.units) {
        const game::PlaceFaceDown lay{unit.key, place++, word, word, "a test"};
        if (game::decided(record.journal(), record.book(), lay, {}))
            give(record, lay);
    }
}

} // namespace

void TestGameSheets::a_state_is_read_from_the_text_of_its_sheet()
{
    const std::size_t sheets = scaled<std::size_t>(24, 4);
    for (std::size_t number = 0; number < sheets; ++number) {
        const auto [ruleset, scenario] = setting(number);
        GameRecord record = played_record(*ruleset, scenario, number, 80, Until::PhaseEnds);
        game::Unit own{.key = "own", .name = "Voluntarios de Querétaro, 2nd company", .side = record.journal().state().units.front().key};
        if (game::decided(record.journal(), record.book(), game::Edit{"own", {}, own, "it came"}, {}))
            give(record, game::Edit{"own", {}, own, "it came"});
        const QByteArray pdf = pdf_of(*paper::state_sheets(record, {}, paper_of(number)));
        const auto typed = typed_sheet(text_of_pdf(pdf).toStdString(), "sheet");
        QCOMPARE(refusal(typed), "");
        const auto state = state_in(*typed, ground_of(record));
        QVERIFY(state && state->units == record.journal().state().units && state->stage == record.journal().state().stage);
        QCOMPARE(missing_in(words_in(names_in(*state)), words_in(text_as_painted(pdf))), "");
        QCOMPARE(fonts_left_out(pdf), QStringList{});
        QCOMPARE(words_that_collide(pdf), "");
        QVERIFY(number > 1 || has_bars(pdf));
        QCOMPARE(pdf_of(*paper::state_sheets(record, {}, paper_of(number))), pdf);
    }
}

void TestGameSheets::every_name_stands_on_a_roster()
{
    for (std::size_t number = 0; number < 8; ++number) {
        const auto [ruleset, scenario] = setting(number);
        const GameRecord record = played_record(*ruleset, scenario, number, 80, Until::NothingWaits);
        const QByteArray pdf = pdf_of(*paper::rosters(record, {}, paper_of(number)));
        QCOMPARE(missing_in(words_in(names_in(record.journal().state())), words_in(text_as_painted(pdf))), "");
        QCOMPARE(pdf_of(*paper::rosters(record, {}, paper_of(number))), pdf);
        QCOMPARE(words_that_collide(pdf), "");
        QVERIFY(number > 1 || has_bars(pdf));
    }
}

void TestGameSheets::what_lies_face_down_is_on_no_sheet_but_its_own_sides()
{
    const BegunGame games;
    QByteArray others;
    for (const char* const order : {"charge", "rally"}) {
        GameFile game = games.begun(order);
        QCOMPARE(refusal(game.lay({"K1", order, "a test"})), "");
        const GameRecord& record = game.record();
        const std::string side = record.journal().state().find("K1")->side;
        const QByteArray all = pdf_of(*paper::rosters(record, {}, QPageSize::A4)) + pdf_of(*paper::state_sheets(record, {}, QPageSize::A4));
        const std::string enemy = side == "us" ? "mexican" : "us";
        const QByteArray of_enemy =
            pdf_of(*paper::rosters(record, enemy, QPageSize::A4)) + pdf_of(*paper::state_sheets(record, enemy, QPageSize::A4));
        if (others.isEmpty())
            others = all + of_enemy;
        QVERIFY(others == all + of_enemy); // whatever the order is
        for (const QByteArray& own :
             {pdf_of(*paper::rosters(record, side, QPageSize::A4)), pdf_of(*paper::state_sheets(record, side, QPageSize::A4))}) {
            QVERIFY(text_of_pdf(own).simplified().contains(QString{"face down: %1"}.arg(order)));
            QVERIFY(text_of_pdf(own).contains("for this side alone"));
        }
    }
}

void TestGameSheets::no_word_that_is_face_down_is_in_the_text_of_random_games()
{
    const std::size_t games = qEnvironmentVariableIsSet("CORNETA_LONG") ? 500 : scaled<std::size_t>(40, 4);
    std::size_t lying = 0;
    for (std::size_t number = 0; number < games; ++number) {
        const auto [ruleset, scenario] = setting(number);
        GameRecord record = played_record(*ruleset, scenario, number, static_cast<int>(number % 40), Until::NothingWaits);
        lay_everywhere(record, "zanzibar");
        lying += record.journal().state().face_down.size();
        const QString text = text_of_pdf(pdf_of(*paper::rosters(record, {}, paper_of(number))))
            + text_of_pdf(pdf_of(*paper::state_sheets(record, {}, paper_of(number))));
        QVERIFY(!text.contains("zanzibar"));
        QVERIFY(!text.contains("face down:"));
    }
    qInfo("%zu things lay face down", lying);
    QVERIFY(lying > games);
}

void TestGameSheets::three_hundred_units_are_whole()
{
    GameRecord record = begun_record(*all_rulesets().front(), {});
    give(record, game::Edit{"us", {}, game::Unit{.key = "us", .name = "United States", .kind = "side"}, "it came"});
    const int units = scaled(300, 60);
    for (int i = 0; i < units; ++i) {
        game::Unit unit{.key = "u" + std::to_string(i),
                        .name = "Regiment" + std::to_string(i) + " of the northern departments and the coast",
                        .side = "us"};
        unit.stats["castings"] = "40";
        give(record, game::Edit{unit.key, {}, unit, "it came"});
    }
    for (const QPageSize::PageSizeId paper : {QPageSize::A4, QPageSize::Letter}) {
        const QByteArray roster = pdf_of(*paper::rosters(record, {}, paper));
        const QByteArray state = pdf_of(*paper::state_sheets(record, {}, paper));
        QCOMPARE(missing_in(words_in(names_in(record.journal().state())), words_in(text_as_painted(roster))), "");
        QCOMPARE(missing_in(words_in(names_in(record.journal().state())), words_in(text_as_painted(state))), "");
        QCOMPARE(words_that_collide(roster), "");
        QCOMPARE(words_that_collide(state), "");
        const auto typed = typed_sheet(text_of_pdf(state).toStdString(), "sheet");
        QCOMPARE(refusal(typed), "");
        QVERIFY(state_in(*typed, ground_of(record))->units == record.journal().state().units);
    }
}

void TestGameSheets::blank_rosters_are_one_page()
{
    for (const Ruleset* const ruleset : all_rulesets())
        for (const QPageSize::PageSizeId paper : {QPageSize::A4, QPageSize::Letter})
            QCOMPARE(pages_of_pdf(pdf_of(*paper::blank_rosters(*rulebook_with_pack(*ruleset), paper))), 1);
}

void TestGameSheets::a_game_in_the_middle_of_a_phase_has_no_state_sheet()
{
    const BegunGame games;
    GameFile game = games.begun();
    game::DiceAtHand dice;
    while (game.journal().state().stage.phase != "first-fire")
        QCOMPARE(refusal(game.give(game::EndPhase{"a test"})), "");
    game::Play shot = fire("K1", "M1");
    shot.reason = "a test";
    QCOMPARE(refusal(game.give(shot, dice, GameFile::Rolls::Yes)), "");
    QVERIFY(!game.journal().state().pending.empty());
    QCOMPARE(refusal(paper::state_sheets(game.record(), {}, QPageSize::A4)),
             "sheet: what was played has not taken effect: end the phase first");
    QCOMPARE(refusal(paper::rosters(game.record(), "nobody", QPageSize::A4)), "--side: there is no side \"nobody\"");
}

#include "test_game_sheets.moc"
