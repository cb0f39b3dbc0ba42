// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/reveal_card.h"

#include "ui/look/band.h"
#include "ui/look/chip_picture.h"
#include "ui/look/colours.h"
#include "ui/look/grid.h"
#include "ui/look/sized_label.h"
#include "ui/look/tone.h"
#include "ui/widgets/flow_layout.h"
#include "ui/words/typed_words.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

QString names_of(const std::vector<const game::Unit*>& units)
{
    QStringList names;
    for (const game::Unit* unit : units)
        names << code_and_name(*unit);
    return names.join(QStringLiteral(", "));
}

SizedLabel* label(const QString& words, Type type, QFont::Weight weight, QWidget* parent)
{
    auto* label = new SizedLabel{type, weight, parent};
    label->setText(words);
    return label;
}

} // namespace

RevealCard::RevealCard(const RevealedSide& side, std::size_t number, bool rolls_at_random, QWidget* parent)
    : QWidget{parent},
      m_number{number}
{
    const int unit = grid_unit(fontMetrics());
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(6 * unit, 3 * unit, 4 * unit, 3 * unit);
    column->setSpacing(3 * unit);
    auto* heading = label(QString::fromStdString(side.side->name), Type::Headline, QFont::Bold, this);
    QPalette hue = heading->palette();
    hue.setColor(QPalette::WindowText, roles().of_side(number));
    heading->setPalette(hue);
    qsizetype orders = 0;
    for (const RevealedOrder& order : side.orders)
        orders += order.count();
    auto* count = label(orders == 1 ? tr("1 order") : tr("%1 orders").arg(orders), Type::Plain, QFont::Normal, this);
    set_tone(*count, Tone::Faded);
    count->setWordWrap(false);
    auto* head = new QHBoxLayout;
    head->addWidget(heading, 1);
    head->addWidget(count);
    column->addLayout(head);
    for (const RevealedOrder& order : side.orders)
        add(order);
    column->addStretch(1);
    if (!side.without.empty())
        column->addWidget(label(rolls_at_random ? tr("\u25b2 Without an order, they roll at random: %1").arg(names_of(side.without))
                                                : tr("Without an order: %1").arg(names_of(side.without)),
                                Type::Plain, QFont::Normal, this));
}

void RevealCard::add(const RevealedOrder& order)
{
    constexpr int chip_units = 10;
    const int unit = grid_unit(fontMetrics());
    auto* row = new QHBoxLayout;
    row->setSpacing(3 * unit);
    auto* chip = new QLabel{this};
    chip->setPixmap(chip_picture(order.chip, chip_units * unit, devicePixelRatioF()));
    chip->setAccessibleName(tr("Chip: %1").arg(order.words));
    row->addWidget(chip, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(label(order.words, Type::Name, QFont::Bold, this));
    auto* count = label(order.count() == 1 ? tr("1 unit") : tr("%1 units").arg(order.count()), Type::Plain, QFont::Normal, this);
    set_tone(*count, Tone::Faded);
    words->addWidget(count);
    words->addStretch();
    row->addLayout(words, 1);
    auto* commands = new QVBoxLayout;
    commands->setSpacing(unit);
    for (const RevealedCommand& command : order.commands) {
        if (!command.leader.isEmpty()) {
            auto* leader = label(command.leader, Type::Plain, QFont::Normal, this);
            set_tone(*leader, Tone::Faded);
            commands->addWidget(leader);
        }
        commands->addWidget(new_units(command));
    }
    row->addLayout(commands, 3);
    static_cast<QVBoxLayout*>(layout())->addLayout(row); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): made above
}

QWidget* RevealCard::new_units(const RevealedCommand& command)
{
    auto* units = new QWidget{this};
    auto* flow = new FlowLayout{units};
    int widest = 0;
    for (const game::Unit* one : command.units)
        widest = std::max(widest, fontMetrics().horizontalAdvance(code_and_name(*one)));
    for (const game::Unit* one : command.units) {
        auto* name = label(code_and_name(*one), Type::Plain, QFont::Normal, units);
        name->setWordWrap(false);
        name->setMinimumWidth(widest);
        flow->addWidget(name);
    }
    return units;
}

void RevealCard::paintEvent(QPaintEvent* /*event*/)
{
    constexpr double corner = 6;
    const int unit = grid_unit(fontMetrics());
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{roles().line, 1.0});
    painter.setBrush(roles().leaf);
    painter.drawRoundedRect(QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    paint_band(painter, QRectF(2.0 * unit, 3.0 * unit, unit, height() - 6.0 * unit), m_number, unit);
}

} // namespace corneta::ui
