// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/random_game.h"
#include "tests/game/santa_anna/plateau.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <ranges>
#include <string>

using namespace corneta;

/// A charge that is played on comes to what its links come to.
class TestSantaAnnaWholeCharges : public QObject {
    Q_OBJECT
private slots:
    void played_on_it_leaves_what_its_links_leave();
};

namespace {

constexpr std::array<std::string_view, 5> links{"fire", "movement", "roll-to-close", "roll-to-stand", "melee"};

/// Two who touch, as some seed has them.
struct Position {
    KeptGame game = plateau();
    std::string attacker;
    std::string defender;
};

Position at_random(unsigned seed)
{
    std::mt19937 random{seed};
    const auto below = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); };
    const auto any = [&](std::initializer_list<const char*> words) {
        return std::string{std::data(words)[below(static_cast<int>(words.size()))]};
    };
    Position position{.attacker = any({"M1", "M3", "M5"}), .defender = any({"K1", "K2", "K4", "K5"})};
    const std::string& attacker = position.attacker;
    const std::string& defender = position.defender;
    KeptGame& game = position.game;
    if (attacker != "M5" && defender == "K4")
        position.defender = "K1"; // infantry does not charge cavalry
    for (const std::string& unit : {attacker, defender}) {
        const int effectives = 3 + below(10);
        const int stragglers = below(effectives / 2 + 1);
        game.edit(unit,
                  "effectives=" + std::to_string(effectives) + " stragglers=" + std::to_string(stragglers)
                      + " castings=" + std::to_string(effectives + stragglers) + " experience=" + any({"green", "regular", "veteran"})
                      + " leader_attached=" + any({"yes", "no"}));
        if (unit != "K5")
            game.edit(unit, "initial_volley=" + any({"yes", "no"}) + " low_ammunition=" + any({"yes", "no"}));
    }
    if (defender == "K1" || defender == "K2")
        game.edit(defender, "formation=" + any({"line", "line", "square", "column"}));
    declare(game, attacker, defender);
    if (defender == "K4" && below(2) == 0)
        declare(game, defender, attacker);
    game.go_to("all-moves");
    meet(game, attacker, defender);
    game.go_to("melee");
    return position;
}

/// Plays a link that must be played by these two alone, as somebody reads it off what is owed; whether there was one.
bool plays_next_by_hand(Position& position, SeededRoller& roller)
{
    const game::State state = position.game.journal().state();
    const auto is_one = [&](const std::string& key) {
        return key == state.find(position.attacker)->key || key == state.find(position.defender)->key;
    };
    const auto are_they = [&](const game::RoleFilled& filled) { return std::ranges::all_of(filled.units, is_one); };
    const auto may_come_first = [&](const game::Owed& owed) { // such as to pass through a friend on the retreat
        return std::ranges::any_of(state.owed, [&](const game::Owed& other) {
            const game::Roles& roles = other.next.choices.front().roles;
            return other.next.kind == Follow::May && other.entry == owed.entry && !roles.empty() && std::ranges::all_of(roles, are_they);
        });
    };
    for (const std::string_view action : links)
        for (const game::Owed& owed : state.owed) {
            const game::NextChoice& choice = owed.next.choices.front();
            if (owed.next.kind == Follow::Must && owed.next.choices.size() == 1 && choice.action == action
                && std::ranges::all_of(choice.roles, are_they) && !may_come_first(owed)
                && position.game.give(game::Play{.action = choice.action, .roles = choice.roles}, {.roller = &roller}).empty())
                return true;
        }
    return false;
}

/// Expected and actual harm by side.
std::map<std::string, std::pair<double, int>> luck_of(const KeptGame& game, std::size_t from)
{
    std::map<std::string, std::pair<double, int>> sums;
    for (const game::Entry& entry : game.journal().entries() | std::views::drop(from))
        for (const game::Luck& luck : entry.results.front().luck) {
            sums[luck.side].first += luck.expected;
            sums[luck.side].second += luck.actual;
        }
    return sums;
}

/// Where the games differ, in words; empty where they do not.
std::string difference(const KeptGame& whole, const KeptGame& by_hand, std::size_t from)
{
    const game::State& a = whole.journal().state();
    const game::State& b = by_hand.journal().state();
    if (a.stage != b.stage || a.pending != b.pending)
        return "stage";
    if (!std::ranges::equal(a.owed, b.owed, {}, &game::Owed::next, &game::Owed::next))
        return "owed: " + whole.owed() + " | " + by_hand.owed();
    for (std::size_t i = 0; i < a.units.size(); ++i)
        if (!(a.units[i] == b.units[i]))
            return a.units[i].key;
    return luck_of(whole, from) == luck_of(by_hand, from) ? "" : "luck";
}

} // namespace

void TestSantaAnnaWholeCharges::played_on_it_leaves_what_its_links_leave()
{
    const unsigned positions = scaled(1'000U, 50U);
    std::map<std::string, int> differing;
    int fought = 0;
    for (unsigned seed = 1; seed <= positions; ++seed) {
        Position whole = at_random(seed);
        Position by_hand = whole;
        const std::size_t from = whole.game.journal().entries().size();
        SeededRoller roller{seed};
        const game::Roles both{{"attacker", {whole.attacker}}, {"defender", {whole.defender}}};
        QCOMPARE(q(whole.game.play_on(game::Play{.action = "roll-to-close", .roles = both}, {.roller = &roller})), "");
        SeededRoller again{seed};
        QCOMPARE(q(by_hand.game.give(game::Play{.action = "roll-to-close", .roles = both}, {.roller = &again})), "");
        while (plays_next_by_hand(by_hand, again)) {}
        fought += by_hand.game.stat(by_hand.attacker, "fought_this_turn") == "yes" ? 1 : 0;
        if (const std::string where = difference(whole.game, by_hand.game, from); !where.empty())
            ++differing[where.substr(0, where.find(':'))];
    }
    std::string words;
    for (const auto& [where, count] : differing)
        words += where + " " + std::to_string(count) + "; ";
    QVERIFY(fought > static_cast<int>(positions / 10));
    QCOMPARE(q(words), "");
}

#include "test_santa_anna_whole_charges.moc"
