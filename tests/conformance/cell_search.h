// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conformance/drawing.h"
#include "tests/conformance/cell_changes.h"
#include "tests/conformance/distribution.h"

#include <array>
#include <cstdint>
#include <list>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace corneta::conformance {

/// Answers and their odds with the charts as they are.
struct Sampled {
    corneta::Answers answers;
    Distribution odds;
};

/// How many links counting the odds of answers may take.
enum class Patience : std::uint8_t { Little, Much };

/// Random answers to one action whose odds are quickly counted, drawn as they are needed.
class Sample {
public:
    Sample(const Subject& subject, Patience patience);
    const Subject& subject() const { return *m_subject; }
    /// The answers number `index` of the sample.
    const Sampled& at(std::size_t index);
    /// Every option, and the numbers of the charts.
    std::vector<std::int32_t> values_worth_a_try(std::size_t field) const;

private:
    const Subject* m_subject;
    Patience m_patience;
    std::vector<std::int32_t> m_numbers;
    Drawing m_drawing;
    std::vector<Sampled> m_drawn;
};

/// Looks for answers whose odds change when a place of a chart does.
class CellSearch {
public:
    explicit CellSearch(const corneta::Rulebook& book);

    /// Whether some action reads that chart.
    bool is_read(std::string_view chart) const;
    /// The action and answers whose odds change: near those that did for a cell beside it, then `tries`
    /// guessed from its names and as many at random of each action; first with little patience, then with much.
    std::optional<std::string> proof(const Place& place, std::size_t tries);
    /// Answers that were tried so far.
    std::size_t tried() const { return m_tried; }

private:
    struct Hit {
        Sample* sample = nullptr;
        corneta::Answers answers;
    };
    using Books = std::vector<corneta::Rulebook>;

    using Samples = std::list<Sample>;

    std::vector<Sample*> samples_of(std::string_view chart, Patience patience);
    /// The latest hits of the row and of the chart.
    std::vector<Hit> latest(const corneta::CellName& cell, std::size_t of_each) const;
    /// Whether the odds are others with `count` of the changed books, beginning with number `first`.
    bool changes(const Books& books, const Subject& subject, const Sampled& sampled, std::size_t first, std::size_t count,
                 Patience patience);
    std::optional<Hit> again(const Books& books, const corneta::CellName& cell, Patience patience);
    /// Each of the latest hits with one answer changed to each value worth a try.
    std::optional<Hit> beside(const Books& books, const corneta::CellName& cell, Patience patience);
    /// Answers guessed from the names of the cell and answers at random in turn.
    std::optional<Hit> elsewhere(const Books& books, const Place& place, std::size_t tries, Patience patience);

    const corneta::Rulebook& m_book;
    std::array<Samples, 2> m_samples;                            ///< by Patience
    std::map<std::string, std::vector<Hit>, std::less<>> m_hits; ///< by row, and by chart
    std::size_t m_tried = 0;
};

} // namespace corneta::conformance
