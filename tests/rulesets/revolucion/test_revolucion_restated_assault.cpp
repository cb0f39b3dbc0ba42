// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/ruleset.h"
#include "tests/rulesets/revolucion/restated_units.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

using namespace restated;
using namespace restated_revolucion;

/// Revolucion!, VII Assaults, stated a second time.
class TestRevolucionRestatedAssault : public QObject {
    Q_OBJECT

private slots:
    void an_assault_comes_to_the_same();

private:
    const PlayedTable m_table{revolucion::ruleset};
};

namespace {

/// IV: orders arrive, late, or not at all.
std::string orders(const Asked& asked, Thrown& thrown)
{
    const auto modifier = [](const std::string& name) { return charts().number("command", name, "orders"); };
    int total = thrown.die(20);
    total += asked.is("leader", "none") ? 0 : modifier(asked.word("leader"));
    total += asked.is("actor_status", "ok") ? 0 : modifier(asked.word("actor_status"));
    const std::string type = asked.word("actor_type");
    total += type.starts_with("irregular") ? modifier("irregular") : type.starts_with("veteran") ? modifier("veteran") : 0;
    return charts().in_band("order-results", total, "row");
}

/// VII: half the reach when the orders are late.
bool is_in_reach(const Asked& asked, const std::string& order)
{
    const int reach = charts().tenths("assault-reaches", is_cavalry(asked.word("actor_type")) ? "cavalry" : "infantry", "inches");
    return order == "ordered" || (order == "delayed" && 2 * asked.tenths("distance") <= reach * size_of_figures(asked));
}

bool is_on_a_moving_train(const Asked& asked)
{
    return asked.is("target_train", "maneuver") || asked.is("target_train", "march");
}

bool is_on_a_train(const Asked& asked)
{
    return asked.yes("target_passenger") || (!asked.word("target_train").empty() && !asked.is("target_train", "none"));
}

/// Riders of a train that is named by what it does are as riders that are called so.
std::string formation(const Asked& asked)
{
    const std::string type = asked.word("target_type");
    const std::string formation = formation_of_target(asked, type);
    return formation == "deployed" && is_on_a_train(asked) && (is_infantry(type) || is_cavalry(type)) ? "maneuver" : formation;
}

/// V, VI, VII: none of the demoralized, of a march column, off the front or of who cannot fire. X: on a train that moves, and of automobiles, moving.
std::string defensive_fire(const Asked& asked)
{
    const std::string type = asked.word("target_type");
    const bool can_fire =
        !is_train(type) && !is_one_of(type, {"fast-transport", "slow-transport", "truck", "car"}) && !asked.yes("target_in_automobile");
    if (!can_fire || !asked.yes("frontal") || asked.is("target_status", "demoralized") || formation(asked) == "march")
        return "none";
    return formation(asked) == "deployed" && !is_on_a_moving_train(asked) ? "deployed" : "moving";
}

int levels_of_fire(const Asked& asked, const std::string& kind, Thrown& thrown)
{
    const std::string type = asked.word("target_type");
    int score =
        charts().number("fire-scores", is_armored_automobile(type) ? "machine-guns" : type, "band-1") + fire_shift("target-maneuver");
    score += kind == "moving" ? fire_shift("moving-fire") : 0;
    score += asked.is("target_status", "ok") ? 0 : fire_shift("actor-" + asked.word("target_status"));
    score += asked.is("actor_status", "ok") ? 0 : fire_shift("target-" + asked.word("actor_status"));
    score += asked.is("target_leader", "attached") ? fire_shift("leader") : 0;
    return charts().number_in_band("fire-levels", thrown.die(20) + score, "levels");
}

/// X: a moving train is hit as in soft cover.
std::string cover(const Asked& asked)
{
    const std::string cover = cover_of_target(asked, asked.word("target_type"), is_on_a_train(asked));
    return is_on_a_moving_train(asked) && cover == "open" ? "soft" : cover;
}

int shift(const std::string& name)
{
    return charts().number("assault-shifts", name, "amount");
}

int of_both(const std::string& status, const std::string& outnumbered, bool has_leader)
{
    return (status == "ok" ? 0 : shift(status)) + (outnumbered.empty() ? 0 : shift(outnumbered)) + (has_leader ? shift("leader") : 0);
}

/// VII: cavalry is good in the open, less so in rough ground and against trenches and forts.
int assaulter_score(const Asked& asked)
{
    const std::string type = asked.word("actor_type");
    const bool is_hindered = asked.yes("rough") || is_one_of(cover(asked), {"hard", "fortification"});
    int score = charts().number("assault-scores", type, "assaulter");
    score += is_cavalry(type) && is_hindered ? shift("cavalry-in-rough") : 0;
    return score + (asked.yes("frontal") ? 0 : shift("not-frontal"));
}

int target_score(const Asked& asked)
{
    std::string type = asked.word("target_type");
    if (is_armored_automobile(type))
        type = "machine-guns";
    else if (is_train(type) || is_one_of(type, {"fast-transport", "slow-transport", "truck", "car"}))
        type = "transport";
    int score = charts().number("assault-scores", type, "target");
    score += cover(asked) == "open" ? 0 : shift(cover(asked));
    return score + (formation(asked) == "march" ? shift("march") : 0);
}

/// VII: all bases that have assaulted the target in this turn, each unit's as it began.
int close_combat(const Asked& asked, Struck& actor, Struck& target, Thrown& thrown)
{
    const Outnumbered by = outnumbered(asked, asked.number("bases_already_assaulted") + actor.bases, target.bases);
    const int assaulting = thrown.die(20) + assaulter_score(asked) + of_both(actor.status_word(), by.actor, asked.is("leader", "attached"));
    const int defending =
        thrown.die(20) + target_score(asked) + of_both(target.status_word(), by.target, asked.is("target_leader", "attached"));
    const int difference = assaulting - defending;
    actor.take(charts().number_in_band("assault-results", difference, "assaulter-levels"));
    target.take(charts().number_in_band("assault-results", difference, "target-levels"));
    actor.is_pushed = charts().number_in_band("assault-results", difference, "assaulter-pushed") > 0;
    target.is_pushed = charts().number_in_band("assault-results", difference, "target-pushed") > 0;
    return difference;
}

void put(Words& words, const std::string& side, const Struck& unit, bool is_leader_killed, int size)
{
    words[side + "_levels"] = std::to_string(unit.levels);
    words[side + "_status"] = unit.status_word();
    words[side + "_bases_lost"] = std::to_string(unit.lost);
    words[side + "_moves_back"] = std::to_string(unit.inches(size));
    words[side + "_driven_back"] = word_of(unit.is_driven_back);
    words[side + "_destroyed"] = word_of(unit.is_destroyed);
    words[side + "_leader_killed"] = word_of(is_leader_killed);
}

/// II: leaders with units in an assault may be killed.
bool is_killed(const Struck& unit, bool has_leader, Thrown& thrown)
{
    return unit.levels > 0 && has_leader && thrown.die(20) <= charts().number("leader-casualties", "assault", "face");
}

Words assaulted(const Asked& asked, Thrown& thrown)
{
    Struck actor = unit_of(asked, "actor", asked.word("actor_type"));
    Struck target = unit_of(asked, "target", asked.word("target_type"));
    target.rides = is_on_a_train(asked);
    const std::string order = orders(asked, thrown);
    const bool is_made = is_in_reach(asked, order);
    const std::string fire = is_made ? defensive_fire(asked) : "none";
    if (fire != "none")
        actor.take(levels_of_fire(asked, fire, thrown));
    const int levels = actor.levels;
    const bool is_home = is_made && (levels == 0 || (actor.status < 2 && actor.lost == 0)); // VII: forced back, it has not gone home
    const int difference = is_home ? close_combat(asked, actor, target, thrown) : 0;
    actor.settle();
    target.settle();
    const bool actor_loses_leader = is_killed(actor, asked.is("leader", "attached"), thrown);
    const bool target_loses_leader = is_killed(target, asked.is("target_leader", "attached"), thrown);

    const int before = asked.number("bases_already_assaulted");
    Words words{{"orders", order},
                {"defensive_fire", fire},
                {"defensive_levels", std::to_string(levels)},
                {"went_home", word_of(is_home)},
                {"difference", std::to_string(difference)},
                {"bases_assaulted", std::to_string(before + (is_made ? actor.bases : 0))},
                {"target_acted", word_of(is_home)}};
    put(words, "actor", actor, actor_loses_leader, size_of_figures(asked));
    put(words, "target", target, target_loses_leader, size_of_figures(asked));
    return words;
}

} // namespace

void TestRevolucionRestatedAssault::an_assault_comes_to_the_same()
{
    Draw draw{.action = "assault", .cases = scaled(500, 50)};
    for (const int number : {1, 2, 3, 4, 5, 6, 7, 8, 12, 24})
        draw.preferred.insert(draw.preferred.end(), {10 * number, 10 * number, 10 * number + 1});
    compare(m_table, draw, assaulted);
}

#include "test_revolucion_restated_assault.moc"
