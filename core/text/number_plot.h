// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/sentence.h"

#include <string>
#include <vector>

namespace corneta {

/// Numbers one after the other, a line each.
struct NumberPlot {
    struct Line {
        std::string name;
        std::vector<int> at; ///< the points
    };
    Sentence title{};
    std::vector<Sentence> points{};
    std::vector<Line> lines{};
};

} // namespace corneta
