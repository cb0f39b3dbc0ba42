// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/state/state.h"

#include <QList>
#include <QWidget>

#include <cstddef>

class QLabel;

namespace corneta::ui {

class UnitLine;

/// Who stands in a role: the code that is typed, and of that unit its name, how many are left of it and its marks, in the manner of its side.
class UnitCard : public QWidget {
    Q_OBJECT

public:
    /// `is_small`: a line and the name alone, where many roles are asked for.
    UnitCard(const QString& role, UnitLine& line, bool is_small, QWidget* parent);

    /// The object name of the unit's name.
    void name(const QString& object);
    /// The units that the line names; nobody leaves the card's room as it is.
    void show_units(const game::State& state, const Rulebook& book);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void measure_by_font();

    UnitLine& m_line;
    QLabel* m_name;
    QLabel* m_marks;
    QWidget* m_bar;
    QList<int> m_parts;
    QString m_left; ///< how many of them are, in words
    std::size_t m_side = 0;
    bool m_is_somebody = false;
    bool m_is_small;
};

} // namespace corneta::ui
