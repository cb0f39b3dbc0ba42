// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/entry_words.h"
#include "app/storage/game/verified.h"
#include "app/storage/report/report.h"
#include "rulesets/pedregal/ruleset.h"
#include "rulesets/revolucion/ruleset.h"
#include "tests/storage/begun_game.h"
#include "tests/storage/sample_journal.h"

#include <QDir>
#include <QObject>
#include <QTest>

#include <memory>

using namespace corneta;

/// What lies face down: sealed in the file, turned up as it was laid, told where the secrets are not.
class TestGameHidden : public QObject {
    Q_OBJECT
private slots:
    void init() { m_game = std::make_unique<BegunGame>(); }
    void what_lies_face_down_is_nowhere_in_the_file();
    void where_a_unit_hides_is_nowhere_in_the_file();
    void chips_are_turned_up_without_places();
    void what_is_turned_up_is_what_was_laid();
    void a_lay_that_was_undone_is_not_what_was_laid();
    void a_text_that_no_line_may_hold_is_not_sealed_data();
    void a_text_that_no_line_may_hold_is_not_sealed();
    void without_its_secrets_it_asks_what_was_laid();
    void with_other_secrets_it_asks_what_was_laid();
    void with_damaged_secrets_it_asks_what_was_laid();
    void an_unknown_unit_turns_up_nothing();

private:
    std::unique_ptr<BegunGame> m_game;
};

void TestGameHidden::what_lies_face_down_is_nowhere_in_the_file()
{
    const std::vector<std::string> orders{"move", "charge", "first-fire", "hold-fire", "hold", "rally", "form"};
    for (const std::string& order : orders) {
        {
            GameFile file = m_game->begun(order);
            QCOMPARE(q(refusal(file.lay({"K3", order, "as agreed"}))), "");
            QVERIFY(file.journal().state().face_down == std::vector<std::string>{"mississippi"});
        }
        QFile file{q(m_game->path(order))};
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine(); // the scenario has such words
        const QByteArray lines = file.readAll();
        const QByteArray word = QByteArray::fromStdString(order);
        QVERIFY(!lines.contains(word));
        QVERIFY(!lines.contains(word.toHex()));
        QVERIFY(!lines.contains(word.toBase64(QByteArray::OmitTrailingEquals)));
    }
}

void TestGameHidden::where_a_unit_hides_is_nowhere_in_the_file()
{
    const auto bytes = [&] {
        QFile file{q(m_game->path())};
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
    };
    GameFile file = m_game->begun("game", &revolucion::ruleset, "rio-seco");
    QCOMPARE(q(refusal(file.lay({"R3", "behind the maguey"}))), "");
    for (const QByteArray& word : {QByteArray{"maguey"}, QByteArray{"maguey"}.toHex(), QByteArray{"behind the maguey"}.toBase64()})
        QVERIFY(!bytes().contains(word));
    QCOMPARE(q(refusal(file.turn_up({"cannon"}))), "");
    QCOMPARE(q(std::string{file.journal().state().find("R3")->word("stands_at")}), "behind the maguey");
    QVERIFY(bytes().contains("behind the maguey"));
}

void TestGameHidden::chips_are_turned_up_without_places()
{
    const auto bytes = [&] {
        QFile file{q(m_game->path())};
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
    };
    GameFile file = m_game->begun();
    const game::Unit place{.key = "ravine", .name = "The ravine", .kind = "place", .side = "mexican", .stats = {{"hides", "perez-light"}}};
    QCOMPARE(q(refusal(file.give(game::Edit{"ravine", {}, place, "before the battle"}))), "");
    QCOMPARE(q(refusal(file.lay({"ravine", "behind the maguey"}))), "");
    QCOMPARE(q(refusal(file.lay({"M3", "hold", "as agreed"}))), "");
    QCOMPARE(q(refusal(file.turn_up({}))), "");
    QVERIFY(file.journal().state().face_down == std::vector<std::string>{"ravine"});
    for (const QByteArray& word : {QByteArray{"maguey"}, QByteArray{"maguey"}.toHex(), QByteArray{"behind the maguey"}.toBase64()})
        QVERIFY(!bytes().contains(word));
    QCOMPARE(q(refusal(file.turn_up({"ravine"}))), "");
    QVERIFY(bytes().contains("behind the maguey"));
}

void TestGameHidden::what_is_turned_up_is_what_was_laid()
{
    GameFile file = m_game->begun();
    QCOMPARE(q(refusal(file.lay({"K3", "hold", "as agreed"}))), "");
    QCOMPARE(q(refusal(file.lay({"K3", "charge", "as agreed"}))), "");
    QCOMPARE(q(refusal(file.lay({"M1", "first-fire", "as agreed"}))), "");
    QCOMPARE(q(refusal(file.lay({"L1", "hold"}))), "lane: nothing is laid face down beside a leader");
    QCOMPARE(q(refusal(file.lay({"K3", "dance", "as agreed"}))).left(31), "mississippi: \"dance\" is none of");
    QCOMPARE(q(refusal(file.turn_up({}))), "");
    QCOMPARE(q(std::string{file.journal().state().find("K3")->word("order")}), "charge");
    QCOMPARE(q(std::string{file.journal().state().find("M1")->word("order")}), "first-fire");
    QVERIFY(file.journal().state().face_down.empty());
    QCOMPARE(q(refusal(file.turn_up({}))), "unit: nothing lies face down");
}

void TestGameHidden::without_its_secrets_it_asks_what_was_laid()
{
    {
        GameFile file = m_game->begun();
        QCOMPARE(q(refusal(file.lay({"K3", "hold", "as agreed"}))), "");
    }
    m_game->move_elsewhere();
    GameFile file = m_game->opened();
    QCOMPARE(q(refusal(file.turn_up({}))), "mississippi: sealed on another computer: say what it is, K3=WORD");
    QCOMPARE(q(refusal(file.turn_up({}, {{"mississippi", "hold"}}))), "");
    QCOMPARE(verified(file.record(), m_game->path()).unrevealed, 1);
    const game::Entry& entry = file.journal().entries().back();
    QVERIFY(sentence_of(file.record(), entry).ends_with(": Hold (said, not proven)."));
    QVERIFY(report(file.record(), ReportKind::Html).contains("Hold (said, not proven)"));
}

void TestGameHidden::a_lay_that_was_undone_is_not_what_was_laid()
{
    GameFile file = m_game->begun();
    QCOMPARE(q(refusal(file.lay({"K3", "charge", "as agreed"}))), "");
    QCOMPARE(q(refusal(file.lay({"K3", "hold", "as agreed"}))), "");
    QCOMPARE(q(refusal(file.give(game::Undo{}))), "");
    QCOMPARE(q(refusal(file.turn_up({"K3"}))), "");
    QCOMPARE(q(std::string{file.journal().state().find("K3")->word("order")}), "charge");
    QCOMPARE(q(joined(verified(file.record(), m_game->path()).problems)), "");
}

void TestGameHidden::a_text_that_no_line_may_hold_is_not_sealed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("two lines") << QByteArray{"Smith\nRiley"} << "us-a: leave out the line break";
    QTest::newRow("a tabulator") << QByteArray{"Smith\tRiley"} << "us-a: leave out the control character U+0009";
    QTest::newRow("a mark that turns the direction") << QByteArray{"Smith\u202e"} << "us-a: leave out the control character U+202E";
    QTest::newRow("not UTF-8") << QByteArray{"\xff\xfe"} << "us-a: not UTF-8";
    QTest::newRow("a text") << QByteArray{"S1 S2; marker 1 is real"} << "";
}

void TestGameHidden::a_text_that_no_line_may_hold_is_not_sealed()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, said);
    GameFile file = m_game->begun("game", &pedregal::ruleset, "padierna-small");
    QCOMPARE(q(refusal(file.lay({"UA", text.toStdString()}))), said);
    QCOMPARE(q(refusal(file.turn_up({}, {}, "to look"))), said.isEmpty() ? "" : "unit: nothing lies face down");
}

void TestGameHidden::with_other_secrets_it_asks_what_was_laid()
{
    {
        GameFile file = m_game->begun();
        QCOMPARE(q(refusal(file.lay({"K3", "hold", "as agreed"}))), "");
    }
    m_game->move_elsewhere();
    GameFile file = m_game->opened();
    QCOMPARE(q(refusal(file.lay({"K1", "charge", "as agreed"}))), "");
    QCOMPARE(q(refusal(file.turn_up({}))), "mississippi: sealed with another key, or changed since: say what it is, K3=WORD");
    QCOMPARE(q(refusal(file.turn_up({}, {{"mississippi", "hold"}}))), "");
    QVERIFY(file.journal().state().face_down.empty());
    const Verified found = verified(file.record(), m_game->path());
    QCOMPARE(q(joined(found.problems)), "");
    QCOMPARE(found.unrevealed, 1);
}

void TestGameHidden::with_damaged_secrets_it_asks_what_was_laid()
{
    GameFile file = m_game->begun();
    QCOMPARE(q(refusal(file.lay({"K3", "hold", "as agreed"}))), "");
    const QString key = m_game->folder_of_secrets() + '/' + q(file.record().head().id) + "/sealing";
    sample_journal::write(key, "smudged");
    QCOMPARE(q(refusal(file.turn_up({}))), key + ": damaged: not what this program keeps there: say what it is, K3=WORD");
    QVERIFY(file.has_disk_failed());
    QCOMPARE(q(refusal(file.turn_up({}, {{"mississippi", "hold"}}))), "");
}

void TestGameHidden::an_unknown_unit_turns_up_nothing()
{
    GameFile file = m_game->begun();
    QCOMPARE(q(refusal(file.turn_up({"K99"}))), "unit: there is no unit \"K99\"");
}

#include "test_game_hidden.moc"
