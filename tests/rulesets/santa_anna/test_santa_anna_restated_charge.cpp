// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"
#include "tests/rulesets/restated.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <algorithm>

using namespace restated;

/// Santa Anna Rules, Melee: Rolling to Close and Rolling to Stand, stated a second time.
class TestSantaAnnaRestatedCharge : public QObject {
    Q_OBJECT

private slots:
    void a_roll_to_close_comes_to_the_same();
    void a_roll_to_stand_comes_to_the_same();

private:
    const PlayedTable m_table{santa_anna::ruleset};
};

namespace {

const Lines& charts()
{
    static const Lines lines{"santa_anna"};
    return lines;
}

/// Closing or standing: the two columns of the modifiers, and the chart of the results.
struct Attempt {
    std::string side;
    std::string enemy;
    std::string column; ///< `close`, `stand`
};

int modifier(const Attempt& attempt, const std::string& name)
{
    return charts().number("close-and-stand", name, attempt.column);
}

/// Modifiers of both rolls: experience, a leader with the unit, effectives against effectives.
int of_both(const Asked& asked, const Attempt& attempt)
{
    const int own = asked.number(attempt.side + "_effectives");
    const int others = asked.number(attempt.enemy + "_effectives");
    int total = modifier(attempt, asked.word(attempt.side + "_experience"));
    total += asked.yes(attempt.side + "_leader_attached") ? modifier(attempt, "leader") : 0;
    if (2 * own <= others)
        total += modifier(attempt, "half");
    else if (own >= 2 * others)
        total += modifier(attempt, "twice");
    return total;
}

/// Breaking: more stragglers than effectives, or no effectives.
bool is_broken(int effectives, int stragglers)
{
    return effectives == 0 || stragglers > effectives;
}

/// Looks the total up, and takes the stragglers of its line off the effectives.
Words looked_up(const Asked& asked, const Attempt& attempt, int total, Thrown& thrown)
{
    const std::string chart = attempt.column + "-results";
    const std::string dice = charts().in_band(chart, total, "stragglers");
    int stragglers = 0;
    if (dice != "null")
        for (int die = 0; die < std::stoi(dice); ++die)
            stragglers += thrown.die(4);
    const int effectives = asked.number(attempt.side + "_effectives");
    const int behind = asked.number(attempt.side + "_stragglers");
    stragglers = std::min(stragglers, effectives);
    const bool breaks = !is_broken(effectives, behind) && is_broken(effectives - stragglers, behind + stragglers);
    return {{"total", std::to_string(total)},
            {"result", charts().in_band(chart, total, "row")},
            {"stragglers", std::to_string(stragglers)},
            {"breaks", word_of(breaks)}};
}

/// Rolling to Close: nobody rolls at skirmishers or at the rear of who runs; Forming Emergency Square: nor cavalry at infantry in disorder.
bool is_automatic(const Asked& asked)
{
    const bool runs = asked.yes("defender_broken") || asked.is("defender_formation", "mob")
        || is_broken(asked.number("defender_effectives"), asked.number("defender_stragglers"));
    return runs || asked.is("defender_formation", "skirmish")
        || (asked.yes("defender_caught_forming_square") && asked.is("attacker_arm", "cavalry") && asked.yes("attacker_mounted"));
}

Words closed(const Asked& asked, Thrown& thrown)
{
    const Attempt attempt{.side = "attacker", .enemy = "defender", .column = "close"};
    if (is_automatic(asked))
        return {{"total", "0"}, {"result", "closes"}, {"automatic", "yes"}, {"stragglers", "0"}, {"breaks", "no"}};
    int total = thrown.die(20) - asked.number("attacker_losses_this_turn"); // all losses from fire
    total += of_both(asked, attempt);
    total += asked.yes("attacker_charging") ? modifier(attempt, "charging") : 0;
    const bool is_mounted = asked.is("attacker_arm", "cavalry") && asked.yes("attacker_mounted");
    const bool is_at_square = asked.is("defender_formation", "square") && !asked.yes("defender_mounted"); // of men on foot
    total += is_mounted && is_at_square ? modifier(attempt, "mounted-against-square") : 0;
    Words words = looked_up(asked, attempt, total, thrown);
    words["automatic"] = "no";
    return words;
}

Words stood(const Asked& asked, Thrown& thrown)
{
    const Attempt attempt{.side = "defender", .enemy = "attacker", .column = "stand"};
    int total = thrown.die(20) - asked.number("defender_casualties_this_turn"); // casualties alone
    total += of_both(asked, attempt);
    total += asked.is("aspect", "front") ? 0 : modifier(attempt, asked.word("aspect"));
    total += asked.is("defender_cover", "none") ? 0 : modifier(attempt, asked.word("defender_cover"));
    Words words = looked_up(asked, attempt, total, thrown);
    words["retreats"] = word_of(words["result"] != "stands");
    return words;
}

Draw draw_of(const char* action)
{
    Draw draw{.action = action, .cases = scaled(500, 50)};
    for (int number = 0; number <= 24; ++number)
        draw.preferred.push_back(10 * number);
    return draw;
}

} // namespace

void TestSantaAnnaRestatedCharge::a_roll_to_close_comes_to_the_same()
{
    compare(m_table, draw_of("roll-to-close"), closed);
}

void TestSantaAnnaRestatedCharge::a_roll_to_stand_comes_to_the_same()
{
    compare(m_table, draw_of("roll-to-stand"), stood);
}

#include "test_santa_anna_restated_charge.moc"
