// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"

namespace corneta {

/// A total and the explanation that hears how it comes about: what the rules reckon with is what the lines say.
class Total {
public:
    explicit Total(Explanation& explanation) : m_explanation{explanation} {}

    void start(Fraction amount, const Label& reason, std::string_view rule, Source source = Source::Rules)
    {
        m_total = m_explanation.note(Op::Start, amount, reason, rule, source);
    }
    /// An amount that a cell decides, such as a throw of its dice.
    void start(Fraction amount, const Label& reason, const Cell& cell) { m_total = m_explanation.note(Op::Start, amount, reason, cell); }
    void add(const Cell& cell) { m_total = m_total + m_explanation.add(cell); }
    void add(Fraction amount, const Label& reason, std::string_view rule, Source source = Source::Rules)
    {
        m_total = m_total + m_explanation.note(Op::Add, amount, reason, rule, source);
    }
    void add(Fraction amount, const Label& reason, const Cell& cell)
    {
        m_total = m_total + m_explanation.note(Op::Add, amount, reason, cell);
    }
    /// A cell so many times, or where something is so; not at all it is not worth a line.
    void add_times(Fraction times, const Cell& cell, const Label& reason)
    {
        if (!(times == Fraction{0}))
            add(times * cell.number(), reason, cell);
    }
    void add_times(Fraction times, const Cell& cell) { add_times(times, cell, {cell.row_spec().label}); }
    void times(const Cell& cell) { m_total = m_total * m_explanation.times(cell); }
    void times(const Cell& cell, const Label& reason) { m_total = m_total * m_explanation.note(Op::Times, cell, reason); }
    void times(Fraction amount, const Label& reason, std::string_view rule)
    {
        m_total = m_total * m_explanation.note(Op::Times, amount, reason, rule);
    }

    /// These take a line only where they change the total.
    void round_down(std::string_view rule, Source source = Source::Rules)
    {
        if (!m_total.is_whole())
            m_total = folded(m_total, Op::Floor, m_explanation.note(Op::Floor, 1, {"rounded down"}, rule, source));
    }
    void least(Fraction amount, const Label& reason, std::string_view rule)
    {
        if (m_total < amount)
            m_total = m_explanation.note(Op::Least, amount, reason, rule);
    }
    void least(const Cell& cell)
    {
        if (m_total < cell.number())
            m_total = m_explanation.note(Op::Least, cell);
    }
    void most(Fraction amount, const Label& reason, std::string_view rule, Source source = Source::Rules)
    {
        if (amount < m_total)
            m_total = m_explanation.note(Op::Most, amount, reason, rule, source);
    }
    void most(Fraction amount, const Label& reason, const Cell& cell)
    {
        if (amount < m_total)
            m_total = m_explanation.note(Op::Most, amount, reason, cell);
    }

    Fraction total() const
    {
        m_explanation.agrees(m_total);
        return m_total;
    }
    int whole() const { return static_cast<int>(total().amount()); }

private:
    Explanation& m_explanation;
    Fraction m_total;
};

} // namespace corneta
