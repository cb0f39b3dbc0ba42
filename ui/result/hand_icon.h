// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <QWidget>

#include <cstdint>

class QPainter;

namespace corneta::ui {

/// What hands do at the table, as a picture beside the words says it.
enum class HandKind : std::uint8_t { Other, TakeOff, PutBehind, PutDown, Mark, Unmark, Turn, Move };

/// By the first words of the sentence.
HandKind hand_kind(const QString& sentence);

void paint_hand(QPainter& painter, const QRectF& in, HandKind kind);

/// It, as high as a line of text. The sentence beside it says all: it is for the eyes alone.
class HandIcon : public QWidget {
    Q_OBJECT

public:
    HandIcon(HandKind kind, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    HandKind m_kind;
};

} // namespace corneta::ui
