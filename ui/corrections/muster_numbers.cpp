// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/muster_numbers.h"

#include "ui/corrections/stat_line.h"
#include "ui/corrections/stats_of_unit.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/flow_layout.h"

#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

namespace corneta::ui {

MusterNumbers::MusterNumbers(QWidget* parent) : QWidget{parent}
{
    in_column(this, {});
}

void MusterNumbers::clear()
{
    if (m_row != nullptr) {
        m_row->hide();
        m_row->deleteLater(); // a key pressed in it may be on its way still
    }
    m_row = nullptr;
    m_lines.clear();
}

void MusterNumbers::show_unit(const Rulebook& book, const game::Unit& unit)
{
    clear();
    const auto stats = game::stats_of(*book.ruleset);
    m_specs.clear();
    for (const std::string& key : counted_stats(book, unit))
        m_specs.push_back(*std::ranges::find(stats, key, [](const game::StatSpec& stat) { return stat.field.key; }));
    m_row = new QWidget{this};
    auto* flow = new FlowLayout{m_row};
    flow->setSpacing(2 * fontMetrics().averageCharWidth());
    for (const game::StatSpec& spec : m_specs)
        add(spec, unit);
    layout()->addWidget(m_row);
    m_row->show();
}

void MusterNumbers::add(const game::StatSpec& spec, const game::Unit& unit)
{
    auto* box = new QWidget{m_row};
    auto* line = new StatLine{spec, unit, {}, box};
    in_column(box, {line->label(), line->editor(), line->now()});
    qobject_cast<QLabel*>(line->label())->setWordWrap(false);
    line->now()->setWordWrap(false);
    line->editor()->setToolTip(tr("Enter: all is right, on to the next unit. Type a number to correct it; Space goes to the next number."));
    line->key_widget()->installEventFilter(this);
    m_row->layout()->addWidget(box);
    m_lines.push_back(line);
}

std::vector<Given> MusterNumbers::given() const
{
    std::vector<Given> all;
    for (const StatLine* line : m_lines)
        if (auto given = line->given())
            all.push_back(*std::move(given));
    return all;
}

QStringList MusterNumbers::problems()
{
    QStringList problems;
    for (StatLine* line : m_lines) {
        if (line->problem().isEmpty())
            continue;
        if (problems.isEmpty())
            line->enter();
        problems << tr("%1: %2").arg(line->words(), line->problem());
    }
    return problems;
}

std::vector<QWidget*> MusterNumbers::key_widgets() const
{
    std::vector<QWidget*> widgets;
    widgets.reserve(m_lines.size());
    for (const StatLine* line : m_lines)
        widgets.push_back(line->key_widget());
    return widgets;
}

void MusterNumbers::enter()
{
    if (!m_lines.empty())
        m_lines.front()->enter();
}

void MusterNumbers::to_next(const QObject* from)
{
    const auto found = std::ranges::find(m_lines, from, &StatLine::key_widget);
    if (found != m_lines.end())
        (std::next(found) == m_lines.end() ? m_lines.front() : *std::next(found))->enter();
}

/// The space bar is of no use within a number, and what scrolls would take PgUp.
bool MusterNumbers::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): its type says so
    if (key->key() == Qt::Key_Space && key->modifiers() == Qt::NoModifier)
        to_next(watched);
    else if (key->key() == Qt::Key_PageUp)
        emit back_asked();
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

} // namespace corneta::ui
