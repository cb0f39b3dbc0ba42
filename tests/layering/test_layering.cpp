// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layering/layering.h"
#include "tests/layering/orders.h"

#include <QDirIterator>
#include <QFile>
#include <QObject>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QTest>

class TestLayering : public QObject {
    Q_OBJECT
private slots:
    void the_tree_keeps_its_layers();
    void what_a_heading_names_defines_what_is_under_it();
    void a_file_without_breach_passes_data();
    void a_file_without_breach_passes();
    void a_breach_is_found_with_its_line_data();
    void a_breach_is_found_with_its_line();
    void forty_sources_fill_a_folder();
    void every_threat_names_tests_that_there_are();
    void every_procedure_names_slots_that_there_are();
};

namespace {

QString in_lines(const std::vector<std::string>& breaches)
{
    QStringList lines;
    for (const std::string& breach : breaches)
        lines += QString::fromStdString(breach);
    return lines.join('\n');
}

QString breaches_of(const QString& path, const QString& text)
{
    static const std::vector<std::string> games{"cedar_creek", "pedregal"};
    return in_lines(layering::breaches_in(path.toStdString(), text.toStdString(), games));
}

} // namespace

void TestLayering::the_tree_keeps_its_layers()
{
    QCOMPARE(in_lines(layering::breaches_under(CORNETA_SOURCE_DIR)), QString{});
}

void TestLayering::every_threat_names_tests_that_there_are()
{
    QFile file{CORNETA_SOURCE_DIR "/SECURITY.md"};
    QVERIFY(file.open(QIODevice::ReadOnly | QIODevice::Text));
    QSet<QString> tests{"hardened"};
    QDirIterator sources{CORNETA_SOURCE_DIR "/tests", {"test_*.cpp"}, QDir::Files, QDirIterator::Subdirectories};
    while (sources.hasNext()) {
        const QString path = QDir{CORNETA_SOURCE_DIR "/tests"}.relativeFilePath(sources.next());
        const QString test = QFileInfo{path}.completeBaseName().sliced(5);
        tests << test << path.section('/', 0, 0) + '_' + test;
    }
    for (const QString& attack : QDir{CORNETA_SOURCE_DIR "/tests/attacks"}.entryList(QDir::Files | QDir::Executable))
        tests << "attack_" + attack;
    const QRegularExpression named{"`([a-z_]+)`"};
    int threats = 0;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
        const QStringList cells = line.split('|');
        if (cells.size() < 5 || cells[1].contains("---") || cells[1].contains("Threat"))
            continue;
        ++threats;
        for (auto names = named.globalMatch(cells[3]); names.hasNext();)
            if (const QString name = names.next().captured(1); !tests.contains(name))
                QFAIL(qPrintable(name + " is no test: " + line));
    }
    QVERIFY(threats > 20);
}

void TestLayering::what_a_heading_names_defines_what_is_under_it()
{
    const auto text_of = [](const std::string& source) { return source == "losses.cpp" ? "void lose()\n{\n    gather();\n}\n" : ""; };
    QCOMPARE(in_lines(layering::misplaced_in("game.h", "bool free();\n// losses.cpp\n/// Why.\nvoid lose();\n", text_of)), QString{});
    QCOMPARE(in_lines(layering::misplaced_in("game.h", "// losses.cpp, 8.0\nvoid lose();\nconst Unit* gather();\n", text_of)),
             QString{"game.h:3: gather is not in losses.cpp"});
    QCOMPARE(in_lines(layering::misplaced_in("game.h", "// turn.cpp\nvoid lose();\n", text_of)),
             QString{"game.h:2: lose is not in turn.cpp"});
}

void TestLayering::a_file_without_breach_passes_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addRow("core includes core and std")
        << "core/dice/dice.h" << "#include \"core/text/label.h\"\n#include <queue>\n#include <fmt/format.h>\n";
    QTest::addRow("a ruleset includes core and itself")
        << "rulesets/santa_anna/fire/fire.cpp" << "#include \"core/dice/dice.h\"\n#include \"rulesets/santa_anna/actions/fire.h\"\n";
    QTest::addRow("ui includes Qt and core") << "ui/form/form_widget.h" << "#include <QWidget>\n#include \"core/form/field.h\"\n";
    QTest::addRow("app includes everything else")
        << "app/cli/run.cpp" << "#include <QFile>\n#include \"ui/form/form_widget.h\"\n#include \"rulesets/all_rulesets.h\"\n";
    QTest::addRow("a test includes what it tests") << "tests/core/test_dice.cpp" << "#include <QTest>\n#include \"core/dice/dice.h\"\n";
    QTest::addRow("a folder includes what is below it and itself")
        << "ui/form/box.cpp" << "#include \"ui/form/box.h\"\n#include \"ui/widgets/line.h\"\n";
    QTest::addRow("what stands beside the folders includes all of them")
        << "app/cli/run.cpp" << "#include \"app/cli/options/options.h\"\n#include \"app/cli/games/games.h\"\n";
    QTest::addRow("a comment may name Qt") << "core/dice/dice.h" << "// #include <QString> is not for us\n";
    QTest::addRow("a constant is no function") << "core/dice/dice.h" << "#define SIX (6)\n";
    QTest::addRow("a sentence is made of another one's pattern")
        << "core/charts/chart_statement.cpp" << "refuse(value.error().pattern, std::move(arguments));\n";
    QTest::addRow("a test may look at a pattern")
        << "tests/conformance/occurrences.cpp" << "return entry->pattern == problem.what.pattern;\n";
    QTest::addRow("a test plays one game") << "tests/game/test_decided.cpp" << "KeptGame game{\"pedregal\", \"padierna-small\"};\n";
    QTest::addRow("a test of a game decides by it") << "tests/game/pedregal/test_pedregal.cpp" << "if (ruleset.key == \"pedregal\")\n";
    QTest::addRow("300 lines are few enough") << "core/dice/dice.h" << QStringLiteral("int a;\n").repeated(300);
}

void TestLayering::a_file_without_breach_passes()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QCOMPARE(breaches_of(path, text), QString{});
}

void TestLayering::a_breach_is_found_with_its_line_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("breach");
    const auto row = [](const char* name, const char* path, const QString& text, const char* breach) {
        QTest::newRow(name) << path << text << breach;
    };
    row("core includes Qt", "core/dice/dice.h", "#pragma once\n#include <QString>\n",
        "core/dice/dice.h:2: core/ is without Qt, <QString> is Qt");
    row("core includes Qt with its module", "core/dice/dice.h", "#include <QtCore/QString>\n",
        "core/dice/dice.h:1: core/ is without Qt, <QtCore/QString> is Qt");
    row("core includes a Qt header of C", "core/dice/dice.h", "#include <QtCore/qglobal.h>\n",
        "core/dice/dice.h:1: core/ is without Qt, <QtCore/qglobal.h> is Qt");
    row("core includes Qt in quotes", "core/dice/dice.h", "\n\n#  include  \"QObject\"\n",
        "core/dice/dice.h:3: core/ is without Qt, <QObject> is Qt");
    row("core includes a ruleset", "core/odds/odds.cpp", "#include \"rulesets/santa_anna/actions/fire.h\"",
        "core/odds/odds.cpp:1: core/ may not include \"rulesets/santa_anna/actions/fire.h\"");
    row("core includes ui", "core/odds/odds.cpp", "#include \"ui/bars.h\"\n", "core/odds/odds.cpp:1: core/ may not include \"ui/bars.h\"");
    row("core includes app", "core/odds/odds.cpp", "#include \"app/storage/reader.h\"\n",
        "core/odds/odds.cpp:1: core/ may not include \"app/storage/reader.h\"");
    row("core includes a test", "core/odds/odds.cpp", "#include \"tests/made_up/ruleset.h\"\n",
        "core/odds/odds.cpp:1: core/ may not include \"tests/made_up/ruleset.h\"");
    row("a kind by a word", "rulesets/santa_anna/game/game.cpp", "if (unit.kind == \"leader\")\n",
        "rulesets/santa_anna/game/game.cpp:1: a kind or a phase by a word: spell it once");
    row("a phase by a word", "rulesets/pedregal/turn.cpp", "return state.stage.phase != \"combat\";\n",
        "rulesets/pedregal/turn.cpp:1: a kind or a phase by a word: spell it once");
    row("core goes round by the parent folder", "core/odds/odds.cpp", "#include \"../ui/bars.h\"\n",
        "core/odds/odds.cpp:1: core/ may not include \"../ui/bars.h\"");
    row("a ruleset includes Qt", "rulesets/santa_anna/fire/fire.cpp", "#include <QList>\n",
        "rulesets/santa_anna/fire/fire.cpp:1: rulesets/ is without Qt, <QList> is Qt");
    row("a ruleset includes ui", "rulesets/santa_anna/fire/fire.cpp", "#include \"ui/bars.h\"\n",
        "rulesets/santa_anna/fire/fire.cpp:1: rulesets/ may not include \"ui/bars.h\"");
    row("a ruleset includes app", "rulesets/santa_anna/fire/fire.cpp", "#include \"app/cli/printing/json.h\"\n",
        "rulesets/santa_anna/fire/fire.cpp:1: rulesets/ may not include \"app/cli/printing/json.h\"");
    row("ui includes a ruleset", "ui/bars.cpp", "#include \"rulesets/all_rulesets.h\"\n",
        "ui/bars.cpp:1: ui/ may not include \"rulesets/all_rulesets.h\"");
    row("ui includes app", "ui/bars.cpp", "#include \"app/storage/reader.h\"\n",
        "ui/bars.cpp:1: ui/ may not include \"app/storage/reader.h\"");
    row("app includes a test", "app/cli/run.cpp", "#include \"tests/made_up/ruleset.h\"\n",
        "app/cli/run.cpp:1: app/ may not include \"tests/made_up/ruleset.h\"");
    const auto below = [&](const char* name, const QString& path, const QString& folder, const QString& header) {
        row(name, qPrintable(path), QStringLiteral("\n#include \"%1\"\n").arg(header),
            qPrintable(QStringLiteral("%1:2: %2 stands below \"%3\"").arg(path, folder, header)));
    };
    below("a folder of core includes one above it", "core/text/words.h", "core/text/", "core/dice/every.h");
    below("a roll includes the kept game", "core/odds/counted.cpp", "core/odds/", "core/game/state/all.h");
    below("a folder of the kept game includes one above it", "core/game/state/all.cpp", "core/game/state/", "core/game/play/all.h");
    below("a folder of a ruleset includes one above it", "rulesets/santa_anna/fire/gun.cpp", "rulesets/santa_anna/fire/",
          "rulesets/santa_anna/melee/blow.h");
    below("a folder of ui includes one above it", "ui/words/letter.cpp", "ui/words/", "ui/window/frame.h");
    below("a folder of storage includes one above it", "app/storage/files/line.cpp", "app/storage/files/", "app/storage/game/line.h");
    below("a folder includes what stands beside it", "app/cli/games/new.cpp", "app/cli/games/", "app/cli/run.h");
    row("a folder that no order has", "ui/misc/bars.cpp", "", "ui/misc/bars.cpp:1: misc has no place in the order of ui/");
    row("ui includes all widgets", "ui/bars.cpp", "#include <QtWidgets>\n", "ui/bars.cpp:1: the umbrella header <QtWidgets>");
    row("ui includes all widgets with their module", "ui/bars.cpp", "#include <QtWidgets/QtWidgets>\n",
        "ui/bars.cpp:1: the umbrella header <QtWidgets/QtWidgets>");
    row("app includes all of Qt Gui", "app/window/main.cpp", "#include <QtGui>\n", "app/window/main.cpp:1: the umbrella header <QtGui>");
    row("storage includes all of Qt Core", "app/storage/reader.cpp", "#include <QtCore>\n",
        "app/storage/reader.cpp:1: the umbrella header <QtCore>");
    row("a test includes all of Qt Test", "tests/core/test_dice.cpp", "#include <QtTest>\n",
        "tests/core/test_dice.cpp:1: the umbrella header <QtTest>");
    row("a macro is called like a function", "ui/bars.cpp", "int a;\n#define TWICE(x) ((x) * 2)\n", "ui/bars.cpp:2: a function-like macro");
    const auto by_sentence = [&](const char* name, const char* path, const char* line) {
        row(name, path, line,
            qPrintable(path + QStringLiteral(":1: a decision by a sentence, which may change: go by the problem's code")));
    };
    by_sentence("app compares a pattern", "app/cli/run.cpp", "if (problem.what.pattern == \"there is no such field\")\n");
    by_sentence("app asks how a pattern begins", "app/cli/run.cpp", "return one.what.pattern.starts_with(\"still owed\");\n");
    by_sentence("ui compares the other way round", "ui/bars.cpp", "if (owed == problem.what.pattern)\n");
    by_sentence("core looks into a pattern", "core/odds/odds.cpp", "return sentence.pattern.contains(\"wanted\");\n");
    by_sentence("a ruleset tells patterns apart", "rulesets/santa_anna/fire/fire.cpp", "if (telling.headline.pattern != broken)\n");
    by_sentence("core searches by pattern", "core/odds/odds.cpp", "std::ranges::find(all, wanted, &Sentence::pattern)\n");
    row("a ruleset reads a stat by a word", "rulesets/santa_anna/game/game.cpp", "if (unit.word(\"broken\") == \"yes\")\n",
        "rulesets/santa_anna/game/game.cpp:1: a stat by a word: read it with its Stat");
    const auto names = [&](const char* name, const char* path, const char* line, const QString& game) {
        row(name, path, line, qPrintable(path + QStringLiteral(":1: %1 is named: let its ruleset declare what is so").arg(game)));
    };
    names("core names a game", "core/odds/odds.cpp", "if (ruleset.key == \"pedregal\")\n", "pedregal");
    names("ui names a game by its key", "ui/bars.cpp", "tr(\"such as cedar-creek attack\")\n", "cedar_creek");
    names("app includes a game", "app/cli/run.cpp", "#include \"rulesets/cedar_creek/stats.h\"\n", "cedar_creek");
    names("a test of all decides by a game", "tests/game/test_random.cpp", "if (known.key == \"cedar-creek\")\n", "cedar_creek");
    names("a test of all decides the other way round", "tests/ui/test_all.cpp", "if (\"pedregal\" != key)\n", "pedregal");
    row("301 lines are too many", "core/dice/dice.h", QStringLiteral("int a;\n").repeated(301), "core/dice/dice.h:301: over 300 lines");
    row("in a test too", "tests/core/test_dice.cpp", QStringLiteral("int a;\n").repeated(301),
        "tests/core/test_dice.cpp:301: over 300 lines");
    row("the last line counts without its end", "app/cli/run.cpp", QStringLiteral("int a;\n").repeated(300) + "int b;",
        "app/cli/run.cpp:301: over 300 lines");
    row("every breach is told", "core/dice/dice.h", "#include <QList>\n#include \"ui/bars.h\"\n",
        "core/dice/dice.h:1: core/ is without Qt, <QList> is Qt\ncore/dice/dice.h:2: core/ may not include \"ui/bars.h\"");
}

void TestLayering::forty_sources_fill_a_folder()
{
    std::vector<std::string> paths(40, "ui/form/box.cpp");
    paths.emplace_back("ui/form/boxes/box.cpp");
    QCOMPARE(in_lines(layering::crowded_folders(paths)), QString{});
    paths.emplace_back("ui/form/box.h");
    QCOMPARE(in_lines(layering::crowded_folders(paths)), QStringLiteral("ui/form: 41 sources, over 40"));
}

void TestLayering::a_breach_is_found_with_its_line()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(QString, breach);
    QCOMPARE(breaches_of(path, text), breach);
}

/// A row of a ruleset's procedures is shown by a slot of a test, or it is the players' own business.
void TestLayering::every_procedure_names_slots_that_there_are()
{
    QSet<QString> slots_there;
    static const QRegularExpression declared{"^class (Test[A-Za-z]+) |^    void ([a-z0-9_]+)\\(", QRegularExpression::MultilineOption};
    static const QRegularExpression named{"`(Test[A-Za-z]+::[a-z0-9_]+)`"};
    const auto text_of = [](const QString& path) {
        QFile file{path};
        return file.open(QIODevice::ReadOnly | QIODevice::Text) ? QString::fromUtf8(file.readAll()) : QString{};
    };
    QDirIterator sources{CORNETA_SOURCE_DIR "/tests", {"test_*.cpp"}, QDir::Files, QDirIterator::Subdirectories};
    while (sources.hasNext()) {
        QString test;
        for (const QRegularExpressionMatch& found : declared.globalMatch(text_of(sources.next()))) {
            if (found.captured(2).isEmpty())
                test = found.captured(1);
            else
                slots_there << test + "::" + found.captured(2);
        }
    }
    int rows = 0;
    QDirIterator tables{CORNETA_SOURCE_DIR "/rulesets", {"procedures.md"}, QDir::Files, QDirIterator::Subdirectories};
    while (tables.hasNext())
        for (const QString& row : text_of(tables.next()).split('\n')) {
            if (!row.startsWith("| ") || row.startsWith("| no "))
                continue;
            ++rows;
            const QString shown_by = row.section('|', -2, -2);
            QVERIFY2(shown_by.trimmed() == "-" || shown_by.contains(named), qPrintable(row));
            for (const QRegularExpressionMatch& slot : named.globalMatch(shown_by))
                QVERIFY2(slots_there.contains(slot.captured(1)), qPrintable(slot.captured(1)));
        }
    qInfo("%d procedures", rows);
    QVERIFY(rows > 300);
}

#include "test_layering.moc"
