// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace corneta::ui {

/// Scrolls upright and keeps the widget with the focus in view, however the focus got there.
class FormScroll : public QScrollArea {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FormScroll)

public:
    explicit FormScroll(QWidget* content, QWidget* parent);
    ~FormScroll() override;

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

signals:
    /// The content wants another height, or has another width.
    void content_resized();
    /// Bars and view are where they belong.
    void laid_out();
};

} // namespace corneta::ui
