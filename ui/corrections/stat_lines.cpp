// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/stat_lines.h"

#include "ui/corrections/stat_line.h"
#include "ui/corrections/stats_of_unit.h"
#include "ui/look/laid_out.h"
#include "ui/look/section_heading.h"
#include "ui/look/sized_label.h"
#include "ui/words/letters.h"
#include "ui/words/wording.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace corneta::ui {

namespace {

constexpr int columns = 3;

} // namespace

StatLines::StatLines(QWidget* parent) : QWidget{parent}
{
    in_column(this, {})->setContentsMargins(0, 0, fontMetrics().averageCharWidth(), 0);
    call_on_keys(*this, {Qt::Key_Return, Qt::Key_Enter}, [this] { emit completed(); });
}

void StatLines::clear()
{
    if (m_page != nullptr) {
        m_page->hide();
        m_page->deleteLater(); // a key pressed in it may be on its way still
    }
    m_page = nullptr;
    m_lines.clear();
}

void StatLines::show_unit(const Rulebook& book, const game::Unit& unit, const game::Unit& like)
{
    constexpr int between_lines = 2;
    StatsOfUnit stats = stats_of_unit(book, like);
    const std::size_t had = stats.had.size();
    stats.had.insert(stats.had.end(), stats.others.begin(), stats.others.end());
    QWidget& page = begin_page(std::move(stats.had));
    m_grid = new QGridLayout{&page};
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setVerticalSpacing(between_lines);
    m_grid->setHorizontalSpacing(2 * fontMetrics().averageCharWidth());
    QStringList labels;
    for (const game::StatSpec& spec : m_specs)
        labels << translated(spec.field.label);
    const std::vector<QChar> letters = letters_for(labels);
    for (std::size_t i = 0; i < m_specs.size(); ++i) {
        const QString heading = i >= had ? tr("What it may have") : unit.stats.empty() ? tr("As units like it have") : tr("What it has");
        if (i == 0 || i == had)
            m_grid->addWidget(new SectionHeading{heading, m_page}, m_grid->rowCount(), 0, 1, columns);
        add(m_specs[i], unit, letters[i]);
    }
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(2, 1);
    m_page->show();
}

QWidget& StatLines::begin_page(std::vector<game::StatSpec> specs)
{
    clear();
    m_specs = std::move(specs);
    m_page = new QWidget{this};
    layout()->addWidget(m_page);
    return *m_page;
}

StatLine* StatLines::new_stat_line(const game::StatSpec& spec, const game::Unit& unit, QChar letter, QWidget* parent)
{
    return m_lines.emplace_back(new StatLine{spec, unit, letter, parent});
}

void StatLines::add(const game::StatSpec& spec, const game::Unit& unit, QChar letter)
{
    StatLine* line = new_stat_line(spec, unit, letter, m_page);
    const int row = m_grid->rowCount();
    m_grid->addWidget(line->label(), row, 0);
    m_grid->addWidget(line->editor(), row, 1);
    m_grid->addWidget(line->now(), row, 2);
    m_grid->addWidget(line->problem_label(), row + 1, 0, 1, columns);
    connect(line, &StatLine::changed, this, [line] { line->say_problem(line->problem()); });
    connect(line, &StatLine::changed, this, &StatLines::changed);
}

std::vector<Given> StatLines::given() const
{
    std::vector<Given> all;
    for (const StatLine* line : m_lines)
        if (auto given = line->given())
            all.push_back(*std::move(given));
    return all;
}

Problems StatLines::say(const Problems& problems)
{
    Problems others = problems;
    StatLine* first = nullptr;
    for (StatLine* line : m_lines) {
        const auto found = std::ranges::find(others, line->key(), &Problem::where);
        line->say_problem(found == others.end() ? QString{} : said(found->what));
        if (found == others.end())
            continue;
        first = first == nullptr ? line : first;
        others.erase(found);
    }
    if (first != nullptr)
        first->enter();
    return others;
}

bool StatLines::say_unreadable()
{
    StatLine* first = nullptr;
    for (StatLine* line : m_lines) {
        line->say_problem(line->problem());
        if (first == nullptr && !line->problem().isEmpty())
            first = line;
    }
    if (first != nullptr)
        first->enter();
    return first != nullptr;
}

std::vector<QWidget*> StatLines::key_widgets() const
{
    std::vector<QWidget*> widgets;
    for (const StatLine* line : m_lines)
        for (QWidget* widget : line->key_widgets())
            widgets.push_back(widget);
    return widgets;
}

void StatLines::enter()
{
    if (!m_lines.empty())
        m_lines.front()->enter();
}

} // namespace corneta::ui
