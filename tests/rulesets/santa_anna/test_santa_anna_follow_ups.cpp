// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/random_dice.h"
#include "rulesets/santa_anna/ruleset.h"
#include "tests/rulesets/played_table.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace corneta;

/// Santa Anna Rules: what follows from a verdict can be done with its presets, whatever was asked and rolled.
class TestSantaAnnaFollowUps : public QObject {
    Q_OBJECT

private slots:
    void every_choice_is_accepted_data();
    void every_choice_is_accepted();
    void friends_check_when_a_unit_breaks_or_is_destroyed_data() { every_choice_is_accepted_data(); }
    void friends_check_when_a_unit_breaks_or_is_destroyed();
    void who_goes_away_goes_with_what_is_left_data();
    void who_goes_away_goes_with_what_is_left();
    void what_is_offered_is_known();

private:
    std::vector<Verdict> played(const Action& action, int seed) const;

    const PlayedTable m_table{santa_anna::ruleset};
};

namespace {

constexpr int plays = 600;
constexpr int tries = 400;

/// A few castings are drawn more often than many, so that units break and are destroyed.
std::int32_t drawn(const Field& field, std::mt19937& random)
{
    const std::int32_t step = field.kind == Kind::Number && field.grain == Grain::Whole ? 10 : 1;
    const std::int32_t span = (field.most_value() - field.least_value()) / step;
    const bool is_small = field.measure == Measure::Castings && random() % 3 != 0;
    return field.least_value()
        + step * static_cast<std::int32_t>(random() % static_cast<unsigned>((is_small ? std::min(span, 8) : span) + 1));
}

Answers answers_drawn(Form form, std::mt19937& random)
{
    Answers answers{form};
    for (std::size_t field = 0; field < form.size(); ++field)
        if (answers.asked(field) && random() % 2 == 0)
            answers.set(field, std::vector<std::int32_t>(answers.at(field).size(), drawn(form[field], random)));
    answers.forget_unasked();
    return answers;
}

std::string given_for(const Choice& choice, std::string_view key)
{
    const auto found = std::ranges::find(choice.presets, key, &Given::key);
    return found == choice.presets.end() ? "" : found->word;
}

std::string words_of_all(const Choice& choice)
{
    std::string words{choice.action};
    for (const Given& given : choice.presets)
        words += " " + given.key + "=" + given.word;
    return words;
}

bool says(const Action& action, const Verdict& verdict, std::string_view ending)
{
    for (std::size_t key = 0; key < action.outcomes.size(); ++key)
        if (action.outcomes[key].key.ends_with(ending))
            for (const std::int32_t value : verdict.outcome.at(key))
                if (value != 0)
                    return true;
    return false;
}

} // namespace

/// A verdict of random answers that are not refused and random dice; nothing when all that were tried are refused.
std::vector<Verdict> TestSantaAnnaFollowUps::played(const Action& action, int seed) const
{
    std::mt19937 random{static_cast<unsigned>(seed)}; // NOLINT(cert-msc32-c,cert-msc51-cpp): the same on every run
    for (int tried = 0; tried < tries; ++tried) {
        const Answers answers = answers_drawn(action.form, random);
        RandomDice dice{random()};
        if (refusals(action, answers, *m_table.rulebook().typed_charts).empty())
            return resolved(action, answers, *m_table.rulebook().typed_charts, dice);
    }
    return {};
}

void TestSantaAnnaFollowUps::every_choice_is_accepted_data()
{
    QTest::addColumn<const Action*>("action");
    for (const Action& action : santa_anna::ruleset.actions)
        QTest::newRow(std::string{action.key}.c_str()) << &action;
}

void TestSantaAnnaFollowUps::every_choice_is_accepted()
{
    QFETCH(const Action*, action);
    for (int seed = 0; seed < plays; ++seed) {
        const std::vector<Verdict> verdicts = played(*action, seed);
        QVERIFY(!verdicts.empty());
        for (const Verdict& verdict : verdicts)
            for (const FollowUp& next : verdict.next)
                for (const Choice& choice : next.choices) {
                    const Action& follows = m_table.action(std::string{choice.action});
                    const auto answers = answers_from(follows.form, choice.presets);
                    QVERIFY2(answers.has_value(), words_of_all(choice).c_str());
                    const Problems refused = refusals(follows, *answers, *m_table.rulebook().typed_charts);
                    QVERIFY2(refused.empty(), (words_of_all(choice) + ": " + (refused.empty() ? "" : text(refused.front()))).c_str());
                    RandomDice dice{static_cast<std::uint64_t>(seed)};
                    QVERIFY(!text(resolved(follows, *answers, *m_table.rulebook().typed_charts, dice).front().headline).empty());
                }
    }
}

void TestSantaAnnaFollowUps::friends_check_when_a_unit_breaks_or_is_destroyed()
{
    QFETCH(const Action*, action);
    if (action->key == "rout-check" || action->key == "gun-damage") // their own sentences have rows
        QSKIP("it says by its result who breaks");
    for (int seed = 0; seed < plays; ++seed)
        for (const Verdict& verdict : played(*action, seed)) {
            const bool offered = std::ranges::any_of(
                verdict.next, [](const FollowUp& next) { return next.choices.front().action == std::string_view{"rout-check"}; });
            QCOMPARE(offered, says(*action, verdict, "breaks") || says(*action, verdict, "destroyed") || says(*action, verdict, "caught"));
        }
}

void TestSantaAnnaFollowUps::who_goes_away_goes_with_what_is_left_data()
{
    QTest::addColumn<QString>("action");
    for (const char* action : {"fire", "charge", "roll-to-close", "roll-to-stand", "melee", "breakthrough"})
        QTest::newRow(action) << QString{action};
}

void TestSantaAnnaFollowUps::who_goes_away_goes_with_what_is_left()
{
    QFETCH(const QString, action);
    int moves = 0;
    for (int seed = 0; seed < plays; ++seed)
        for (const Verdict& verdict : played(m_table.action(action.toStdString()), seed))
            for (const FollowUp& next : verdict.next) {
                const Choice& choice = next.choices.front();
                if (choice.action != "movement" || given_for(choice, "kind") == "move")
                    continue;
                ++moves;
                QVERIFY2(given_for(choice, "unit_effectives") != "0", words_of_all(choice).c_str());
                QVERIFY2(!given_for(choice, "unit_stragglers").empty(), words_of_all(choice).c_str());
                QCOMPARE(next.kind, Follow::Must);
            }
    QVERIFY(moves > 10);
}

void TestSantaAnnaFollowUps::what_is_offered_is_known()
{
    std::set<std::string> offered;
    for (const Action& action : santa_anna::ruleset.actions)
        for (int seed = 0; seed < plays; ++seed)
            for (const Verdict& verdict : played(action, seed))
                for (const FollowUp& next : verdict.next)
                    offered.insert(std::string{action.key} + " > " + std::string{next.choices.front().action});
    const std::set<std::string> wanted{"breakthrough > movement",
                                       "breakthrough > overrun-stragglers",
                                       "breakthrough > rout-check",
                                       "charge > leader-casualty",
                                       "charge > movement",
                                       "charge > overrun-stragglers",
                                       "charge > rout-check",
                                       "counter-charge > movement",
                                       "fire > movement",
                                       "fire > rout-check",
                                       "gun-damage > rout-check",
                                       "melee > breakthrough",
                                       "melee > leader-casualty",
                                       "melee > movement",
                                       "melee > rout-check",
                                       "leader-points > leader-distance",
                                       "rally > leader-casualty",
                                       "rally > movement",
                                       "roll-to-close > fire",
                                       "roll-to-close > leader-casualty",
                                       "roll-to-close > melee",
                                       "roll-to-close > movement",
                                       "roll-to-close > roll-to-stand",
                                       "roll-to-close > rout-check",
                                       "roll-to-stand > fire",
                                       "roll-to-stand > leader-casualty",
                                       "roll-to-stand > melee",
                                       "roll-to-stand > movement",
                                       "roll-to-stand > rout-check",
                                       "rout-check > movement",
                                       "rout-check > rout-check",
                                       "skirmisher-withdrawal > rout-check"};
    for (const std::string& one : wanted)
        QVERIFY2(offered.contains(one), one.c_str());
    for (const std::string& one : offered)
        QVERIFY2(wanted.contains(one), one.c_str());
}

#include "test_santa_anna_follow_ups.moc"
