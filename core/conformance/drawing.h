// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conformance/subject.h"

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace corneta::conformance {

/// Random answers; equal seeds give equal ones on every machine.
class Drawing {
public:
    explicit Drawing(std::uint64_t seed) : m_seed{seed}, m_engine{seed} {}

    std::uint64_t seed() const { return m_seed; }
    std::size_t below(std::size_t end) { return static_cast<std::size_t>(m_engine() % end); }
    bool one_in(int chances) { return below(static_cast<std::size_t>(chances)) == 0; }

    /// Each field that is asked leaves its default one time in `chances`, uniformly over its whole range; so do the rows of lists.
    Answers answers(Form form, int chances = 4);
    /// The same, drawn until the rules refuse nothing; nothing when they refuse everything.
    std::optional<Answers> resolvable(const Subject& subject, int chances = 4);
    std::int32_t value(const Field& field);
    std::vector<std::int32_t> values(const Field& field, std::size_t rows);
    /// Changes other fields until this one is asked, a list with a row at least; false when it never is.
    bool make_asked(Answers& answers, std::size_t field, int depth = 0);

    /// Numbers that are drawn half of the time in place of any other: those that the charts speak of.
    void prefer(std::vector<std::int32_t> numbers) { m_preferred = std::move(numbers); }

private:
    void draw_rows(Answers& answers, int chances);

    std::uint64_t m_seed;
    std::mt19937_64 m_engine;
    std::vector<std::int32_t> m_preferred;
};

/// The answers with one field changed; nothing when by that another field is no longer asked and loses its value.
std::optional<Answers> changed(const Answers& answers, std::size_t field, const std::vector<std::int32_t>& values);

/// `key=word key=word`, as one would type it.
std::string words_of(const Answers& answers);

/// Whether no field before it stands in the same table.
bool leads_its_group(Form form, std::size_t field);

/// The rows that a list has, or 1.
std::size_t rows_of(const Answers& answers, std::size_t field);

} // namespace corneta::conformance
