// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace corneta::ui {

/// Puts one thing beside the other and begins a new line where the width ends.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    /// It has no margins.
    explicit FlowLayout(QWidget* parent, std::initializer_list<QWidget*> widgets = {});
    ~FlowLayout() override { qDeleteAll(m_items); }
    Q_DISABLE_COPY_MOVE(FlowLayout)

    void addItem(QLayoutItem* item) override { m_items.append(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override { return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr; }
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return lay_out(QRect{0, 0, width, 0}, Doing::Measuring); }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    enum class Doing { Measuring, Placing };
    int lay_out(const QRect& rect, Doing doing) const;

    QList<QLayoutItem*> m_items;
};

} // namespace corneta::ui
