// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/ruleset.h"
#include "tests/rulesets/restated.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <algorithm>

using namespace restated;

/// Cedar Creek, 11 Combat, stated a second time.
class TestCedarCreekRestated : public QObject {
    Q_OBJECT

private slots:
    void an_attack_comes_to_the_same();

private:
    const PlayedTable m_table{cedar_creek::ruleset};
};

namespace {

const Lines& charts()
{
    static const Lines lines{"cedar_creek"};
    return lines;
}

int modifier(const std::string& name)
{
    return charts().number("combat-modifiers", name, "amount");
}

/// 11.3, Strength Ratio: the greater by the lesser, rounded in favor of the lesser.
std::string ratio(int attacker, int defender)
{
    const int greater = std::max(attacker, defender);
    const int lesser = std::min(attacker, defender);
    for (const char* name : {"3-1", "2-1", "3-2"}) {
        const Part edge = charts().part("ratio-edges", "least", name);
        if (greater * edge.under >= lesser * edge.over)
            return name;
    }
    return "1-1";
}

/// 11.3, Artillery and Sharpshooters: a die each, not above the rating.
int supporting_fire(const Asked& asked, Thrown& thrown, const std::string& side)
{
    int total = 0;
    for (const char* kind : {"artillery", "sharpshooters"})
        for (std::size_t row = 0; row < asked.rows(side + "_" + kind); ++row)
            if (thrown.die(6) <= asked.number(side + "_" + kind, row))
                total += modifier(kind);
    return total;
}

/// 11.3, Surprise Attack: of the Union, attacking or defending.
int surprise(const Asked& asked)
{
    const int turn = asked.number("turn");
    return charts().number("turns", turn <= 3 ? std::to_string(turn) : "later", "surprise");
}

/// 11.3: supporting brigades, one command bonus, fatigue.
int of_both(const Asked& asked, const std::string& side, int fatigue)
{
    int total = asked.number(side + "_supports") * modifier("support");
    if (asked.yes(side + "_command_bonus"))
        total += modifier("command");
    if (fatigue > 0)
        total += modifier("fatigue-" + std::to_string(fatigue));
    return total;
}

/// 11.3, terrain bonus: each line once; Reminders: 3 at most.
int terrain(const Asked& asked)
{
    const auto is = [words = "," + asked.word("terrain") + ","](const std::string& word) { return words.contains("," + word + ","); };
    const auto amount = [](const char* name) { return charts().number("terrain", name, "amount"); };
    int total = is("higher") || is("ravine") ? amount("higher-or-ravine") : 0;
    total += is("bridge") || is("ford") ? amount("bridge-or-ford") : 0;
    total += is("woods") ? amount("woods") : 0;
    total += is("town") ? amount("town") : 0;
    return std::min(total, 3);
}

struct Sides {
    int attacker = 0;
    int defender = 0;
};

/// 11.4, Fatigue: two levels at the most. A routed unit counts as having them.
Sides fatigues(const Asked& asked)
{
    return {asked.number("attacker_fatigue"), asked.yes("defender_routed") ? 2 : asked.number("defender_fatigue")};
}

Sides totals(const Asked& asked, Thrown& thrown)
{
    const Sides strength{asked.number("attacker_strength"), asked.number("defender_strength")};
    const Sides fatigue = fatigues(asked);
    const int bonus = charts().number("ratio-bonuses", ratio(strength.attacker, strength.defender), "amount");
    const bool is_attackers = strength.attacker >= strength.defender; // equal: the attacker's
    const bool is_union_attack = asked.is("attacker_side", "union");

    Sides total;
    total.attacker = of_both(asked, "attacker", fatigue.attacker) + (is_attackers ? bonus : 0);
    total.attacker += asked.number("attacker_charges") * modifier("charge"); // Cavalry
    total.attacker += asked.yes("attacker_flank_threat") ? modifier("flank-threat") : 0;
    total.defender = of_both(asked, "defender", fatigue.defender) + (is_attackers ? 0 : bonus) + terrain(asked);
    total.defender += asked.yes("defender_flanked") ? modifier("flanked") : 0;
    (is_union_attack ? total.attacker : total.defender) += surprise(asked);

    total.attacker += supporting_fire(asked, thrown, "attacker");
    total.defender += supporting_fire(asked, thrown, "defender");
    total.attacker = std::max(total.attacker + thrown.die(6), 1); // 11.4: not less than 1
    total.defender = std::max(total.defender + thrown.die(6), 1);
    return total;
}

/// 10.3: a brigade that charged receives a level after the combat. A single point is a single brigade, which has what the combat gave it.
int charge_fatigue(const Asked& asked, int fatigue_after)
{
    if (asked.number("attacker_charges") == 0)
        return 0;
    return asked.number("attacker_strength") == 1 ? std::min(1, 2 - fatigue_after) : 1;
}

/// 11.4: the lower one tires, the attacker when they are equal; half or less is a hit.
Words attacked(const Asked& asked, Thrown& thrown)
{
    const Sides total = totals(asked, thrown);
    const Sides fatigue = fatigues(asked);
    const bool attacker_loses = total.attacker < total.defender;
    const bool defender_loses = total.defender < total.attacker;
    const int attacker_gains = defender_loses ? 0 : std::min(1, 2 - fatigue.attacker);
    const bool tires_the_defender = defender_loses && !asked.yes("defender_train"); // 7.3: the train is no brigade
    return {{"attacker_total", std::to_string(total.attacker)},
            {"defender_total", std::to_string(total.defender)},
            {"ratio", ratio(asked.number("attacker_strength"), asked.number("defender_strength"))},
            {"result",
             attacker_loses       ? "attacker-loses"
                 : defender_loses ? "defender-loses"
                                  : "tie"},
            {"attacker_hit", word_of(attacker_loses && 2 * total.attacker <= total.defender)},
            {"defender_hit", word_of(defender_loses && 2 * total.defender <= total.attacker)},
            {"attacker_fatigue_gained", std::to_string(attacker_gains)},
            {"defender_fatigue_gained", std::to_string(tires_the_defender ? std::min(1, 2 - fatigue.defender) : 0)},
            {"charge_fatigue", std::to_string(charge_fatigue(asked, fatigue.attacker + attacker_gains))}};
}

} // namespace

void TestCedarCreekRestated::an_attack_comes_to_the_same()
{
    Draw draw{.action = "attack", .cases = scaled(500, 50)};
    for (int number = 0; number <= 8; ++number)
        draw.preferred.push_back(10 * number);
    compare(m_table, draw, attacked);
}

#include "test_cedar_creek_restated.moc"
