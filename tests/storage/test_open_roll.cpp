// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/verified.h"
#include "rulesets/all_rulesets.h"
#include "tests/storage/begun_game.h"

#include <QObject>
#include <QTest>

#include <memory>
#include <set>

using namespace corneta;

/// A roll that is committed to is owed: nobody gets another one for it, and what is not rolled is named.
class TestOpenRoll : public QObject {
    Q_OBJECT

private slots:
    void init() { m_game = std::make_unique<BegunGame>(); }
    void a_roll_in_three_steps_is_proven();
    void whoever_holds_the_computer_speaks_first_or_not_at_all();
    void a_side_says_one_word();
    void the_last_word_of_the_computers_side_proves_nothing();
    void what_is_open_comes_before_all_else();
    void a_crash_gives_no_other_face();
    void a_crash_before_the_reveal_is_mended();
    void what_is_thrown_away_is_written_down();
    void what_nobody_can_roll_is_withheld();
    void several_are_rolled_from_one_opening();
    void what_the_first_ones_make_impossible_is_thrown_away();

private:
    std::string path() const { return m_game->path(); }
    Verified found() const { return verified(game_read(path(), all_rulesets())->record, path()); }
    std::unique_ptr<BegunGame> m_game;
};

namespace {

const SideWord apple{"us", "apple"};
const SideWord agave{"mexican", "agave"};

int face_of(const GameFile& file)
{
    return file.journal().entries().back().results.front().rolls.front().faces.front();
}

} // namespace

void TestOpenRoll::a_roll_in_three_steps_is_proven()
{
    {
        GameFile file = m_game->begun();
        QCOMPARE(q(refusal(file.commit({{fire("K1", "M1")}}, "us"))), "");
        QCOMPARE(q(refusal(file.say(apple))), "");
        QCOMPARE(q(refusal(file.say(agave))), "");
        QCOMPARE(q(refusal(file.roll())), "");
        QVERIFY(file.owed() == nullptr);
    }
    const Verified verified = found();
    QCOMPARE(q(joined(verified.problems)), "");
    QCOMPARE(verified.proven, 1);
    QVERIFY(verified.is_all_proven());
}

void TestOpenRoll::whoever_holds_the_computer_speaks_first_or_not_at_all()
{
    GameFile file = m_game->begun();
    QCOMPARE(q(refusal(file.commit({{fire("K1", "M1")}}, "us"))), "");
    QCOMPARE(q(refusal(file.say(agave))), "");
    QCOMPARE(q(refusal(file.say(apple))), "word: us holds the computer: it speaks first or not at all");
}

void TestOpenRoll::a_side_says_one_word()
{
    GameFile file = m_game->begun();
    QCOMPARE(q(refusal(file.say(agave))), "word: no roll is open for a side to say a word for");
    QCOMPARE(q(refusal(file.commit({{fire("K1", "M1")}}, "us", std::span{&apple, 1}))), "");
    QCOMPARE(q(refusal(file.say({"us", "pear"}))), "word: us has said its word");
    QCOMPARE(q(refusal(file.say(agave))), "");
    QCOMPARE(q(refusal(file.say({"mexican", "maguey"}))), "word: mexican has said its word");
    QCOMPARE(q(refusal(file.roll())), "");
    QCOMPARE(q(refusal(file.say(agave))), "word: no roll is open for a side to say a word for");
}

void TestOpenRoll::the_last_word_of_the_computers_side_proves_nothing()
{
    {
        GameFile file = m_game->begun();
        QCOMPARE(q(refusal(file.commit({{fire("K1", "M1")}}, "us"))), "");
        QCOMPARE(q(refusal(file.say(apple))), "");
        QCOMPARE(q(refusal(file.roll())), "");
        QCOMPARE(q(refusal(file.commit({{fire("K2", "M1")}}, ""))), "");
        QCOMPARE(q(refusal(file.say(agave))), "");
        QCOMPARE(q(refusal(file.roll())), "");
        const std::vector<SideWord> before{{"us", "pear"}, {"mexican", "maguey"}};
        QCOMPARE(q(refusal(file.commit({{fire("K3", "M1")}}, "us", before))), "");
        QCOMPARE(q(refusal(file.roll())), "");
    }
    QCOMPARE(found().proven, 0);
    QVERIFY(!found().is_all_proven());
}

void TestOpenRoll::what_is_open_comes_before_all_else()
{
    GameFile file = m_game->begun();
    QCOMPARE(q(refusal(file.commit({{fire("K1", "M1")}}, "us"))), "");
    const std::string open =
        "roll: Fire (2nd Indiana against Uraga's 1st battalion) is open: roll it first, or throw it away with a reason";
    QCOMPARE(q(refusal(file.give(fire("K2", "M1"), {}, GameFile::Rolls::Yes))), q(open));
    QCOMPARE(q(refusal(file.give(fire("K1", "M1"), {.in_order = {20}}))), q(open));
    QCOMPARE(q(refusal(file.give(fire("K1", "M1"), {}, GameFile::Rolls::Yes, std::span{&apple, 1}))), q(open));
    QCOMPARE(q(refusal(file.give(game::Note{"quiet"}))), q(open));
    QCOMPARE(q(refusal(file.commit({{fire("K1", "M1")}}, "us"))), q(open));
    QCOMPARE(q(refusal(file.give(fire("K1", "M1"), {}, GameFile::Rolls::Yes))), "");
    QVERIFY(file.owed() == nullptr);
}

/// As often as one likes: the program is ended between the opening and the entry, and asked again.
void TestOpenRoll::a_crash_gives_no_other_face()
{
    std::set<int> faces;
    {
        GameFile file = m_game->begun();
        QCOMPARE(q(refusal(file.commit({{fire("K1", "M1")}}, "us"))), "");
    }
    const BegunGame::Backup before = m_game->backup();
    for (int attempt = 0; attempt < 24; ++attempt) {
        m_game->put_back(before);
        GameFile file = m_game->opened();
        QVERIFY(!file.give(fire("K2", "M1"), {}, GameFile::Rolls::Yes));
        QVERIFY(!file.give(fire("K1", "M1"), {}, GameFile::Rolls::Yes, std::vector{SideWord{"us", std::to_string(attempt) + " times"}}));
        QCOMPARE(q(refusal(file.give(fire("K1", "M1"), {}, GameFile::Rolls::Yes))), "");
        faces.insert(face_of(file));
    }
    QCOMPARE(faces.size(), std::size_t{1});
    QCOMPARE(q(joined(found().problems)), "");
}

void TestOpenRoll::a_crash_before_the_reveal_is_mended()
{
    BegunGame::Backup left;
    {
        GameFile file = m_game->begun();
        QCOMPARE(q(refusal(file.commit({{fire("K1", "M1")}}, "us"))), "");
        left = m_game->backup();
        QCOMPARE(q(refusal(file.roll())), "");
    }
    left.file = m_game->backup().file;
    m_game->put_back(left);
    m_game->cut(1);
    QCOMPARE(found().unrevealed, 1);
    QVERIFY(m_game->opened().record().open() == nullptr);
    QCOMPARE(found().unrevealed, 0);
    QCOMPARE(found().rolled, 1);
    QCOMPARE(q(joined(found().problems)), "");
}

void TestOpenRoll::what_is_thrown_away_is_written_down()
{
    {
        GameFile file = m_game->begun();
        QCOMPARE(q(refusal(file.commit({{fire("K1", "M1")}}, "us"))), "");
        QCOMPARE(q(refusal(file.throw_away(""))), "reason: a roll is thrown away for a reason");
        QCOMPARE(q(refusal(file.throw_away("the wrong unit"))), "");
        QCOMPARE(file.record().openings().back().thrown_away->rolls.size(), std::size_t{1});
        QCOMPARE(q(refusal(file.throw_away("again"))), "roll: no roll is open");
        QCOMPARE(q(refusal(file.give(fire("K2", "M1"), {}, GameFile::Rolls::Yes))), "");
    }
    const Verified verified = found();
    QCOMPARE(q(joined(verified.problems)), "");
    QCOMPARE(verified.rolled, 2);
    QCOMPARE(verified.doubts, (std::map<std::string, Doubts>{{"us", {.thrown_away = 1}}}));
    const int face = game_read(path(), all_rulesets())->record.openings().front().thrown_away->rolls.front().faces.front();
    const std::string faces = R"("faces":[)";
    const auto forged = m_game->read_with(faces + std::to_string(face) + "]", faces + std::to_string(face % 20 + 1) + "]");
    QVERIFY(joined(corneta::verified(forged->record, path()).problems).find("did not fall as it is written") != std::string::npos);
}

void TestOpenRoll::what_nobody_can_roll_is_withheld()
{
    {
        GameFile file = m_game->begun();
        QCOMPARE(q(refusal(file.commit({{fire("K1", "M1")}}, "us"))), "");
    }
    m_game->move_elsewhere();
    {
        GameFile file = m_game->opened();
        QCOMPARE(q(refusal(file.roll())), "roll: its seed is not on this computer: it can only be thrown away, with a reason");
        QCOMPARE(q(refusal(file.throw_away("it was opened elsewhere"))), "");
        QCOMPARE(q(refusal(file.give(fire("K1", "M1"), {}, GameFile::Rolls::Yes))), "");
    }
    QCOMPARE(q(joined(found().problems)), "");
    QCOMPARE(found().doubts, (std::map<std::string, Doubts>{{"us", {.withheld = 1}}}));
}

void TestOpenRoll::several_are_rolled_from_one_opening()
{
    {
        GameFile file = m_game->begun();
        QCOMPARE(q(refusal(file.commit({{fire("K1", "M1")}, {fire("K2", "M1")}, {fire("K3", "M3")}}, "us"))), "");
        QCOMPARE(q(refusal(file.say(agave))), "");
        QCOMPARE(q(refusal(file.roll())), "");
    }
    QCOMPARE(found().entries, 3);
    QCOMPARE(found().openings, 1);
    QCOMPARE(found().rolled, 3);
    QVERIFY(found().is_all_proven());
}

void TestOpenRoll::what_the_first_ones_make_impossible_is_thrown_away()
{
    {
        GameFile file = m_game->begun();
        for (int phase = 0; phase < 2; ++phase)
            QCOMPARE(q(refusal(file.give(game::EndPhase{"no orders today"}))), "");
        game::Play once = fire("K1", "M1");
        once.reason.clear(); // twice takes one
        QCOMPARE(q(refusal(file.commit({{once}, {once}}, "us"))), "");
        QCOMPARE(q(refusal(file.roll())), "");
        QCOMPARE(file.journal().entries().size(), std::size_t{3});
        QVERIFY(file.record().openings().back().thrown_away->reason.contains("has fired"));
        QVERIFY(file.owed() == nullptr);
    }
    QCOMPARE(q(joined(found().problems)), "");
}

#include "test_open_roll.moc"
