// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/aftermath.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace santa_anna {

using corneta::Does;
using corneta::Follow;
using corneta::game::Deed;
using corneta::game::Next;
using corneta::game::Settling;
using corneta::game::StatChange;
using corneta::game::Unit;

namespace {

constexpr std::array<std::string_view, 4> fights{"fire", "charge", "melee", "melee-strike"};
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

/// Stragglers and casualties of one unit from one deed.
struct Losses {
    std::string unit;
    int stragglers = 0;
    int casualties = 0;
    bool in_fight = false;
};

class Aftermath {
public:
    explicit Aftermath(Settling& settling) : m_settling{settling} {}

    void take(const Deed& deed)
    {
        m_fight = is_among(deed.action, fights);
        if (deed.action == "overrun-stragglers")
            return overrun(deed);
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
        mark_fighters(deed);
        mark_breakthrough(deed);
    }

    /// What an action that waited for the phase's end leaves to be played; whoever breaks by fire is judged below.
    void offer_what_follows(const Deed& deed)
    {
        if (!is_among(deed.action, fights))
            for (const Next& next : deed.next)
                m_settling.offer(next);
    }

    void judge(bool is_at_end)
    {
        for (const std::string& key : m_hit)
            judge(key, is_at_end);
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
            for (std::size_t i = 0; i < units.size(); ++i) {
                if (each_stragglers.size() == units.size() && each_casualties.size() == units.size())
                    lose({units[i], number_of(each_stragglers[i]), number_of(each_casualties[i]), true});
                else if (i == 0)
                    lose({units[i], number_of(deed.word(side + "_stragglers")), number_of(deed.word(side + "_casualties")), true});
                m_settling.set(units[i], "in_melee", deed.word("locked"));
            }
        }
    }

    void take(const Deed& deed, const StatChange& change)
    {
        if (is_among(deed.action, melees) && is_among(change.stat, judged_here))
            return;
        if (change.stat == "stragglers")
            lose({change.unit, number_of(change.word), 0, m_fight});
        else if (change.stat == "casualties")
            lose({change.unit, 0, number_of(change.word), m_fight});
        else if (change.stat == "effectives")
            gather(change.unit, number_of(change.word));
        else if (change.stat == "broken" && deed.action == "breakthrough")
            m_settling.mark(change.unit, "broken"); // it moves on first, and is a mob when the phase ends
        else if (change.stat == "broken")
            deed.action == "rout-check" ? break_unit(change.unit) : hit(change.unit);
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

    void lose(const Losses& lost)
    {
        const int left = unit(lost.unit).number("effectives");
        const int casualties = std::min(lost.casualties, left);
        const int stragglers = std::min(lost.stragglers, left - casualties);
        m_settling.add(lost.unit, "effectives", -(stragglers + casualties));
        m_settling.add(lost.unit, "stragglers", stragglers);
        m_settling.add(lost.unit, "casualties", casualties);
        count_losses(lost.unit);
        if (!unit(lost.unit).side.empty())
            m_settling.add(unit(lost.unit).side, "losses", casualties);
        if (lost.in_fight) {
            m_settling.add(lost.unit, "losses_this_turn", stragglers + casualties);
            m_settling.add(lost.unit, "casualties_this_turn", casualties);
            if (stragglers > 0)
                m_settling.mark(lost.unit, "straggled_this_turn");
        }
        if (stragglers + casualties > 0)
            hit(lost.unit);
    }

    /// Stragglers that are effectives again.
    void gather(const std::string& key, int count)
    {
        m_settling.add(key, "effectives", count);
        m_settling.add(key, "stragglers", -count);
        count_losses(key);
    }

    /// A unit's losses are its stragglers and casualties together; a side's are off the table.
    void count_losses(const std::string& key)
    {
        m_settling.set(key, "losses", std::to_string(unit(key).number("stragglers") + unit(key).number("casualties")));
    }

    /// Half of the stragglers fall under the hooves. Cavalry.
    void overrun(const Deed& deed)
    {
        for (const StatChange& change : deed.changes) {
            m_settling.add(change.unit, "stragglers", -number_of(change.word));
            m_settling.add(change.unit, "casualties", number_of(change.word));
            if (!unit(change.unit).side.empty())
                m_settling.add(unit(change.unit).side, "losses", number_of(change.word));
        }
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

    /// Whoever follows a leader who is hit has to be attached anew.
    void replace_leader(const Deed& deed)
    {
        if (deed.word("result") != "incapacitated" && deed.word("result") != "dead")
            return;
        for (const auto& [role, stat] : {std::pair{"leader", "attached"}, std::pair{"unit", "leader_attached"}})
            if (const std::string key = deed.unit(role); !key.empty() && unit(key).is(stat))
                m_settling.set(key, stat, "no");
    }

    /// Mounted cavalry breaks through once a turn.
    void mark_breakthrough(const Deed& deed)
    {
        const bool has_rolled = deed.action == "breakthrough" || (deed.action == "charge" && deed.word("breakthrough") != "none");
        if (const std::string key = deed.unit("attacker"); has_rolled && !key.empty())
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
        if (!m_fight)
            return;
        for (const std::string_view role : {"firer", "attacker", "defender"})
            for (const std::string& key : corneta::game::units_in(deed.roles, role)) {
                if (!has_fought(deed, role))
                    continue;
                m_settling.set(key, "initial_volley", "no");
                m_settling.mark(key, "fired_or_fought");
                if (role == "firer")
                    m_settling.mark(key, "fired_this_phase");
            }
    }

    void break_unit(const std::string& key)
    {
        m_settling.mark(key, "broken");
        if (unit(key).is("in_melee"))
            m_settling.set(key, "in_melee", "no");
        if (unit(key).word("arm") != "artillery")
            m_settling.set(key, "formation", "mob");
    }

    /// More stragglers than effectives, or no effectives: it breaks; all gone: it is removed and all its castings count as lost.
    void judge(const std::string& key, bool is_at_end)
    {
        const Unit now = unit(key);
        if (now.is("destroyed") || now.kind != "unit")
            return;
        const int effectives = now.number("effectives");
        if (effectives == 0) {
            m_settling.mark(key, "destroyed");
            if (!now.side.empty())
                m_settling.add(now.side, "losses", now.number("stragglers"));
        }
        if ((effectives > 0 && now.number("stragglers") <= effectives) || now.is("broken"))
            return;
        break_unit(key);
        if (!is_at_end)
            return; // its action says what follows
        m_settling.tell({effectives == 0 ? "{0}: destroyed." : "{0}: broken.", {corneta::Name{now.name}}});
        if (effectives == 0)
            m_settling.hand({"Take {0} off the table.", {corneta::Name{now.name}}});
        else
            m_settling.offer(retreat(now));
        m_settling.offer({Follow::May, key, {{"rout-check", "Each friend that sees " + now.name + " break rolls a rout check", {}, {}}}});
    }

    static Next retreat(const Unit& broken)
    {
        return {Follow::Must,
                broken.key,
                {{"movement", broken.name + " makes a retreat move", {{"unit", {broken.key}}}, {{"kind", "retreat"}}}}};
    }

    Settling& m_settling;
    std::vector<std::string> m_hit;
    bool m_fight = false;
};

} // namespace

void settle(std::span<const Deed> deeds, Settling& settling)
{
    Aftermath aftermath{settling};
    for (const Deed& deed : deeds)
        aftermath.take(deed);
    const bool is_at_end = !settling.state().pending.empty();
    aftermath.judge(is_at_end);
    if (is_at_end)
        for (const Deed& deed : deeds)
            aftermath.offer_what_follows(deed);
}

} // namespace santa_anna
