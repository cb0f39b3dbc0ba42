// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace corneta::ui {

/// Says which mark stands for which source.
class SourceLegend : public QWidget {
    Q_OBJECT

public:
    explicit SourceLegend(QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace corneta::ui
