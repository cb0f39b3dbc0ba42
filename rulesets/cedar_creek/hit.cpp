// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

namespace cedar_creek {

namespace {

/// What follows from a hit: 7.3, 11.4.
struct Hit {
    EffectsBuilder& effects;
    const Charts& charts;
    const std::vector<std::string>& victors;
    Brigades firsts{}, seconds{};
    std::vector<Brigades> places{}; ///< of each second line

    void take(const std::vector<std::string>& losers, const std::vector<std::string>& behind)
    {
        effects.offer_instead();
        firsts = by_keys(losers);
        seconds = by_keys(behind);
        places = places_of(effects.state(), firsts, seconds);
        const bool is_train_alone = std::ranges::all_of(firsts, &Hit::is_train);
        for (const Unit* const first : firsts)
            if (is_train(first)) {
                effects.mark(first->key, stat::eliminated);
                if (!is_train_alone) // else the attack says it
                    effects.instruct({"Remove {0}: a hit eliminates it.", {Name{first->name}}});
            }
        for (const Unit* const first : firsts)
            if (!is_train(first))
                offer_choice(*first);
        if (std::ranges::any_of(firsts, [&](const Unit* first) { return is_train(first) && sure_second(*first) == nullptr; }))
            offer_advance(effects, victors);
    }

    static bool is_train(const Unit* unit) { return unit->kind == "marker"; }

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
        for (std::size_t i = 0; i < seconds.size(); ++i)
            if (std::ranges::find(places[i], &first) != places[i].end())
                all.push_back(seconds[i]);
        return all;
    }

    /// The second line that stands behind this first line and can stand behind no other; else nothing.
    const Unit* sure_second(const Unit& first) const
    {
        const Brigades all = seconds_for(first);
        if (all.size() != 1)
            return nullptr;
        const auto index = std::ranges::find(seconds, all.front()) - seconds.begin();
        return places[static_cast<std::size_t>(index)].size() == 1 ? all.front() : nullptr;
    }

    /// 11.3: of the first lines of which nobody knows which has a second line, those that have none.
    int without_second() const
    {
        const auto is_open = [&](const Unit* first) { return !seconds_for(*first).empty() && sure_second(*first) == nullptr; };
        const auto is_sure = [&](const Unit* first) { return sure_second(*first) != nullptr; };
        const auto left = std::ssize(seconds) - std::ranges::count_if(firsts, is_sure);
        return static_cast<int>(std::max<std::ptrdiff_t>(std::ranges::count_if(firsts, is_open) - left, 0));
    }

    /// Each first-line brigade decides for itself, with its own numbers, before a charge tires it.
    void offer_choice(const Unit& first)
    {
        std::string hit_by;
        for (const std::string& victor : victors)
            hit_by += (hit_by.empty() ? "" : "+") + victor;
        effects.set(first.key, stat::hit_by, hit_by);
        const Unit* const sure = sure_second(first);
        const Brigades behind = sure == nullptr ? seconds_for(first) : Brigades{};
        if (sure != nullptr)
            effects.set(first.key, stat::backed_by, sure->key);
        if (!behind.empty())
            effects.set(first.key, stat::alone, without_second());
        Next next{Follow::Either, first.side, {}};
        const auto offer = [&](HitChoice choice, std::string words, Roles roles) {
            roles.insert(roles.begin(), alone(role::brigade, first.key).front());
            next.choices.push_back({std::string{retreat.key},
                                    std::move(words),
                                    std::move(roles),
                                    {chosen(choice), {std::string{stat::fatigue}, std::to_string(fatigue_when_attacked(first, charts))}}});
        };
        if (behind.empty() || without_second() > 0)
            offer(HitChoice::Retreat, first.name + " retreats", {});
        for (const Unit* const second : behind)
            offer(HitChoice::Retreat, first.name + " retreats, " + second->name + " behind it", alone(role::second_line, second->key));
        if (victors.size() <= 1)
            offer(HitChoice::Hold, first.name + " holds", {});
        else
            for (const std::string& victor : victors)
                offer(HitChoice::Hold, first.name + " holds, " + effects.unit(victor).name + " tires", alone(role::victor, victor));
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
            victor != nullptr && victor->kind != "marker" && !(*victor)[stat::routed] && !(*victor)[stat::eliminated]) {
            next.by = victor->side;
            next.choices.push_back({std::string{advance.key}, victor->name + " occupies the zone", alone(role::brigade, key), {}});
            if ((*victor)[stat::stayed])
                effects.set(key, stat::stayed, false);
        }
    if (!next.choices.empty())
        effects.offer(std::move(next));
}

} // namespace cedar_creek
