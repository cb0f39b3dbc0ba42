// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/language.h"
#include "rulesets/all_rulesets.h"
#include "tests/cli/called_game.h"
#include "tests/cli/ran.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace corneta;

/// What people read passes a catalogue, and the catalogue has it; JSON and files stay English.
class TestLanguages : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { use_language("en"); }
    void every_place_is_kept();
    void codes_of_the_system_are_understood();
    void help_is_spoken();
    void articles_melt();
    void json_stays_english();
    void files_stay_english();
    void labels_are_found_with_their_numbers_data();
    void labels_are_found_with_their_numbers();
    void what_is_no_sentence_is_left_alone();
};

namespace {

WordsOfLanguage spanish()
{
    return *words_of_language("es");
}

/// The places of a pattern, of {fmt} and of Qt, and the marks of sources.
QStringList places_in(const std::string& words)
{
    static const QRegularExpression place{R"(\{[^}]*\}|%L?[0-9]|[\x{25a0}\x{25b2}\x{25c6}\x{25cb}\x{25cf}\x{2605}])"};
    QStringList places;
    for (auto found = place.globalMatch(QString::fromStdString(words)); found.hasNext();)
        if (const QString one = found.next().captured().toLower(); !places.contains(one) || one == "{}")
            places << one;
    places.sort();
    return places;
}

} // namespace

void TestLanguages::every_place_is_kept()
{
    const WordsOfLanguage words = spanish();
    QVERIFY(words.all().size() > 4000);
    std::set<std::string> seen;
    for (const auto& [ours, theirs] : words.all()) {
        QVERIFY2(seen.insert(ours).second, ours.c_str());
        QVERIFY2(places_in(ours) == places_in(theirs), ours.c_str());
        QVERIFY2(ours.ends_with('\n') == theirs.ends_with('\n') && ours.starts_with(' ') == theirs.starts_with(' '), ours.c_str());
    }
}

void TestLanguages::codes_of_the_system_are_understood()
{
    QCOMPARE(languages(), (QStringList{"en", "es"}));
    QCOMPARE(language_of("es_MX.UTF-8"), QString{"es"});
    QCOMPARE(language_of("es-ES"), QString{"es"});
    QCOMPARE(language_of("ES"), QString{"es"});
    for (const char* none : {"", "e", "est", "de", "C", "espa\u00f1ol"})
        QCOMPARE(language_of(none), QString{});
    QCOMPARE(name_of_language("es"), QString{"Espa\u00f1ol"});
}

void TestLanguages::help_is_spoken()
{
    const Ran of_all = ran({"--language", "es", "--help"});
    QCOMPARE(of_all.code, 0);
    QVERIFY(of_all.out.contains("los reglamentos incorporados"));
    const Ran of_one = ran({"resolve", "--help", "--language=es"});
    QVERIFY(of_one.out.contains("el resultado de una acci\u00f3n"));
    QCOMPARE(ran({"rulesets", "--language", "tlh"}).err, QByteArray{"--language: \"tlh\" is none of en, es\n"});
    QVERIFY(ran({"resolve", "santa-anna", "fire", "range=a", "--language", "es"}).err.contains("no es un n\u00famero"));
    QVERIFY(ran({"--help"}).out.contains("the rulesets built in"));
}

/// Whoever the sentence is about: the unit of a role, or one by its name.
void TestLanguages::articles_melt()
{
    const QByteArray hit = ran({"resolve", "santa-anna", "fire", "range=3", "firer_castings=20", "--dice", "14", "--language", "es"}).out;
    QVERIFY2(hit.contains(" del blanco") && !hit.contains(" de el "), hit.constData());
    const auto as_text = [](std::string_view key) { return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size())); };
    for (const Ruleset* const ruleset : all_rulesets())
        for (const Action& action : ruleset->actions) {
            const QByteArray said = ran({"resolve", as_text(ruleset->key), as_text(action.key), "--seed", "3", "--language", "es"}).out;
            QVERIFY2(!said.contains(" de el ") && !said.contains(" a el "), said.constData());
        }
}

void TestLanguages::json_stays_english()
{
    const QStringList fire{"resolve", "santa-anna", "fire", "range=4", "firer_castings=12", "--dice", "14", "--json"};
    QCOMPARE(ran(fire + QStringList{"--language", "es"}).out, ran(fire).out);
}

/// Whoever plays in Spanish leaves the file of whoever plays in English.
void TestLanguages::files_stay_english()
{
    const CalledGame game;
    QCOMPARE(ran({"game", "new", game.path(), "santa-anna", "--scenario", "buena-vista-small", "--language", "es"}).code, 0);
    const Ran fire = ran({"game", "resolve", game.path(), "fire", "firer=K1", "target=M3", "range=4", "--usual", "--dice", "18", "--reason",
                          "to see it", "--language", "es"});
    QVERIFY2(fire.out.contains("P\u00e9rdidas"), fire.err.constData());
    QFile file{game.path()};
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.contains("Losses"));
    QVERIFY(std::ranges::none_of(bytes, [](char letter) { return static_cast<unsigned char>(letter) > 127; }));
    QVERIFY(ran({"game", "show", game.path(), "--language", "es"}).out.contains("P\u00e9rdidas"));
    QVERIFY(ran({"game", "show", game.path()}).out.contains("Losses"));
    const QByteArray page = ran({"game", "export", game.path(), "--format", "html", "--language", "es"}).out;
    QVERIFY(page.contains("<html lang=\"es\">") && page.contains("P\u00e9rdidas"));
}

void TestLanguages::labels_are_found_with_their_numbers_data()
{
    QTest::addColumn<QString>("theirs");
    QTest::newRow("effectives of attacker 2, round 1, nowhere") << QString{};
    QTest::newRow("attacker 2's effectives, round 1") << "efectivos del atacante 2, ronda 1";
    QTest::newRow("gun 3") << "ca\u00f1\u00f3n 3";
    QTest::newRow("unit 2: casualty 3") << "unidad 2: baja 3";
    QTest::newRow("2nd Indiana: casualty 3") << QString{};
    QTest::newRow("The unit holds.") << QString{};
}

void TestLanguages::labels_are_found_with_their_numbers()
{
    QFETCH(const QString, theirs);
    QCOMPARE(QString::fromStdString(spanish().find(QTest::currentDataTag()).value_or(std::string{})), theirs);
}

/// A file may hold anything: nobody waits for it to be found.
void TestLanguages::what_is_no_sentence_is_left_alone()
{
    const WordsOfLanguage words = spanish();
    for (const char* part : {"Of. ", "a: ", "unit 2: ", "{0} "})
        for (const int times : {100, 10000})
            words.find(QByteArray{part}.repeated(times).toStdString());
    QVERIFY(!words.find(QByteArray{"Of. "}.repeated(10000).toStdString()));
}

#include "test_languages.moc"
