// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/random_dice.h"
#include "rulesets/revolucion/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <span>

/// Revolucion!: which questions a form asks, for every combination of the answers that decide it.
class TestRevolucionQuestions : public QObject {
    Q_OBJECT

private slots:
    void a_form_asks_what_matters_data();
    void a_form_asks_what_matters();

private:
    const PlayedTable m_table{revolucion::ruleset};
};

namespace {

/// The words of the fields that decide.
using Words = std::map<std::string, std::string, std::less<>>;

bool is_one_of(const std::string& word, const std::vector<std::string>& words)
{
    return std::ranges::find(words, word) != words.end();
}

const std::vector<std::string> troops{"irregular-infantry", "regular-infantry", "veteran-infantry", "irregular-cavalry",
                                      "regular-cavalry",    "veteran-cavalry",  "machine-guns",     "artillery"};
const std::vector<std::string> on_rails{"train", "armored-train", "maquina-loca"};
const std::vector<std::string> on_wheels{"truck", "car", "armored-car", "tankette"};
const std::vector<std::string> armor{"armored-car", "tankette"};
const std::vector<std::string> horse{"irregular-cavalry", "regular-cavalry", "veteran-cavalry"};

/// Trains march, automobiles and aircraft maneuver: nobody asks.
bool has_formation(const std::string& type)
{
    return !is_one_of(type, on_rails) && !is_one_of(type, on_wheels) && type != "aircraft";
}

/// Armor brings its own cover, an aircraft has none.
bool has_cover(const std::string& type)
{
    return !is_one_of(type, armor) && type != "armored-train" && type != "aircraft";
}

bool is_asked_in_fire(const std::string& key, const Words& words)
{
    const std::string& action = words.at("action");
    const std::string& target = words.at("target_type");
    const bool by_aircraft = action == "bomb" || action == "strafe";
    const bool at_aircraft = action == "anti-aircraft";
    const bool has_formations = !is_one_of(words.at("actor_type"), armor);
    if (key == "actor_formation")
        return has_formations && (action == "moving-fire" || action == "indirect-fire");
    if (key == "deployed_at_start")
        return has_formations && action == "moving-fire" && words.at("actor_formation") == "deployed";
    if (key == "deploying")
        return has_formations && action == "moving-fire";
    if (key == "range" || key == "outnumbered" || key == "in_arc")
        return !by_aircraft;
    if (key == "line_of_sight")
        return !by_aircraft && action != "indirect-fire";
    if (key == "spotted")
        return action == "indirect-fire";
    if (key == "target_formation")
        return !at_aircraft && has_formation(target);
    if (key == "target_cover")
        return !at_aircraft && has_cover(target);
    if (key == "target_hull_down")
        return !at_aircraft && is_one_of(target, armor);
    if (key == "target_passenger")
        return !at_aircraft && is_one_of(target, troops);
    if (key == "target_blocked")
        return !at_aircraft && !is_one_of(target, on_rails) && target != "aircraft" && words.at("target_passenger") == "no";
    return key != "target_leader" || (!at_aircraft && target != "aircraft");
}

bool is_asked_in_assault(const std::string& key, const Words& words)
{
    const std::string& target = words.at("target_type");
    if (key == "deployed_at_start")
        return words.at("actor_formation") == "deployed";
    if (key == "rough")
        return is_one_of(words.at("actor_type"), horse);
    if (key == "target_formation")
        return has_formation(target);
    if (key == "target_cover")
        return has_cover(target);
    if (key == "target_hull_down")
        return is_one_of(target, armor);
    if (key == "target_passenger")
        return is_one_of(target, troops);
    if (key == "target_in_automobile")
        return target == "artillery";
    if (key == "target_train")
        return is_one_of(target, troops) || is_one_of(target, on_rails);
    if (key == "target_blocked")
        return !is_one_of(target, on_rails) && target != "aircraft" && words.at("target_passenger") == "no"
            && words.at("target_train") == "none";
    return key != "target_leader" || target != "aircraft";
}

bool is_asked_in_orders(const std::string& key, const Words& words)
{
    return key != "deployed_at_start" || words.at("actor_formation") == "deployed";
}

bool is_asked_in_line_of_sight(const std::string& key, const Words& words)
{
    return words.at("same_level") == "no" || (key != "levels_above" && key != "to_far_side" && key != "beyond");
}

bool is_asked_in_outnumbered(const std::string& key, const Words& words)
{
    return key != "bases_already_assaulted" || words.at("kind") == "assault";
}

using Asks = bool (*)(const std::string& key, const Words& words);

/// Calls with the answers under every combination of the values of these fields.
void for_each_combination(std::span<const std::size_t> fields, corneta::Answers& answers, const std::function<void()>& call)
{
    if (fields.empty())
        return call();
    for (std::int32_t value = 0; value <= answers.form()[fields.front()].most_value(); ++value) {
        answers.set(fields.front(), value);
        for_each_combination(fields.subspan(1), answers, call);
    }
}

Words words_of(std::span<const std::size_t> fields, const corneta::Answers& answers)
{
    Words words;
    for (const std::size_t field : fields)
        words[std::string{answers.form()[field].key}] = corneta::words_of(answers.form()[field], answers.at(field));
    return words;
}

} // namespace

Q_DECLARE_METATYPE(Asks)

void TestRevolucionQuestions::a_form_asks_what_matters_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QStringList>("deciding");
    QTest::addColumn<Asks>("is_asked");
    QTest::newRow("fire") << "fire" << QStringList{"action", "actor_type", "actor_formation", "target_type", "target_passenger"}
                          << Asks{is_asked_in_fire};
    QTest::newRow("assault") << "assault" << QStringList{"actor_type", "actor_formation", "target_type", "target_passenger", "target_train"}
                             << Asks{is_asked_in_assault};
    QTest::newRow("orders") << "orders" << QStringList{"action", "actor_type", "actor_formation"} << Asks{is_asked_in_orders};
    QTest::newRow("line of sight") << "line-of-sight" << QStringList{"same_level"} << Asks{is_asked_in_line_of_sight};
    QTest::newRow("outnumbered") << "outnumbered" << QStringList{"kind"} << Asks{is_asked_in_outnumbered};
}

void TestRevolucionQuestions::a_form_asks_what_matters()
{
    QFETCH(const QString, action);
    QFETCH(const QStringList, deciding);
    QFETCH(const Asks, is_asked);
    const corneta::Action& spec = m_table.action(action.toStdString());
    const corneta::RulesetCharts& charts = *m_table.rulebook().typed_charts;
    std::vector<std::size_t> fields;
    for (const QString& key : deciding)
        fields.push_back(corneta::index_of(spec.form, key.toStdString()).value());
    corneta::Answers all{spec.form};
    std::set<std::string> otherwise;
    std::uint64_t resolved = 0;
    for_each_combination(fields, all, [&] {
        corneta::Answers answers = all;
        answers.forget_unasked();
        const Words words = words_of(fields, answers);
        for (std::size_t field = 0; field < spec.form.size(); ++field) {
            const std::string key{spec.form[field].key};
            if (answers.asked(field) != is_asked(key, words))
                otherwise.insert(key);
        }
        if (!corneta::refusals(spec, answers, charts).empty())
            return;
        corneta::RandomDice dice{++resolved};
        (void)corneta::resolved(spec, answers, charts, dice);
    });
    for (const std::string& key : otherwise)
        qWarning("%s is asked otherwise", key.c_str());
    QVERIFY(otherwise.empty());
    QVERIFY(resolved > 0);
}

#include "test_revolucion_questions.moc"
