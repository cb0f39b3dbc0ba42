// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/scenarios.h"
#include "core/form/answers.h"
#include "core/game/automatic/automatic_game.h"
#include "core/game/decide/decide.h"
#include "core/game/decide/replay.h"
#include "core/game/journal/usual.h"
#include "core/game/play/facts.h"
#include "core/game/play/offered.h"
#include "core/game/play/prepared.h"
#include "rulesets/all_rulesets.h"
#include "tests/game/random_game.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <algorithm>

using namespace corneta;

/// Of whole games that play themselves: no answer of the table is assumed, nothing that the roster knows is typed over unsaid.
class TestFacts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase_data();
    void what_the_table_knows_is_asked_and_what_a_rule_hangs_on_takes_a_reason();
};

namespace {

const int plays = scaled(250, 60); // of each ruleset

struct Counts {
    int asked = 0, as_usual = 0, ruled = 0, overruled = 0;
};

bool are_all(const Problems& problems, std::initializer_list<ProblemCode> codes)
{
    return std::ranges::all_of(problems, [&](const Problem& problem) { return std::ranges::find(codes, problem.code) != codes.end(); });
}

/// The result of the play of an entry as it is changed, its dice thrown anew.
std::expected<game::Entry, Problems> again(const game::Journal& journal, const Rulebook& book, const game::Play& play)
{
    SeededRoller roller{1};
    return game::decided(journal, book, play, {.roller = &roller, .by = game::RolledBy::Seed});
}

/// A field that only the table knows, left unsaid.
std::string wrong_unsaid(const game::Journal& journal, const Rulebook& book, game::Play play, const Field& field, Counts& counts)
{
    std::erase_if(play.typed, [&](const Given& given) { return given.key == field.key; });
    const auto ready = game::filled_play(journal.state(), book, play);
    if (!ready)
        return {};
    const Problems unsaid = game::unsaid(ready->filled);
    if (std::ranges::find(unsaid, field.key, &Problem::where) == unsaid.end())
        return {}; // the game knows it, or it is not asked any more
    ++counts.asked;
    const auto refused = again(journal, book, play);
    if (refused)
        return std::string{field.key} + ": taken although nobody has said it";
    play.as_usual = true;
    const auto usual = again(journal, book, play);
    if (field.fact == Fact::Measured)
        return usual ? std::string{field.key} + ": nothing is usual of it" : std::string{};
    if (!usual)
        return {};
    ++counts.as_usual;
    const auto& answers = usual->results.front().answers;
    const auto answer = std::ranges::find(answers, field.key, &game::Answer::key);
    if (answer == answers.end() || answer->origin != game::Origin::Usual
        || (!field.is_list() && answer->word != word_of(field, field.start_value())))
        return std::string{field.key} + ": not as usual";
    const std::string said = text(game::usual_in(answers, book.ruleset->find_action(play.action)->form));
    return answer->word.empty() || said.contains(text({"{0} {1}", {field.label, Name{answer->word}}}))
        ? ""
        : std::string{field.key} + ": not said";
}

/// Another word of a field that a rule hangs on, typed over the roster's; of a list over its last row's.
std::string wrong_typed_over(const game::Journal& journal, const Rulebook& book, game::Play play, const Field& field,
                             const std::string& known, Counts& counts)
{
    const std::size_t last = known.rfind(',') + 1; // 0 where there is no comma
    const std::string_view row = std::string_view{known}.substr(last);
    std::string other = row == "yes" ? "no" : "yes";
    if (field.kind == Kind::Choice)
        other = field.options[field.options.front().word == row ? 1 : 0].word;
    if (field.kind == Kind::Number)
        other = std::to_string(game::number_of(row) + (game::number_of(row) < field.most ? 1 : -1));
    other.insert(0, known.substr(0, last));
    play.typed.push_back({std::string{field.key}, other});
    play.reason.clear();
    const auto refused = again(journal, book, play);
    if (refused)
        return std::string{field.key} + "=" + other + ": taken without a reason where the roster says " + known;
    if (std::ranges::find(refused.error(), ProblemCode::TypedOver, &Problem::code) == refused.error().end())
        return {}; // it is refused by the rules in these answers
    ++counts.ruled;
    play.reason = "the table says so";
    const auto taken = again(journal, book, play);
    if (!taken)
        return are_all(taken.error(), {ProblemCode::TypedOver}) ? std::string{field.key} + ": refused with a reason" : std::string{};
    ++counts.overruled;
    return text(taken->results.front().told.front().headline).contains("Typed:") ? "" : std::string{field.key} + ": not said";
}

/// A choice of what is owed whose form does not open, or that is spoken against.
std::string wrong_offers(const game::Journal& journal, const Rulebook& book)
{
    for (const game::Owed& owed : game::open_follow_ups(journal.state(), book))
        for (int i = 0; i < static_cast<int>(owed.next.choices.size()); ++i) {
            const game::NextChoice& next = owed.next.choices[static_cast<std::size_t>(i)];
            const game::Play play{.action = next.action, .roles = next.roles, .follows = game::Follows{owed.entry, owed.index, i}};
            if (!game::is_open(next, journal.state(), book))
                continue;
            const auto ready = game::prepared(journal.state(), book, play);
            if (!ready)
                return next.action + ": " + text(ready.error().front());
            if (ready->nobody.empty() && !ready->objected.empty())
                return next.action + " is offered: " + text(ready->objected.front());
        }
    return {};
}

} // namespace

void TestFacts::initTestCase_data()
{
    QTest::addColumn<const Ruleset*>("ruleset");
    for (const Ruleset* const ruleset : all_rulesets())
        QTest::addRow("%s", std::string{ruleset->key}.c_str()) << ruleset;
}

void TestFacts::what_the_table_knows_is_asked_and_what_a_rule_hangs_on_takes_a_reason()
{
    QFETCH_GLOBAL(const Ruleset*, ruleset);
    const auto scenarios = scenarios_of(*ruleset);
    QVERIFY(scenarios && !scenarios->empty());
    const KeptGame begun{*ruleset, scenarios->front().key};
    const Rulebook& book = begun.book();
    game::AutomaticGame played{book, begun.journal().state(), {}, 1};
    game::Journal journal{begun.journal().state()};
    Counts counts;
    for (int left = plays; left > 0 && played.move();) {
        const game::Entry& entry = played.journal().entries().back();
        const auto* const play = std::get_if<game::Play>(&entry.command);
        const game::EntryResult* const result = entry.results.empty() ? nullptr : &entry.results.front();
        if (play != nullptr && !result->told.empty()) {
            --left;
            const Form form = ruleset->find_action(play->action)->form;
            for (const game::Answer& answer : result->answers) {
                const Field& field = form[*index_of(form, answer.key)];
                const std::string where = std::to_string(entry.number) + " " + play->action + " ";
                QVERIFY2(!is_of_table(field.fact) || answer.origin != game::Origin::Default, qPrintable(q(where + answer.key)));
                const bool has_others = field.kind != Kind::Set && (field.kind != Kind::Choice || field.options.size() > 1);
                std::string wrong;
                if (is_of_table(field.fact) && answer.origin == game::Origin::Typed)
                    wrong = wrong_unsaid(journal, book, *play, field, counts);
                else if (game::fact_of(field) == Fact::Ruled && has_others && answer.origin == game::Origin::Roster)
                    wrong = wrong_typed_over(journal, book, *play, field, answer.word, counts);
                QCOMPARE(wrong.empty() ? QString{} : q(where + wrong), QString{});
            }
        }
        QVERIFY(journal.append(entry));
        QCOMPARE(q(wrong_offers(journal, book)), QString{});
    }
    qInfo("%d asked, %d as usual, %d ruled, %d overruled", counts.asked, counts.as_usual, counts.ruled, counts.overruled);
    QVERIFY(counts.asked > 0 && counts.ruled > 0 && counts.overruled > 0);
}

#include "test_facts.moc"
