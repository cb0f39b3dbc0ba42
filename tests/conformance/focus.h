// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conformance/drawing.h"
#include "tests/conformance/cell_changes.h"

#include <utility>
#include <vector>

namespace corneta::conformance {

/// Where in a form a cell may be felt, guessed from words and numbers that its names share with keys and options: the row `gun-24` of
/// a chart with a field whose key speaks of guns, and with 24 for a number; the row `heavy` with an option of that word. So may the
/// number that stands in it be felt where that number is answered.
class Focus {
public:
    Focus(const Subject& subject, const Place& place);
    /// Random answers in which what was guessed is asked and answered.
    corneta::Answers answers(Drawing& drawing) const;

private:
    const Subject& m_subject;
    std::vector<std::size_t> m_fields;
    std::vector<std::pair<std::size_t, std::int32_t>> m_options;
    std::vector<std::int32_t> m_numbers;
};

} // namespace corneta::conformance
