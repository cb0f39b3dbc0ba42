// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <vector>

/// A journal's lines broken in every way: each function says the first damage that is not told as it should be; nothing when all are.
namespace damages {

/// Of each prefix: how many whole lines it has, and their last seal. Every `step`th prefix, those at the ends of lines in any case.
QString missed_in_prefixes(const std::vector<std::string>& lines, std::size_t step = 1);
/// Of each bit of a line, counted from 1: that the line is damaged.
QString missed_in_flips_of(const std::vector<std::string>& lines, std::size_t line);
QString missed_in_flips_at_random(const std::vector<std::string>& lines, int flips);
/// Of cuts of the power, each after some line was safe and while up to three more were being written: any of their blocks are there or not.
/// Every safe line must come back, and of the others only those that are whole.
QString missed_in_power_cuts(const std::vector<std::string>& lines, int cuts);
/// Of each line doubled, dropped or swapped with every `step`th one behind it.
QString missed_in_moved_lines(const std::vector<std::string>& lines, std::size_t step = 1);

} // namespace damages
