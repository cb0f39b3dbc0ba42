// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/explanation.h"

#include <array>

namespace corneta {

std::string_view word_of(Op op)
{
    constexpr std::array<std::string_view, 6> words{"start", "add", "times", "floor", "least", "most"};
    return words.at(static_cast<std::size_t>(op));
}

CellName name_of(const Cell& cell)
{
    return {std::string{cell.chart->key}, std::string{cell.row_spec().key}, cell.column_key()};
}

Fraction folded(Fraction total, Op op, Fraction amount)
{
    switch (op) {
    case Op::Start: return amount;
    case Op::Add: return total + amount;
    case Op::Times: return total * amount;
    case Op::Floor: return amount * Fraction{(total * Fraction{amount.over(), amount.amount()}).rounded_down()};
    case Op::Least: return total < amount ? amount : total;
    case Op::Most: return amount < total ? amount : total;
    }
    assert(false);
    return total;
}

void Explanation::take_down(Op op, const Cell& cell)
{
    if (op == Op::Add && cell.number() == Fraction{0})
        return;
    take_down(op, cell.number(), std::string{cell.row_spec().label}, cell.source, cell.rule, &cell);
}

void Explanation::take_down(Op op, Fraction amount, std::string reason, Source source, std::string_view rule, const Cell* cell)
{
    constexpr std::size_t most_explanations = 32;
    if (m_lines.empty())
        m_lines.reserve(most_explanations);
    m_lines.push_back({op, amount, folded(total(), op, amount), std::move(reason), source, std::string{rule},
                       cell != nullptr ? std::optional{name_of(*cell)} : std::nullopt});
}

} // namespace corneta
