// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

namespace cedar_creek {

namespace {

/// What follows from a hit: 7.3, 11.4.
struct Hit {
    EffectsBuilder& effects;
    const Charts& charts;
    const std::vector<std::string>& victors;
    Lines lines{};
    std::vector<Brigades> places{}; ///< of each second line

    void take(const std::vector<std::string>& losers, const std::vector<std::string>& behind)
    {
        effects.offer_instead();
        lines = {by_keys(losers), by_keys(behind)};
        for (const Unit* const second : lines.seconds)
            places.push_back(places_of(effects.state(), lines, *second));
        const Brigades& firsts = lines.firsts;
        const bool is_train_alone = std::ranges::all_of(firsts, &Hit::is_train);
        for (const Unit* const first : firsts)
            if (is_train(first)) {
                effects.mark(first->key, stat::eliminated);
                if (!is_train_alone) // else the attack says it
                    effects.instruct({Hand::TakeOff, "Remove {0}: a hit eliminates it.", {*first}});
            }
        for (const std::string& second : behind)
            effects.set(second, stat::behind, keys_joined(firsts));
        for (const Unit* const first : firsts)
            if (!is_train(first))
                offer_choice(*first);
        if (std::ranges::any_of(firsts, [&](const Unit* first) { return is_train(first) && sure_seconds(*first).empty(); }))
            offer_advance(effects, victors);
    }

    static bool is_train(const Unit* unit) { return unit->kind == kind::marker; }

    Brigades by_keys(const std::vector<std::string>& keys) const
    {
        Brigades units;
        for (const std::string& key : keys)
            units.push_back(&effects.unit(key));
        return units;
    }

    Brigades seconds_for(const Unit& first) const
    {
        Brigades all;
        for (std::size_t i = 0; i < lines.seconds.size(); ++i)
            if (std::ranges::find(places[i], &first) != places[i].end())
                all.push_back(lines.seconds[i]);
        return all;
    }

    /// The second lines of this first line, where none of them can stand behind another; else nothing.
    Brigades sure_seconds(const Unit& first) const
    {
        for (const Brigades& place : places)
            if (place.size() > 1 && std::ranges::find(place, &first) != place.end())
                return {};
        return seconds_for(first);
    }

    /// One of them, or as set up all, where the others find a place behind other first lines. 11.3, 12.
    std::vector<Brigades> all_behind(const Unit& first, const Brigades& behind) const
    {
        std::vector<Brigades> all;
        for (const Unit* const second : behind)
            all.push_back({second});
        if (Brigades crowd = crowd_behind(effects.state(), first, behind); crowd.size() > 1)
            all.push_back(std::move(crowd));
        std::erase_if(all, [&](const Brigades& together) { return !may_leave_with(effects.state(), lines, first, together); });
        return all;
    }

    static std::vector<NamedUnit> named(const Brigades& units)
    {
        std::vector<NamedUnit> all;
        for (const Unit* const unit : units)
            all.push_back(*unit);
        return all;
    }

    static Roles in_second_line(const Brigades& units)
    {
        Roles roles{{std::string{role::second_line}, {}}};
        for (const Unit* const unit : units)
            roles.front().units.push_back(unit->key);
        return roles;
    }

    /// Each first-line brigade decides for itself, with its own numbers, before a charge tires it.
    void offer_choice(const Unit& first)
    {
        effects.set(first.key, stat::hit_by, keys_joined(by_keys(victors)));
        const Brigades sure = sure_seconds(first);
        const Brigades behind = sure.empty() ? seconds_for(first) : Brigades{};
        if (!sure.empty())
            effects.set(first.key, stat::backed_by, keys_joined(sure));
        Next next{Follow::Either, first.side, {}};
        const auto offer = [&](HitChoice choice, Sentence words, Roles roles) {
            roles.insert(roles.begin(), alone(role::brigade, first.key).front());
            next.choices.push_back({std::string{retreat.key},
                                    std::move(words),
                                    std::move(roles),
                                    {chosen(choice), {std::string{stat::fatigue}, std::to_string(fatigue_when_attacked(first, charts))}}});
        };
        if (behind.empty() || may_leave_with(effects.state(), lines, first, {}))
            offer(HitChoice::Retreat, {"{0} retreats", {first}}, {});
        for (const Brigades& together : all_behind(first, behind))
            offer(HitChoice::Retreat, {"{0} retreats, {1} behind it", {first, named(together)}}, in_second_line(together));
        if (victors.size() <= 1)
            offer(HitChoice::Hold, {"{0} holds", {first}}, {});
        else
            for (const std::string& victor : victors)
                offer(HitChoice::Hold, {"{0} holds, {1} tires", {first, effects.unit(victor)}}, alone(role::victor, victor));
        effects.offer(std::move(next));
    }
};

} // namespace

void take_hit(EffectsBuilder& effects, const std::vector<std::string>& losers, const std::vector<std::string>& seconds,
              const std::vector<std::string>& victors, const Charts& charts)
{
    Hit{effects, charts, victors}.take(losers, seconds);
}

void offer_advance(EffectsBuilder& effects, const std::vector<std::string>& victors)
{
    Next next{Follow::May, {}, {}};
    for (const std::string& key : victors)
        if (const Unit* const victor = effects.state().find(key);
            victor != nullptr && victor->kind != kind::marker && !(*victor)[stat::routed] && !is_lost(*victor)) {
            next.by = victor->side;
            next.choices.push_back({std::string{advance.key}, {"{0} occupies the zone", {*victor}}, alone(role::brigade, key), {}});
            if ((*victor)[stat::stayed])
                effects.set(key, stat::stayed, false);
        }
    if (!next.choices.empty())
        effects.offer(std::move(next));
}

} // namespace cedar_creek
