// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"
#include "ui/session/open_game.h"

#include <QPointer>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;

namespace corneta::ui {

class MusterNumbers;

/// One side is counted on the table, a unit after the other: Enter says that a unit is right, a number typed over another sets it right.
class MusterPage : public QWidget {
    Q_OBJECT

public:
    explicit MusterPage(QWidget* parent);

    /// The units of a side that there is something to count of, by key.
    static std::vector<std::string> units_to_muster(const Rulebook& book, const game::State& state, std::string_view side);
    void begin(OpenGame& game, const std::string& side);

signals:
    void entered(const corneta::game::Entry& entry);
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Mustered {
        std::string unit;
        std::vector<int> entries; ///< that set it right
    };

    QWidget* new_bottom();
    void order_tabs();
    void show_unit();
    void show_summary();
    void go_back();
    void go_on();
    bool is_right_or_written();
    /// Takes up what has changed elsewhere, where nothing is typed.
    void refresh();
    bool is_over() const { return m_at >= m_units.size(); }

    QPointer<OpenGame> m_game;
    std::string m_side;
    std::vector<Mustered> m_units;
    std::size_t m_at = 0; ///< of the unit in hand
    bool m_is_writing = false;
    QLabel* m_title;
    QLabel* m_name;
    QWidget* m_all; ///< that scrolls
    MusterNumbers* m_numbers;
    QLabel* m_problem;
    QLineEdit* m_reason;
    std::vector<QWidget*> m_buttons;
    QWidget* m_bottom;
};

} // namespace corneta::ui
