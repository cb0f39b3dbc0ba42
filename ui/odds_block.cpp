// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/odds_block.h"

#include "ui/odds_bar.h"
#include "ui/odds_words.h"
#include "ui/sized_label.h"
#include "ui/wording.h"

#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr double large = 1.4;

bool comes_true(const Action& action, const OddsRow& row)
{
    const auto key =
        std::ranges::find_if(action.outcomes, [](const OutcomeSpec& spec) { return spec.stands_out != 0; }) - action.outcomes.begin();
    const auto at = static_cast<std::size_t>(key);
    return at < row.fixed.size() && row.fixed[at] && action.outcomes[at].is_among_those_that_stand_out(row.outcome.value(at));
}

} // namespace

OddsBlock::OddsBlock(QWidget* parent)
    : QWidget{parent},
      m_title{new SizedLabel{1.0, QFont::Bold, this}},
      m_chance{new SizedLabel{large, QFont::Bold, this}},
      m_levers{new SizedLabel{1.0, QFont::Normal, this}},
      m_column{new QVBoxLayout},
      m_others{new SizedLabel{1.0, QFont::Normal, this}}
{
    m_chance->setObjectName(QStringLiteral("chance"));
    m_levers->setObjectName(QStringLiteral("levers"));
    m_others->setObjectName(QStringLiteral("others"));
    auto* whole = new QVBoxLayout{this};
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(fontMetrics().height() / 4);
    m_column->setSpacing(0);
    whole->addWidget(m_title);
    whole->addWidget(m_chance);
    whole->addWidget(m_levers);
    whole->addLayout(m_column);
    whole->addWidget(m_others);
    m_title->hide();
    m_levers->hide();
}

void OddsBlock::show_odds(const Action& action, const Odds& odds, const QString& title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    m_chance->setText(chance_line(action, odds));
    QStringList others = other_lines(action, odds);
    if (const QString exactness = exactness_line(odds); !exactness.isEmpty())
        others << exactness;
    m_others->setText(others.join(QLatin1Char{'\n'}));
    m_others->setVisible(!others.isEmpty());
    show_bars(action, odds);
}

void OddsBlock::show_bars(const Action& action, const Odds& odds)
{
    while (m_bars.size() < odds.rows.size()) {
        m_bars.push_back(new OddsBar{this});
        m_column->addWidget(m_bars.back());
    }
    const auto key = outcome_in_bars(action);
    std::vector<OddsBar::Row> rows;
    double likeliest = 0;
    int value_width = 0;
    QFont bold = font();
    bold.setBold(true);
    for (const OddsRow& row : odds.rows) {
        const QString value =
            key && !action.outcomes[*key].list ? outcome_words(action.outcomes[*key], row.outcome.value(*key)) : QString{};
        rows.push_back({value, said(row.headline), chance_words(row.chance, odds.total), row.chance.probability, comes_true(action, row)});
        likeliest = std::max(likeliest, row.chance.probability);
        value_width = std::max(value_width, QFontMetrics{bold}.horizontalAdvance(value));
    }
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        m_bars[i]->setVisible(i < rows.size());
        if (i < rows.size())
            m_bars[i]->show_row(rows[i], likeliest, value_width);
    }
}

void OddsBlock::show_levers(const QStringList& lines)
{
    m_levers->setText(lines.isEmpty()
                          ? QString{}
                          : tr("What would move it most:") + QStringLiteral("\n\u2022 ") + lines.join(QStringLiteral("\n\u2022 ")));
    m_levers->setVisible(!lines.isEmpty());
}

} // namespace corneta::ui
