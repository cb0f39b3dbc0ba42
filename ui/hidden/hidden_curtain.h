// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/state.h"

#include <QWidget>

#include <functional>
#include <set>
#include <string>
#include <vector>

class QVBoxLayout;

namespace corneta::game {
struct HiddenSpec;
}

namespace corneta::ui {

class OpenGame;
class WordButton;

/// What stands on the curtain between the sides: a button for each that may look, for each box to reveal, for turning all up together.
class HiddenCurtain : public QWidget {
    Q_OBJECT

public:
    explicit HiddenCurtain(QWidget* parent);

    /// Hangs it before a game; what lies there is in the words that come back, whose turn it is to look first.
    QString hang(const OpenGame& game, const game::HiddenSpec& hidden);
    void clear();
    /// The button that comes next; null: none does.
    QWidget* first() const { return m_first; }
    /// Whether a number key reveals a box.
    bool reveal_by(const QString& typed);
    /// A side is through; one that laid nothing is not asked again in this stage.
    void note_turn(const game::Stage& stage, const std::string& side, int laid);
    /// Another game.
    void forget_turns() { m_passed.clear(); }

signals:
    void look_chosen(const std::string& side);
    void reveal_chosen(const std::string& unit);
    void turn_up_chosen();

private:
    void add_button(const QString& words, const char* name, std::function<void()> pressed);
    void add_reveals(const game::State& state, const game::HiddenSpec& hidden);
    bool is_done(const OpenGame& game, const game::HiddenSpec& hidden, const game::Unit& side) const;

    QVBoxLayout* m_column;
    std::vector<WordButton*> m_buttons;
    QWidget* m_first = nullptr;
    std::vector<std::string> m_boxes; ///< to be revealed, by number
    std::set<std::string> m_passed;   ///< sides that laid nothing
    game::Stage m_stage{};            ///< in which they passed
};

} // namespace corneta::ui
