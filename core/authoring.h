// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "core/action/charts_of.h"
#include "core/action/declare.h"
#include "core/action/follow.h"
#include "core/action/ruleset.h"
#include "core/action/thrown.h"
#include "core/action/total.h"
#include "core/action/typed_charts.h"
#include "core/text/words.h"

/// All that the actions of a ruleset are written with: one include and one `using namespace corneta::authoring;`.
namespace corneta::authoring {

using corneta::Action;
using corneta::action_of;
using corneta::ActionOf;
using corneta::actions_of;
using corneta::amounts;
using corneta::Announcement;
using corneta::are_same;
using corneta::Argument;
using corneta::asks;
using corneta::bands;
using corneta::CalculationOf;
using corneta::CardsSpec;
using corneta::Cell;
using corneta::CellKind;
using corneta::changes;
using corneta::chart;
using corneta::ChartsOf;
using corneta::Choice;
using corneta::choice;
using corneta::ColumnSpec;
using corneta::Demands;
using corneta::Dice;
using corneta::Does;
using corneta::Empty;
using corneta::Explanation;
using corneta::Fact;
using corneta::Field;
using corneta::Follow;
using corneta::Fraction;
using corneta::gives;
using corneta::Hand;
using corneta::Inner;
using corneta::Instruction;
using corneta::Kind;
using corneta::Label;
using corneta::Listening;
using corneta::MarkerSpec;
using corneta::MatchUps;
using corneta::Measure;
using corneta::Name;
using corneta::NamedUnit;
using corneta::Op;
using corneta::Option;
using corneta::options;
using corneta::PhaseSpec;
using corneta::Precision;
using corneta::Preset;
using corneta::preset;
using corneta::Refusals;
using corneta::RefusalSpec;
using corneta::RoleRef;
using corneta::RulesOf;
using corneta::ScaleSpec;
using corneta::SeldomPlayed;
using corneta::Sentence;
using corneta::shifts;
using corneta::Shown;
using corneta::Source;
using corneta::Stands;
using corneta::Step;
using corneta::these;
using corneta::throws;
using corneta::Total;
using corneta::UnreachableCell;
namespace columns = corneta::columns;

template <class Row, class Column = void> using HeadOf = corneta::ChartHead<Row, Column>;
/// The head of a chart that is not of bands.
template <class Row, class Column = void>
constexpr HeadOf<Row, Column> table(std::string_view key, std::string_view label, std::string_view rule, std::string_view row_name,
                                    std::span<const ColumnSpec> columns)
{
    return {{.key = key, .label = label, .rule = rule, .row_name = row_name, .columns = columns}};
}

} // namespace corneta::authoring
