// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run.h"
#include "app/storage/files/version.h"
#include "rulesets/all_rulesets.h"
#include "tests/cli/ran.h"

#include <QFile>
#include <QObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <sstream>

/// Exit code 2, help and version.
class TestUsage : public QObject {
    Q_OBJECT

private slots:
    void a_wrong_call_is_refused_with_2_data();
    void a_wrong_call_is_refused_with_2();
    void an_unknown_ruleset_is_answered_with_those_there_are();
    void every_problem_of_a_call_is_said_at_once();
    void help_and_version_are_printed_data();
    void help_and_version_are_printed();
    void the_version_names_its_commit();
    void the_help_of_lay_says_what_may_be_laid();
    void what_is_not_utf_8_is_refused_wherever_it_stands();
    void options_stand_anywhere();
    void the_program_answers_as_the_library_does();
    void output_that_cannot_be_written_is_no_success();
};

namespace {

constexpr auto verbs = "new, show, resolve, batch, commit, word, roll, lay, turn-up, phase, edit, forces, scenario, split, join, strike, "
                       "charts, note, undo, redo, "
                       "amend, auto, forecast, close, verify, salvage, "
                       "export, page, from-sheet, replay";

void row(const char* sentence, const QStringList& arguments, const QByteArray& err)
{
    QTest::newRow(sentence) << arguments << QString::fromUtf8(err);
}

void command_rows()
{
    row("no arguments", {}, "corneta-cli: a command is missing; corneta-cli --help names them");
    row("an empty argument", {""}, "\"\": unknown command; corneta-cli --help names them");
    row("an unknown command", {"conquer"}, "conquer: unknown command; corneta-cli --help names them");
    row("a command that would clear the screen", {"con\u001b[2J\u009bquer\n\u202E"},
        "con\uFFFD[2J\uFFFDquer\uFFFD\uFFFD: unknown command; corneta-cli --help names them");
    row("game without a verb", words("game"), QByteArray{"game: a verb is missing; there are "} + verbs);
    row("game with an unknown verb", words("game win x.corneta"), QByteArray{"game win: unknown verb; there are "} + verbs);
    row("a game followed in JSON", words("game show x.corneta --follow --json"), "--json: does not go with --follow");
    row("a word for dice of one's own", words("game resolve x.corneta fire --dice 3 --word us=apple"), "--word: does not go with --dice");
    row("a word for a die of one's own", words("game resolve x.corneta fire --die fire=3 --word us=apple"),
        "--word: does not go with --die");
    row("game new without a ruleset", words("game new x.corneta"), "game new: RULESET is missing");
    row("an unknown command with --help", words("conquer --help"), "conquer: unknown command; corneta-cli --help names them");
    row("actions without a ruleset", {"actions"}, "actions: RULESET is missing");
    row("form without an action", words("form santa-anna"), "form: ACTION is missing");
    row("resolve alone", {"resolve"}, "resolve: RULESET is missing\nresolve: ACTION is missing");
    row("odds without an action", words("odds santa-anna"), "odds: ACTION is missing");
    row("chart alone", {"chart"}, "chart: RULESET is missing");
    row("chart check without a file", words("chart check"), "chart check: FILE is missing");
    row("an argument too many: rulesets", words("rulesets all"), "rulesets: \"all\" is one argument too many");
    row("an argument too many: chart", words("chart santa-anna shifts fire"), "chart: \"fire\" is one argument too many");
    row("an argument too many: form", words("form santa-anna fire range=5"), "form: \"range=5\" is one argument too many");
    row("an unknown action", words("resolve santa-anna conquer"), "conquer: unknown action; corneta-cli actions santa-anna names them");
    row("an unknown action of odds", words("odds santa-anna conquer"),
        "conquer: unknown action; corneta-cli actions santa-anna names them");
    row("an unknown action of form", words("form santa-anna conquer"),
        "conquer: unknown action; corneta-cli actions santa-anna names them");
    row("an unknown chart", words("chart santa-anna weather"), "weather: unknown chart; corneta-cli chart santa-anna names them");
    row("an answer without =", words("resolve santa-anna fire range"), "resolve: \"range\" is not KEY=VALUE");
    row("an empty answer", {"odds", "santa-anna", "fire", ""}, "odds: \"\" is not KEY=VALUE");
    row("an operand behind --", words("resolve santa-anna fire -- --dice"), "resolve: \"--dice\" is not KEY=VALUE");
}

void option_rows()
{
    row("an unknown option", words("rulesets --loud"), "--loud: unknown option");
    row("an unknown option with a value", words("rulesets --loud=yes"), "--loud: unknown option");
    row("an unknown short option", words("rulesets -j"), "-j: unknown option");
    row("a single -", words("rulesets -"), "-: unknown option");
    row("an unknown option with --help", words("--help --loud"), "--loud: unknown option");
    row("a flag with a value", words("rulesets --joint=yes"), "--joint: takes no value");
    row("--dice of odds", words("odds santa-anna fire --dice 3"), "--dice: odds has no such option");
    row("--seed of form", words("form santa-anna fire --seed 3"), "--seed: form has no such option");
    row("--joint of resolve", words("resolve santa-anna fire --joint"), "--joint: resolve has no such option");
    row("--pack of actions", words("actions santa-anna --pack x"), "--pack: actions has no such option");
    row("--pack of chart check", words("chart check x --pack x"), "--pack: chart check has no such option");
    row("--dice at the end", words("resolve santa-anna fire --dice"), "--dice: 13,4,... is missing");
    row("--dice before an option", words("resolve santa-anna fire --dice --json"), "--dice: 13,4,... is missing");
    row("--die at the end", words("resolve santa-anna fire --die"), "--die: \"LABEL=FACE\" is missing");
    row("--seed at the end", words("resolve santa-anna fire --seed"), "--seed: N is missing");
    row("--pack at the end", words("odds santa-anna fire --pack"), "--pack: KEY|FILE is missing");
    row("--dice twice", words("resolve santa-anna fire --dice 3 --dice=4"), "--dice: given twice");
    row("--seed twice", words("resolve santa-anna fire --seed 3 --seed 3"), "--seed: given twice");
    row("--pack twice", words("odds santa-anna fire --pack x --pack x"), "--pack: given twice");
    row("--dice and --die", words("resolve santa-anna fire --dice 3 --die fire=3"), "--die: does not go with --dice");
    row("--seed and --dice", words("resolve santa-anna fire --seed 3 --dice 3"), "--dice: does not go with --seed");
    row("--die and --seed", words("resolve santa-anna fire --die fire=3 --seed 3"), "--seed: does not go with --die");
    row("all three", words("resolve santa-anna fire --die fire=3 --seed 3 --dice 3"),
        "--seed: does not go with --die\n--dice: does not go with --die");
}

void seed_row(const char* seed)
{
    const QString err = QStringLiteral("--seed: \"%1\" is not a whole number from 0 to 18446744073709551615").arg(seed);
    QTest::addRow("seed \"%s\"", seed) << QStringList{"resolve", "santa-anna", "fire", QStringLiteral("--seed=") + seed} << err;
}

} // namespace

void TestUsage::a_wrong_call_is_refused_with_2_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("err");
    command_rows();
    option_rows();
    for (const char* const seed : {"", "x", "-1", "+1", "1.5", "1e3", "0x10", " 1", "1 ", "18446744073709551616"})
        seed_row(seed);
}

void TestUsage::a_wrong_call_is_refused_with_2()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, err);
    QCOMPARE(unexpected_in_refusal(arguments, 2, err), QString{});
}

void TestUsage::an_unknown_ruleset_is_answered_with_those_there_are()
{
    for (const QStringList& arguments : {words("actions rommel"), words("form rommel fire"), words("resolve rommel fire"),
                                         words("odds rommel fire"), words("chart rommel")}) {
        const Ran result = ran(arguments);
        QCOMPARE(result.code, 2);
        QVERIFY(result.err.startsWith("rommel: unknown ruleset; there are santa-anna"));
        QVERIFY(result.err.endsWith("made-up\n"));
        QVERIFY(result.out.isEmpty());
        QCOMPARE(ran_by_program(arguments).code, 2);
    }
}

void TestUsage::every_problem_of_a_call_is_said_at_once()
{
    QCOMPARE(unexpected_in_refusal(words("resolve --loud --dice 3 --dice 4 --quiet"), 2,
                                   "--loud: unknown option\n--dice: given twice\n--quiet: unknown option"),
             QString{});
    QCOMPARE(unexpected_in_refusal(words("odds santa-anna fire 12 --seed 3 13"), 2,
                                   "--seed: odds has no such option\nodds: \"12\" is not KEY=VALUE\nodds: \"13\" is not KEY=VALUE"),
             QString{});
}

void TestUsage::help_and_version_are_printed_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("first");
    QTest::newRow("help") << words("--help") << "Corneta resolves actions of tabletop wargames and counts their exact odds.";
    QTest::newRow("help, short") << words("-h") << "Corneta resolves actions of tabletop wargames and counts their exact odds.";
    QTest::newRow("help of resolve") << words("resolve --help") << "corneta-cli resolve RULESET ACTION KEY=VALUE ...";
    QTest::newRow("help of form, in front") << words("--help form") << "corneta-cli form RULESET ACTION";
    QTest::newRow("help of chart check") << words("chart check --help") << "corneta-cli chart check FILE";
    QTest::newRow("version") << words("--version") << QString::fromStdString("corneta-cli " + corneta::version_and_commit());
    QTest::newRow("help before version") << words("--version --help")
                                         << "Corneta resolves actions of tabletop wargames and counts their exact odds.";
}

void TestUsage::help_and_version_are_printed()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, first);
    for (const Ran& result : {ran(arguments), ran_by_program(arguments)}) {
        QCOMPARE(result.code, 0);
        QCOMPARE(result.err, QByteArray{});
        QCOMPARE(QString::fromUtf8(result.out).section('\n', 0, 0), first);
    }
}

/// One of those that the checkout has had.
void TestUsage::the_version_names_its_commit()
{
    QFile log{QStringLiteral(CORNETA_SOURCE_DIR "/.git/logs/HEAD")};
    const bool is_checkout = log.open(QIODevice::ReadOnly) && log.size() > 0;
    const QRegularExpression form{QStringLiteral(R"(^corneta-cli \d+\.\d+\.\d+( \(([0-9a-f]{10,})\))?\n$)")};
    const auto said = form.match(QString::fromUtf8(ran_by_program(words("--version")).out));
    QVERIFY(said.hasMatch());
    QCOMPARE(said.hasCaptured(2), is_checkout);
    QVERIFY(!is_checkout || log.readAll().contains(said.captured(2).toUtf8()));
}

void TestUsage::the_help_of_lay_says_what_may_be_laid()
{
    const QByteArray help = ran(words("game lay --help")).out.simplified();
    QVERIFY2(help.contains("santa-anna unit none|move|charge|first-fire|hold-fire|hold|rally|form"), help.constData());
    QVERIFY2(help.contains("pedregal box any text"), help.constData());
}

void TestUsage::what_is_not_utf_8_is_refused_wherever_it_stands()
{
    const std::string bytes{"\xff\xfe"};
    for (const std::vector<std::string>& arguments : std::initializer_list<std::vector<std::string>>{
             {"game", "note", "x.corneta", bytes}, {"game", "edit", "x.corneta", "K1", "--reason", bytes}, {"resolve", bytes, "fire"}}) {
        std::ostringstream out, err;
        QCOMPARE(corneta::cli::run(arguments, corneta::all_rulesets(), out, err), 2);
        QCOMPARE(QString::fromStdString(err.str()), QString{"\uFFFD\uFFFD: not UTF-8\n"});
    }
}

void TestUsage::options_stand_anywhere()
{
    const QByteArray expected = ran(words("resolve santa-anna fire range=5 aspect=rear --dice 13 --json")).out;
    QVERIFY(!expected.isEmpty());
    for (const QStringList& arguments : {words("--json --dice=13 resolve santa-anna fire range=5 aspect=rear"),
                                         words("resolve --dice 13 santa-anna --json fire range=5 aspect=rear"),
                                         words("resolve santa-anna fire aspect=rear --json range=5 --json --dice=13"),
                                         words("--dice 13 --json -- resolve santa-anna fire range=5 aspect=rear")})
        QCOMPARE(ran(arguments).out, expected);
}

void TestUsage::the_program_answers_as_the_library_does()
{
    for (const QStringList& arguments :
         {words("actions santa-anna --json"), words("form santa-anna fire"), words("resolve santa-anna fire --seed 7"),
          words("odds santa-anna fire --joint --json"), words("chart santa-anna"), words("chart santa-anna shifts --json")}) {
        const Ran result = ran_by_program(arguments);
        QCOMPARE(result.code, 0);
        QCOMPARE(result.err, QByteArray{});
        QCOMPARE(result.out, ran(arguments).out);
    }
}

void TestUsage::output_that_cannot_be_written_is_no_success()
{
    QProcess program;
    program.setStandardOutputFile("/dev/full");
    program.start(QStringLiteral(CORNETA_BINARY_DIR "/corneta-cli"), {"rulesets"});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 3);
    QCOMPARE(program.readAllStandardError(), QByteArray{"standard output: cannot be written\n"});
}

#include "test_usage.moc"
