// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/balance/balance_tables.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace corneta::ui {

/// A table of what battles came to, with its title and remarks.
class BalanceBox : public QWidget {
    Q_OBJECT

public:
    BalanceBox(const game::BalanceTable& table, QWidget* parent);

    /// One of the same columns and rows, in so many pixels.
    void show_table(const game::BalanceTable& table);
    void fit(int width);
    QWidget& table() const;

private:
    QLabel* m_title;
    QTableWidget* m_table;
    QLabel* m_remarks;
};

} // namespace corneta::ui
