// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/rulesets/restated.h"

#include <algorithm>
#include <string>

/// Revolucion!, what fire and assaults have in common, stated a second time.
namespace restated_revolucion {

using restated::Asked;
using restated::Lines;

inline const Lines& charts()
{
    static const Lines lines{"revolucion"};
    return lines;
}

inline bool is_one_of(const std::string& word, std::initializer_list<const char*> words)
{
    return std::ranges::any_of(words, [&](const char* other) { return word == other; });
}

inline bool is_infantry(const std::string& type)
{
    return type.ends_with("-infantry");
}

inline bool is_cavalry(const std::string& type)
{
    return type.ends_with("-cavalry");
}

inline bool is_train(const std::string& type)
{
    return is_one_of(type, {"train", "armored-train", "maquina-loca"});
}

/// X: armored cars and tankettes fire and defend as machine guns.
inline bool is_armored_automobile(const std::string& type)
{
    return is_one_of(type, {"armored-car", "tankette"});
}

/// II: figures of 20 mm and more take every distance doubled.
inline int size_of_figures(const Asked& asked)
{
    return charts().number("figures", asked.word("figures"), "times");
}

/// IV and X: trains are in march formation, automobiles and aircraft in maneuver formation; on a train only guns are deployed.
inline std::string formation_of_target(const Asked& asked, const std::string& type)
{
    if (is_train(type))
        return "march";
    if (is_one_of(type, {"truck", "car", "armored-car", "tankette", "aircraft"}))
        return "maneuver";
    const std::string formation = asked.word("target_formation");
    const bool has_no_room = asked.yes("target_passenger") && (is_infantry(type) || is_cavalry(type));
    return has_no_room && formation == "deployed" ? "maneuver" : formation;
}

/// IV and X: a train gives no cover but that of its armor or sandbags, which is hard, neither to itself nor to who rides on it; armored cars and
/// tankettes have hard cover, aircraft none.
inline std::string cover_of_target(const Asked& asked, const std::string& type, bool rides)
{
    if (is_armored_automobile(type) || type == "armored-train")
        return "hard";
    if (type == "aircraft")
        return "open";
    const std::string cover = asked.word("target_cover");
    if (is_train(type) || rides)
        return is_one_of(cover, {"hard", "fortification"}) ? "hard" : "open";
    return cover;
}

/// A unit that takes damage.
struct Struck {
    std::string type{};
    int bases = 0;
    int at_start = 0;
    int status = 0; ///< levels of damage that stand: 1 disordered, 2 demoralized
    int levels = 0; ///< taken in this action
    int lost = 0;
    bool rides = false; ///< on a train
    bool is_blocked = false;
    bool is_pushed = false;
    bool is_destroyed = false;
    bool is_driven_back = false;

    std::string status_word() const { return status == 0 ? "ok" : status == 1 ? "disordered" : "demoralized"; }

    /// V: levels add to the status; the third costs a base, each further one another.
    void take(int more)
    {
        levels += more;
        const int sum = status + more;
        lost += std::clamp(sum - 2, 0, bases - lost);
        status = std::min(sum, 2);
    }
    /// V, X: trains and who rides on them do not fall back.
    bool has_to_go() const { return (lost > 0 || is_pushed) && !rides && !is_train(type) && type != "aircraft"; }
    /// V: half or less of its first bases, or a move that cannot be made. X: one level 3 brings an aircraft down; a máquina loca is one base.
    void settle()
    {
        const bool is_frail = lost > 0 && is_one_of(type, {"aircraft", "maquina-loca"});
        is_destroyed = is_frail || (lost > 0 && 2 * (bases - lost) <= at_start) || (has_to_go() && is_blocked);
        is_driven_back = has_to_go() && !is_destroyed;
    }
    /// IV: falling back and being pushed back. X: trucks and tankettes are slow, cars fast.
    int inches(int size) const
    {
        if (!is_driven_back)
            return 0;
        std::string arm = type;
        if (is_infantry(type))
            arm = "infantry";
        if (is_cavalry(type))
            arm = "cavalry";
        if (is_one_of(type, {"fast-transport", "car", "armored-car"}))
            arm = "fast";
        if (is_one_of(type, {"slow-transport", "truck", "tankette"}))
            arm = "slow";
        return size * charts().number("fall-backs", arm, "inches");
    }
};

inline Struck unit_of(const Asked& asked, const std::string& side, const std::string& type)
{
    const std::string status = asked.word(side + "_status");
    return {.type = type,
            .bases = asked.number(side + "_bases"),
            .at_start = asked.number(side + "_bases_at_start"),
            .status = status == "ok"     ? 0
                : status == "disordered" ? 1
                                         : 2,
            .is_blocked = asked.yes(side + "_blocked")};
}

/// VI: by all bases of both, more or fewer, twice as many or more; or as somebody has said.
struct Outnumbered {
    std::string actor{};
    std::string target{};
};

inline Outnumbered outnumbered(const Asked& asked, int actor_bases, int target_bases)
{
    const std::string said = asked.word("outnumbered");
    if (said == "from-bases" && target_bases > actor_bases)
        return {.actor = target_bases >= 2 * actor_bases ? "badly" : "outnumbered"};
    if (said == "from-bases" && actor_bases > target_bases)
        return {.target = actor_bases >= 2 * target_bases ? "badly" : "outnumbered"};
    if (said.starts_with("actor"))
        return {.actor = said == "actor" ? "outnumbered" : "badly"};
    if (said.starts_with("target"))
        return {.target = said == "target" ? "outnumbered" : "badly"};
    return {};
}

inline int fire_shift(const std::string& name)
{
    return charts().number("fire-shifts", name, "amount");
}

} // namespace restated_revolucion
