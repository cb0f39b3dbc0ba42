// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/strike.h"

#include "core/action/total.h"

#include <algorithm>
#include <cassert>

namespace santa_anna {

using corneta::Explanation;
using corneta::Fraction;
using corneta::Label;
using corneta::Total;

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
        const Cell& share = charts.factor(Factor::HorseHolders);
        const std::int64_t holders = -(Fraction{-firer.castings} * share.number()).rounded_down();
        strength.add(-holders, {"horse holders"}, share);
        strength.least(0, {"no fewer than none"}, first_step);
    }
    if (firer.in_building)
        strength.times(charts.factor(Factor::Building));
    if (firer.quarter_volley)
        strength.times(charts.factor(Factor::QuarterVolley));
    strength.times(charts.castings_times(band), band_label(band));
    if (on_horse)
        strength.times(charts.factor(Factor::Mounted));
    if (firer.low_ammunition)
        strength.times(charts.factor(Factor::LowAmmunition));
}

void multiply_pounds(const Fire& fire, const Charts& charts, Band band, int gun, Total& strength)
{
    const Firer& firer = fire.firer;
    strength.start(firer.poundage, {"pounds of gun {0}", gun + 1}, first_step);
    if (firer.quarter_volley)
        strength.times(charts.factor(Factor::QuarterVolley));
    strength.times(charts.gun_times(band), band_label(band));
    if (gun >= firer.guns - firer.damaged)
        strength.times(charts.factor(Factor::DamagedGun));
    if (firer.low_ammunition)
        strength.times(charts.factor(Factor::LowAmmunition));
}

void shift(const Fire& fire, const Charts& charts, Total& column)
{
    const Target& target = fire.target;
    column.add(charts.fire_shift(fire.firer.experience));
    if (fire.firer.initial_volley && fire.firer.arm != Arm::Artillery)
        column.add(charts.fire_shift(Shift::InitialVolley));
    if (target.arm != Arm::Artillery && target.formation == Formation::Skirmish)
        column.add(charts.fire_shift(Shift::Skirmishers));
    else if (target.behind_skirmishers)
        column.add(charts.fire_shift(Shift::BehindSkirmishers));
    if (target.arm == Arm::Artillery && target.unlimbered)
        column.add(charts.fire_shift(Shift::Gunners));
    if (target.cover != Cover::None)
        column.add(charts.fire_shift(target.cover));
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

std::optional<Band> band_of(const Fire& fire, const Charts& charts)
{
    const auto bands = bands_of(fire.firer, charts);
    assert(bands.has_value());
    const Fraction range =
        fire.firer.quarter_volley ? charts.limit(FiringLimit::QuarterVolleyRange).number() : Fraction::tenths(fire.range.count);
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

Allocation allocation(const Fire& fire, const Charts& charts, int losses, Allocation before, Explanation& explanation)
{
    if (losses == 0)
        return {};
    const Target& target = fire.target;
    Total straggling{explanation};
    straggling.start((losses + 1) / 2, {"odd-numbered losses straggle"}, losses_rule);
    const Cell& deep = charts.limit(FiringLimit::DeepStragglers);
    if (is_deep(target))
        straggling.most(deep.number(), {"column or square: the rest are casualties"}, deep);
    const int falling = losses - straggling.whole();
    if (const Cell& times = charts.stragglers_times(fire.aspect); times.whole() != 1)
        straggling.times(times);
    const Cell& battery = charts.limit(FiringLimit::UsBatteryStragglers);
    if (target.arm == Arm::Artillery && target.nation == Nation::Us) {
        const int already = before.stragglers + (target.straggled_this_turn ? 1 : 0);
        straggling.most(std::max(0, battery.whole() - already), {"U.S. battery: stragglers from fire this turn"}, battery);
    }
    const int left = target.effectives - before.stragglers - before.casualties;
    const int casualties = std::min(falling, left);
    straggling.most(left - casualties, {"no more effectives to straggle"}, losses_rule, corneta::Source::House);
    const int stragglers = straggling.whole();

    Total casualty{explanation};
    casualty.start(falling, {"the other losses are casualties"}, losses_rule);
    casualty.most(left, {"no more effectives to fall"}, losses_rule, corneta::Source::House);
    return {stragglers, casualty.whole()};
}

} // namespace santa_anna
