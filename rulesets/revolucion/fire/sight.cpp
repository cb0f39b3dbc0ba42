// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/fire/fire.h"

namespace revolucion {

namespace {

constexpr std::array combats{Option{"fire", "fire"}, Option{"assault", "assault"}};

/// Whether a side of `bases` is outnumbered by one of `others`.
Odds odds_against(int bases, int others, const Charts& charts)
{
    if (others <= bases)
        return Odds::None;
    return Fraction{others} < Fraction{bases} * charts[Outnumber::Badly].number() ? Odds::Outnumbered : Odds::Badly;
}

/// What a player says; counts as Outnumbering does.
constexpr std::array<OutnumberedEnd, 6> said_odds{
    {{}, {}, {Odds::Outnumbered, {}}, {Odds::Badly, {}}, {{}, Odds::Outnumbered}, {{}, Odds::Badly}}};

struct OutnumberedRules : CalculationOf<OutnumberedRules, Outnumbered, OutnumberedEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::kind>("kind", "In", {}, {}, {.options = combats, .fact = Fact::Chosen}),
        asks<&Inputs::actor_bases>("actor_bases", "Bases of the actor", role::actor, stat::bases,
                                   {.measure = Measure::Bases, .start = 4, .fact = Fact::Known}),
        asks<&Inputs::target_bases>("target_bases", "Bases of the target", role::target, stat::bases,
                                    {.measure = Measure::Bases, .start = 4, .fact = Fact::Known}),
        asks<&Inputs::bases_already_assaulted>("bases_already_assaulted", "Bases that have assaulted it this turn", role::target,
                                               stat::bases_assaulted,
                                               {.help = "Each unit with the bases it began its assault with, gone home or not.",
                                                .measure = Measure::Bases,
                                                .asked_when = "kind=assault",
                                                .fact = Fact::Known}),
    };
    static constexpr std::array outcomes{
        gives<&End::actor>("actor", "actor", {.options = odds_words}),
        gives<&End::target>("target", "target", {.options = odds_words}),
    };
    static constexpr auto reads = Charts::keys<Outnumber>;

    static End reckon(const Inputs& inputs, const Charts& charts, Explanation& told)
    {
        const std::string_view rule = inputs.kind == Combat::Assault ? section::assaults : section::fire;
        Total actors{told};
        actors.start(inputs.actor_bases, {"bases of the actor"}, rule);
        if (inputs.bases_already_assaulted > 0)
            actors.add(inputs.bases_already_assaulted, {"bases that assaulted before"}, section::assaults);
        const int bases = actors.whole();
        told.start(inputs.target_bases, {"bases of the target"}, rule);
        told.note(Op::Start, charts[Outnumber::Badly]);
        return outnumbers(Outnumbering::FromBases, bases, inputs.target_bases, charts);
    }

    static Announcement announce(const Inputs& inputs, const End& end)
    {
        Announcement said{.headline = {"Neither is outnumbered."}};
        const bool is_actor = end.actor != Odds::None;
        if (const Odds odds = is_actor ? end.actor : end.target; odds != Odds::None)
            said.headline = {odds == Odds::Badly ? "{0} is badly outnumbered." : "{0} is outnumbered.",
                             {RoleRef{is_actor ? "the actor" : "the target"}}};
        const int bases = inputs.actor_bases + inputs.bases_already_assaulted;
        if (inputs.kind == Combat::Assault)
            said.instruct(bases == 1 ? "With this assault 1 base has assaulted {the target} this turn."
                                     : "With this assault {0} bases have assaulted {the target} this turn.",
                          bases);
        return said;
    }
};

bool is_blocked(const LineOfSight& inputs)
{
    return inputs.same_level || inputs.levels_above == 0;
}

/// In whole tenths: a distance beyond it is typed in tenths.
Tenths shadow_of(const LineOfSight& inputs, const Charts& charts, Explanation& told)
{
    constexpr int tenth = 10;
    Tenths shadow = inputs.to_far_side;
    told.start(exact(shadow), {"from the higher unit to the far side"}, section::sight);
    for (int level = 1; level <= inputs.levels_above && (level == 1 || shadow.count != 0); ++level) {
        const Fraction inches = exact(shadow) * told.times(charts[level == 1 ? Shadow::FirstLevel : Shadow::FurtherLevel]);
        shadow = tenths_in(inches);
        if (!(exact(shadow) == inches))
            told.note(Op::Floor, Fraction{1, tenth}, {"whole tenths"}, section::sight);
    }
    told.agrees(exact(shadow));
    return shadow;
}

struct LineOfSightRules : CalculationOf<LineOfSightRules, LineOfSight, LineOfSightEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::levels_above>(
            "levels_above", "Levels above it", {}, {},
            {.help =
                 "Levels that the higher of the two units stands above the ground of the tall obstruction. Of several obstructions on one "
                 "level take the one nearest the target.",
             .start = 1,
             .asked_when = "same_level=no",
             .fact = Fact::Measured}),
        asks<&Inputs::to_far_side>("to_far_side", "To its far side", {}, {},
                                   {.help = "From the higher unit.",
                                    .measure = Measure::Inches,
                                    .start = 6,
                                    .asked_when = "same_level=no",
                                    .fact = Fact::Measured}),
        asks<&Inputs::beyond>("beyond", "Beyond it", {}, {},
                              {.help = "From its far side to the other unit.",
                               .measure = Measure::Inches,
                               .start = 3,
                               .asked_when = "same_level=no",
                               .fact = Fact::Measured}),
        asks<&Inputs::inside>("inside", "Inside it", {}, {},
                              {.help = "Inches of woods or town on the line if one of the units stands inside; 0: it stands beyond.",
                               .measure = Measure::Inches,
                               .fact = Fact::Seen}),
        asks<&Inputs::same_level>("same_level", "All on one level", {}, {}, {.fact = Fact::Seen}),
        asks<&Inputs::figures>(large_figures),
    };
    static constexpr std::array outcomes{
        gives<&End::shadow>("shadow", "inches hidden beyond it"),
        gives<&End::visible>("visible", "visible"),
    };
    static constexpr auto reads = Charts::keys<Sight, Shadow, Figures>;

    static End reckon(const Inputs& inputs, const Charts& charts, Explanation& told)
    {
        if (inputs.inside.count > 0)
            return {{}, !(told.note(Op::Start, charts[Sight::IntoWoods]) < charts.in_charts(inputs.inside, inputs.figures))};
        if (is_blocked(inputs))
            return {};
        const Tenths shadow = shadow_of(inputs, charts, told);
        return {shadow, shadow < inputs.beyond};
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        Announcement said;
        const Fraction shadow = exact(end.shadow);
        if (inputs.inside.count > 0 && end.visible)
            said.headline = {"They see each other: not too deep inside."};
        else if (inputs.inside.count > 0)
            said.headline = {"Hidden: woods and towns are seen into {0} inches.",
                             {charts.on_table(charts[Sight::IntoWoods].number(), inputs.figures)}};
        else if (is_blocked(inputs))
            said.headline = {"Hidden: a tall obstruction blocks the sight on its own level."};
        else
            said.headline = {end.visible ? "They see each other: its shadow is {0} {1}." : "Hidden in its shadow of {0} {1}.",
                             {shadow, inch_word(shadow)}};
        const Fraction kept = charts.on_table(charts[Sight::Friends].number(), inputs.figures);
        said.instruct("Friends under the line count as a tall obstruction; a line of fire keeps {0} {1} from friends.", kept,
                      inch_word(kept));
        return said;
    }
};

} // namespace

OutnumberedEnd outnumbers(Outnumbering said, int actor_bases, int target_bases, const Charts& charts)
{
    if (said == Outnumbering::FromBases)
        return {odds_against(actor_bases, target_bases, charts), odds_against(target_bases, actor_bases, charts)};
    return said_odds.at(static_cast<std::size_t>(said));
}

constinit const ActionOf<Outnumbered, OutnumberedEnd> outnumbered = action_of<OutnumberedRules>(
    {"outnumbered", "Outnumbered", "Who is outnumbered in fire or in an assault.", section::effects, in_actions});

constinit const ActionOf<LineOfSight, LineOfSightEnd> line_of_sight = action_of<LineOfSightRules>(
    {"line-of-sight", "Line of sight", "Whether two units see each other past or into a tall obstruction.", section::sight, in_actions});

} // namespace revolucion
