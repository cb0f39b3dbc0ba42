// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/sentence.h"

#include <vector>

namespace corneta {

/// A table in words: a row a name, with a cell a column.
struct WordTable {
    struct Row {
        Sentence name{};
        std::vector<Sentence> cells{};
    };
    Sentence title{};
    std::vector<Sentence> columns{}; ///< without that of the names
    std::vector<Row> rows{};
    std::vector<Sentence> remarks{};
};

} // namespace corneta
