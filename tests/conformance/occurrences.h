// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/procedure.h"
#include "core/conformance/drawing.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace corneta::conformance {

/// Which refusals, options, ends of numbers and numbers of rows have occurred in answers to an action.
class Occurrences {
public:
    explicit Occurrences(const Subject& subject);

    /// Takes down what these answers are, and what the rules refuse in them.
    void count(const corneta::Answers& answers);
    /// Draws for what is still missing: answers in which just that field is asked and has that value, or may be refused.
    void aim(Drawing& drawing);

    int refused() const { return m_refused; }
    /// `range: 31%` of the refused answers, a line a field.
    std::vector<std::string> shares_of_refusals() const;
    std::size_t expected() const { return m_values.size() + m_rows.size() + m_refusals.size(); }
    std::vector<std::string> missing() const;
    const std::set<std::string>& undeclared() const { return m_undeclared; }

private:
    /// A value of a field; of a Set a single bit.
    using Value = std::pair<std::size_t, std::int32_t>;

    void take_down(const corneta::Problem& problem, std::set<std::string_view>& fields);
    void aim_at(const Value& value, Drawing& drawing);
    void aim_at_rows(std::size_t field, std::size_t rows, Drawing& drawing);
    void aim_at(const corneta::RefusalSpec& refusal, Drawing& drawing);

    const Subject& m_subject;
    corneta::Form m_form;
    std::map<Value, bool> m_values;
    std::map<std::pair<std::size_t, std::size_t>, bool> m_rows;
    std::map<const corneta::RefusalSpec*, bool> m_refusals;
    std::set<std::string> m_undeclared;
    std::map<std::string_view, int> m_refused_at;
    int m_refused = 0;
};

} // namespace corneta::conformance
