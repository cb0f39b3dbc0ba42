// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/state.h"

#include <QWidget>

#include <string>
#include <vector>

class QComboBox;
class QLabel;

namespace corneta::ui {

class UnitLine;

/// What is put into one hidden box: its units by their codes, and which of its two markers is the real one.
class BoxEditor : public QWidget {
    Q_OBJECT

public:
    explicit BoxEditor(QWidget* parent);

    /// Asks for a box; `units` are those that may be put into it.
    void ask(const game::Unit& box, const std::vector<const game::Unit*>& units);
    void clear();
    /// "S1 S2; marker 2 is real"; empty without units.
    std::string word() const;

signals:
    /// Enter behind the marker.
    void filled();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* m_title;
    UnitLine* m_units;
    QComboBox* m_real;
    game::State m_state; ///< of the units to choose from
};

} // namespace corneta::ui
