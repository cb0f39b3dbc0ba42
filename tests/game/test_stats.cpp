// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/rules.h"
#include "core/game/state/stats.h"
#include "core/text/words.h"
#include "rulesets/all_rulesets.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <random>
#include <string>

using namespace corneta;

class TestStats : public QObject {
    Q_OBJECT
private slots:
    void a_stat_is_of_one_kind_in_all_forms_and_outcomes_data();
    void a_stat_is_of_one_kind_in_all_forms_and_outcomes();
    void stats_are_kept_as_by_a_map();
    void words_are_the_same_letter_by_letter();
};

namespace {

/// Of few letters, so that many are alike in all but one.
std::string word_of(std::size_t size, std::mt19937& random)
{
    std::string word(size, 'a');
    for (char& letter : word)
        letter = random() % 2 == 0 ? 'a' : 'b';
    return word;
}

constexpr std::size_t longest = 20;

} // namespace

void TestStats::a_stat_is_of_one_kind_in_all_forms_and_outcomes_data()
{
    QTest::addColumn<const Ruleset*>("ruleset");
    for (const Ruleset* const ruleset : all_rulesets())
        QTest::newRow(std::string{ruleset->key}.c_str()) << ruleset;
}

void TestStats::a_stat_is_of_one_kind_in_all_forms_and_outcomes()
{
    QFETCH(const Ruleset*, ruleset);
    const auto stats = game::stats_of(*ruleset);
    QStringList wrong;
    const bool may_fill = ruleset->game != nullptr && ruleset->game->fill != nullptr; // and so say a stat in a form's own words
    const auto check = [&](std::string_view stat, Kind kind, std::string_view action) {
        const auto known = std::ranges::find(stats, stat, [](const game::StatSpec& spec) { return spec.field.key; });
        if (!stat.empty() && known->field.kind != kind)
            wrong += QString::fromStdString(std::string{action} + ": " + std::string{stat});
    };
    for (const Action& action : ruleset->actions) {
        for (const Field& field : action.form)
            if (!may_fill)
                check(field.stat, field.kind, action.key);
        for (const OutcomeSpec& outcome : action.outcomes)
            check(outcome.stat, outcome.does == Does::Marker ? Kind::Toggle : outcome.kind, action.key);
    }
    QCOMPARE(wrong.join("; "), QString{});
}

/// Whatever is put in, changed and taken out, by copies that were shared too.
void TestStats::stats_are_kept_as_by_a_map()
{
    std::mt19937 random; // from the same seed every day
    for (int times = 0; times < 200; ++times) {
        game::Stats stats;
        std::map<std::string, std::string, std::less<>> map;
        for (int step = 0; step < 200; ++step) {
            const std::string key = word_of(1 + random() % (step % 2 == 0 ? 4 : longest), random);
            const game::Stats shared = stats;
            const std::string before{stats.word(key)};
            if (random() % 3 == 0) {
                stats.erase(key);
                map.erase(key);
            } else {
                stats[key] = map[key] = std::to_string(step);
            }
            QCOMPARE(std::string{shared.word(key)}, before);
            QVERIFY(std::equal(stats.begin(), stats.end(), map.begin(), map.end(),
                               [](const auto& a, const auto& b) { return a.first == b.first && a.second == b.second; }));
            for (const auto& [one, word] : map)
                QCOMPARE(stats.word(one), std::string_view{word});
            std::string other = key;
            other[other.size() / 2] = 'c'; // not among the first and last letters that a long key is found by
            QVERIFY(!stats.contains(other));
        }
    }
}

void TestStats::words_are_the_same_letter_by_letter()
{
    std::mt19937 random;
    for (std::size_t size = 0; size <= longest; ++size)
        for (int times = 0; times < 500; ++times) {
            const std::string one = word_of(size, random);
            QVERIFY(are_same(one, std::string{one}));
            QVERIFY(!are_same(one, one + 'a'));
            for (std::size_t place = 0; place < size; ++place) {
                std::string other = one;
                other[place] = 'c';
                QVERIFY2(!are_same(one, other), (one + " " + other).c_str());
            }
        }
}

#include "test_stats.moc"
