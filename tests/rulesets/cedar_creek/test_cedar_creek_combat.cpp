// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "core/form/answers.h"
#include "rulesets/cedar_creek/ruleset.h"
#include "tests/rulesets/played_table.h"

#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

/// Cedar Creek 1864, combat over whole ranges of strengths and dice, and what follows it.
class TestCedarCreekCombat : public QObject {
    Q_OBJECT

private slots:
    void every_ratio_is_rounded_in_favor_of_the_lesser();
    void up_to_twelve_support_dice_a_list_are_rolled_in_order();
    void the_limit_of_terrain_says_what_the_text_says();
    void the_loser_decides_between_retreat_and_hold();
    void what_is_handed_on_is_taken_by_the_next_form();
    void sentences_take_their_amounts_from_cells_data();
    void sentences_take_their_amounts_from_cells();
    void with_all_its_dice_an_attack_has_odds();

private:
    const PlayedTable m_table{cedar_creek::ruleset};
};

namespace {

/// Another statement of the ratio: how often the lesser fits into the greater, and for less than twice whether half as much again does.
int bonus_of(int greater, int lesser)
{
    int times = 0;
    while (greater - times * lesser >= lesser)
        ++times;
    if (times >= 2)
        return std::min(times, 3) + 1;
    return (greater - lesser) * 2 >= lesser ? 2 : 1;
}

/// Ratings 1, 2 ... to the highest and again from 1.
std::vector<int> ratings(std::size_t count, int highest)
{
    std::vector<int> ratings;
    for (std::size_t i = 0; i < count; ++i)
        ratings.push_back(static_cast<int>(i) % highest + 1);
    return ratings;
}

std::string several(const std::string& key, const std::vector<int>& ratings)
{
    std::string words;
    for (const int rating : ratings)
        words += (words.empty() ? " " + key + "=" : ",") + std::to_string(rating);
    return words;
}

double expected(const corneta::Odds& odds, const corneta::Action& action, std::string_view key)
{
    for (const corneta::Marginal& marginal : odds.marginals)
        if (action.outcomes[marginal.key].key == key)
            return marginal.expected;
    return -1;
}

} // namespace

void TestCedarCreekCombat::every_ratio_is_rounded_in_favor_of_the_lesser()
{
    constexpr int most = 30;
    const std::vector<std::string> words{"", "1-1", "3-2", "2-1", "3-1"};
    for (int attacker = 1; attacker <= most; ++attacker)
        for (int defender = 1; defender <= most; ++defender) {
            const int bonus = bonus_of(std::max(attacker, defender), std::min(attacker, defender));
            const bool is_attackers = attacker >= defender;
            const std::string answers = "attacker_strength=" + std::to_string(attacker) + " defender_strength=" + std::to_string(defender);
            QCOMPARE(m_table.outcome_of("ratio attacker_total defender_total", "attack", answers, {1, 1}),
                     "ratio=" + words[static_cast<std::size_t>(bonus)] + " attacker_total=" + std::to_string(is_attackers ? 1 + bonus : 1)
                         + " defender_total=" + std::to_string(is_attackers ? 1 : 1 + bonus));
        }
}

void TestCedarCreekCombat::up_to_twelve_support_dice_a_list_are_rolled_in_order()
{
    constexpr std::size_t most = 12;
    const corneta::Action& action = m_table.action("attack");
    for (std::size_t attackers = 0; attackers <= most; ++attackers)
        for (std::size_t defenders = 0; defenders <= most; ++defenders) {
            const std::vector<int> guns = ratings(attackers, 6);
            const std::vector<int> sharpshooters = ratings(attackers, 2);
            const std::vector<int> defending = ratings(defenders, 6);
            const std::string answers = "turn=3" + several("attacker_artillery", guns) + several("attacker_sharpshooters", sharpshooters)
                + several("defender_artillery", defending);
            std::vector<int> faces(2 * attackers + defenders, 2);
            faces.insert(faces.end(), {1, 1});
            const auto verdict = m_table.verdict("attack", answers, faces);
            const auto helps = [](const std::vector<int>& of) {
                return static_cast<int>(std::ranges::count_if(of, [](int rating) { return rating >= 2; }));
            };
            QCOMPARE(verdict.outcome.value(0), 10 * (2 + helps(guns) + helps(sharpshooters)));
            QCOMPARE(verdict.outcome.value(1), 10 * (1 + helps(defending)));
            std::vector<std::string> labels;
            const auto add = [&](const std::string& label, std::size_t count) {
                for (std::size_t number = 1; number <= count; ++number)
                    labels.push_back(label + " " + std::to_string(number));
            };
            add("attacker's artillery", attackers);
            add("attacker's sharpshooters", attackers);
            add("defender's artillery", defenders);
            labels.insert(labels.end(), {"attacker's die", "defender's die"});
            QCOMPARE(verdict.rolls.size(), labels.size());
            for (std::size_t i = 0; i < labels.size(); ++i)
                QCOMPARE(verdict.rolls[i].label, labels[i]);
            const auto chance = [](const std::vector<int>& of) { return std::accumulate(of.begin(), of.end(), 0.0) / 6; };
            const corneta::Odds odds = m_table.odds("attack", answers);
            QVERIFY(std::abs(expected(odds, action, "attacker_total") - 4.5 - chance(guns) - chance(sharpshooters)) < 1e-9);
            QVERIFY(std::abs(expected(odds, action, "defender_total") - 3.5 - chance(defending)) < 1e-9);
        }
}

void TestCedarCreekCombat::the_limit_of_terrain_says_what_the_text_says()
{
    const auto lines = m_table.verdict("attack", "terrain=higher,ford", {3, 3}).workings;
    const auto limit =
        std::ranges::find_if(lines, [](const corneta::Working& line) { return line.reason.find("11.3") != std::string::npos; });
    QVERIFY(limit != lines.end());
    QCOMPARE(limit->reason, std::string{"terrain gives 3 at most by the Reminders; 11.3 names no limit"});
    QCOMPARE(limit->amount, corneta::Fraction{-1});
    QCOMPARE(limit->rule, std::string{"Reminders"});
}

void TestCedarCreekCombat::the_loser_decides_between_retreat_and_hold()
{
    const auto presets_of = [&](const char* answers, const std::vector<int>& faces) {
        const auto next = m_table.verdict("attack", answers, faces).next;
        std::string words;
        for (const corneta::FollowUp& follow_up : next) {
            words += std::string{corneta::word_of(follow_up.kind)} + " " + std::string{follow_up.by} + ":";
            for (const corneta::Choice& choice : follow_up.choices) {
                words += " [" + std::string{choice.action};
                for (const corneta::Given& given : choice.presets)
                    words += " " + given.key + "=" + given.word;
                words += "]";
            }
        }
        return words;
    };
    QCOMPARE(presets_of("turn=2 defender_command_bonus=yes defender_strength=3", {6, 1}),
             std::string{"either confederate: "
                         "[retreat side=confederate turn=2 choice=retreat command_bonus=yes fatigue=1 strength_at_start=3] "
                         "[retreat side=confederate turn=2 choice=hold command_bonus=yes fatigue=1 strength_at_start=3]"});
    QCOMPARE(presets_of("attacker_fatigue=1 attacker_strength=5", {1, 6}),
             std::string{"either union: [retreat side=union turn=3 choice=retreat command_bonus=no fatigue=2 strength_at_start=5] "
                         "[retreat side=union turn=3 choice=hold command_bonus=no fatigue=2 strength_at_start=5]"});
    QVERIFY(presets_of("attacker_side=confederate defender_routed=yes", {6, 3}).find("fatigue=2") != std::string::npos);
    const auto names_mounted = [&](const char* answers, const std::vector<int>& faces) {
        return presets_of(answers, faces).find("mounted=yes") != std::string::npos;
    };
    QVERIFY(names_mounted("attacker_strength=2 defender_strength=9 attacker_charges=2", {1, 6})); // no brigade is left that did not charge
    QVERIFY(!names_mounted("attacker_strength=3 defender_strength=9 attacker_charges=2", {1, 6}));
    QVERIFY(!names_mounted("attacker_strength=2 defender_strength=1 attacker_charges=2", {6, 1})); // it is the defender that is hit
    QCOMPARE(presets_of("", {3, 3}), std::string{});
    QCOMPARE(presets_of("", {2, 3}), std::string{});
}

void TestCedarCreekCombat::what_is_handed_on_is_taken_by_the_next_form()
{
    QTemporaryDir folder;
    QFile pack{folder.filePath("tired.jsonl")};
    QVERIFY(pack.open(QIODevice::WriteOnly));
    pack.write(R"({"pack":"tired","ruleset":"cedar-creek"})"
               "\n"
               R"({"chart":"combat-numbers","item":"most-fatigue","amount":3,"source":"house"})"
               "\n");
    pack.close();
    const auto book = corneta::rulebook_with_pack(cedar_creek::ruleset, pack.fileName().toStdString());
    QVERIFY2(book.has_value(), book ? "" : text(book.error().front()).c_str());
    for (const char* tired : {"defender_fatigue", "defender_routed"}) {
        const std::string level = QByteArrayView{tired} == "defender_routed" ? "yes" : "2";
        const corneta::Answers answers = *corneta::answers_from(m_table.action("attack").form, std::vector<corneta::Given>{{tired, level}});
        corneta::TypedDice dice{std::vector<corneta::TypedDice::Labelled>{{"attacker's die", {6}}, {"defender's die", {1}}}};
        const corneta::PartialResult partial = corneta::attempted(m_table.action("attack"), answers, *book->typed_charts, dice);
        QCOMPARE(partial.verdicts.size(), 1U);
        QCOMPARE(partial.verdicts[0].next.size(), 1U);
        for (const corneta::Choice& choice : partial.verdicts[0].next[0].choices)
            QVERIFY(corneta::answers_from(m_table.action("retreat").form, choice.presets).has_value());
    }
}

void TestCedarCreekCombat::sentences_take_their_amounts_from_cells_data()
{
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<int>("face");
    QTest::addColumn<QByteArray>("said");
    const auto add = [](const char* row, const char* action, const char* answer, int face, const char* said) {
        QTest::newRow(row) << QByteArray{action} << QByteArray{answer} << face << QByteArray{said};
    };
    add("a second line retreats", "retreat", "turn=5", 1, "A second line goes with it, with 2 levels of fatigue and no loss.");
    add("the enemy holds", "retreat", "choice=hold", 1,
        "One enemy brigade of the first line, of its owner's choice, takes 3 levels of fatigue.");
    add("farther", "movement-cost", "zones=4 fatigue_bonus=yes", 1, "It takes 4 levels of fatigue at the end of its move.");
    add("more points", "movement-cost", "fatigue_bonus=yes", 1, "for 4 levels of fatigue");
    add("recovery", "rout-recovery", "side=union", 6, "Take 5 of its losses back.");
    add("tired", "retreat", "fatigue=1", 1, "fatigue 1");
    add("losses", "retreat", "losses=3", 1, "3 losses or more");
    add("routed", "attack", "defender_routed=yes", 1, "routed, as fatigue 3");
}

void TestCedarCreekCombat::sentences_take_their_amounts_from_cells()
{
    QFETCH(QByteArray, action);
    QFETCH(QByteArray, answer);
    QFETCH(int, face);
    QFETCH(QByteArray, said);
    QTemporaryDir folder;
    QFile pack{folder.filePath("more.jsonl")};
    QVERIFY(pack.open(QIODevice::WriteOnly));
    pack.write("{\"pack\":\"more\",\"ruleset\":\"cedar-creek\"}\n");
    const auto change = [&](const char* chart, const char* item, int amount) {
        pack.write(QByteArray{R"({"chart":"%1","item":"%2","amount":%3,"source":"house"})"}
                       .replace("%1", chart)
                       .replace("%2", item)
                       .replace("%3", QByteArray::number(amount))
                   + '\n');
    };
    change("game-numbers", "retreat-fatigue", 2);
    change("game-numbers", "hold-fatigue", 3);
    change("game-numbers", "farther-fatigue", 4);
    change("game-numbers", "recovered", 5);
    change("retreat-numbers", "fatigue", 1);
    change("retreat-numbers", "losses", 3);
    change("combat-numbers", "most-fatigue", 3);
    pack.close();
    const auto book = corneta::rulebook_with_pack(cedar_creek::ruleset, pack.fileName().toStdString());
    QVERIFY2(book.has_value(), book ? "" : text(book.error().front()).c_str());
    std::vector<corneta::Given> given;
    for (const QByteArray& one : answer.split(' ')) {
        const qsizetype at = one.indexOf('=');
        given.push_back({one.first(at).toStdString(), one.sliced(at + 1).toStdString()});
    }
    const corneta::Action& wanted = m_table.action(action.toStdString());
    corneta::TypedDice dice{std::vector<int>{face, face}};
    const corneta::PartialResult partial =
        corneta::attempted(wanted, *corneta::answers_from(wanted.form, given), *book->typed_charts, dice);
    QCOMPARE(partial.verdicts.size(), 1U);
    QByteArrayList all;
    for (const corneta::Instruction& instruction : partial.verdicts[0].instructions)
        all.push_back(QByteArray::fromStdString(text(instruction.words)));
    for (const corneta::Working& line : partial.verdicts[0].workings)
        all.push_back(QByteArray::fromStdString(line.reason));
    QVERIFY2(all.contains(said), all.join('\n').constData());
}

void TestCedarCreekCombat::with_all_its_dice_an_attack_has_odds()
{
    const std::string answers = "turn=3" + several("attacker_artillery", ratings(12, 6)) + several("attacker_sharpshooters", ratings(12, 2))
        + several("defender_artillery", ratings(12, 6)) + several("defender_sharpshooters", ratings(12, 2));
    const corneta::Odds odds = m_table.odds("attack", answers);
    QVERIFY(odds.exact);
    QVERIFY(std::abs(expected(odds, m_table.action("attack"), "attacker_total") - 4.5 - 7 - 3) < 1e-9);
    QVERIFY(std::abs(expected(odds, m_table.action("attack"), "defender_total") - 3.5 - 7 - 3) < 1e-9);
}

#include "test_cedar_creek_combat.moc"
