// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/offered.h"
#include "tests/game/random_game.h"
#include "tests/game/santa_anna/plateau.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <iterator>
#include <random>

/// Whatever charges are declared and in whatever order Melee is played: what is owed can be done, and whoever has closed has fought.
class TestSantaAnnaAnyMelee : public QObject {
    Q_OBJECT
private slots:
    void who_stands_stands_before_all_who_have_closed();
    void a_contact_is_where_the_square_was_tried();
    void whoever_has_closed_fights();
};

namespace {

namespace g = corneta::game;

class Battle {
public:
    explicit Battle(unsigned seed) : m_random{seed}, m_roller{seed}
    {
        for (const std::string& unit : units())
            m_game.edit(unit,
                        word({"experience=regular", "experience=veteran", "cover=heavy", "effectives=9 stragglers=8 castings=17",
                              unit == "M5" || unit == "K4" ? "experience=green" : "formation=square", "weapon=none"}));
        for (const std::string& unit : units())
            if (below(3) > 0)
                declare(m_game, unit, enemy_of(unit));
        m_game.go_to("all-moves");
        std::vector<std::string> movers = units();
        std::ranges::shuffle(movers, m_random);
        for (const std::string& unit : movers)
            charge(unit);
        m_game.go_to("melee");
    }

    /// One of what is owed; what went wrong, or `done` when nothing is.
    std::string take()
    {
        const auto open = g::open_follow_ups(m_game.journal().state(), m_game.book());
        std::vector<g::Owed> musts;
        std::ranges::copy_if(open, std::back_inserter(musts), [](const g::Owed& owed) { return owed.next.kind != corneta::Follow::May; });
        if (musts.empty())
            return "done";
        const g::Owed& owed = musts[static_cast<std::size_t>(below(static_cast<int>(musts.size())))];
        std::vector<int> choices;
        for (std::size_t i = 0; i < owed.next.choices.size(); ++i)
            if (g::is_open(owed.next.choices[i], m_game.journal().state(), m_game.book()) && !is_left_out(owed.next.choices[i].action))
                choices.push_back(static_cast<int>(i));
        if (choices.empty())
            return "nothing to choose of " + owed.next.choices.front().action;
        return take(owed, choices[static_cast<std::size_t>(below(static_cast<int>(choices.size())))]);
    }

    /// Who has closed with one who is there and has not fought.
    std::string unfought() const
    {
        for (const g::Unit& unit : m_game.journal().state().units)
            if (!unit.word("closed_with").empty() && unit.word("broken") != "yes" && unit.word("destroyed") != "yes")
                return unit.code + " has closed with " + std::string{unit.word("closed_with")};
        return {};
    }
    std::string end() { return m_game.end_phase(); }
    int melees() const { return m_melees; }

private:
    int below(int most) { return static_cast<int>(m_random() % static_cast<unsigned>(most)); }
    std::string word(const std::vector<std::string>& words)
    {
        return words[static_cast<std::size_t>(below(static_cast<int>(words.size())))];
    }
    static std::vector<std::string> units() { return {"M1", "M2", "M3", "M5", "K1", "K2", "K4"}; }
    std::string enemy_of(const std::string& unit)
    {
        return unit.starts_with('M') ? word({"K1", "K1", "K2", "K4"}) : word({"M1", "M2", "M3", "M5"});
    }

    /// What needs units that the offer does not name, or plays several rolls in one.
    static bool is_left_out(const std::string& action)
    {
        return action == "rout-check" || action == "charge" || action == "support" || action == "skirmisher-withdrawal";
    }

    std::string take(const g::Owed& owed, int choice)
    {
        const g::NextChoice& chosen = owed.next.choices[static_cast<std::size_t>(choice)];
        if (chosen.action == "melee")
            if (std::string wrong = turned(chosen); !wrong.empty())
                return wrong;
        g::Play play{.action = chosen.action, .follows = g::Follows{owed.entry, owed.index, choice}};
        if (chosen.action == "breakthrough")
            play.typed = {{"enemy_in_reach", below(2) == 0 ? "yes" : "no"}};
        if (chosen.action == "contact") {
            play.roles = {chosen.roles.front(), {"defender", {m_game.journal().state().find(enemy_of(by(owed)))->key}}};
            play.typed = {{"distance", "1"}};
        }
        const std::string refused = m_game.give(play, {.roller = &m_roller});
        if (!refused.empty() && chosen.action == "contact") // whom it may not charge
            return m_game.give(g::Play{.action = "charge-short", .roles = {{"unit", {owed.next.by}}}}, {.roller = &m_roller});
        return refused.empty() ? "" : chosen.action + ": " + refused;
    }
    std::string by(const g::Owed& owed) const { return m_game.journal().state().find(owed.next.by)->code; }

    /// Its move, and maybe whom it touches; refused where it has been touched.
    void charge(const std::string& unit)
    {
        const std::string target = m_game.stat(unit, "charge_target");
        g::Play move{.action = "movement", .roles = {{"unit", {m_game.journal().state().find(unit)->key}}}, .typed = {{"kind", "charge"}}};
        if (target == "-" || !m_game.give(move, {.roller = &m_roller}).empty())
            return;
        const std::string touched = below(4) > 0 ? target : enemy_of(unit);
        m_game.play("contact", "@attacker=" + unit + " @defender=" + touched + " distance=" + std::to_string(below(12) + 1), {});
    }

    /// The columns are the same the other way round.
    std::string turned(const g::NextChoice& melee)
    {
        ++m_melees;
        KeptGame one = m_game;
        KeptGame other = m_game;
        g::Play play{.action = "melee", .roles = melee.roles, .typed = {}};
        for (const corneta::Given& preset : melee.presets)
            if (preset.key == "aspect")
                play.typed.push_back(preset);
        if (!one.give(play, {.roller = &m_roller}).empty())
            return "the melee is refused";
        if (!play.typed.empty()) // what is typed of one side is the other's
            return {};
        std::swap(play.roles[0].units, play.roles[1].units);
        play.reason = "the other way round";
        if (const std::string refused = other.give(play, {.roller = &m_roller}); !refused.empty())
            return "turned: " + refused;
        const bool is_same = one.outcome("attacker_column") == other.outcome("defender_column")
            && one.outcome("defender_column") == other.outcome("attacker_column");
        return is_same ? "" : "columns differ: " + one.told() + " / " + other.told();
    }

    KeptGame m_game = plateau();
    std::mt19937 m_random;
    SeededRoller m_roller;
    int m_melees = 0;
};

} // namespace

void TestSantaAnnaAnyMelee::whoever_has_closed_fights()
{
    const unsigned seeds = qEnvironmentVariableIsSet("CORNETA_LONG") ? 3000 : scaled(200U, 20U);
    int melees = 0;
    for (unsigned seed = 1; seed <= seeds; ++seed) {
        Battle battle{seed};
        std::string said;
        for (int plays = 0; said.empty() && plays < 200; ++plays)
            said = battle.take();
        const std::string words = "seed " + std::to_string(seed) + ": ";
        QVERIFY2(said == "done", (words + said).c_str());
        QVERIFY2(battle.unfought().empty(), (words + battle.unfought()).c_str());
        const std::string refused = battle.end();
        QVERIFY2(refused.empty(), (words + refused).c_str());
        melees += battle.melees();
    }
    QVERIFY(melees > 0);
}

/// Whoever is named: their castings count together.
void TestSantaAnnaAnyMelee::who_stands_stands_before_all_who_have_closed()
{
    for (const char* const charger : {"M1", "M3"}) {
        KeptGame game = charged({"M1", "M3"});
        QCOMPARE(q(game.play("roll-to-close", "@attacker=M1 @defender=K1", {20})), "");
        QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {20})), "");
        QCOMPARE(q(game.play("roll-to-stand", std::string{"@defender=K1 @attacker="} + charger, {15})), "");
        QCOMPARE(q(game.answer("attacker_effectives")), "28 roster");
    }
}

/// Forming Emergency Square.
void TestSantaAnnaAnyMelee::a_contact_is_where_the_square_was_tried()
{
    KeptGame game = plateau();
    declare(game, "M5", "K2");
    QCOMPARE(q(game.play("emergency-square", "@defender=K2 distance=6", {20})), "");
    game.go_to("all-moves");
    charge_move(game, "M5");
    QCOMPARE(q(game.play("contact", "@attacker=M5 @defender=K2 distance=9", {})),
             "distance: Lancers was 6 in away when the square was tried");
    QCOMPARE(q(game.play("contact", "@attacker=M5 @defender=K2", {})), "");
    QCOMPARE(q(game.stat("M5", "inches_left")), "22");
}

#include "test_santa_anna_any_melee.moc"
