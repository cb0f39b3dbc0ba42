// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/language.h"
#include "app/storage/game/game_record.h"
#include "app/storage/packs/scenarios.h"
#include "core/action/resolve.h"
#include "core/conformance/drawing.h"
#include "core/dice/random_dice.h"
#include "core/game/play/offered.h"
#include "core/game/play/roles.h"
#include "core/game/play/rules.h"
#include "core/text/language.h"
#include "rulesets/all_rulesets.h"
#include "tests/cli/called_game.h"
#include "tests/conformance/subject.h"
#include "tests/scaled.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace corneta;

/// Whatever the rulesets say the Spanish catalogue has.
class TestSpokenRules : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { use_language("en"); }
    void verdicts_are_spoken_data();
    void verdicts_are_spoken();
    void what_is_asked_is_spoken();
    void charts_are_spoken();
    void whole_games_are_spoken_data();
    void whole_games_are_spoken();
};

namespace {

/// Hears what passes the catalogue and keeps what it lacks.
class Listener {
public:
    Listener() { listen(); }
    /// Again, where a call has spoken a language of its own.
    void listen()
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
        const bool is_key = text.contains('-') && !text.contains(' ');                           // of a unit
        if (!is_found && !is_key && text.remove(QRegularExpression{"\\{[^}]*\\}"}).contains(word))
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
    WordsOfLanguage m_words = *words_of_language("es");
    std::set<std::string> m_missed;
};

void say(const Sentence& sentence)
{
    spoken(sentence);
}

void say(const Verdict& verdict)
{
    say(verdict.headline);
    for (const Instruction& instruction : verdict.instructions)
        say(instruction.words);
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

void TestSpokenRules::verdicts_are_spoken_data()
{
    QTest::addColumn<std::size_t>("number");
    for (std::size_t number = 0; number < conformance::subjects().size(); ++number)
        if (std::ranges::find(all_rulesets(), &conformance::subjects()[number].ruleset()) != all_rulesets().end())
            QTest::newRow(conformance::subjects()[number].name().c_str()) << number;
}

void TestSpokenRules::verdicts_are_spoken()
{
    QFETCH(const std::size_t, number);
    const conformance::Subject& subject = conformance::subjects()[number];
    Listener listener;
    conformance::Drawing drawing{subject.seed()};
    const int verdicts = scaled(600, 60);
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

void TestSpokenRules::what_is_asked_is_spoken()
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
        for (const Action& action : ruleset->actions)
            for (const std::string_view role : game::roles_of(*ruleset, action))
                spoken(role);
        for (const game::StatSpec& stat : ruleset->game->stats)
            say(stat.field);
        for (const game::RoleNoun& noun : ruleset->game->nouns)
            spoken(noun.words);
        for (const game::HiddenSpec& hidden : ruleset->game->hidden)
            spoken(hidden.label);
    }
    QCOMPARE(listener.missed(), QString{});
}

void TestSpokenRules::charts_are_spoken()
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

void TestSpokenRules::whole_games_are_spoken_data()
{
    QTest::addColumn<const Ruleset*>("ruleset");
    for (const Ruleset* const ruleset : all_rulesets())
        QTest::newRow(std::string{ruleset->key}.c_str()) << ruleset;
}

/// A battle that plays itself, looked at turn by turn: all that its file tells is found again, and all that its page would ask is spoken.
void TestSpokenRules::whole_games_are_spoken()
{
    QFETCH(const Ruleset*, ruleset);
    const CalledGame game;
    const QString key = QString::fromStdString(std::string{ruleset->key});
    QCOMPARE(ran({"game", "new", game.path(), key, "--scenario",
                  QString::fromStdString(qEnvironmentVariableIsSet("CORNETA_LONG") ? scenario_keys(*ruleset).back()
                                                                                   : scenario_keys(*ruleset).front())})
                 .code,
             0);
    Listener listener;
    const int turns = scaled(6, 3);
    for (int turn = 1; turn <= turns; ++turn) {
        ran({"game", "auto", game.path(), "--seed", qEnvironmentVariable("CORNETA_SEED", "7"), "--turns", QString::number(turn), "--json"});
        const auto read = game_read(game.path().toStdString(), all_rulesets());
        QVERIFY(read.has_value());
        listener.listen();
        const GameRecord& record = read->record;
        const game::State& state = record.journal().state();
        for (const game::Entry& entry : record.journal().entries())
            for (const game::EntryResult& result : entry.results) {
                for (const game::Told& told : result.told) {
                    say(told.headline);
                    for (const Instruction& instruction : told.instructions)
                        say(instruction.words);
                    for (const Working& working : told.workings.lines())
                        spoken(working.reason);
                }
                for (const game::Next& next : result.effects.next)
                    for (const game::NextChoice& choice : next.choices)
                        say(choice.words);
            }
        for (const game::Idle& idle : game::idle_units(state, record.book()))
            say(idle.why);
        for (const game::Standing& standing : ruleset->game->standing(state, record.book()))
            say(standing.words);
        for (const game::Unit& unit : state.units) {
            const game::UnitSummary summary = ruleset->game->summary(unit, record.journal().state(), record.book());
            for (const game::CountedPart& part : summary.parts)
                spoken(part.label);
            for (const Sentence& mark : summary.marks)
                say(mark);
        }
    }
    QCOMPARE(listener.missed(), QString{});
}

#include "test_spoken_rules.moc"
