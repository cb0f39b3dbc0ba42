// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/aftermath.h"

#include "rulesets/santa_anna/game/losses.h"
#include "rulesets/santa_anna/game/breaking.h"
#include "rulesets/santa_anna/game/done_once.h"
#include "rulesets/santa_anna/game/locked.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace santa_anna {

using corneta::Name;
using corneta::game::EffectsBuilder;
using corneta::game::Next;
using corneta::game::PlayedAction;
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
    explicit Aftermath(EffectsBuilder& effects) : m_effects{effects} {}

    void take(const PlayedAction& played)
    {
        if (played.action == "overrun-stragglers") {
            for (const StatChange& change : played.changes)
                overrun(change.unit, number_of(change.word), m_effects);
            return;
        }
        if (is_among(played.action, melees))
            take_sides(played);
        for (const StatChange& change : played.changes) // of more losses than effectives casualties come first
            if (change.stat == "casualties")
                take(played, change);
        for (const StatChange& change : played.changes)
            if (change.stat != "casualties")
                take(played, change);
        if (played.action == "rally")
            rally(played);
        else if (played.action == "emergency-square")
            form_square(played);
        else if (played.action == "leader-casualty")
            replace_leader(played);
        leave_guns(played);
        withhold(played);
        mark_fighters(played);
        mark_breakthrough(played);
        mark_done(played, m_effects);
    }

    /// What an action that waited for the phase's end leaves to be played; whoever breaks by fire is judged below.
    void offer_what_follows(const PlayedAction& played)
    {
        if (!is_among(played.action, fights))
            for (const Next& next : played.next)
                m_effects.offer(next);
    }

    void judge(ToldBy told_by)
    {
        for (const std::string& key : m_hit)
            santa_anna::judge(key, told_by, m_effects);
    }

    /// What each unit lost in all to the fire of a phase.
    void announce_losses(const State& before)
    {
        for (const std::string& key : m_hit) {
            const Unit& now = unit(key);
            const int casualties = now.number("casualties") - before.find(key)->number("casualties");
            const int stragglers = now.number("stragglers") - before.find(key)->number("stragglers");
            if (casualties + stragglers > 0)
                m_effects.announce({"{0}: casualties {1}, stragglers {2}; effectives left {3}.",
                                    {Name{now.name}, casualties, stragglers, now.number("effectives")}});
        }
    }

private:
    const Unit& unit(const std::string& key) const { return m_effects.unit(key); }

    /// Both sides of a melee, unit by unit where there are several.
    void take_sides(const PlayedAction& played)
    {
        for (const std::string side : {"attacker", "defender"}) {
            const auto units = corneta::game::units_in(played.roles, side);
            const auto each_stragglers = played.words(side + "_unit_stragglers");
            const auto each_casualties = played.words(side + "_unit_casualties");
            const auto each_straggled = played.words(side + "_unit_straggled");
            for (std::size_t i = 0; i < units.size(); ++i) {
                if (each_stragglers.size() == units.size() && each_casualties.size() == units.size())
                    take({units[i], number_of(each_stragglers[i]), number_of(each_casualties[i]), LostBy::Melee,
                          number_of(each_straggled[i])});
                else if (i == 0)
                    take({units[i], number_of(played.word(side + "_stragglers")), number_of(played.word(side + "_casualties")),
                          LostBy::Melee, number_of(played.word(side + "_straggled"))});
            }
        }
        if (number_of(played.word("rounds_fought")) > 0)
            lock_or_unlock(played);
    }

    void lock_or_unlock(const PlayedAction& played)
    {
        for (const std::string& attacker : corneta::game::units_in(played.roles, "attacker"))
            for (const std::string& defender : corneta::game::units_in(played.roles, "defender"))
                if (played.word("locked") == "yes" && !unit(attacker).is("broken") && !unit(defender).is("broken"))
                    lock(attacker, defender, m_effects);
                else
                    unlock(attacker, defender, m_effects);
    }

    void take(const PlayedAction& played, const StatChange& change)
    {
        if (is_among(played.action, melees) && is_among(change.stat, judged_here))
            return;
        const LostBy by = played.action == "fire" ? LostBy::Fire : LostBy::OnTheWay;
        if (change.stat == "stragglers")
            take({change.unit, number_of(change.word), 0, by});
        else if (change.stat == "casualties")
            take({change.unit, 0, number_of(change.word), by});
        else if (change.stat == "effectives")
            gather(change.unit, number_of(change.word), m_effects);
        else if (change.stat == "broken" && played.action == "breakthrough")
            m_effects.mark(change.unit, "broken"); // it moves on first, and is a mob when the phase ends
        else if (change.stat == "broken")
            played.action == "rout-check" ? break_unit(change.unit, m_effects) : hit(change.unit);
        else if (change.stat == "destroyed")
            hit(change.unit);
        else
            m_effects.change({change});
    }

    void hit(const std::string& key)
    {
        if (std::ranges::find(m_hit, key) == m_hit.end())
            m_hit.push_back(key);
    }

    void take(const Losses& lost)
    {
        if (lose(lost, m_effects))
            hit(lost.unit);
    }

    void rally(const PlayedAction& played)
    {
        const auto units = corneta::game::units_in(played.roles, "unit");
        for (std::size_t row = 0; row < std::min(played.outcomes.size(), units.size()); ++row)
            if (played.word("result", row) == "rallies") {
                m_effects.set(units[row], "broken", "no");
                if (unit(units[row]).word("arm") != "artillery")
                    m_effects.set(units[row], "formation", "column");
            }
    }

    /// In square, or caught in disorder for this charge.
    void form_square(const PlayedAction& played)
    {
        const std::string key = played.unit("defender");
        if (key.empty())
            return;
        if (played.word("formed") == "yes")
            m_effects.set(key, "formation", "square");
        else
            m_effects.mark(key, "caught_forming_square");
    }

    /// He rolls once a turn. Whoever follows a leader who is hit has to be attached anew.
    void replace_leader(const PlayedAction& played)
    {
        const bool is_out = played.word("result") == "incapacitated" || played.word("result") == "dead";
        for (const auto& [role, stat] : {std::pair{"leader", "attached"}, std::pair{"unit", "leader_attached"}}) {
            const std::string key = played.unit(role);
            if (key.empty())
                continue;
            if (played.answer("unit_losses_this_turn") != "0") // without any no die is rolled
                m_effects.mark(key, "leader_rolled_this_turn");
            if (is_out && unit(key).is(stat))
                m_effects.set(key, stat, "no");
        }
    }

    /// Gunners that do not stand or are beaten in melee leave their guns.
    void leave_guns(const PlayedAction& played)
    {
        const bool do_not_stand = played.action == "roll-to-stand" && played.word("retreats") == "yes";
        if (played.word("guns_lost") != "yes" && !do_not_stand)
            return;
        for (const std::string_view role : {"attacker", "defender"})
            for (const std::string& key : corneta::game::units_in(played.roles, role)) {
                const Unit& gunners = unit(key);
                const bool are_beaten = gunners.number("stragglers") > gunners.number("effectives") || gunners.number("effectives") == 0;
                if (gunners.word("arm") != "artillery" || (played.action == "melee" && !are_beaten))
                    continue;
                m_effects.set(key, "guns", "0");
                if (gunners.number("guns_damaged") > 0)
                    m_effects.set(key, "guns_damaged", "0");
            }
    }

    /// Cavalry that wins a second melee in a turn does not roll again, and nobody fires at a unit in melee.
    void withhold(const PlayedAction& played)
    {
        const bool is_at_melee = !played.unit("defender").empty() && unit(played.unit("defender")).is("in_melee");
        const auto is_void = [&](const Next& next) {
            const Unit* const winner = m_effects.state().find(next.by);
            const std::string& action = next.choices.front().action;
            return (action == "breakthrough" && winner != nullptr && winner->is("broke_through_this_turn"))
                || (action == "fire" && is_at_melee);
        };
        if (!m_effects.state().pending.empty() || std::ranges::none_of(played.next, is_void))
            return;
        m_effects.offer_instead();
        for (const Next& next : played.next)
            if (!is_void(next))
                m_effects.offer(next);
    }

    /// Mounted cavalry that has won breaks through once a turn.
    void mark_breakthrough(const PlayedAction& played)
    {
        const bool has_rolled = played.action == "breakthrough" || (played.action == "charge" && played.word("breakthrough") != "none");
        const std::string key = played.unit(played.word("result") == "attacker-breaks" ? "defender" : "attacker");
        if (has_rolled && !key.empty())
            m_effects.mark(key, "broke_through_this_turn");
    }

    /// Whether a side of a charge that did not come to melee has fired: what shows it is a loss of the other side.
    static bool has_fought(const PlayedAction& played, std::string_view role)
    {
        if (played.action != "charge" || number_of(played.word("rounds_fought")) > 0)
            return true;
        return number_of(played.word(role == "attacker" ? "defender_losses" : "attacker_losses")) > 0;
    }

    void mark_fighters(const PlayedAction& played)
    {
        if (!is_among(played.action, fights))
            return;
        for (const std::string_view role : {"firer", "attacker", "defender"})
            for (const std::string& key : corneta::game::units_in(played.roles, role)) {
                if (!has_fought(played, role))
                    continue;
                m_effects.set(key, "initial_volley", "no");
                m_effects.mark(key, "fired_or_fought");
                if (role == "firer" && played.answer("firer_quarter_volley") != "yes") // which comes besides its own fire
                    m_effects.mark(key, "fired_this_turn");
            }
    }

    EffectsBuilder& m_effects;
    std::vector<std::string> m_hit;
};

} // namespace

void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects)
{
    const State before = effects.state();
    const bool is_at_end = !before.pending.empty();
    Aftermath aftermath{effects};
    for (const PlayedAction& played : played_actions)
        aftermath.take(played);
    if (is_at_end)
        aftermath.announce_losses(before);
    aftermath.judge(is_at_end ? ToldBy::PhaseEnd : ToldBy::Action);
    if (is_at_end)
        for (const PlayedAction& played : played_actions)
            aftermath.offer_what_follows(played);
}

} // namespace santa_anna
