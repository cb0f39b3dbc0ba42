// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/parade.h"

namespace made_up {

namespace {

using corneta::asks;
using corneta::gives;
using corneta::Measure;
using corneta::Shown;

constexpr int most_rows = static_cast<int>(most_in_parade);

constexpr std::array parade_form{
    asks<&Parade::shine>({.key = "beetle_shine",
                          .label = "Shine",
                          .most = 9,
                          .start = 3,
                          .role = "beetle",
                          .stat = "shine",
                          .group = "beetle",
                          .rows_start = 2}),
    asks<&Parade::length>({.key = "beetle_length",
                           .label = "Length",
                           .measure = Measure::Inches,
                           .least = 1,
                           .most = 6,
                           .start = 2,
                           .role = "beetle",
                           .group = "beetle",
                           .rows_start = 2}),
    asks<&Parade::wound>({.key = "beetle_wound", .label = "Wound up", .role = "beetle", .group = "beetle", .rows_start = 2}),
    asks<&Parade::spring>({.key = "beetle_spring",
                           .label = "Spring",
                           .options = springs,
                           .role = "beetle",
                           .stat = "spring",
                           .asked_when = "beetle_wound=yes",
                           .group = "beetle",
                           .rows_start = 2}),
    asks<&Parade::trims>(
        {.key = "beetle_trims", .label = "Trims", .options = trims, .role = "beetle", .stat = "trims", .group = "beetle", .rows_start = 2}),
    asks<&Parade::judged>({.key = "judged", .label = "With judges"}),
    asks<&Parade::judges>(
        {.key = "judges", .label = "Marks of the judges", .most = 9, .start = 5, .asked_when = "judged=yes", .rows_start = 0}),
};
static_assert(parade_form.front().rows_most == most_rows);

constexpr std::array parade_outcomes{
    gives<&ParadeEnd::points>({.key = "points", .label = "points"}),
    gives<&ParadeEnd::prized>({.key = "prized", .label = "wins a prize"}),
    gives<&ParadeEnd::rosettes>({.key = "rosettes", .label = "rosettes", .options = rosettes}),
    gives<&ParadeEnd::trims>({.key = "trims", .label = "trims", .options = trims}),
    gives<&ParadeEnd::strides>({.key = "strides", .label = "strides"}),
    gives<&ParadeEnd::best>({.key = "best", .label = "best points", .shown = Shown::AsBars}),
    gives<&ParadeEnd::any_prize>({.key = "any_prize",
                                  .label = "any prize",
                                  .highlighted = corneta::these(true),
                                  .role = "owner",
                                  .stat = "proud",
                                  .does = corneta::Does::Marker}),
};

constexpr std::array<std::string_view, 4> parade_charts{"springs", "marks", "parts", "limits"};

} // namespace

const std::span<const corneta::Field> ParadeRules::form = parade_form;
const std::span<const corneta::OutcomeSpec> ParadeRules::outcomes = parade_outcomes;
const std::span<const std::string_view> ParadeRules::reads = parade_charts;

} // namespace made_up
