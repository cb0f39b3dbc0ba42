// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/balance/balance.h"
#include "ui/balance/results_flow.h"

namespace corneta::ui {

/// What battles came to: tables beside plots of how long they took, what they cost and when they were won.
class BalanceResults : public ResultsFlow {
    Q_OBJECT

public:
    using ResultsFlow::ResultsFlow;

    /// Of the same question as before, unless it was begun anew.
    void show_balance(const game::Balance& balance);
    void begin_anew();

private:
    std::vector<SharePlot*> m_plots;
};

} // namespace corneta::ui
