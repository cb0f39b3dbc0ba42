// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/language.h"
#include "app/storage/game/game_json.h"
#include "core/game/play/naming.h"
#include "core/game/play/rules.h"
#include "core/text/language.h"
#include "core/text/match.h"
#include "rulesets/all_rulesets.h"
#include "tests/cli/called_game.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace corneta;

/// A name is never translated, searched in or changed, whatever it is.
class TestNames : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { use_language("en"); }
    void sentences_have_them_as_they_are_data();
    void sentences_have_them_as_they_are();
    void files_have_them_as_they_are();
    void who_may_not_see_a_unit_is_not_told_its_name();
    void a_unit_is_put_in_the_place_of_its_noun_alone();
    void a_game_has_them_as_they_are_data();
    void a_game_has_them_as_they_are();
};

namespace {

constexpr std::size_t fewest_names = 200;

const WordsOfLanguage& spanish()
{
    static const WordsOfLanguage words = *words_of_language("es");
    return words;
}

/// By hand, then words of the program.
std::vector<std::string> awkward_names()
{
    std::vector<std::string> names{"Hold",
                                   "Guard of the battery",
                                   "the target",
                                   "The target",
                                   "the unit",
                                   "It",
                                   "it holds",
                                   "Both break.",
                                   "The unit breaks.",
                                   "{0}",
                                   "{1}",
                                   "{9}",
                                   "{",
                                   "}",
                                   "{}",
                                   "{The target}",
                                   "{the unit}",
                                   "{It}",
                                   "{{0}}",
                                   "a {0} b {1}",
                                   "%1",
                                   "%L1",
                                   "%n",
                                   "el blanco",
                                   "de el",
                                   "a el Paso",
                                   "Guardia de el Rey",
                                   " de el ",
                                   "del blanco",
                                   "Mantener",
                                   "la unidad",
                                   "El atacante",
                                   "\"Old Reliables\"",
                                   "'",
                                   "O'Brien's",
                                   "Perez's scouts",
                                   "Lancers",
                                   "Lanceros's",
                                   "s",
                                   "'s",
                                   "\xc2\xabGuardia\xc2\xbb",
                                   "\xd7\x94\xd7\x97\xd7\x98\xd7\x99\xd7\x91\xd7\x94",
                                   "\xd8\xa7\xd9\x84\xd9\x84\xd9\x88\xd8\xa7\xd8\xa1 2",
                                   "1",
                                   "007",
                                   "2nd",
                                   "12, 13",
                                   "round 2",
                                   "unit 2: fire",
                                   "attacker 1",
                                   "Attacker 2",
                                   "Losses 3: stragglers 2, casualties 1.",
                                   "A. B. C.",
                                   ". ",
                                   "; ",
                                   ": ",
                                   "a: b",
                                   "Ends with stop.",
                                   "  ",
                                   " leading",
                                   "trailing ",
                                   "<b>bold</b>",
                                   "&amp;",
                                   "\\n",
                                   "\\",
                                   "/",
                                   "null",
                                   "true",
                                   "a=b",
                                   "key=\"v\"",
                                   "Stra\xc3\x9f"
                                   "e",
                                   "\xc3\x91u\xc3\xb1oa",
                                   "\xf0\x9f\x8e\xba",
                                   "Mark",
                                   "Take 4 castings off",
                                   "Put it behind it",
                                   "marker",
                                   "Turn",
                                   "breaks",
                                   "holds",
                                   "Infantry",
                                   "Charge",
                                   "First Fire"};
    for (const auto& [ours, theirs] : spanish().all())
        for (const std::string& words : {ours, theirs})
            if (names.size() < fewest_names + 20 && words.size() < 24 && words.contains(' ') && !words.contains('\n'))
                names.push_back(words);
    return names;
}

/// Every pattern with places that the program has, its numbers 7, its nouns and a place more all that unit.
std::vector<Sentence> sentences_about(const NamedUnit& unit)
{
    std::vector<Sentence> all;
    for (const auto& [ours, theirs] : spanish().all()) {
        Sentence sentence{ours, {}};
        for (char place = '0'; place <= '9' && ours.contains(std::string{'{', place, '}'}); ++place)
            sentence.arguments.emplace_back(place == '0' ? Argument{unit} : Argument{7});
        for (const std::string& noun : nouns_in(ours))
            sentence.arguments.emplace_back(NamedUnit{unit.key, unit.name, kept_words(noun)});
        if (!sentence.arguments.empty())
            all.push_back(std::move(sentence));
    }
    return all;
}

std::string with(std::string text, const std::string& words, const std::string& by)
{
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + by.size()))
        text.replace(at, words.size(), by);
    return text;
}

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

void TestNames::sentences_have_them_as_they_are_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << "en";
    QTest::newRow("Spanish") << "es";
}

/// As a name that is in no sentence stands there, so does any other.
void TestNames::sentences_have_them_as_they_are()
{
    QFETCH(const QString, language);
    use_language(language);
    const std::vector<std::string> names = awkward_names();
    QVERIFY(std::set<std::string>(names.begin(), names.end()).size() >= fewest_names);
    const auto spoken_about = [](const std::string& name) {
        std::vector<std::string> all;
        for (const Sentence& sentence : sentences_about({"m9", name}))
            all.push_back(spoken(sentence));
        return all;
    };
    const std::vector<std::string> plain = spoken_about("\x02");
    const std::vector<std::string> plural = spoken_about("\x02s"); // K's order, Lancers' order
    QVERIFY(plain.size() > 1000);
    for (const std::string& name : names) {
        const std::vector<std::string> said = spoken_about(name);
        const bool is_plural = name.ends_with('s');
        for (std::size_t i = 0; i < said.size(); ++i)
            QCOMPARE(q(said[i]), q(with(is_plural ? plural[i] : plain[i], is_plural ? "\x02s" : "\x02", name)));
    }
}

void TestNames::files_have_them_as_they_are()
{
    for (const std::string& name : awkward_names()) {
        game::Entry entry{.number = 1, .command = game::EndPhase{}};
        game::EntryResult& result = entry.results.emplace_back(game::EntryResult{.entry = 1});
        const NamedUnit unit{"m9", name};
        const Sentence holds{"{The target} holds.", {NamedUnit{"m9", name, "the target"}}};
        result.told.push_back({{"{0}", {Inner{{holds, {"{0} and {1}", {std::vector{unit, unit}, Name{name}}}}}}}, {}, {}});
        result.told.back().instructions.emplace_back(Hand::TakeOff, "Take {1} off {0}.", std::vector<Argument>{unit, 3});
        result.effects.next.push_back({Follow::May, "m9", {{"form", {"{0} forms", {unit}}, {}, {}}}});
        const auto read = line_from(json_of(entry), "game", 2);
        QVERIFY2(read.has_value(), read ? "" : text(read.error().front()).c_str());
        const game::EntryResult& again = std::get<game::Entry>(*read).results.front();
        QVERIFY(again.told.front().headline == result.told.front().headline);
        QVERIFY(again.told.front().instructions == result.told.front().instructions);
        QVERIFY(again.effects.next.front().choices.front().words == result.effects.next.front().choices.front().words);
        const auto old = line_from(json_of(entry, oldest_format), "game", 2);
        QVERIFY(old.has_value());
        const game::Told& told = std::get<game::Entry>(*old).results.front().told.front();
        QCOMPARE(q(text(told.headline)), q(name + " holds. " + name + ", " + name + " and " + name));
        QCOMPARE(q(text(told.instructions.front().words)), q("Take 3 off " + name + "."));
        QCOMPARE(q(json_of(std::get<game::Entry>(*old), oldest_format)), q(json_of(entry, oldest_format)));
    }
}

void TestNames::who_may_not_see_a_unit_is_not_told_its_name()
{
    const Unseen unseen = [](std::string_view unit) { return unit == "s2"; };
    for (const std::string& name : awkward_names()) {
        const NamedUnit hidden{"s2", name};
        const Sentence sentence{"{The unit} takes cover with {0} and {1}.",
                                {hidden, std::vector{hidden, hidden}, NamedUnit{"s2", name, "the unit"}}};
        QCOMPARE(q(text(sentence, unseen)), QString{"A hidden unit takes cover with a hidden unit and a hidden unit, a hidden unit."});
    }
    QCOMPARE(q(text(Sentence{"{0} holds.", {NamedUnit{"s3", "Riley"}}}, unseen)), QString{"Riley holds."});
}

void TestNames::a_unit_is_put_in_the_place_of_its_noun_alone()
{
    for (const Ruleset* const ruleset : all_rulesets())
        for (const game::RoleNoun& noun : ruleset->game->nouns)
            for (const std::string& name : awkward_names()) {
                game::State state;
                state.units.push_back({.key = "m9", .code = {}, .name = name, .kind = "unit", .side = {}, .command = {}, .stats = {}});
                const std::string pattern = "{" + std::string{noun.words} + "} is not the target, nor is it the unit";
                Verdict verdict;
                verdict.headline = {pattern, {}};
                const game::Told told = game::by_name(verdict, {state, *ruleset, noun.action, {{std::string{noun.role}, {"m9"}}}});
                QCOMPARE(q(text(told.headline)), q(name + " is not the target, nor is it the unit"));
            }
}

void TestNames::a_game_has_them_as_they_are_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"Hold", "Guard of the battery", "the target", "{0}", "{The target}", "Guardia de el Rey", "El atacante",
                             "Losses 3: stragglers 2.", "O'Brien's"})
        QTest::newRow(name) << name;
}

/// A unit that arrives, is fired at and owes a move, from the journal to the page.
void TestNames::a_game_has_them_as_they_are()
{
    QFETCH(const QString, name);
    const CalledGame game;
    QCOMPARE(game.begun(), QString{});
    const Ran arrives = ran({"game", "edit", game.path(), "zz", "--arrives", "name=" + name, "code=ZZ", "side=mexican", "arm=infantry",
                             "nation=mexican", "effectives=14", "--reason", "late"});
    QVERIFY2(arrives.code == 0, arrives.err.constData());
    const Ran fire =
        ran({"game", "resolve", game.path(), "fire", "firer=K1", "target=zz", "range=2", "--usual", "--dice", "20", "--reason", "a try"});
    QVERIFY2(fire.code == 0, fire.err.constData());
    const QString hit = name + " holds.";
    QVERIFY2(QString::fromUtf8(fire.out).contains(hit), fire.out.constData());
    for (const QString language : {"en", "es"}) {
        const Ran shown = ran({"game", "show", game.path(), "--language", language});
        QVERIFY2(QString::fromUtf8(shown.out).contains(name), shown.out.constData());
        const Ran report = ran({"game", "export", game.path(), "--format", "md", "--language", language});
        QVERIFY2(QString::fromUtf8(report.out).contains(language == "en" ? " holds." : " aguanta."), report.out.constData());
    }
    QCOMPARE(ran({"game", "verify", game.path()}).code, 0);
    QCOMPARE(ran({"game", "replay", game.path()}).code, 0);
}

#include "test_names.moc"
