// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/aftermath.h"

#include "rulesets/santa_anna/breaking.h"
#include "rulesets/santa_anna/done_once.h"
#include "rulesets/santa_anna/locked.h"
#include "rulesets/santa_anna/losses.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace santa_anna {

using corneta::Name;
using corneta::game::Deed;
using corneta::game::Next;
using corneta::game::Settling;
using corneta::game::StatChange;
using corneta::game::State;
using corneta::game::Unit;

namespace {

constexpr std::array<std::string_view, 5> fights{"fire", "fortification-fire", "charge", "melee", "melee-strike"};
constexpr std::array<std::string_view, 2> melees{"charge", "melee"};
constexpr std::array<std::string_view, 4> judged_here{"stragglers", "casualties", "broken", "destroyed"};

bool is_among(std::string_view word, auto const& words)
{
    return std::ranges::find(words, word) != words.end();
}

int number_of(const std::string& word)
{
    return corneta::game::number_of(word);
}

class Aftermath {
public:
    explicit Aftermath(Settling& settling) : m_settling{settling} {}

    void take(const Deed& deed)
    {
        if (deed.action == "overrun-stragglers") {
            for (const StatChange& change : deed.changes)
                overrun(change.unit, number_of(change.word), m_settling);
            return;
        }
        if (is_among(deed.action, melees))
            take_sides(deed);
        for (const StatChange& change : deed.changes) // of more losses than effectives casualties come first
            if (change.stat == "casualties")
                take(deed, change);
        for (const StatChange& change : deed.changes)
            if (change.stat != "casualties")
                take(deed, change);
        if (deed.action == "rally")
            rally(deed);
        else if (deed.action == "emergency-square")
            form_square(deed);
        else if (deed.action == "leader-casualty")
            replace_leader(deed);
        leave_guns(deed);
        withhold(deed);
        mark_fighters(deed);
        mark_breakthrough(deed);
        mark_done(deed, m_settling);
    }

    /// What an action that waited for the phase's end leaves to be played; whoever breaks by fire is judged below.
    void offer_what_follows(const Deed& deed)
    {
        if (!is_among(deed.action, fights))
            for (const Next& next : deed.next)
                m_settling.offer(next);
    }

    void judge(ToldBy told_by)
    {
        for (const std::string& key : m_hit)
            santa_anna::judge(key, told_by, m_settling);
    }

    /// What each unit lost in all to the fire of a phase.
    void tell_losses(const State& before)
    {
        for (const std::string& key : m_hit) {
            const Unit& now = unit(key);
            const int casualties = now.number("casualties") - before.find(key)->number("casualties");
            const int stragglers = now.number("stragglers") - before.find(key)->number("stragglers");
            if (casualties + stragglers > 0)
                m_settling.tell({"{0}: casualties {1}, stragglers {2}; effectives left {3}.",
                                 {Name{now.name}, casualties, stragglers, now.number("effectives")}});
        }
    }

private:
    const Unit& unit(const std::string& key) const { return m_settling.unit(key); }

    /// Both sides of a melee, unit by unit where there are several.
    void take_sides(const Deed& deed)
    {
        for (const std::string side : {"attacker", "defender"}) {
            const auto units = corneta::game::units_in(deed.roles, side);
            const auto each_stragglers = deed.words(side + "_unit_stragglers");
            const auto each_casualties = deed.words(side + "_unit_casualties");
            const auto each_straggled = deed.words(side + "_unit_straggled");
            for (std::size_t i = 0; i < units.size(); ++i) {
                if (each_stragglers.size() == units.size() && each_casualties.size() == units.size())
                    take({units[i], number_of(each_stragglers[i]), number_of(each_casualties[i]), LostBy::Melee,
                          number_of(each_straggled[i])});
                else if (i == 0)
                    take({units[i], number_of(deed.word(side + "_stragglers")), number_of(deed.word(side + "_casualties")), LostBy::Melee,
                          number_of(deed.word(side + "_straggled"))});
            }
        }
        if (number_of(deed.word("rounds_fought")) > 0)
            lock_or_unlock(deed);
    }

    void lock_or_unlock(const Deed& deed)
    {
        for (const std::string& attacker : corneta::game::units_in(deed.roles, "attacker"))
            for (const std::string& defender : corneta::game::units_in(deed.roles, "defender"))
                if (deed.word("locked") == "yes" && !unit(attacker).is("broken") && !unit(defender).is("broken"))
                    lock(attacker, defender, m_settling);
                else
                    unlock(attacker, defender, m_settling);
    }

    void take(const Deed& deed, const StatChange& change)
    {
        if (is_among(deed.action, melees) && is_among(change.stat, judged_here))
            return;
        const LostBy by = deed.action == "fire" ? LostBy::Fire : LostBy::OnTheWay;
        if (change.stat == "stragglers")
            take({change.unit, number_of(change.word), 0, by});
        else if (change.stat == "casualties")
            take({change.unit, 0, number_of(change.word), by});
        else if (change.stat == "effectives")
            gather(change.unit, number_of(change.word), m_settling);
        else if (change.stat == "broken" && deed.action == "breakthrough")
            m_settling.mark(change.unit, "broken"); // it moves on first, and is a mob when the phase ends
        else if (change.stat == "broken")
            deed.action == "rout-check" ? break_unit(change.unit, m_settling) : hit(change.unit);
        else if (change.stat == "destroyed")
            hit(change.unit);
        else
            m_settling.change({change});
    }

    void hit(const std::string& key)
    {
        if (std::ranges::find(m_hit, key) == m_hit.end())
            m_hit.push_back(key);
    }

    void take(const Losses& lost)
    {
        if (lose(lost, m_settling))
            hit(lost.unit);
    }

    void rally(const Deed& deed)
    {
        const auto units = corneta::game::units_in(deed.roles, "unit");
        for (std::size_t row = 0; row < std::min(deed.outcomes.size(), units.size()); ++row)
            if (deed.word("result", row) == "rallies") {
                m_settling.set(units[row], "broken", "no");
                if (unit(units[row]).word("arm") != "artillery")
                    m_settling.set(units[row], "formation", "column");
            }
    }

    /// In square, or caught in disorder for this charge.
    void form_square(const Deed& deed)
    {
        const std::string key = deed.unit("defender");
        if (key.empty())
            return;
        if (deed.word("formed") == "yes")
            m_settling.set(key, "formation", "square");
        else
            m_settling.mark(key, "caught_forming_square");
    }

    /// He rolls once a turn. Whoever follows a leader who is hit has to be attached anew.
    void replace_leader(const Deed& deed)
    {
        const bool is_out = deed.word("result") == "incapacitated" || deed.word("result") == "dead";
        for (const auto& [role, stat] : {std::pair{"leader", "attached"}, std::pair{"unit", "leader_attached"}}) {
            const std::string key = deed.unit(role);
            if (key.empty())
                continue;
            if (deed.answer("unit_losses_this_turn") != "0") // without any no die is rolled
                m_settling.mark(key, "leader_rolled_this_turn");
            if (is_out && unit(key).is(stat))
                m_settling.set(key, stat, "no");
        }
    }

    /// Gunners that do not stand or are beaten in melee leave their guns.
    void leave_guns(const Deed& deed)
    {
        const bool do_not_stand = deed.action == "roll-to-stand" && deed.word("retreats") == "yes";
        if (deed.word("guns_lost") != "yes" && !do_not_stand)
            return;
        for (const std::string_view role : {"attacker", "defender"})
            for (const std::string& key : corneta::game::units_in(deed.roles, role)) {
                const Unit& gunners = unit(key);
                const bool are_beaten = gunners.number("stragglers") > gunners.number("effectives") || gunners.number("effectives") == 0;
                if (gunners.word("arm") != "artillery" || (deed.action == "melee" && !are_beaten))
                    continue;
                m_settling.set(key, "guns", "0");
                if (gunners.number("guns_damaged") > 0)
                    m_settling.set(key, "guns_damaged", "0");
            }
    }

    /// Cavalry that wins a second melee in a turn does not roll again, and nobody fires at a unit in melee.
    void withhold(const Deed& deed)
    {
        const bool is_at_melee = !deed.unit("defender").empty() && unit(deed.unit("defender")).is("in_melee");
        const auto is_void = [&](const Next& next) {
            const Unit* const winner = m_settling.state().find(next.by);
            const std::string& action = next.choices.front().action;
            return (action == "breakthrough" && winner != nullptr && winner->is("broke_through_this_turn"))
                || (action == "fire" && is_at_melee);
        };
        if (!m_settling.state().pending.empty() || std::ranges::none_of(deed.next, is_void))
            return;
        m_settling.offer_instead();
        for (const Next& next : deed.next)
            if (!is_void(next))
                m_settling.offer(next);
    }

    /// Mounted cavalry that has won breaks through once a turn.
    void mark_breakthrough(const Deed& deed)
    {
        const bool has_rolled = deed.action == "breakthrough" || (deed.action == "charge" && deed.word("breakthrough") != "none");
        const std::string key = deed.unit(deed.word("result") == "attacker-breaks" ? "defender" : "attacker");
        if (has_rolled && !key.empty())
            m_settling.mark(key, "broke_through_this_turn");
    }

    /// Whether a side of a charge that did not come to melee has fired: what shows it is a loss of the other side.
    static bool has_fought(const Deed& deed, std::string_view role)
    {
        if (deed.action != "charge" || number_of(deed.word("rounds_fought")) > 0)
            return true;
        return number_of(deed.word(role == "attacker" ? "defender_losses" : "attacker_losses")) > 0;
    }

    void mark_fighters(const Deed& deed)
    {
        if (!is_among(deed.action, fights))
            return;
        for (const std::string_view role : {"firer", "attacker", "defender"})
            for (const std::string& key : corneta::game::units_in(deed.roles, role)) {
                if (!has_fought(deed, role))
                    continue;
                m_settling.set(key, "initial_volley", "no");
                m_settling.mark(key, "fired_or_fought");
                if (role == "firer" && deed.answer("firer_quarter_volley") != "yes") // which comes besides its own fire
                    m_settling.mark(key, "fired_this_turn");
            }
    }

    Settling& m_settling;
    std::vector<std::string> m_hit;
};

} // namespace

void settle(std::span<const Deed> deeds, Settling& settling)
{
    const State before = settling.state();
    const bool is_at_end = !before.pending.empty();
    Aftermath aftermath{settling};
    for (const Deed& deed : deeds)
        aftermath.take(deed);
    if (is_at_end)
        aftermath.tell_losses(before);
    aftermath.judge(is_at_end ? ToldBy::PhaseEnd : ToldBy::Action);
    if (is_at_end)
        for (const Deed& deed : deeds)
            aftermath.offer_what_follows(deed);
}

} // namespace santa_anna
