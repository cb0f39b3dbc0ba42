// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace corneta::ui {

/// Columns side by side, from nothing up to a share or a number: each of the series in the hue and the pattern of its side.
class SharePlot : public QWidget {
    Q_OBJECT

public:
    struct Series {
        QString name;                ///< empty where there is but one
        std::vector<double> heights; ///< shares, or numbers
    };

    explicit SharePlot(QWidget* parent);

    /// A label each place of the series; `title` stands elsewhere and is only heard.
    void show_shares(const QString& title, const QStringList& labels, std::vector<Series> series);
    void show_numbers(const QString& title, const QStringList& labels, std::vector<Series> series);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void show_columns(const QString& title, const QStringList& labels, std::vector<Series> series, double full, QString (*words)(double));
    QString full_words() const { return m_words(m_full); }
    /// Paints the names of the series and gives the height they take.
    int paint_names(QPainter& painter) const;
    void paint_axes(QPainter& painter, const QRect& plot) const;
    void paint_columns(QPainter& painter, const QRect& plot) const;

    QStringList m_labels;
    std::vector<Series> m_series;
    double m_full = 1; ///< what a column of full height stands for
    QString (*m_words)(double height) = nullptr;
};

} // namespace corneta::ui
