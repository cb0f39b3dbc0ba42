// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace corneta::ui {

/// A button that takes Enter as well as the space bar, and wraps its words where there is little room.
class WordButton : public QPushButton {
    Q_OBJECT

public:
    /// `object` is the name by which tests find it.
    WordButton(const QString& words, QWidget* parent, const char* object = "");
    /// The one that leaves a page.
    static WordButton* back(QWidget* parent);

    /// The one button of a page that Enter is for: it is filled.
    void make_primary();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_is_primary = false;
    /// What the frame takes of the button's width and height.
    QSize frame() const;
};

} // namespace corneta::ui
