// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/balance/balance.h"

#include <QWidget>

#include <vector>

namespace corneta::ui {

class BalanceBox;
class FlowLayout;
class SharePlot;

/// What battles came to: tables beside plots of how long they took, what they cost and when they were won.
class BalanceResults : public QWidget {
    Q_OBJECT

public:
    explicit BalanceResults(QWidget* parent);

    /// Of the same question as before, unless it was cleared.
    void show_balance(const game::Balance& balance);
    void clear();
    /// Where there are so many pixels from left to right.
    void fit(int room);

protected:
    void changeEvent(QEvent* event) override;

private:
    SharePlot* add_plot(const QString& title);
    void fit_boxes();

    FlowLayout* m_flow;
    std::vector<QWidget*> m_boxes;
    std::vector<BalanceBox*> m_tables;
    std::vector<SharePlot*> m_plots;
    int m_room = 0;
};

} // namespace corneta::ui
