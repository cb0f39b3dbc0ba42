// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/open_game.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <set>
#include <string>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace corneta::game {
struct HiddenSpec;
}

namespace corneta::ui {

class BoxEditor;
class ChipLegend;
class DiceLines;
class FormScroll;
class HiddenTable;
class WordButton;

/// Where the sides lay things face down, one after the other behind a curtain, and turn them up together. What a side has chosen is
/// forgotten as soon as the curtain falls or the page goes.
class HiddenPage : public QWidget {
    Q_OBJECT

public:
    explicit HiddenPage(QWidget* parent);

    /// Lets the curtain fall in front of this game.
    void open(OpenGame& game);

signals:
    void left();
    /// Everything that lay face down is turned up.
    void turned_up();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    enum class Step { Curtain, Means, Laying, LeftOut };

    QWidget* build_lines();
    /// Everything of a side goes from the screen.
    void forget();
    void draw_curtain();
    void show_step(Step step);
    void say(const QStringList& problems);
    void add_button(const QString& words, const char* name, std::function<void()> pressed);
    void clear_buttons();
    void fill_curtain();
    bool is_done(const game::Unit& side) const;
    QString side_words(const game::Unit& side) const;
    void look(const std::string& side);
    void ask_means();
    void take_means();
    void ask_lines();
    void say_line();
    void lay();
    void ask_left_out();
    void turn_up();
    void add_reveals();
    bool reveal_by(const QString& typed);
    void reveal(const std::string& unit);
    void edit_box();
    void fill_box();
    void refresh();

    QPointer<OpenGame> m_game;
    const game::HiddenSpec* m_hidden = nullptr; ///< nothing may be laid in this phase: null
    Step m_step = Step::Curtain;
    std::string m_side;             ///< who looks
    std::set<std::string> m_passed; ///< sides that lay nothing
    game::Stage m_stage{};          ///< in which they passed
    bool m_is_busy = false;
    FormScroll* m_scroll;
    QLabel* m_title;
    QLabel* m_words;
    QWidget* m_button_box;
    QVBoxLayout* m_button_column;
    std::vector<WordButton*> m_buttons;
    DiceLines* m_dice;
    WordButton* m_roll;
    QWidget* m_lines;
    HiddenTable* m_table = nullptr;
    ChipLegend* m_legend = nullptr;
    BoxEditor* m_box = nullptr;
    QLabel* m_line_words = nullptr;
    WordButton* m_lay = nullptr;
    QLabel* m_problems;
};

} // namespace corneta::ui
