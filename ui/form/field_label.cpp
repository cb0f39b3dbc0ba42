// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/field_label.h"

#include <QMouseEvent>

namespace corneta::ui {

FieldLabel::FieldLabel(const QString& rich_text, QWidget* parent) : QLabel{rich_text, parent}
{
    setTextFormat(Qt::RichText);
    setWordWrap(true);
}

QSize FieldLabel::minimumSizeHint() const
{
    return {QLabel::minimumSizeHint().width(), fontMetrics().height()};
}

void FieldLabel::mousePressEvent(QMouseEvent* event)
{
    QLabel::mousePressEvent(event);
    emit pressed();
}

} // namespace corneta::ui
