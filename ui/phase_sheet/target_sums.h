// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/phase_sheet/sheet_chances.h"
#include "ui/phase_sheet/sheet_rows.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace corneta::ui {

/// What all rows of the sheet together may do to one unit.
struct TargetSum {
    std::string unit{};
    QString code{};
    QString name{};
    QString strength{};   ///< "9 of 12"
    QString counts{};     ///< "3 × fire, 2 settled: losses 9"
    QString headline{};   ///< "Breaks 16 in 20"; empty until it is counted
    QString percentage{}; ///< or that all is settled
    std::optional<double> probability{};
    std::size_t side = 0;

    QString words() const;
};

/// In the order in which the rows first aim at them.
std::vector<TargetSum> sums_of(const OpenGame& game, const SheetPlan& plan, const std::vector<SheetRow>& rows, const SheetChances& chances);

/// Whose army may break of what all rows together do, and how likely.
QStringList lines_of_armies(const game::State& state, const SheetChances& chances);

/// "9 of 12": what is left of a unit, and what it was; empty where there is nothing to count.
QString strength_of(const game::State& state, const Rulebook& book, const std::string& unit);

} // namespace corneta::ui
