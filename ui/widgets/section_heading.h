// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace corneta::ui {

/// A heading with a line to the right edge.
class SectionHeading : public QWidget {
    Q_OBJECT

public:
    SectionHeading(const QString& title, QWidget* parent);

    void set_title(const QString& title);

private:
    QLabel* m_label;
};

} // namespace corneta::ui
