// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game_file.h"
#include "app/storage/scenarios.h"
#include "app/storage/verified.h"
#include "rulesets/all_rulesets.h"
#include "rulesets/santa_anna/ruleset.h"

#include <QFile>
#include <QObject>
#include <QString>
#include <QTemporaryDir>
#include <QTest>

#include <fmt/format.h>

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
    void an_opening_that_a_crash_left_is_revealed_by_the_next();
    void what_lies_face_down_is_nowhere_in_the_file();
    void what_is_turned_up_is_what_was_laid();
    void without_its_secrets_it_asks_what_was_laid();
    void a_refused_command_writes_nothing();

private:
    std::string path(const std::string& name = "game") const
    {
        return m_folder->filePath(QString::fromStdString(name + ".corneta")).toStdString();
    }
    GameFile new_game(const std::string& name = "game") const;
    GameFile opened() const;
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

std::string joined(const Problems& problems)
{
    std::string words;
    for (const Problem& problem : problems)
        words += (words.empty() ? "" : "; ") + text(problem);
    return words;
}

template <class T> std::string refusal(const std::expected<T, Problems>& done)
{
    return done ? std::string{} : joined(done.error());
}

game::Play fire(const std::string& firer, const std::string& target)
{
    return {.action = "fire", .roles = {{"firer", {firer}}, {"target", {target}}}, .typed = {{"range", "3"}}, .reason = "as it comes"};
}

void play_some(GameFile& file)
{
    const std::vector<SideWord> words{{"us", "apple"}, {"mexican", "agave"}};
    QCOMPARE(q(refusal(file.give(fire("K1", "M1"), {}, GameFile::Rolls::Yes, words))), "");
    QCOMPARE(q(refusal(file.reveal())), "");
    QCOMPARE(q(refusal(file.give(fire("K2", "M1"), {.in_order = {13}}))), "");
    QCOMPARE(q(refusal(file.give(fire("M3", "K1"), {}, GameFile::Rolls::Yes))), "");
    QCOMPARE(q(refusal(file.reveal())), "");
    QCOMPARE(q(refusal(file.lay({"K3", "charge"}))), "");
    QCOMPARE(q(refusal(file.turn_up({}))), "");
}

/// The file's lines with one replaced, sealed anew as whoever changes them could.
std::expected<GameRead, Problems> read_with(const std::string& path, const std::string& from, const std::string& to)
{
    QFile file{q(path)};
    if (!file.open(QIODevice::ReadWrite))
        qFatal("no file");
    const QByteArray bytes = file.readAll();
    const auto lines = journal_lines({bytes.data(), static_cast<std::size_t>(bytes.size())}, path);
    JournalLine before;
    std::string forged;
    bool is_found = false;
    for (const JournalLine& line : lines->lines) {
        std::string body = line.body;
        if (const std::size_t at = body.find(from); at != std::string::npos && !is_found) {
            body.replace(at, from.size(), to);
            is_found = true;
        }
        before = sealed_line(body, before);
        forged += text(before);
    }
    if (!is_found)
        qFatal("no \"%s\" in %s", from.c_str(), bytes.constData());
    file.resize(0);
    file.seek(0);
    file.write(forged.data(), static_cast<qint64>(forged.size()));
    file.close();
    return game_read(path, all_rulesets());
}

} // namespace

void TestGameFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    qputenv("XDG_DATA_HOME", m_folder->filePath("data").toLocal8Bit());
}

GameFile TestGameFile::new_game(const std::string& name) const
{
    auto statements = scenario_statements(santa_anna::ruleset, "buena-vista-small");
    auto file = GameFile::create(path(name), {"santa-anna", {}, *statements}, all_rulesets());
    if (!file)
        qFatal("%s", joined(file.error()).c_str());
    return std::move(*file);
}

GameFile TestGameFile::opened() const
{
    auto file = GameFile::open(path(), all_rulesets());
    if (!file)
        qFatal("%s", joined(file.error()).c_str());
    return std::move(*file);
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
    QTest::newRow("a changed word of a side") << "\"apple\"" << "\"pear\"|\"plum\"|\"lime\"|\"olive\"|\"agave\""
                                              << "\"fire\" did not fall as it is written";
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
        const game::RecordedRoll& roll = file.journal().entries().front().readings.front().rolls.front();
        if (from == "FACE") {
            from = QString{"\"faces\":[%1],\"label\":\"fire\",\"number\":1"}.arg(roll.faces.front());
            to = QString{"\"faces\":[%1],\"label\":\"fire\",\"number\":1"}.arg(roll.faces.front() % 20 + 1);
        } else if (from == "SEED") {
            from = q(fmt::format("\"reveal\":\"{}", hex(text(*file.record().openings().front().seed))));
            to = from;
            to.back() = to.back() == QChar{'0'} ? QChar{'1'} : QChar{'0'};
        }
    }
    std::string found;
    for (const QString& word : to.split('|')) { // by one word a die may fall as it did by the other
        const auto read = read_with(path(), from.toStdString(), word.toStdString());
        QVERIFY2(read.has_value(), refusal(read).c_str());
        found += joined(verified(read->record, path()).problems);
        from = word;
    }
    QVERIFY2(q(found).contains(problem), found.c_str());
}

void TestGameFile::an_opening_that_a_crash_left_is_revealed_by_the_next()
{
    {
        GameFile file = new_game();
        QCOMPARE(q(refusal(file.give(fire("K1", "M1"), {}, GameFile::Rolls::Yes))), "");
        QVERIFY(file.record().open() != nullptr);
    }
    GameFile file = opened();
    QCOMPARE(q(refusal(file.give(fire("K2", "M1"), {}, GameFile::Rolls::Yes))), "");
    QCOMPARE(q(refusal(file.reveal())), "");
    QVERIFY(file.record().open() == nullptr);
    const Verified found = verified(file.record(), path());
    QCOMPARE(q(joined(found.problems)), "");
    QCOMPARE(found.rolled, 2);
    QCOMPARE(found.unrevealed, 0);
}

void TestGameFile::what_lies_face_down_is_nowhere_in_the_file()
{
    const std::vector<std::string> orders{"move", "charge", "first-fire", "hold-fire", "hold", "rally", "form"};
    for (const std::string& order : orders) {
        {
            GameFile file = new_game(order);
            QCOMPARE(q(refusal(file.lay({"K3", order}))), "");
            QVERIFY(file.journal().state().face_down == std::vector<std::string>{"mississippi"});
        }
        QFile file{q(path(order))};
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine(); // the scenario has such words
        const QByteArray lines = file.readAll();
        const QByteArray word = QByteArray::fromStdString(order);
        QVERIFY(!lines.contains(word));
        QVERIFY(!lines.contains(word.toHex()));
        QVERIFY(!lines.contains(word.toBase64(QByteArray::OmitTrailingEquals)));
    }
}

void TestGameFile::what_is_turned_up_is_what_was_laid()
{
    GameFile file = new_game();
    QCOMPARE(q(refusal(file.lay({"K3", "hold"}))), "");
    QCOMPARE(q(refusal(file.lay({"K3", "charge"}))), "");
    QCOMPARE(q(refusal(file.lay({"M1", "first-fire"}))), "");
    QCOMPARE(q(refusal(file.lay({"L1", "hold"}))), "lane: nothing is laid face down by a leader");
    QCOMPARE(q(refusal(file.lay({"K3", "dance"}))).left(31), "mississippi: \"dance\" is none of");
    QCOMPARE(q(refusal(file.turn_up({}))), "");
    QCOMPARE(q(std::string{file.journal().state().find("K3")->word("order")}), "charge");
    QCOMPARE(q(std::string{file.journal().state().find("M1")->word("order")}), "first-fire");
    QVERIFY(file.journal().state().face_down.empty());
    QCOMPARE(q(refusal(file.turn_up({}))), "unit: nothing lies face down");
}

void TestGameFile::without_its_secrets_it_asks_what_was_laid()
{
    {
        GameFile file = new_game();
        QCOMPARE(q(refusal(file.lay({"K3", "hold"}))), "");
    }
    qputenv("XDG_DATA_HOME", m_folder->filePath("elsewhere").toLocal8Bit());
    GameFile file = opened();
    QCOMPARE(q(refusal(file.turn_up({}))), "mississippi: sealed on another computer: say what it is, mississippi=WORD");
    QCOMPARE(q(refusal(file.turn_up({}, {{"mississippi", "hold"}}))), "");
    QCOMPARE(verified(file.record(), path()).unrevealed, 1);
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

QTEST_GUILESS_MAIN(TestGameFile)
#include "test_game_file.moc"
