// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/working.h"
#include "core/charts/chart.h"
#include "core/text/label.h"

#include <cassert>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

CellName name_of(const Cell& cell);

enum class Listening : std::uint8_t { No, Yes };

/// Takes down the working of an action; deaf while odds are counted. Each call returns the amount it was given.
class Explanation {
public:
    explicit Explanation(Listening listening) : m_listening{listening} {}
    bool listens() const { return m_listening == Listening::Yes; }

    /// An amount that comes from an answer or a die, where the section `rule` says to use it.
    Fraction note(Op op, Fraction amount, const Label& reason, std::string_view rule, Source source = Source::Rules)
    {
        if (listens())
            take_down(op, amount, text(reason), source, rule, nullptr);
        return amount;
    }
    Fraction start(Fraction amount, const Label& reason, std::string_view rule) { return note(Op::Start, amount, reason, rule); }

    /// An amount from a chart; reason, source and rule are the cell's own.
    Fraction note(Op op, const Cell& cell)
    {
        if (listens())
            take_down(op, cell);
        return cell.number();
    }
    /// The same with other words than the row's label.
    Fraction note(Op op, const Cell& cell, const Label& reason)
    {
        if (listens())
            take_down(op, cell.number(), text(reason), cell.source, cell.rule, &cell);
        return cell.number();
    }
    /// An amount that is worked out by what a cell says.
    Fraction note(Op op, Fraction amount, const Label& reason, const Cell& cell)
    {
        if (listens())
            take_down(op, amount, text(reason), cell.source, cell.rule, &cell);
        return amount;
    }
    int start(const Cell& cell, const Label& reason)
    {
        note(Op::Start, cell, reason);
        return cell.whole();
    }
    /// A shift; one of 0 is not worth a line.
    int add(const Cell& cell)
    {
        note(Op::Add, cell);
        return cell.whole();
    }
    Fraction times(const Cell& cell) { return note(Op::Times, cell); }

    /// The total so far, as the lines say. Zero when deaf.
    Fraction total() const { return m_lines.empty() ? Fraction{} : m_lines.back().total; }
    /// A promise of ours: what the rule worked out is what the lines add up to.
    void agrees([[maybe_unused]] Fraction total) const { assert(!listens() || this->total() == total); }

    const std::vector<Working>& lines() const { return m_lines; }
    std::vector<Working> taken() && { return std::move(m_lines); }

private:
    void take_down(Op op, const Cell& cell);
    void take_down(Op op, Fraction amount, std::string reason, Source source, std::string_view rule, const Cell* cell);

    std::vector<Working> m_lines;
    Listening m_listening;
};

} // namespace corneta
