// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace corneta::ui {

/// The titles of the phase sheet above its columns, bold; long ones wrap into a second line.
class SheetHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit SheetHeader(QWidget* parent);

    /// What a title takes at least: its longest word.
    int least_width(const QString& title) const;

protected:
    QSize sectionSizeFromContents(int section) const override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString title_of(int section) const;
    QFont bold() const;
    QRect room_in(const QRect& section) const;
};

} // namespace corneta::ui
