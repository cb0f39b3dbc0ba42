// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace corneta::ui {

/// A field's label; a click on it goes to the field.
class FieldLabel : public QLabel {
    Q_OBJECT

public:
    FieldLabel(const QString& rich_text, QWidget* parent);

    QSize minimumSizeHint() const override;

signals:
    void pressed();

protected:
    void mousePressEvent(QMouseEvent* event) override;
};

} // namespace corneta::ui
