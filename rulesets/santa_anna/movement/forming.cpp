// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/table.h"

/// What a Form order does, and the functions of guns.
namespace santa_anna {

namespace {

constexpr auto forms = options("line", "column", Option{"road-column", "road column"}, "square", "skirmish", "mounted", "dismounted");

bool is_in_the_saddle(FormTo to)
{
    return to == FormTo::Mounted || to == FormTo::Dismounted;
}

bool rides(const Form& inputs)
{
    return inputs.arm == Arm::Cavalry && inputs.mounted;
}

/// Without a die: a Form order takes the whole turn and always succeeds.
struct FormRules : CalculationOf<FormRules, Form, FormEnd, Charts> {
    static constexpr std::array form{
        fields::arm<"unit", &Form::arm>,
        fields::formation<"unit", &Form::formation>,
        fields::mounted<"unit", &Form::mounted>,
        asks<&Form::to>("to", "Into", {}, {},
                        {.help = "One change a turn: a formation, or cavalry mounts or dismounts.",
                         .start = 1,
                         .options = forms,
                         .fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        gives<&FormEnd::to>("to", "into", {.shown = Shown::AsBars, .options = forms}),
    };
    static constexpr auto refusals = std::to_array<Refused>({
        {"unit_formation", "a broken unit rallies before it forms", [](const Inputs& in) { return in.formation == Formation::Mob; }},
        {"unit_arm", "guns have no formation: they limber and unlimber", [](const Inputs& in) { return in.arm == Arm::Artillery; }},
        otherwise({"to", "only cavalry mounts and dismounts",
                   [](const Inputs& in) { return is_in_the_saddle(in.to) && in.arm != Arm::Cavalry; }}),
        otherwise({"to", "it stands so already",
                   [](const Inputs& in) {
                       return is_in_the_saddle(in.to) ? rides(in) == (in.to == FormTo::Mounted)
                                                      : static_cast<int>(in.to) == static_cast<int>(in.formation);
                   }}),
        otherwise(
            {"to", "a skirmish company forms a line or goes back into its unit",
             [](const Inputs& in) { return in.arm == Arm::Infantry && in.formation == Formation::Skirmish && in.to != FormTo::Line; }}),
        {"to", "mounted cavalry forms no square",
         [](const Inputs& in) {
             return rides(in) ? in.to == FormTo::Square : in.formation == Formation::Square && in.to == FormTo::Mounted;
         }},
    });
    static constexpr auto reads = Charts::keys<Detachment>;

    static FormEnd reckon(const Form& inputs) { return {inputs.to}; }
    static Announcement announce(const Form& inputs, const Charts& charts)
    {
        Announcement announcement{{"{The unit} forms: {0}.", {at(forms, inputs.to).label}}};
        if (inputs.to == FormTo::Mounted || inputs.to == FormTo::Dismounted)
            announcement.headline = inputs.to == FormTo::Mounted ? Sentence{"{The cavalry} mounts."} : Sentence{"{The cavalry} dismounts."};
        else
            announcement.instruct(Hand::Turn, "Form it on the center of its front, facing as before. It does not move.");
        if (inputs.arm == Arm::Infantry && inputs.to == FormTo::Skirmish)
            announcement.instruct("A skirmish company has {0} castings.", charts[Detachment::Company].number());
        return announcement;
    }
};

struct ReuniteRules : CalculationOf<ReuniteRules, Reunite, ReuniteEnd, Charts> {
    static constexpr std::array form{
        fields::effectives<"unit", &Reunite::effectives>,
        fields::effectives<"part", &Reunite::more>,
    };
    static constexpr std::array outcomes{
        gives<&ReuniteEnd::effectives>("effectives", "effectives together", as_bars),
    };

    static ReuniteEnd reckon(const Reunite& inputs) { return {inputs.effectives + inputs.more}; }
    static Announcement announce(const ReuniteEnd& end)
    {
        return {{"The parts form one unit again: effectives {0}.", {end.effectives}}, {{"They must touch."}}, {}};
    }
};

constexpr auto gun_functions = options("none", "limber", "unlimber");

struct FunctionsRules : CalculationOf<FunctionsRules, Functions, FunctionsEnd, Charts> {
    static constexpr std::array form{
        asks<&Functions::unlimbered>("unit_unlimbered", role::unit, stat::unlimbered, {.start = 1}),
        asks<&Functions::first>("first", "First function", {}, {},
                                {.help = "Moving and firing are functions too, played by themselves.",
                                 .start = 1,
                                 .options = gun_functions,
                                 .fact = Fact::Chosen}),
        asks<&Functions::second>("second", "Second function", {}, {}, {.options = gun_functions, .fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        changes<&FunctionsEnd::unlimbered>("unlimbered", "unlimbered", role::unit, Does::Set, stat::unlimbered, as_bars),
        gives<&FunctionsEnd::count>("count", "functions used"),
    };
    static constexpr auto refusals = std::to_array<Refused>({
        {"first", "say what the battery does first", [](const Inputs& in) { return in.first == GunFunction::None; }},
        otherwise({"first", "the guns are limbered", [](const Inputs& in) { return in.first == GunFunction::Limber && !in.unlimbered; }}),
        otherwise(
            {"first", "the guns are unlimbered", [](const Inputs& in) { return in.first == GunFunction::Unlimber && in.unlimbered; }}),
        otherwise(
            {"second", "the guns would stand as the first function leaves them", [](const Inputs& in) { return in.second == in.first; }}),
    });

    static FunctionsEnd reckon(const Functions& inputs)
    {
        const GunFunction last = inputs.second == GunFunction::None ? inputs.first : inputs.second;
        return {last == GunFunction::Unlimber, inputs.second == GunFunction::None ? 1 : 2};
    }
    static Announcement announce(const FunctionsEnd& end)
    {
        Announcement announcement{end.unlimbered ? Sentence{"{The battery} unlimbers."} : Sentence{"{The battery} limbers."}};
        if (end.count > 1)
            announcement.instruct("It has used two functions.");
        return announcement;
    }
};

} // namespace

constinit const ActionOf<Form, FormEnd> action::form = action_of<FormRules>(
    {"form", "Form", "A unit with a Form order changes formation, mounts or dismounts.", "Movement: Formation Changes", during::moves});

constinit const ActionOf<Reunite, ReuniteEnd> action::reunite = action_of<ReuniteRules>(
    {"reunite", "Reunite parts", "Parts of a unit with Form orders form it again.", "Units: Breaking Units into Sub-Units", during::moves});

constinit const ActionOf<Functions, FunctionsEnd> action::functions = action_of<FunctionsRules>(
    {"functions", "Functions of guns", "A battery limbers or unlimbers.", "Artillery: Artillery Functions", during::moves});

} // namespace santa_anna
