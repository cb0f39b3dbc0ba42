// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/ruleset.h"
#include "tests/rulesets/restated.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <string_view>

using namespace restated;

/// Pedregal, an attack and what follows it, stated a second time: 19.1, 19.3, and what is ours for want of the Standard Rules.
class TestPedregalRestated : public QObject {
    Q_OBJECT

private slots:
    void an_attack_comes_to_the_same();
    void the_same_attacks_are_refused();
    void the_same_retreats_are_refused();
    void what_follows_an_attack_comes_to_the_same();

private:
    const PlayedTable m_table{pedregal::ruleset};
};

namespace {

/// One side of a combat as it stands and as it fares.
struct Side {
    int morale = 0;
    bool has_leader = false;
    int steps = 0;
    bool is_blocked = false;
    bool is_disrupted = false;

    int lost = 0;
    int retreats = 0;
    bool is_routed = false;

    bool is_destroyed() const { return lost > 0 && lost == steps; }
    void lose_step(int wanted = 1) { lost = std::min(wanted, steps); }
    void retreat()
    {
        if (is_blocked)
            lose_step();
        else
            retreats = 1;
    }
    void disrupt()
    {
        is_routed = is_disrupted;
        is_disrupted = true;
    }

    /// House: not above the morale, 1 more with a leader; a 6 fails always.
    bool passes(Thrown& thrown) const
    {
        const int face = thrown.die(6);
        return face != 6 && face <= morale + (has_leader ? 1 : 0);
    }
};

Side side(const Asked& asked, const std::string& name)
{
    return {.morale = asked.number(name + "_morale"),
            .has_leader = asked.yes(name + "_leader"),
            .steps = asked.number(name + "_steps"),
            .is_blocked = asked.yes(name + "_retreat_blocked"),
            .is_disrupted = asked.yes(name + "_disrupted")};
}

/// House: down, at least 1.
int halved(int strength)
{
    return std::max(strength / 2, 1);
}

/// 19.3: his effects are for infantry alone.
bool has_engineer(const Asked& asked)
{
    return asked.yes("charge_with_engineer") && asked.is("attacker_arm", "infantry");
}

/// 19.3, Protected Hex Charge, and 19.1, Bastions, of units above a garrison: both take the hexside as clear.
int attack_strength(const Asked& asked)
{
    const bool is_clear = !asked.is("hexside", "protected") || has_engineer(asked) || asked.yes("defender_covered");
    const int strength = asked.number("attack_strength");
    return is_clear ? strength : halved(strength);
}

int defense_strength(const Asked& asked)
{
    const int strength = asked.number("defense_strength");
    return asked.yes("defender_disrupted") ? halved(strength) : strength;
}

/// House: nine columns of two, from -5 and less to 10 and more; a column is worth a point of the die. Not read from the data, which it checks.
std::string code(int differential, int face)
{
    const int column = std::clamp((differential + 106) / 2 - 50, 0, 8);
    static constexpr std::string_view codes[]{"ax", "ax", "ar", "ar", "ac", "dc", "dr", "dr", "dm", "dm", "dx"};
    return std::string{codes[std::clamp(column + face - 2, 0, 10)]};
}

/// House: what comes of the second letter of a code. Who is routed is off the map: he neither retreats nor loses a step for it.
void suffer(Side& side, char effect, Thrown& thrown)
{
    if (effect == 'x') {
        side.lose_step();
    } else if (effect == 'r') {
        side.retreat();
    } else if (const bool passes = side.passes(thrown); effect == 'm') {
        side.is_routed = !passes;
        if (passes)
            side.retreat();
    } else if (!passes) {
        side.disrupt();
        if (!side.is_routed)
            side.retreat();
    }
}

std::string status(const Side& side)
{
    return side.is_routed ? "routed" : side.is_disrupted ? "disrupted" : "good";
}

void tell(Words& words, const std::string& name, const Side& side)
{
    words[name + "_steps_lost"] = std::to_string(side.lost);
    words[name + "_retreats"] = std::to_string(side.retreats);
    words[name + "_status"] = status(side);
    words[name + "_destroyed"] = word_of(side.is_destroyed());
}

/// 19.3: a leader and an engineer are checked apart, when their side has lost a step. House: who is driven back must retreat.
std::string next(const std::string& name, const Side& side, bool has_engineer, bool is_infantry)
{
    std::string all;
    if (side.lost > 0 && side.has_leader)
        all += "must " + name + " leader-casualty step_lost=yes; ";
    if (side.lost > 0 && has_engineer)
        all += "must " + name + " leader-casualty step_lost=yes engineer=yes; ";
    if (side.retreats > 0)
        all += "must " + name + " retreat unit_infantry=" + word_of(is_infantry) + " unit_disrupted=" + word_of(side.is_disrupted)
            + " unit_steps=" + std::to_string(side.steps) + "; ";
    return all;
}

Words attacked(const Asked& asked, Thrown& thrown)
{
    const int differential = attack_strength(asked) - defense_strength(asked);
    const std::string result = code(differential, thrown.die(6));
    Side attacker = side(asked, "attacker");
    Side defender = side(asked, "defender");
    const bool is_ignored = asked.yes("garrison") && (result == "dc" || result == "dr"); // 19.1, Bastions
    if (result[0] == 'a')
        suffer(attacker, result[1], thrown);
    else if (!is_ignored)
        suffer(defender, result[1], thrown);

    Words words{{"differential", std::to_string(differential)}, {"result", result}};
    tell(words, "attacker", attacker);
    tell(words, "defender", defender);
    words["next"] =
        next("attacker", attacker, has_engineer(asked), asked.is("attacker_arm", "infantry")) + next("defender", defender, false, true);
    return words;
}

/// 19.1: no combat across a ravine, none by a garrison, and against one by infantry alone while nobody is above it. House: none by disrupted units.
bool is_refused(bool is_ravine, bool is_infantry, bool by_garrison, bool by_disrupted, bool on_garrison, bool on_covered)
{
    return is_ravine || by_garrison || by_disrupted || (on_garrison && (!is_infantry || on_covered));
}

/// 19.1, Ravine Hexsides: forced across, a unit is disrupted, and routs if it was. House: it has then retreated no hex.
Words retreated(const Asked& asked, Thrown&)
{
    Side unit{.steps = asked.number("unit_steps"), .is_blocked = asked.is("way", "none"), .is_disrupted = asked.yes("unit_disrupted")};
    if (asked.is("way", "ravine"))
        unit.disrupt();
    if (!unit.is_routed)
        unit.retreat();
    return {{"retreats", std::to_string(unit.retreats)},
            {"steps_lost", std::to_string(unit.lost)},
            {"status", status(unit)},
            {"destroyed", word_of(unit.is_destroyed())}};
}

Words step_lost(const Asked& asked, Thrown&)
{
    Side unit{.steps = asked.number("unit_steps")};
    unit.lose_step(asked.number("lost"));
    return {{"steps_lost", std::to_string(unit.lost)}, {"destroyed", word_of(unit.is_destroyed())}};
}

Words checked(const Asked& asked, Thrown& thrown)
{
    const Side unit{.morale = asked.number("unit_morale"), .has_leader = asked.yes("leader")};
    return {{"passes", word_of(unit.passes(thrown))}};
}

/// House: a 6, and no die where no step was lost.
Words leader_checked(const Asked& asked, Thrown& thrown)
{
    return {{"casualty", word_of(asked.yes("step_lost") && thrown.die(6) == 6)}};
}

Draw draw(const std::string& action, int cases)
{
    Draw draw{.action = action, .cases = cases};
    for (int number = 0; number <= 12; ++number)
        draw.preferred.push_back(10 * number);
    return draw;
}

} // namespace

void TestPedregalRestated::an_attack_comes_to_the_same()
{
    compare(m_table, draw("attack", scaled(5000, 500)), attacked);
}

void TestPedregalRestated::the_same_attacks_are_refused()
{
    const std::vector<std::string> hexsides{"clear", "protected", "ravine"};
    const std::vector<std::string> arms{"infantry", "cavalry", "artillery"};
    constexpr unsigned all_flags = 1U << 5U;
    for (const std::string& hexside : hexsides)
        for (const std::string& arm : arms)
            for (unsigned flags = 0; flags < all_flags; ++flags) {
                const auto is = [flags](unsigned place) { return (flags >> place & 1U) != 0; };
                const std::string answers = "hexside=" + hexside + " attacker_arm=" + arm + " attacker_is_garrison=" + word_of(is(0))
                    + " attacker_disrupted=" + word_of(is(1)) + " garrison=" + word_of(is(2)) + " defender_covered=" + word_of(is(3))
                    + " charge_with_engineer=" + word_of(is(4));
                const std::string refusals = m_table.refusals("attack", answers);
                QVERIFY2(refusals.empty() != is_refused(hexside == "ravine", arm == "infantry", is(0), is(1), is(2), is(3)),
                         (answers + ": " + refusals).c_str());
            }
}

/// 19.1, Ravine Hexsides: infantry alone crosses.
void TestPedregalRestated::the_same_retreats_are_refused()
{
    for (const char* way : {"open", "ravine", "none"})
        for (const bool is_infantry : {true, false}) {
            const std::string answers = std::string{"way="} + way + " unit_infantry=" + word_of(is_infantry);
            const bool is_refused = std::string_view{way} == "ravine" && !is_infantry;
            QCOMPARE(m_table.refusals("retreat", answers).empty(), !is_refused);
        }
}

void TestPedregalRestated::what_follows_an_attack_comes_to_the_same()
{
    const int cases = scaled(500, 50);
    compare(m_table, draw("retreat", cases), retreated);
    compare(m_table, draw("step-loss", cases), step_lost);
    compare(m_table, draw("morale-check", cases), checked);
    compare(m_table, draw("leader-casualty", cases), leader_checked);
}

#include "test_pedregal_restated.moc"
