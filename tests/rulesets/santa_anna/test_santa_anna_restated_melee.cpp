// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"
#include "tests/rulesets/santa_anna/restated_fighters.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <algorithm>

using namespace restated;
using namespace restated_santa_anna;

/// Santa Anna Rules, Melee Procedure, Results of Melee and Multiple-Unit Melees, stated a second time.
class TestSantaAnnaRestatedMelee : public QObject {
    Q_OBJECT

private slots:
    void a_melee_comes_to_the_same();

private:
    const PlayedTable m_table{santa_anna::ruleset};
};

namespace {

const Lines& charts()
{
    static const Lines lines{"santa_anna"};
    return lines;
}

int shift(const std::string& name)
{
    return charts().number("shifts", name, "melee");
}

bool is_in_works(const Fighter& unit)
{
    return unit.cover == "building" || unit.cover == "light" || unit.cover == "heavy";
}

/// Shifts against a kind of enemy, all of whom are of it, and for their cover, the best of all.
int against(const Fighter& unit, const std::vector<Fighter*>& enemies)
{
    const auto all = [&enemies](const auto& is) {
        return std::ranges::all_of(enemies, [&is](const Fighter* enemy) { return is(*enemy); });
    };
    int total = 0;
    if (unit.formation != "skirmish" && all([](const Fighter& enemy) { return enemy.formation == "skirmish"; }))
        total += shift("skirmishers");
    if (all([](const Fighter& enemy) { return enemy.is_manned_gun; }))
        total += shift("gunners");
    if (unit.is_mounted && unit.weapon == "saber"
        && all([](const Fighter& enemy) { return enemy.arm == "cavalry" && enemy.weapon == "none"; }))
        total += shift("saber");
    if (unit.is_mounted
        && all([](const Fighter& enemy) { return enemy.arm == "infantry" && enemy.formation != "square" && !is_in_works(enemy); }))
        total += shift("cavalry-against-infantry");
    int cover = 0;
    for (const Fighter* enemy : enemies)
        if (enemy->cover != "none")
            cover = std::min(cover, shift(enemy->cover));
    return total + cover;
}

struct Round {
    int number = 1; ///< of the turn
    bool is_first_turn = true;

    bool is_first() const { return number == 1 && is_first_turn; }
};

int column(const Fighter& unit, const std::vector<Fighter*>& enemies, int outnumbered_by, Round round)
{
    int column = charts().number_in_band("strength-header", participants(unit, round.is_first_turn), "column") + shift(unit.experience);
    column += unit.charges && round.is_first() ? shift("charging") : 0;
    column += unit.charges && unit.is_mounted && unit.weapon == "lance" && round.is_first() ? shift("lance") : 0;
    column += unit.is_us ? shift("us") : 0;
    column -= std::max(outnumbered_by, 0) / 5; // the smaller side: a fifth of the difference, rounded down
    return std::clamp(column + against(unit, enemies), 0, 16);
}

/// All units of a side roll; their losses are added up.
int struck(Side& own, Side& enemy, Round round, Thrown& thrown)
{
    const int outnumbered_by = size_of(enemy, round.is_first_turn) - size_of(own, round.is_first_turn);
    int losses = 0;
    for (Fighter* unit : own.fighting()) {
        const int used = column(*unit, enemy.fighting(), outnumbered_by, round);
        if (round.number == 1)
            unit->column = used;
        losses += charts().number("combat-effects", std::to_string(used), "losses " + std::to_string(thrown.die(20)));
    }
    return losses;
}

/// Odd losses of a unit straggle, even ones are casualties; flank and rear double and triple its stragglers. Casualties come first.
void allocate(Fighter& unit, int losses)
{
    const int casualties = std::min(losses / 2, unit.effectives);
    unit.losses += losses;
    unit.effectives -= casualties;
    unit.fallen += casualties;
    unit.straggle((losses + 1) / 2 * charts().number("loss-allocation", unit.aspect, "stragglers"));
}

/// Multiple-Unit Melees: a die says whose each loss is.
void deal(Side& side, int losses, Thrown& thrown)
{
    const std::vector<Fighter*> units = side.fighting();
    std::vector<int> each(units.size());
    for (int loss = 0; loss < losses; ++loss)
        ++each[units.size() == 1 ? 0 : static_cast<std::size_t>(thrown.die(static_cast<int>(units.size()))) - 1];
    for (std::size_t i = 0; i < units.size(); ++i)
        allocate(*units[i], each[i]);
    for (Fighter* unit : units)
        if (unit->is_broken()) {
            unit->fights = false;
            unit->is_beaten = true;
        }
}

/// Results of Melee: infantry broken by mounted cavalry loses 1d4 more stragglers.
void pursue(Side& winner, Side& loser, Thrown& thrown)
{
    if (std::ranges::none_of(winner.fighting(), [](const Fighter* unit) { return unit->is_mounted; }))
        return;
    for (Fighter& unit : loser.units)
        if (unit.is_beaten && unit.arm == "infantry" && unit.effectives > 0)
            unit.straggle_besides(thrown.die(4));
}

/// Cavalry that has not broken a square after the first turn goes back, 1d4 more straggle.
void throw_back(Side& horse, Side& foot, Thrown& thrown)
{
    const auto is_square = [](const Fighter* unit) { return !unit->is_mounted && unit->formation == "square"; };
    if (!std::ranges::all_of(foot.fighting(), is_square))
        return;
    for (Fighter* unit : horse.fighting())
        if (unit->is_mounted) {
            unit->straggle_besides(thrown.die(4));
            unit->fights = false;
        }
}

template <class Word> std::string row_of(const Side& side, const Word& word)
{
    std::vector<std::string> rows;
    if (side.units.size() > 1)
        for (const Fighter& unit : side.units)
            rows.push_back(word(unit));
    return word_of(rows);
}

void put_number(Words& words, const Side& side, const std::string& key, int Fighter::* number)
{
    int sum = 0;
    for (const Fighter& unit : side.units)
        sum += unit.*number;
    words[side.key + "_" + key] = std::to_string(key == "column" ? side.units.front().column : sum);
    words[side.key + "_unit_" + key] = row_of(side, [number](const Fighter& unit) { return std::to_string(unit.*number); });
}

void put(Words& words, Side& side)
{
    for (Fighter& unit : side.units) // told for the leader's sake
        unit.straggled_besides = unit.has_leader ? unit.straggled_besides : 0;
    put_number(words, side, "column", &Fighter::column);
    put_number(words, side, "losses", &Fighter::losses);
    put_number(words, side, "stragglers", &Fighter::straggled);
    put_number(words, side, "casualties", &Fighter::fallen);
    put_number(words, side, "straggled", &Fighter::straggled_besides);
    words[side.key + "_breaks"] =
        word_of(std::ranges::all_of(side.units, &Fighter::is_broken) && std::ranges::any_of(side.units, &Fighter::breaks));
    words[side.key + "_destroyed"] = word_of(std::ranges::all_of(side.units, &Fighter::is_destroyed));
    words[side.key + "_unit_breaks"] = row_of(side, [](const Fighter& unit) { return word_of(unit.breaks()); });
    words[side.key + "_unit_destroyed"] = row_of(side, [](const Fighter& unit) { return word_of(unit.is_destroyed()); });
}

Words fought(const Asked& asked, Thrown& thrown)
{
    Side attacker = side(asked, "attacker");
    Side defender = side(asked, "defender");
    const auto both_fight = [&] { return !attacker.fighting().empty() && !defender.fighting().empty(); };
    Round round{.number = 0, .is_first_turn = asked.yes("first_round")};
    while (both_fight() && round.number < 2) {
        ++round.number;
        const int of_defender = struck(attacker, defender, round, thrown);
        const int of_attacker = struck(defender, attacker, round, thrown);
        deal(defender, of_defender, thrown);
        deal(attacker, of_attacker, thrown);
    }
    if (both_fight() && round.is_first_turn) {
        throw_back(attacker, defender, thrown);
        throw_back(defender, attacker, thrown);
    }
    const bool is_locked = both_fight();
    pursue(defender, attacker, thrown);
    pursue(attacker, defender, thrown);
    const auto leaves_guns = [](const Fighter& unit) { return unit.arm == "artillery" && unit.is_beaten; };
    Words words{
        {"locked", word_of(is_locked)},
        {"rounds_fought", std::to_string(round.number)},
        {"guns_lost", word_of(std::ranges::any_of(attacker.units, leaves_guns) || std::ranges::any_of(defender.units, leaves_guns))}};
    put(words, attacker);
    put(words, defender);
    return words;
}

} // namespace

void TestSantaAnnaRestatedMelee::a_melee_comes_to_the_same()
{
    Draw draw{.action = "melee", .cases = scaled(500, 50)};
    for (int number = 0; number <= 30; ++number)
        draw.preferred.insert(draw.preferred.end(), {10 * number, 10 * number, 10 * number});
    compare(m_table, draw, fought);
}

#include "test_santa_anna_restated_melee.moc"
