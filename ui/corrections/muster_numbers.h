// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/corrections/stat_lines.h"

#include <QStringList>

namespace corneta::ui {

/// What a unit is counted by, in one line of numbers. The space bar goes to the next of them.
class MusterNumbers : public StatLines {
    Q_OBJECT

public:
    explicit MusterNumbers(QWidget* parent);

    void show_unit(const Rulebook& book, const game::Unit& unit);
    /// What cannot be read, a line each; goes to the first of these.
    QStringList problems();

signals:
    /// The unit before.
    void back_asked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* new_line(const game::StatSpec& spec, const game::Unit& unit, QWidget& row);
    void to_next(const QObject* from);
};

} // namespace corneta::ui
