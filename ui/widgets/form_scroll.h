// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace corneta::ui {

/// Scrolls upright and keeps the widget with the focus in view, however the focus got there.
class FormScroll : public QScrollArea {
    Q_OBJECT

public:
    explicit FormScroll(QWidget* content, QWidget* parent);

    /// The height at which nothing would have to scroll.
    int whole_height() const;
    /// Scrolls to the widget with the focus, and within it to its current line.
    void show_focus();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void settle();

    bool m_is_settling = false;
    QObject m_while_there; ///< of what follows the focus, which moves once more while its parts go

signals:
    /// The content wants another height, or has another width.
    void content_resized();
    /// Bars and view are where they belong.
    void laid_out();
};

} // namespace corneta::ui
