// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace corneta::ui {

/// A bar a value of an outcome, with its words and how likely it is. Hatched where the highlighted chance comes true.
class OddsBars : public QWidget {
    Q_OBJECT

public:
    struct Row {
        QString value;
        QString headline;
        QString chance;
        QString percentage; ///< stands for the chance where that takes too much room
        double probability = 0;
        bool highlighted = false;
        bool came_true = false; ///< the dice have said so
    };

    explicit OddsBars(QWidget* parent);

    void show_rows(std::vector<Row> rows);
    const std::vector<Row>& rows() const { return m_rows; }
    /// The row that came true; none past the last.
    void mark(std::size_t row);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int thickness() const;
    int value_width() const;
    /// Between a row and the frame of the one that came true.
    int margin() const { return fontMetrics().averageCharWidth(); }
    const QString& chance_shown(const Row& row, int width) const;
    /// Whether wide values stand above their headlines instead of beside them.
    bool is_stacked(int width) const { return value_width() > width / 4; }
    QRect headline_room(const Row& row, int width) const;
    int headline_height(const Row& row, int width) const;
    void paint_mark(QPainter& painter, const Row& row, int top) const;
    void paint_row(QPainter& painter, const Row& row, int top) const;

    std::vector<Row> m_rows;
    double m_full = 1; ///< the probability of a bar of full length
};

} // namespace corneta::ui
