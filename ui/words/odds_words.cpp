// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/odds_words.h"

#include "ui/words/wording.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace corneta::ui {

namespace {

QString decimal(double number)
{
    constexpr int places = 2;
    return QLocale{}.toString(number, 'f', places);
}

QString number_words(const Marginal& marginal, const OutcomeSpec& spec)
{
    return tr("%1 on average, %2 to %3")
        .arg(decimal(marginal.expected), outcome_words(spec, marginal.rows.front().value), outcome_words(spec, marginal.rows.back().value));
}

QString choice_words(const Marginal& marginal, const OutcomeSpec& spec, const Odds& odds)
{
    QStringList parts;
    for (const MarginalRow& row : marginal.rows)
        parts << tr("%1 %2").arg(outcome_words(spec, row.value), chance_words(row.chance, odds.total));
    return parts.join(QStringLiteral("; "));
}

QString standing_out_words(const OutcomeSpec& spec)
{
    QStringList words;
    for (const std::string_view each : spec.words_that_stand_out())
        words << translated(each);
    return words.join(tr(" or "));
}

QString marginal_words(const Marginal& marginal, const OutcomeSpec& spec, const Odds& odds)
{
    switch (spec.kind) {
    case Kind::Number: return number_words(marginal, spec);
    case Kind::Toggle: return chance_words(marginal.rows.back().chance, odds.total);
    case Kind::Choice:
    case Kind::Set: break;
    }
    return choice_words(marginal, spec, odds);
}

/// "Losses 2.35 on average, 0 to 6"; empty where no number is shown as bars or only one can fall.
QString average_words(const Action& action, const Odds& odds)
{
    const auto bars = outcome_in_bars(action);
    const auto marginal = std::ranges::find_if(odds.marginals, [&](const Marginal& one) { return bars && one.key == *bars; });
    if (!bars || marginal == odds.marginals.end() || action.outcomes[*bars].kind != Kind::Number || marginal->rows.size() <= 1)
        return {};
    return tr("%1 %2").arg(with_capital(translated(action.outcomes[*bars].label)), number_words(*marginal, action.outcomes[*bars]));
}

} // namespace

QString row_words(const Action& action, const OddsRow& row)
{
    bool is_whole = true;
    for (std::size_t key = 0; key < row.fixed.size(); ++key) {
        const OutcomeSpec& spec = action.outcomes[key];
        const bool changes_unit =
            spec.kind == Kind::Number ? spec.does == Does::Add : spec.kind == Kind::Choice && spec.does != Does::Nothing;
        const bool matters = spec.highlighted != 0 || changes_unit;
        is_whole = is_whole && (row.fixed[key] || !matters);
    }
    return is_whole ? said(row.headline) : tr("Most likely: %1").arg(said(row.headline));
}

QString chance_line(const Action& action, const Odds& odds)
{
    if (odds.rows.empty())
        return {};
    QStringList chances;
    for (const auto& [key, chance] : standing_out(action, odds))
        chances << tr("%1 %2").arg(with_capital(standing_out_words(action.outcomes[key])), chance_words(chance, odds.total));
    if (!chances.isEmpty())
        return chances.join(QStringLiteral(" \u00B7 "));
    if (const QString average = average_words(action, odds); !average.isEmpty())
        return average;
    const auto likeliest = std::ranges::max_element(odds.rows, {}, [](const OddsRow& row) { return row.chance.probability; });
    return tr("%1 %2").arg(said(likeliest->headline), chance_words(likeliest->chance, odds.total));
}

QString headline_and_average(const Action& action, const Odds& odds)
{
    const QString headline = chance_line(action, odds);
    const QString average = average_words(action, odds);
    return average.isEmpty() || average == headline ? headline : tr("%1 \u00B7 %2").arg(headline, average);
}

QStringList other_lines(const Action& action, const Odds& odds)
{
    QStringList lines;
    QStringList always;
    for (const Marginal& marginal : odds.marginals) {
        const OutcomeSpec& spec = action.outcomes[marginal.key];
        if (spec.shown != Shown::Plainly || spec.highlighted != 0 || marginal.rows.empty())
            continue;
        const QString label = with_capital(translated(spec.label));
        const QString name = spec.list ? tr("%1, row %2").arg(label).arg(marginal.row + 1) : label;
        if (marginal.rows.size() == 1)
            always << (spec.kind == Kind::Number ? tr("%1 %2") : tr("%1: %2"))
                          .arg(with_small(name), outcome_words(spec, marginal.rows.front().value));
        else
            lines << tr("%1: %2").arg(name, marginal_words(marginal, spec, odds));
    }
    if (!always.isEmpty())
        lines << tr("Always: %1").arg(always.join(QStringLiteral(", ")));
    return lines;
}

QStringList sensitivity_lines(Form form, const std::vector<Sensitivity>& sensitivities)
{
    constexpr std::size_t most = 3;
    QStringList lines;
    for (const Sensitivity& sensitivity : std::span{sensitivities}.first(std::min(sensitivities.size(), most)))
        lines << tr("%1 (%2)").arg(answer_words(with_small(full_name(form, sensitivity.field)), form[sensitivity.field], sensitivity.value),
                                   chance_words(sensitivity.after, sensitivity.total));
    return lines;
}

QString exactness_line(const Odds& odds)
{
    if (odds.exact)
        return {};
    constexpr double hundred = 100;
    const double margin = odds.margin.value_or(1);
    return tr("From %L1 simulated plays, give or take %2 percentage points.")
        .arg(std::llround(1 / (margin * margin)))
        .arg(decimal(margin * hundred));
}

} // namespace corneta::ui
