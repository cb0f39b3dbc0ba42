// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/source.h"

#include <QString>
#include <QWidget>

namespace corneta::ui {

/// What the source means, in a sentence.
QString source_meaning(Source source);

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
