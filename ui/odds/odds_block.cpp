// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/odds/odds_block.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/odds/odds_bars.h"
#include "ui/words/odds_words.h"
#include "ui/words/wording.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace corneta::ui {

namespace {

FoldedRow folded(const Odds& odds, std::size_t first, std::size_t last)
{
    FoldedRow row{first, last, odds.rows[first].chance};
    for (std::size_t i = first + 1; i <= last; ++i) {
        const Chance& chance = odds.rows[i].chance;
        row.chance.probability += chance.probability;
        if (row.chance.weight && chance.weight)
            *row.chance.weight += *chance.weight;
        else
            row.chance.weight.reset();
    }
    return row;
}

/// Rows `first` to before `end` as few as their marks allow.
void add_folded(std::vector<FoldedRow>& rows, const Odds& odds, const std::vector<bool>& marks, std::size_t first, std::size_t end)
{
    while (first < end) {
        std::size_t next = first + 1;
        while (next < end && marks[next] == marks[first])
            ++next;
        rows.push_back(folded(odds, first, next - 1));
        first = next;
    }
}

/// The rows of a long list with the improbable ones at either end folded together, so that the likely ones can be seen; a short list as it is.
/// Rows with a mark are not folded together with those without.
std::vector<FoldedRow> folded_rows(const Odds& odds, const std::vector<bool>& marks)
{
    constexpr std::size_t many = 12;
    constexpr std::size_t most = 32;
    constexpr double improbable = 0.001;
    if (odds.rows.empty())
        return {};
    std::size_t first = 0;
    std::size_t last = odds.rows.size() - 1;
    while (last - first >= many) {
        const double before = odds.rows[first].chance.probability;
        const double after = odds.rows[last].chance.probability;
        if (std::min(before, after) >= improbable && last - first < most)
            break;
        if (before <= after)
            ++first;
        else
            --last;
    }
    std::vector<FoldedRow> rows;
    add_folded(rows, odds, marks, 0, first);
    for (std::size_t i = first; i <= last; ++i)
        rows.push_back(folded(odds, i, i));
    add_folded(rows, odds, marks, last + 1, odds.rows.size());
    return rows;
}

bool comes_true(const Action& action, const OddsRow& row)
{
    const auto key =
        std::ranges::find_if(action.outcomes, [](const OutcomeSpec& spec) { return spec.highlighted != 0; }) - action.outcomes.begin();
    const auto at = static_cast<std::size_t>(key);
    return at < row.fixed.size() && row.fixed[at] && action.outcomes[at].is_among_those_that_stand_out(row.outcome.value(at));
}

} // namespace

OddsBlock::OddsBlock(QWidget* parent)
    : QWidget{parent},
      m_title{new SizedLabel{Type::Plain, QFont::Bold, this}},
      m_chance{new SizedLabel{Type::Headline, QFont::Bold, this, "chance"}},
      m_percentage{new SizedLabel{Type::Headline, QFont::Normal, this}},
      m_sensitivities{new SizedLabel{Type::Plain, QFont::Normal, this, "levers"}},
      m_bars{new OddsBars{this}},
      m_others{new SizedLabel{Type::Plain, QFont::Normal, this, "others"}}
{
    auto* headline = in_row(nullptr, {{m_chance, 1}, {m_percentage, 0, Qt::AlignTop}});
    in_column(this, {m_title, headline, m_sensitivities, m_bars, m_others})->setSpacing(fontMetrics().height() / 4);
    m_percentage->setWordWrap(false);
    set_tone(*m_percentage, Tone::Faded);
    m_title->hide();
    m_sensitivities->hide();
}

void OddsBlock::show_odds(const Action& action, const Odds& odds, const QString& title)
{
    m_title->show_words(title);
    const auto standing = standing_out(action, odds);
    const QString percentage = standing.size() == 1 ? percent_words(standing.front().chance, odds.total) : QString{};
    m_chance->setText(without_percentage(chance_line(action, odds), percentage));
    m_percentage->setText(m_chance->text().endsWith(percentage) ? QString{} : percentage);
    QStringList others = other_lines(action, odds);
    if (const QString exactness = exactness_line(odds); !exactness.isEmpty())
        others << exactness;
    m_others->show_words(others.join(QLatin1Char{'\n'}));
    show_bars(action, odds);
    set_tone(*m_sensitivities, Tone::Faded); // they belong to the odds before
}

void OddsBlock::show_bars(const Action& action, const Odds& odds)
{
    const auto key = outcome_in_bars(action);
    const auto value_of = [&](const OddsRow& row) {
        return key && !action.outcomes[*key].list ? outcome_words(action.outcomes[*key], row.outcome.value(*key)) : QString{};
    };
    std::vector<bool> marks;
    marks.reserve(odds.rows.size());
    for (const OddsRow& row : odds.rows)
        marks.push_back(comes_true(action, row));
    std::vector<OddsBars::Row> rows;
    m_rows = folded_rows(odds, marks);
    for (const FoldedRow& row : m_rows) {
        const bool is_one = row.first == row.last;
        const OddsRow& first = odds.rows[row.first];
        const QString value = value_of(first);
        rows.push_back({is_one || value.isEmpty() ? value : tr("%1 to %2").arg(value, value_of(odds.rows[row.last])),
                        is_one ? row_words(action, first) : tr("any of %1 results").arg(row.last - row.first + 1),
                        chance_words(row.chance, odds.total), percent_words(row.chance, odds.total), row.chance.probability,
                        marks[row.first]});
    }
    m_bars->show_rows(std::move(rows));
}

void OddsBlock::mark(const Odds& odds, const Outcome& outcome)
{
    const auto came_true = [&](const OddsRow& row) {
        for (std::size_t i = 0; i < row.fixed.size(); ++i)
            if (row.fixed[i] && !row.outcome.is_alike(i, outcome))
                return false;
        return true;
    };
    const auto row = static_cast<std::size_t>(std::ranges::find_if(odds.rows, came_true) - odds.rows.begin());
    const auto shown = std::ranges::find_if(m_rows, [row](const FoldedRow& folded) { return folded.first <= row && row <= folded.last; });
    m_bars->mark(static_cast<std::size_t>(shown - m_rows.begin()));
}

void OddsBlock::show_sensitivities(const QStringList& lines)
{
    set_tone(*m_sensitivities, Tone::Present);
    m_sensitivities->show_words(lines.isEmpty() ? QString{}
                                                : tr("What would change these odds most: %1").arg(lines.join(QStringLiteral("; "))));
}

} // namespace corneta::ui
