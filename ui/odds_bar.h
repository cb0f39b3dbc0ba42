// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace corneta::ui {

/// One value of an outcome: its words, how likely it is in words, and a bar. Hatched where the chance that stands out comes true.
class OddsBar : public QWidget {
    Q_OBJECT

public:
    struct Row {
        QString value;
        QString headline;
        QString chance;
        double probability = 0;
        bool stands_out = false;
        friend bool operator==(const Row&, const Row&) = default;
    };

    explicit OddsBar(QWidget* parent);

    /// `likeliest` is the probability of a bar of full length, `value_width` what the widest value takes.
    void show_row(const Row& row, double likeliest, int value_width);
    const Row& row() const { return m_row; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int thickness() const;
    QRect headline_room(int width) const;
    int headline_height(int width) const;

    Row m_row;
    double m_likeliest = 1;
    int m_value_width = 0;
};

} // namespace corneta::ui
