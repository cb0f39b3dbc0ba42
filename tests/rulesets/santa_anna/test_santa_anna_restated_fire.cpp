// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"
#include "tests/rulesets/restated.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <algorithm>

using namespace restated;

/// Santa Anna Rules, 8.0 Firing, stated a second time.
class TestSantaAnnaRestatedFire : public QObject {
    Q_OBJECT

private slots:
    void fire_comes_to_the_same();

private:
    const PlayedTable m_table{santa_anna::ruleset};
};

namespace {

const Lines& charts()
{
    static const Lines lines{"santa_anna"};
    return lines;
}

/// Firing, Weapon Ranges: an edge belongs to the nearer band, a weapon without a short range begins with the medium one. A quarter volley (Melee,
/// Rolling to Close) is fired at 1 inch.
std::string band(const Asked& asked)
{
    const std::string weapon =
        asked.is("firer_arm", "artillery") ? "gun-" + std::to_string(asked.number("firer_poundage")) : asked.word("firer_weapon");
    const int range =
        asked.yes("firer_quarter_volley") ? charts().tenths("firing-limits", "quarter-volley-range", "amount") : asked.tenths("range");
    for (const char* name : {"short", "medium"})
        if (charts().has("weapon-ranges", weapon, name) && range <= charts().tenths("weapon-ranges", weapon, name))
            return name;
    return "long";
}

Part factor(const char* name)
{
    return charts().part("strength-factors", name, "times");
}

/// Firing, step 1: infantry and cavalry by castings, mounted ones (Cavalry) a quarter of that; on foot one casting in four, rounded up, of those
/// at the start of the turn holds horses.
Part strength_of_castings(const Asked& asked)
{
    int castings = asked.number("firer_castings");
    const bool is_cavalry = asked.is("firer_arm", "cavalry");
    if (is_cavalry && !asked.yes("firer_mounted"))
        castings = std::max(0, castings - (castings + asked.number("firer_losses_this_turn") + 3) / 4);
    Part strength = Part{castings, 1}.times(charts().part("fire-strength", "castings", band(asked)));
    if (is_cavalry && asked.yes("firer_mounted"))
        strength = strength.times(factor("mounted"));
    if (asked.yes("firer_in_building")) // Fortifications: a quarter out of each side
        strength = strength.times(factor("building"));
    return strength;
}

/// Firing, step 1: each gun by its poundage; Damage to Artillery: half.
Part strength_of_gun(const Asked& asked, bool is_damaged)
{
    const Part strength = Part{asked.number("firer_poundage"), 1}.times(charts().part("fire-strength", "gun", band(asked)));
    return is_damaged ? strength.times(factor("damaged-gun")) : strength;
}

/// Ammunition: half; a quarter volley: a quarter. Rounded down at the header of the chart alone.
int typed_strength(const Asked& asked, Part strength)
{
    if (asked.yes("firer_low_ammunition"))
        strength = strength.times(factor("low-ammunition"));
    if (asked.yes("firer_quarter_volley"))
        strength = strength.times(factor("quarter-volley"));
    return strength.whole();
}

int shift(const std::string& name)
{
    return charts().number("shifts", name, "fire");
}

/// Firing, step 2: all shifts, then no farther than columns 0 and 16.
int column(const Asked& asked, int strength)
{
    const bool is_at_guns = asked.is("target_arm", "artillery");
    int column = charts().number_in_band("strength-header", strength, "column") + shift(asked.word("firer_experience"));
    if (!asked.is("firer_arm", "artillery") && asked.yes("firer_initial_volley"))
        column += shift("initial-volley");
    if (!is_at_guns && asked.is("target_formation", "skirmish"))
        column += shift("skirmishers");
    else if (asked.yes("target_behind_skirmishers"))
        column += shift("behind-skirmishers");
    if (is_at_guns && asked.yes("target_unlimbered"))
        column += shift("gunners");
    if (!asked.is("target_cover", "none"))
        column += shift(asked.word("target_cover"));
    return std::clamp(column, 0, 16);
}

struct Target {
    int effectives = 0;
    int stragglers = 0;
    int battery_stragglers = 0; ///< of a U.S. battery from fire in this turn
    bool is_mob = false;        ///< Glossary: broken, until it rallies

    /// Breaking, and a unit without effectives.
    bool is_broken() const { return is_mob || effectives == 0 || stragglers > effectives; }
};

struct Taken {
    int losses = 0;
    int stragglers = 0;
    int casualties = 0;
};

/// Allocating Losses: odd ones straggle, even ones are casualties; of a column or square all but the first are; flank and rear double and triple the
/// stragglers; a U.S. battery has one a turn. Casualties come off first where there are not enough effectives.
void allocate(const Asked& asked, int losses, Target& target, Taken& taken)
{
    const bool is_battery = asked.is("target_arm", "artillery");
    const bool is_deep = !is_battery && (asked.is("target_formation", "column") || asked.is("target_formation", "square"));
    int stragglers = is_deep ? std::min(losses, 1) : (losses + 1) / 2;
    const int casualties = std::min(losses - stragglers, target.effectives);
    stragglers *= charts().number("loss-allocation", asked.word("aspect"), "stragglers");
    if (is_battery && asked.is("target_nation", "us"))
        stragglers = std::min(stragglers, 1 - target.battery_stragglers);
    stragglers = std::min(stragglers, target.effectives - casualties);
    target.effectives -= stragglers + casualties;
    target.stragglers += stragglers;
    target.battery_stragglers += stragglers;
    taken.losses += losses;
    taken.stragglers += stragglers;
    taken.casualties += casualties;
}

/// What each die is thrown for: the unit once, a battery's guns one by one, undamaged ones first.
std::vector<int> strengths(const Asked& asked)
{
    if (!asked.is("firer_arm", "artillery"))
        return {typed_strength(asked, strength_of_castings(asked))};
    const int guns = asked.number("firer_guns");
    const int undamaged = guns - asked.number("firer_damaged");
    std::vector<int> all;
    for (int gun = 0; gun < guns; ++gun)
        all.push_back(typed_strength(asked, strength_of_gun(asked, gun >= undamaged)));
    return all;
}

Words fired(const Asked& asked, Thrown& thrown)
{
    Target target{.effectives = asked.number("target_effectives"),
                  .stragglers = asked.number("target_stragglers"),
                  .battery_stragglers = asked.yes("target_straggled_this_turn") ? 1 : 0,
                  .is_mob = asked.is("target_formation", "mob")};
    const bool was_broken = target.is_broken();
    const std::vector<int> all = strengths(asked);
    Taken taken;
    bool is_low = false;
    for (const int strength : all) {
        const int face = thrown.die(20); // step 3: 1d20 on the column
        is_low = is_low || face == 1;    // Ammunition
        const std::string at = "losses " + std::to_string(face);
        allocate(asked, charts().number("combat-effects", std::to_string(column(asked, strength)), at), target, taken);
    }
    return {{"column", std::to_string(all.empty() ? 0 : column(asked, all.front()))},
            {"strength", std::to_string(all.empty() ? 0 : all.front())},
            {"losses", std::to_string(taken.losses)},
            {"stragglers", std::to_string(taken.stragglers)},
            {"casualties", std::to_string(taken.casualties)},
            {"low_ammunition", word_of(is_low)},
            {"breaks", word_of(target.is_broken() && !was_broken)},
            {"destroyed", word_of(target.effectives == 0 && asked.number("target_effectives") > 0)}};
}

} // namespace

void TestSantaAnnaRestatedFire::fire_comes_to_the_same()
{
    Draw draw{.action = "fire", .cases = scaled(500, 50)};
    for (int number = 0; number <= 24; ++number)
        draw.preferred.insert(draw.preferred.end(), {10 * number, 10 * number + 1});
    compare(m_table, draw, fired);
}

#include "test_santa_anna_restated_fire.moc"
