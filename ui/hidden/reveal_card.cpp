// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/reveal_card.h"

#include "ui/look/band.h"
#include "ui/look/chip_picture.h"
#include "ui/look/colours.h"
#include "ui/look/grid.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/look/tone.h"
#include "ui/widgets/flow_layout.h"
#include "ui/words/typed_words.h"

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

} // namespace

RevealCard::RevealCard(const RevealedSide& side, std::size_t number, bool rolls_at_random, QWidget* parent)
    : QWidget{parent},
      m_number{number}
{
    const int unit = grid_unit(fontMetrics());
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(6 * unit, 3 * unit, 4 * unit, 3 * unit);
    column->setSpacing(3 * unit);
    auto* heading = new SizedLabel{Type::Headline, QFont::Bold, QString::fromStdString(side.side->name), this};
    QPalette hue = heading->palette();
    hue.setColor(QPalette::WindowText, roles().of_side(number));
    heading->setPalette(hue);
    qsizetype orders = 0;
    for (const RevealedOrder& order : side.orders)
        orders += order.count();
    auto* count = new SizedLabel{Type::Plain, QFont::Normal, orders == 1 ? tr("1 order") : tr("%1 orders").arg(orders), this};
    set_tone(*count, Tone::Faded);
    count->setWordWrap(false);
    column->addLayout(in_row(nullptr, {{heading, 1}, count}));
    for (const RevealedOrder& order : side.orders)
        add(order);
    column->addStretch(1);
    if (!side.without.empty())
        column->addWidget(new SizedLabel{Type::Plain, QFont::Normal,
                                         rolls_at_random
                                             ? tr("\u25b2 Without an order, they roll at random: %1").arg(names_of(side.without))
                                             : tr("Without an order: %1").arg(names_of(side.without)),
                                         this});
}

void RevealCard::add(const RevealedOrder& order)
{
    constexpr int chip_units = 10;
    const int unit = grid_unit(fontMetrics());
    auto* chip = new QLabel{this};
    chip->setPixmap(chip_picture(order.chip, chip_units * unit, devicePixelRatioF()));
    chip->setAccessibleName(tr("Chip: %1").arg(order.words));
    auto* name = new SizedLabel{Type::Name, QFont::Bold, order.words, this};
    auto* count = new SizedLabel{Type::Plain, QFont::Normal, order.count() == 1 ? tr("1 unit") : tr("%1 units").arg(order.count()), this};
    set_tone(*count, Tone::Faded);
    auto* words = in_column(nullptr, {name, count, Part::room()});
    words->setSpacing(0);
    auto* commands = in_column(nullptr, {});
    commands->setSpacing(unit);
    for (const RevealedCommand& command : order.commands) {
        if (!command.leader.isEmpty()) {
            auto* leader = new SizedLabel{Type::Plain, QFont::Normal, command.leader, this};
            set_tone(*leader, Tone::Faded);
            commands->addWidget(leader);
        }
        commands->addWidget(new_units(command));
    }
    auto* row = in_row(nullptr, {{chip, 0, Qt::AlignTop}, {words, 1}, {commands, 3}});
    row->setSpacing(3 * unit);
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
        auto* name = new SizedLabel{Type::Plain, QFont::Normal, code_and_name(*one), units};
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
