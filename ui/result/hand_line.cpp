// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/hand_line.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/result/hand_icon.h"

#include <QCheckBox>
#include <QPainter>

namespace corneta::ui {

namespace {

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
