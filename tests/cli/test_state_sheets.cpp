// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/game_text.h"
#include "app/storage/sheet/letters.h"
#include "app/storage/sheet/state_coding.h"
#include "app/storage/sheet/state_sheet.h"
#include "core/game/decide/becoming.h"
#include "core/game/decide/decide.h"
#include "rulesets/all_rulesets.h"
#include "tests/cli/played_record.h"
#include "tests/scaled.h"

#include <QJsonDocument>
#include <QObject>
#include <QTest>

#include <random>

using namespace corneta;

/// A game typed back from the letters of its sheet.
class TestStateSheets : public QObject {
    Q_OBJECT
private slots:
    void every_state_comes_back();
    void units_of_the_players_own_come_back();
    void choices_of_the_scenario_come_back();
    void letters_at_random_are_a_state_or_none();
    void every_wrong_letter_and_every_swap_of_neighbours_is_refused_with_its_line();
    void lines_may_stand_in_any_order_and_case();
    void what_is_missing_or_doubled_is_named();
};

namespace {

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

/// What `game show --json` says of a state, but for entry numbers and what lies face down.
QByteArray shown(game::State state, const Rulebook& book)
{
    state.face_down.clear();
    for (std::size_t i = 0; i < state.owed.size(); ++i) {
        state.owed[i].entry = 0;
        state.owed[i].index = static_cast<int>(i);
    }
    return QJsonDocument{cli::json_of(state, book)}.toJson();
}

/// The state of a new game that begins with the text of a sheet and nothing else.
QByteArray shown_by(const std::string& sheet)
{
    const auto typed = typed_sheet(sheet, "sheet");
    const auto ground = typed ? ground_found(typed->ground, typed->options, all_rulesets(), std::nullopt) : std::unexpected{typed.error()};
    const auto to = ground ? state_in(*typed, *ground) : std::unexpected{ground.error()};
    const auto effects = to ? game::becoming(ground->start, *to) : std::unexpected{to.error()};
    if (!effects)
        return QByteArray::fromStdString(corneta::text(effects.error().front()));
    if (const Problems problems = game::misfits(ground->start, *effects); !problems.empty())
        return QByteArray::fromStdString(corneta::text(problems.front()));
    game::State state = ground->start;
    apply(state, 1, *effects);
    return shown(std::move(state), ground->book);
}

QString refusal_of(const std::string& sheet)
{
    const auto typed = typed_sheet(sheet, "sheet");
    return typed ? QString{} : q(corneta::text(typed.error().front()));
}

/// A letter for every one that stands there, wrong.
std::string wrong_letters(char letter)
{
    return paper_letters.contains(letter) ? std::string{paper_letters} : std::string{"aeX3"};
}

/// How many of the changes by one letter are taken, or refused for another line; none is looked for.
int taken_wrongly(const std::string& sheet)
{
    int taken = 0;
    int number = 1;
    const auto check = [&](const std::string& changed) {
        if (!refusal_of(changed).startsWith(QStringLiteral("sheet:%1:").arg(number)))
            ++taken;
    };
    for (std::size_t at = 0; at < sheet.size(); ++at) {
        if (sheet[at] == '\n') {
            ++number;
            continue;
        }
        const bool is_space_between = sheet[at] == ' ' && sheet.substr(0, at).find('"', sheet.rfind('\n', at) + 1) == std::string::npos;
        if (is_space_between)
            continue;
        for (const char wrong : wrong_letters(sheet[at]))
            if (wrong != sheet[at]) {
                std::string changed = sheet;
                changed[at] = wrong;
                check(changed);
            }
        const std::size_t next = sheet[at + 1] == ' ' && sheet[at] != '"' && paper_letters.contains(sheet[at + 2]) ? at + 2 : at + 1;
        if (sheet[next] != '\n' && sheet[next] != ' ' && sheet[next] != sheet[at]) {
            std::string changed = sheet;
            std::swap(changed[at], changed[next]);
            check(changed);
        }
    }
    return taken;
}

} // namespace

void TestStateSheets::every_state_comes_back()
{
    const std::size_t states = scaled<std::size_t>(500, 20);
    std::size_t letters = 0;
    std::size_t owed = 0;
    std::size_t later = 0;
    std::mt19937 random{18};
    for (std::size_t number = 0; number < states; ++number) {
        const auto [ruleset, scenario] = setting(number);
        const auto until = number % 3 == 0 ? Until::NothingWaits : Until::PhaseEnds;
        const GameRecord record = played_record(*ruleset, scenario, number, static_cast<int>(random() % 160), until);
        const std::string sheet = sheet_of(record);
        letters += sheet.size();
        owed += record.journal().state().owed.empty() ? 0U : 1U;
        later += record.journal().state().stage.turn > 1 ? 1U : 0U;
        QCOMPARE(shown_by(sheet), shown(record.journal().state(), record.book()));
    }
    qInfo("%zu states, %zu with something owed, %zu after turn 1, %zu letters a sheet", states, owed, later, letters / states);
    QVERIFY(later > states / 4);
    QVERIFY(owed > 0);
}

void TestStateSheets::units_of_the_players_own_come_back()
{
    GameRecord record = begun_record(*all_rulesets().front(), "buena-vista-small");
    const std::string long_name = "The company that came over the pass by night, led by a man whose name nobody in the village could spell";
    for (const std::string& name : {std::string{"Gruene Jaeger"}, std::string{"La Lealtad, primer batallón"}, long_name}) {
        game::Unit unit{.key = "own-" + std::to_string(record.journal().next_number()), .name = name, .side = "us", .command = "wool"};
        unit.stats["castings"] = "7";
        give(record, game::Edit{unit.key, {}, unit, "it came"});
    }
    QCOMPARE(shown_by(sheet_of(record)), shown(record.journal().state(), record.book()));
    QVERIFY(q(sheet_of(record)).contains("La Lealtad, primer batallón\""));
    const GameRecord empty = begun_record(*all_rulesets().front(), {});
    QCOMPARE(shown_by(sheet_of(empty)), shown(empty.journal().state(), empty.book()));
}

void TestStateSheets::choices_of_the_scenario_come_back()
{
    for (const std::vector<std::string>& options : {std::vector<std::string>{"gun-damage"}, {"marshall", "third-brigade"}}) {
        const GameRecord record = begun_record(*all_rulesets().front(), "buena-vista", options);
        QCOMPARE(shown_by(sheet_of(record)), shown(record.journal().state(), record.book()));
        QVERIFY(!sheet_of(record).contains('"')); // all names come from the scenario
    }
}

void TestStateSheets::letters_at_random_are_a_state_or_none()
{
    const GameRecord record = begun_record(*all_rulesets().front(), "buena-vista-small");
    const SheetGround ground = ground_of(record);
    const SheetWords words{record.ruleset(), ground.start};
    std::mt19937 random{18};
    int states = 0;
    for (int number = 0; number < 20'000; ++number) {
        std::string letters;
        for (std::size_t left = random() % 40; left > 0; --left)
            letters += paper_letters[random() % (number % 2 == 0 ? paper_letters.size() : 8U)];
        states += decoded(letters, ground.start, words) ? 1 : 0;
    }
    QVERIFY(states > 0);
}

void TestStateSheets::every_wrong_letter_and_every_swap_of_neighbours_is_refused_with_its_line()
{
    const std::size_t sheets = scaled<std::size_t>(20, 2);
    for (std::size_t number = 0; number < sheets; ++number) {
        const auto [ruleset, scenario] = setting(number);
        GameRecord record = played_record(*ruleset, scenario, number, 60, Until::PhaseEnds);
        const game::Unit& side = record.journal().state().units.front();
        game::Unit unit{.key = "own", .name = "The Reserve, left wing", .side = side.key};
        if (const auto entry = game::decided(record.journal(), record.book(), game::Edit{"own", {}, unit, "it came"}, {}))
            give(record, game::Edit{"own", {}, unit, "it came"});
        QCOMPARE(taken_wrongly(sheet_of(record)), 0);
    }
}

void TestStateSheets::lines_may_stand_in_any_order_and_case()
{
    const GameRecord record = played_record(*all_rulesets().front(), "buena-vista-small", 3, 60, Until::PhaseEnds);
    QStringList lines = q(sheet_of(record)).toLower().replace(' ', "").split('\n', Qt::SkipEmptyParts);
    std::shuffle(lines.begin(), lines.end(), std::mt19937{1});
    QCOMPARE(shown_by(lines.join("\r\n\n").toStdString()), shown(record.journal().state(), record.book()));
}

void TestStateSheets::what_is_missing_or_doubled_is_named()
{
    const GameRecord record = played_record(*all_rulesets().front(), "buena-vista-small", 3, 60, Until::PhaseEnds);
    const QStringList lines = q(sheet_of(record)).split('\n', Qt::SkipEmptyParts);
    for (qsizetype at = 0; at < lines.size(); ++at) {
        QStringList without = lines;
        const QString number = without.takeAt(at).first(2);
        const QString refused = refusal_of(without.join('\n').toStdString());
        QCOMPARE(refused,
                 at + 1 == lines.size() ? "sheet: the last line, which counts the others, is missing or is that of another sheet"
                                        : QString{"sheet: line %1 is missing"}.arg(number));
        QStringList doubled = lines;
        doubled.insert(at, lines[at]);
        QCOMPARE(refusal_of(doubled.join('\n').toStdString()), QString{"sheet:%1: line %2 stands twice"}.arg(at + 2).arg(number));
    }
    const std::string other = sheet_of(played_record(*all_rulesets().front(), "buena-vista-small", 4, 60, Until::PhaseEnds));
    QStringList mixed = lines;
    mixed[2] = q(other).split('\n')[2];
    QVERIFY(mixed[2] != lines[2]);
    QVERIFY(refusal_of(mixed.join('\n').toStdString()).contains("that of another sheet"));
    QVERIFY(!refusal_of("AAB9 K7\001H\n").contains(QChar{1})); // a terminal would obey it
}

#include "test_state_sheets.moc"
