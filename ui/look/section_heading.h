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
    /// The key that leads there, at the right edge.
    void set_key(const QString& key);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_label;
    QLabel* m_key;
};

} // namespace corneta::ui
