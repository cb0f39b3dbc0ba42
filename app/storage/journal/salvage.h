// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/journal/journal_lines.h"
#include "core/text/sentence.h"

#include <string>
#include <string_view>
#include <vector>

namespace corneta {

/// What can be saved of a damaged journal.
struct Salvage {
    std::vector<JournalLine> lines;    ///< the longest sound chain from a first line on; none where no first line is sound
    std::vector<Sentence> told;        ///< what was mended, and what was left out and why, by the lines of the file
    std::vector<std::string> left_out; ///< all that stands between lines of the chain, as it stands in the file
};

/// Of any bytes. Each line hangs on the one whose seal it was sealed behind, even where others stand between, as after two programs wrote by
/// turns: then the chain forks, and the longer one is taken. A line whose seal alone is damaged is mended by the line that hangs on it.
Salvage salvaged(std::string_view bytes);

} // namespace corneta
