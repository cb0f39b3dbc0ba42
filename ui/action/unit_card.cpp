// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/unit_card.h"

#include "core/game/play/rules.h"
#include "ui/look/band.h"
#include "ui/look/colours.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/unit_line.h"
#include "ui/words/unit_names.h"
#include "ui/words/wording.h"

#include <QBoxLayout>
#include <QPainter>
#include <QStringList>

#include <numeric>

namespace corneta::ui {

UnitCard::UnitCard(const QString& role, UnitLine& line, bool is_small, QWidget* parent)
    : QWidget{parent},
      m_line{line},
      m_name{new SizedLabel{is_small ? Type::Plain : Type::Name, is_small ? QFont::Normal : QFont::Bold, this}},
      m_marks{new SizedLabel{Type::Plain, QFont::Normal, this}},
      m_bar{new QWidget{this}},
      m_is_small{is_small}
{
    auto* column = new QVBoxLayout{this};
    const bool is_wide = line.takes_several() && !is_small; // its title stands above it
    auto* row = new QBoxLayout{is_wide ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight};
    auto* label = new SizedLabel{Type::Plain, is_small ? QFont::Bold : QFont::Normal, role, this};
    label->setBuddy(&line);
    put_in(*row, {label, &line});
    if (is_small)
        row->addWidget(m_name, 1);
    else if (!is_wide)
        row->insertStretch(1, 1);
    column->addLayout(row);
    m_marks->setVisible(!is_small);
    m_bar->setVisible(!is_small);
    call_after(*this, {QEvent::FontChange}, [this] { measure_by_font(); });
    measure_by_font();
    if (is_small)
        return;
    set_tone(*label, Tone::Faded);
    set_tone(*m_marks, Tone::Faded);
    put_in(*column, {m_name, m_bar, m_marks, Part::room()});
}

void UnitCard::measure_by_font()
{
    const int unit = grid_unit(fontMetrics());
    layout()->setContentsMargins(m_is_small ? QMargins{} : QMargins{5 * unit, 2 * unit, 3 * unit, 2 * unit});
    layout()->setSpacing(unit);
    if (m_is_small)
        return;
    m_bar->setFixedHeight(fontMetrics().height());
    m_marks->setMinimumHeight(fontMetrics().lineSpacing());
}

void UnitCard::name(const QString& object)
{
    m_name->setObjectName(object);
}

void UnitCard::show_units(const game::State& state, const Rulebook& book)
{
    QStringList names;
    QStringList marks;
    m_parts.clear();
    m_is_somebody = false;
    const auto summary_of = book.ruleset->game == nullptr ? nullptr : book.ruleset->game->summary;
    for (const std::string& key : m_line.keys()) {
        const game::Unit* unit = state.find(key);
        if (unit == nullptr)
            continue;
        names << QString::fromStdString(unit->name);
        m_side = number_of_side(state, *unit);
        m_is_somebody = true;
        if (summary_of == nullptr || m_line.keys().size() > 1)
            continue;
        const game::UnitSummary summary = summary_of(*unit, state, book);
        for (const game::CountedPart& part : summary.parts)
            m_parts << part.number;
        for (const Sentence& mark : summary.marks)
            marks << said(mark);
    }
    const int whole = std::accumulate(m_parts.begin(), m_parts.end(), 0);
    m_left = whole <= 0 ? QString{} : tr("%1 of %2").arg(m_parts.front()).arg(whole);
    m_name->setText(names.join(QStringLiteral(", ")));
    setAccessibleName((names + (m_left.isEmpty() ? QStringList{} : QStringList{m_left}) + marks).join(QStringLiteral(", ")));
    m_marks->setText(marks.join(QStringLiteral(", ")));
    update();
}

void UnitCard::paintEvent(QPaintEvent* /*event*/)
{
    constexpr double corner = 6;
    if (m_is_small)
        return;
    QPainter painter{this};
    const int unit = grid_unit(fontMetrics());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{roles().line, 1.0});
    painter.drawRoundedRect(QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    if (!m_is_somebody)
        return;
    paint_band(painter, QRectF(2.0 * unit, 2.0 * unit, unit, height() - 4.0 * unit), m_side, unit);
    if (m_left.isEmpty())
        return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QRect room = m_bar->geometry();
    const int words = fontMetrics().horizontalAdvance(m_left);
    painter.setPen(roles().ink);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, m_left);
    paint_strength(painter, room.adjusted(0, room.height() / 6, -words - 2 * unit, -room.height() / 6), m_parts, m_side);
}

} // namespace corneta::ui
