// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/hand_line.h"

#include "ui/look/colours.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"

#include <QCheckBox>
#include <QPainter>
#include <QPainterPath>

#include <initializer_list>

namespace corneta::ui {

namespace {

/// In a square of 12.
QPainterPath path_of(Hand hand)
{
    QPainterPath path;
    const auto line = [&path](std::initializer_list<QPointF> points) { path.addPolygon(QPolygonF{QList<QPointF>{points}}); };
    switch (hand) {
    case Hand::Say: path.addEllipse(QPointF{6, 6}, 1.5, 1.5); break;
    case Hand::TakeOff: // up from the table
        line({{1, 11}, {11, 11}});
        line({{6, 9}, {6, 1}});
        line({{3, 4}, {6, 1}, {9, 4}});
        break;
    case Hand::PutBehind: // a base behind another
        path.addRect(1, 1, 6, 4);
        path.addRect(5, 7, 6, 4);
        break;
    case Hand::PutDown: // down to the table
        line({{1, 11}, {11, 11}});
        line({{6, 1}, {6, 9}});
        line({{3, 6}, {6, 9}, {9, 6}});
        break;
    case Hand::Mark:
        path.addEllipse(QPointF{6, 6}, 5, 5);
        line({{3, 6}, {9, 6}});
        line({{6, 3}, {6, 9}});
        break;
    case Hand::Unmark:
        path.addEllipse(QPointF{6, 6}, 5, 5);
        line({{3, 6}, {9, 6}});
        break;
    case Hand::Turn:
        path.arcMoveTo(2, 2, 8, 8, 60);
        path.arcTo(2, 2, 8, 8, 60, 270);
        line({{8, 0}, {8, 3}, {11, 3}});
        break;
    case Hand::Move:
        line({{1, 6}, {11, 6}});
        line({{8, 3}, {11, 6}, {8, 9}});
        break;
    }
    return path;
}

/// As high as a line of text. The sentence beside it says all: it is for the eyes alone.
class HandIcon : public QWidget {
public:
    HandIcon(Hand hand, QWidget* parent) : QWidget{parent}, m_hand{hand}
    {
        const int side = fontMetrics().height();
        setFixedSize(side, side);
        setFocusPolicy(Qt::NoFocus);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter{this};
        paint_hand(painter, rect(), m_hand);
    }

private:
    Hand m_hand;
};

} // namespace

void paint_hand(QPainter& painter, const QRectF& in, Hand hand)
{
    constexpr double cells = 12;
    constexpr double margin = 0.12;
    constexpr double thickness = 1.4;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(in.left() + in.width() * margin, in.top() + in.height() * margin);
    painter.scale(in.width() * (1 - 2 * margin) / cells, in.height() * (1 - 2 * margin) / cells);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{roles().ink, thickness, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPath(path_of(hand));
    painter.restore();
}

HandLine::HandLine(const HandWords& hand, bool is_done, QWidget* parent) : QWidget{parent}, m_box{new QCheckBox{this}}
{
    auto* words = new SizedLabel{Type::Plain, QFont::Normal, this, "hands"};
    words->setText(hand.words);
    words->setBuddy(m_box);
    in_row(this, {{m_box, 0, Qt::AlignTop}, {new HandIcon{hand.kind, this}, 0, Qt::AlignTop}, {words, 1}});
    m_box->setAccessibleName(hand.words);
    m_box->setToolTip(tr("Space, or the number of the line, ticks it off."));
    m_box->setChecked(is_done);
    const auto fade = [words](bool done) { set_tone(*words, done ? Tone::Faded : Tone::Present); };
    fade(is_done);
    connect(m_box, &QCheckBox::toggled, this, fade);
    connect(m_box, &QCheckBox::toggled, this, &HandLine::ticked);
}

void HandLine::toggle()
{
    m_box->toggle();
}

} // namespace corneta::ui
