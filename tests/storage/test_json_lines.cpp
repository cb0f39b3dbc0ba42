// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/json_lines.h"
#include "app/storage/files/json_text.h"
#include "app/storage/files/whole_files.h"
#include "tests/scaled.h"
#include "tests/storage/few_charts.h"

#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <unistd.h>

using namespace corneta;
using few_charts::in_lines;

class TestJsonLines : public QObject {
    Q_OBJECT

private slots:
    void every_kind_of_value_is_read();
    void empty_lines_count_but_state_nothing();
    void a_sound_line_is_read_data();
    void a_sound_line_is_read();
    void a_broken_line_is_refused_data();
    void a_broken_line_is_refused();
    void every_broken_line_is_said_at_once();
    void a_line_may_be_as_long_as_the_limit_and_no_longer();
    void a_file_may_not_state_more_values_than_the_limit();
    void a_text_may_not_hold_more_values_than_the_limit();
    void a_file_may_not_be_larger_than_the_limit();
    void a_small_file_takes_little_memory();
    void a_file_is_read_from_its_path();
    void a_file_that_cannot_be_read_is_refused_data();
    void a_file_that_cannot_be_read_is_refused();
};

namespace {

QString said_of(std::string_view bytes)
{
    const auto statements = statements_from_bytes(bytes, "club.jsonl");
    return statements ? QString{"sound"} : in_lines(statements.error());
}

std::string nested(std::size_t depth)
{
    return R"({"a":)" + std::string(depth - 1, '[') + std::string(depth - 1, ']') + "}";
}

} // namespace

void TestJsonLines::every_kind_of_value_is_read()
{
    const auto statements = statements_from_bytes(
        R"({"text":"a\u0062ü\"c","number":-6.5,"yes":true,"null":null,"list":[1,"x"],"object":{"13":4}})", "club.jsonl");
    QVERIFY(statements.has_value());
    const Statement& statement = statements->front();
    QCOMPARE(statement.where(), "club.jsonl:1");
    QCOMPARE(statement.members.size(), 6U);
    QCOMPARE(std::get<std::string>(statement.find("text")->value), "abü\"c");
    QCOMPARE(std::get<double>(statement.find("number")->value), -6.5);
    QVERIFY(std::get<bool>(statement.find("yes")->value));
    QVERIFY(std::holds_alternative<Null>(statement.find("null")->value));
    const auto& list = std::get<DatumList>(statement.find("list")->value);
    QCOMPARE(std::get<double>(list.at(0).value), 1.0);
    QCOMPARE(std::get<std::string>(list.at(1).value), "x");
    const auto& object = std::get<Members>(statement.find("object")->value);
    QCOMPARE(object.front().first, "13");
    QCOMPARE(std::get<double>(object.front().second.value), 4.0);
    QVERIFY(statement.find("other") == nullptr);
}

void TestJsonLines::empty_lines_count_but_state_nothing()
{
    const auto statements = statements_from_bytes("\n{\"a\":1}\r\n \t\r\n\n{\"a\":2}", "club.jsonl");
    QVERIFY(statements.has_value());
    QCOMPARE(statements->size(), 2U);
    QCOMPARE(statements->at(0).where(), "club.jsonl:2");
    QCOMPARE(statements->at(1).where(), "club.jsonl:5");
}

void TestJsonLines::a_sound_line_is_read_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("the same key in two objects") << QByteArray{R"({"a":{"b":1},"c":{"b":1}})"};
    QTest::newRow("the same key in objects of a list") << QByteArray{R"({"a":[{"b":1},{"b":1}]})"};
    QTest::newRow("a key within its own value") << QByteArray{R"({"a":{"a":{"a":1}}})"};
    QTest::newRow("a key as a text") << QByteArray{R"({"a":"a","b":["a","a"]})"};
    QTest::newRow("brackets, quotes and colons in a text") << QByteArray{R"({"a":"]}:\"{[\\","b":"\"b\":"})"};
    QTest::newRow("texts that end like keys") << QByteArray{R"({"a":"b\":","c":"b\":"})"};
    QTest::newRow("brackets behind a quote in a text") << R"({"a":"\")" + QByteArray(100, '[') + R"("})";
    QTest::newRow("spaces everywhere") << QByteArray{" { \"a\" : [ 1 , 2 ] , \"b\"\t:\t{ } } \r"};
    QTest::newRow("nested as deep as may be") << QByteArray::fromStdString(nested(deepest_nesting));
}

void TestJsonLines::a_sound_line_is_read()
{
    QFETCH(QByteArray, line);
    QCOMPARE(said_of(line.toStdString()), "sound");
}

void TestJsonLines::a_broken_line_is_refused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* sentence, const QByteArray& bytes, const char* said) {
        QTest::newRow(sentence) << bytes << QString{said};
    };
    row("a duplicate key", R"({"a":1,"a":1})", "club.jsonl:1: \"a\" stands twice in one object");
    row("a duplicate key, deep", R"({"a":[{"b":{"c":1,"d":2,"c":3}}]})", "club.jsonl:1: \"c\" stands twice in one object");
    row("a duplicate key after a nested one", R"({"a":{"b":1},"a":2})", "club.jsonl:1: \"a\" stands twice in one object");
    row("a duplicate key written otherwise", R"({"ab":1,"a\u0062":2})", "club.jsonl:1: \"ab\" stands twice in one object");
    row("a duplicate key not beside the other", R"({"b":1,"a":{"b":1},"b":2})", "club.jsonl:1: \"b\" stands twice in one object");
    row("a duplicate key with spaces", "{\"a\" :1,\t\"a\"\t: 2}", "club.jsonl:1: \"a\" stands twice in one object");
    row("bad UTF-8", "{\"a\":\"\xC3(\"}", "club.jsonl:1: not UTF-8");
    row("cut UTF-8", "{\"a\":\"\xC3", "club.jsonl:1: not UTF-8");
    row("Latin-1", "\n{\"a\":\"Andr\xE9s\"}", "club.jsonl:2: not UTF-8");
    row("a byte order mark", "\xEF\xBB\xBF{\"a\":1}", "club.jsonl:1: begins with a byte order mark; save it as UTF-8 without one");
    row("a NUL byte", QByteArray{"{\"a\":\"b\0c\"}", 11}, "club.jsonl:1: a NUL byte stands in the line");
    row("NUL bytes alone", QByteArray{"\0\0\0", 3}, "club.jsonl:1: a NUL byte stands in the line");
    row("an escaped NUL", R"({"a":"b\u0000c"})", "club.jsonl:1: a text holds a control character");
    row("an escape sequence of terminals", R"({"a":[{"\u001b[2J":1}]})", "club.jsonl:1: a text holds a control character");
    row("an escape sequence in a key that stands twice", R"({"\u001b[2J":1,"\u001b[2J":2})",
        "club.jsonl:1: a text holds a control character");
    row("a control character of eight bits", R"({"a":"b\u009b2J"})", "club.jsonl:1: a text holds a control character");
    row("letters turned around", "{\"a\":\"\u202Egpj.exe\"}", "club.jsonl:1: a text holds a control character");
    row("a byte order mark before a text", "{\"a\":\"\uFEFFb\"}", "club.jsonl:1: a text holds a control character");
    row("a byte order mark before a key", "{\"\uFEFFa\":1}", "club.jsonl:1: a text holds a control character");
    row("a line separator", "{\"a\":\"b\u2028c\"}", "club.jsonl:1: a text holds a control character");
    row("a tab in a text", "{\"a\":\"b\tc\"}", "club.jsonl:1: a text holds a control character");
    row("nested too deep", QByteArray::fromStdString(nested(deepest_nesting + 1)), "club.jsonl:1: nested deeper than 32");
    row("nested far too deep", QByteArray(100'000, '['), "club.jsonl:1: nested deeper than 32");
    row("trailing garbage", R"({"a":1} x)", "club.jsonl:1: there is more text behind the object");
    row("two objects in a line", R"({"a":1}{"b":2})", "club.jsonl:1: there is more text behind the object");
    row("an object over two lines", "{\"a\":\n1}",
        "club.jsonl:1: not JSON near byte 5: the object breaks off\nclub.jsonl:2: not JSON near byte 1");
    row("a list", "[1]", "club.jsonl:1: a list, expected an object");
    row("nothing", "", "club.jsonl: states nothing");
    row("empty lines alone", "\n \r\n\n", "club.jsonl: states nothing");
    row("no JSON", "chart: fire", "club.jsonl:1: not JSON near byte 1");
    row("a line cut in a number", R"({"a":1)", "club.jsonl:1: not JSON near byte 6: the line ends in a number");
    row("a line cut in a text", R"({"a":"b)", "club.jsonl:1: not JSON near byte 8: the text breaks off");
    row("a line cut in a list", R"({"a":[1,2 )", "club.jsonl:1: not JSON near byte 10: the list breaks off");
    row("a line cut in an object", R"({"a":{"b":2} )", "club.jsonl:1: not JSON near byte 13: the object breaks off");
    row("a comma too many", R"({"a":1,})", "club.jsonl:1: not JSON near byte 8: nothing stands behind the comma");
    row("a comma too few", R"({"a":1 "b":2})", "club.jsonl:1: not JSON near byte 8: the object breaks off");
    row("a colon too few", R"({"a" 1})", "club.jsonl:1: not JSON near byte 6: a colon is missing");
    row("a number that is none", R"({"a":-})", "club.jsonl:1: not JSON near byte 6: no such number");
    row("an escape that is none", R"({"a":"\u12"})", "club.jsonl:1: not JSON near byte 10: no such escape in a text");
    row("an escape that JSON does not know", R"({"a":"\d"})", "club.jsonl:1: not JSON near byte 7: no such escape in a text");
    row("half a letter", R"({"a":"\ud83d"})", "club.jsonl:1: not JSON near byte 13: no such escape in a text");
    row("the second half of a letter", R"({"a":"\ude00"})", "club.jsonl:1: not JSON near byte 12: no such escape in a text");
    row("two first halves of a letter", R"({"a":"\ud83d\ud83d"})", "club.jsonl:1: not JSON near byte 18: no such escape in a text");
    row("a number too great", R"({"a":1e999})", "club.jsonl:1: not JSON near byte 10: no such number");
    row("single quotes", "{'a':1}", "club.jsonl:1: not JSON near byte 2: the object breaks off");
    row("a comment", "# Club card", "club.jsonl:1: not JSON near byte 1");
}

void TestJsonLines::a_broken_line_is_refused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, said);
    QCOMPARE(said_of({bytes.data(), static_cast<std::size_t>(bytes.size())}), said);
}

void TestJsonLines::every_broken_line_is_said_at_once()
{
    QCOMPARE(said_of("{\"a\":1,\"a\":2}\n{\"a\":1}\n\n[2]\n"),
             "club.jsonl:1: \"a\" stands twice in one object\nclub.jsonl:4: a list, expected an object");
}

void TestJsonLines::a_line_may_be_as_long_as_the_limit_and_no_longer()
{
    const std::string around = R"({"a":""})";
    const std::string most = R"({"a":")" + std::string(longest_line - around.size(), 'x') + R"("})";
    QCOMPARE(most.size(), longest_line);
    QCOMPARE(said_of(most + "\n" + most), "sound");
    QCOMPARE(said_of("\n" + most + " \n"), "club.jsonl:2: longer than 1 MiB");
}

void TestJsonLines::a_file_may_not_state_more_values_than_the_limit()
{
    const std::string four_values_beside_the_line = "{\"a\":[1]}\n";
    std::string most;
    for (std::size_t i = 0; i < most_values_of_file / 8; ++i)
        most += four_values_beside_the_line;
    QCOMPARE(said_of(most), "sound");
    QCOMPARE(said_of(most + "{}"), "club.jsonl:75001: states more than 600000 values");
}

void TestJsonLines::a_text_may_not_hold_more_values_than_the_limit()
{
    JsonReader reader;
    std::string list = "[1";
    for (std::size_t i = 2; i < most_values_of_text; ++i)
        list += ",1";
    QVERIFY(reader.read(list + "]").has_value());
    const auto more = reader.read(list + ",1]");
    QVERIFY(!more.has_value());
    QCOMPARE(QString::fromStdString(text(more.error())), "holds more than 1000000 values");
}

void TestJsonLines::a_small_file_takes_little_memory()
{
    if (is_sanitized)
        QSKIP("the sanitizer takes more of the address space than there is memory");
    QTemporaryDir folder;
    QFile file{folder.filePath("game.corneta")};
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(1000));
    file.close();
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_AS, &before), 0);
    QFile of_this_program{"/proc/self/statm"};
    QVERIFY(of_this_program.open(QIODevice::ReadOnly));
    const rlim_t taken = of_this_program.readAll().split(' ').front().toULongLong() * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE));
    const rlimit little{.rlim_cur = taken + (longest_game >> 2U), .rlim_max = before.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_AS, &little), 0);
    const auto bytes = bytes_of_file(file.fileName().toStdString(), longest_game);
    QCOMPARE(::setrlimit(RLIMIT_AS, &before), 0);
    QVERIFY(bytes.has_value());
    QCOMPARE(bytes->size(), 1000U);
}

void TestJsonLines::a_file_may_not_be_larger_than_the_limit()
{
    QTemporaryDir folder;
    QFile file{folder.filePath("club.jsonl")};
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(static_cast<qint64>(longest_file) + 1));
    file.close();
    QVERIFY(bytes_of_file(file.fileName().toStdString(), longest_file + 1).has_value());
    const auto statements = statements_from_file(file.fileName().toStdString());
    QVERIFY(!statements.has_value());
    QCOMPARE(in_lines(statements.error()), file.fileName() + ": larger than 64 MiB");
}

void TestJsonLines::a_file_is_read_from_its_path()
{
    QTemporaryDir folder;
    QFile file{folder.filePath("niño.jsonl")};
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write("\n{\"a\":1}\n") > 0);
    file.close();
    const auto statements = statements_from_file(file.fileName().toStdString());
    QVERIFY(statements.has_value());
    QCOMPARE(QString::fromStdString(statements->front().where()), file.fileName() + ":2");
}

void TestJsonLines::a_file_that_cannot_be_read_is_refused_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("said");
    QTest::newRow("missing") << "/nowhere/club.jsonl" << "/nowhere/club.jsonl: no such file";
    QTest::newRow("no name") << "" << ": no such file";
    QTest::newRow("a folder") << "/tmp" << "/tmp: a folder, expected a file";
    QTest::newRow("opens but does not read") << "/proc/self/mem" << "/proc/self/mem: cannot be read: Input/output error";
    QTest::newRow("no end") << "/dev/zero" << "/dev/zero: neither a file nor a folder";
}

void TestJsonLines::a_file_that_cannot_be_read_is_refused()
{
    QFETCH(QString, path);
    QFETCH(QString, said);
    const auto statements = statements_from_file(path.toStdString());
    QVERIFY(!statements.has_value());
    QCOMPARE(in_lines(statements.error()), said);
}

#include "test_json_lines.moc"
