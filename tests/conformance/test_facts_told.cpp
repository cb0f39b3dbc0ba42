// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/facts.h"
#include "rulesets/all_rulesets.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <vector>

using namespace corneta;

/// A ruleset's README tells of each field where a kept game has its answer from.
class TestFactsTold : public QObject {
    Q_OBJECT

private slots:
    void each_field_is_told_data();
    void each_field_is_told();
};

namespace {

constexpr std::string_view heading = "## Where answers come from";

std::string_view word_of(Fact fact)
{
    constexpr std::array<std::string_view, 6> words{"unsaid", "measured", "seen", "chosen", "known", "ruled"};
    return words.at(static_cast<std::size_t>(fact));
}

struct Told {
    std::string_view key;
    Fact fact;
    std::string actions;
};

/// `| field | actions | fact |`: fields of one key and fact in a row, in the order in which the forms ask them.
std::vector<std::string> facts_declared(const Ruleset& ruleset)
{
    std::vector<Told> all;
    for (const Action& action : ruleset.actions)
        for (const Field& field : action.form) {
            const Fact fact = game::fact_of(field);
            const auto told = std::ranges::find_if(all, [&](const Told& one) { return one.key == field.key && one.fact == fact; });
            if (told == all.end())
                all.push_back({field.key, fact, std::string{action.key}});
            else
                told->actions.append(", ").append(action.key);
        }
    std::vector<std::string> rows;
    for (const Told& one : all)
        rows.push_back("| " + std::string{one.key} + " | " + one.actions + " | " + std::string{word_of(one.fact)} + " |");
    return rows;
}

/// The rows under the heading, without those of the table's head.
std::vector<std::string> told(const Ruleset& ruleset)
{
    std::ifstream readme{std::string{CORNETA_SOURCE_DIR} + "/rulesets/" + std::string{ruleset.folder} + "/README.md"};
    std::vector<std::string> rows;
    bool is_there = false;
    for (std::string line; std::getline(readme, line);)
        if (line.starts_with("#"))
            is_there = line == heading;
        else if (is_there && line.starts_with("| ") && !line.starts_with("| field "))
            rows.push_back(line);
    return rows;
}

std::string lines_of(const std::vector<std::string>& rows)
{
    std::string lines;
    for (const std::string& row : rows)
        lines += row + "\n";
    return lines;
}

} // namespace

void TestFactsTold::each_field_is_told_data()
{
    QTest::addColumn<const Ruleset*>("ruleset");
    for (const Ruleset* const ruleset : all_rulesets())
        QTest::newRow(std::string{ruleset->key}.c_str()) << ruleset;
}

void TestFactsTold::each_field_is_told()
{
    QFETCH(const Ruleset*, ruleset);
    const std::string wanted = lines_of(facts_declared(*ruleset));
    if (told(*ruleset) != facts_declared(*ruleset))
        fmt::print(stderr, "{}\n{}\n", heading, wanted); // a message of a test is cut
    QVERIFY2(told(*ruleset) == facts_declared(*ruleset), ("below " + std::string{heading} + " belongs\n" + wanted).c_str());
}

#include "test_facts_told.moc"
