// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace corneta::ui {

/// The size of all text as a percentage of the system's.
class TextSize : public QObject {
    Q_OBJECT

public:
    static constexpr int least = 100;
    static constexpr int most = 300;

    explicit TextSize(QObject* parent);
    ~TextSize() override;
    Q_DISABLE_COPY_MOVE(TextSize)

    int percent() const { return m_percent; }
    /// Sets the application's font; a percentage outside least and most is not taken.
    void set_percent(int percent);
    void enlarge() { set_percent(m_percent + step); }
    void reduce() { set_percent(m_percent - step); }
    void reset() { set_percent(least); }

signals:
    void percent_changed(int percent);

private:
    static constexpr int step = 25;

    double m_system_points;
    int m_percent = least;
};

} // namespace corneta::ui
