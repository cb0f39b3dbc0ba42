// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/muster_numbers.h"

#include "ui/corrections/stat_line.h"
#include "ui/corrections/stats_of_unit.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/flow_layout.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLayout>

#include <algorithm>
#include <utility>

namespace corneta::ui {

MusterNumbers::MusterNumbers(QWidget* parent) : StatLines{parent}
{
    layout()->setContentsMargins(0, 0, 0, 0);
}

void MusterNumbers::show_unit(const Rulebook& book, const game::Unit& unit)
{
    const auto stats = game::stats_of(*book.ruleset);
    std::vector<game::StatSpec> specs;
    for (const std::string& key : counted_stats(book, unit))
        specs.push_back(*std::ranges::find(stats, key, [](const game::StatSpec& stat) { return stat.field.key; }));
    QWidget& row = begin_page(std::move(specs));
    auto* flow = new FlowLayout{&row};
    flow->setSpacing(2 * fontMetrics().averageCharWidth());
    for (const game::StatSpec& spec : this->specs())
        flow->addWidget(new_line(spec, unit, row));
    row.show();
}

QWidget* MusterNumbers::new_line(const game::StatSpec& spec, const game::Unit& unit, QWidget& row)
{
    auto* box = new QWidget{&row};
    auto* line = new_stat_line(spec, unit, {}, box);
    in_column(box, {line->label(), line->editor(), line->now()});
    qobject_cast<QLabel*>(line->label())->setWordWrap(false);
    line->now()->setWordWrap(false);
    line->editor()->setToolTip(tr("Enter: all is right, on to the next unit. Type a number to correct it; Space goes to the next number."));
    line->key_widget()->installEventFilter(this);
    return box;
}

QStringList MusterNumbers::problems()
{
    QStringList problems;
    for (StatLine* line : lines()) {
        if (line->problem().isEmpty())
            continue;
        if (problems.isEmpty())
            line->enter();
        problems << tr("%1: %2").arg(line->words(), line->problem());
    }
    return problems;
}

void MusterNumbers::to_next(const QObject* from)
{
    const auto found = std::ranges::find(lines(), from, &StatLine::key_widget);
    if (found != lines().end())
        (std::next(found) == lines().end() ? lines().front() : *std::next(found))->enter();
}

/// The space bar is of no use within a number, and what scrolls would take PgUp.
bool MusterNumbers::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return StatLines::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): its type says so
    if (key->key() == Qt::Key_Space && key->modifiers() == Qt::NoModifier)
        to_next(watched);
    else if (key->key() == Qt::Key_PageUp)
        emit back_asked();
    else
        return StatLines::eventFilter(watched, event);
    return true;
}

} // namespace corneta::ui
