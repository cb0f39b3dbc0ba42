// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/commands.h"
#include "app/language/language.h"
#include "app/storage/packs/scenarios.h"
#include "rulesets/all_rulesets.h"
#include "tests/cli/called_game.h"
#include "tests/cli/ran.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace corneta;

/// Every call of corneta-cli, made in English and in Spanish: a line that is the same in both has nothing but keys, names and numbers.
class TestSpokenCalls : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { use_language("en"); }
    void every_verb_is_called();
    void no_line_stays_english();
};

namespace {

/// DIR stands for the folder, `_` for a space; what is refused is printed too.
constexpr auto calls = std::to_array<const char*>({
    "rulesets",
    "actions santa-anna",
    "form santa-anna fire",
    "form cedar-creek attack",
    "resolve santa-anna fire firer_castings=19 range=6.5 --dice 14",
    "resolve santa-anna fire firer_castings=19 range=abc",
    "resolve santa-anna fire firer_castings=19 range=6 --dice 44",
    "resolve santa-anna nothing",
    "odds santa-anna fire firer_castings=19 range=6 --joint",
    "odds revolucion fire",
    "odds",
    "chart santa-anna weapon-ranges",
    "chart revolucion",
    "chart cedar-creek",
    "chart pedregal",
    "chart check DIR/card.jsonl",
    "chart check DIR/bad.jsonl",
    "chart check DIR/none.jsonl",
    "chart effect santa-anna --pack DIR/card.jsonl fire firer_weapon=rifle range=20 firer_castings=12",
    "chart effect santa-anna --pack DIR/card.jsonl",
    "print charts santa-anna -o DIR/charts.pdf",
    "print sticks santa-anna -o DIR/sticks.pdf",
    "print templates santa-anna -o DIR/templates.pdf",
    "ruleset check pedregal --seeds 1",
    "ruleset check nothing",
    "scenarios santa-anna",
    "scenarios revolucion",
    "scenarios cedar-creek",
    "scenarios pedregal",
    "balance santa-anna buena-vista-small --games 2 --seed 1 --against DIR/card.jsonl",
    "balance merge DIR/none.jsonl",
    "game new DIR/g santa-anna --scenario buena-vista-small",
    "game new DIR/g santa-anna --scenario buena-vista-small",
    "game new DIR/none santa-anna --scenario nowhere",
    "game new DIR/r revolucion --scenario rio-seco",
    "game new DIR/c cedar-creek --scenario belle-grove-small",
    "game new DIR/p pedregal --scenario padierna-small",
    "game show DIR/g",
    "game batch DIR/g leader-points leader=L1,L2,L3,L4 --dice 2,4,3,2",
    "game resolve DIR/g fire firer=K1 target=M1 range=3 --usual --dice 13",
    "game resolve DIR/g fire firer=K1 target=M1 range=3 --usual --dice 13 --reason it_was_so",
    "game undo DIR/g",
    "game redo DIR/g",
    "game undo DIR/g",
    "game lay DIR/g K1 first-fire",
    "game lay DIR/g K1 nonsense",
    "game turn-up DIR/g",
    "game edit DIR/g K1 effectives=12 --reason counted",
    "game edit DIR/g K1 nonsense=12 --reason counted",
    "game split DIR/g K2 5 detachment --reason sent",
    "game join DIR/g K2 detachment --reason back",
    "game note DIR/g 2nd_Indiana",
    "game commit DIR/g random-order unit=K2 --holder us",
    "game word DIR/g mexican=agave",
    "game roll DIR/g",
    "game commit DIR/g random-order unit=K3",
    "game roll DIR/g --drop --reason no",
    "game close DIR/g",
    "game amend DIR/g 1 leader_rating=2 --reason counted",
    "game strike DIR/g 2 --reason counted",
    "game charts DIR/g --pack DIR/card.jsonl --reason theirs",
    "game phase DIR/g",
    "game phase DIR/g --reason on",
    "game forces DIR/g --from DIR/none.csv",
    "game scenario DIR/g mine Mine -o DIR/mine.jsonl",
    "game verify DIR/g",
    "game verify DIR/g --seal ABCDEFGHIJKLMNOP",
    "game replay DIR/g",
    "game export DIR/g --format md",
    "game export DIR/g -o DIR/g.html",
    "game page DIR/g -o DIR/page.html",
    "game salvage DIR/g -o DIR/salvaged",
    "game forecast DIR/g --games 2",
    "game from-sheet DIR/none.txt -o DIR/none",
    "print report DIR/g -o DIR/report.pdf",
    "print rosters DIR/g -o DIR/rosters.pdf",
    "print state DIR/g -o DIR/state.pdf",
    "print chips DIR/g -o DIR/chips.pdf",
    "game auto DIR/g --seed 2",
    "game auto DIR/r --seed 1 --turns 1",
    "game auto DIR/c --seed 1 --turns 1",
    "game auto DIR/p --seed 1 --turns 1",
    "game show DIR/r",
    "game show DIR/c",
    "game show DIR/p",
    "game verify DIR/r",
    "book new DIR/b santa-anna",
    "book add DIR/b DIR/g",
    "book add DIR/b DIR/g",
    "book add DIR/b DIR/r",
    "book show DIR/b",
    "book show DIR/b 2nd-indiana",
    "book resolve DIR/b recovery unit=K1",
    "book edit DIR/b K1 fit=12 --reason counted",
    "book rest DIR/b --seed 1",
    "book note DIR/b 2nd_Indiana",
    "book undo DIR/b",
    "book redo DIR/b",
    "book next DIR/b --scenario buena-vista-small -o DIR/two",
    "book verify DIR/b",
    "book export DIR/b --format md",
    "book charts DIR/b --reason counted",
    "book strike DIR/b 1 --reason counted",
    "book amend DIR/b 1 nonsense=1 --reason counted",
    "book show DIR/b",
    "--help",
    "game new --help",
    "nonsense",
    "game nonsense",
    "game show DIR/none",
    "game show DIR/card.jsonl",
    "game resolve DIR/g",
});
/// What they print is for programs.
constexpr auto calls_for_programs = std::to_array<const char*>({"complete", "game forces", "book forces"});

void write(const QString& path, const QByteArray& text)
{
    QFile file{path};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// What all of them print in a language, call by call.
std::vector<QStringList> printed_in(const QString& language)
{
    const CalledGame folder;
    write(folder.path("card.jsonl"), R"({"pack":"Mine","ruleset":"santa-anna"}
{"chart":"weapon-ranges","weapon":"rifle","long":24}
)");
    write(folder.path("bad.jsonl"), R"({"pack":"Mine","ruleset":"santa-anna"}
{"chart":"weapon-ranges","weapon":"rifle","long":1}
{"chart":"nonsense"}
)");
    const QString at = folder.path("");
    std::vector<QStringList> all;
    for (const char* const call : calls) {
        QStringList arguments = words(call);
        for (QString& argument : arguments)
            if (argument.replace("DIR/", at); !argument.contains('='))
                argument.replace('_', ' ');
        const Ran ran_so = ran(arguments + QStringList{"--language", language});
        QString text = QString::fromUtf8(ran_so.out + ran_so.err);
        all.push_back(text.replace(at, "DIR/").split('\n'));
    }
    return all;
}

void add_words(std::set<QString>& all, std::string_view text)
{
    static const QRegularExpression word{"[A-Za-z]{3,}"};
    for (auto found = word.globalMatch(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))); found.hasNext();)
        all.insert(found.next().captured());
}

/// The words of all keys, and of what is called the same everywhere: units, places, titles.
std::set<QString> words_that_stay(const std::vector<QStringList>& in_english)
{
    std::set<QString> all;
    for (const Ruleset* const ruleset : all_rulesets()) {
        for (const std::string_view words : {ruleset->key, ruleset->label, ruleset->edition})
            add_words(all, words);
        for (const Action& action : ruleset->actions) {
            add_words(all, action.key);
            for (const Field& field : action.form) {
                for (const std::string_view words : {field.key, field.role})
                    add_words(all, words);
                for (const Option& option : field.options)
                    add_words(all, option.word);
            }
            for (const OutcomeSpec& outcome : action.outcomes)
                add_words(all, outcome.key);
        }
        for (const std::string& scenario : scenario_keys(*ruleset))
            add_words(all, scenario);
        for (const ChartSpec& chart : ruleset->charts)
            for (const RowSpec& row : chart.rows)
                add_words(all, row.key);
    }
    static const QRegularExpression unit{R"(^ +(\S+)  +(\S+)  +(\S.*?)(  |$))"};
    static const QRegularExpression side{R"(^ {6,}(\S+)  +(\S.*)$)"};
    for (const QStringList& lines : in_english)
        for (const QString& line : lines)
            for (const auto& found : {unit.match(line), side.match(line)})
                if (found.hasMatch() && !line.contains("corneta-cli"))
                    for (int part = 1; part <= found.lastCapturedIndex(); ++part)
                        add_words(all, found.captured(part).toStdString());
    for (const char* const words : {"coin-river Coin River, an example", "mill-lane Mill Lane, an example",
                                    "made-up Clockwork Beetles, made up for tests", "Corneta after-action report", "new FILE RULESET"})
        add_words(all, words);
    for (const char* const word : {"DIR", "corneta", "cli", "jsonl", "pdf", "html", "roster", "typed", "next"})
        all.insert(word);
    return all;
}

} // namespace

void TestSpokenCalls::every_verb_is_called()
{
    for (const cli::CommandSpec& spec : cli::command_specs()) {
        const std::string verb{spec.words};
        const auto is_it = [&](const char* call) {
            return std::string_view{call} == verb || std::string_view{call}.starts_with(verb + ' ');
        };
        QVERIFY2(std::ranges::any_of(calls, is_it) || std::ranges::any_of(calls_for_programs, is_it), verb.c_str());
    }
}

void TestSpokenCalls::no_line_stays_english()
{
    const auto english = printed_in("en");
    const auto spanish = printed_in("es");
    const std::set<QString> kept = words_that_stay(english);
    static const QRegularExpression word{"[A-Za-z]{3,}"};
    QStringList missed;
    for (std::size_t call = 0; call < calls.size(); ++call) {
        QVERIFY2(spanish[call].size() > 1, calls[call]);
        for (const QString& line : spanish[call]) {
            if (!english[call].contains(line))
                continue;
            for (auto found = word.globalMatch(line); found.hasNext();)
                if (!kept.contains(found.next().captured())) {
                    missed << QString{calls[call]} + ": " + line;
                    break;
                }
        }
    }
    missed.removeDuplicates();
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join('\n')));
}

#include "test_spoken_calls.moc"
