// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hidden/revealed.h"

#include <QWidget>

namespace corneta::ui {

/// The orders of a side turned up: a line an order, with its chip, its word, how many units have it and which, command by command.
class RevealCard : public QWidget {
    Q_OBJECT

public:
    /// `rolls_at_random`: those without an order still roll for one.
    RevealCard(const RevealedSide& side, std::size_t number, bool rolls_at_random, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void add(const RevealedOrder& order);
    QWidget* new_units(const RevealedCommand& command);

    std::size_t m_number; ///< of the side, from 0
};

} // namespace corneta::ui
