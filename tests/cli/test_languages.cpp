// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/language.h"
#include "core/action/resolve.h"
#include "core/dice/random_dice.h"
#include "core/game/play/rules.h"
#include "core/text/language.h"
#include "rulesets/all_rulesets.h"
#include "tests/cli/called_game.h"
#include "tests/cli/ran.h"
#include "tests/conformance/drawing.h"
#include "tests/conformance/subject.h"

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
    void verdicts_are_spoken_data();
    void verdicts_are_spoken();
    void what_is_asked_is_spoken();
    void charts_are_spoken();
    void help_is_spoken();
    void json_stays_english();
    void files_stay_english();
    void told_sentences_are_found_again_data();
    void told_sentences_are_found_again();
};

namespace {

WordsOfLanguage spanish()
{
    return *words_of_language("es");
}

/// The places of a pattern, of {fmt} and of Qt.
QStringList places_in(const std::string& words)
{
    static const QRegularExpression place{R"(\{[^}]*\}|%L?[0-9])"};
    QStringList places;
    for (auto found = place.globalMatch(QString::fromStdString(words)); found.hasNext();)
        if (const QString one = found.next().captured(); !places.contains(one) || one == "{}")
            places << one;
    places.sort();
    return places;
}

/// Hears what passes the catalogue and keeps what it lacks.
class Listener {
public:
    Listener()
    {
        speak([this](std::string_view words) {
            hear(words);
            return std::optional<std::string>{};
        });
    }
    ~Listener() { speak({}); }
    Q_DISABLE_COPY_MOVE(Listener)

    void hear(std::string_view words)
    {
        static const QRegularExpression word{"[A-Za-z]{2}"};
        static const QRegularExpression number{"[0-9]"};
        QString text = QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
        const bool is_pattern = text.contains('{');
        const bool is_found =
            m_words.has(words) || (!is_pattern && text.contains(number) && m_words.find(words)); // a label has its numbers in place
        if (!is_found && text.remove(QRegularExpression{"\\{[^}]*\\}"}).contains(word))
            m_missed.insert(std::string{words});
    }
    /// A line each.
    QString missed() const
    {
        QString all;
        for (const std::string& words : m_missed)
            all += QString::fromStdString(words) + '\n';
        if (const QString path = qEnvironmentVariable("CORNETA_UNTRANSLATED"); !path.isEmpty() && !all.isEmpty())
            if (QFile file{path}; file.open(QIODevice::Append))
                file.write(all.toUtf8());
        return all;
    }

private:
    WordsOfLanguage m_words = spanish();
    std::set<std::string> m_missed;
};

void say(const Sentence& sentence)
{
    spoken(sentence);
}

void say(const Verdict& verdict)
{
    say(verdict.headline);
    for (const Sentence& instruction : verdict.instructions)
        say(instruction);
    for (const Roll& roll : verdict.rolls)
        spoken(roll.label);
    for (const Working& working : verdict.workings)
        spoken(working.reason);
    for (const FollowUp& follow_up : verdict.next)
        for (const Choice& choice : follow_up.choices)
            say(choice.words);
}

void say(const Field& field)
{
    spoken(field.label);
    spoken(field.help);
    for (const Option& option : field.options)
        spoken(option.label);
}

void say(const OutcomeSpec& spec)
{
    spoken(spec.label);
    for (const Option& option : spec.options)
        spoken(option.label);
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

void TestLanguages::verdicts_are_spoken_data()
{
    QTest::addColumn<std::size_t>("number");
    for (std::size_t number = 0; number < conformance::subjects().size(); ++number)
        if (std::ranges::find(all_rulesets(), &conformance::subjects()[number].ruleset()) != all_rulesets().end())
            QTest::newRow(conformance::subjects()[number].name().c_str()) << number;
}

void TestLanguages::verdicts_are_spoken()
{
    QFETCH(const std::size_t, number);
    const conformance::Subject& subject = conformance::subjects()[number];
    Listener listener;
    conformance::Drawing drawing{subject.seed()};
    constexpr int verdicts = 600;
    for (int i = 0; i < verdicts; ++i) {
        const Answers drawn = drawing.answers(subject.action->form);
        for (const Problem& problem : refusals(*subject.action, drawn, subject.charts()))
            say(problem.what);
        const auto answers = drawing.resolvable(subject);
        if (!answers)
            continue;
        RandomDice dice{drawing.below(1U << 30U)};
        for (const Verdict& verdict : resolved(*subject.action, *answers, subject.charts(), dice))
            say(verdict);
    }
    QCOMPARE(listener.missed(), QString{});
}

void TestLanguages::what_is_asked_is_spoken()
{
    Listener listener;
    for (const Ruleset* const ruleset : all_rulesets()) {
        for (const PhaseSpec& phase : ruleset->phases)
            spoken(phase.label);
        for (const Action& action : ruleset->actions) {
            spoken(action.label);
            spoken(action.help);
            spoken(action.batch);
            for (const Field& field : action.form)
                say(field);
            for (const OutcomeSpec& spec : action.outcomes)
                say(spec);
        }
        for (const game::StatSpec& stat : ruleset->game->stats)
            say(stat.field);
        for (const game::RoleNoun& noun : ruleset->game->nouns)
            spoken(noun.words);
        for (const game::HiddenSpec& hidden : ruleset->game->hidden)
            spoken(hidden.label);
    }
    QCOMPARE(listener.missed(), QString{});
}

void TestLanguages::charts_are_spoken()
{
    Listener listener;
    for (const Ruleset* const ruleset : all_rulesets())
        for (const ChartSpec& chart : ruleset->charts) {
            spoken(chart.label);
            for (const RowSpec& row : chart.rows)
                spoken(row.label);
            for (const ColumnSpec& column : chart.columns)
                spoken(column.label);
        }
    QCOMPARE(listener.missed(), QString{});
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
    const Ran fire = ran({"game", "resolve", game.path(), "fire", "firer=K1", "target=M3", "range=4", "--dice", "18", "--reason",
                          "to see it", "--language", "es"});
    QVERIFY2(fire.out.contains("P\u00e9rdidas"), fire.err.constData());
    QFile file{game.path()};
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.contains("Losses"));
    QVERIFY(std::ranges::none_of(bytes, [](char letter) { return static_cast<unsigned char>(letter) > 127; }));
    QVERIFY(ran({"game", "show", game.path(), "--language", "es"}).out.contains("P\u00e9rdidas"));
    QVERIFY(ran({"game", "show", game.path()}).out.contains("Losses"));
}

void TestLanguages::told_sentences_are_found_again_data()
{
    QTest::addColumn<QString>("theirs");
    QTest::newRow("3rd Indiana stays broken.") << "3rd Indiana sigue desbandada.";
    QTest::newRow("2nd Indiana: 2 stragglers return.") << "2nd Indiana: Vuelven 2 rezagados.";
    QTest::newRow("Losses 3: stragglers 2, casualties 1. Perez's scouts breaks.")
        << "P\u00e9rdidas 3: rezagados 2, bajas 1. Perez's scouts se desbanda.";
    QTest::newRow("Take 4 castings off Perez's light battalion.") << "Retira 4 figuras de Perez's light battalion.";
    QTest::newRow("The charge touches the enemy with 7 in left.") << "La carga toca al enemigo y le quedan 7 pulg.";
    QTest::newRow("Blanco's battery: Charge. Lancers: First Fire.") << "Blanco's battery: Cargar. Lancers: Fuego inicial.";
    QTest::newRow("effectives of attacker 2, round 1, nowhere") << QString{};
    QTest::newRow("attacker 2's effectives, round 1") << "efectivos del atacante 2, ronda 1";
    QTest::newRow("gun 3") << "ca\u00f1\u00f3n 3";
    QTest::newRow("unit 2: casualty 3") << "unidad 2: baja 3";
    QTest::newRow("What nobody ever said of 2nd Indiana.") << QString{};
}

void TestLanguages::told_sentences_are_found_again()
{
    QFETCH(const QString, theirs);
    QCOMPARE(QString::fromStdString(spanish().find(QTest::currentDataTag()).value_or(std::string{})), theirs);
}

#include "test_languages.moc"
