// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/strike.h"

#include <cassert>

namespace santa_anna {

namespace {

constexpr std::string_view first_step = "Firing, step 1";
constexpr std::string_view second_step = "Firing, step 2";
constexpr std::string_view losses_rule = "Firing: Allocating Losses";

Label band_label(Band band)
{
    switch (band) {
    case Band::Short: return {"short range"};
    case Band::Medium: return {"medium range"};
    case Band::Long: return {"long range"};
    }
    assert(false);
    return {};
}

void multiply_castings(const Fire& fire, const Charts& charts, Band band, Total& strength)
{
    const Firer& firer = fire.firer;
    const bool on_horse = firer.arm == Arm::Cavalry && firer.mounted;
    strength.start(firer.castings, {"castings firing"}, first_step);
    if (firer.arm == Arm::Cavalry && !firer.mounted) {
        const Cell& share = charts[Factor::HorseHolders];
        const std::int64_t holders = -(Fraction{-(firer.castings + firer.losses_this_turn)} * share.number()).rounded_down();
        strength.add(-holders, {"horse holders"}, share);
        strength.least(0, {"no fewer than none"}, first_step);
    }
    if (firer.in_building)
        strength.times(charts[Factor::Building]);
    if (firer.quarter_volley)
        strength.times(charts[Factor::QuarterVolley]);
    strength.times(charts[StrengthOf::Castings, band], band_label(band));
    if (on_horse)
        strength.times(charts[Factor::Mounted]);
    if (firer.low_ammunition)
        strength.times(charts[Factor::LowAmmunition]);
}

void multiply_pounds(const Fire& fire, const Charts& charts, Band band, int gun, Total& strength)
{
    const Firer& firer = fire.firer;
    strength.start(firer.poundage, {"pounds of gun {0}", gun + 1}, first_step);
    if (firer.quarter_volley)
        strength.times(charts[Factor::QuarterVolley]);
    strength.times(charts[StrengthOf::Gun, band], band_label(band));
    if (gun >= firer.guns - firer.damaged)
        strength.times(charts[Factor::DamagedGun]);
    if (firer.low_ammunition)
        strength.times(charts[Factor::LowAmmunition]);
}

void shift(const Fire& fire, const Charts& charts, Total& column)
{
    const auto add = [&](Shift shift) { column.add(charts[shift, ShiftIn::Fire]); };
    const Target& target = fire.target;
    add(Charts::like<Shift>(fire.firer.experience));
    if (fire.firer.initial_volley && fire.firer.arm != Arm::Artillery)
        add(Shift::InitialVolley);
    if (target.arm != Arm::Artillery && target.formation == Formation::Skirmish)
        add(Shift::Skirmishers);
    else if (target.behind_skirmishers)
        add(Shift::BehindSkirmishers);
    if (target.arm == Arm::Artillery && target.unlimbered)
        add(Shift::Gunners);
    if (target.cover != Cover::None)
        add(of_cover<Shift>(target.cover));
}

bool is_deep(const Target& target)
{
    return target.arm != Arm::Artillery && (target.formation == Formation::Column || target.formation == Formation::Square);
}

} // namespace

std::optional<std::span<const Cell>> bands_of(const Firer& firer, const Charts& charts)
{
    if (firer.arm == Arm::Artillery)
        return charts.ranges_of_gun(firer.poundage);
    if (firer.weapon == Weapon::None)
        return std::nullopt;
    return charts.ranges_of(firer.weapon);
}

Fraction range_of(const Fire& fire, const Charts& charts)
{
    return fire.firer.quarter_volley ? charts[FiringLimit::QuarterVolleyRange].number() : in_inches(fire.range);
}

bool is_beyond(const Fire& fire, const Charts& charts)
{
    return bands_of(fire.firer, charts) && !band_of(fire, charts);
}

Fraction last_inch(std::span<const Cell> bands)
{
    Fraction last;
    for (const Cell& cell : bands)
        if (!cell.empty())
            last = cell.number();
    return last;
}

std::optional<Band> band_of(const Fire& fire, const Charts& charts)
{
    const auto bands = bands_of(fire.firer, charts);
    assert(bands.has_value());
    const Fraction range = range_of(fire, charts);
    for (std::size_t band = 0; band < bands->size(); ++band) {
        const Cell& last_inch = (*bands)[band];
        if (!last_inch.empty() && !(last_inch.number() < range))
            return static_cast<Band>(band);
    }
    return std::nullopt;
}

ChartEntry strike(const Fire& fire, const Charts& charts, int gun, Explanation& explanation)
{
    const auto band = band_of(fire, charts);
    assert(band.has_value());
    Total strength{explanation};
    if (fire.firer.arm == Arm::Artillery)
        multiply_pounds(fire, charts, *band, gun, strength);
    else
        multiply_castings(fire, charts, *band, strength);
    strength.round_down(first_step);
    const std::int64_t whole = strength.total().amount();

    Total column{explanation};
    const Cell& header = charts.header(whole);
    column.start(header.row, {"column for strength {0}", static_cast<int>(whole)}, header);
    shift(fire, charts, column);
    column.least(0, {"left of the first column counts as the first"}, second_step);
    column.most(charts.last_column(), {"right of the last column counts as the last"}, second_step);
    return {whole, column.whole()};
}

Columns columns_of(const Fire& fire, const Charts& charts)
{
    const bool by_gun = fire.firer.arm == Arm::Artillery;
    if (by_gun && fire.firer.guns == 0)
        return {};
    const auto column = [&](int gun) {
        Explanation deaf{Listening::No};
        return static_cast<std::int16_t>(strike(fire, charts, gun, deaf).column);
    };
    return {column(0), column(by_gun ? fire.firer.guns - 1 : 0)};
}

Shot roll_effects(const Label& label, int column, const Charts& charts, Dice& dice, Explanation& explanation)
{
    const int low_face = charts[FiringLimit::LowAmmunitionFace].whole();
    const int reading =
        dice.read(label, charts.effects_die(), [&](int face) { return charts.losses(column, face) * 2 + (face == low_face ? 1 : 0); });
    explanation.start(charts.effect(column, dice.shown()[0]), {"losses on a {0} in column {1}", dice.shown()[0], column});
    return {reading / 2, reading % 2 != 0};
}

Shot shoot(const Fire& fire, int gun, const Columns& columns, const Charts& charts, Dice& dice, Explanation& explanation)
{
    const bool by_gun = fire.firer.arm == Arm::Artillery;
    const bool is_damaged = by_gun && gun >= fire.firer.guns - fire.firer.damaged;
    const int column = is_damaged ? columns.damaged : columns.sound;
    if (explanation.listens()) {
        [[maybe_unused]] const ChartEntry told = strike(fire, charts, gun, explanation);
        assert(told.column == column);
    }
    return roll_effects(by_gun ? Label{"gun {0}", gun + 1} : Label{"fire"}, column, charts, dice, explanation);
}

Allocation allocation(const Fire& fire, const Charts& charts, int losses, Allocation before, Explanation& explanation)
{
    if (losses == 0)
        return {};
    const Target& target = fire.target;
    Total straggling{explanation};
    straggling.start((losses + 1) / 2, {"odd-numbered losses straggle"}, losses_rule);
    const Cell& deep = charts[FiringLimit::DeepStragglers];
    if (is_deep(target))
        straggling.most(deep.number(), {"column or square: the rest are casualties"}, deep);
    const int falling = losses - straggling.whole();
    if (const Cell& times = charts[Charts::like<LossAllocation>(fire.aspect)]; times.whole() != 1)
        straggling.times(times);
    const Cell& battery = charts[FiringLimit::UsBatteryStragglers];
    if (target.arm == Arm::Artillery && target.nation == Nation::Us) {
        const int already = before.stragglers + (target.straggled_this_turn ? 1 : 0);
        straggling.most(std::max(0, battery.whole() - already), {"U.S. battery: stragglers from fire this turn"}, battery);
    }
    const int left = target.effectives - before.stragglers - before.casualties;
    const int casualties = std::min(falling, left);
    straggling.most(left - casualties, {"no more effectives to straggle"}, losses_rule, Source::House);
    const int stragglers = straggling.whole();

    Total casualty{explanation};
    casualty.start(falling, {"the other losses are casualties"}, losses_rule);
    casualty.most(left, {"no more effectives to fall"}, losses_rule, Source::House);
    return {stragglers, casualty.whole()};
}

} // namespace santa_anna
