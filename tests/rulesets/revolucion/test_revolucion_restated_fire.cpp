// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/ruleset.h"
#include "tests/rulesets/revolucion/restated_units.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

using namespace restated;
using namespace restated_revolucion;

/// Revolucion!, VI Fire and V Struck Status and Combat Effects, stated a second time.
class TestRevolucionRestatedFire : public QObject {
    Q_OBJECT

private slots:
    void fire_comes_to_the_same();

private:
    const PlayedTable m_table{revolucion::ruleset};
};

namespace {

/// X, Aircraft: who fires at one has no other target.
std::string target_type(const Asked& asked)
{
    return asked.is("action", "anti-aircraft") ? "aircraft" : asked.word("target_type");
}

/// X, Aircraft: a bomb is as artillery, strafing as machine guns.
std::string fires_as(const Asked& asked)
{
    if (asked.is("action", "bomb"))
        return "artillery";
    const std::string type = asked.word("actor_type");
    return asked.is("action", "strafe") || is_armored_automobile(type) ? "machine-guns" : type;
}

/// VI: the bands, an edge in the nearer one. X: an aircraft attacks at 3 to 6 inches; of indirect fire more than 12 inches are halved.
std::string band(const Asked& asked)
{
    if (asked.is("action", "bomb") || asked.is("action", "strafe"))
        return "band-2";
    const int parts = 4; // of a tenth, so that halves of halves stay whole
    int range = asked.tenths("range") * parts / size_of_figures(asked);
    if (asked.is("action", "indirect-fire") && range > 120 * parts)
        range /= 2;
    for (const char* name : {"band-1", "band-2", "band-3", "band-4"})
        if (range <= charts().tenths("range-bands", "range", name) * parts)
            return name;
    return "band-artillery";
}

/// VI, X: moving and indirect fire; automobiles never fire otherwise, but at aircraft.
bool is_moving_fire(const Asked& asked)
{
    const bool is_automobile = is_armored_automobile(asked.word("actor_type")) && !asked.is("action", "anti-aircraft");
    return is_automobile || asked.is("action", "moving-fire") || asked.is("action", "indirect-fire");
}

/// X: hull-down an armored car or a tankette counts as fortified against fire.
std::string cover(const Asked& asked)
{
    return asked.yes("target_hull_down") ? "fortification" : cover_of_target(asked, target_type(asked), asked.yes("target_passenger"));
}

int score(const Asked& asked)
{
    int score = charts().number("fire-scores", fires_as(asked), band(asked));
    score += is_moving_fire(asked) ? fire_shift("moving-fire") : 0;
    score += fire_shift("target-" + formation_of_target(asked, target_type(asked)));
    score += cover(asked) == "open" ? 0 : fire_shift(cover(asked));
    score += asked.is("actor_status", "ok") ? 0 : fire_shift("actor-" + asked.word("actor_status"));
    score += asked.is("target_status", "ok") ? 0 : fire_shift("target-" + asked.word("target_status"));
    const Outnumbered by = outnumbered(asked, asked.number("actor_bases"), asked.number("target_bases"));
    score += by.actor.empty() ? 0 : fire_shift("actor-" + by.actor);
    score += by.target.empty() ? 0 : fire_shift("target-" + by.target);
    score += asked.is("leader", "attached") ? fire_shift("leader") : 0;
    return score;
}

Words fired(const Asked& asked, Thrown& thrown)
{
    const int shown = score(asked);
    Struck target = unit_of(asked, "target", target_type(asked));
    target.rides = asked.yes("target_passenger");
    target.take(charts().number_in_band("fire-levels", thrown.die(20) + shown, "levels"));
    target.settle();
    bool is_killed = false;
    if (target.levels > 0 && asked.is("target_leader", "attached")) // II: leaders with units under fire may be killed
        is_killed = thrown.die(20) <= charts().number("leader-casualties", "fire", "face");
    return {{"score", std::to_string(shown)},
            {"levels", std::to_string(target.levels)},
            {"target_status", target.status_word()},
            {"bases_lost", std::to_string(target.lost)},
            {"falls_back", std::to_string(target.inches(size_of_figures(asked)))},
            {"destroyed", word_of(target.is_destroyed)},
            {"leader_killed", word_of(is_killed)}};
}

} // namespace

void TestRevolucionRestatedFire::fire_comes_to_the_same()
{
    Draw draw{.action = "fire", .cases = scaled(500, 50)};
    for (const int inches : {3, 6, 12, 18, 24})
        draw.preferred.insert(draw.preferred.end(), {10 * inches, 10 * inches + 1, 20 * inches, 20 * inches + 1});
    for (const int bases : {1, 2, 3, 4, 5, 6, 7, 8})
        draw.preferred.insert(draw.preferred.end(), {10 * bases, 10 * bases});
    compare(m_table, draw, fired);
}

#include "test_revolucion_restated_fire.moc"
